//! Where a decision puts its options. One offer answers three questions: the list takes everything,
//! [`Forced`] stops at two, and [`Pick`] takes one at random and keeps no list.

use crate::action_set::ActionSet;
use crate::dense::{Dense, Set, nth_bit};
use crate::forced::Forced;
use crate::host::Pick;

/// Receives the options of a decision.
pub trait Menu<A: Dense> {
    /// Offers one action.
    fn add(&mut self, action: A);

    /// The actions `first`, `first + 1`, … whose bits are set: a whole block at once.
    fn add_block(&mut self, first: A, bits: u64);

    /// Whether more options would change nothing, so that an offer may stop early.
    fn is_settled(&self) -> bool {
        false
    }

    /// Offers several actions until the menu is settled.
    fn add_all(&mut self, actions: impl IntoIterator<Item = A>) {
        let mut actions = actions.into_iter();
        while !self.is_settled() {
            let Some(action) = actions.next() else { return };
            self.add(action);
        }
    }

    /// One action for each member; the variant must be one block, as those of `dense_enum!` are.
    fn add_each<T: Dense>(&mut self, variant: impl Fn(T) -> A, members: Set<T>) {
        if !members.is_empty() {
            self.add_block(variant(T::from_index(0)), members.bits());
        }
    }
}

impl<A: Dense> Menu<A> for ActionSet<A> {
    fn add(&mut self, action: A) {
        self.insert(action);
    }
    fn add_block(&mut self, first: A, bits: u64) {
        self.insert_block(first, bits);
    }
}

impl<A: Dense> Menu<A> for Forced<A> {
    fn add(&mut self, action: A) {
        *self = match self {
            Self::Nothing => Self::Only(action),
            Self::Only(_) | Self::No => Self::No,
        };
    }
    fn add_block(&mut self, first: A, bits: u64) {
        // Only whether there are two matters, which is cheaper to test than to count them.
        if bits & bits.wrapping_sub(1) != 0 {
            *self = Self::No;
        } else if bits != 0 {
            self.add(A::from_index(first.index() + bits.trailing_zeros() as usize));
        }
    }
    fn is_settled(&self) -> bool {
        matches!(self, Self::No)
    }
}

impl<A: Dense> Menu<A> for Pick<'_, A> {
    fn add(&mut self, action: A) {
        self.extend([action]);
    }
    /// One roll for the whole block, weighted by its size.
    fn add_block(&mut self, first: A, bits: u64) {
        if let Some(k) = self.among(bits.count_ones()) {
            self.thing = Some(A::from_index(first.index() + nth_bit(bits, k) as usize));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Quick;
    use crate::seat::Seat;

    fn seats(list: impl IntoIterator<Item = usize>) -> Set<Seat> {
        list.into_iter().map(Seat::from_index).collect()
    }

    fn offer(menu: &mut impl Menu<Seat>) {
        menu.add(Seat::from_index(0));
        menu.add_each(|seat| seat, seats([1, 3]));
        menu.add_all(seats([4]).iter());
    }

    #[test]
    fn a_list_takes_everything() {
        let mut list = ActionSet::new();
        offer(&mut list);
        assert_eq!(list.iter().collect::<Set<Seat>>(), seats([0, 1, 3, 4]));
    }

    #[test]
    fn forced_counts_to_two() {
        let mut forced = Forced::Nothing;
        Menu::<Seat>::add_each(&mut forced, |seat| seat, Set::EMPTY);
        assert_eq!(forced, Forced::Nothing);
        forced.add_each(|seat| seat, seats([2]));
        assert_eq!(forced, Forced::Only(Seat::from_index(2)));
        offer(&mut forced);
        assert_eq!(forced, Forced::No);
        let mut block = Forced::Nothing;
        block.add_each(|seat| seat, seats([1, 2]));
        assert!(block.is_settled());
    }

    #[test]
    fn each_option_is_picked_as_often_in_blocks_as_alone() {
        let mut dice = Quick::new(5);
        let mut counts = [0u32; 5];
        for _ in 0..4000 {
            let mut pick = Pick::new(&mut dice);
            offer(&mut pick);
            counts[pick.thing.expect("there are options").index()] += 1;
        }
        assert_eq!(counts[2], 0);
        assert!([0, 1, 3, 4].iter().all(|&i| (850..1150).contains(&counts[i])), "{counts:?}");
    }
}
