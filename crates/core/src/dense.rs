//! Types whose values are numbered from zero without gaps, and sets of them.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;

/// A small closed type: cards, spaces, resources, actions. The numbers are a published format:
/// new values go to the end.
pub trait Dense: Copy + Eq + fmt::Debug + 'static {
    /// All values in order.
    const VALUES: &'static [Self];
    /// The number of values.
    const COUNT: usize = Self::VALUES.len();
    /// The place of this value in `VALUES`.
    fn index(self) -> usize;
    /// `index` is below `COUNT`; anything else is a bug in the caller.
    fn from_index(index: usize) -> Self {
        Self::VALUES[index]
    }

    /// All values in order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(Self::from_index)
    }

    /// The value of this number, if there is one: for untrusted numbers.
    fn checked(index: usize) -> Option<Self> {
        (index < Self::COUNT).then(|| Self::from_index(index))
    }
}

/// A set of at most 64 values, one bit each.
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T: Dense> Set<T> {
    /// No values.
    pub const EMPTY: Self = Self::from_bits(0);

    const FITS: () = assert!(T::COUNT <= 64, "a Set holds at most 64 kinds");
    /// Most sets are small. Their members are looked up, because this is called all the time.
    const IS_SMALL: bool = T::COUNT <= 8;

    /// The values whose bits are set, counted from the lowest.
    pub const fn from_bits(bits: u64) -> Self {
        Self { bits, of: PhantomData }
    }
    /// One bit for each member.
    pub const fn bits(self) -> u64 {
        self.bits
    }
    /// Every value of the type.
    pub fn full() -> Self {
        let () = Self::FITS;
        Self::from_bits(if T::COUNT == 64 { u64::MAX } else { (1 << T::COUNT) - 1 })
    }
    /// The values with these numbers; none if the range is empty.
    pub const fn range(numbers: Range<u8>) -> Self {
        let () = Self::FITS;
        debug_assert!(numbers.end as usize <= T::COUNT || numbers.start >= numbers.end);
        if numbers.start >= numbers.end {
            return Self::EMPTY;
        }
        Self::from_bits(u64::MAX >> (64 - (numbers.end - numbers.start)) << numbers.start)
    }
    /// One value.
    pub fn one(value: T) -> Self {
        let () = Self::FITS;
        Self::from_bits(1 << value.index())
    }
    /// Whether this value is a member.
    pub fn contains(self, value: T) -> bool {
        self.bits >> value.index() & 1 == 1
    }
    /// Adds a value.
    pub fn insert(&mut self, value: T) {
        self.bits |= Self::one(value).bits;
    }
    /// Takes a value out.
    pub fn remove(&mut self, value: T) {
        self.bits &= !Self::one(value).bits;
    }
    /// Whether there is no member.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
    /// The number of members.
    pub const fn len(self) -> usize {
        if Self::IS_SMALL {
            return BITS_OF_BYTE[self.byte()] as usize;
        }
        self.bits.count_ones() as usize
    }
    /// Whether there are at least two members: cheaper than counting them.
    pub const fn has_several(self) -> bool {
        self.bits & self.bits.wrapping_sub(1) != 0
    }
    /// The members of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }
    /// The members of either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }
    /// The members that the other set does not have.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }
    /// Whether the other set has every member.
    pub const fn is_subset_of(self, other: Self) -> bool {
        self.bits & !other.bits == 0
    }
    /// The first member in order.
    pub fn first(self) -> Option<T> {
        (self.bits != 0).then(|| T::from_index(self.bits.trailing_zeros() as usize))
    }
    /// The `k`-th member in order, counted from zero.
    pub fn nth(self, k: usize) -> T {
        debug_assert!(k < self.len());
        if Self::IS_SMALL {
            return T::from_index(BIT_OF_BYTE[self.byte()][k].into());
        }
        T::from_index(nth_bit(self.bits, k as u32) as usize)
    }
    /// The bits of a small set.
    const fn byte(self) -> usize {
        debug_assert!(self.bits <= 0xff);
        (self.bits & 0xff) as usize
    }
    /// The members in order.
    pub fn iter(self) -> Members<T> {
        Members { bits: self.bits, of: PhantomData }
    }
}

/// The position of the `k`-th set bit, without a branch: the byte first, then the bit in it.
#[inline]
pub(crate) fn nth_bit(bits: u64, k: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // Each byte holds the number of bits set up to its end; bytes with at most `k` come before it.
    let sums = bytes.wrapping_mul(ONES);
    let before = (((u64::from(k) * ONES) | HIGH) - sums) & HIGH;
    let at = (((before >> 7).wrapping_mul(ONES) >> 56) * 8) as u32;
    let left = u64::from(k) - ((sums << 8) >> at & 0xff);
    at + u32::from(BIT_OF_BYTE[(bits >> at & 0xff) as usize][left as usize])
}

/// The number of bits set in each byte.
const BITS_OF_BYTE: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    table
};

/// The position of each set bit of each byte.
const BIT_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// Iterates over a [`Set`] in order.
#[derive(Debug, Clone)]
pub struct Members<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T: Dense> Iterator for Members<T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        let value = Set::<T>::from_bits(self.bits).first();
        self.bits &= self.bits.wrapping_sub(1);
        value
    }
}

impl<T: Dense> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;
    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T: Dense> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut set = Self::EMPTY;
        values.into_iter().for_each(|value| set.insert(value));
        set
    }
}

// Written by hand because a derive would require the same of `T`, which is only a name here.
impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Set<T> {}
impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<T> Eq for Set<T> {}
impl<T> Default for Set<T> {
    fn default() -> Self {
        Self { bits: 0, of: PhantomData }
    }
}
/// The names of its members, for messages.
impl<T: Dense + fmt::Display> fmt::Display for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, one) in self.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{one}")?;
        }
        Ok(())
    }
}
impl<T: Dense> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Declares an enum whose values are numbered densely, block by block in written order. A variant
/// may carry dense fields; its block then holds every combination.
///
/// ```
/// use patolli_core::{Dense, dense_enum};
/// dense_enum! { pub enum Coin { Heads, Tails } }
/// dense_enum! { pub enum Move { Pass, Bet(coin: Coin), Double(mine: Coin, yours: Coin) } }
/// assert_eq!(Move::COUNT, 1 + 2 + 4);
/// assert_eq!(Move::Double(Coin::Heads, Coin::Tails).index(), 4);
/// assert_eq!(Move::from_index(4), Move::Double(Coin::Heads, Coin::Tails));
/// assert!(Move::all().map(Move::index).eq(0..7));
/// ```
#[macro_export]
macro_rules! dense_enum {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $( $(#[$vmeta:meta])* $variant:ident $(( $($field:ident : $ty:ty),+ ))? ),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $name { $( $(#[$vmeta])* $variant $(( $($ty),+ ))? ),+ }

        impl $crate::Dense for $name {
            // Looked up, because numbers of drawn actions are converted to actions all the time.
            const VALUES: &'static [Self] = &{
                #[allow(unused_assignments, unused_variables)]
                const fn numbered(index: usize) -> $name {
                    let mut start = 0;
                    $(
                        let size = 1 $($( * <$ty as $crate::Dense>::COUNT )+)?;
                        if index < start + size {
                            let rest = index - start;
                            $(
                                let stride = size;
                                $(
                                    let stride = stride / <$ty as $crate::Dense>::COUNT;
                                    let $field = <$ty as $crate::Dense>::VALUES[rest / stride];
                                    let rest = rest % stride;
                                )+
                            )?
                            return $name::$variant $(( $($field),+ ))?;
                        }
                        start += size;
                    )+
                    panic!("there is no such value")
                }
                let mut values = [numbered(0); <Self as $crate::Dense>::COUNT];
                let mut index = 0;
                while index < values.len() {
                    values[index] = numbered(index);
                    index += 1;
                }
                values
            };
            const COUNT: usize = 0 $( + 1 $($( * <$ty as $crate::Dense>::COUNT )+)? )+;

            // Once the variant is known, only its fields are counted.
            #[inline(always)]
            #[allow(unused_assignments)]
            fn index(self) -> usize {
                let mut start = 0;
                $(
                    #[allow(irrefutable_let_patterns)]
                    if let Self::$variant $(( $($field),+ ))? = self {
                        let within = 0;
                        $($( let within =
                            within * <$ty as $crate::Dense>::COUNT + $crate::Dense::index($field);
                        )+)?
                        return start + within;
                    }
                    start += 1 $($( * <$ty as $crate::Dense>::COUNT )+)?;
                )+
                unreachable!("every variant has a block")
            }
        }
    };
}

/// Declares a numbered type without names: `dense_id!(pub struct Card: 27);`
#[macro_export]
macro_rules! dense_id {
    ($(#[$meta:meta])* $vis:vis struct $name:ident : $count:expr;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis struct $name(u8);

        impl $name {
            /// Panics if the number is not below the count.
            #[inline]
            $vis const fn new(index: usize) -> Self {
                assert!(index < $count);
                Self(index as u8)
            }
        }

        impl $crate::Dense for $name {
            const VALUES: &'static [Self] = &{
                let mut values = [Self::new(0); $count];
                let mut index = 0;
                while index < $count {
                    values[index] = Self::new(index);
                    index += 1;
                }
                values
            };
            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }
            #[inline]
            fn from_index(index: usize) -> Self {
                Self::new(index)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    dense_id! { struct Tile: 64; }

    #[test]
    fn a_set_counts_orders_and_picks() {
        let set: Set<Tile> = [5, 0, 63, 17].map(Tile::new).into_iter().collect();
        assert_eq!(set.len(), 4);
        let members: Vec<_> = set.iter().map(Tile::index).collect();
        assert_eq!(members, [0, 5, 17, 63]);
        for (k, &member) in members.iter().enumerate() {
            assert_eq!(set.nth(k).index(), member);
        }
        assert_eq!(Set::<Tile>::full().len(), 64);
        assert!(set.is_subset_of(Set::full()) && !Set::full().is_subset_of(set));
        assert_eq!(Set::full().without(set).or(set), Set::full());
    }

    #[test]
    fn small_sets_are_looked_up() {
        dense_id! { struct Die: 8; }
        for bits in 0..=255u64 {
            let set: Set<Die> = Set::from_bits(bits);
            assert_eq!(set.len(), bits.count_ones() as usize);
            assert!(set.iter().eq((0..set.len()).map(|k| set.nth(k))));
        }
    }

    #[test]
    fn a_range_is_a_set() {
        let numbers = |range| Set::<Tile>::range(range).iter().map(Tile::index).collect::<Vec<_>>();
        assert_eq!(numbers(3..6), [3, 4, 5]);
        assert_eq!(numbers(63..64), [63]);
        let (from, to) = (6, 3);
        assert_eq!(Set::<Tile>::range(from..to), Set::EMPTY);
        assert_eq!(Set::<Tile>::range(0..64), Set::full());
    }

    #[test]
    fn numbers_from_outside_are_checked() {
        assert_eq!(Tile::checked(63), Some(Tile::new(63)));
        assert_eq!(Tile::checked(64), None);
    }
}
