//! The random streams: one for each pile and each question of chance.

use patolli_core::Stream;

pub(crate) const BAG: Stream = Stream(0);
pub(crate) const BUILDINGS: Stream = Stream(1);
pub(crate) const SITE_TILES: Stream = Stream(2);
pub(crate) const ROLES: Stream = Stream(3);
pub(crate) const PAKAL_DECK: Stream = Stream(4);
/// Where Pakal's rules say "random" (RUL-70).
pub(crate) const PAKAL_TIES: Stream = Stream(5);
/// Chosen cards of others, when a world is imagined.
pub(crate) const PLEDGES: Stream = Stream(6);
pub(crate) const CITY_TILES: Stream = Stream(7);
pub(crate) const START_TILES: Stream = Stream(8);
pub(crate) const SCORING: Stream = Stream(9);
pub(crate) const FAME_STACK: Stream = Stream(10);
pub(crate) const FIRST_PLAYER: Stream = Stream(11);
pub(crate) const PERSONALITY: Stream = Stream(12);
