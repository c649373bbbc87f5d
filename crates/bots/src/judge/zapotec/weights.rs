//! The features of the estimate and their weights.

use crate::judge::linear::features;
use patolli_zapotec::ROUNDS;

// Points for one unit of each feature, by the rounds left after this one (0 to 4).
//
// Fitted by regression of final points on the features in 152 000 positions from games of the
// search against itself at 2, 3 and 4 players. Resources, tiles and points were kept from having
// negative weights; features in too few positions have a manual estimate.
features! {
    ROUNDS as usize;
    /// The same for everyone: the average future income of a seat.
    One: [-8.38, -8.62, -1.80, 6.89, 25.46],
    /// The seat's turn of this round is still to come.
    Waiting: [12.27, 15.49, 16.03, 18.51, 7.47],
    /// The seat is in its turn and may still take capital actions.
    InCapital: [2.94, 4.76, 3.09, 7.41, 0.00],
    /// The seat is in its turn and may only build Houses.
    InConstruction: [2.28, 3.71, 2.72, 5.48, 5.37],
    /// Points of this round's bonus card, if still to be scored.
    BonusNow: [0.95, 1.00, 0.94, 0.84, 0.55],
    /// Mean points of the cards of the Offer: one of them is the next bonus card.
    BonusNext: [0.00, 0.88, 0.80, 1.31, 0.58],
    /// Houses, the Palace twice: later bonus cards, sets and Pyramids.
    Weight: [0.11, 0.60, 2.08, 2.06, 0.00],
    /// Discs on Ritual cards, which may still grow.
    RitualDiscs: [2.02, 3.01, 3.77, 1.24, 2.00],
    /// Points of Rituals with a disc.
    RitualPoints: [0.75, 0.56, 0.33, 1.51, 1.00],
    /// Places filled in sets begun, on Rituals with a disc.
    RitualNear: [0.29, 0.38, 0.16, 2.39, 1.50],
    /// Points of the best Ritual card that still lacks a disc.
    RitualOpen: [0.14, 0.23, 0.12, 0.01, 0.00],
    /// Paid Rituals that Pyramid levels allow.
    RitualAllowed: [1.21, 1.59, 2.29, 0.92, 1.50],
    /// Points of the rank on the Sacrifice track.
    Majority: [0.68, 0.30, 0.14, 0.02, 0.40],
    /// Cheaper Trade tiles of level 2.
    Discount2: [0.26, 0.76, 1.81, 0.60, 0.80],
    /// Cheaper Trade tiles of level 3.
    Discount3: [0.87, 4.81, 0.80, 1.20, 1.60],
    /// Rituals without a priest.
    NoPriest: [1.99, 0.50, 0.80, 1.00, 1.20],
    /// Points of Pyramids now.
    PyramidPoints: [0.86, 0.75, 0.97, 3.64, 1.00],
    /// Own levels in Pyramids that are not complete.
    PyramidOpen: [1.81, 3.31, 5.50, 2.15, 3.00],
    /// Own levels: each will score the Houses still to come.
    Pieces: [1.31, 2.64, 0.27, 0.64, 2.00],
    /// Pyramid levels that the stock can pay while capital actions are possible.
    Levels: [2.49, 1.13, 0.00, 0.00, 0.00],
    /// Corn that can be sacrificed now, because there is a priest.
    CornAndPriest: [0.78, 0.65, 0.00, 0.00, 0.00],
    /// Basic resources that can still be spent this turn.
    BasicNow: [0.71, 1.26, 2.59, 3.32, 3.63],
    /// Basic resources that wait for the next turn.
    BasicLater: [0.40, 0.76, 1.18, 2.36, 0.00],
    /// One of each basic resource: a Pyramid level or the Palace.
    BasicSets: [1.29, 2.14, 2.34, 2.06, 0.00],
    /// Advanced resources that can still be spent this turn.
    CornNow: [0.74, 0.98, 2.04, 1.59, 1.60],
    GoldNow: [2.03, 2.49, 3.10, 2.38, 1.80],
    PriestNow: [1.47, 2.24, 1.57, 0.53, 2.60],
    /// Advanced resources that wait for the next turn.
    CornLater: [0.08, 1.20, 1.49, 1.86, 0.00],
    GoldLater: [0.22, 1.86, 1.75, 1.38, 0.00],
    PriestLater: [0.33, 1.80, 2.27, 0.54, 0.00],
    /// Tiles in the grid by type.
    CornTiles: [0.00, 0.00, 0.00, 0.16, 2.00],
    TempleTiles: [0.12, 0.75, 1.87, 3.19, 3.40],
    VillageTiles: [0.17, 0.57, 1.47, 4.79, 8.81],
    /// Tiles in the best line that a card in hand can activate.
    BestLine: [0.68, 2.09, 2.60, 3.93, 3.10],
    /// A card has been chosen for a turn still to come.
    CardChosen: [-7.92, -8.52, -12.19, -2.41, -0.06],
    /// Tiles in the better line of that card.
    CardIncome: [2.76, 3.76, 4.72, 5.11, 3.00],
    /// Spaces, at most two, that match both that card and the bonus card.
    CardFit: [0.57, 0.65, 0.88, 1.04, 0.49],
    /// Free spaces that match that card, at most six.
    CardRoom: [-0.14, -0.36, 0.00, -1.24, 0.06],
    /// Trade tiles that exchange.
    Exchanges: [0.47, 1.31, 1.83, 2.71, 2.60],
    /// Trade tiles that build.
    Builders: [0.58, 2.47, 2.57, 6.00, 8.00],
    /// Trade tiles that fix a price.
    FixedPrices: [0.00, 0.39, 2.60, 2.20, 3.00],
    /// trade_35.
    HandScoring: [0.97, 1.12, 3.54, 8.00, 10.00],
    /// The Palace is still to be built.
    Palace: [0.00, 0.06, 0.00, 2.40, 8.25],
    /// Different basic resources on the cards in hand.
    HandBasics: [0.33, 0.31, 0.66, 0.10, 0.18],
}

/// The weights of all features with this many rounds left.
pub(super) fn worth(features: &Features, rounds_left: usize) -> f32 {
    features.worth(&BY_PHASE[rounds_left])
}
