//! Shares with intervals.

use serde::Serialize;

/// An interval with a confidence of 95 %.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// Wilson's interval of a share that was `share` in `n` trials.
pub fn wilson(share: f64, n: f64) -> Interval {
    const Z: f64 = 1.96;
    if n <= 0.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let scale = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    Interval { low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_gives_the_textbook_bounds() {
        let interval = wilson(0.5, 100.0);
        assert!((interval.low - 0.4038).abs() < 1e-3, "{interval:?}");
        assert!((interval.high - 0.5962).abs() < 1e-3, "{interval:?}");
        assert!(wilson(1.0, 10.0).low < 0.75);
    }
}
