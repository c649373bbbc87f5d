//! How quickly moves were acknowledged.

use std::time::Duration;

/// Times from click to acknowledgement.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Latencies(Vec<Duration>);

impl Latencies {
    pub fn add(&mut self, latency: Duration) {
        self.0.push(latency);
    }
    pub fn len(&self) -> usize {
        self.0.len()
    }
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// The time within which this share of moves was acknowledged.
    pub fn percentile(&self, share: f64) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let place = (share / 100.0 * sorted.len() as f64).ceil() as usize;
        sorted.get(place.saturating_sub(1)).copied().unwrap_or_default()
    }
}

/// The result of a run.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    pub latencies: Latencies,
    /// Those of the first and of the last moves of a match: a long log must not make moves slow.
    pub early: Latencies,
    pub late: Latencies,
    pub refused: usize,
    pub elapsed: Duration,
}

/// Entries up to here are early in a match, later ones late.
const EARLY: i64 = 12;
const LATE: i64 = 25;

impl Report {
    pub(super) fn add_move(&mut self, number: i64, latency: Duration) {
        self.latencies.add(latency);
        match number {
            ..=EARLY => self.early.add(latency),
            LATE.. => self.late.add(latency),
            _ => {}
        }
    }
    pub(super) fn add(&mut self, other: Self) {
        self.latencies.0.extend(other.latencies.0);
        self.early.0.extend(other.early.0);
        self.late.0.extend(other.late.0);
        self.refused += other.refused;
    }
    pub fn moves_per_second(&self) -> f64 {
        self.latencies.len() as f64 / self.elapsed.as_secs_f64().max(f64::EPSILON)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_the_sorted_times() {
        let mut latencies = Latencies::default();
        (1..=100).rev().for_each(|ms| latencies.add(Duration::from_millis(ms)));
        assert_eq!(latencies.percentile(50.0), Duration::from_millis(50));
        assert_eq!(latencies.percentile(99.0), Duration::from_millis(99));
        assert_eq!(Latencies::default().percentile(50.0), Duration::ZERO);
    }
}
