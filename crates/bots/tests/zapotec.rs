//! Every level in whole games of Zapotec.

use patolli_bots::{Bot, Judge, Level, Mcts, Settings, bot};
use patolli_core::{Dense, Game, Quick, Seat, every_options};
use patolli_zapotec::{Action, Options, Zapotec, standard};

type Bots = Vec<Box<dyn Bot<Zapotec>>>;

/// Expert with a small budget, because a test must not take minutes.
fn seated(level: Level, seed: u64, seats: usize) -> Bots {
    let one = |seat: usize| -> Box<dyn Bot<Zapotec>> {
        let seed = seed + seat as u64;
        match level {
            Level::Hard | Level::Expert => {
                let threads = if level == Level::Expert { 2 } else { 1 };
                let settings = Settings { simulations: 40, threads, ..Settings::default() };
                Box::new(Mcts::new(seed, settings))
            }
            _ => bot(level, seed, 1),
        }
    };
    (0..seats).map(one).collect()
}

/// Plays a game; checks that only legal actions are chosen; tells them all.
fn play(options: &Options, bots: &mut Bots) -> Vec<Action> {
    let mut dice = Quick::new(11);
    let mut game = Zapotec::setup(standard(), options, &mut dice);
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        assert_ne!(Some(seat), game.automa(), "Cocijobot never owes a decision");
        let legal = game.legal(seat);
        let action = bots[seat.index()].choose(&game.view(Some(seat)), seat, &legal);
        assert!(legal.contains(action), "{action} is not legal");
        game.apply(seat, action, &mut dice);
        actions.push(action);
    }
    actions
}

#[test]
fn levels_choose_legal_actions_at_every_table() {
    for options in every_options::<Zapotec>() {
        for level in Level::ALL {
            assert!(!play(&options, &mut seated(level, 1, 4)).is_empty());
        }
    }
}

#[test]
fn levels_play_the_same_game_for_the_same_seed() {
    for level in Level::ALL {
        let run = || play(&Options::Players(3), &mut seated(level, 5, 3));
        assert_eq!(run(), run(), "{level}");
    }
}

#[test]
fn a_choice_does_not_depend_on_hidden_cards() {
    let mut dice = Quick::new(3);
    let game = Zapotec::setup(standard(), &Options::Players(4), &mut dice);
    let me = Seat::new(2);
    let view = game.view(Some(me));
    let other = (0..)
        .map(|_| Zapotec::determinize(&view, &mut dice))
        .find(|world| world.private != game.private)
        .expect("there are many worlds");
    assert_eq!(other.view(Some(me)), view, "the two worlds look the same from here");
    for level in Level::ALL {
        let choose = |world: &Zapotec| {
            let mut bots = seated(level, 9, 4);
            bots[me.index()].choose(&world.view(Some(me)), me, &world.legal(me))
        };
        assert_eq!(choose(&game), choose(&other), "{level}");
    }
}

#[test]
fn the_estimate_is_exact_in_the_end_and_finite_before() {
    for options in every_options::<Zapotec>() {
        let mut dice = Quick::new(4);
        let mut game = Zapotec::setup(standard(), &options, &mut dice);
        let mut turns = game.turns();
        while let Some(seat) = game.to_act().first() {
            assert!(game.values().0.iter().all(|value| value.is_finite()));
            let action = game.random_action(seat, &mut dice);
            game.apply(seat, action, &mut dice);
            assert!(game.turns() >= turns, "turns only go up");
            turns = game.turns();
        }
        for seat in Seat::first(game.n_seats()) {
            assert_eq!(game.value(seat), f32::from(game.scores()[seat]));
        }
    }
}
