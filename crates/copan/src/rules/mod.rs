//! The chapters of the rulebook, in its order.

/// C 4: the table before the first turn.
pub(crate) mod setup;

/// C 5.1, 5.2: the course of a turn, and what runs by itself between two decisions.
mod turn;

/// C 5.12: each step that asks a player, and the decision it asks for.
mod decisions;

/// C 5.1.3: what the active player may do beside a decision.
mod free_actions;

/// C 5.1.5, 5.1.7: gaining, losing and scoring.
mod resources;

/// C 5.1.6: paying a cost.
mod payments;

/// C 5.1.8, 5.1.9: the Priests on the Pyramid's stairways, and the Zenith tokens.
mod stairways;

/// C 5.3, 5.4: placing a Court tile, and decline.
mod court_phase;

/// C 5.5: omens, scarcity, and what an Event card does.
mod events;

/// C 5.6: what a Court tile yields.
pub(crate) mod collection;

/// C 5.7: Totems on the Sites.
mod totems;

/// C 5.8: the action at a Site, and the end of a turn's decisions.
mod site_actions;

/// C 5.1.4, 5.8.2: the queue, and bonus actions.
mod bonus_actions;

/// C 5.1.11, 5.9: draw piles, discards and refilling.
pub(crate) mod refill;

/// C 5.9, 5.10: the end of a turn and of the game.
mod ending;

/// C 6.1: tokens in Cities, City tiles and Embassy tokens.
mod embassies;

/// C 6.2: Court tiles and Storage extensions.
mod river;

/// C 6.3: recruiting Characters.
mod ball_court;

/// C 6.4: a token below a column, its effects, then the climb.
mod altars;

/// C 6.5: taking the Glyphs of a line.
mod hieroglyphs;

/// C 6.6: placing Jade tiles.
mod jade_mask;

/// C 6.7: exchanging Glyphs.
mod exchange;

/// C 6.8: keeping, replacing, using and discarding Characters.
mod characters;

/// C 6.9: what components give, one effect after another.
mod effects;

/// C 7: final scoring.
pub(crate) mod scoring;

/// C 8: the solo opponent.
mod automa;
