#![doc = include_str!("../README.md")]

pub mod errors;
mod lang;
mod text;
mod words;
pub mod zapotec;

pub use lang::{Lang, UnknownLang};
pub use text::{Text, Value};
pub use words::{ScoreRow, Term, Words, find_terms, fold, list, names_of, refusal};
