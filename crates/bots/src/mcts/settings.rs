//! What can be turned on the search.

use std::time::Duration;

/// How a search spends its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Worlds to play, over all threads together.
    pub simulations: u32,
    /// Stops earlier after this time. With a limit the result depends on the machine; levels have none.
    pub limit: Option<Duration>,
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
    /// After as many turns as there are seats, the current one included: until everybody has
    /// answered.
    Round,
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

impl Settings {
    /// Settled by matches of the search against itself. Reach and policy matter much; exploration
    /// from 0.15 to 0.5, trust from 0.7 to 6 and lead from 10 to 40 made no difference that 240
    /// games could show.
    pub const STANDARD: Self = Self {
        simulations: 1000,
        limit: None,
        threads: 1,
        exploration: 0.3,
        trust: 2.0,
        reach: Reach::Round,
        // Fewer draws play too badly, many play too much alike.
        policy: Policy::BestOf(3),
        lead: 20.0,
    };
    /// Looks to the end of the current turn; some tens of milliseconds a decision.
    pub const HARD: Self = Self { simulations: 3_000, reach: Reach::Turns(1), ..Self::STANDARD };
    /// Looks until everybody has answered; up to a second a decision on one thread.
    pub const EXPERT: Self = Self { simulations: 30_000, reach: Reach::Round, ..Self::STANDARD };
}

impl Default for Settings {
    fn default() -> Self {
        Self::STANDARD
    }
}
