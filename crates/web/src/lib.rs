#![doc = include_str!("../README.md")]

mod app;
mod assets;
mod calls;
mod connections;
mod error;
mod limits;
pub mod load;
mod made;
mod memory;
mod pages;
mod security;
mod serve;
mod shelf;
mod shell;
mod table;
mod visitor;

pub use app::{App, Settings, router};
pub use serve::serve;
