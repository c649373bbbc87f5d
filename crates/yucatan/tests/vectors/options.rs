//! The options of play (Y 9). Bound Final Bonuses are tested with those of the rulebook.

use crate::scene::*;
use patolli_core::{Chosen, Dense, Seat, Title, every_options};
use patolli_yucatan::*;

fn chosen(pairs: &[(&str, &str)]) -> Chosen {
    pairs.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect()
}

/// Y 9: all off by default; 2 to 4 players.
#[test]
fn choices_and_defaults() {
    for people in 2..=4 {
        let options = Yucatan::options(people, &Chosen::new());
        assert_eq!(options, Ok(Options::players(people as u8)));
    }
    let house = House::default();
    assert_eq!(house.final_bonus, BonusRule::Free);
    assert_eq!((house.tokens, house.gates), (TokenRule::Unlimited, GateRule::Rulebook));
    assert!(Yucatan::options(1, &Chosen::new()).is_err(), "no solo mode (Y 8)");
    assert!(Yucatan::options(5, &Chosen::new()).is_err());
    assert_eq!(every_options::<Yucatan>().len(), 3 * 8);
}

/// Y 9: chosen by name.
#[test]
fn chosen_values() {
    let all = chosen(&[("final_bonus", "column"), ("tokens", "limited"), ("gates", "published")]);
    let house = House {
        final_bonus: BonusRule::Column,
        tokens: TokenRule::Limited,
        gates: GateRule::Published,
    };
    assert_eq!(Yucatan::options(3, &all), Ok(Options { people: 3, house }));
    assert!(Yucatan::options(3, &chosen(&[("tokens", "none")])).is_err());
    assert!(Yucatan::options(3, &chosen(&[("solo", "easy")])).is_err());
}

fn limited() -> Scene {
    Scene::ruled(House { tokens: TokenRule::Limited, ..House::default() })
}

/// Y 9, `limited_tokens`: a gain takes what is left of 40 corn.
#[test]
fn limited_corn() {
    for (held, gained) in [(30, 3), (33, 2), (34, 1), (35, 0)] {
        let mut scene = limited();
        scene.goods(A, 5, 0).goods(B, held, 0).play("activate granary");
        assert_eq!(scene.stock(A), (5 + gained, 0), "{held} corn in other hands");
    }
}

/// `limited_tokens`: 30 jade, those on cities included; the pile of the entry is available. Q68: a gain
/// of nothing can be chosen.
#[test]
fn limited_jade() {
    let mut scene = limited();
    scene.goods(A, 5, 2).goods(B, 0, 25).piles("mayapan 2, uxmal 1");
    scene.play("activate leader_1; move mayapan");
    // 30 - 2 - 25 - 3 = 0 were left: the pile comes, the additional jade does not.
    assert_eq!((scene.stock(A), scene.jade_in("mayapan")), ((4, 4), 0));
    scene.play("city ma_jade");
    assert_eq!(scene.stock(A), (4, 4));
}

/// `limited_tokens`: what is spent returns first.
#[test]
fn limited_tokens_return() {
    let mut scene = limited();
    scene.goods(A, 15, 2).goods(B, 25, 27).play("activate leader_1; move uxmal; city ux_corn");
    assert_eq!(scene.stock(A), (15, 3), "the corn of the move, the last jade");
    let mut scene = limited();
    scene.goods(A, 4, 4).goods(B, 0, 26).end_actions().give(A, 0, 4, 0).give(B, 0, 0, 0);
    scene.finish_round();
    assert_eq!(scene.public().piles.as_array(), &[1; 3], "four came back");
}

/// `limited_tokens`: a Revolution lays what is there.
#[test]
fn limited_revolution() {
    let mut scene = limited();
    scene.goods(A, 0, 14).goods(B, 0, 14).end_actions().give(A, 0, 0, 0).give(B, 0, 0, 0);
    let piles: u8 = scene.public().piles.values().sum();
    assert_eq!((piles, scene.public().round), (2, 2));
}

/// Y 9, `published_gates`: a Temple of level L - 1 for a Summoning of level L, in cities as well.
#[test]
fn published_gates() {
    let house = House { gates: GateRule::Published, ..House::default() };
    for (temple, most) in [(0, 3), (1, 6), (2, 9), (3, 9)] {
        let mut scene = Scene::ruled(house);
        scene.buildings(A, &format!("temple {temple}")).rows(A, [1, 1, 3]).goods(A, 9, 9);
        let mut city = scene.clone();
        scene.play("activate temple");
        city.play("activate leader_1; move mayapan; city ma_summon_a");
        // 8 corn are left there: level 2 at most.
        for (scene, most) in [(&mut scene, most), (&mut city, most.min(6))] {
            let open = |summoning: &Summoning| scene.can(&format!("link {summoning} leader_1 0"));
            assert_eq!(Summoning::all().filter(open).count(), most, "temple {temple}");
        }
        if temple < 2 {
            let reason = scene.refused("link kukulkan leader_1 0");
            assert_eq!(reason, Reason::TempleGate(temple + 1));
        }
    }
}

/// `published_gates`: the gate of the Evolution table stays.
#[test]
fn published_gates_are_added() {
    let mut scene = Scene::ruled(House { gates: GateRule::Published, ..House::default() });
    scene.buildings(A, "temple 3").goods(A, 9, 9).play("activate temple");
    let reason = scene.refused("link balam leader_1 0");
    assert_eq!(reason, Reason::Gate(Column::Summoning, 1));
}

/// Every set of options plays on to the end.
#[test]
fn every_set_of_options() {
    for options in every_options::<Yucatan>() {
        let mut scene = Scene::new(&options, Seat::new(0));
        scene.play_while(|_| true);
        assert!(scene.is_over() && scene.public().round == 4);
    }
}
