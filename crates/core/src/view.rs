//! What one observer sees.

use crate::dense::Dense;
use crate::seat::{PerSeat, Seat};

/// The open table and, for who sits at it, what they alone know. It is built up from these two
/// parts, never stripped down, so that there is nothing else in it to leak.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View<Public, Private> {
    pub public: Public,
    pub own: Option<(Seat, Private)>,
}

impl<Public: Copy, Private: Copy> View<Public, Private> {
    /// Only the first seats are people with secrets; everybody else is a spectator.
    pub fn new<const N: usize>(
        public: &Public,
        private: &PerSeat<Private, N>,
        people: usize,
        observer: Option<Seat>,
    ) -> Self {
        let own = observer.filter(|seat| seat.index() < people).map(|seat| (seat, private[seat]));
        Self { public: *public, own }
    }
    /// Whether the observer sits here.
    #[inline]
    pub fn is_own(&self, seat: Seat) -> bool {
        self.own.is_some_and(|(me, _)| me == seat)
    }
}
