//! The names of the seats.

use crate::shelf;
use patolli_core::Seat;
use patolli_table::{Playing, Sitter, Table};
use patolli_text::{SeatName, Text, seat_names, visible};

/// A name for each seat with a score, that of a solo opponent included.
pub fn names(table: &Table, text: &Text) -> Vec<String> {
    let seats = table.game().map_or(table.chairs.len(), Playing::n_seats);
    let sitters = table.chairs.iter().map(|chair| sitter_name(text, &chair.sitter));
    let game = shelf::of(table.opening.game);
    let automa = std::iter::repeat_with(|| SeatName::Name(game.automa(text)));
    seat_names(text, sitters.chain(automa).take(seats))
}

/// The name of the player on a seat.
pub fn sitter_name(text: &Text, sitter: &Sitter) -> SeatName {
    match sitter {
        Sitter::Person { name, .. } => SeatName::Name(name.clone()),
        Sitter::Open => SeatName::Open(text.say("web-seat-open")),
        Sitter::Bot(who) => SeatName::Bot(who.name()),
    }
}

/// The names of the seats in a record: people by name, bots by their level, and people some of
/// whose decisions bots made with both.
pub fn tags(table: &Table, text: &Text) -> Vec<String> {
    let seats = table.game().map_or(0, Playing::n_seats);
    let tag = |seat: Seat| match table.chair(seat).map(|chair| &chair.sitter) {
        Some(Sitter::Person { name, .. }) if table.helped().contains(seat) => {
            format!("{} + bot", visible(name))
        }
        Some(Sitter::Person { name, .. }) => visible(name),
        Some(Sitter::Bot(who)) => who.name().to_string(),
        Some(Sitter::Open) => "?".to_string(),
        None => shelf::of(table.opening.game).automa(text),
    };
    Seat::first(seats).map(tag).collect()
}
