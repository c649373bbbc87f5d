//! The time. The system's clock is read once, when the program starts; from then on only elapsed
//! time counts. Setting the clock costs no one a seat and gives no one an hour.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// What the clock said at one moment.
struct Anchor {
    wall: i64,
    moment: Instant,
}

impl Anchor {
    fn new(wall: SystemTime, moment: Instant) -> Self {
        Self { wall: millis(wall.duration_since(UNIX_EPOCH).unwrap_or_default()), moment }
    }
    fn at(&self, moment: Instant) -> i64 {
        self.wall + millis(moment.saturating_duration_since(self.moment))
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

static START: LazyLock<Anchor> = LazyLock::new(|| Anchor::new(SystemTime::now(), Instant::now()));

/// When this program started. It was unreachable before, whatever the clocks of matches say.
pub(crate) fn began() -> i64 {
    START.wall
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    START.at(Instant::now())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_time_that_has_passed_counts() {
        let start = Instant::now();
        let anchor = Anchor::new(UNIX_EPOCH + Duration::from_secs(1_000), start);
        assert_eq!(anchor.at(start), 1_000_000);
        assert_eq!(anchor.at(start + Duration::from_millis(1_500)), 1_001_500);
        let (first, second) = (now(), now());
        assert!(first <= second);
    }
}
