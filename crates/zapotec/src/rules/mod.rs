//! The rules, chapter by chapter in the order of the rulebook.

/// Z 4: what lies on the table before the first round.
mod setup;

/// Z 5.1, 5.3: rounds and turns, and what runs by itself between two decisions.
mod turn;

/// Z 5.2: everyone chooses a card in secret.
mod select_card;

/// Z 5.4: a row or a column of the grid pays.
mod income;

/// Z 5.5, 6.1 to 6.4: trade, Pyramids, Rituals and Sacrifice.
mod capital;

/// Z 5.6, 6.5: Houses and the Palace.
mod construction;

/// Z 5.7: points for Houses that fit a card.
mod turn_scoring;

/// Z 5.8: a card of the Offer comes to the hand.
mod draw;

/// Z 5.9: tiles turn face up again, the market is filled.
mod end_of_turn;

/// Z 5.10: the next bonus card and the next Offer.
mod cleanup;

/// Z 5.13: prices.
mod payments;

/// Z 6.6: what Trade tiles do.
mod trade_tiles;

/// Z 7: the points of a game.
mod scoring;

/// Z 8: the solo opponent.
mod cocijobot;

/// Which step and which action belongs to which decision.
mod decisions;

pub use cocijobot::BotTarget;
pub(crate) use scoring::winners;
pub use scoring::{Breakdown, ScorePart, final_scores, ritual_points};
pub(crate) use setup::setup;
