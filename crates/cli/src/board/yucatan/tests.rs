use super::*;
use crate::board::Board;
use crate::board::trial::{self, names};
use patolli_core::Game;
use patolli_text::Lang;
use patolli_text::yucatan::{card, city};
use patolli_yucatan::{Card, City, Options, Private, Special};

/// Every number of players.
fn tables() -> Vec<Options> {
    (2..=4).map(Options::players).collect()
}

fn every_moment(seed: &str, look: impl FnMut(&Yucatan)) {
    trial::every_moment(seed, tables(), look);
}

#[test]
fn every_moment_fits_the_width_without_codes() {
    trial::every_moment_fits_the_width::<Yucatan>(tables());
}

#[test]
fn nothing_is_cut_on_a_narrow_screen() {
    let names = ["Ana", "Luis", "Zoé", "Bob"].map(String::from);
    trial::nothing_is_cut::<Yucatan>(80, &names, tables());
}

/// Cities, Troops, jade and the actions that are open can be read.
#[test]
fn the_map_tells_everything_that_lies_on_it() {
    let text = Text::new(Lang::En);
    every_moment("map", |game| {
        let table = &game.public;
        let drawn = Yucatan::draw(&game.view(None), &text, &Style::plain(80), &names());
        let map = drawn.split("─ Map ─").nth(1).and_then(|rest| rest.split("├─").next());
        let map = map.expect("the map");
        assert!(City::all().all(|it| map.contains(city(it))), "{map}");
        for seat in table.seats() {
            for leader in Leader::all() {
                let mark = format!("{}{}", MARKS[seat.index()], short_troop(&text, leader));
                let units = format!("{mark} {}U", table.players[seat][leader].units);
                assert_eq!(map.matches(&units).count(), 1, "{units}\n{map}");
            }
        }
        let open: usize = City::all().map(|it| table.kit.actions_of(it, table.round).count()).sum();
        assert_eq!(map.matches('▪').count(), open, "{map}");
    });
}

/// A Battle shows both sums as the rules make them.
#[test]
fn a_battle_shows_both_sums() {
    let text = Text::new(Lang::En);
    let mut fought = 0;
    every_moment("battle", |game| {
        let Some(battle) = game.public.battle else { return };
        let sums = [battle.attacker, battle.defender].map(|it| it.axes);
        let [Some(attack), Some(defence)] = sums else { return };
        fought += 1;
        let drawn = Yucatan::draw(&game.view(None), &text, &Style::plain(80), &names());
        let line = drawn.lines().find(|line| line.starts_with("│ Axes "));
        let numbers: Vec<u16> =
            line.expect("the sums").split_whitespace().filter_map(|it| it.parse().ok()).collect();
        assert_eq!(numbers, [attack.total(), defence.total()], "{drawn}");
    });
    assert!(fought > 0);
}

/// A seat's drawing is made from its view alone, and the view of one seat holds no other's secret.
#[test]
fn nobody_sees_the_secrets_of_another() {
    let text = Text::new(Lang::En);
    every_moment("secret", |game| {
        for eye in game.public.seats() {
            let drawn = Yucatan::draw(&game.view(Some(eye)), &text, &Style::plain(132), &names());
            let mut other = *game;
            for seat in game.public.seats().filter(|seat| *seat != eye) {
                other.private[seat] = Private::default();
            }
            let blind = Yucatan::draw(&other.view(Some(eye)), &text, &Style::plain(132), &names());
            assert_eq!(drawn, blind);
        }
    });
}

/// Players can read their special cards.
#[test]
fn the_hand_is_readable() {
    let text = Text::new(Lang::Fr);
    every_moment("hand", |game| {
        for eye in game.public.seats() {
            let drawn = Yucatan::draw(&game.view(Some(eye)), &text, &Style::plain(80), &names());
            let held = Special::all().filter(|it| game.private[eye].hand.get(*it) > 0);
            for it in held {
                assert!(drawn.contains(&card(&text, Card::Special(it))), "{drawn}");
            }
        }
    });
}
