//! What the drawings of all games write alike.

use super::layout::Line;
use super::style::Paint;
use patolli_core::{Dense, Seat};
use patolli_text::{Text, Value};

/// Each player's mark: a dot, a bar, a ring, a cross, a diamond.
pub const MARKS: [&str; 5] = ["●", "▮", "○", "✚", "◆"];

/// A drawing that speaks a language and knows what the players are called.
pub trait Writes {
    fn text(&self) -> &Text;
    fn names(&self) -> &[String];

    fn say(&self, key: &str) -> String {
        self.text().say(key)
    }
    fn tell(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.text().tell(key, args)
    }
    /// The heading of a part.
    fn title(&self, key: &str) -> Line {
        Line::new().put(Paint::Bold, self.say(key))
    }
    fn label(&self, key: &str) -> Line {
        Line::new().put(Paint::Dim, format!("{} ", self.say(key)))
    }
    /// A value with its label.
    fn fact(&self, key: &str, paint: Paint, value: String) -> Line {
        self.label(key).put(paint, value)
    }
    fn mark(&self, seat: Seat) -> Line {
        Line::new().put(Paint::Seat(seat.index()), MARKS[seat.index()])
    }
    fn marks(&self, seats: impl Iterator<Item = Seat>) -> Line {
        seats.fold(Line::new(), |line, seat| line.join(self.mark(seat)))
    }
    /// Mark and name.
    fn player(&self, seat: Seat) -> Line {
        let name = self.names().get(seat.index()).map_or("?", String::as_str);
        self.mark(seat).put(Paint::Seat(seat.index()), format!(" {name}"))
    }
}
