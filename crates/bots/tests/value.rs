//! Valuations of actions: known answers in toys, and what holds at any moment of a real game.

mod toys;

use patolli_bots::{Aftermath, Contrast, Effort, Stop, Valuer};
use patolli_copan::Copan;
use patolli_core::{Dense, Luck, Match, Quick, Seat, Title, every_options, seed_from_text};
use patolli_yucatan::Yucatan;
use patolli_zapotec::Zapotec;
use toys::nim::{Nim, Take};
use toys::pennies::Pennies;

const SMALL: Effort = Effort { worlds: 300, doubt: 200 };

/// Nim: leaving a multiple of four wins, everything else loses.
#[test]
fn the_only_winning_move_is_clearly_best() {
    for stones in [5, 6, 7, 9] {
        let game = Nim { stones, turns: 0 };
        let effort = Effort { worlds: 3_000, doubt: 500 };
        let valued = Valuer::new(1, effort).value::<Nim>(&game, Seat::new(0), None, |_, _| {});
        let best = valued.best();
        assert_eq!((stones - best.action.index() - 1) % 4, 0, "{valued:?}");
        assert!(best.wins[Seat::new(0)] > 0.6, "{valued:?}");
        let others = || valued.worths.iter().skip(1);
        assert!(others().all(|worth| worth.loss.is_clear() && worth.loss.win > 0.2), "{valued:?}");
    }
}

/// A secret choice is valued against what the other may choose, not against what it chose.
#[test]
fn a_guess_is_worth_half() {
    let game = Pennies::default();
    let effort = Effort { worlds: 4_000, doubt: 0 };
    let valued = Valuer::new(1, effort).value::<Pennies>(&game, Seat::new(0), None, |_, _| {});
    for worth in &valued.worths {
        assert!((worth.wins[Seat::new(0)] - 0.5).abs() < 0.1, "{valued:?}");
    }
}

#[test]
fn the_action_asked_about_is_tried_as_long_as_the_second_best() {
    let game = Nim { stones: 7, turns: 0 };
    let asked = Take::from_index(1);
    let effort = Effort { worlds: 90, doubt: 640 };
    let valued = Valuer::new(1, effort).value::<Nim>(&game, Seat::new(0), Some(asked), |_, _| {});
    assert!(valued.of(asked).expect("a legal action").worlds >= valued.worths[1].worlds);
}

fn at_any_moment<G: Title + patolli_bots::Judge>() {
    for (k, options) in every_options::<G>().iter().enumerate().step_by(5) {
        let luck = Luck::new(seed_from_text(&k.to_string()));
        let mut played = Match::<G>::new(G::standard(), options, luck);
        let mut dice = Quick::new(k as u64);
        while let Some(seat) = played.game().to_act().first() {
            if played.game().legal(seat).len() > 1 && dice.one_in(40) {
                a_valuation_is_sound(played.game(), seat);
            }
            let action = played.game().random_action(seat, &mut dice);
            played.take(seat, action);
        }
    }
}

fn a_valuation_is_sound<G: patolli_bots::Judge>(game: &G, seat: Seat) {
    let view = game.view(Some(seat));
    let mut last = 0.0;
    let valued = Valuer::new(7, SMALL).value::<G>(&view, seat, None, |_, done| {
        assert!(done > last && done <= 1.0);
        last = done;
    });
    let again = Valuer::new(7, SMALL).value::<G>(&view, seat, None, |_, _| {});
    assert_eq!(valued, again);
    let legal = game.legal(seat);
    assert_eq!(valued.worths.len(), legal.len());
    assert!(valued.worths.iter().all(|worth| legal.contains(worth.action)));
    assert_eq!(valued.best().loss.points, 0.0);
    for worth in &valued.worths {
        let sum: f32 = worth.wins.0.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{worth:?}");
        assert!(worth.margin.is_finite() && worth.error.is_finite());
    }
    let [best, .., worst] = &valued.worths[..] else { return };
    let after = Aftermath::of::<G>(&view, seat, best.action, (4, 1), &Stop::default());
    assert!(after.parts.iter().all(|points| points.is_finite()));
    let actions = [best.action, worst.action];
    let contrast = Contrast::of::<G>(&view, seat, actions, (4, 1), &Stop::default());
    let swapped =
        Contrast::of::<G>(&view, seat, [worst.action, best.action], (4, 1), &Stop::default());
    for (one, other) in contrast.parts.iter().zip(swapped.parts) {
        assert_eq!(one.0, -other.0);
    }
}

#[test]
fn valuations_of_zapotec_are_sound() {
    at_any_moment::<Zapotec>();
}

#[test]
fn valuations_of_copan_are_sound() {
    at_any_moment::<Copan>();
}

#[test]
fn valuations_of_yucatan_are_sound() {
    at_any_moment::<Yucatan>();
}

#[test]
fn valuations_of_ahau_are_sound() {
    at_any_moment::<patolli_ahau::Ahau>();
}

/// A stopped valuation still ranks every action.
#[test]
fn a_stopped_valuation_says_what_it_knows() {
    let game = Nim { stones: 9, turns: 0 };
    let stop = Stop::default();
    stop.raise();
    let mut valuer = Valuer::new(1, Effort::DEEP);
    valuer.listen_to(stop);
    let valued = valuer.value::<Nim>(&game, Seat::new(0), None, |_, _| {});
    assert_eq!(valued.worths.len(), 3);
    assert!(valued.best().worlds < 10);
}
