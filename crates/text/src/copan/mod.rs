//! The words of Copan.

mod action;
mod cards;
mod edition;
mod event;
mod names;
mod printed;
mod prompt;
mod reason;
mod score;
mod terms;

pub use cards::*;
pub use names::*;
pub use printed::*;

crate::words::words_of!(patolli_copan::Copan, "copan");
