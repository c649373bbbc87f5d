//! The arena on Zapotec.

use patolli_bots::{Level, Opponent};
use patolli_core::{Chosen, Title};
use patolli_games::GameId;
use patolli_lab::{Arena, ArenaReport, Effort, arena, bench, bench_search};
use patolli_zapotec::Zapotec;
use std::cell::Cell;
use std::time::Duration;

fn run(people: usize, levels: &[Level], games: usize, threads: usize) -> ArenaReport {
    let options = Zapotec::options(people, &Chosen::new()).expect("a table");
    let plan = Arena::<Zapotec> {
        kit: Zapotec::standard(),
        options: &options,
        games,
        paired: true,
        seed: "test",
        threads,
    };
    let heard = Cell::new(0);
    let levels: Vec<Opponent> = levels.iter().map(|level| (*level).into()).collect();
    let mut report = arena(&plan, &levels, &|done| heard.set(done));
    assert_eq!(heard.get(), report.games, "progress is told to the last game");
    // Measured times always differ.
    report.standings.iter_mut().for_each(|standing| standing.mean_ms_per_decision = 0.0);
    report
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    let levels = [Level::Normal, Level::Easy];
    assert_eq!(run(2, &levels, 20, 1), run(2, &levels, 20, 3));
}

#[test]
fn every_game_has_one_win_to_share() {
    let levels = [Level::Normal, Level::Random, Level::Easy];
    for people in 2..=4 {
        let report = run(people, &levels, 10, 2);
        assert_eq!(report.games, 12, "whole rotations");
        let wins: f64 = report.standings.iter().map(|standing| standing.wins).sum();
        assert!((wins - 12.0).abs() < 1e-9);
        let seats: usize = report.standings.iter().map(|standing| standing.games).sum();
        assert_eq!(seats, 12 * people);
    }
}

#[test]
fn alone_one_plays_against_the_solo_opponent() {
    let report = run(1, &[Level::Normal], 5, 1);
    assert_eq!((report.seats, report.standings[0].games), (2, 5));
}

#[test]
fn figures_are_positive_and_serialize() {
    let effort = Effort { window: Duration::from_millis(5), windows: 1 };
    let rows = [bench(GameId::Zapotec, 2, effort)];
    let text = serde_json::to_string(&rows).expect("plain data");
    for field in ["\"game\"", "\"ratio\"", "\"clone_ns\"", "\"drawn_decisions_per_s\""] {
        assert!(text.contains(field), "{text}");
    }
    assert!(rows[0].decisions_per_s > 0.0 && rows[0].branching > 1.0);
    let search = bench_search(GameId::Zapotec, &[1], effort);
    assert!(search.iter().all(|row| row.simulations_per_s > 0.0));
}
