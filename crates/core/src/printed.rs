//! A reference to printed components that many states share.

use std::fmt;
use std::ops::Deref;

/// Components live as long as the program, so a state can point at them and stay plain data.
pub struct Printed<K: 'static>(pub &'static K);

impl<K> Deref for Printed<K> {
    type Target = K;
    fn deref(&self) -> &K {
        self.0
    }
}
impl<K> Clone for Printed<K> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<K> Copy for Printed<K> {}
/// The same components are the same place in memory: an edition is loaded once.
impl<K> PartialEq for Printed<K> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}
impl<K> fmt::Debug for Printed<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}
