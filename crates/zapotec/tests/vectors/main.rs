//! The test vectors of the rules (Z 13), the rulings, the editions, and input that is wrong.

mod bad_input;
mod capital;
mod cocijobot;
mod construction;
mod editions;
mod one_option;
mod over_time;
mod round;
mod rulings;
mod scene;
mod scoring;
mod setup;
