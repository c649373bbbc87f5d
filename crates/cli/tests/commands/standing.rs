//! `patolli position show` and `apply`: points by source, winners and who must act, for every game.

use super::{patolli, write};
use patolli_core::{Dense, Quick, Seat, Title, every_options};
use patolli_games::PositionFile;
use serde_json::Value;

/// A game at three moments: half way, before its last action, and at its end.
struct Told<G: Title> {
    middle: G,
    last: G,
    action: (Seat, G::Action),
    end: G,
}

/// A random game of two players whose last action uses no chance, so that it can be repeated.
fn played<G: Title>() -> Told<G> {
    let certain = |told: &Told<G>| {
        let (mut again, (seat, action)) = (told.last.clone(), told.action);
        again.apply(seat, action, &mut Quick::new(99));
        again == told.end
    };
    (1..).map(random_game).find(certain).expect("such a game")
}

fn random_game<G: Title>(seed: u64) -> Told<G> {
    let tables = every_options::<G>();
    let mut dice = Quick::new(seed);
    let games = tables.iter().map(|options| G::setup(G::standard(), options, &mut dice));
    let game = games.into_iter().find(|game| game.n_seats() == 2 && game.automa().is_none());
    let mut steps = vec![(game.expect("a game of two"), None)];
    while let Some(seat) = steps[steps.len() - 1].0.to_act().first() {
        let mut next = steps[steps.len() - 1].0.clone();
        let action = next.random_action(seat, &mut dice);
        next.apply(seat, action, &mut dice);
        steps.push((next, Some((seat, action))));
    }
    let n = steps.len();
    Told {
        middle: steps[n / 2].0.clone(),
        last: steps[n - 2].0.clone(),
        action: steps[n - 1].1.expect("an action"),
        end: steps[n - 1].0.clone(),
    }
}

fn file<G: Title>(game: &G, name: &str) -> String {
    let text = PositionFile::of(game, G::standard()).to_text();
    write("standing", &format!("{}-{name}.json", G::ID), &text)
}

fn shown(file: &str) -> Value {
    let text = patolli(&["position", "show", file, "--json"]).good();
    serde_json::from_str(&text).expect("JSON")
}

fn points(row: &Value) -> Vec<i64> {
    let points = row["points"].as_array().expect("points").iter();
    points.map(|n| n.as_i64().expect("a number")).collect()
}

/// What is printed agrees with the rules.
fn is_true<G: Title>(standing: &Value, game: &G) {
    let seats = |value: &Value| -> Vec<usize> {
        let seats = value.as_array().expect("seats").iter();
        seats.map(|seat| seat.as_u64().expect("a number") as usize).collect()
    };
    assert_eq!(standing["game"], G::ID);
    assert_eq!(standing["over"], game.to_act().is_empty());
    let expected = |set: patolli_core::SeatSet| set.iter().map(Dense::index).collect::<Vec<_>>();
    assert_eq!(seats(&standing["to_act"]), expected(game.to_act()));
    assert_eq!(seats(&standing["winners"]), expected(game.winners()));
    let (total, parts) =
        standing["scores"].as_array().and_then(|rows| rows.split_last()).expect("rows");
    assert_eq!(total["source"], "total");
    for seat in Seat::first(game.n_seats()) {
        let sum: i64 = parts.iter().map(|row| points(row)[seat.index()]).sum();
        assert_eq!(sum, points(total)[seat.index()]);
        assert_eq!(sum, i64::from(game.scores()[seat]));
    }
    let mut names: Vec<_> =
        parts.iter().map(|row| row["source"].as_str().expect("a name")).collect();
    names.sort_unstable();
    let all = names.len();
    names.dedup();
    assert_eq!(names.len(), all, "each source once");
}

/// A finished game names its winners and shows where the points came from.
fn is_told<G: Title>(said: &str, game: &G) {
    let total = said.lines().find(|line| line.starts_with("Total")).expect("a total");
    for seat in Seat::first(game.n_seats()) {
        let points = game.scores()[seat].to_string();
        assert!(total.split_whitespace().any(|word| word == points), "{points} in {total}");
    }
    let winners = game.winners();
    let verb = if winners.len() == 1 { " wins!" } else { "share the victory!" };
    let line = said.lines().find(|line| line.ends_with(verb)).expect("a winner");
    for seat in winners {
        assert!(line.contains(&format!("Seat {seat}")), "{line}");
    }
}

fn stands<G: Title>() {
    let Told { middle, last, action: (seat, action), end } = played::<G>();
    is_true(&shown(&file(&middle, "middle")), &middle);
    let before = file(&last, "last");
    is_true(&shown(&before), &last);
    let board = patolli(&["position", "show", &before]).good();
    assert!(!board.contains(" wins!"), "the game runs");
    let over = file(&end, "end");
    is_true(&shown(&over), &end);
    is_told(&patolli(&["position", "show", &over]).good(), &end);
    let line = format!("{seat}: {action}");
    let applied = patolli(&["position", "apply", &before, &line, "--json", "--seed", "1"]).good();
    let applied: Value = serde_json::from_str(&applied).expect("JSON");
    is_true(&applied["standing"], &end);
    let applied = patolli(&["position", "apply", &before, &line, "--seed", "1"]);
    is_told(&applied.err, &end);
    applied.good();
}

#[test]
fn zapotec_stands() {
    stands::<patolli_games::Zapotec>();
}

#[test]
fn copan_stands() {
    stands::<patolli_games::Copan>();
}

#[test]
fn ahau_stands() {
    stands::<patolli_games::Ahau>();
}

#[test]
fn yucatan_stands() {
    stands::<patolli_games::Yucatan>();
}
