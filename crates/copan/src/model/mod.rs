//! What every chapter of the rules builds on: the components and what is printed on them, the
//! table, and the words for what is to be done, what is chosen, what happens and what is refused.

mod action;
pub(crate) mod components;
mod cost;
mod event;
pub(crate) mod kit;
mod reason;
mod state;
mod step;
mod view;

pub use action::Action;
pub use components::*;
pub(crate) use cost::same_of_each;
pub use cost::{Cost, Payment};
pub use event::Event;
pub use kit::{
    AltarRow, CharacterRow, CityRow, CityTileRow, Column, Effect, EmbassyRow, Exchange, FatePlaces,
    Gift, Kit, LineRow, MaskRow, Outcome, Points, Storage, Supply, Symbol, Talent, Track, standard,
};
pub use reason::Reason;
pub use state::*;
pub use step::*;
pub use view::View;
