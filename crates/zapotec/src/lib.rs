#![doc = include_str!("../README.md")]

mod game;

mod model;

mod rules;

mod files;

mod audit;

pub use files::Position;
pub use model::components::*;
pub use model::{
    AGENDA, Action, Advance, BOT, BotRow, BuildBy, CardRow, CellRow, Deal, Earned, Event, Exchange,
    Kit, LAST_STEP, Options, Player, Points, Prices, Private, Public, Pyramid, ROUNDS, Reason,
    RitualRow, RitualScore, SIDES, Source, SpaceRow, Step, StepBonus, Supply, TileRow, Unseen,
    View, Zapotec, standard,
};
pub use rules::{BotTarget, Breakdown, final_scores, ritual_points};
