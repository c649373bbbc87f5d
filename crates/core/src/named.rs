//! Values with names, as spelt in data files, positions and notation.

use crate::bundle::Bundle;
use crate::dense::{Dense, Set};
use crate::fault::likely;
use serde::de::{DeserializeOwned, Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// A name that no value of the type has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is no {kind}; expected {expected}")]
pub struct UnknownName {
    /// The text as it was written.
    pub text: String,
    /// What the name was for.
    pub kind: &'static str,
    /// The valid names, or the most similar one.
    pub expected: String,
}

impl UnknownName {
    /// Lists all names if there are few, otherwise the first and the last, after any similar to the
    /// wrong one.
    pub fn new<T: Dense + ToString>(kind: &'static str, text: &str) -> Self {
        let names: Vec<_> = T::all().map(|value| value.to_string()).collect();
        let expected = match names.len() {
            0..=12 => names.join(", "),
            n => {
                let last = names[n - 1].as_str();
                let mut listed = likely(text, names.iter().map(String::as_str));
                listed.retain(|name| *name != last);
                let first = names[..2].iter().map(String::as_str);
                let first: Vec<_> = first.filter(|name| !listed.contains(name)).collect();
                listed.extend(first);
                format!("{} … {last}", listed.join(", "))
            }
        };
        Self { text: text.to_string(), kind, expected }
    }

    /// The error of a deserializer: as text for a `readable` format; for rows of tables, which are
    /// not readable, with its parts ([`crate::Fault`]).
    pub fn refuse<E: Error>(&self, readable: bool) -> E {
        match readable {
            true => E::custom(self),
            false => E::invalid_value(Unexpected::Str(&self.text), &self.expected.as_str()),
        }
    }
}

/// Finds the value of this name.
pub fn by_name<T: Dense + ToString>(kind: &'static str, text: &str) -> Result<T, UnknownName> {
    T::all()
        .find(|value| value.to_string() == text)
        .ok_or_else(|| UnknownName::new::<T>(kind, text))
}

/// Reads and writes a type with `Display` and `FromStr` as a text in data files and positions.
#[macro_export]
macro_rules! serde_by_name {
    ($name:ty) => {
        $crate::serde_by_name!($name, |why, _| serde::de::Error::custom(why));
    };
    ($name:ty, $refuse:expr) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.collect_str(self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                let readable = input.is_human_readable();
                let text = <String as serde::Deserialize>::deserialize(input)?;
                text.parse().map_err(|why| $refuse(why, readable))
            }
        }
    };
}

/// Gives a dense type its text form in data files, positions and notation: the names of its rows,
/// or numbers from one.
///
/// ```
/// use patolli_core::{Dense, dense_id, text_form};
/// dense_id! { pub struct Slot: 3; }
/// text_form!(Slot, "slot", slot => slot.index() + 1);
/// assert_eq!("2".parse(), Ok(Slot::new(1)));
/// assert!("4".parse::<Slot>().is_err());
/// ```
#[macro_export]
macro_rules! text_form {
    ($name:ident, $kind:literal, $self:ident => $text:expr) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let $self = *self;
                write!(f, "{}", $text)
            }
        }
        impl std::str::FromStr for $name {
            type Err = $crate::UnknownName;
            fn from_str(text: &str) -> Result<Self, $crate::UnknownName> {
                $crate::by_name($kind, text)
            }
        }
        $crate::serde_by_name!($name, |why, readable| {
            $crate::UnknownName::refuse(&why, readable)
        });
    };
}

/// Declares a dense enum whose values have names: `named_enum! { pub enum Coin { Heads = "heads" } }`
#[macro_export]
macro_rules! named_enum {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $( $(#[$vmeta:meta])* $variant:ident = $text:literal ),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name { $( $(#[$vmeta])* $variant ),+ }

        impl $name {
            /// The name in data files, notation and positions.
            $vis const fn name(self) -> &'static str {
                match self { $( Self::$variant => $text ),+ }
            }
        }
        impl $crate::Dense for $name {
            const VALUES: &'static [Self] = &[$( Self::$variant ),+];
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
        impl std::str::FromStr for $name {
            type Err = $crate::UnknownName;
            fn from_str(text: &str) -> Result<Self, $crate::UnknownName> {
                $crate::by_name(stringify!($name), text)
            }
        }
        $crate::serde_by_name!($name, |why, readable| {
            $crate::UnknownName::refuse(&why, readable)
        });
    };
}

/// A bundle reads as a map from names to amounts.
impl<R: Dense + ToString> Serialize for Bundle<R> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.iter().map(|(kind, amount)| (kind.to_string(), amount)))
    }
}

impl<'de, R: Dense + ToString> Deserialize<'de> for Bundle<R> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let readable = input.is_human_readable();
        let mut bundle = Self::NOTHING;
        for (name, amount) in BTreeMap::<String, u8>::deserialize(input)? {
            let kind = by_name::<R>("resource", &name).map_err(|why| why.refuse(readable))?;
            if amount > Self::MAX {
                let most = Self::MAX;
                let found = Unexpected::Unsigned(amount.into());
                return Err(match readable {
                    true => Error::custom(format!("{name}: {amount} is more than {most}")),
                    false => Error::invalid_value(found, &format!("0 to {most}").as_str()),
                });
            }
            bundle.set(kind, amount);
        }
        Ok(bundle)
    }
}

/// A set reads as a list without repetitions.
impl<T: Dense + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de, T: Dense + DeserializeOwned> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let readable = input.is_human_readable();
        let members = Vec::<T>::deserialize(input)?;
        let set: Self = members.iter().copied().collect();
        match set.len() == members.len() {
            true => Ok(set),
            false if readable => Err(Error::custom("the list names something twice")),
            false => Err(Error::invalid_value(Unexpected::Seq, &"a list without repetitions")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Space(usize);

    impl Dense for Space {
        const VALUES: &'static [Self] = &{
            let mut all = [Space(0); 20];
            let mut i = 0;
            while i < 20 {
                all[i] = Space(i);
                i += 1;
            }
            all
        };
        fn index(self) -> usize {
            self.0
        }
    }

    impl std::fmt::Display for Space {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "nw_{}", self.0 + 11)
        }
    }

    #[test]
    fn no_name_is_expected_twice() {
        let expected = |text| UnknownName::new::<Space>("space", text).expected;
        assert_eq!(expected("nw_99"), "nw_19, nw_29, nw_11, nw_12 … nw_30");
        assert_eq!(expected("nw_1"), "nw_11, nw_12, nw_13 … nw_30");
        assert_eq!(expected("nw_3"), "nw_13, nw_23, nw_11, nw_12 … nw_30");
        assert_eq!(expected("tikal"), "nw_11, nw_12 … nw_30");
    }
}
