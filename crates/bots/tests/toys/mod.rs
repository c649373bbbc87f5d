//! Games small enough to have a known solution.

pub mod nim;
pub mod pennies;

use patolli_core::{Audience, Cites, Fact};

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
