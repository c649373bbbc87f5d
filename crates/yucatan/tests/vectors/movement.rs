//! Moving (Y 5.6; Y 13.3).

use crate::scene::*;
use patolli_core::Dense;
use patolli_yucatan::*;

/// What a move costs a Troop with these words (a Counselor, a Summoning).
fn cost(troop: &str, from: &str, to: &str) -> u8 {
    let mut scene = Scene::of(2);
    scene.troop(A1, troop).troop(A1, from).play("activate leader_1");
    let before = scene.stock(A).0;
    scene.play(&format!("move {to}"));
    assert_eq!(scene.stands(A1), format!("u3 {to}"));
    before - scene.stock(A).0
}

/// V12 (MOV-2, Y 3.2): the three kinds of moves, and what makes them cheaper.
#[test]
fn v12_costs() {
    let costs = |troop: &str| {
        [("jungle", "uxmal"), ("chichen_itza", "mayapan"), ("uxmal", "jungle")]
            .map(|(from, to)| cost(troop, from, to))
    };
    assert_eq!(costs(""), [1, 2, 1]);
    assert_eq!(costs("pathfinder"), [0, 1, 0]);
    assert_eq!(costs("alux@1"), [0, 0, 0]);
    assert_eq!(costs("alux@1 pathfinder"), [0, 0, 0]);
}

/// V12: between all cities the same; the other Troop has no part in it.
#[test]
fn v12_every_way() {
    let name = |city: City| city.name();
    for from in City::all() {
        assert_eq!(cost("", "jungle", name(from)), 1);
        assert_eq!(cost("", name(from), "jungle"), 1);
        for to in City::all().filter(|to| *to != from) {
            assert_eq!(cost("", name(from), name(to)), 2);
        }
    }
    let mut scene = Scene::of(2);
    scene.troop(A2, "alux@1 pathfinder").play("activate leader_1; move uxmal");
    assert_eq!(scene.stock(A).0, 4);
}

/// V13 (MOV-5): 1 jade and the pile, then the city.
#[test]
fn v13_pile_of_jade() {
    let mut scene = Scene::of(2);
    scene.piles("mayapan 2").play("activate leader_1; move mayapan");
    assert_eq!((scene.stock(A), scene.jade_in("mayapan")), ((4, 5), 0));
    assert!(scene.activates(A, "mayapan"));
    let jade = Goods::of(Resource::Jade, 3);
    assert!(scene.heard(&Event::Gained { seat: A, goods: jade, by: Source::Entry(City::Mayapan) }));
}

fn v14() -> Scene {
    let mut scene = Scene::of(2);
    scene.troop(A1, "uxmal").troop(B1, "mayapan");
    scene
}

/// V14 (MOV-1): where the second Troop may go.
#[test]
fn v14_not_where_the_own_troop_is() {
    let mut scene = v14();
    scene.play("activate leader_2");
    assert_eq!(scene.choices(), list("stay, move chichen_itza, move mayapan"));
    assert_eq!(scene.refused("move uxmal"), Reason::OwnTroop(City::Uxmal));
    scene.play("move mayapan");
    assert_eq!(scene.front(), Some(Step::Cards));
}

/// V14 (MOV-1, MOV-3, Q6): where the first may go; to stay activates nothing.
#[test]
fn v14_staying_activates_nothing() {
    let mut scene = v14();
    scene.play("activate leader_1");
    assert_eq!(scene.choices(), list("stay, move jungle, move chichen_itza, move mayapan"));
    scene.play("stay");
    assert_eq!((scene.front(), scene.stock(A)), (Some(Step::Choose), (5, 2)));
    assert_eq!(scene.stands(A1), "u3 uxmal");
    assert_eq!(scene.times(|event| matches!(event, Event::CityActivated { .. })), 0);
}

/// V15 (GEN-2, MOV-1): what cannot be paid is not offered.
#[test]
fn v15_one_corn() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "uxmal").goods(A, 1, 9).play("activate leader_1");
    assert_eq!(scene.choices(), list("stay, move jungle"));
    let price = Goods::of(Resource::Corn, 2);
    assert_eq!(scene.refused("move mayapan"), Reason::CannotPay(price));
}

/// MOV-4: the Jungle gives nothing and activates nothing.
#[test]
fn mov_04_into_the_jungle() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "uxmal").troop(B1, "mayapan").play("activate leader_1; move jungle");
    assert_eq!((scene.stands(A1).as_str(), scene.stock(A)), ("u3 jungle", (4, 2)));
    assert_eq!(scene.front(), Some(Step::Choose));
}

/// Y 3.2, I-16: all Troops may stand in the Jungle, in peace.
#[test]
fn the_jungle_is_peaceful() {
    let mut scene = Scene::of(4);
    scene.troop(A1, "uxmal").play("activate leader_1; move jungle");
    assert_eq!(scene.times(|event| matches!(event, Event::BattleBegan { .. })), 0);
}

/// MOV-7: the cost is gone whatever the outcome.
#[test]
fn mov_07_paid_first() {
    let mut scene = Scene::of(2);
    scene.fight("skirmish", "jaguar_charge");
    assert_eq!((scene.outcome(), scene.stock(A)), (Outcome::DefenderWins, (4, 2)));
}

/// Q7: the destination is another place.
#[test]
fn q07_another_place() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "uxmal").play("activate leader_1");
    assert_eq!(scene.refused("move uxmal"), Reason::SameSpace);
    let mut scene = Scene::of(2);
    scene.play("activate leader_1");
    assert_eq!(scene.refused("move jungle"), Reason::SameSpace);
}

/// Q8: from city to city is one move, without a stop.
#[test]
fn q08_no_stop() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "uxmal").play("activate leader_1; move mayapan");
    let moves = scene.told(|event| match event {
        Event::Moved { from, to, .. } => Some((*from, *to)),
        _ => None,
    });
    assert_eq!(moves, [(Space::Uxmal, Space::Mayapan)]);
}

/// Q52, Q65: without corn nothing but to stay is left, which needs no choice.
#[test]
fn q52_nothing_payable() {
    let mut scene = Scene::of(2);
    scene.goods(A, 0, 2).play("activate leader_1");
    assert!(scene.heard(&Event::Stayed { seat: A, leader: Leader::One }));
    assert_eq!((scene.front(), scene.stands(A1).as_str()), (Some(Step::Choose), "u3 jungle"));
}

/// MOV-1, Q57: the whole Troop goes, with its Summoning; the other one keeps its Units.
#[test]
fn q57_the_whole_troop() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "u5 balam@2").troop(A2, "u1").play("activate leader_1; move uxmal");
    assert_eq!((scene.stands(A1).as_str(), scene.linked(A1).as_str()), ("u5 uxmal", "balam@2"));
    assert_eq!(scene.stands(A2), "u1 jungle");
}

/// MOV-6, Q4: nothing is gained for the entry into an occupied city. A Troop that leaves a city for
/// an attack and loses goes to the Jungle (BAT-6).
#[test]
fn mov_06_attack_from_a_city() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "mayapan").fight("skirmish", "jaguar_charge");
    assert_eq!((scene.stands(A1).as_str(), scene.stock(A)), ("u2 jungle", (3, 2)));
    assert_eq!(scene.public().garrison(City::Mayapan), None);
    let mut scene = Scene::of(2);
    scene.troop(A1, "mayapan").fight("jaguar_charge", "skirmish");
    assert_eq!((scene.stands(A1).as_str(), scene.stock(A)), ("u2 uxmal", (3, 2)));
}
