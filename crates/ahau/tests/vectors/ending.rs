//! Celebrations and the end (A 13.6).

use crate::scene::*;
use patolli_ahau::*;
use patolli_core::{Game, Seat, SeatSet};

/// T-37 (A 6.6, MV-6, RUL-54): strictly most workers around the Ruler's region.
#[test]
fn t_37_acropolis() {
    for (buildings, theirs, fame) in [
        ("acropolis", "caracol 3", 0),
        ("acropolis royal_palace", "caracol 3", 2),
        ("acropolis", "caracol 2", 2),
        ("acropolis", "caracol 2, lamanai 5", 2),
        ("acropolis royal_palace", "caracol 4", 0),
    ] {
        let mut scene = Scene::of(2);
        scene.buildings(A, buildings).workers(A, "tikal, seibal lying").workers(B, theirs);
        scene.reveal("5 1").play("take 1l; take 5l");
        assert_eq!(scene.fame(A), fame, "{buildings}, {theirs}");
    }
}

fn celebrations(scene: &Scene) -> usize {
    scene.times(|event| matches!(event, Event::Celebration { .. }))
}

/// T-38 (KC-1, KC-5): sites beyond the symbol are only stored; one celebration deals all again.
#[test]
fn t_38_calendar_overflow() {
    let mut scene = Scene::acting("1 2 3");
    scene.gods("chichen_itza rain, palenque sun, tulum sun").built(A, "rain_corn");
    scene.sites("13 corn, 7 -, 8 -, 9 -, 10 -, 11 -, 12 -");
    scene.play("place chichen_itza; summon rain; rain 13");
    assert!(scene.public().celebrating && scene.heard(&Event::KatunEnds));
    scene.play("produce 2; place palenque; produce 5; place tulum");
    assert_eq!(scene.public().calendar.len(), 9);
    scene.reserve(C, "sun_water").stock(C, "water 1").play("build sun_water a1; gain corn");
    assert_eq!((celebrations(&scene), scene.public().katun), (1, 1));
    assert_eq!(scene.times(|event| *event == Event::KatunEnds), 1);
    let public = scene.public();
    assert_eq!((public.open_sites().len(), public.calendar.len()), (14, 0));
    assert!(public.set_aside.is_some() && !public.celebrating);
}

/// T-39 (EN-1, RUL-10, RUL-46): the last worker ends the game although one comes back.
#[test]
fn t_39_12th_worker() {
    let mut scene = Scene::acting("1 2");
    scene.gods("tulum serpent, palenque sun").built(A, "serpent_corn");
    scene.workers(A, "uxmal, tikal 10").workers(B, "uxmal").sites("1 -, 2 -, 3 -, 4 -");
    scene.play("place tulum");
    assert!(scene.heard(&Event::LastWorker { seat: A }));
    scene.play("summon serpent; remove uxmal standing; pass; place palenque; produce 5");
    assert!(scene.is_over() && scene.heard(&Event::Over));
    assert_eq!((celebrations(&scene), scene.public().katun), (1, 1));
    assert!(scene.scored(B).contains(&(2, Source::City(City::Uxmal))));
    assert_eq!(scene.player(A).workers, 1);
    assert_eq!(scene.public().calendar.len(), 5, "nothing is laid out again");
}

/// T-40 (KC-4, RUL-44): the Palace pays only for cities held alone, the Royal Palace wins ties.
#[test]
fn t_40_city_ties() {
    let (x, y, z) = (A, B, C);
    let mut scene = Scene::acting("1 2 3");
    scene.gods("chichen_itza sun, palenque sun").sites("1 -, 2 -, 7 -, 8 -, 9 -, 10 -");
    scene.buildings(x, "palace").buildings(y, "royal_palace");
    scene.play("place chichen_itza; produce 6; place palenque; pass; place caracol").forget();
    scene.workers(x, "tikal 2, uxmal 3, caracol, palenque");
    scene.workers(y, "tikal 2, uxmal, lamanai").workers(z, "caracol, lamanai, palenque lying");
    scene.play("pass");
    let city = |name: &str| Source::City(named(name));
    assert_eq!(scene.scored(x), [(1, city("caracol")), (3, city("uxmal"))]);
    assert_eq!(scene.scored(y), [(2, city("lamanai")), (2, city("tikal"))]);
    assert_eq!(scene.scored(z), [(1, city("caracol")), (2, city("palenque"))]);
}

/// 64 tiles, of which the bag has two and the discard pile one.
fn short_of_tiles() -> Scene {
    let mut scene = Scene::acting("1 2 3 4");
    scene.turn(D).main_in("palenque").squares("6l -");
    for (seat, built, held) in [(A, 7, 9), (B, 7, 9), (C, 7, 4), (D, 8, 3)] {
        scene.fill_pyramid(seat, built).fill_reserve(seat, held);
    }
    scene.game.public.discard = scene.any_tiles(1).into_iter().collect();
    assert_eq!(scene.public().bag.total(), 2);
    scene
}

fn reserves(scene: &Scene) -> Vec<u32> {
    scene.public().seats().map(|seat| scene.tiles_of(seat).total()).collect()
}

/// T-41 (ER-1, ER-2, RUL-42): bag, discard pile, then the largest reserves one by one.
#[test]
fn t_41_tiles_run_out() {
    let mut scene = short_of_tiles();
    assert_eq!(reserves(&scene), [9, 9, 4, 3]);
    scene.play("pass");
    assert_eq!(scene.times(|event| matches!(event, Event::NewTile { .. })), 3);
    assert!(scene.heard(&Event::BagRefilled));
    let step = |seat, left| Some(Step::ForcedDiscard { seat, left });
    assert_eq!((scene.decider(), scene.front()), (A, step(A, 2)));
    let kinds = scene.tiles_of(A).kinds().count();
    assert_eq!(scene.offered("give").len(), kinds);
    let gift = scene.offered("give")[0].clone();
    scene.play(&format!("give {gift}"));
    assert_eq!((scene.decider(), scene.front()), (B, step(B, 1)));
    let gift = scene.offered("give")[0].clone();
    scene.play(&format!("give {gift}"));
    assert_eq!(reserves(&scene), [8, 8, 4, 3]);
    let public = scene.public();
    assert!(public.bag.is_empty() && public.discard.is_empty());
    assert!(public.squares.values().all(Option::is_some));
    assert_eq!((public.round, scene.front()), (2, Some(Step::Select)));
}

/// T-42 (A 9): each player's value, or the highest for all.
#[test]
fn t_42_personal_scoring() {
    for (temples, red, purple) in [(TempleScoring::Global, 6, 6), (TempleScoring::Personal, 6, 2)] {
        let mut scene = Scene::last_turn(Options::players(2).with_temples(temples));
        scene.scoring("sun resources").markers("sun", "AB");
        scene.stock(A, "corn 6").stock(B, "corn 2").play("pass");
        let by = Source::Celebration(God::Sun);
        assert!(scene.scored(A).contains(&(red, by)));
        assert!(scene.scored(B).contains(&(purple, by)));
    }
}

fn ranked(fame: [i16; 3], built: [usize; 3], buildings: [&str; 3]) -> SeatSet {
    let mut scene = Scene::acting("1 2 3");
    for (i, seat) in Seat::first(3).enumerate() {
        scene.set_fame(seat, fame[i]).fill_pyramid(seat, built[i]).buildings(seat, buildings[i]);
    }
    scene.sound();
    scene.game.winners()
}

/// T-43 (EN-3): most Fame, then most tiles on the board, then both.
#[test]
fn t_43_final_ranking() {
    let (fame, built) = ([87, 87, 86], [8, 7, 8]);
    let winners = ranked(fame, built, ["market palace", "gateway acropolis ball_court", ""]);
    assert_eq!(winners, [A, B].into_iter().collect());
    let four = "gateway acropolis ball_court city_gates";
    assert_eq!(ranked(fame, built, ["market palace", four, ""]), SeatSet::one(B));
}

/// EN-3, RUL-44: the Royal Palace wins a tie for the victory before tiles are counted, and only a tie.
#[test]
fn royal_palace_wins_a_tied_victory() {
    let built = [8, 7, 8];
    let of = |fame, first| ranked(fame, built, [first, "gateway royal_palace", ""]);
    let three = "market palace acropolis";
    assert_eq!(of([87, 87, 86], three), SeatSet::one(B));
    assert_eq!(of([87, 87, 87], three), SeatSet::one(B));
    assert_eq!(of([88, 87, 87], three), SeatSet::one(A));
    assert_eq!(of([88, 87, 88], ""), [A, Seat::new(2)].into_iter().collect());
}
