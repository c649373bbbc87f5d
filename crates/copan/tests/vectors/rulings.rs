//! Rulings without a test in their chapter (C 11), and invariants over whole games (C 12).

use crate::scene::*;
use patolli_copan::*;
use patolli_core::{Dense, Game};
use patolli_testkit::over_time::random_game;

/// a blind tile moves no cube, gives no bonus and nothing of its neighbours or by Characters, and
/// yields nothing later.
#[test]
fn r08_blind_tiles() {
    let mut scene = Scene::of(2);
    scene.tiles_on("nw_13 fame").set_hand(A, "").give_characters(A, "muluc yaluk tonalnan");
    scene.turn(A).play("place nw_14");
    assert_eq!((scene.stock(A), scene.decline(), scene.rolls()), ([0; 4], [0; 4], 0));
    assert_eq!(scene.front(), Some(Step::Site));
    scene.set_hand(B, "food").turn(B).play("place food nw_24");
    assert_eq!(scene.stock(B), [2, 0, 0, 0]);
}

/// C 5.6.4: each Character of the placed type gives one, whatever its track says.
#[test]
fn court_tile_characters() {
    for (names, kind) in [
        ("kinich_kakmo tonalnan", "food"),
        ("muluc yaluk", "fame"),
        ("gucup_cakix huracan", "zeal"),
        ("k_awai kan_xib_yui", "power"),
    ] {
        let mut scene = Scene::of(2);
        scene.give_characters(A, names).set_hand(A, "food fame zeal power").turn(A);
        scene.play(&format!("place {kind} nw_13"));
        let mut expected = [0; 4];
        expected[named::<Resource>(kind) as usize] = 4;
        assert_eq!(scene.stock(A), expected, "{names}");
    }
}

/// C 6.10: the five discounts add up with that of the bonus action.
#[test]
fn discounts_add_up() {
    let mut scene = Scene::of(2);
    scene.give_characters(A, "vukubcane").set_stock(A, [0, 0, 0, 2]);
    scene.bonus(A, Some(Site::Hieroglyphs), 2).play("bonus hieroglyphs");
    // Lines cost 2, 4 and 5; three icons are waived.
    assert_eq!(scene.offered("line"), ["1", "2", "3"]);
    scene.play("line 3");
    assert_eq!((scene.stock(A), scene.player(A).glyphs.total()), ([0; 4], 3));
}

/// C 3.13, C 6.4: what every Altar card costs and where a token may go.
#[test]
fn altar_costs() {
    for (names, cost) in [
        ("altar_01 altar_02 altar_03", ([0, 0, 1, 0], 0)),
        ("altar_04", ([0; 4], 1)),
        ("altar_05", ([1, 0, 1, 0], 0)),
        ("altar_06", ([0, 1, 1, 0], 0)),
        ("altar_07", ([0, 0, 2, 0], 0)),
        ("altar_08", ([0, 0, 1, 1], 0)),
        ("altar_09 altar_10 altar_11 altar_12", ([0, 0, 1, 0], 1)),
        ("altar_13", ([1, 0, 1, 0], 1)),
        ("altar_14", ([0, 1, 1, 0], 1)),
        ("altar_15", ([0, 0, 1, 1], 1)),
        ("altar_16", ([0, 0, 2, 0], 1)),
    ] {
        let kit = standard();
        for altar in all_named::<Altar>(names) {
            let (icons, any) = cost;
            assert_eq!(kit.altar(altar).cost, Cost { icons: stock(icons), any }, "{altar}");
        }
    }
}

/// C 3.13, C 6.4: effects of a column in the written order, then the climb.
#[test]
fn columns_of_the_altars() {
    for (altar, column, amounts, vp, steps) in [
        ("altar_01", 1, [2, 0, 0, 0], 0, 1),
        ("altar_02", 1, [0, 2, 0, 0], 0, 1),
        ("altar_03", 1, [0, 0, 0, 2], 0, 1),
        ("altar_01", 3, [0; 4], 1, 3),
        ("altar_05", 2, [0, 1, 0, 1], 0, 2),
        ("altar_06", 2, [1, 0, 0, 1], 0, 2),
        ("altar_08", 2, [1, 1, 0, 0], 0, 2),
        ("altar_07", 3, [0; 4], 2, 3),
        ("altar_09", 3, [0; 4], 3, 2),
        ("altar_13", 2, [0; 4], 5, 2),
        ("altar_16", 3, [0; 4], 6, 2),
    ] {
        let mut scene = Scene::of(2);
        scene.set_altar(1, altar).bonus(A, Some(Site::Altars), 3).play("bonus altars");
        scene.play(&format!("altar {column}"));
        assert_eq!((scene.stock(A), scene.vp(A)), (amounts, vp), "{altar} {column}");
        scene.play("climb power");
        assert_eq!(scene.priests(A), [0, 0, 0, steps], "{altar} {column}");
    }
}

/// C 3.12: prices of Characters, a sample of each kind.
#[test]
fn character_costs() {
    let kit = standard();
    for (name, icons, any) in [
        ("ah_cuxtal", [1, 1, 0, 0], 0),
        ("camazotz", [0, 2, 1, 0], 0),
        ("tecumbalam", [0, 1, 0, 0], 1),
        ("ix_tub_tun", [0; 4], 2),
        ("hacha_kyum", [0; 4], 1),
        ("coszcatl", [0, 1, 0, 1], 1),
        ("ixtli", [0, 1, 0, 2], 0),
        ("zeltzin", [0, 3, 0, 0], 0),
    ] {
        let cost = kit.character(named(name)).cost;
        assert_eq!(cost, Cost { icons: stock(icons), any }, "{name}");
    }
    let kinds = Character::all().map(|card| match kit.character(card).talent {
        Talent::Permanent(_) => 0,
        Talent::OneShot(_) => 1,
        Talent::Endgame { .. } => 2,
    });
    let counts = kinds.fold([0; 3], |mut counts, kind: usize| {
        counts[kind] += 1;
        counts
    });
    assert_eq!(counts, [20, 30, 4]);
}

/// R-49, I-18: the first player never changes, and all have had the same number of turns, 12 at most.
#[test]
fn r49_equal_turns() {
    for (seed, people) in (0..40).zip([1, 2, 3, 4].into_iter().cycle()) {
        let options = match people {
            1 => Options::solo(Mode::Advanced, Difficulty::Easy),
            _ => Options::players(people),
        };
        let (game, events) = random_game::<Copan>(&options, seed, |_| ());
        let mut turns = [0; SIDES];
        let mut order = Vec::new();
        for event in &events {
            if let Event::TurnStarted { seat } = event {
                turns[seat.index()] += 1;
                order.push(*seat);
            }
        }
        let n = game.n_seats();
        let each = order.len() / n;
        assert!(each <= 12 && turns[..n].iter().all(|turns| *turns == each), "{turns:?}");
        assert_eq!(order[0], game.public.first);
        let clockwise = game.public.seats_from(game.public.first).cycle();
        assert!(order.iter().copied().eq(clockwise.take(order.len())));
    }
}

/// I-15: at most one Fate roll for Events and one exchange in a turn.
#[test]
fn i15_one_roll_in_a_turn() {
    for seed in 0..40 {
        let (_, events) = random_game::<Copan>(&Options::players(4), seed, |_| ());
        let turns = events.split(|event| matches!(event, Event::TurnStarted { .. }));
        for turn in turns {
            let rolls = turn.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
            let trades =
                turn.iter().filter(|event| matches!(event, Event::Exchanged { .. })).count();
            assert!(rolls <= 1 && trades <= 1);
        }
    }
}

/// a unit that every legal payment contains is paid by itself, and so is a loss of everything.
#[test]
fn r71_only_real_choices_of_units() {
    let mut scene = Scene::of(2);
    scene.set_stock(A, [1, 0, 0, 3]).acting(A, Site::Hieroglyphs).play("line 1");
    // Power is due in any case; the other unit may be food or power.
    assert_eq!(scene.choices(), ["pay food", "pay power"]);
    scene.pay([0, 0, 0, 2]);
    assert_eq!(scene.stock(A), [1, 0, 0, 1]);
}

/// an Automa without a token performs nothing that its Characters could score.
#[test]
fn r72_no_action_without_a_token() {
    let mut scene = Scene::solo(Mode::Advanced);
    scene.automa_order("zeal food fame power").automa_tiles("zeal").reserve(B, 25);
    scene.give_characters(B, "ixmacane").finish_turn(A).play("place nw_13");
    assert_eq!((scene.vp(B), scene.priests(B)), (0, [0; 4]));
    assert!(!scene.host.events.iter().any(|event| matches!(event, Event::AutomaRolled { .. })));
}

/// an Automa before a full Pyramid keeps its tile and acts with its card.
#[test]
fn r73_a_full_pyramid_before_the_automa() {
    let mut scene = Scene::solo(Mode::Basic);
    let last = scene.fill_pyramid();
    scene.automa_order("power zeal fame food").automa_tiles("power").set_hand(A, "zeal").turn(A);
    scene.automa_rolls("cacao").play(&format!("place zeal {last}")).play_while(|_| true);
    assert_eq!((scene.automa().tiles, scene.priests(B)), (tiles("power"), [0, 0, 0, 3]));
    assert!(scene.heard(&Event::CourtSkipped { seat: B }) && scene.heard(&Event::Over));
}
