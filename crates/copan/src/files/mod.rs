//! What reads and writes: actions as short texts, moments of a game, tables of components.

pub(crate) mod edition;
mod notation;
pub(crate) mod position;
