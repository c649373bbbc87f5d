//! What every chapter of the rules needs: the components, the table, the actions and the events.

mod components;
mod kit;
mod options;
mod player;
mod state;
mod step;
pub(crate) mod streams;
mod tiles;
mod turn;

mod action;
mod event;
mod reason;
mod view;

pub use action::Action;
pub use components::*;
pub use event::Event;
pub use kit::*;
pub use options::{Options, Solo};
pub use player::{Brick, Earned, Player};
pub use reason::Reason;
pub use state::*;
pub use step::{AGENDA, Source, Step};
pub use tiles::Tiles;
pub use turn::{Payment, Summon, Turn, Work};
pub use view::View;
