//! Details of errors in the user's language.
//!
//! Parsers and the system explain what is wrong in English. A phrasebook has each of these
//! sentences with placeholders; an unknown sentence is left out rather than shown in the wrong
//! language.

use crate::lang::Lang;
use crate::text::Text;
use std::sync::LazyLock;

/// The longest detail that is looked up, in bytes.
const MAX_DETAIL: usize = 500;

impl Text {
    /// A detail in words; a general phrase where the phrasebook has none.
    pub fn detail(&self, english: &str) -> String {
        self.known_detail(english).unwrap_or_else(|| self.say("error-detail"))
    }
    /// The same for names, most of which are spelt the same in every language.
    pub fn detail_or_same(&self, english: &str) -> String {
        self.known_detail(english).unwrap_or_else(|| english.to_string())
    }
    fn known_detail(&self, english: &str) -> Option<String> {
        match self.lang() {
            Lang::En => Some(plain(english)),
            // Only a foreign file makes it longer, and matching takes more than linear time.
            Lang::Fr if english.len() > MAX_DETAIL => None,
            Lang::Fr => FRENCH.translate(english).map(|said| Lang::Fr.bind(&said)),
        }
    }
}

/// The parser's names for types of numbers in positions and records.
const NUMBERS: [(&str, &str); 9] = [
    ("u8", "a whole number from 0 to 255"),
    ("u16", "a whole number from 0 to 65535"),
    ("u32", "a whole number from 0 on"),
    ("u64", "a whole number from 0 on"),
    ("usize", "a whole number from 0 on"),
    ("i8", "a whole number from -128 to 127"),
    ("i16", "a whole number from -32768 to 32767"),
    ("i32", "a whole number"),
    ("i64", "a whole number"),
];

/// An English detail without names of types.
fn plain(english: &str) -> String {
    let Some((found, rest)) = english.split_once(", expected ") else { return english.to_string() };
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    match NUMBERS.iter().find(|(name, _)| *name == &rest[..end]) {
        Some((_, words)) => format!("{found}, expected {words}{}", &rest[end..]),
        None => english.to_string(),
    }
}

static FRENCH: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::read(include_str!("../details/fr.txt")));

/// Sentences with placeholders and their translations: those that wrap another one, then the most
/// specific first.
struct Phrasebook(Vec<Phrase>);

struct Phrase {
    english: Vec<Piece>,
    translation: Vec<Piece>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Piece {
    Words(String),
    /// `{name}`, or `{}` for the next one in order.
    Slot(String),
}

impl Phrasebook {
    fn read(text: &'static str) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let pairs = lines.filter_map(|line| line.split_once(" → "));
        let mut phrases: Vec<_> = pairs
            .map(|(english, translation)| Phrase {
                english: pieces(english),
                translation: pieces(translation),
            })
            .collect();
        let rank = |phrase: &Phrase| {
            let words = phrase.english.iter().map(|piece| match piece {
                Piece::Words(words) => words.len(),
                Piece::Slot(_) => 0,
            });
            (!wraps(&phrase.english), std::cmp::Reverse(words.sum::<usize>()))
        };
        phrases.sort_by_key(rank);
        Self(phrases)
    }

    fn translate(&self, english: &str) -> Option<String> {
        self.0.iter().find_map(|phrase| {
            let mut values = Vec::new();
            fits(&phrase.english, english, &mut values).then_some(())?;
            self.fill(phrase, &values)
        })
    }

    fn fill(&self, phrase: &Phrase, values: &[&str]) -> Option<String> {
        let slots = phrase.english.iter().filter_map(|piece| match piece {
            Piece::Slot(name) => Some(name.as_str()),
            Piece::Words(_) => None,
        });
        let mut left: Vec<_> = slots.zip(values.iter().copied()).collect();
        let parts = phrase.translation.iter().map(|piece| match piece {
            Piece::Words(words) => Some(words.clone()),
            Piece::Slot(name) => {
                let at = left.iter().position(|(slot, _)| slot == name)?;
                let (_, value) = if name.is_empty() { left.remove(at) } else { left[at] };
                match name.starts_with("why") {
                    true => self.translate(value),
                    false => Some(value.to_string()),
                }
            }
        });
        parts.collect()
    }
}

/// Whether it starts with another detail, as where a parser adds line and column.
fn wraps(pieces: &[Piece]) -> bool {
    matches!(pieces, [Piece::Slot(name), ..] if name.starts_with("why"))
}

/// `{held} cards` as a placeholder and words. An unclosed brace is a word.
fn pieces(template: &str) -> Vec<Piece> {
    let mut found = Vec::new();
    let mut rest = template;
    while let Some((words, after)) = rest.split_once('{') {
        let Some((name, after)) = after.split_once('}') else { break };
        if !words.is_empty() {
            found.push(Piece::Words(words.to_string()));
        }
        found.push(Piece::Slot(name.to_string()));
        rest = after;
    }
    if !rest.is_empty() {
        found.push(Piece::Words(rest.to_string()));
    }
    found
}

/// Whether the text has these pieces, and the values of the placeholders.
fn fits<'t>(pieces: &[Piece], text: &'t str, values: &mut Vec<&'t str>) -> bool {
    match pieces {
        [] => text.is_empty(),
        [Piece::Words(words), rest @ ..] => {
            text.strip_prefix(words.as_str()).is_some_and(|text| fits(rest, text, values))
        }
        [Piece::Slot(name)] => {
            values.push(text);
            !text.is_empty() && may_hold(name, text)
        }
        [Piece::Slot(name), rest @ ..] => {
            // The longest value first: `why` may itself contain the words that follow it.
            let ends = text.char_indices().map(|(at, _)| at).skip(1).collect::<Vec<_>>();
            ends.into_iter().rev().filter(|end| may_hold(name, &text[..*end])).any(|end| {
                let known = values.len();
                values.push(&text[..end]);
                let whole = fits(rest, &text[end..], values);
                if !whole {
                    values.truncate(known);
                }
                whole
            })
        }
    }
}

/// Whether a placeholder may have this value: another detail, something that is not shown, or a
/// name, number or quotation, but not an English sentence.
fn may_hold(slot: &str, value: &str) -> bool {
    const ENGLISH: [&str; 11] =
        ["the", "is", "are", "of", "at", "not", "nor", "has", "while", "this", "expected"];
    if slot == "line" || slot == "column" {
        return value.bytes().all(|digit| digit.is_ascii_digit());
    }
    let free = slot.starts_with("why") || slot.starts_with('_') || value.starts_with(['"', '`']);
    free || !value.split_whitespace().any(|word| ENGLISH.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn french(english: &str) -> String {
        Text::new(Lang::Fr).detail(english).replace('\u{a0}', " ")
    }

    #[test]
    fn sentences_are_found_with_their_values() {
        assert_eq!(french("6 things in a pile of 3"), "6 éléments dans une pile de 3");
        assert_eq!(french("corn: 9 is more than 7"), "corn : 9 dépasse 7");
        let field = "unknown field `a`, expected one of `b`, `c` at line 1 column 9";
        assert_eq!(
            french(field),
            "champ inconnu : `a` ; champs possibles : `b`, `c` (ligne 1, colonne 9)"
        );
        let cut = "not a line of JSON (EOF while parsing a string at line 1 column 9); is the file cut off?";
        assert!(french(cut).starts_with("ce n’est pas une ligne JSON (le fichier s’arrête"));
        let neither = "neither a move nor an end (missing field `n` at line 1 column 9)";
        assert_eq!(
            french(neither),
            "ni un coup ni une fin (champ manquant : `n` (ligne 1, colonne 9))"
        );
        let nested = "invalid type: string \"x\", expected u8 at line 3 column 7";
        assert_eq!(
            french(nested),
            "le texte \"x\", au lieu de : un entier de 0 à 255 (ligne 3, colonne 7)"
        );
    }

    #[test]
    fn english_names_no_types() {
        let english = |detail: &str| Text::new(Lang::En).detail(detail);
        assert_eq!(
            english("invalid value: integer `-1`, expected u8 at line 3 column 7"),
            "invalid value: integer `-1`, expected a whole number from 0 to 255 at line 3 column 7"
        );
        let field = "unknown field `a`, expected `b`";
        assert_eq!(english(field), field);
    }

    #[test]
    fn the_unknown_is_left_out() {
        assert_eq!(french("no such luck today"), french("quite another thing"));
        assert!(!french("no such luck today").contains("luck"));
        assert!(!french("no such luck at line 1 column 2").contains("luck"));
        assert_eq!(Text::new(Lang::En).detail("no such luck"), "no such luck");
        assert_eq!(Text::new(Lang::Fr).detail_or_same("supply player"), "supply player");
    }
}
