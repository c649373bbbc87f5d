//! What the estimate looks at, and what one unit of each is worth.

use crate::judge::linear::{between, features};

/// For how many activations to come the weights are given; between them they go straight.
const NODES: [usize; 5] = [0, 6, 12, 18, 24];

// Points for one unit of each feature at the nodes.
features! {
    NODES.len();
    /// The same for everybody: what a seat still earns on average.
    One: [0.00, -9.43, -18.98, -29.16, -39.36],
    /// Square roots of corn and jade, and the sets they make.
    Corn: [0.00, 1.16, 1.20, 2.62, 2.88],
    Jade: [0.00, 0.82, 1.10, 2.49, 1.49],
    Leftovers: [1.00, 0.58, 0.44, 0.80, 0.47],
    /// Prisoners by what the next sacrifice gives for them, and their number.
    Captives: [1.00, 0.55, 0.72, 1.04, 1.38],
    Prisoners: [0.00, 0.51, 0.00, 0.00, 0.00],
    /// Units, and how they crowd in one Troop.
    Units: [0.00, 0.26, 0.00, 0.14, 0.88],
    UnitsSquare: [-0.03, -0.03, 0.33, 0.17, 1.46],
    /// Troops without a Unit.
    Alone: [0.13, -0.06, -0.33, -0.41, -0.09],
    /// Axes and Prisoner Bonus of Abilities, always or after a victory, and slots too large for them.
    AbilityAxes: [0.00, 0.42, 1.26, 1.62, 2.21],
    AbilityBonus: [0.00, 1.41, 4.16, 5.08, 5.69],
    AbilityWon: [0.00, 1.18, 2.92, 6.50, 6.90],
    Waste: [-0.08, -0.05, 0.04, 0.18, 0.20],
    Striker: [0.12, 1.08, 1.84, 1.92, 0.27],
    Veteran: [0.11, 0.67, 1.07, 0.79, 0.00],
    Pathfinder: [0.11, 0.22, 0.20, 0.00, 0.00],
    Jailer: [0.09, 0.49, 0.52, 0.00, 0.00],
    /// Troops in Central Cities.
    InCity: [0.22, 0.36, -0.05, -0.02, 0.56],
    /// Chances against the Troops of the others; what may still be taken from them, and they take.
    Ahead: [0.00, 0.09, 0.00, 0.00, 0.00],
    Prey: [0.42, 0.45, 0.66, 0.91, 0.27],
    Threat: [0.24, 0.09, 0.21, 0.34, -0.32],
    /// Summonings by the Rounds for which they last, and their cards not yet played.
    SummonedAxes: [0.00, 0.00, 0.00, 0.00, 0.02],
    SummonedBonus: [1.38, 2.28, 3.95, 4.31, 4.28],
    Summoned: [0.56, 0.27, 0.00, 0.00, 0.79],
    Unspent: [0.38, 0.35, 0.61, 0.79, 0.93],
    /// The levels of the Buildings.
    Site1: [0.00, 0.36, 0.39, 0.20, 0.00],
    Site2: [0.00, 0.15, 0.54, 1.20, 1.97],
    Site3: [0.00, 0.38, 0.84, 1.38, 1.97],
    School1: [0.00, 0.00, 0.00, 0.92, 1.53],
    School2: [0.00, 0.21, 0.71, 1.31, 1.96],
    School3: [0.00, 0.39, 0.85, 1.39, 1.97],
    Barracks1: [0.00, 0.00, 0.93, 1.02, 0.12],
    Barracks2: [0.00, 0.56, 1.53, 2.54, 3.47],
    Barracks3: [0.00, 0.64, 1.49, 2.42, 3.31],
    Temple1: [0.00, 0.00, 0.16, 0.37, 0.23],
    Temple2: [0.00, 0.79, 1.66, 2.24, 2.64],
    Temple3: [0.00, 0.46, 1.03, 1.70, 2.40],
    /// The rows of the Evolution table.
    BuildingRow2: [0.14, 0.00, 0.00, 0.04, 0.82],
    BuildingRow3: [0.53, 0.71, 0.68, 1.16, 1.91],
    AbilityRow2: [0.00, 0.49, 1.91, 2.37, 2.25],
    AbilityRow3: [0.16, 0.13, 0.65, 1.31, 1.99],
    SummoningRow2: [0.00, 1.38, 3.09, 2.87, 2.75],
    SummoningRow3: [0.52, 1.35, 1.26, 2.02, 2.99],
    /// The step of the City Leader, and the powers times their level from 1.
    Step: [0.00, 0.06, 0.46, 0.42, 0.66],
    Harvest: [0.00, 0.56, 0.69, 0.35, 0.00],
    War: [0.00, 0.56, 1.26, 1.47, 1.36],
    Omens: [0.00, 0.00, 0.14, 0.00, 0.00],
    CaptivePower: [0.00, 0.62, 1.20, 1.51, 0.77],
    /// Troop Leaders and the City Leader that are still to be activated in this Round.
    TroopsReady: [0.84, 0.97, 0.19, 1.21, 4.74],
    LeaderReady: [-1.50, -1.11, -0.09, 0.47, 0.73],
    /// The First Player token.
    First: [0.14, 0.04, -0.17, -1.31, -2.35],
    /// The best Final Bonus as it would be now, the same with a marker on row 3, and on the last.
    FinalBonus: [0.00, 0.35, 0.47, 0.00, 0.00],
    FinalRow: [0.11, 0.12, 0.00, 0.00, 0.15],
    LastRow: [1.00, 1.00, 1.00, 1.00, 1.00],
    /// The points that the next sacrifice has to beat.
    ToBeat: [-0.04, -0.13, 0.09, 0.21, 0.13],
    /// Evolutions and the step of the next sacrifice, by their chance.
    Evolutions: [0.84, 0.44, 1.20, 0.32, 1.79],
    Climbing: [0.44, 0.35, 0.44, 0.49, 0.00],
    /// Base cards that do not return, special cards with their Axes and their Prisoner Bonus.
    JaguarCharge: [0.08, 0.54, 0.97, 1.49, 1.27],
    NetAmbush: [0.24, 0.61, 1.19, 2.05, 5.40],
    WarCouncil: [0.11, 0.62, 1.44, 2.07, 2.90],
    Specials: [0.00, 0.00, 0.00, 0.00, 0.00],
    SpecialAxes: [0.01, 0.10, 0.22, 0.21, 0.17],
    SpecialBonus: [0.08, 0.51, 0.79, 0.89, 1.78],
    /// What waits to be done, as the outlook sees it.
    ToBuild: [1.01, 0.99, 0.95, 0.96, 0.97],
    ToAcquire: [1.01, 0.95, 0.72, 0.56, 1.02],
    ToReinforce: [0.99, 0.88, 0.70, 0.65, 0.81],
    ToLink: [1.08, 0.99, 0.79, 1.05, 0.66],
    ToGain: [0.72, 0.70, 0.87, 0.69, 1.10],
    ToUse: [0.62, 0.37, 0.44, 0.21, 1.07],
    ToMove: [0.88, 0.95, 0.73, 0.90, 0.72],
    ToVisit: [1.09, 1.06, 0.69, 1.00, 1.01],
    ToFight: [1.13, 1.13, 1.01, 1.03, 0.84],
    ToEvolve: [0.96, 0.96, 0.49, 0.54, 0.87],
    ToClimb: [0.74, 0.37, 0.78, 0.98, 0.95],
}

/// One column of weights.
pub(super) type Weights = [f32; ROOM];

/// The most activations that are told apart.
const MOST: usize = NODES[NODES.len() - 1];

/// The weights for so many activations to come.
pub(super) fn weights(activations: usize) -> &'static Weights {
    &BY_ACTIVATION[activations.min(MOST)]
}

static BY_ACTIVATION: [Weights; MOST + 1] = between(NODES, &BY_PHASE);
