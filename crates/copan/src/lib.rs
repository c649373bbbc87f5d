#![doc = include_str!("../README.md")]

mod model;
mod rules;

mod files;

mod audit;

mod game;

pub use files::position::Position;
pub use model::components::*;
pub use model::{
    AGENDA, AUTOMA, Action, AltarRow, Automa, CharacterRow, Characters, CityRow, CityTileRow,
    Column, Copan, Cost, Earned, Effect, EmbassyRow, Event, Exchange, FatePlaces, Gift, GlyphDeck,
    House, Kit, LineRow, MaskRow, Outcome, PERSON, Payment, Pending, Player, PlayerBoard, Points,
    Private, Public, Pyramid, QUEUE, Reason, SIDES, Source, Step, Symbol, Talent, Target, Totem,
    Track, Unseen, View, standard,
};
pub use rules::collection::Foresight;
pub use rules::scoring::{Breakdown, final_scores};
pub use rules::setup::{Options, Solo};
