//! The test vectors of the rules (A 13), the rulings, the options, and what is refused.

mod examples;
mod movement;
mod payments;
mod scene;
