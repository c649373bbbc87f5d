//! Who plays, and what is needed to begin.

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
    /// How the seat is written in a record, and in `--seats`.
    pub fn tag<G: Words>(&self, text: &Text) -> String {
        match self {
            Self::Person(name) => name.clone(),
            Self::Bot(level) => level.name().to_string(),
            Self::Automa => G::automa_name(text),
        }
    }
    /// The other way round: a level is a bot, all else is a name. Which seat belongs to the game's
    /// own opponent the game itself knows.
    pub fn of_tag(tag: &str) -> Self {
        match tag.trim().parse() {
            Ok(level) => Self::Bot(level),
            Err(_) => Self::Person(clean(tag)),
        }
    }
    /// Who sat where in a match that was written down.
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

/// A name as it may be shown, also one from a foreign file.
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
    /// A match that goes on.
    pub resume: Option<Match<G>>,
    pub save_to: Option<PathBuf>,
    /// Whether to ask before what cannot be undone, until the person switches it.
    pub confirm: bool,
}

/// What the seats are called on the screen.
pub fn names<G: Words>(seats: &[Who], text: &Text) -> Vec<String> {
    let name = |who: &Who| match who {
        Who::Person(name) => SeatName::Name(clean(name)),
        Who::Automa => SeatName::Name(G::automa_name(text)),
        Who::Bot(level) => SeatName::Bot(level.name()),
    };
    seat_names(text, seats.iter().map(name))
}
