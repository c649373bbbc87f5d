#![doc = include_str!("../README.md")]

mod by_level;
mod by_text;
mod clock;
mod commands;
mod driver;
mod entry;
mod hall;
mod in_play;
mod load;
mod now;
mod people;
mod quiet;
mod refusal;
mod seating;
pub mod store;
mod summary;
mod sweeper;
mod table;
mod thinkers;
mod token;
mod trust;

pub use clock::{Clock, Timing};
pub use commands::{Act, Command};
pub use entry::{Entry, Opening, Replacement, Sitter};
pub use hall::{Ack, Desk, Hall, Limits};
pub use in_play::{InPlay, NoGame, Playing};
pub use load::examine;
pub use now::now;
pub use people::{Person, clean_name};
pub use refusal::Refusal;
pub use seating::{Invited, Listed, Order, Wanted};
pub use summary::Summary;
pub use table::{Chair, Logged, Phase, Rewind, Table};
pub use token::{MatchId, PersonId, Token};
pub use trust::{Fault, Flaw};
