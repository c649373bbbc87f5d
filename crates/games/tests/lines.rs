//! No line reveals hidden information before every decision is made.

use patolli_core::{Deal, Game, Match, Quick, Seat, Title, record::Secret, seed_from_text};
use patolli_games::{GameId, play_line, with_game};

/// Steps of random play in each game.
const STEPS: usize = 400;

/// At every moment of a random game, writes each kind of action before one that is always refused.
/// What can be undone leaves no trace; what reveals something stays, regardless of what follows.
fn no_line_peeks<G: Title>() {
    let secret = Secret { seed: seed_from_text("lines"), salt: seed_from_text("salt") };
    let options = G::options(2, &Default::default()).expect("a table for two");
    let mut played: Match<G> =
        Deal::<G>::new(G::standard(), options, Vec::new(), secret).begin().expect("a game");
    let mut dice = Quick::new(7);
    let mut revealing = 0;
    for _ in 0..STEPS {
        let Some(seat) = played.game().to_act().first() else { break };
        let legal = played.game().legal(seat);
        let action = legal.nth(dice.below(legal.len() as u32) as usize);
        let start = played.steps().len();
        revealing += usize::from(try_line(&mut played, seat, action));
        if played.steps().len() == start {
            played.play(seat, action).expect("listed");
        }
    }
    assert!(revealing > 5, "{}: only {revealing} actions revealed something", G::ID);
}

/// Whether the action revealed something.
fn try_line<G: Game>(played: &mut Match<G>, seat: Seat, action: G::Action) -> bool {
    let start = played.steps().len();
    played.play(seat, action).expect("listed");
    let reveals = played.undoable(seat) == 0;
    // An action that cannot be repeated at once makes every line fail.
    let again = played.game().legal(seat).contains(action);
    played.step_back();
    if again {
        return false;
    }
    let line = format!("{action}; {action}");
    let outcome = play_line(played, seat, &line);
    match reveals {
        true => {
            assert_eq!(outcome.expect("kept").rest, Some(action.to_string()), "{line}");
            assert_eq!(played.steps().len(), start + 1, "{line}: what was revealed stays");
        }
        false => {
            assert!(outcome.is_err(), "{line}");
            assert_eq!(played.steps().len(), start, "{line}: nothing stays");
        }
    }
    reveals
}

#[test]
fn no_line_tells_what_is_hidden() {
    for game in GameId::ALL {
        with_game!(game, G => no_line_peeks::<G>());
    }
}
