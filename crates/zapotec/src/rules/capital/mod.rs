//! The capital (Z 5.5): four kinds of action beside the exchange tiles.

mod trade;

mod pyramid;

mod ritual;

mod sacrifice;

pub(super) use pyramid::BuildPyramid;
pub(super) use ritual::{FreeDisc, PerformRitual};
pub(super) use sacrifice::{FreeResource, Sacrifice};
pub(super) use trade::Trade;
