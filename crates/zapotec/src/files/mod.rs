//! What reads and writes: actions as text, positions, editions.

mod notation;

mod position;

mod edition;

pub use position::Position;
