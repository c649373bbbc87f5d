//! The features of the estimate and their weights.

use crate::judge::linear::{between, features};

/// The numbers of half turns left for which weights are given; others are interpolated linearly.
const NODES: [usize; 6] = [0, 1, 2, 6, 12, 22];

// Points for one unit of each feature at the nodes.
//
// Fitted by regression of final points on the features, the mean of two fits to about 500 000
// positions each, from games at 2, 3 and 4 players of bots that look one action ahead. Their
// weights were scaled at random for each seat, so that unusual plans were tried too. Promised gains
// were kept at their price, end scores at their points, and only the first two features may have
// negative weights.
features! {
    NODES.len();
    /// The same for everyone: the average future income of a seat.
    One: [0.00, -1.49, -1.31, 1.54, 47.21, 98.57],
    /// The seat's turn is in progress: the outlook is neither complete nor certain.
    Running: [0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    /// Pending steps of this turn, according to the outlook.
    Promised: [1.00, 1.00, 1.00, 1.00, 1.00, 1.00],
    /// Points of the Cities with an Embassy, and their number.
    CityPoints: [1.00, 0.99, 0.89, 0.61, 0.24, 0.00],
    Cities: [0.00, 0.19, 0.81, 2.43, 3.55, 5.16],
    /// Further tokens in the same City: the next one there draws more.
    CityStacks: [0.00, 0.00, 0.00, 0.00, 0.07, 0.20],
    /// Points of the majorities on the Ball Court.
    Majority: [1.00, 0.93, 0.92, 0.79, 0.32, 0.21],
    /// Points of the four stairways now.
    StairPoints: [1.00, 0.84, 0.39, 0.00, 0.00, 0.00],
    /// The same with the multiplier growing evenly from step to step.
    StairsEven: [0.00, 0.14, 0.58, 0.63, 0.28, 0.00],
    /// What each stairway counts.
    Extensions: [0.00, 0.42, 0.00, 0.55, 0.00, 0.00],
    CourtTokens: [0.00, 0.14, 0.15, 0.45, 1.67, 2.69],
    AltarTokens: [0.00, 0.13, 0.10, 0.64, 1.33, 0.04],
    Jade: [0.00, 0.04, 0.00, 0.69, 1.02, 1.70],
    /// The steps of the four Priests.
    FoodSteps: [0.00, 0.01, 0.12, 0.31, 0.00, 0.28],
    FameSteps: [0.00, 0.04, 0.07, 0.40, 0.09, 0.20],
    ZealSteps: [0.00, 0.01, 0.11, 0.47, 0.18, 0.27],
    PowerSteps: [0.00, 0.08, 0.11, 0.64, 0.12, 1.06],
    /// The next Zenith token, by how close the highest Priest below the top is.
    Zenith: [0.00, 0.09, 0.64, 1.17, 0.87, 0.75],
    /// Points of the full mask, and the filled part of it, squared.
    MaskPoints: [1.00, 0.88, 0.57, 0.04, 0.25, 1.00],
    MaskSquare: [0.00, 0.01, 1.68, 1.44, 1.20, 2.31],
    /// What the best exchange of the Glyphs gives: Jade tiles, a bonus action, its discount.
    GlyphJade: [0.00, 1.42, 2.11, 1.87, 0.09, 0.10],
    GlyphAction: [0.00, 1.38, 5.17, 6.00, 2.94, 0.65],
    GlyphDiscount: [0.00, 0.29, 0.24, 0.32, 0.41, 0.59],
    Glyphs: [0.00, 0.17, 0.39, 2.46, 4.53, 5.54],
    /// Resources; the third of a kind helps less than the first.
    Food: [0.00, 0.07, 0.39, 1.64, 1.32, 0.20],
    Fame: [0.00, 0.13, 0.22, 0.60, 0.27, 0.01],
    Zeal: [0.00, 0.07, 0.41, 1.21, 0.66, 0.07],
    Power: [0.00, 0.14, 0.32, 0.95, 0.15, 0.00],
    /// Types of resource with an amount above zero.
    Kinds: [0.00, 0.00, 0.49, 0.89, 0.80, 0.16],
    /// Court tiles in hand, the first counting most, and what the types in hand yield.
    Tiles: [0.00, 0.00, 0.00, 0.00, 0.00, 2.50],
    TileYields: [0.00, 0.04, 0.43, 1.69, 2.14, 0.85],
    /// Permanent Characters by what they do.
    Collectors: [0.00, 0.00, 0.31, 0.03, 0.00, 0.00],
    Discounts: [0.00, 0.04, 0.61, 0.63, 0.00, 0.19],
    Rewards: [0.00, 0.13, 0.54, 1.24, 0.58, 0.00],
    Climbers: [0.00, 0.22, 0.40, 1.27, 3.26, 4.35],
    /// One-shot Characters by what they give.
    ShotUnits: [0.00, 0.30, 0.30, 0.66, 0.92, 1.28],
    ShotActions: [0.00, 1.19, 1.36, 3.04, 5.02, 9.04],
    ShotJade: [0.00, 0.99, 3.10, 4.15, 1.73, 2.13],
    ShotOthers: [0.00, 0.93, 0.85, 0.74, 1.60, 1.57],
    /// Endgame Characters, and their points with the current stock.
    EndgameCards: [0.00, 0.00, 0.76, 1.08, 0.00, 0.94],
    EndgamePoints: [1.00, 0.88, 0.81, 0.44, 0.25, 0.04],
    /// Free slots, two at most.
    Slots: [0.00, 0.02, 0.15, 0.37, 1.38, 1.13],
    /// What staying would give the Totem: resources or points.
    StayUnits: [0.00, 0.00, 0.29, 0.02, 0.01, 0.01],
    StayPoints: [0.00, 0.05, 0.39, 0.04, 0.00, 0.21],
}

/// One column of weights.
pub(super) type Weights = [f32; ROOM];

/// The maximum number of half turns distinguished.
pub(super) const MOST: usize = NODES[NODES.len() - 1];

/// The weights for this number of half turns left.
pub(super) fn weights(half_turns: usize) -> &'static Weights {
    &BY_HALF_TURN[half_turns.min(MOST)]
}

static BY_HALF_TURN: [Weights; MOST + 1] = between(NODES, &BY_PHASE);
