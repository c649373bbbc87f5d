#![doc = include_str!("../README.md")]

mod action;
mod audit;
mod capital;
mod components;
mod construction;
mod draw;
mod edition;
mod event;
mod game;
mod income;
mod kit;
mod notation;
mod position;
mod reason;
mod scoring;
mod select_card;
mod setup;
mod solo;
mod state;
mod turn;
mod turn_scoring;
mod view;

pub use action::Action;
pub use components::*;
pub use event::{Event, Points, Source};
pub use kit::{
    Advance, BotRow, BuildBy, CardRow, CellRow, Deal, Exchange, Kit, LAST_STEP, Prices, RitualRow,
    RitualScore, SpaceRow, StepBonus, Supply, TileRow, standard,
};
pub use position::Position;
pub use reason::Reason;
pub use scoring::{Breakdown, final_scores, ritual_points};
pub use setup::Options;
pub use solo::BotTarget;
pub use state::{
    AGENDA, BOT, Earned, Player, Private, Public, Pyramid, ROUNDS, SIDES, Step, Unseen, Zapotec,
};
pub use view::View;
