//! What the table and the terminal do with decisions that have one option (V-31, Z 6.5.3).

use patolli_core::{Game, Luck, Match, Quick, Seat, Title, seed_from_text};
use patolli_zapotec::*;

const ANA: Seat = Seat::new(0);

fn solo(seed: usize) -> Match<Zapotec> {
    let luck = Luck::new(seed_from_text(&format!("one option {seed}")));
    Match::new(Zapotec::standard(), &Options::Solo(Difficulty::Normal), luck)
}

/// Plays at random to the end; `look` learns for each decision whether it was taken automatically.
fn play(seed: usize, mut look: impl FnMut(&Match<Zapotec>, Action, bool)) {
    let (mut played, mut dice) = (solo(seed), Quick::new(seed as u64));
    while !played.is_over() {
        let taken = played.by_itself(ANA);
        let action = taken.unwrap_or_else(|| played.game().random_action(ANA, &mut dice));
        look(&played, action, taken.is_some());
        played.play(ANA, action).expect("a legal action");
    }
}

#[test]
fn a_solo_game_asks_far_fewer_decisions() {
    let (mut asked, mut taken) = (0, 0);
    for seed in 0..100 {
        play(seed, |_, _, by_itself| if by_itself { taken += 1 } else { asked += 1 });
    }
    eprintln!("100 random solo games: {} decisions, {taken} taken by themselves", asked + taken);
    assert!(taken * 5 > asked + taken, "{taken} of {}", asked + taken);
}

/// Z 5.2: the card of a round is always chosen, also the last one of a hand.
#[test]
fn only_ends_and_cells_are_taken() {
    use std::collections::BTreeSet;
    let mut verbs = BTreeSet::new();
    for seed in 0..100 {
        play(seed, |_, action, by_itself| {
            let text = action.to_string();
            let verb =
                if text.starts_with('@') { "@" } else { text.split(' ').next().unwrap_or("") };
            verbs.extend(by_itself.then(|| verb.to_string()));
        });
    }
    assert!(verbs.contains("end") && !verbs.contains("play"), "{verbs:?}");
}

/// What would close the way back to a choice is left to the player.
#[test]
fn nothing_is_taken_that_closes_the_way_back() {
    let mut left = 0;
    for seed in 0..100 {
        play(seed, |played, action, by_itself| {
            let one = played.game().legal(ANA).len() == 1;
            let open = played.undoable_choices(ANA).next().is_some();
            let closes = open && !played.is_reversible(ANA, action);
            assert!(!(by_itself && closes), "{action}");
            left += usize::from(one && !by_itself && closes);
        });
    }
    assert!(left > 0, "such decisions come up");
}

/// The end of the last construction ends the game, so it is not taken after a House: its cell could
/// still be chosen again.
#[test]
fn a_choice_is_not_closed_by_the_end_of_the_game() {
    let mut left = 0;
    for seed in 0..100 {
        play(seed, |played, action, by_itself| {
            let one = played.game().legal(ANA).len() == 1;
            let open = played.undoable_choices(ANA).next().is_some();
            let mut trial = played.clone();
            trial.play(ANA, action).expect("a legal action");
            assert!(!(by_itself && open && trial.is_over()), "{action}");
            left += usize::from(one && open && trial.is_over());
        });
    }
    assert!(left > 0, "such ends come up");
}

/// Z 8.2: each of Cocijobot's Houses has a separate picture.
#[test]
fn cocijobots_turn_can_be_followed() {
    let mut turns = 0;
    for seed in 0..20 {
        play(seed, |played, _, _| {
            let Some(n) = played.steps().len().checked_sub(1) else { return };
            let (parts, step) = (played.parts(n), &played.steps()[n]);
            turns += usize::from(parts.len() > 2);
            let mut told = 0;
            for part in &parts {
                for event in &step.events[told..part.events] {
                    if let Event::Built { seat: BOT, space, .. } = event {
                        assert!(part.game.public.players[BOT].houses.contains(*space));
                    }
                }
                let later = &step.events[part.events..];
                for event in later {
                    if let Event::Built { seat: BOT, space, .. } = event {
                        assert!(!part.game.public.players[BOT].houses.contains(*space));
                    }
                }
                told = part.events;
            }
        });
    }
    assert!(turns >= 80, "{turns} turns in 20 games");
}
