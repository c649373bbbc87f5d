//! Seats and their players in words.

use maud::{Markup, html};
use patolli_boards::seat_chip;
use patolli_core::{Dense, Seat};
use patolli_games::GameId;
use patolli_table::Sitter;
use patolli_text::{SeatName, Text, seat_names};

use crate::shelf;
use crate::table::sitter_name;

/// A name for each seat; a solo game has its own opponent as well.
pub fn names(text: &Text, game: GameId, sitters: &[Sitter]) -> Vec<String> {
    let automa = (sitters.len() == 1).then(|| SeatName::Name(shelf::of(game).automa(text)));
    seat_names(text, sitters.iter().map(|sitter| sitter_name(text, sitter)).chain(automa))
}

/// The seats side by side; `scores` may be empty.
pub fn chips(names: &[String], scores: &[i16]) -> Markup {
    html! {
        ul.seat-list {
            @for (seat, name) in Seat::first(names.len()).zip(names) {
                li {
                    (seat_chip(seat, name))
                    @if let Some(score) = scores.get(seat.index()) { " " b { (score) } }
                }
            }
        }
    }
}
