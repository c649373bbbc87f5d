//! The table page through its routes.

mod pages;
mod play;
mod secrets;
mod together;
mod world;
