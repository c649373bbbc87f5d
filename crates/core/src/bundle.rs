//! Amounts of several resources at once.

use crate::dense::{Dense, Set};
use std::fmt;
use std::marker::PhantomData;

/// An amount of each resource: a stock, a price or a gain. Up to eight kinds, each below 128.
pub struct Bundle<R> {
    /// One byte for each kind, so that one subtraction compares all of them.
    lanes: u64,
    of: PhantomData<R>,
}

/// The high bit of each lane; amounts stay below it.
const BORROW: u64 = 0x8080_8080_8080_8080;
/// The low bit of each lane.
const UNIT: u64 = 0x0101_0101_0101_0101;

/// The low bits of all lanes side by side.
#[inline]
const fn gather(lanes: u64) -> u64 {
    (lanes & UNIT).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

impl<R: Dense> Bundle<R> {
    const FITS: () = assert!(R::COUNT <= 8, "a Bundle holds at most eight kinds");
    /// Nothing of any kind.
    pub const NOTHING: Self = Self { lanes: 0, of: PhantomData };
    /// The maximum amount of one kind.
    pub const MAX: u8 = 127;

    /// This much of one kind.
    pub fn of(kind: R, amount: u8) -> Self {
        let () = Self::FITS;
        debug_assert!(amount <= Self::MAX);
        Self { lanes: u64::from(amount) << (8 * kind.index()), of: PhantomData }
    }
    /// One byte for each kind, the first one lowest; each at most [`Self::MAX`].
    pub const fn from_lanes(lanes: u64) -> Self {
        debug_assert!(lanes & BORROW == 0);
        Self { lanes, of: PhantomData }
    }
    /// How much there is of a kind.
    pub fn get(self, kind: R) -> u8 {
        (self.lanes >> (8 * kind.index())) as u8
    }
    /// Sets the amount of a kind.
    pub fn set(&mut self, kind: R, amount: u8) {
        self.lanes &= !(0xff << (8 * kind.index()));
        self.lanes |= Self::of(kind, amount).lanes;
    }
    /// Whether there is nothing of any kind.
    pub const fn is_nothing(self) -> bool {
        self.lanes == 0
    }
    /// Whether this stock can pay that price in full.
    pub const fn covers(self, price: Self) -> bool {
        ((self.lanes | BORROW) - price.lanes) & BORROW == BORROW
    }
    /// The sum of both, capped at [`Self::MAX`]: no game comes close, but a handwritten position or
    /// edition may.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        let sum = self.lanes + other.lanes;
        let over = sum & BORROW;
        Self { lanes: (sum | (over - (over >> 7))) & !BORROW, of: PhantomData }
    }
    /// The rest after paying an affordable price.
    #[must_use]
    pub fn minus(self, price: Self) -> Self {
        debug_assert!(self.covers(price), "{self:?} does not cover {price:?}");
        Self { lanes: self.lanes - price.lanes, of: PhantomData }
    }
    /// What this stock lacks for that price.
    #[must_use]
    pub const fn lacking(self, price: Self) -> Self {
        let difference = (price.lanes | BORROW) - self.lanes;
        let positive = difference & BORROW;
        Self { lanes: difference & (positive - (positive >> 7)), of: PhantomData }
    }
    /// The smaller amount of each kind.
    #[must_use]
    pub fn common(self, other: Self) -> Self {
        self.minus(other.lacking(self))
    }
    /// The amounts multiplied by a number.
    #[must_use]
    pub fn times(self, n: u8) -> Self {
        (0..n).fold(Self::NOTHING, |sum, _| sum.plus(self))
    }
    /// The amounts of all kinds added up.
    pub const fn total(self) -> u32 {
        const PAIRS: u64 = 0x00ff_00ff_00ff_00ff;
        let pairs = (self.lanes & PAIRS) + (self.lanes >> 8 & PAIRS);
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
    }
    /// Half of each amount, rounded down.
    #[must_use]
    pub const fn halved(self) -> Self {
        Self { lanes: self.lanes >> 1 & !BORROW, of: PhantomData }
    }
    /// The kinds with an amount above zero.
    pub const fn kinds(self) -> Set<R> {
        Set::from_bits(gather((self.lanes + !BORROW) >> 7))
    }
    /// The kinds with an odd amount.
    pub const fn odd(self) -> Set<R> {
        Set::from_bits(gather(self.lanes))
    }
    /// The kinds with an amount above zero, with their amounts.
    pub fn iter(self) -> impl Iterator<Item = (R, u8)> {
        self.kinds().iter().map(move |kind| (kind, self.get(kind)))
    }
}

impl<R: Dense> FromIterator<(R, u8)> for Bundle<R> {
    fn from_iter<I: IntoIterator<Item = (R, u8)>>(amounts: I) -> Self {
        amounts.into_iter().fold(Self::NOTHING, |sum, (kind, n)| sum.plus(Self::of(kind, n)))
    }
}
impl<R> Clone for Bundle<R> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<R> Copy for Bundle<R> {}
impl<R> PartialEq for Bundle<R> {
    fn eq(&self, other: &Self) -> bool {
        self.lanes == other.lanes
    }
}
impl<R> Eq for Bundle<R> {}
impl<R> Default for Bundle<R> {
    fn default() -> Self {
        Self { lanes: 0, of: PhantomData }
    }
}
impl<R: Dense> fmt::Debug for Bundle<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::dense_enum! { enum Good { Corn, Jade, Salt } }
    use Good::{Corn, Jade, Salt};

    #[test]
    fn a_price_is_covered_only_kind_by_kind() {
        let stock: Bundle<Good> = [(Corn, 3), (Salt, 1)].into_iter().collect();
        let price = Bundle::of(Corn, 2).plus(Bundle::of(Salt, 1));
        assert!(stock.covers(price));
        assert_eq!(stock.minus(price), Bundle::of(Corn, 1));
        assert!(!stock.covers(Bundle::of(Jade, 1)));
        assert_eq!(stock.lacking(Bundle::of(Salt, 3)), Bundle::of(Salt, 2));
        assert_eq!(stock.total(), 4);
        assert_eq!(stock.lacking(stock), Bundle::NOTHING);
        assert_eq!(stock.common(price.plus(Bundle::of(Jade, 5))), price);
        let full: Bundle<Good> = Good::all().map(|kind| (kind, 127)).collect();
        assert_eq!(full.total(), 3 * 127);
        assert_eq!(Bundle::NOTHING.lacking(full), full);
    }

    #[test]
    fn kinds_are_found_at_once() {
        let stock: Bundle<Good> = [(Corn, 127), (Salt, 2)].into_iter().collect();
        assert_eq!(stock.kinds(), [Corn, Salt].into_iter().collect());
        assert_eq!(stock.odd(), Set::one(Corn));
        assert_eq!(stock.halved(), Bundle::of(Corn, 63).plus(Bundle::of(Salt, 1)));
    }

    #[test]
    fn a_full_kind_stays_full_and_spills_nowhere() {
        let full = Bundle::of(Corn, 127).plus(Bundle::of(Jade, 1));
        assert_eq!(full.plus(Bundle::of(Corn, 1)), full);
        assert_eq!(full.plus(full), Bundle::of(Corn, 127).plus(Bundle::of(Jade, 2)));
    }
}
