//! Games small enough to have a known solution.

pub mod nim;
pub mod pennies;

use patolli_core::{Audience, Cites, Fact, dense_enum};
use std::fmt;

dense_enum! {
    /// All points of a toy have one source.
    pub enum Won { Won }
}
impl fmt::Display for Won {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("won")
    }
}

/// Toys report nothing and refuse without a reason.
#[derive(Clone, PartialEq, Debug)]
pub struct Nothing;
impl Fact for Nothing {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }
    fn reveals(&self) -> bool {
        false
    }
}
impl Cites for Nothing {
    fn rule(&self) -> &'static str {
        "1"
    }
}
