//! A reference to printed components, shared by many states.

use std::fmt;
use std::ops::Deref;

/// Components live until the program ends, so a state can refer to them and stay plain data.
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
/// Equal components have the same address: an edition is loaded once.
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
