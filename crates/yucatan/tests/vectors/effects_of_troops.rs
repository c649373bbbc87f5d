//! Abilities, Counselors and Summonings, one by one (Y 6.3, 6.4).

use crate::scene::*;
use patolli_core::Dense;
use patolli_yucatan::*;

/// The Prisoner Bonus of A, who plays `skirmish` and wins, draws and loses: as Attacker, then as
/// Defender.
fn bonuses(troop: &str, own_axes: u8) -> [[u8; 3]; 2] {
    let against = |units: u8, defends: bool| {
        let mut scene = Scene::of(2);
        scene.goods(A, 1, 0);
        let foe = format!("u{units}");
        scene.troop(A1, troop).troop(A1, "u2").troop(B1, &foe);
        if defends {
            scene.goods(B, 1, 0).play("activate granary; activate city_leader; gain jade");
            scene.attack("uxmal", B1, A1).cards("skirmish", "skirmish");
            return scene.bonuses().1;
        }
        scene.fight("skirmish", "skirmish");
        scene.bonuses().0
    };
    let even = 2 + own_axes;
    let units = [even - 1, even, even + 1];
    [false, true].map(|defends| units.map(|units| against(units, defends)))
}

/// Y 3.6, 6.3: Snares of a Troop that wins, draws or loses, in attack and defence.
#[test]
fn snares() {
    assert_eq!(bonuses("", 0), [[1, 1, 1]; 2]);
    assert_eq!(bonuses("snare_1@1", 0), [[2, 1, 1]; 2]);
    assert_eq!(bonuses("snare_2@2", 0), [[2, 2, 2]; 2]);
    assert_eq!(bonuses("snare_3@3", 0), [[3, 3, 3]; 2]);
    assert_eq!(bonuses("snare_1@1 snare_2@2 snare_3@3", 0), [[5, 4, 4]; 2]);
}

/// Axes of A's Troop beside card, Leader and Units: as Attacker and as Defender.
fn axes_of(troop: &str) -> [u8; 2] {
    let mut scene = Scene::of(2);
    scene.troop(A1, troop).goods(A, 1, 0);
    let mut defends = scene.clone();
    scene.fight("skirmish", "skirmish");
    defends.play("activate granary; activate city_leader; gain corn");
    defends.attack("uxmal", B1, A1).cards("skirmish", "skirmish");
    let sums = [scene.battle().attacker.axes, defends.battle().defender.axes];
    sums.map(|axes| {
        let axes = axes.expect("a total");
        assert_eq!((axes.card, axes.leader, axes.units, axes.paid), (1, 1, 3, 0));
        axes.abilities + axes.counselor + axes.summoning
    })
}

/// Y 3.6, 6.3, Q20: Fury in every Battle of that Troop, all added up.
#[test]
fn furies() {
    assert_eq!(axes_of("fury_1@1"), [1, 1]);
    assert_eq!(axes_of("fury_2@2"), [2, 2]);
    assert_eq!(axes_of("fury_3@3"), [4, 4]);
    assert_eq!(axes_of("fury_1@1 fury_2@2 fury_3@3"), [7, 7]);
}

/// Y 3.7, 6.3: Counselors in Battle.
#[test]
fn counselors() {
    assert_eq!(axes_of("striker"), [2, 0]);
    assert_eq!(axes_of("veteran"), [1, 1]);
    assert_eq!(axes_of("pathfinder"), [0, 0]);
    assert_eq!(axes_of("jailer"), [0, 0]);
}

/// Y 6.3: what belongs to the other Leader does not help.
#[test]
fn only_the_own_troop() {
    let mut scene = Scene::of(2);
    scene.troop(A2, "veteran fury_3@3 snare_3@3 kukulkan@1").fight("skirmish", "jaguar_charge");
    assert_eq!((scene.axes().0, scene.bonuses().0), (5, 1));
}

/// Y 6.3 (BAT-7): the jailer of the winner, attacking or defending; not after a draw or a defeat.
#[test]
fn jailer() {
    for (units, asked) in [("u2", true), ("u3", false), ("u4", false)] {
        let mut scene = Scene::of(2);
        scene.troop(A1, "jailer").troop(B1, units).fight("skirmish", "skirmish");
        assert_eq!(matches!(scene.front(), Some(Step::Bonus(Side::Attacker))), asked, "{units}");
        if asked {
            assert_eq!(scene.only("extra"), words("nothing counselor"));
            scene.play("extra counselor");
            assert_eq!((scene.bonuses().0, scene.stock(A)), (2, (3, 2)));
        }
    }
    let mut scene = Scene::of(2);
    scene.troop(B1, "u4 jailer").fight("skirmish", "skirmish");
    assert_eq!((scene.front(), scene.decider()), (Some(Step::Bonus(Side::Defender)), B));
    scene.play("extra counselor");
    assert_eq!((scene.bonuses(), scene.stock(B)), ((1, 2), (4, 2)));
}

/// Y 6.3: the jailer is asked also when there is nothing more to capture; without corn it is not.
#[test]
fn jailer_without_use_or_corn() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "jailer").troop(B1, "u0").fight("net_ambush", "skirmish");
    assert_eq!(scene.only("extra"), words("nothing counselor"));
    scene.play("extra counselor");
    assert_eq!((scene.bonuses().0, scene.prison(A), scene.vp(A)), (3, 2, 1));
    let mut scene = Scene::of(2);
    scene.troop(A1, "jailer").goods(A, 1, 2).troop(B1, "u0").fight("net_ambush", "skirmish");
    assert!(scene.activates(A, "uxmal"));
}

/// Y 3.8, 6.4: Axes of each Summoning, for its Troop.
#[test]
fn axes_of_summonings() {
    let axes = [2, 1, 1, 5, 2, 3, 8, 3, 4];
    for (summoning, axes) in Summoning::all().zip(axes) {
        assert_eq!(axes_of(&format!("{summoning}@3")), [axes; 2], "{summoning}");
    }
}

/// Y 3.8, 6.4: Prisoner Bonus of each Summoning, beside the 1 of the card: won, drawn, lost.
#[test]
fn bonuses_of_summonings() {
    let axes = [2, 1, 1, 5, 2, 3, 8, 3, 4];
    let bonus = [
        [1, 1, 1],
        [1, 1, 1],
        [2, 1, 1],
        [1, 1, 1],
        [2, 2, 2],
        [1, 1, 1],
        [1, 1, 1],
        [3, 3, 3],
        [2, 2, 2],
    ];
    for ((summoning, axes), bonus) in Summoning::all().zip(axes).zip(bonus) {
        // A Troop has at most seven Units, so an even Battle needs a weak creature.
        if axes <= 4 {
            assert_eq!(bonuses(&format!("{summoning}@3"), axes), [bonus; 2], "{summoning}");
        }
    }
    for strong in ["balam@3", "kukulkan@3"] {
        let mut scene = Scene::of(2);
        scene.troop(A1, strong).fight("skirmish", "jaguar_charge");
        assert_eq!(scene.bonuses().0, 1, "{strong}");
    }
}

/// Y 6.4: `zipacna` guards in every Battle of its Troop, attacking as well.
#[test]
fn zipacna_attacks() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "zipacna@1").fight("jaguar_charge", "net_ambush");
    assert_eq!(scene.bonuses(), (0, 1));
    let mut scene = Scene::of(2);
    scene.troop(A2, "zipacna@1").fight("jaguar_charge", "net_ambush");
    assert_eq!(scene.bonuses(), (0, 2));
}

/// Y 6.4 (CIT-2): `chaac` gives 2 corn for an entry, a victory and a draw, not for a defeat.
#[test]
fn chaac() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "chaac@1").play("activate leader_1; move uxmal");
    assert_eq!((scene.stock(A), scene.activates(A, "uxmal")), ((6, 3), true));
    // 1 + 1 + 4 + 1 Axes against 1 + Units + 1.
    for (units, outcome, corn) in [
        ("u4", Outcome::AttackerWins, 6),
        ("u5", Outcome::Draw, 6),
        ("u6", Outcome::DefenderWins, 4),
    ] {
        let mut scene = Scene::of(2);
        scene.troop(A1, "u1 chaac@1").troop(B1, units).fight("skirmish", "skirmish");
        assert_eq!((scene.outcome(), scene.stock(A)), (outcome, (corn, 2)));
    }
    let mut scene = Scene::of(2);
    scene.troop(A2, "chaac@1").play("activate leader_1; move uxmal");
    assert_eq!(scene.stock(A), (4, 3), "only its own Troop");
}
