//! What the seats are called.

use patolli_bots::Opponent;
use patolli_core::Seat;
use patolli_table::{Playing, Sitter, Table};
use patolli_text::{Text, Words, args};

/// A name for each seat with a score, that of a solo opponent included.
pub fn names<G: Words>(table: &Table, text: &Text) -> Vec<String> {
    let mut bots = 0;
    let mut names: Vec<String> = Vec::new();
    for chair in &table.chairs {
        let name = match &chair.sitter {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Open => text.say("table-open-seat"),
            Sitter::Bot(who) => {
                bots += 1;
                text.tell("play-bot-name", args!(n = bots, level = level(text, *who)))
            }
        };
        // Two people of one name must be told apart.
        let same = names.iter().filter(|known| **known == name).count();
        names.push(if same == 0 { name } else { format!("{name} {}", same + 1) });
    }
    let seats = table.game().map_or(names.len(), Playing::n_seats);
    while names.len() < seats {
        names.push(G::automa_name(text));
    }
    names
}

/// How strong a bot plays, in words.
pub fn level(text: &Text, who: Opponent) -> String {
    text.say(&format!("play-level-{}", who.level))
}

/// How seats are written in a record: people by name, bots by their level.
pub fn tags<G: Words>(table: &Table, text: &Text) -> Vec<String> {
    let seats = table.game().map_or(0, Playing::n_seats);
    let tag = |seat: Seat| match table.chair(seat).map(|chair| &chair.sitter) {
        Some(Sitter::Person { name, .. }) => name.clone(),
        Some(Sitter::Bot(who)) => who.level.name().to_string(),
        Some(Sitter::Open) => "?".to_string(),
        None => G::automa_name(text),
    };
    Seat::first(seats).map(tag).collect()
}
