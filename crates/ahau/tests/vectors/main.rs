//! The test vectors of the rules (A 13), the rulings, the options, and what is refused.

mod building;
mod ending;
mod examples;
mod gods;
mod movement;
mod payments;
mod scene;
mod solo;
