//! A signal that ends a search early.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Shared between a thinking bot and the owner of the match. Once raised, it stays raised.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the thought as soon as it notices.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
    /// Whether the thought should end.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
