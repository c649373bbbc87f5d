#![doc = include_str!("../README.md")]

pub mod ahau;
pub mod copan;
mod detail;
mod editions;
pub mod errors;
mod faults;
mod lang;
mod names;
mod rulebook;
mod seats;
mod teller;
mod text;
mod words;
pub mod yucatan;
pub mod zapotec;

pub use editions::{Difference, as_shipped, differences};
pub use lang::{Lang, UnknownLang};
pub use names::{BadName, person_name, shown_name, shown_word, visible};
pub use rulebook::{Block, Hit, Inline, Rulebook, Section, plain_text, rulebook};
pub use seats::{SeatName, level_name, seat_names};
pub use text::{Text, Value, signed};
pub use words::{
    ScoreRow, Term, Words, clauses, find_terms, fold, forced, list, names_of, option_name,
    option_value, refusal, refusal_now,
};
