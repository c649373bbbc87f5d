//! The rulebook, chapter by chapter.

/// A 5.7: the catalogue of decisions.
mod decisions;

/// A 4: the table before the first choice.
pub(crate) mod setup;

/// A 4, SU-15: each player takes a summary card.
mod summary_cards;

/// A 5: what happens between two decisions.
mod sequence_of_play;

/// A 5.1: cards, conflicts and tiles.
pub(crate) mod movement;

/// A 5.2 and A 6.1: placing workers and laying them down.
mod workers;

/// A 5.2: claiming the building of a region.
mod claim;

/// A 5.2: the Gateway and the Queen, beside other decisions.
mod free_options;

/// A 5.2: produce, build, dance or pass.
mod main_action;

/// A 5.2: cards that come back to the hand.
mod redraw;

/// A 5.3: refilling the board.
mod end_of_round;

/// A 5.4: the bag of tiles and the weapons.
mod supplies;

/// A 6.2: declaring a summon.
mod summon;

/// A 6.3: the powers of the five gods.
mod gods;

/// A 6.4: depleting a site for cubes.
mod produce;

/// A 6.5: tiles and buildings go to their places.
mod build;

/// A 6.5: paying colour by colour.
mod payment;

/// A 6.5: what a player can afford.
mod means;

/// A 6.6: what building tiles do by themselves.
mod buildings;

/// A 6.7: the role deck.
mod role_cards;

/// A 6.8: what each reward gives.
mod rewards;

/// A 6.8: cubes, given or chosen.
mod cubes;

/// A 6.8: markers in temples.
mod temples;

/// A 6.8: advancing on the war track.
mod war_track;

/// A 7.1: K'atun Celebrations.
mod celebration;

/// A 7.2, A 7.3: Fame and the winner.
pub(crate) mod scoring;

/// A 8: King Pakal, the solo opponent.
mod king_pakal;

use crate::model::Action;

/// Performing an action that the decision does not offer is a bug of the caller.
fn not_offered(action: Action) -> ! {
    unreachable!("{action} is not offered here")
}
