//! What is read and written as text: actions, positions and the component tables of an edition.

mod edition;
mod notation;
mod position;

pub use position::Position;
