#![doc = include_str!("../README.md")]

mod action;
mod audit;
mod battle;
mod buildings;
mod choices;
mod city;
mod city_leader;
mod components;
mod decisions;
mod edition;
mod event;
mod game;
mod goods;
mod kit;
mod movement;
mod notation;
mod position;
mod random;
mod reason;
mod revolution;
mod sacrifice;
mod scoring;
mod secret;
mod setup;
mod state;
mod step;
mod strength;
mod temple;
mod turn;
mod view;

pub use action::Action;
pub use components::*;
pub use event::{Event, Source};
pub use kit::{
    BuildingRow, CalendarRow, CardRow, CityActionRow, CityEffect, CounselorRow, Edge, Kit, Length,
    Moves, Paid, Points, PowerRow, SummoningRow, Supply, TABLES, edition, standard,
};
pub use position::Position;
pub use reason::Reason;
pub use sacrifice::Part;
pub use scoring::final_scores;
pub use setup::Options;
pub use state::*;
pub use view::View;
