//! The chapters of the rulebook in its order.

// The table before the first turn (C 4).
pub(crate) mod setup;

// What runs by itself between two decisions, and the catalogue of decisions (C 5.1, C 5.2, C 5.12).
mod bonus_actions;
mod decisions;
mod exchange;
mod free_actions;
mod turn;

mod altars;
mod automa;
mod ball_court;
mod characters;
pub(crate) mod collection;
mod court_phase;
mod effects;
mod embassies;
mod ending;
mod events;
mod hieroglyphs;
mod jade_mask;
mod payments;
pub(crate) mod refill;
mod resources;
mod river;
pub(crate) mod scoring;
mod site_actions;
mod stairways;
mod totems;
