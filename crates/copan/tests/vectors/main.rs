//! The test vectors of the rules (C 13), the rulings, the options, and what is refused.

mod automa;
mod automa_effects;
mod bad_input;
mod ball_court;
mod court_phase;
mod editions;
mod embassies;
mod ending;
mod events;
mod events_of_players;
mod free_actions;
mod mirror;
mod options;
mod over_time;
mod payments;
mod refusals;
mod river;
mod rulings;
mod scene;
mod scoring;
mod setup;
mod stairways;
mod symbols;
mod totems;
