//! What the histories of all games have in common.

use crate::text::{Text, Value};
use crate::words::{args, name_of};
use patolli_core::Seat;

/// What a line of history is made from.
pub(crate) struct Teller<'a, Kit> {
    pub text: &'a Text,
    pub kit: &'a Kit,
    pub names: &'a [String],
}

impl<Kit> Teller<'_, Kit> {
    pub fn name(&self, seat: Seat) -> String {
        name_of(self.names, seat)
    }
    /// A line about one seat.
    pub fn of(&self, key: &str, seat: Seat) -> String {
        self.text.tell(key, args!(name = self.name(seat)))
    }
    /// A line about one seat and one thing.
    pub fn with<'v>(&self, key: &str, seat: Seat, what: impl Into<Value<'v>>) -> String {
        self.text.tell(key, &[("name", self.name(seat).into()), ("what", what.into())])
    }
}
