//! The names of the seats, the same at every table.

use crate::names::{look, shown_name};
use crate::text::Text;
use crate::words::args;

/// The player on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatName {
    /// A person or the game's own opponent.
    Name(String),
    /// No one yet, in words.
    Open(String),
    /// A bot by the name of its level.
    Bot(&'static str),
}

/// A name for each seat as it is shown. Bots are counted, and people whose names look the same get
/// numbers.
pub fn seat_names(text: &Text, seats: impl IntoIterator<Item = SeatName>) -> Vec<String> {
    let mut bots = 0;
    let mut names: Vec<String> = Vec::new();
    for seat in seats {
        names.push(match seat {
            SeatName::Name(name) => told_apart(shown_name(&name), &names),
            SeatName::Open(words) => words,
            SeatName::Bot(level) => {
                bots += 1;
                text.tell("play-bot-name", args!(n = bots, level = level_name(text, level)))
            }
        });
    }
    names
}

/// A name that does not look like any of those before it.
fn told_apart(name: String, before: &[String]) -> String {
    let before: Vec<_> = before.iter().map(|name| look(name)).collect();
    let is_new = |name: &String| !before.contains(&look(name));
    let numbered = (2..).map(|n| format!("{name} {n}"));
    std::iter::once(name.clone()).chain(numbered).find(is_new).unwrap_or(name)
}

/// The level of a bot, in words.
pub fn level_name(text: &Text, level: &str) -> String {
    text.say(&format!("play-level-{level}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;

    fn names(people: &[&str]) -> Vec<String> {
        let people = people.iter().map(|name| SeatName::Name(name.to_string()));
        seat_names(Text::shared(Lang::En), people)
    }

    #[test]
    fn people_whose_names_look_the_same_are_told_apart() {
        assert_eq!(names(&["Ana", "Ana", "Ana"]), ["Ana", "Ana 2", "Ana 3"]);
        assert_eq!(names(&["Ana 2", "Ana", "Ana"]), ["Ana 2", "Ana", "Ana 3"]);
        assert_eq!(names(&["Ana", "\u{410}na", "ana"]), ["Ana", "\u{410}na 2", "ana 3"]);
        assert_eq!(names(&["Ana", "Ben"]), ["Ana", "Ben"]);
        let open = [SeatName::Open("open".into()), SeatName::Open("open".into())];
        assert_eq!(seat_names(Text::shared(Lang::En), open), ["open", "open"]);
    }
}
