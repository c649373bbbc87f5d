//! Decisions with nothing to decide, which need not be asked.

/// Whether a decision has several options, one or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forced<A> {
    /// There are several options.
    No,
    /// There is exactly one.
    Only(A),
    /// There is none.
    Nothing,
}

impl<A> Forced<A> {
    /// Classifies these options.
    pub fn of(mut options: impl Iterator<Item = A>) -> Self {
        match (options.next(), options.next()) {
            (None, _) => Self::Nothing,
            (Some(only), None) => Self::Only(only),
            (Some(_), Some(_)) => Self::No,
        }
    }
    /// Classifies one option that always exists and others that may.
    pub fn unless(others: bool, only: A) -> Self {
        if others { Self::No } else { Self::Only(only) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_counted_to_two() {
        assert_eq!(Forced::of([0; 0].into_iter()), Forced::Nothing);
        assert_eq!(Forced::of([7].into_iter()), Forced::Only(7));
        assert_eq!(Forced::of(0..), Forced::No);
        assert_eq!(Forced::unless(false, 7), Forced::Only(7));
    }
}
