//! What every level must do in whole games of every game.

use patolli_bots::{Bot, Judge, Level, Mcts, Settings, bot};
use patolli_core::{Dense, PerSeat, Quick, Seat, Title};

pub type Bots<G> = Vec<Box<dyn Bot<G>>>;

/// One bot; those that search get a small budget, because a test must not take minutes.
pub fn sit_down<G: Judge + 'static>(level: Level, seed: u64) -> Box<dyn Bot<G>> {
    let small = |settings| Mcts::new(seed, Settings { simulations: 16, ..settings });
    match level {
        Level::Hard => Box::new(small(G::HARD)),
        Level::Expert => Box::new(small(Settings { threads: 2, ..G::EXPERT })),
        Level::Random | Level::Easy | Level::Normal => bot(level, seed, 1),
    }
}

/// The same level on this many seats.
pub fn seated<G: Judge + 'static>(level: Level, seed: u64, seats: usize) -> Bots<G> {
    (0..seats).map(|seat| sit_down(level, seed + seat as u64)).collect()
}

/// Plays a game; checks that all chosen actions are legal; returns them with the points.
pub fn play<G: Title + Judge>(
    options: &G::Options,
    seed: u64,
    bots: &mut Bots<G>,
) -> (Vec<G::Action>, PerSeat<i16>) {
    let mut dice = Quick::new(seed);
    let mut game = G::setup(G::standard(), options, &mut dice);
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        assert_ne!(Some(seat), game.automa(), "the automa never owes a decision");
        let legal = game.legal(seat);
        let action = bots[seat.index()].choose(&game.view(Some(seat)), seat, &legal);
        assert!(legal.contains(action), "{action} is not legal");
        game.apply(seat, action, &mut dice);
        actions.push(action);
    }
    (actions, game.scores())
}

pub fn levels_choose_legal_actions<G: Title + Judge + 'static>(options: &G::Options) {
    for level in Level::ALL {
        assert!(!play::<G>(options, 11, &mut seated(level, 1, 5)).0.is_empty());
    }
}

pub fn levels_play_the_same_game_for_the_same_seed<G: Title + Judge + 'static>(
    options: &G::Options,
) {
    for level in Level::ALL {
        let run = || play::<G>(options, 11, &mut seated(level, 5, 5)).0;
        assert!(run() == run(), "{level}");
    }
}

/// The first decision of this seat for which another world looks the same to it.
pub fn a_choice_does_not_depend_on_what_is_hidden<G>(
    options: &G::Options,
    me: Seat,
    same_secrets: impl Fn(&G, &G) -> bool,
) where
    G: Title + Judge + 'static,
{
    const WORLDS: usize = 20;
    let mut dice = Quick::new(3);
    let mut game = G::setup(G::standard(), options, &mut dice);
    let other = loop {
        let seat = game.to_act().first().expect("something is hidden before the end");
        if game.to_act().contains(me) {
            let view = game.view(Some(me));
            let mut worlds = (0..WORLDS).map(|_| G::determinize(&view, &mut dice));
            if let Some(other) = worlds.find(|world| !same_secrets(world, &game)) {
                break other;
            }
        }
        let action = game.random_action(seat, &mut dice);
        game.apply(seat, action, &mut dice);
    };
    for level in Level::ALL {
        let choose =
            |world: &G| sit_down::<G>(level, 9).choose(&world.view(Some(me)), me, &world.legal(me));
        assert!(choose(&game) == choose(&other), "{level}");
    }
}

pub fn the_estimate_is_exact_in_the_end_and_finite_before<G: Title + Judge>(options: &G::Options) {
    let mut dice = Quick::new(4);
    let mut game = G::setup(G::standard(), options, &mut dice);
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

/// For two: in whole games, with few simulations.
pub fn a_level_plays_better_than_those_well_below<G: Title + Judge + 'static>(
    options: &G::Options,
) {
    assert!(total_lead::<G>(options, Level::Easy, Level::Random, 2) > 0);
    assert!(total_lead::<G>(options, Level::Normal, Level::Easy, 4) > 0);
    assert!(total_lead::<G>(options, Level::Hard, Level::Easy, 2) > 0);
}

/// Each seat once, so that the deal makes no difference.
fn total_lead<G: Title + Judge + 'static>(
    options: &G::Options,
    better: Level,
    worse: Level,
    deals: u64,
) -> i32 {
    let mut lead = 0;
    for deal in 0..deals {
        for seat in 0..2 {
            let mut bots = vec![sit_down::<G>(worse, deal), sit_down(worse, deal)];
            bots[seat] = sit_down(better, deal);
            let points = play::<G>(options, deal, &mut bots).1;
            lead += i32::from(points.0[seat]) - i32::from(points.0[1 - seat]);
        }
    }
    lead
}
