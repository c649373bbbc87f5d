#![doc = include_str!("../README.md")]

mod action;
mod altars;
mod anchors;
mod audit;
mod automa;
mod ball_court;
mod characters;
mod climb;
mod components;
mod cost;
mod court;
mod decisions;
mod decks;
mod edition;
mod effects;
mod embassies;
mod end;
mod event;
mod events;
mod foresight;
mod game;
mod glyphs;
mod kit;
mod mask;
mod notation;
mod pay;
mod position;
mod random;
mod reason;
mod resources;
mod river;
mod scoring;
mod setup;
mod sites;
mod state;
mod step;
mod turn;
mod view;

pub use action::Action;
pub use components::*;
pub use cost::{Cost, Payment};
pub use event::Event;
pub use foresight::Foresight;
pub use kit::{
    AltarRow, CharacterRow, CityRow, CityTileRow, Column, Effect, EmbassyRow, Exchange, FatePlaces,
    Gift, Kit, LineRow, MaskRow, Outcome, PlayerBoard, Points, Symbol, Talent, Track, standard,
};
pub use position::Position;
pub use reason::Reason;
pub use scoring::{Breakdown, final_scores};
pub use setup::{Options, Solo};
pub use state::{
    AGENDA, AUTOMA, Automa, Characters, Copan, Earned, GlyphDeck, House, PERSON, Pending, Player,
    Private, Public, Pyramid, QUEUE, SIDES, Source, Step, Target, Totem, Unseen,
};
pub use view::View;
