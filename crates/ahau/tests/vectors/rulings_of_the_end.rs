//! Rulings about Fame, celebrations and the end that no vector proves (A 11).

use crate::scene::*;
use patolli_ahau::*;
use patolli_core::{Dense, Seat};

/// BD-5, EN-1 B: the tenth tile ends the game with the round.
#[test]
fn en_01_complete_pyramid() {
    let mut scene = Scene::acting("1 2");
    scene.fill_pyramid(A, 9).reserve(A, "sun_corn").stock(A, "corn, water, obsidian, cacao");
    scene.main_in("tulum").build("sun_corn d1");
    assert!(scene.heard(&Event::PyramidComplete { seat: A }) && !scene.is_over());
    assert_eq!(scene.decider(), B, "the round is played to its end");
    scene.finish_round();
    assert!(scene.is_over() && scene.heard(&Event::Celebration { katun: 1 }));
}

/// EN-2, ER-4, KC-2: the third celebration is the last; before it sites and markers are laid out again.
#[test]
fn en_02_third_celebration() {
    for (katun, over) in [(1, false), (2, true)] {
        let mut scene = Scene::last_turn(Options::players(2));
        scene.game.public.katun = katun;
        scene.markers("sun", "A").play("pass");
        assert_eq!((scene.public().katun, scene.is_over()), (katun + 1, over));
        // KC-5, KC-6: skipped in the last celebration.
        let public = scene.public();
        assert_eq!((public.calendar.is_empty(), scene.temple("sun") == "-----"), (!over, !over));
    }
}

/// RUL-45, KC-1: the calendar space of the player count ends the K'atun.
#[test]
fn rul_45_calendar() {
    for (people, last) in [(2, 5), (3, 7), (4, 9), (5, 11)] {
        let mut scene = Scene::of(people);
        scene.reveal(["", "", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5"][usize::from(people)]).turn(A);
        let gone =
            |n: usize| (4..4 + n).map(|route| format!("{route} -")).collect::<Vec<_>>().join(",");
        for (depleted, ends) in [(last - 2, false), (last - 1, true)] {
            let mut scene = scene.clone();
            scene.sites(&gone(depleted)).main_in("tulum").play("produce 3");
            assert_eq!(scene.public().celebrating, ends, "{people} people, {depleted} depleted");
        }
    }
}

/// FT-1, FT-3, RUL-11: who gains Fame comes on top of those who have as much.
#[test]
fn ft_01_stack_of_fame() {
    let mut scene = Scene::acting("1 2 3");
    scene.set_fame(B, 3).fame_stack("CBA").gods("tulum sun").built(A, "sun_corn");
    scene.play("place tulum; summon sun; stop");
    assert_eq!(scene.fame(A), 3);
    let standing = |seat: Seat| scene.public().standing(seat);
    assert!(standing(A) > standing(B) && standing(B) > standing(C));
    let mut scene = Scene::acting("1 2 3");
    scene.fame_stack("ABC").gods("tulum chief").built(A, "chief_corn").markers("chief", "BC");
    scene.play("place tulum; summon chief; stop");
    assert_eq!(scene.public().fame_order.iter().collect::<Vec<_>>(), [A, B, C], "no Fame, no move");
}

/// RUL-49, FT-2: Fame counts on beyond the track.
#[test]
fn rul_49_fame_above_299() {
    let mut scene = Scene::acting("1 2");
    scene.set_fame(A, 299).gods("tulum sun").built(A, "sun_corn").play("place tulum; summon sun");
    assert_eq!(scene.fame(A), 300);
}

/// RUL-47, KC-3: temples from left to right, players from the starting player.
#[test]
fn rul_47_order_of_temples() {
    let mut scene = Scene::last_turn(Options::players(2));
    scene
        .markers("serpent", "AB")
        .markers("chief", "BA")
        .scoring("chief cities, serpent resources");
    scene.stock(A, "corn 2").play("pass");
    let paid = scene.told(|event| match event {
        Event::Scored { seat, by: Source::Celebration(god), .. } => Some((*god, letter(*seat))),
        _ => None,
    });
    let (chief, serpent) = (God::Chief, God::Serpent);
    assert_eq!(paid, [(chief, 'A'), (chief, 'B'), (serpent, 'A'), (serpent, 'B')]);
}

/// A 3.10: what each scoring tile counts.
#[test]
fn values_of_scoring_tiles() {
    let mut scene = Scene::acting("1 2");
    scene.war(A, 4).weapons(A, 3).stock(A, "corn 2, water").fill_pyramid(A, 5);
    scene.buildings(A, "market giant_stele").workers(A, "tikal 2, uxmal lying, seibal");
    let values = Scoring::all().map(|scoring| scene.public().value(A, scoring));
    assert_eq!(values.collect::<Vec<_>>(), [7, 3, 5, 6, 3]);
}
