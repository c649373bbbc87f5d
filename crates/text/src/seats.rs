//! What the seats are called, the same at every table.

use crate::text::Text;
use crate::words::args;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatName {
    /// A person, the game's own opponent, or whatever stands for an open seat.
    Name(String),
    /// A bot by the name of its level.
    Bot(&'static str),
}

/// A name for each seat. Bots are counted, and two people of one name are told apart.
pub fn seat_names(text: &Text, seats: impl IntoIterator<Item = SeatName>) -> Vec<String> {
    let mut bots = 0;
    let mut names: Vec<String> = Vec::new();
    for seat in seats {
        let name = match seat {
            SeatName::Name(name) => name,
            SeatName::Bot(level) => {
                bots += 1;
                text.tell("play-bot-name", args!(n = bots, level = level_name(text, level)))
            }
        };
        let same = names.iter().filter(|known| **known == name).count();
        names.push(if same == 0 { name } else { format!("{name} {}", same + 1) });
    }
    names
}

/// How strong a bot plays, in words.
pub fn level_name(text: &Text, level: &str) -> String {
    text.say(&format!("play-level-{level}"))
}
