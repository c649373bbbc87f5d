//! Linear estimates: the sum of each feature's amount times its weight.

/// Features in blocks of eight, to suit vector instructions.
pub(super) const LANES: usize = 8;

/// The amount of each feature in a position. `F` names the features, `ROOM` is their number in
/// whole blocks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Amounts<F, const ROOM: usize> {
    amounts: [f32; ROOM],
    names: std::marker::PhantomData<F>,
}

impl<F: Into<usize>, const ROOM: usize> Amounts<F, ROOM> {
    pub const NONE: Self = Self { amounts: [0.0; ROOM], names: std::marker::PhantomData };

    pub fn get(&self, feature: F) -> f32 {
        self.amounts[feature.into()]
    }
    pub fn set(&mut self, feature: F, amount: f32) {
        self.amounts[feature.into()] = amount;
    }
    pub fn add(&mut self, feature: F, amount: f32) {
        self.amounts[feature.into()] += amount;
    }

    /// The total with these weights.
    pub fn worth(&self, weights: &[f32; ROOM]) -> f32 {
        let mut sums = [0.0; LANES];
        for block in (0..ROOM).step_by(LANES) {
            for lane in 0..LANES {
                sums[lane] += self.amounts[block + lane] * weights[block + lane];
            }
        }
        sums.iter().sum()
    }
}

/// Turns rows of weights, one for each feature, into columns, one for each phase of a game.
pub(super) const fn by_phase<const PHASES: usize, const ROOM: usize>(
    rows: &[[f32; PHASES]],
) -> [[f32; ROOM]; PHASES] {
    let mut table = [[0.0; ROOM]; PHASES];
    let mut feature = 0;
    while feature < rows.len() {
        let mut phase = 0;
        while phase < PHASES {
            table[phase][feature] = rows[feature][phase];
            phase += 1;
        }
        feature += 1;
    }
    table
}

/// Weights for every number from 0 to the last node, interpolated linearly between the columns at
/// the nodes.
pub(super) const fn between<const PHASES: usize, const ROOM: usize, const ALL: usize>(
    nodes: [usize; PHASES],
    columns: &[[f32; ROOM]; PHASES],
) -> [[f32; ROOM]; ALL] {
    let mut table = [[0.0; ROOM]; ALL];
    let mut node = 0;
    while node + 1 < PHASES {
        let (from, to) = (nodes[node], nodes[node + 1]);
        let mut at = from;
        while at <= to {
            let part = (at - from) as f32 / (to - from) as f32;
            let mut feature = 0;
            while feature < ROOM {
                let (before, after) = (columns[node][feature], columns[node + 1][feature]);
                table[at][feature] = before + part * (after - before);
                feature += 1;
            }
            at += 1;
        }
        node += 1;
    }
    table
}

/// Declares the features of a game with their weights in each phase, so that a name cannot lose its
/// row.
macro_rules! features {
    ($phases:expr; $($(#[$doc:meta])* $name:ident: $weights:expr,)+) => {
        #[derive(Clone, Copy, Debug)]
        pub(super) enum Feature { $($(#[$doc])* $name),+ }

        impl From<Feature> for usize {
            fn from(feature: Feature) -> Self {
                feature as Self
            }
        }

        const ROWS: &[[f32; $phases]] = &[$($weights),+];
        const ROOM: usize = ROWS.len().next_multiple_of($crate::judge::linear::LANES);

        /// The amount of each feature in a position.
        pub(super) type Features = $crate::judge::linear::Amounts<Feature, ROOM>;

        /// The weights of each phase side by side.
        const BY_PHASE: [[f32; ROOM]; $phases] = $crate::judge::linear::by_phase(ROWS);
    };
}
pub(super) use features;
