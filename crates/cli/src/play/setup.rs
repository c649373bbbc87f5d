//! The players, and what is needed to start.

use patolli_bots::Level;
use patolli_core::{Deal, Match, Seat, Title};
use patolli_text::{SeatName, Text, Words, seat_names, visible};
use std::path::PathBuf;

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    Person(String),
    Bot(Level),
    /// The game's own solo opponent.
    Automa,
}

impl Who {
    /// The name of the seat in a record, and in `--seats`.
    pub fn tag<G: Words>(&self, text: &Text) -> String {
        match self {
            Self::Person(name) => name.clone(),
            Self::Bot(level) => level.name().to_string(),
            Self::Automa => G::automa_name(text),
        }
    }
    /// The reverse: a level is a bot, anything else is a name. The game itself knows which seat
    /// belongs to its own opponent.
    pub fn of_tag(tag: &str) -> Self {
        match tag.trim().parse() {
            Ok(level) => Self::Bot(level),
            Err(_) => Self::Person(clean(tag)),
        }
    }
    /// The players of a recorded match.
    pub fn of_tags<G: Title>(played: &Match<G>, tags: &[String]) -> Vec<Self> {
        let automa = played.game().automa();
        let seats = Seat::first(played.game().n_seats()).zip(tags);
        let who = seats.map(|(seat, tag)| match automa == Some(seat) {
            true => Self::Automa,
            false => Self::of_tag(tag),
        });
        who.collect()
    }
}

/// The longest name that is shown, in characters.
const MAX_NAME: usize = 24;

/// A name as it may be shown, even one from a foreign file.
fn clean(name: &str) -> String {
    let shown: String = visible(name).chars().take(MAX_NAME).collect();
    if shown.is_empty() { "?".to_string() } else { shown }
}

/// A match to play.
#[derive(Debug)]
pub struct PlaySetup<G: Title> {
    /// One for each seat, in order; that of a solo opponent may be left out.
    pub seats: Vec<Who>,
    pub deal: Deal<G>,
    /// A match to resume.
    pub resume: Option<Match<G>>,
    pub save_to: Option<PathBuf>,
    /// Whether to ask before moves that cannot be undone, until the person switches it.
    pub confirm: bool,
}

/// The names of the seats on the screen.
pub fn names<G: Words>(seats: &[Who], text: &Text) -> Vec<String> {
    let name = |who: &Who| match who {
        Who::Person(name) => SeatName::Name(clean(name)),
        Who::Automa => SeatName::Name(G::automa_name(text)),
        Who::Bot(level) => SeatName::Bot(level.name()),
    };
    seat_names(text, seats.iter().map(name))
}
