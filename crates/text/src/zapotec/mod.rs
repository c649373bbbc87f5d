//! The words of Zapotec.

mod action;
mod edition;
mod event;
mod names;
mod prompt;
mod reason;
mod score;
mod terms;

pub use names::*;

crate::words::words_of!(patolli_zapotec::Zapotec, "zapotec");
