//! What can be turned on the search.

/// How a search spends its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Worlds to play, over all threads together.
    pub simulations: u32,
    /// Each thread grows a tree of its own; the roots are added up.
    pub threads: usize,
    /// How much rarely tried actions are favoured.
    pub exploration: f32,
    /// For how many visits the judge's one-step estimate of an action counts.
    pub trust: f32,
    /// How far a playout goes beyond the tree.
    pub reach: Reach,
    /// Who plays there, and for seats whose choice is hidden.
    pub policy: Policy,
    /// Points of lead that count as a clear win.
    pub lead: f32,
}

/// Where a playout stops and the judge estimates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// At once.
    Leaf,
    /// After so many turns, the current one included.
    Turns(u32),
    /// Not before the game is over.
    End,
}

/// How playouts choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Any legal action, drawn without a list where the game can.
    Random,
    /// The one the judge likes best of so many drawn.
    BestOf(u32),
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            simulations: 1000,
            threads: 1,
            exploration: 0.3,
            trust: 2.0,
            reach: Reach::Turns(2),
            policy: Policy::BestOf(3),
            lead: 20.0,
        }
    }
}
