//! Unguessable names, and keys of which only the hash is kept.

use patolli_core::Digest;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Random bytes from the system. Without them no seed is fair and no key is safe, so a system that
/// has none cannot host a table.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A fresh 256-bit value for seeds and salts.
pub(crate) fn random_digest() -> Digest {
    Digest(random())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn is_hex(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
}

macro_rules! random_name {
    ($(#[$doc:meta])* $name:ident, $bytes:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            pub fn fresh() -> Self {
                Self(hex(&random::<$bytes>()))
            }
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }
        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                match is_hex(text, 2 * $bytes) {
                    true => Ok(Self(text.to_string())),
                    false => Err(concat!("not a ", stringify!($name)).to_string()),
                }
            }
        }
        impl TryFrom<String> for $name {
            type Error = String;
            fn try_from(text: String) -> Result<Self, String> {
                text.parse()
            }
        }
        impl From<$name> for String {
            fn from(name: $name) -> Self {
                name.0
            }
        }
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

random_name! {
    /// A match. Anyone who knows its id may watch if the table allows spectators, and nothing else.
    MatchId, 10
}
random_name! {
    /// A person at the table. It gives no access: keys do.
    PersonId, 16
}

/// A key: an invitation, a device, a handover. It is shown once; only its hash is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// 192 bits.
    pub fn fresh() -> Self {
        Self(hex(&random::<24>()))
    }
    /// A key that a client sends.
    pub fn brought(text: &str) -> Option<Self> {
        is_hex(text, 48).then(|| Self(text.to_string()))
    }
    /// The text that goes into a link or a cookie.
    pub fn reveal(&self) -> &str {
        &self.0
    }
    /// What is stored and looked up.
    pub fn hash(&self) -> String {
        Digest::of("patolli 1 key", &[self.0.as_bytes()]).to_string()
    }
}

/// A key must not end up in a log by accident.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_back_but_never_printed() {
        let key = Token::fresh();
        assert_eq!(Token::brought(key.reveal()), Some(key.clone()));
        assert!(!format!("{key:?}").contains(key.reveal()));
        assert_ne!(key.hash(), Token::fresh().hash());
        assert_eq!(Token::brought("../../etc"), None);
        assert!("ABCDEF".parse::<MatchId>().is_err());
    }
}
