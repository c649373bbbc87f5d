//! The words of Ahau.

mod action;
mod edition;
mod event;
mod names;
mod printed;
mod prompt;
mod reason;
mod score;
mod terms;

pub use names::*;
pub use printed::*;

crate::words::words_of!(patolli_ahau::Ahau, "ahau");
