//! Suppresses repeated log lines.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The same line is not repeated for this long.
const SILENCE: Duration = Duration::from_secs(60);
/// The most lines that are remembered; beyond that all are forgotten.
const MOST: usize = 1000;

/// What was logged recently.
#[derive(Debug, Default)]
pub(crate) struct Quiet(Mutex<HashMap<String, Instant>>);

impl Quiet {
    /// Whether a line is worth writing: it was not written within the last minute.
    pub fn is_news(&self, line: &str) -> bool {
        self.is_news_at(line, Instant::now())
    }

    fn is_news_at(&self, line: &str, now: Instant) -> bool {
        let Ok(mut said) = self.0.lock() else { return true };
        if said.get(line).is_some_and(|at| now.duration_since(*at) < SILENCE) {
            return false;
        }
        if said.len() >= MOST {
            said.clear();
        }
        said.insert(line.to_string(), now);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_line_is_news_once_a_minute() {
        let (quiet, start) = (Quiet::default(), Instant::now());
        assert!(quiet.is_news_at("a", start) && quiet.is_news_at("b", start));
        assert!(!quiet.is_news_at("a", start + SILENCE / 2));
        assert!(quiet.is_news_at("a", start + SILENCE));
        for n in 0..2 * MOST {
            quiet.is_news_at(&n.to_string(), start);
        }
        assert!(quiet.0.lock().unwrap().len() <= MOST);
    }
}
