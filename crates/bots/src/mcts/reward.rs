//! Converts points to what a seat wants: a lead, and above all a win.

use patolli_core::{PerSeat, Seat};

/// The part of the reward for winning itself.
const WIN: f32 = 0.3;
/// The part of a clear lead at which the win counts as decided.
const SHARP: f32 = 0.25;

/// A reward in 0 to 1 for each of the first `n` seats, from final or estimated points.
pub(crate) fn rewards(values: &PerSeat<f32>, n: usize, lead: f32) -> PerSeat<f32> {
    let mut out = PerSeat::default();
    for seat in Seat::first(n) {
        out[seat] = reward(values[seat], best_other(values, n, seat), lead);
    }
    out
}

pub(crate) fn best_other(values: &PerSeat<f32>, n: usize, seat: Seat) -> f32 {
    let others = Seat::first(n).filter(|other| *other != seat).map(|other| values[other]);
    others.reduce(f32::max).unwrap_or(0.0)
}

pub(crate) fn reward(own: f32, best_other: f32, lead: f32) -> f32 {
    let x = (own - best_other) / lead;
    (1.0 - WIN) * squash(x) + WIN * squash(x / SHARP)
}

/// Rises from 0 through 0.5 (at 0) to 1, without a costly exponential.
fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_worth_more_than_a_tie_and_a_tie_more_than_arrears() {
        let values = PerSeat([50.0, 40.0, 50.0, 0.0, 0.0]);
        let rewards = rewards(&values, 3, 20.0);
        assert_eq!(rewards[Seat::new(0)], 0.5);
        assert!(rewards[Seat::new(1)] < 0.5);
        assert!(reward(51.0, 50.0, 20.0) > 0.5);
        assert!((0.0..=1.0).contains(&reward(1000.0, 0.0, 20.0)));
    }
}
