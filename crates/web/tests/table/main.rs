//! The table page through its routes.

mod opponent;
mod pages;
mod pair;
mod play;
mod secrets;
mod together;
mod trust;
mod world;
