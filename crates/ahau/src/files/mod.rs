//! What reads and writes: actions as text, positions and editions.

mod edition;
mod notation;
pub(crate) mod position;
