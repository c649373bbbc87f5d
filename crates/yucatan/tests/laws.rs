//! Yucatan keeps the laws of play, and real games those invariants that positions may break.

use patolli_core::{Dense, Game, Quick, Seat, Title, every_options};
use patolli_testkit::{Effort, keep, keep_the_laws, row};
use patolli_yucatan::*;

/// Y 12, 19: decisions of a whole game of four Rounds, and as many for each Round of others. Each
/// sacrifice has two parts more than one.
const fn bound(rounds: usize, people: usize) -> usize {
    ((141 * rounds).div_ceil(4) + 2 * rounds) * people + rounds - 1
}

#[test]
fn yucatan_keeps_the_laws() {
    let effort = Effort { games: 8, thorough_every: 10, bound: |people| bound(4, people) };
    keep_the_laws::<Yucatan>(Yucatan::standard(), effort);
}

fn troops_of(n: u8, from: u8) -> String {
    let barracks = (from..=TOP)
        .map(|level| row("building", &format!("barracks_{level}"), &format!("units = {n}")));
    let limit = row("supply", "troop_limit", &format!("count = {n}"));
    barracks.chain([limit, row("city_action", "ux_reinforce", &format!("units = {n}"))]).collect()
}

fn length(rounds: u8, turns: u8) -> String {
    let count = |id, n: u8| row("length", id, &format!("count = {n}"));
    count("rounds", rounds) + &count("turns", turns)
}

/// The Evolution table with the same level in every cell.
fn levels(n: u8) -> String {
    let same = format!("building = {n}\nability = {n}\nsummoning = {n}");
    (1..=LAST_ROW).map(|row_n| row("evolution", &format!("row_{row_n}"), &same)).collect()
}

#[test]
fn the_shortest_game_keeps_the_laws() {
    let one = row("calendar", "round_1", "evolutions = 1");
    let start = row("start", "player", "troop = 1");
    let kit = keep::<Yucatan>(&(length(1, 1) + &one + &levels(1) + &troops_of(1, 0) + &start));
    let effort = Effort { games: 3, thorough_every: 10, bound: |people| bound(1, people) };
    keep_the_laws::<Yucatan>(kit, effort);
}

#[test]
fn the_longest_game_keeps_the_laws() {
    let kit = keep::<Yucatan>(
        &(length(MOST_ROUNDS, MOST_TURNS) + &levels(TOP) + &troops_of(MOST_TROOP, 1)),
    );
    let bound = |people| bound(MOST_ROUNDS as usize, people);
    keep_the_laws::<Yucatan>(kit, Effort { games: 2, thorough_every: 10, bound });
}

/// Each at another value than shipped, so that none is taken for another.
#[test]
fn a_game_of_three_rounds_of_two_turns_keeps_the_laws() {
    let low = row("evolution", "row_3", "building = 2\nability = 2\nsummoning = 3")
        + &row("evolution", "row_4", "building = 2\nability = 2\nsummoning = 3");
    let kit = keep::<Yucatan>(&(length(3, 2) + &low + &troops_of(9, 2)));
    let effort = Effort { games: 3, thorough_every: 10, bound: |people| bound(3, people) };
    keep_the_laws::<Yucatan>(kit, effort);
}

/// Plays a random game and shows each state with the one before.
fn play(options: &Options, seed: u64, mut see: impl FnMut(&Yucatan, &Yucatan)) {
    let mut dice = Quick::new(seed);
    let mut game = Yucatan::setup(Yucatan::standard(), options, &mut dice);
    while !game.to_act().is_empty() {
        let before = game;
        let seats = before.to_act();
        let seat = seats.nth(dice.below(seats.len() as u32) as usize);
        let action = before.random_action(seat, &mut dice);
        game.apply(seat, action, &mut dice);
        see(&before, &game);
    }
}

fn every_game(mut see: impl FnMut(&Yucatan, &Yucatan)) {
    for (i, options) in every_options::<Yucatan>().iter().enumerate() {
        for game in 0..4 {
            play(options, 100 * i as u64 + game, &mut see);
        }
    }
}

/// Sacrifice Phases that are over.
fn phases(public: &Public) -> u8 {
    let told = |seat: Seat| public.players[seat].sacrifices[usize::from(public.round) - 1] > 0;
    let ends = public.agenda.is_empty()
        || public.agenda.iter().any(|step| {
            matches!(step, Step::Evolve { .. } | Step::PassToken | Step::FinalBonus(_))
        });
    public.round - u8::from(!ends && !public.seats().any(told))
}

/// I-7, I-9 to I-12, I-15: a position may be early, a game never is.
#[test]
fn nothing_comes_early() {
    every_game(|_, game| {
        let public = &game.public;
        let phases = phases(public);
        assert!(
            public.piles.values().all(|jade| *jade <= phases.min(public.kit.length.rounds - 1))
        );
        for seat in public.seats() {
            let player = &public.players[seat];
            let rows: u8 = player.rows.values().map(|row| row - 1).sum();
            assert!(rows <= if phases == 0 { 0 } else { phases + 1 });
            assert!(player.step <= phases);
            let gate = public.gate(seat, Column::Building);
            assert!(player.buildings.values().all(|level| *level <= gate));
            let gate = public.gate(seat, Column::Ability);
            assert!(player.abilities().iter().all(|tile| tile.level() <= gate));
            let gate = public.gate(seat, Column::Summoning);
            let links = player.troops.iter().filter_map(|troop| troop.link);
            assert!(
                links.map(|link| public.kit.summoning(link.summoning).level).all(|l| l <= gate)
            );
            let begun = public.agenda.front() != Some(Step::Setup);
            assert_eq!(player.power.is_some(), begun);
            assert!(player.troops.iter().all(|troop| troop.counselor.is_some() == begun));
        }
    });
}

/// GEN-8, I-2, I-3, I-5, I-9, I-11, I-13: what only grows, and what only shrinks.
#[test]
fn nothing_is_taken_back() {
    every_game(|before, after| {
        let (old, new) = (&before.public, &after.public);
        assert!(new.removed.covers(old.removed) && new.deck <= old.deck);
        assert!((old.round, old.turn) <= (new.round, new.turn));
        for seat in new.seats() {
            let (was, is) = (&old.players[seat], &new.players[seat]);
            assert!(is.vp.total() >= was.vp.total() && is.step >= was.step);
            assert!(is.base.is_subset_of(was.base));
            assert!(was.abilities().is_subset_of(is.abilities()));
            assert!(was.buildings.values().zip(is.buildings.values()).all(|(was, is)| was <= is));
            assert!(was.rows.values().zip(is.rows.values()).all(|(was, is)| was <= is));
        }
    });
}

/// I-17: the table does not show what another seat has chosen in secret.
#[test]
fn secret_choices_change_nothing_open() {
    every_game(|before, after| {
        let secret = before.public.agenda.front().is_some_and(|step| step.is_secret());
        if secret && after.public.agenda == before.public.agenda {
            let pledged = after.public.pledged;
            assert_eq!(after.public, Public { pledged, ..before.public });
        }
    });
}

/// I-18: simultaneous choices give the same table in whatever order they arrive.
#[test]
fn the_order_of_secret_choices_does_not_matter() {
    for people in 2..=4 {
        let mut dice = Quick::new(people.into());
        let mut game = Yucatan::setup(Yucatan::standard(), &Options::players(people), &mut dice);
        while !game.to_act().is_empty() {
            let front = game.public.agenda.front();
            if front.is_some_and(|step| step.is_secret()) && game.public.pledged.is_empty() {
                let (one, other) = (chosen(game, false), chosen(game, true));
                assert_eq!(one, other, "after {front:?}");
            }
            let seat = game.to_act().first().expect("somebody acts");
            let action = game.random_action(seat, &mut dice);
            game.apply(seat, action, &mut dice);
        }
    }
}

/// The game after the secret choice that runs, made by the seats in order or backwards.
fn chosen(mut game: Yucatan, backwards: bool) -> Yucatan {
    let front = game.public.agenda.front();
    let mut dice = PerSeatDice::new();
    while game.public.agenda.front() == front && !game.to_act().is_empty() {
        let mut seats: Vec<Seat> = game.to_act().iter().collect();
        if backwards {
            seats.reverse();
        }
        let seat = seats[0];
        let action = game.random_action(seat, dice.of(seat));
        game.apply(seat, action, &mut Quick::new(1));
    }
    game
}

/// Each seat chooses the same whatever the others do.
struct PerSeatDice(Vec<Quick>);

impl PerSeatDice {
    fn new() -> Self {
        Self((0..4).map(Quick::new).collect())
    }
    fn of(&mut self, seat: Seat) -> &mut Quick {
        &mut self.0[seat.index()]
    }
}
