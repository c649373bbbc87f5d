//! The rulebook, chapter by chapter.

/// What a player decides, and where.
mod decisions;

/// A 4: the table before the first choice.
pub(crate) mod setup;

/// SU-15: the first choice.
mod summary_cards;

/// A 5: what runs by itself between two decisions.
mod sequence_of_play;

/// A 5.1: cards, conflicts and tiles.
pub(crate) mod movement;

/// AC-2, AC-8z: what a player may use at any time of the turn.
mod free_options;

/// A 6.1, AC-3: placing, laying down.
mod workers;

/// AC-4: the building of a region.
mod claim;

/// A 6.2, AC-5: who comes, and what it costs.
mod summon;

/// A 6.3: the five powers.
mod gods;

/// AC-7, AC-8: produce, build, dance or pass.
mod main_action;

/// A 6.4: the yield of a site.
mod produce;

/// A 6.5, BD: the pyramid and the capital.
mod build;

/// A 6.5, PY: colour by colour.
mod payment;

/// A 6.5, PY: what a player can afford.
mod means;

/// A 6.6: the effects of buildings.
mod buildings;

/// A 6.7: the role deck.
mod role_cards;

/// A 6.8: all rewards.
mod rewards;

/// A 6.8: cubes of the player's choice.
mod cubes;

/// A 6.8: markers.
mod temples;

/// A 6.8, RW-WAR.
mod war_track;

/// AC-9: cards that come back.
mod redraw;

/// A 5.3: refilling the table.
mod end_of_round;

/// A 5.4: the bag and the weapons.
mod supplies;

/// A 7.1: the K'atun.
mod celebration;

/// A 7.2, A 7.3: Fame and the winner.
pub(crate) mod scoring;

/// A 8: the solo opponent.
mod king_pakal;

use crate::model::Action;

/// An action that a decision does not offer never gets as far as its effect.
fn not_offered(action: Action) -> ! {
    unreachable!("{action} is not offered here")
}
