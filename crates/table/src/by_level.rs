//! Levels in the log. A budget beside a level is dropped: people choose how strong a bot is, never
//! how much of the server it may use.

use patolli_bots::{Level, Opponent};
use serde::{Deserialize, Deserializer, Serializer, de};

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde uses this name")]
pub fn serialize<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(level.name())
}

pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
    let opponent: Opponent = String::deserialize(from)?.parse().map_err(de::Error::custom)?;
    Ok(opponent.level)
}

#[cfg(test)]
mod tests {
    use crate::entry::{Entry, Sitter};
    use patolli_bots::Level;

    #[test]
    fn a_budget_in_the_log_is_only_its_level() {
        let bot: Sitter = serde_json::from_str(r#"{"bot":"expert@600s"}"#).expect("a bot");
        assert_eq!(bot, Sitter::Bot(Level::Expert));
        let text = r#"{"entry":"replaced","seat":0,"by":"hard@100000000","why":"asked"}"#;
        let entry: Entry = serde_json::from_str(text).expect("an entry");
        assert!(matches!(entry, Entry::Replaced { by: Level::Hard, .. }));
        let written = serde_json::to_string(&entry).expect("plain data");
        assert!(written.contains(r#""by":"hard""#), "{written}");
        assert!(serde_json::from_str::<Sitter>(r#"{"bot":"dragon"}"#).is_err());
    }
}
