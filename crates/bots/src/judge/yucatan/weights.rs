//! The features of the estimate and their weights.

use crate::judge::linear::{between, features};

/// The numbers of activations left for which weights are given; others are interpolated linearly.
const NODES: [usize; 5] = [0, 6, 12, 18, 24];

// Points for one unit of each feature at the nodes.
//
// Fitted by regression of the lead over the mean of the table, which a seat gained until the end,
// on the lead in features: three fits to about a million positions each from games at 2, 3 and 4
// players of bots that look one action ahead, then one to 370 000 positions from games of small
// searches, which leave each other fewer points. The weights of the players were scaled at random
// for each seat, so that unusual plans were tried too. Pending steps are not all certain: their
// weight was kept near 0.8. Only features that may do harm have negative weights.
features! {
    NODES.len();
    /// The same for all seats with this many activations left: the fit considers only leads.
    One: [0.00, -3.16, -5.44, -6.44, -7.78],
    /// Square roots of corn and jade, and the sets they form.
    Corn: [0.00, 0.88, 0.93, 2.10, 3.08],
    Jade: [0.00, 0.74, 1.17, 1.89, 1.60],
    Leftovers: [1.00, 0.79, 0.52, 0.40, 0.61],
    /// Prisoners by what the next sacrifice gives for them, and their number.
    Captives: [1.00, 0.43, 0.65, 0.53, 0.58],
    Prisoners: [0.00, 0.58, 0.00, 0.00, 0.00],
    /// Units, and how they crowd in one Troop.
    Units: [0.12, 0.09, 0.00, 0.03, 0.00],
    UnitsSquare: [-0.04, 0.18, 0.42, 0.47, 0.68],
    /// Troops without a Unit.
    Alone: [0.24, 0.25, 0.12, -0.10, -0.16],
    /// Axes and Prisoner Bonus of Abilities, always or after a victory, and slots too large for them.
    AbilityAxes: [0.00, 0.29, 0.93, 2.06, 3.16],
    AbilityBonus: [0.00, 1.56, 3.05, 4.04, 5.54],
    AbilityWon: [0.12, 1.40, 3.17, 5.45, 5.87],
    Waste: [0.02, 0.10, 0.13, 0.05, -0.58],
    Striker: [0.33, 0.85, 1.19, 1.29, 0.00],
    Veteran: [0.22, 0.35, 0.48, 0.45, 0.00],
    Pathfinder: [0.25, 0.44, 0.62, 0.67, 0.37],
    Jailer: [0.25, 0.48, 0.50, 0.32, 0.00],
    /// Troops in Central Cities.
    InCity: [0.13, 0.20, -0.01, 0.13, 0.42],
    /// Chances against other players' Troops; what may still be captured from them, and what they
    /// may capture.
    Ahead: [0.00, 0.47, 0.55, 0.46, 0.51],
    Prey: [0.26, 0.24, 0.34, 0.25, 0.15],
    Threat: [0.19, 0.03, 0.12, 0.08, -0.33],
    /// Summonings by the Rounds they last, and their unplayed cards.
    SummonedAxes: [0.00, 0.06, 0.00, 0.00, 0.00],
    SummonedBonus: [1.19, 1.74, 2.36, 2.60, 3.79],
    Summoned: [0.20, 0.00, 0.00, 0.00, 0.27],
    Unspent: [0.44, 0.57, 0.50, 0.21, 0.66],
    /// The levels of the Buildings.
    Site1: [0.10, 0.20, 0.14, 0.02, 0.00],
    Site2: [0.00, 0.20, 0.58, 1.20, 1.93],
    Site3: [0.00, 0.39, 0.85, 1.38, 1.96],
    School1: [0.21, 0.00, 0.13, 0.72, 0.00],
    School2: [0.00, 0.27, 0.72, 1.30, 1.94],
    School3: [0.00, 0.40, 0.86, 1.39, 1.96],
    Barracks1: [0.03, 0.23, 0.52, 0.54, 0.07],
    Barracks2: [0.00, 0.64, 1.52, 2.50, 3.47],
    Barracks3: [0.00, 0.69, 1.50, 2.40, 3.31],
    Temple1: [0.00, 0.11, 0.40, 0.62, 0.52],
    Temple2: [0.01, 0.82, 1.61, 2.21, 2.68],
    Temple3: [0.00, 0.48, 1.05, 1.70, 2.39],
    /// The rows of the Evolution table.
    BuildingRow2: [0.00, 0.00, 0.00, 0.16, 0.70],
    BuildingRow3: [0.51, 0.61, 0.77, 1.20, 1.85],
    AbilityRow2: [0.16, 0.78, 1.51, 1.90, 2.26],
    AbilityRow3: [0.00, 0.20, 0.93, 1.42, 1.97],
    SummoningRow2: [0.31, 1.57, 2.63, 2.76, 2.78],
    SummoningRow3: [0.82, 1.07, 1.28, 2.00, 2.93],
    /// The step of the City Leader, and the powers times their level from 1.
    Step: [0.00, 0.00, 0.00, 0.53, 0.75],
    Harvest: [0.20, 0.59, 0.77, 0.75, 0.24],
    War: [0.00, 0.00, 0.25, 0.94, 0.31],
    Omens: [0.10, 0.32, 0.44, 0.44, 0.31],
    CaptivePower: [0.01, 0.17, 0.46, 0.61, 0.00],
    /// Troop Leaders and the City Leader that are still to be activated in this Round.
    TroopsReady: [0.67, 0.60, 0.64, 1.62, 3.92],
    LeaderReady: [-1.84, -0.90, 0.14, 1.08, 1.59],
    /// The First Player token.
    First: [0.07, 0.06, 0.06, -0.47, -1.13],
    /// The best Final Bonus as it would be now, the same with a marker on row 3, and on the last.
    FinalBonus: [0.00, 0.28, 0.00, 0.00, 0.00],
    FinalRow: [0.20, 0.27, 0.23, 0.10, 0.11],
    LastRow: [1.00, 1.00, 1.00, 1.00, 1.00],
    /// The points that the next sacrifice must beat.
    ToBeat: [-0.05, -0.28, -0.14, -0.44, -0.07],
    /// Evolutions and the step of the next sacrifice, by their chance.
    Evolutions: [0.86, 0.19, 0.29, 0.50, 1.17],
    Climbing: [0.66, 0.45, 0.89, 0.80, 0.59],
    /// Base cards that do not return, special cards with their Axes and their Prisoner Bonus.
    JaguarCharge: [0.09, 0.80, 1.41, 1.83, 1.42],
    NetAmbush: [0.32, 0.68, 0.87, 0.89, 3.71],
    WarCouncil: [0.23, 0.79, 1.40, 1.84, 2.69],
    Specials: [0.00, 0.00, 0.00, 0.00, 0.00],
    SpecialAxes: [0.00, 0.13, 0.23, 0.32, 0.56],
    SpecialBonus: [0.06, 0.43, 0.46, 0.35, 1.07],
    /// Pending steps, according to the outlook.
    ToBuild: [0.80, 0.80, 0.80, 0.80, 0.80],
    ToAcquire: [0.80, 0.80, 0.78, 0.77, 0.76],
    ToReinforce: [0.80, 0.80, 0.80, 0.80, 0.80],
    ToLink: [0.80, 0.79, 0.76, 0.78, 0.79],
    ToGain: [0.80, 0.80, 0.80, 0.79, 0.79],
    ToUse: [0.80, 0.80, 0.80, 0.79, 0.79],
    ToMove: [0.80, 0.77, 0.75, 0.66, 0.76],
    ToVisit: [0.81, 0.80, 0.76, 0.78, 0.80],
    ToFight: [0.85, 0.83, 0.82, 0.63, 0.73],
    ToEvolve: [0.88, 0.82, 0.80, 0.74, 0.80],
    ToClimb: [0.81, 0.79, 0.80, 0.80, 0.80],
}

/// One column of weights.
pub(super) type Weights = [f32; ROOM];

/// The maximum number of activations distinguished.
const MOST: usize = NODES[NODES.len() - 1];

/// The weights for this number of activations left.
pub(super) fn weights(activations: usize) -> &'static Weights {
    &BY_ACTIVATION[activations.min(MOST)]
}

static BY_ACTIVATION: [Weights; MOST + 1] = between(NODES, &BY_PHASE);
