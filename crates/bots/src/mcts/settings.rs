//! The settings of the search.

use std::time::Duration;

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The number of worlds to play, on all threads together.
    pub simulations: u32,
    /// A time limit, which may end the search earlier. With a limit, the result depends on the
    /// machine; levels have none.
    pub limit: Option<Duration>,
    /// Each thread grows its own tree; the roots are added up.
    pub threads: usize,
    /// How strongly rarely tried actions are favoured.
    pub exploration: f32,
    /// The number of visits that the judge's one-step estimate of an action counts as.
    pub trust: f32,
    /// How far a playout goes beyond the tree.
    pub reach: Reach,
    /// The policy there, and for seats whose choice is hidden.
    pub policy: Policy,
    /// The lead, in points, that counts as a clear win.
    pub lead: f32,
}

/// Where a playout ends and the judge estimates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// At once.
    Leaf,
    /// After this many turns, including the current one.
    Turns(u32),
    /// After as many turns as there are seats, including the current one: until everyone has
    /// responded.
    Round,
    /// At the end of the game.
    End,
}

/// How playouts choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Any legal action, drawn without a list where the game can.
    Random,
    /// The one that the judge rates best among this many drawn ones.
    BestOf(u32),
}

impl Settings {
    /// Chosen by matches of the search against itself. Reach and policy matter a lot; exploration
    /// from 0.15 to 0.5, trust from 0.7 to 6 and lead from 10 to 40 made no difference that 240
    /// games could show.
    pub const STANDARD: Self = Self {
        simulations: 1000,
        limit: None,
        threads: 1,
        exploration: 0.3,
        trust: 2.0,
        reach: Reach::Round,
        // Few draws play too badly, many play too similarly.
        policy: Policy::BestOf(3),
        lead: 20.0,
    };
    /// Looks to the end of the current turn; tens of milliseconds per decision.
    pub const HARD: Self = Self { simulations: 3_000, reach: Reach::Turns(1), ..Self::STANDARD };
    /// Looks until everyone has responded; up to a second per decision on one thread.
    pub const EXPERT: Self = Self { simulations: 30_000, reach: Reach::Round, ..Self::STANDARD };
}

impl Default for Settings {
    fn default() -> Self {
        Self::STANDARD
    }
}
