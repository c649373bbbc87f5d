//! One random game as text: decisions, choices and events, to compare with a golden.

use patolli_core::{Luck, Match, Quick, Seat, Title, fingerprint, seed_from_text};
use std::fmt::Write;

/// Plays one game at random and writes it step by step.
pub fn playthrough<G: Title>(kit: &'static G::Kit, options: &G::Options, seed: &str) -> String {
    let mut played = Match::<G>::new(kit, options, Luck::new(seed_from_text(seed)));
    let mut dice = Quick::new(seed.len() as u64);
    let mut text = format!("# {} {options:?}, seed {seed:?}\n", G::ID);
    for event in played.opening() {
        writeln!(text, "  {event:?}").expect("a String takes all");
    }
    while !played.is_over() {
        let to_act = played.game().to_act();
        let seat = to_act.nth(dice.below(to_act.len() as u32) as usize);
        let legal = played.game().legal(seat);
        let action = legal.nth(dice.below(legal.len() as u32) as usize);
        writeln!(text, "{seat} {action}  (of {})", legal.len()).expect("a String takes all");
        for event in played.play(seat, action).expect("a listed action") {
            writeln!(text, "  {event:?}").expect("a String takes all");
        }
    }
    let scores = played.game().scores();
    let scores: Vec<_> = Seat::first(played.game().n_seats()).map(|seat| scores[seat]).collect();
    let winners = played.game().winners();
    writeln!(text, "scores {scores:?}, winners {winners:?}").expect("a String takes all");
    writeln!(text, "state {}", fingerprint(played.game())).expect("a String takes all");
    text
}
