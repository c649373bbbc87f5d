//! Single calls of the engine and the search, for comparing two versions of the code.

use divan::{Bencher, black_box};
use patolli_bots::{Judge, Mcts, Policy, Reach, Settings};
use patolli_core::{Game, Quick, Seat, Title};
use patolli_zapotec::{Options, Zapotec};

const TABLES: [u8; 3] = [2, 3, 4];

fn main() {
    divan::main();
}

/// A position in the middle of a random game, with the seat that must act.
fn middle(players: u8) -> (Zapotec, Seat) {
    let mut dice = Quick::new(7);
    let mut game = Zapotec::setup(Zapotec::standard(), &Options::Players(players), &mut dice);
    while game.public.round < 3 || game.legal(game.to_act().first().expect("in play")).len() < 6 {
        let seat = game.to_act().first().expect("the middle is not the end");
        let action = game.random_action(seat, &mut dice);
        game.apply(seat, action, &mut dice);
    }
    let seat = game.to_act().first().expect("in play");
    (game, seat)
}

#[divan::bench(args = TABLES)]
fn clone(bencher: Bencher, players: u8) {
    let (game, _) = middle(players);
    bencher.bench(|| *black_box(&game));
}

#[divan::bench(args = TABLES)]
fn legal(bencher: Bencher, players: u8) {
    let (game, seat) = middle(players);
    bencher.bench(|| black_box(&game).legal(seat));
}

#[divan::bench(args = TABLES)]
fn clone_and_apply(bencher: Bencher, players: u8) {
    let (game, seat) = middle(players);
    let action = game.legal(seat).nth(0);
    let mut dice = Quick::new(1);
    bencher.bench_local(|| {
        let mut game = *black_box(&game);
        game.apply(seat, action, &mut dice);
        game
    });
}

#[divan::bench(args = TABLES)]
fn determinize(bencher: Bencher, players: u8) {
    let (game, seat) = middle(players);
    let view = game.view(Some(seat));
    let mut dice = Quick::new(1);
    bencher.bench_local(|| Zapotec::determinize(black_box(&view), &mut dice));
}

#[divan::bench(args = TABLES)]
fn judge(bencher: Bencher, players: u8) {
    let (game, seat) = middle(players);
    bencher.bench(|| black_box(&game).value(seat));
}

#[divan::bench(args = TABLES)]
fn random_game(bencher: Bencher, players: u8) {
    let mut dice = Quick::new(1);
    bencher.bench_local(|| {
        let mut game = Zapotec::setup(Zapotec::standard(), &Options::Players(players), &mut dice);
        while let Some(seat) = game.to_act().first() {
            let action = game.random_action(seat, &mut dice);
            game.apply(seat, action, &mut dice);
        }
        game
    });
}

#[divan::bench(args = [("end", Reach::End, Policy::Random), ("cut", Reach::Round, Policy::BestOf(3))])]
fn thousand_simulations(bencher: Bencher, kind: (&str, Reach, Policy)) {
    let (game, seat) = middle(4);
    let view = game.view(Some(seat));
    let settings =
        Settings { simulations: 1000, reach: kind.1, policy: kind.2, ..Settings::default() };
    let mut bot = Mcts::new(1, settings);
    bencher.bench_local(|| bot.think::<Zapotec>(&view, seat));
}
