//! Pending work as data: what to do now, inside the current action, and what waits behind it.

/// A list of pending steps. The next step is at the front.
///
/// `now` nests: the new steps come before everything that waits, in the order written. `later`
/// queues: the step comes after everything that waits, in the order gained. `N` is the maximum
/// number of waiting steps; a game proves its bound where it declares the type.
#[derive(Clone, Copy, Debug)]
pub struct Agenda<S, const N: usize> {
    /// Stored back to front, so that the front is cheap to change.
    steps: [S; N],
    len: u8,
}

impl<S: Copy + Default, const N: usize> Agenda<S, N> {
    /// No steps.
    pub fn new() -> Self {
        Self { steps: [S::default(); N], len: 0 }
    }
    /// The next step.
    pub fn front(&self) -> Option<S> {
        self.len.checked_sub(1).map(|last| self.steps[usize::from(last)])
    }
    /// Removes the front step, which is done.
    pub fn done(&mut self) {
        debug_assert!(self.len > 0, "nothing was on the agenda");
        self.len -= 1;
    }
    /// Adds steps to do before anything else, in this order.
    pub fn now<const K: usize>(&mut self, steps: [S; K]) {
        for step in steps.into_iter().rev() {
            self.steps[usize::from(self.len)] = step;
            self.len += 1;
        }
    }
    /// Adds a step to do after everything that waits.
    pub fn later(&mut self, step: S) {
        let len = usize::from(self.len);
        self.steps.copy_within(0..len, 1);
        self.steps[0] = step;
        self.len += 1;
    }
    /// Replaces the front step.
    pub fn instead(&mut self, step: S) {
        self.done();
        self.now([step]);
    }
    /// Whether no step is left.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// From the front to the back.
    pub fn iter(&self) -> impl Iterator<Item = S> + '_ {
        self.steps[..usize::from(self.len)].iter().rev().copied()
    }
}

impl<S: Copy + Default, const N: usize> Default for Agenda<S, N> {
    fn default() -> Self {
        Self::new()
    }
}

/// Two agendas are equal if the same work is pending, regardless of what was done before.
impl<S: Copy + Default + PartialEq, const N: usize> PartialEq for Agenda<S, N> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn now_nests_and_later_queues() {
        let mut agenda: Agenda<char, 8> = Agenda::new();
        agenda.now(['a', 'b']);
        agenda.later('y');
        agenda.later('z');
        agenda.now(['1', '2']);
        let order: String = agenda.iter().collect();
        assert_eq!(order, "12abyz");
        agenda.done();
        agenda.instead('x');
        assert_eq!(agenda.front(), Some('x'));
        let order: String = agenda.iter().collect();
        assert_eq!(order, "xabyz");
    }
}
