//! Records: a match as lines of JSON that anyone can replay and verify.
//!
//! The first line is the header, each following line is one action, and the last line is the end. A
//! running match has no end; a record handed out while it runs has no seed either.

use crate::luck::{Digest, Draws, Luck, commitment};
use crate::seat::Seat;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

/// The version of the record format written here.
pub const FORMAT: u32 = 1;

/// Players, game, options and seed of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The record format.
    pub patolli: u32,
    /// The name of the game.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The components the match was played with.
    pub edition: EditionTag,
    /// A name for each seat, including a solo opponent's.
    pub seats: Vec<String>,
    /// The game's own options.
    pub options: serde_json::Value,
    /// The position the match continued from, if it did not start with setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<serde_json::Value>,
    /// The positions of the random streams at that moment.
    #[serde(default, skip_serializing_if = "Draws::is_nothing")]
    pub drawn: Draws,
    /// Set if the match was resumed under other rules than it started with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salvaged: Option<Salvaged>,
    /// The first move that cannot be trusted, because the stored match was changed or damaged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub untrusted: Option<usize>,
    /// The commitment to the seed, fixed before the first draw.
    pub commitment: Digest,
    /// The words that people added to the shuffle after the commitment was shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub additions: Vec<String>,
    /// The seed and salt, once they may be revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
}

/// The name of a set of components and a hash of its values.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditionTag {
    /// The name of the edition.
    pub name: String,
    /// The hash of its component values.
    pub digest: Digest,
}

/// Where a match was resumed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Salvaged {
    /// The number of moves before the record starts.
    pub step: usize,
    /// The version of the rules the match started with.
    pub rules: u32,
}

/// What the commitment hides until the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// Decides every roll and draw, with what people added.
    pub seed: Digest,
    /// Random bytes that keep the seed from being guessed.
    pub salt: Digest,
}

impl Secret {
    /// What is published before the match: a hash of seed and salt.
    pub fn commitment(&self) -> Digest {
        commitment(self.seed, self.salt)
    }

    /// The random streams of a match to which people added these words. Anyone who adds a word
    /// knows that no one chose the outcome: the seed was fixed before the word was known.
    pub fn luck(&self, additions: &[String]) -> Luck {
        if additions.is_empty() {
            return Luck::new(self.seed);
        }
        let words = additions.iter().map(String::as_bytes);
        let parts: Vec<&[u8]> = [&self.seed.0[..]].into_iter().chain(words).collect();
        Luck::new(Digest::of("patolli 1 luck with additions", &parts))
    }
}

/// One action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Counted from one.
    pub n: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The action in notation.
    pub action: String,
}

/// How the match ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// The final points of each seat.
    pub scores: Vec<i16>,
    /// The seats that won; several after a tie that no rule breaks.
    pub winners: Vec<Seat>,
    /// The hash of the final state.
    pub state: Digest,
}

/// A whole record.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The first line.
    pub header: Header,
    /// One line for each move.
    pub moves: Vec<Move>,
    /// The last line; a running match has none.
    pub end: Option<End>,
}

/// A text that is not a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say what each is")]
pub enum BadRecord {
    #[error("line {line}, column {column}: not JSON")]
    Syntax { line: usize, column: usize },
    /// The field is empty if the line as a whole is invalid.
    #[error("line {line}: field {field:?} is missing, unknown or invalid")]
    Fields { line: usize, field: String },
    #[error(
        "line {line}: expected move {expected}, found move {found}: lines are missing or out of order"
    )]
    Order { line: usize, expected: usize, found: usize },
    #[error("the record has no header: the file is empty")]
    Empty,
    #[error("record format {0} is newer than this program understands ({FORMAT})")]
    Newer(u32),
    #[error("line {0}: nothing may follow the end of a match")]
    AfterEnd(usize),
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Line {
    Move(Move),
    End { end: End },
}

/// An equivalent line of JSON that escapes invisible characters and those that reverse the line.
/// JSON has none of them outside strings.
fn readable(json: &str) -> String {
    let mut line = String::with_capacity(json.len());
    for c in json.chars() {
        match c.is_ascii_graphic() || c == ' ' || c.escape_debug().len() == 1 {
            true => line.push(c),
            false => c.encode_utf16(&mut [0; 2]).iter().for_each(|unit| {
                line += &format!("\\u{unit:04x}");
            }),
        }
    }
    line
}

impl Record {
    /// One line of JSON for the header, each move and the end.
    pub fn to_text(&self) -> String {
        let line = |value: serde_json::Result<String>| readable(&value.expect("plain data")) + "\n";
        let mut text = line(serde_json::to_string(&self.header));
        for played in &self.moves {
            text += &line(serde_json::to_string(played));
        }
        if let Some(end) = &self.end {
            text += &line(serde_json::to_string(&Line::End { end: end.clone() }));
        }
        text
    }

    /// Reads the lines of a record; whether its moves are legal is for [`replay`](crate::replay) to say.
    pub fn parse(text: &str) -> Result<Self, BadRecord> {
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let (_, first) = lines.next().ok_or(BadRecord::Empty)?;
        let mut record = Self { header: parse_header(first)?, moves: Vec::new(), end: None };
        for (line, text) in lines.filter(|(_, text)| !text.trim().is_empty()) {
            if record.end.is_some() {
                return Err(BadRecord::AfterEnd(line));
            }
            let expected = record.moves.len() + 1;
            match serde_json::from_str(text) {
                Ok(Line::Move(played)) if played.n == expected => record.moves.push(played),
                Ok(Line::Move(played)) => {
                    return Err(BadRecord::Order { line, expected, found: played.n });
                }
                Ok(Line::End { end }) => record.end = Some(end),
                Err(_) => return Err(line_error::<Move>(line, text)),
            }
        }
        Ok(record)
    }
}

fn parse_header(text: &str) -> Result<Header, BadRecord> {
    #[derive(Deserialize)]
    struct Version {
        patolli: u32,
    }
    if let Ok(Version { patolli }) = serde_json::from_str(text)
        && patolli > FORMAT
    {
        return Err(BadRecord::Newer(patolli));
    }
    serde_json::from_str(text).map_err(|_| line_error::<Header>(1, text))
}

/// What is invalid in a line that is not a `T`. Serde puts field names in backquotes.
fn line_error<T: DeserializeOwned>(line: usize, text: &str) -> BadRecord {
    if let Err(syntax) = serde_json::from_str::<IgnoredAny>(text) {
        return BadRecord::Syntax { line, column: syntax.column() };
    }
    let why = serde_json::from_str::<T>(text).err().map(|why| why.to_string());
    let field = why.as_deref().and_then(|why| why.split('`').nth(1)).unwrap_or_default();
    BadRecord::Fields { line, field: field.to_string() }
}
