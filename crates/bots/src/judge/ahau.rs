//! Ahau.

use super::Judge;
use patolli_ahau::Ahau;
use patolli_core::Seat;

impl Judge for Ahau {
    fn value(&self, seat: Seat) -> f32 {
        f32::from(self.public.players[seat].fame.total())
    }
    fn turns(&self) -> u32 {
        u32::from(self.public.round)
    }
}
