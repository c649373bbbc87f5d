//! The features of the estimate and their weights.

use crate::judge::linear::{between, features};

/// The numbers of half turns left for which weights are given; others are interpolated linearly.
const NODES: [usize; 6] = [0, 2, 4, 8, 14, 24];

// Points for one unit of each feature at the nodes.
//
// Fitted by regression of the final lead over the mean of the table on the lead in each feature, so
// that the length of the game cancels out: three times, each time with the bots of the fit before,
// to about a million positions from games at 2 to 5 players of bots that look one action ahead.
// Their weights were scaled at random for each seat, so that unusual plans were tried too. Promised
// gains were kept at their price, and only the first two features may have negative weights.
features! {
    NODES.len();
    /// Cards are chosen, the turn is still to come: the outlook is neither complete nor certain.
    Waiting: [3.84, 0.55, -1.10, -1.89, -3.18, -3.20],
    /// The seat's turn is in progress.
    Running: [2.85, 0.15, -0.88, -1.28, -2.35, -2.18],
    /// The rest of this round, according to the outlook.
    Promised: [1.00, 1.00, 1.00, 1.00, 1.00, 1.00],
    /// What the temples with markers give; and their number, with the rounds in which it grows.
    TempleFame: [1.00, 0.86, 0.91, 1.08, 0.78, 0.81],
    MarkerTime: [0.00, 0.13, 0.00, 0.06, 0.00, 0.40],
    /// What temples would give that a summon with built tiles can reach.
    OpenPays: [0.27, 0.24, 0.47, 0.47, 0.21, 0.59],
    /// Gods in the pyramid, and how many for each celebration after the next.
    Gods: [0.00, 0.00, 0.00, 0.88, 5.05, 2.02],
    GodsLater: [0.00, 3.24, 1.89, 0.83, 0.00, 2.73],
    /// What the cities give at the next celebration, and at those after it.
    CityFame: [1.00, 0.67, 0.55, 0.41, 0.40, 0.32],
    CityLater: [0.00, 1.13, 0.89, 0.63, 0.30, 0.00],
    /// Cities with a worker, weight in all cities, and the most in one.
    Cities: [0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    Weight: [0.00, 0.32, 0.69, 1.38, 2.72, 2.08],
    Peak: [0.00, 0.00, 0.00, 0.00, 0.00, 0.26],
    /// Tiles of each god that strengthen a summon.
    Chief: [0.10, 0.16, 0.09, 0.84, 1.25, 4.58],
    Rain: [0.07, 0.36, 0.50, 0.96, 1.76, 6.00],
    Jaguar: [0.06, 0.24, 0.16, 1.07, 2.06, 4.30],
    Sun: [0.01, 0.26, 0.13, 0.22, 0.00, 0.00],
    Serpent: [0.00, 0.06, 0.73, 1.44, 0.97, 0.00],
    /// Their colours, which the Sun and the Serpent reward.
    SunColours: [0.06, 0.16, 0.27, 1.19, 1.29, 4.59],
    SerpentColours: [0.11, 0.00, 0.00, 0.50, 0.00, 0.00],
    /// Tiles in the pyramid, and open spaces above the first level.
    Bricks: [0.06, 0.17, 0.44, 0.00, 0.00, 0.00],
    OpenSecond: [0.71, 0.00, 0.00, 0.00, 0.00, 0.00],
    OpenThird: [0.00, 0.00, 0.34, 0.00, 0.00, 0.00],
    OpenTop: [0.00, 0.00, 0.00, 0.00, 4.00, 4.00],
    /// The best neighbours that a reserve tile can get, over all open spaces.
    Fit: [0.00, 0.18, 0.29, 0.00, 0.00, 0.77],
    /// Reserve tiles, wild ones, and gods in it that the pyramid lacks.
    Reserve: [0.25, 0.68, 0.85, 1.09, 1.52, 0.32],
    Wild: [0.50, 0.50, 0.39, 0.13, 0.00, 0.00],
    NewGods: [0.00, 0.00, 0.00, 0.00, 0.37, 1.85],
    /// Cubes, and their colours.
    Cubes: [0.09, 0.14, 0.32, 0.67, 1.09, 2.37],
    Colours: [0.13, 0.91, 1.00, 0.48, 0.00, 0.00],
    Weapons: [0.00, 0.21, 0.57, 1.13, 2.35, 5.06],
    /// Steps of the war track, and Fame on the next one.
    War: [0.03, 0.12, 0.49, 0.77, 1.68, 4.23],
    NextWar: [0.02, 0.11, 0.27, 0.46, 0.35, 0.12],
    /// Buildings, and lasting powers.
    Buildings: [0.00, 0.00, 0.00, 0.00, 0.15, 0.00],
    CityGates: [0.00, 0.00, 0.00, 0.00, 0.00, 4.93],
    Market: [0.24, 0.70, 0.83, 0.56, 3.25, 9.60],
    BallCourt: [0.00, 0.14, 1.57, 4.99, 13.34, 24.68],
    Palace: [0.12, 1.21, 1.58, 3.08, 4.07, 12.58],
    Gateway: [0.19, 0.67, 1.85, 3.77, 8.22, 20.29],
    ProduceMarket: [0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    Acropolis: [0.11, 0.50, 1.52, 2.42, 4.01, 11.77],
    RoyalPalace: [0.00, 0.69, 1.43, 2.81, 7.90, 18.13],
    RoyalMonument: [0.36, 1.16, 3.44, 5.77, 10.23, 20.30],
    Favour: [0.00, 0.00, 0.00, 0.19, 0.61, 1.54],
    GiantStele: [0.22, 0.72, 1.14, 0.55, 2.84, 11.11],
    /// Regions whose building lacks only the Ruler, or one or two more cities.
    Claims: [0.25, 0.77, 1.85, 1.80, 2.96, 0.79],
    OneMissing: [0.14, 0.49, 1.71, 2.06, 1.97, 4.97],
    TwoMissing: [0.27, 0.00, 1.00, 0.95, 0.52, 0.58],
    /// Cards in hand.
    Hand: [0.06, 0.06, 0.00, 0.04, 0.00, 0.00],
    /// The role card, and whether it is in hand.
    MasterBuilder: [0.60, 2.21, 2.07, 3.63, 4.97, 12.84],
    HighPriestess: [0.55, 2.74, 2.29, 3.50, 4.21, 7.37],
    Dancer: [0.83, 3.90, 4.46, 6.84, 7.91, 7.22],
    Merchant: [0.00, 0.58, 0.06, 2.25, 3.63, 7.10],
    WarCaptain: [0.18, 1.61, 0.95, 2.80, 2.31, 1.18],
    Queen: [0.02, 2.11, 0.63, 0.78, 0.00, 0.00],
    RoleInHand: [0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
}

/// The average future income of a seat from this round, the same for everyone. It depends on the
/// round and not on what is left: a bot that considers only its own points must not avoid
/// everything that brings the end nearer.
const STILL_TO_COME: [f32; 14] =
    [145.0, 145.0, 142.0, 123.0, 107.0, 92.0, 77.0, 60.0, 45.0, 31.0, 16.0, 3.0, 0.0, 0.0];

pub(super) fn still_to_come(round: u8) -> f32 {
    STILL_TO_COME[usize::from(round).min(STILL_TO_COME.len() - 1)]
}

/// One column of weights.
pub(super) type Weights = [f32; ROOM];

/// The maximum number of half turns distinguished.
const MOST: usize = NODES[NODES.len() - 1];

/// The weights for this number of half turns left.
pub(super) fn weights(half_turns: usize) -> &'static Weights {
    &BY_HALF_TURN[half_turns.min(MOST)]
}

static BY_HALF_TURN: [Weights; MOST + 1] = between(NODES, &BY_PHASE);
