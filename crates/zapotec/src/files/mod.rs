//! What is read and written: actions as text, positions, editions.

mod notation;

mod position;

mod edition;

pub use position::Position;
