#![doc = include_str!("../README.md")]

mod action;
mod audit;
mod build;
mod cards;
mod celebration;
mod components;
mod conflict;
mod decisions;
mod edition;
mod event;
mod game;
mod gods;
mod kit;
mod movement;
mod notation;
mod pakal;
mod pay;
mod position;
mod prices;
mod produce;
mod random;
mod reason;
mod rewards;
mod round;
mod scoring;
mod setup;
mod state;
mod step;
mod summon;
mod tiles;
mod turn;
mod view;
mod workers;

pub use action::Action;
pub use components::*;
pub use event::Event;
pub use kit::{
    BuildingRow, DifficultyRow, Kit, Map, PersonalityRow, PlayerBoard, Points, Reward, RolePowers,
    RouteRow, Supply, TABLES, TileCounts, edition, standard,
};
pub use pay::{Payment, Work};
pub use position::Position;
pub use reason::Reason;
pub use scoring::final_scores;
pub use setup::{Options, Solo};
pub use state::*;
pub use tiles::Tiles;
pub use view::View;
