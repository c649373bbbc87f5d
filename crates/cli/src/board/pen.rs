//! What the drawings of all games have in common.

use super::layout::Line;
use super::style::Paint;
use patolli_core::{Dense, Seat};
use patolli_text::{Text, Value};

/// Each player's mark: a dot, a bar, a ring, a cross, a diamond.
pub const MARKS: [&str; 5] = ["●", "▮", "○", "✚", "◆"];

/// What every part of a drawing needs: the language, and the names of the players.
pub struct Pen<'a, View, Public, Kit> {
    pub text: &'a Text,
    pub view: &'a View,
    pub table: &'a Public,
    pub kit: &'a Kit,
    pub names: &'a [String],
    /// The observing seat, if the observer is not a spectator.
    pub me: Option<Seat>,
}

impl<View, Public, Kit> Pen<'_, View, Public, Kit> {
    pub fn say(&self, key: &str) -> String {
        self.text.say(key)
    }
    pub fn tell(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.text.tell(key, args)
    }
    /// The heading of a part.
    pub fn title(&self, key: &str) -> Line {
        Line::new().put(Paint::Bold, self.say(key))
    }
    pub fn label(&self, key: &str) -> Line {
        Line::new().put(Paint::Dim, format!("{} ", self.say(key)))
    }
    /// A value with its label.
    pub fn fact(&self, key: &str, paint: Paint, value: String) -> Line {
        self.label(key).put(paint, value)
    }
    pub fn mark(&self, seat: Seat) -> Line {
        Line::new().put(Paint::Seat(seat.index()), MARKS[seat.index()])
    }
    pub fn marks(&self, seats: impl Iterator<Item = Seat>) -> Line {
        seats.fold(Line::new(), |line, seat| line.join(self.mark(seat)))
    }
    /// Mark and name.
    pub fn player(&self, seat: Seat) -> Line {
        let name = self.names.get(seat.index()).map_or("?", String::as_str);
        self.mark(seat).put(Paint::Seat(seat.index()), format!(" {name}"))
    }
}
