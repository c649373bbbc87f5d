//! Clocks, computed from the times in the log, so that every server and every replay agrees.

use patolli_core::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    #[default]
    None,
    /// A bank and the gain after each decision, in seconds.
    Live { bank: u32, gain: u32 },
    /// Days for each decision.
    Days(u32),
}

impl Clock {
    /// Milliseconds in the bank when a person takes a seat.
    fn bank(self) -> i64 {
        match self {
            Self::None => i64::MAX / 4,
            Self::Live { bank, .. } => i64::from(bank) * 1000,
            Self::Days(days) => i64::from(days) * DAY,
        }
    }
    fn after_decision(self, left: i64) -> i64 {
        match self {
            Self::None | Self::Days(_) => self.bank(),
            Self::Live { gain, .. } => left + i64::from(gain) * 1000,
        }
    }
}

const DAY: i64 = 86_400_000;
/// A player who was thinking when the server started has at least this long.
const GRACE: i64 = 120_000;
/// A running server notices within this time that a clock has run out.
const NOTICED: i64 = 10_000;

/// The running clocks of one match. Times are milliseconds since 1970.
#[derive(Clone, PartialEq, Debug)]
pub struct Timing {
    clock: Clock,
    left: PerSeat<i64>,
    since: PerSeat<Option<i64>>,
}

impl Timing {
    pub fn new(clock: Clock) -> Self {
        Self { clock, left: PerSeat::from_fn(|_| clock.bank()), since: PerSeat::from_fn(|_| None) }
    }

    /// From now on exactly these seats think; `decided` has just made a decision.
    pub(crate) fn turn_to(&mut self, thinking: SeatSet, decided: Option<Seat>, at: i64) {
        for seat in SeatSet::full() {
            let runs = thinking.contains(seat);
            let moved = decided == Some(seat);
            if let Some(since) = self.since[seat].filter(|_| moved || !runs) {
                self.left[seat] -= at - since;
                self.since[seat] = None;
            }
            if moved {
                // No one noticed that the clock ran out: the server was down.
                if self.left[seat] < -NOTICED {
                    self.welcome_back(seat);
                }
                self.left[seat] = self.clock.after_decision(self.left[seat]);
            }
            if runs && self.since[seat].is_none() {
                self.since[seat] = Some(at);
            }
        }
    }

    /// A person who returns gets at least a quarter of the bank.
    pub(crate) fn welcome_back(&mut self, seat: Seat) {
        let least = match self.clock {
            Clock::Live { .. } => self.clock.bank() / 4,
            Clock::None | Clock::Days(_) => self.clock.bank(),
        };
        self.left[seat] = self.left[seat].max(least);
    }

    /// Milliseconds this seat has left at a moment, if the match has a clock.
    pub fn left(&self, seat: Seat, at: i64) -> Option<i64> {
        let spent = self.since[seat].map_or(0, |since| at - since);
        (self.clock != Clock::None).then(|| self.left[seat] - spent)
    }

    /// When the clock of this seat runs out, if it runs, on a server that has been up since
    /// `began`.
    pub(crate) fn deadline(&self, seat: Seat, began: i64) -> Option<i64> {
        let since = self.since[seat].filter(|_| self.clock != Clock::None)?;
        let at = since + self.left[seat];
        Some(if since < began { at.max(began + GRACE) } else { at })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANA: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    #[test]
    fn a_bank_runs_down_and_grows_by_each_decision() {
        let mut timing = Timing::new(Clock::Live { bank: 60, gain: 10 });
        timing.turn_to(SeatSet::one(ANA), None, 1_000);
        assert_eq!(timing.deadline(ANA, 0), Some(61_000));
        timing.turn_to(SeatSet::one(BEN), Some(ANA), 21_000);
        assert_eq!(timing.left(ANA, 99_000), Some(50_000));
        assert_eq!(timing.left(BEN, 31_000), Some(50_000));
        assert_eq!(timing.deadline(ANA, 0), None);
    }

    #[test]
    fn days_start_anew_with_each_decision() {
        let mut timing = Timing::new(Clock::Days(2));
        timing.turn_to(SeatSet::one(ANA), None, 0);
        timing.turn_to(SeatSet::one(ANA), Some(ANA), DAY);
        assert_eq!(timing.deadline(ANA, 0), Some(3 * DAY));
    }

    #[test]
    fn another_seats_decision_does_not_stop_mine() {
        let both = SeatSet::one(ANA).or(SeatSet::one(BEN));
        let mut timing = Timing::new(Clock::Live { bank: 60, gain: 0 });
        timing.turn_to(both, None, 0);
        timing.turn_to(SeatSet::one(ANA), Some(BEN), 30_000);
        assert_eq!(timing.deadline(ANA, 0), Some(60_000));
    }

    #[test]
    fn nobody_has_less_than_the_grace_after_a_restart() {
        for (left, deadline) in [(-50, 120), (1, 120), (119, 120), (121, 121), (600, 600)] {
            let mut timing = Timing::new(Clock::Live { bank: 1_000, gain: 0 });
            timing.turn_to(SeatSet::one(ANA), None, (left - 1_000) * 1_000);
            assert_eq!(timing.deadline(ANA, 0), Some(deadline * 1_000), "{left} s left");
        }
        let mut timing = Timing::new(Clock::Live { bank: 60, gain: 0 });
        timing.turn_to(SeatSet::one(ANA), None, 5_000);
        assert_eq!(timing.deadline(ANA, 5_000), Some(65_000), "her turn began after it");
    }

    #[test]
    fn who_decides_after_a_restart_is_not_out_of_time_at_the_next_turn() {
        let mut timing = Timing::new(Clock::Live { bank: 60, gain: 5 });
        timing.turn_to(SeatSet::one(ANA), None, 0);
        timing.turn_to(SeatSet::one(BEN), Some(ANA), 600_000);
        assert_eq!(timing.left(ANA, 600_000), Some(20_000));
        // A running server is only a moment late, and gives nothing for it.
        timing.turn_to(SeatSet::one(ANA), Some(BEN), 661_000);
        assert_eq!(timing.left(BEN, 661_000), Some(4_000));
    }

    #[test]
    fn without_a_clock_nothing_runs_out() {
        let mut timing = Timing::new(Clock::None);
        timing.turn_to(SeatSet::one(ANA), None, 0);
        assert_eq!((timing.deadline(ANA, 0), timing.left(ANA, 5)), (None, None));
    }
}
