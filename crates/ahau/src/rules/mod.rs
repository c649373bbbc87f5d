//! The rulebook, chapter by chapter.

mod decisions;
mod random;

mod build;
mod celebration;
mod end_of_round;
mod gods;
mod king_pakal;
mod means;
mod movement;
mod payment;
mod produce;
mod rewards;
mod role_cards;
pub(crate) mod scoring;
mod sequence_of_play;
pub(crate) mod setup;
mod summon;
mod workers;
