//! The rules of a game to read and to search, in each language.
//!
//! A rulebook is Markdown of a narrow kind: one title, chapters (`## 6 Actions`), sections (`###
//! 6.1 Trade`), paragraphs, flat lists and tables. A paragraph that starts with a number in bold
//! type (`**6.1.2** …`, `**MV-1** …`) is a rule. In the text `[6.1.2]` links to another rule,
//! `[R-12?]` marks what we assume by the ruling R-12, and `:corn:` is an icon. An icon decorates
//! the word after it; where icons cannot be drawn it is left out.

mod read;

use crate::lang::Lang;
use crate::words::{Words, fold};
use patolli_games::{GameId, with_game};
use read::read;
use std::sync::OnceLock;

/// All rules of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rulebook {
    pub title: String,
    /// In order, chapters and their sections alike.
    pub sections: Vec<Section>,
}

/// The content below one heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    pub number: String,
    /// 1 for a chapter, 2 for a section of it.
    pub level: u8,
    pub title: String,
    pub blocks: Vec<Block>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    Paragraph {
        /// The number of the rule in this paragraph.
        rule: Option<String>,
        text: Vec<Inline>,
    },
    List(Vec<Vec<Inline>>),
    Table {
        head: Vec<Vec<Inline>>,
        rows: Vec<Vec<Vec<Inline>>>,
    },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inline {
    Text(String),
    Strong(String),
    /// The name of a picture that decorates the word after it.
    Icon(String),
    /// A link to another rule, by its number.
    Rule(String),
    /// The preceding words are an assumption, made by the ruling with this number.
    Assumption(String),
}

/// A place in a rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit<'a> {
    /// The number to link to: of the rule, or else of its section.
    pub anchor: &'a str,
    pub section: &'a Section,
    /// `None` for the heading.
    pub block: Option<&'a Block>,
}

/// The rules of a game, read once.
pub fn rulebook(game: GameId, lang: Lang) -> &'static Rulebook {
    static BOOKS: [[OnceLock<Rulebook>; Lang::ALL.len()]; GameId::ALL.len()] =
        [const { [const { OnceLock::new() }; Lang::ALL.len()] }; GameId::ALL.len()];
    BOOKS[game as usize][lang as usize].get_or_init(|| {
        let source = with_game!(game, G => G::RULES)[lang as usize];
        read(&lang.bind(source)).unwrap_or_else(|misprint| panic!("{game}, {lang}: {misprint}"))
    })
}

impl Rulebook {
    /// Every heading and every block, in order.
    pub fn places(&self) -> impl Iterator<Item = Hit<'_>> {
        self.sections.iter().flat_map(|section| {
            let head = Hit { anchor: &section.number, section, block: None };
            let blocks = section.blocks.iter().map(move |block| {
                let anchor = block.rule().unwrap_or(&section.number);
                Hit { anchor, section, block: Some(block) }
            });
            std::iter::once(head).chain(blocks)
        })
    }

    /// The number to link to for a rule: itself, or else the nearest number around it.
    pub fn anchor_for(&self, rule: &str) -> Option<&str> {
        self.at(rule).map(|place| place.anchor)
    }

    /// The place of a rule: itself, or else the nearest number around it.
    pub fn at(&self, rule: &str) -> Option<Hit<'_>> {
        let exact = self.places().find(|place| place.anchor == rule);
        exact.or_else(|| self.at(rule.rsplit_once('.')?.0))
    }

    /// The places that have all words of the query, ignoring case and accents. A block may have
    /// some of them in its section's title. The rule that the query names comes first, then
    /// headings, then the rest.
    pub fn find(&self, query: &str) -> Vec<Hit<'_>> {
        let query = fold(query);
        let words: Vec<_> = query.split_whitespace().collect();
        let mut hits: Vec<_> =
            self.places().filter(|place| !words.is_empty() && place.has(&words)).collect();
        hits.sort_by_key(|hit| match hit.block {
            _ if fold(hit.anchor) == query => 0,
            None => 1,
            Some(_) => 2,
        });
        hits
    }
}

impl Hit<'_> {
    fn has(&self, words: &[&str]) -> bool {
        let head = fold(&self.section.title);
        let own = match self.block {
            None => fold(&format!("{} {head}", self.anchor)),
            Some(block) => fold(&format!("{} {}", block.rule().unwrap_or(""), block.plain())),
        };
        words.iter().any(|word| has_word(&own, word))
            && words.iter().all(|word| has_word(&own, word) || has_word(&head, word))
    }
}

/// Numbers must match exactly: `6.1` is not found in `6.1.2`.
fn has_word(text: &str, word: &str) -> bool {
    match is_number(word) {
        false => text.contains(word),
        true => text
            .split(|c: char| !c.is_alphanumeric() && c != '.' && c != '-')
            .any(|token| token.trim_end_matches('.') == word),
    }
}

/// Whether something is the number of a rule or ruling: `6`, `6.1.2`, `R12`, `R-12`, `MV-1`.
/// Capitals and small letters are the same here, because a query has lost them.
fn is_number(text: &str) -> bool {
    let bare = text.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let letters = text.len() - bare.len();
    let digits = bare.strip_prefix('-').filter(|_| letters > 0).unwrap_or(bare);
    let counts = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    letters <= MOST_LETTERS && digits.split('.').all(counts)
}

/// The most letters in the code of a rule, such as `RUL-12`.
const MOST_LETTERS: usize = 3;

impl Block {
    /// The number of the rule in this block.
    pub fn rule(&self) -> Option<&str> {
        match self {
            Self::Paragraph { rule, .. } => rule.as_deref(),
            Self::List(_) | Self::Table { .. } => None,
        }
    }

    /// Its lines: of a table first the head, cell by cell.
    pub fn lines(&self) -> Vec<&[Inline]> {
        match self {
            Self::Paragraph { text, .. } => vec![text],
            Self::List(items) => items.iter().map(Vec::as_slice).collect(),
            Self::Table { head, rows } => {
                head.iter().chain(rows.iter().flatten()).map(Vec::as_slice).collect()
            }
        }
    }

    /// Its words without icons, one line below the other.
    pub fn plain(&self) -> String {
        self.lines().into_iter().map(plain_text).collect::<Vec<_>>().join("\n")
    }
}

/// The words of a line without icons; a link to another rule or to a ruling is its number in
/// brackets.
pub fn plain_text(line: &[Inline]) -> String {
    let mut said = String::new();
    let mut after_icon = false;
    for inline in line {
        match inline {
            // The icon was between two spaces.
            Inline::Text(text) if after_icon => {
                said.push_str(text.strip_prefix(' ').unwrap_or(text));
            }
            Inline::Text(text) | Inline::Strong(text) => said.push_str(text),
            Inline::Rule(number) | Inline::Assumption(number) => {
                said.push_str(&format!("[{number}]"));
            }
            Inline::Icon(_) => {}
        }
        after_icon = matches!(inline, Inline::Icon(_));
    }
    said
}
