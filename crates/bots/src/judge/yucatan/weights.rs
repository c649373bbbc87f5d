//! What the estimate looks at, and what one unit of each is worth.

use crate::judge::linear::{between, features};

/// For how many activations to come the weights are given; between them they go straight.
const NODES: [usize; 5] = [0, 6, 12, 18, 24];

// Points for one unit of each feature at the nodes.
features! {
    NODES.len();
    /// The same for everybody: what a seat still earns on average.
    One: [0.00, -7.24, -15.38, -24.17, -32.79],
    /// Square roots of corn and jade, and the sets they make.
    Corn: [0.00, 1.12, 1.00, 1.70, 2.10],
    Jade: [0.00, 0.75, 0.82, 2.73, 2.00],
    Leftovers: [1.00, 0.53, 0.51, 1.06, 0.29],
    /// Prisoners by what the next sacrifice gives for them, and their number.
    Captives: [1.00, 0.61, 0.73, 1.05, 1.32],
    Prisoners: [0.00, 0.40, 0.00, 0.00, 0.00],
    /// Units, and how they crowd in one Troop.
    Units: [0.00, 0.39, 0.39, 0.26, 0.48],
    UnitsSquare: [-0.02, -0.11, 0.09, 0.59, 1.59],
    /// Axes and Prisoner Bonus of Abilities, always or after a victory, and slots too large for them.
    AbilityAxes: [0.00, 0.34, 1.16, 1.97, 2.67],
    AbilityBonus: [0.00, 1.63, 4.30, 5.35, 5.60],
    AbilityWon: [0.00, 1.29, 3.06, 5.72, 6.21],
    Waste: [-0.06, -0.03, 0.06, -0.13, -0.28],
    Striker: [0.00, 0.80, 1.30, 1.59, 0.00],
    Veteran: [0.01, 0.67, 0.87, 0.67, 0.00],
    Pathfinder: [0.12, 0.34, 0.35, 0.00, 0.00],
    Jailer: [0.10, 0.77, 0.99, 0.30, 0.00],
    /// Troops in Central Cities, enemies that may come, and enemies to attack, by strength.
    InCity: [0.12, 0.01, -0.12, -0.23, 0.41],
    Threat: [0.38, 0.28, 0.41, 0.46, 0.21],
    Prey: [0.35, 0.53, 0.64, 0.78, 1.52],
    /// Summonings by the Rounds for which they last, and their cards not yet played.
    SummonedAxes: [0.05, 0.14, 0.03, 0.00, 0.00],
    SummonedBonus: [0.89, 1.90, 3.43, 4.72, 4.54],
    Summoned: [0.61, 0.51, 0.44, 0.00, 1.27],
    Unspent: [0.04, 0.25, 0.95, 1.18, 0.29],
    /// The levels of the Buildings.
    Site1: [0.00, 0.00, 0.24, 0.21, 0.00],
    Site2: [0.00, 0.09, 0.49, 1.21, 2.00],
    Site3: [0.00, 0.36, 0.83, 1.38, 1.98],
    School1: [0.00, 0.00, 0.27, 1.69, 2.50],
    School2: [0.00, 0.31, 0.78, 1.32, 1.97],
    School3: [0.00, 0.37, 0.84, 1.39, 1.98],
    Barracks1: [0.00, 0.26, 1.25, 1.68, 0.17],
    Barracks2: [0.00, 0.32, 1.47, 2.60, 3.45],
    Barracks3: [0.00, 0.53, 1.50, 2.46, 3.30],
    Temple1: [0.00, 0.00, 0.00, 0.00, 0.00],
    Temple2: [0.00, 0.62, 1.75, 2.28, 2.59],
    Temple3: [0.00, 0.43, 1.01, 1.71, 2.41],
    /// The rows of the Evolution table.
    BuildingRow2: [0.00, 0.65, 1.24, 0.00, 1.04],
    BuildingRow3: [0.29, 0.40, 0.41, 1.15, 1.99],
    AbilityRow2: [0.00, 0.53, 1.66, 2.19, 2.08],
    AbilityRow3: [0.18, 0.31, 0.73, 1.34, 2.00],
    SummoningRow2: [0.00, 1.19, 2.86, 2.52, 2.79],
    SummoningRow3: [0.29, 1.09, 1.30, 2.15, 3.05],
    /// The step of the City Leader, and the powers times their level from 1.
    Step: [0.00, 0.16, 0.48, 0.00, 0.74],
    Harvest: [0.00, 0.48, 0.58, 0.39, 0.00],
    War: [0.00, 0.44, 1.20, 1.90, 2.59],
    Omens: [0.00, 0.04, 0.11, 0.00, 0.00],
    CaptivePower: [0.09, 0.67, 1.10, 0.90, 0.00],
    /// Troop Leaders and the City Leader that are still to be activated in this Round.
    TroopsReady: [0.78, 0.98, 0.73, 1.84, 2.99],
    LeaderReady: [-1.13, -1.03, -0.30, 0.60, 0.89],
    /// The First Player token.
    First: [0.07, 0.05, -0.20, -1.28, -0.80],
    /// The best Final Bonus as it would be now, the same with a marker on row 3, and on the last.
    FinalBonus: [0.00, 0.31, 0.43, 0.38, 0.00],
    FinalRow: [0.03, 0.09, 0.00, 0.09, 0.20],
    LastRow: [1.00, 1.00, 1.00, 1.00, 1.00],
    /// The points that the next sacrifice has to beat.
    ToBeat: [-0.03, -0.11, 0.10, 0.17, 0.07],
    /// Evolutions and the step of the next sacrifice, by their chance.
    Evolutions: [0.92, 0.53, 1.20, 0.00, 2.39],
    Climbing: [0.45, 0.39, 0.39, 0.16, 0.00],
    /// Base cards that do not return, special cards with their Axes and their Prisoner Bonus.
    JaguarCharge: [0.00, 0.55, 0.97, 1.42, 1.47],
    NetAmbush: [0.23, 0.61, 1.45, 2.57, 4.23],
    WarCouncil: [0.21, 0.85, 1.71, 2.42, 2.70],
    Specials: [0.00, 0.00, 0.00, 0.00, 0.00],
    SpecialAxes: [0.00, 0.10, 0.24, 0.26, 0.22],
    SpecialBonus: [0.03, 0.48, 0.81, 0.89, 1.87],
    /// What waits to be done, as the outlook sees it.
    ToBuild: [1.00, 0.98, 0.95, 0.95, 0.95],
    ToAcquire: [1.00, 1.00, 0.84, 0.88, 1.14],
    ToReinforce: [0.99, 0.95, 0.76, 0.62, 0.79],
    ToLink: [1.04, 0.98, 0.95, 0.96, 1.12],
    ToGain: [0.78, 0.75, 0.84, 0.90, 1.18],
    ToUse: [0.74, 0.56, 0.54, 0.53, 1.21],
    ToMove: [0.86, 0.73, 0.77, 0.95, 0.80],
    ToVisit: [0.96, 0.94, 0.79, 0.91, 1.00],
    ToFight: [1.04, 0.98, 0.89, 1.05, 0.96],
    ToEvolve: [1.00, 0.83, 0.44, 0.41, 0.90],
    ToClimb: [0.77, 0.41, 0.86, 0.56, 0.93],
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
