//! What a position of Copan is worth.

use super::Judge;
use patolli_copan::{Copan, final_scores};
use patolli_core::{Dense, Seat};

impl Judge for Copan {
    fn value(&self, seat: Seat) -> f32 {
        f32::from(final_scores(&self.public)[seat].total())
    }

    fn turns(&self) -> u32 {
        let public = &self.public;
        let n = public.n();
        let place = (public.active.index() + n - public.first.index()) % n;
        let over = u32::from(public.agenda.is_empty());
        u32::from(public.round) * n as u32 + place as u32 + over
    }
}
