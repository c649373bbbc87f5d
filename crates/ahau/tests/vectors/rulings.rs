//! Rulings about movement, turns and gods that no vector proves (A 11).

use crate::scene::*;
use patolli_ahau::*;

/// RUL-08, MV-2: every role card carries the number 6; with four players it sends to region 6.
#[test]
fn rul_08_role_cards_are_sixes() {
    let mut scene = Scene::of(4);
    scene.role(A, "dancer").role(B, "merchant").reveal("role/1 2/role 3 4");
    assert_eq!((scene.ruler(A), scene.public().strength(B)), (6, 6));
    let (left, right, role) = (Card::Role, Card::One, Some(Role::Dancer));
    assert!(scene.heard(&Event::Revealed { seat: A, left, right, role }));
}

/// RUL-09, AC-3: a worker must be placed.
#[test]
fn rul_09_placing_is_mandatory() {
    let scene = Scene::acting("1 2");
    let cities = ["chichen_itza", "lamanai", "tulum", "uxmal"];
    assert_eq!(scene.choices(), cities.map(|city| format!("place {city}")));
}

/// RUL-14: a victory may be declined, a reward may not.
#[test]
fn rul_14_advancing() {
    let mut scene = Scene::of(2);
    scene.reveal("2/6 2/1").play("decline");
    assert_eq!(scene.player(A).war, 0);
    assert!(scene.heard(&Event::Declined { seat: A }));
    let mut scene = Scene::acting("1 2");
    scene.buildings(A, "ball_court").war(A, 2).stock(A, "corn, cacao").offer("market");
    scene.main_in("tulum").play("build 1; gain corn");
    assert_eq!((scene.player(A).war, scene.fame(A)), (3, 3));
}

/// RUL-16: a weapon taken in defeat does not change the order of retreats.
#[test]
fn rul_16_strengths_of_the_conflict() {
    let mut scene = Scene::of(4);
    scene.weapons(A, 1).reveal("3/6 3/4 3/5 2");
    scene.play("decline");
    assert_eq!(scene.decider(), C);
    scene.play("retreat 4");
    assert_eq!(scene.decider(), B);
    assert_eq!([B, C].map(|seat| scene.player(seat).weapons), [1, 1]);
}

/// RUL-36, A 5.4, MV-4.4: who retreats first takes the last weapon.
#[test]
fn rul_36_the_last_weapon() {
    let mut scene = Scene::of(4);
    scene.weapons(D, 24).reveal("3/6 3/4 3/5 2").play("decline; retreat 4");
    assert_eq!([B, C].map(|seat| scene.player(seat).weapons), [0, 1]);
    assert_eq!(scene.public().weapons, 0);
}

/// RUL-17: presence without the Ruler neither claims nor blocks.
#[test]
fn rul_17_first_player_around_a_region() {
    let mut scene = Scene::acting("4 1 2 3");
    let all = "chichen_itza, lamanai, tulum";
    scene.workers(A, all).play("place palenque");
    assert_eq!(scene.front(), Some(Step::Main), "nothing to claim in region 1");
    let mut scene = Scene::acting("1 2 3 4");
    scene.workers(B, all).workers(A, "chichen_itza, lamanai").play("place tulum");
    assert!(scene.can("claim"));
}

/// RUL-18: declining now forbids nothing later.
#[test]
fn rul_18_claim_later() {
    let mut scene = Scene::acting("1 2 3 4");
    scene.workers(A, "chichen_itza, lamanai, tulum").gods("tulum jaguar").built(A, "jaguar_corn");
    scene.play("place tulum; claim nothing; summon jaguar; stop");
    assert_eq!(scene.choices(), ["claim", "claim nothing"]);
    scene.play("claim nothing").finish_round();
    for seat in [A, B, C, D] {
        scene.hand(seat, "1 2 3 4 5 6");
    }
    scene.reveal("1 2 3 4").turn(A).play("place tulum");
    assert!(scene.can("claim"));
}

/// RUL-20: the High Priestess alone summons no god.
#[test]
fn rul_20_a_tile_is_needed() {
    let mut scene = Scene::acting_as("high_priestess", "1 2");
    scene.gods("tulum sun").play("place tulum");
    assert_eq!(scene.front(), Some(Step::Main));
}

/// RUL-21, SM-1, SM-2, SM-5: built tiles always count, reserve tiles as one likes.
#[test]
fn rul_21_built_tiles_count() {
    let mut scene = Scene::acting("1 2");
    scene.gods("tulum chief").built(A, "chief_corn, chief_wild water, sun_corn");
    scene.reserve(A, "chief_corn chief_wild").play("place tulum; summon chief");
    let choices = ["discard corn", "confirm"];
    assert!(choices.iter().all(|choice| scene.can(choice)));
    assert_eq!(scene.offered("discard wild").len(), 5);
    scene.play("confirm");
    let (god, colours, discarded) = (God::Chief, set_of("corn water"), Tiles::NONE);
    assert!(scene.heard(&Event::Summoned { seat: A, god, strength: 2, colours, discarded }));
}

/// RUL-22, SM-7: the marker comes by itself, after the effect.
#[test]
fn rul_22_marker_after_the_effect() {
    let mut scene = Scene::acting("1 2");
    scene.gods("tulum serpent").built(A, "serpent_corn").workers(A, "uxmal, lamanai");
    scene.play("place tulum; summon serpent");
    assert_eq!(scene.temple("serpent"), "-----");
    scene.play("remove uxmal standing");
    assert_eq!(scene.temple("serpent"), "A----");
    let order = [Source::God(God::Serpent), Source::Temple(God::Serpent)];
    assert_eq!(scene.scored(A).into_iter().map(|(_, by)| by).collect::<Vec<_>>(), order);
}

/// RUL-24, GC-1: fewer tiles than the strength.
#[test]
fn rul_24_chief_may_stop() {
    let mut scene = Scene::acting("1 2");
    scene.gods("tulum chief").built(A, "chief_corn, chief_water, chief_cacao");
    scene.play("place tulum; summon chief; draw; stop");
    assert_eq!((scene.tiles_of(A).total(), scene.front()), (1, Some(Step::Main)));
}

/// RUL-27: the piece of this turn stays, also laid down.
#[test]
fn rul_27_the_piece_of_this_turn_laid_down() {
    let mut scene = Scene::acting_as("queen", "1 2");
    scene.gods("tulum serpent").built(A, "serpent_corn").stock(A, "corn").workers(A, "uxmal");
    scene.play("place tulum; queen corn; lay tulum; summon serpent");
    assert_eq!(scene.workers_in(A, "tulum"), (0, 1));
    assert_eq!(scene.workers_in(A, "uxmal"), (0, 0), "the only one that may go");
    // Of two laid-down pieces one may.
    let mut scene = Scene::acting_as("queen", "1 2");
    scene.gods("tulum serpent").built(A, "serpent_corn").stock(A, "corn");
    scene.workers(A, "tulum lying").play("place tulum; queen corn; summon serpent");
    assert_eq!(scene.choices(), ["remove tulum lying", "stand tulum"]);
}

/// WK-3: an older worker is laid down before that of this turn.
#[test]
fn wk_03_older_workers_first() {
    let mut scene = Scene::acting_as("queen", "1 2");
    scene.gods("tulum jaguar").built(A, "jaguar_corn").stock(A, "corn").workers(A, "tulum");
    scene.play("place tulum; queen corn; summon jaguar");
    let ways: Vec<_> = scene.offered("walk").into_iter().filter(|w| w.ends_with("lying")).collect();
    assert_eq!((ways.len(), scene.offered("walk").len()), (3, 3), "only the older one, laid down");
}

/// RUL-29: the Dancer needs no first summon and no city.
#[test]
fn rul_29_dance_without_a_summon() {
    let mut scene = Scene::acting_as("dancer", "1 2");
    scene
        .gods("tulum sun")
        .built(A, "sun_corn, chief_corn")
        .play("place tulum; summon nobody; dance");
    assert_eq!(scene.choices(), ["summon chief", "summon sun"]);
}

/// GJ-4, RUL-64: a laid-down worker is one piece: one step, one Fame, one of the twelve.
#[test]
fn rul_64_a_laid_down_worker_is_one_piece() {
    let mut scene = Scene::acting("1 2");
    scene.gods("tulum jaguar").built(A, "jaguar_corn").workers(A, "uxmal lying").sites("7 corn");
    assert_eq!(scene.player(A).workers, 11);
    scene.play("place tulum; summon jaguar");
    scene.play(&format!("walk {} lying", scene.way("uxmal", "lamanai")));
    assert_eq!(scene.workers_in(A, "lamanai"), (0, 1));
    assert_eq!(scene.scored(A)[0], (1, Source::God(God::Jaguar)));
}

/// GR-3, RUL-67: the Rain God is no production; the site is gone for producing.
#[test]
fn rul_67_rain_empties_the_only_site() {
    let mut scene = Scene::acting("1 2");
    scene.gods("tulum rain").built(A, "rain_corn").buildings(A, "favour_of_the_gods");
    scene.sites("2 -, 3 -, 8 corn, calendar water water, aside corn");
    scene.play("place tulum; summon rain; rain 8");
    assert_eq!(scene.cubes(A), cubes("corn 1"));
    assert_eq!(scene.decider(), B, "nothing is left to do");
}

/// SM-6, GR-1: a wild tile must take a colour that leaves the Rain God a site.
#[test]
fn sm_06_a_wild_tile_must_leave_a_site() {
    let mut scene = Scene::acting("1 2");
    scene.gods("tulum rain").reserve(A, "rain_wild");
    scene.sites("calendar cacao cacao cacao").play("place tulum; summon rain");
    let offered = words("corn water obsidian limestone");
    assert_eq!(scene.offered("discard wild"), offered);
    assert_eq!(scene.refused("discard wild cacao"), Reason::NoMatchingSite);
    scene.play("discard wild corn");
    assert!(!scene.offered("rain").is_empty());
}

/// RUL-99, SM-4: the High Priestess names her colour first, and leaves the Rain God a site.
#[test]
fn rul_99_her_colour_first() {
    let mut scene = Scene::acting_as("high_priestess", "1 2");
    scene.gods("tulum rain").built(A, "rain_cacao").sites("calendar cacao cacao cacao");
    scene.play("place tulum; summon rain");
    assert_eq!(scene.offered("name"), words("corn water obsidian limestone"));
    assert_eq!(scene.refused("name cacao"), Reason::NoMatchingSite);
}

/// GS-3: a role card taken back works on in this round.
#[test]
fn gs_03_the_role_works_on() {
    let mut scene = Scene::acting_as("dancer", "1 2");
    scene.gods("tulum sun").built(A, "sun_corn, chief_corn");
    scene.play("place tulum; summon sun; recall role");
    assert!(scene.can("dance"));
}

/// RUL-39: a role card in hand stays there; a second one never comes.
#[test]
fn rul_39_role_card_in_hand() {
    let mut scene = Scene::of(2);
    scene.role(A, "queen").reveal("1/2 2").turn(A);
    scene.built(A, "chief_corn, chief_water, chief_cacao").reserve(A, "sun_corn");
    scene.stock(A, "corn, water").main_in("tulum").build("sun_corn b2");
    assert_eq!((scene.decider(), scene.times(|e| matches!(e, Event::RoleBack { .. }))), (B, 0));
    assert!(scene.player(A).hand.contains(Card::Role));
}

/// A 6.8: a role card played this round comes back into the hand as well.
#[test]
fn role_card_of_this_round_comes_back() {
    let mut scene = Scene::acting_as("queen", "1 2");
    scene.built(A, "chief_corn, chief_water, chief_cacao").reserve(A, "sun_corn");
    scene.stock(A, "corn, water").main_in("tulum").build("sun_corn b2");
    assert!(scene.heard(&Event::RoleBack { seat: A }));
    assert_eq!((scene.hand_of(A).contains("role"), scene.discard_of(A).as_str()), (true, "1"));
}

/// RUL-52, AC-2: the Gateway once, at any decision of the turn, also when it has just been built.
#[test]
fn rul_52_gateway() {
    let mut scene = Scene::acting("1 2");
    scene.buildings(A, "gateway");
    for stop in ["", "place tulum"] {
        let mut scene = scene.clone();
        if !stop.is_empty() {
            scene.play(stop);
        }
        scene.play("gateway");
        assert_eq!((scene.tiles_of(A).total(), scene.can("gateway")), (1, false));
    }
    let mut scene = Scene::acting("1 2");
    scene.stock(A, "water, cacao, limestone").offer("gateway").main_in("tulum").play("build 1");
    assert_eq!(scene.choices(), ["gateway", "end"], "AC-8: the limit; AC-8z");
    scene.play("gateway");
    assert_eq!((scene.tiles_of(A).total(), scene.decider()), (2, B));
}

/// RUL-53, PY-6: the Queen once, one cube and one worker in any city.
#[test]
fn rul_53_queen() {
    let mut scene = Scene::acting_as("queen", "1 2");
    scene.stock(A, "corn, water").workers(A, "palenque").play("place tulum; queen water");
    assert_eq!(scene.offered("lay"), words("palenque tulum"));
    scene.play("lay palenque");
    assert_eq!((scene.cubes(A), scene.workers_in(A, "palenque")), (cubes("corn"), (0, 1)));
    assert_eq!(scene.public().bank.get(Colour::Water), 15);
    scene.play("pass");
    assert_eq!(scene.decider(), B);
}

/// RUL-53, BD-1: at the limit of a Build the Queen may still lay down the worker that raises it.
#[test]
fn rul_53_queen_at_the_limit() {
    let mut scene = Scene::acting_as("queen", "1 2");
    scene.reserve(A, "sun_corn sun_water").stock(A, "corn 2, water").main_in("tulum");
    scene.build("sun_corn a2");
    assert!(!scene.can("build sun_water a1"));
    scene.play("queen corn");
    assert!(scene.can("build sun_water a1"));
}

/// RUL-55: City Gates built in this phase work from the next one on.
#[test]
fn rul_55_city_gates_from_the_next_phase() {
    let mut scene = Scene::acting("3 2 1");
    scene.stock(A, "water, limestone").offer("city_gates").main_in("tulum").play("build 1");
    scene.forget().reveal("5/4 4/3 3/4").play_while(|scene| scene.front() != Some(Step::Place));
    assert_eq!(scene.order(), "ACB");
}

/// RUL-69: a discarded starting tile is a tile like others, and may come back from the bag.
#[test]
fn rul_69_starting_tiles() {
    let mut scene = Scene::acting("1 2");
    scene.gods("tulum sun").reserve(A, "sun_corn").play("place tulum; summon sun; stop");
    assert_eq!(scene.public().discard, tiles("sun_corn"));
    let rest = scene.public().bag.total() as usize;
    scene.fill_reserve(B, rest).finish_round();
    assert!(scene.heard(&Event::BagRefilled));
}

/// SM-8: in the next K'atun the same god brings a marker again.
#[test]
fn sm_08_again_in_the_next_katun() {
    let mut scene = Scene::last_turn(Options::players(2));
    scene.markers("sun", "A").play("pass");
    assert_eq!(scene.temple("sun"), "-----");
    for seat in [A, B] {
        scene.hand(seat, "1 2 3 4 5 6");
    }
    scene.reveal("1 5").turn(A).gods("tulum sun").built(A, "sun_corn");
    scene.play("place tulum; summon sun; stop");
    assert_eq!(scene.temple("sun"), "A----");
}
