#![doc = include_str!("../README.md")]

/// The components, the table, and the vocabulary of play.
mod model;

/// The chapters of the rulebook.
mod rules;

/// What is read and written: actions, positions, editions.
mod files;

/// The invariants of the rules.
mod audit;

/// The contract with everything else.
mod game;

pub use files::position::Position;
pub use model::components::*;
pub use model::{
    AGENDA, AUTOMA, Action, AltarRow, Automa, CharacterRow, Characters, CityRow, CityTileRow,
    Column, Copan, Cost, Earned, Effect, EmbassyRow, Event, Exchange, FatePlaces, Gift, GlyphDeck,
    House, Kit, LineRow, MaskRow, Outcome, PERSON, Payment, Pending, Player, Points, Private,
    Public, Pyramid, QUEUE, Reason, SIDES, Source, Step, Storage, Symbol, Talent, Target, Totem,
    Track, Unseen, View, standard,
};
pub use rules::collection::Foresight;
pub use rules::scoring::{Breakdown, ScorePart, final_scores};
pub use rules::setup::{Options, Solo};
