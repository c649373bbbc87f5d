//! What one observer sees.

use crate::dense::Dense;
use crate::seat::{PerSeat, Seat};

/// The public state and, for a player, what only they know. It is assembled from these two parts,
/// never filtered from the full state, so that it contains nothing else to leak.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View<Public, Private> {
    /// What everyone sees.
    pub public: Public,
    /// The observer's seat and secrets; `None` for a spectator.
    pub own: Option<(Seat, Private)>,
}

impl<Public: Copy, Private: Copy> View<Public, Private> {
    /// Only the first seats are players with secrets; everyone else is a spectator.
    pub fn new<const N: usize>(
        public: &Public,
        private: &PerSeat<Private, N>,
        people: usize,
        observer: Option<Seat>,
    ) -> Self {
        let own = observer.filter(|seat| seat.index() < people).map(|seat| (seat, private[seat]));
        Self { public: *public, own }
    }
    /// Whether the observer is this seat.
    #[inline]
    pub fn is_own(&self, seat: Seat) -> bool {
        self.own.is_some_and(|(me, _)| me == seat)
    }
}
