//! One stream of chance for each deck, so that a change in the use of one does not shift the others.

use patolli_core::Stream;

pub(crate) const ACTION_CARDS: Stream = Stream(0);
pub(crate) const BUILDING_TILES: Stream = Stream(1);
pub(crate) const TRADE_TILES: Stream = Stream(2);
pub(crate) const SCORING_TILES: Stream = Stream(3);
pub(crate) const RITUAL_CARDS: Stream = Stream(4);
pub(crate) const BOT_CARDS: Stream = Stream(5);
