//! One value for each member of a dense type.

use crate::dense::{Dense, Set};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::array;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// One value for each `K`, found by name: `By<City, u8, { City::COUNT }>` has a number by city.
///
/// ```
/// use patolli_core::{By, Dense, named_enum};
/// named_enum! { pub enum Good { Corn = "corn", Jade = "jade" } }
/// let mut stock: By<Good, u8, { Good::COUNT }> = By::default();
/// stock[Good::Jade] += 2;
/// assert_eq!(stock[Good::Corn], 0);
/// assert_eq!(stock, [0, 2]);
/// assert_eq!(stock.iter().map(|(good, n)| (good, *n)).last(), Some((Good::Jade, 2)));
/// ```
pub struct By<K, V, const N: usize> {
    values: [V; N],
    by: PhantomData<K>,
}

impl<K: Dense, V, const N: usize> By<K, V, N> {
    const FITS: () = assert!(N == K::COUNT, "a value for each");

    /// The values in the order of the type.
    pub const fn new(values: [V; N]) -> Self {
        let () = Self::FITS;
        Self { values, by: PhantomData }
    }
    /// The value of this function for each.
    pub fn from_fn(mut value: impl FnMut(K) -> V) -> Self {
        Self::new(array::from_fn(|i| value(K::from_index(i))))
    }
    /// The values in the order of the type.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + ExactSizeIterator + Clone {
        self.values.iter()
    }
    /// The same, to change them.
    pub fn values_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut V> + ExactSizeIterator {
        self.values.iter_mut()
    }
    /// Each member with its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> + ExactSizeIterator {
        K::all().zip(&self.values)
    }
    /// The members with such a value.
    ///
    /// ```
    /// use patolli_core::{By, Dense, Set, named_enum};
    /// named_enum! { pub enum Good { Corn = "corn", Jade = "jade" } }
    /// let stock: By<Good, u8, { Good::COUNT }> = By::new([0, 2]);
    /// assert_eq!(stock.those(|n| *n > 0), Set::one(Good::Jade));
    /// ```
    pub fn those(&self, such: impl Fn(&V) -> bool) -> Set<K> {
        let bit = |(i, value)| u64::from(such(value)) << i;
        Set::from_bits(self.values.iter().enumerate().map(bit).fold(0, |bits, bit| bits | bit))
    }
    /// The values as they are stored.
    pub const fn as_array(&self) -> &[V; N] {
        &self.values
    }
    /// Each value by this function.
    pub fn map<W>(self, value: impl FnMut(V) -> W) -> By<K, W, N> {
        By::new(self.values.map(value))
    }
}

impl<K: Dense + Ord, V: Copy + PartialEq, const N: usize> By<K, V, N> {
    /// The members whose value is not the usual one: the short form for files.
    pub fn unusual(&self, usual: V) -> BTreeMap<K, V> {
        self.iter().map(|(key, value)| (key, *value)).filter(|(_, value)| *value != usual).collect()
    }
    /// The reverse of [`unusual`](Self::unusual).
    pub fn from_unusual(map: &BTreeMap<K, V>, usual: V) -> Self {
        Self::from_fn(|key| map.get(&key).copied().unwrap_or(usual))
    }
}

impl<K: Dense, V, const N: usize> Index<K> for By<K, V, N> {
    type Output = V;
    #[inline]
    fn index(&self, key: K) -> &V {
        &self.values[key.index()]
    }
}

impl<K: Dense, V, const N: usize> IndexMut<K> for By<K, V, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.values[key.index()]
    }
}

// Written by hand, because a derive would ask the same of `K`.
impl<K, V: Clone, const N: usize> Clone for By<K, V, N> {
    fn clone(&self) -> Self {
        Self { values: self.values.clone(), by: PhantomData }
    }
}
impl<K, V: Copy, const N: usize> Copy for By<K, V, N> {}
impl<K, V: PartialEq, const N: usize> PartialEq for By<K, V, N> {
    fn eq(&self, other: &Self) -> bool {
        self.values == other.values
    }
}
/// Equal to the values in the order of the type.
impl<K, V: PartialEq, const N: usize> PartialEq<[V; N]> for By<K, V, N> {
    fn eq(&self, other: &[V; N]) -> bool {
        self.values == *other
    }
}
impl<K, V: Eq, const N: usize> Eq for By<K, V, N> {}
impl<K: Dense, V: fmt::Debug, const N: usize> fmt::Debug for By<K, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
impl<K: Dense, V: Default, const N: usize> Default for By<K, V, N> {
    fn default() -> Self {
        Self::from_fn(|_| V::default())
    }
}

impl<K: Dense + Ord + Serialize, V: Serialize, const N: usize> By<K, V, N> {
    /// For fields of files that name every member, even those with the default value:
    /// `#[serde(serialize_with = "By::write_all")]`.
    pub fn write_all<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// The members whose value is not the default one, by name.
impl<K, V, const N: usize> Serialize for By<K, V, N>
where
    K: Dense + Ord + Serialize,
    V: Copy + PartialEq + Default + Serialize,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.unusual(V::default()).serialize(serializer)
    }
}

impl<'de, K, V, const N: usize> Deserialize<'de> for By<K, V, N>
where
    K: Dense + Ord + Deserialize<'de>,
    V: Copy + PartialEq + Default + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        BTreeMap::deserialize(deserializer).map(|map| Self::from_unusual(&map, V::default()))
    }
}
