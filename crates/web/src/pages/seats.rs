//! Who sits where, in words.

use maud::{Markup, html};
use patolli_boards::seat_chip;
use patolli_bots::Opponent;
use patolli_core::{Dense, Seat};
use patolli_games::GameId;
use patolli_table::Sitter;
use patolli_text::{Text, args};

use super::game;

/// A name for each seat; a game for one has its own opponent as well.
pub fn names(text: &Text, game: GameId, sitters: &[Sitter]) -> Vec<String> {
    let name = |(i, sitter): (usize, &Sitter)| match sitter {
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Open => text.say("web-seat-open"),
        Sitter::Bot(who) => {
            let n = sitters[..=i].iter().filter(|sitter| matches!(sitter, Sitter::Bot(_))).count();
            text.tell("play-bot-name", args!(n = n, level = level(text, *who)))
        }
    };
    let mut names: Vec<_> = sitters.iter().enumerate().map(name).collect();
    if names.len() == 1 {
        names.push(game::automa(game, text));
    }
    names
}

pub fn level(text: &Text, who: Opponent) -> String {
    text.say(&format!("play-level-{}", who.level))
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
