//! What is refused, and the rule that the refusal names.

use crate::scene::*;
use patolli_core::{Cites, Refused, Set, why_not};
use patolli_yucatan::*;

/// The refusal and its rule.
fn check(scene: &mut Scene, action: &str, reason: Reason, rule: &str) {
    assert_eq!(scene.refused(action), reason, "{action}");
    assert_eq!(reason.rule(), rule, "{action}");
}

fn corn(n: u8) -> Goods {
    Goods::of(Resource::Corn, n)
}

fn jade(n: u8) -> Goods {
    Goods::of(Resource::Jade, n)
}

/// Y 5.2: something else is to be decided.
#[test]
fn another_decision() {
    let mut scene = Scene::of(2);
    let others = "stay, move uxmal, build temple 1, acquire fury_1 leader_1 1, link nothing, \
                  reinforce leader_1 1, link alux leader_1 0, prolong nothing, prolong leader_1 1, \
                  gain corn, power use, levy 1 0, power decline, card skirmish, axes pay, \
                  axes save, extra nothing, city ci_corn, sacrifice prisoners 0, sacrifice jade 0, \
                  sacrifice corn 0, evolve building, token 1, bonus building, \
                  setup building temple, setup counselors striker veteran, setup power war";
    for action in list(others) {
        check(&mut scene, &action, Reason::AnotherDecision, "5.2");
    }
}

/// Only the seat that decides may act, and no one after the end.
#[test]
fn not_your_decision() {
    let mut scene = Scene::of(2);
    let refused = why_not(&scene.game, B, named("activate granary"));
    assert_eq!(refused, Some(Refused::NotYourDecision { to_act: Set::one(A) }));
    scene.play_while(|_| true);
    assert_eq!(why_not(&scene.game, A, named("activate granary")), Some(Refused::Over));
}

/// SET-8, Y 5.2: the secret choices, one after the other.
#[test]
fn setup() {
    let mut scene = Scene::before(&Options::players(2), A);
    check(&mut scene, "setup power war", Reason::AnotherDecision, "5.2");
    scene.play("setup building temple");
    check(&mut scene, "setup building barracks", Reason::AnotherDecision, "5.2");
    check(&mut scene, "setup counselors jailer jailer", Reason::SameCounselor, "SET-8");
}

/// ACT-2 to ACT-4: tokens.
#[test]
fn tokens() {
    let mut scene = Scene::of(2);
    check(&mut scene, "activate barracks", Reason::NothingToDo(Building::Barracks), "ACT-4");
    scene.play("activate granary");
    check(&mut scene, "activate temple", Reason::BuildingTokenUsed, "ACT-2");
    let mut scene = Scene::of(2);
    scene.play("activate leader_1; stay");
    check(&mut scene, "activate city_leader", Reason::LeaderTokenUsed, "ACT-2");
    scene.next_turn(A);
    check(&mut scene, "activate leader_1", Reason::LeaderUsed, "ACT-3");
}

/// CON-1, GEN-2, GEN-5: Buildings.
#[test]
fn buildings() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "barracks 2, military_school 1").rows(A, [2, 1, 1]).goods(A, 0, 2);
    scene.play("activate construction_site");
    check(&mut scene, "build barracks 1", Reason::AlreadyBuilt(Building::Barracks), "CON-1");
    check(&mut scene, "build barracks 2", Reason::AlreadyBuilt(Building::Barracks), "CON-1");
    check(&mut scene, "build barracks 3", Reason::Gate(Column::Building, 2), "GEN-5");
    check(&mut scene, "build temple 2", Reason::CannotPay(jade(4)), "GEN-2");
}

/// MIL-1, GEN-5: Abilities.
#[test]
fn abilities() {
    let mut scene = Scene::of(2);
    scene.rows(A, [1, 2, 1]).troop(A1, "fury_1@1").play("activate military_school");
    let owned = Reason::AbilityOwned(Ability::Fury1);
    check(&mut scene, "acquire fury_1 leader_2 1", owned, "MIL-1");
    check(&mut scene, "acquire snare_1 leader_1 1", Reason::SlotFilled(named("1")), "MIL-1");
    check(&mut scene, "acquire snare_2 leader_2 1", Reason::SlotTooSmall(named("1")), "MIL-1");
    check(&mut scene, "acquire snare_3 leader_2 3", Reason::Gate(Column::Ability, 2), "GEN-5");
    check(&mut scene, "acquire snare_2 leader_2 2", Reason::CannotPay(corn(8)), "GEN-2");
}

/// BAR-1, CIT-4, GEN-3: Units.
#[test]
fn units() {
    let mut scene = Scene::of(2);
    scene.buildings(A, "barracks 2").troop(A1, "u1").supply(2).play("activate barracks");
    check(&mut scene, "reinforce leader_1 5", Reason::TroopLimit(5), "BAR-1");
    check(&mut scene, "reinforce leader_1 3", Reason::SupplyShort(2), "GEN-3");
    let mut scene = Scene::of(2);
    scene.troop(A1, "u1").play("activate leader_1; move uxmal; city ux_reinforce");
    check(&mut scene, "reinforce leader_2 1", Reason::OtherTroop, "CIT-4");
}

/// TEM-1, TEM-3, GEN-5: Summonings.
#[test]
fn summonings() {
    let mut scene = Scene::of(2);
    scene.round(3).troop(B1, "alux@3").goods(A, 9, 2).play("activate temple");
    let gone = Reason::NotInBank(Summoning::Alux);
    check(&mut scene, "link alux leader_1 0", gone, "TEM-1");
    check(&mut scene, "link balam leader_1 0", Reason::Gate(Column::Summoning, 1), "GEN-5");
    check(&mut scene, "link xtabay leader_1 3", Reason::TimerLimit, "TEM-1");
    let price = corn(1).plus(jade(3));
    check(&mut scene, "link xtabay leader_1 2", Reason::CannotPay(price), "GEN-2");
    check(&mut scene, "link nothing", Reason::MustLink, "TEM-1");

    let mut scene = Scene::of(2);
    scene.round(3).troop(A1, "alux@4").troop(A2, "balam@3").goods(A, 0, 1).play("activate temple");
    check(&mut scene, "prolong leader_1 2", Reason::ProlongLimit, "TEM-3");
    check(&mut scene, "prolong leader_2 2", Reason::CannotPay(jade(2)), "GEN-2");
    check(&mut scene, "prolong nothing", Reason::MustProlong, "TEM-3");

    let mut scene = Scene::of(2);
    scene.troop(A1, "alux@1").goods(A, 9, 9).play("activate temple");
    check(&mut scene, "link xtabay leader_1 0", Reason::HasSummoning, "TEM-1");
    scene.play("link xtabay leader_2 0");
    check(&mut scene, "prolong leader_2 1", Reason::NothingToProlong, "TEM-3");
}

/// Y 9: the Temple of the published game.
#[test]
fn temple_gate() {
    let mut scene = Scene::ruled(House { gates: GateRule::Published, ..House::default() });
    scene.rows(A, [1, 1, 2]).goods(A, 9, 9).play("activate temple");
    check(&mut scene, "link balam leader_1 0", Reason::TempleGate(1), "9");
}

/// CLD-1, CLD-4: the City Leader.
#[test]
fn city_leader() {
    let mut scene = Scene::of(2);
    scene.leave_in_deck(B, "").play("activate city_leader");
    check(&mut scene, "gain card", Reason::DeckEmpty, "CLD-1");
    let mut scene = Scene::of(2);
    scene.power(A, "war").step(A, 1).troop(A1, "u6").play("activate city_leader; gain corn");
    check(&mut scene, "levy 0 3", Reason::LevyLimit(2), "CLD-4");
    check(&mut scene, "levy 0 0", Reason::EmptyLevy, "CLD-4");
    check(&mut scene, "levy 2 0", Reason::LevyRoom(7), "CLD-4");
    check(&mut scene, "power use", Reason::OtherPower(Power::War), "CLD-4");
    let mut scene = Scene::of(2);
    scene.power(A, "harvest").play("activate city_leader; gain corn");
    check(&mut scene, "levy 1 0", Reason::OtherPower(Power::Harvest), "CLD-4");
}

/// CLD-4: a power without effect is not offered; a table that is only looked at gives the reason.
#[test]
fn idle_power() {
    let mut scene = Scene::of(2);
    scene.power(A, "captives").play("activate city_leader; gain corn").prisoners(A, 0);
    assert_eq!(scene.only("power"), ["decline"]);
    check(&mut scene, "power use", Reason::PowerIdle, "CLD-4");
}

/// MOV-1, GEN-2: moves.
#[test]
fn moves() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "uxmal").troop(A2, "mayapan").goods(A, 1, 0).play("activate leader_1");
    check(&mut scene, "move uxmal", Reason::SameSpace, "MOV-1");
    check(&mut scene, "move mayapan", Reason::OwnTroop(City::Mayapan), "MOV-1");
    check(&mut scene, "move chichen_itza", Reason::CannotPay(corn(2)), "GEN-2");
}

/// BAT-1, BAT-7, BAT-13: Battles.
#[test]
fn battles() {
    let mut scene = Scene::of(2);
    scene.troop(A1, "xtabay@1").troop(A2, "balam@1").attack("uxmal", A1, B1);
    let card = |name: &str| named::<Card>(name);
    let raid = Reason::NotInHand(card("night_raid"));
    check(&mut scene, "card night_raid", raid, "BAT-1");
    let alux = Reason::NotInHand(card("card_alux"));
    check(&mut scene, "card card_alux", alux, "BAT-1");
    let balam = Reason::OtherTroopsCard(card("card_balam"));
    check(&mut scene, "card card_balam", balam, "BAT-1");
    let link = scene.player_mut(A)[Leader::One].link.as_mut().expect("a Summoning");
    link.spent = true;
    let spent = Reason::CardSpent(card("card_xtabay"));
    check(&mut scene, "card card_xtabay", spent, "BAT-13");
    scene.player_mut(A).base.remove(Base::JaguarCharge);
    let gone = Reason::NotInHand(card("jaguar_charge"));
    check(&mut scene, "card jaguar_charge", gone, "BAT-1");

    let mut scene = Scene::of(2);
    scene.troop(A1, "jailer").troop(B1, "u2").fight("skirmish", "skirmish");
    check(&mut scene, "extra card", Reason::NoSuchExtra, "BAT-7");
    check(&mut scene, "extra both", Reason::NoSuchExtra, "BAT-7");
    let mut scene = Scene::of(2);
    scene.troop(A1, "jailer").hold(A, "blood_pact").goods(A, 2, 0).troop(B1, "u2");
    scene.fight("blood_pact", "skirmish");
    check(&mut scene, "extra card", Reason::CannotPay(jade(1)), "GEN-2");
}

/// CIT-1, Y 3.12: actions of cities.
#[test]
fn city_actions() {
    let mut scene = Scene::of(2);
    scene.goods(A, 1, 0).play("activate leader_1; move chichen_itza");
    check(&mut scene, "city ux_corn", Reason::OtherCity(CityAction::UxCorn), "CIT-1");
    check(&mut scene, "city ci_summon", Reason::NotYet(2), "3.12");
    check(&mut scene, "city ci_build_b", Reason::NotYet(3), "3.12");
    check(&mut scene, "city ci_prisoners", Reason::NotYet(4), "3.12");
    check(&mut scene, "city ci_build_a", Reason::ActionIdle(CityAction::CiBuildA), "CIT-1");
}

/// SAC-1: not more than there is.
#[test]
fn sacrifices() {
    let mut scene = Scene::of(2);
    scene.prisoners(A, 2).goods(A, 7, 5).end_actions();
    check(&mut scene, "sacrifice prisoners 3", Reason::FewPrisoners(2), "SAC-1");
    check(&mut scene, "sacrifice jade 0", Reason::AnotherDecision, "5.2");
    scene.act_as(A, named("sacrifice prisoners 2"));
    check(&mut scene, "sacrifice jade 3", Reason::FewSets(2), "SAC-1");
    scene.act_as(A, named("sacrifice jade 0"));
    check(&mut scene, "sacrifice corn 2", Reason::FewSets(1), "SAC-1");
}

/// EVO-1, EVO-2: Evolutions.
#[test]
fn evolutions() {
    let mut scene = Scene::of(2);
    scene.rows(A, [1, 1, 3]).end_actions().give(A, 1, 0, 0).give(B, 0, 0, 0);
    check(&mut scene, "evolve summoning", Reason::RowLimit(3), "EVO-2");
    let mut scene = Scene::of(2);
    scene.end_actions().give(A, 1, 0, 0).give(B, 0, 0, 0).play("evolve summoning");
    check(&mut scene, "evolve summoning", Reason::SameColumn, "EVO-1");
}

/// REV-4: the token.
#[test]
fn token() {
    let mut scene = Scene::of(3);
    scene.play_while(|scene| scene.front() != Some(Step::PassToken));
    check(&mut scene, "token 0", Reason::KeepsToken, "REV-4");
    check(&mut scene, "token 3", Reason::NoSuchSeat, "REV-4");
}

/// Y 9: a bonus that is bound to its column, seen while another is still to be chosen.
#[test]
fn other_column() {
    let house = House { final_bonus: BonusRule::Column, ..House::default() };
    let mut scene = Scene::ruled(house);
    scene.round(4).rows(A, [3, 1, 1]).goods(A, 0, 0).goods(B, 0, 0).prisoners(B, 0);
    scene.end_actions().give(A, 1, 0, 0);
    scene.player_mut(A).rows = ByColumn::new([4, 1, 1]);
    scene.game.public.agenda = patolli_core::Agenda::new();
    scene.game.public.agenda.now([Step::FinalBonus(A), Step::Finish]);
    assert_eq!(scene.only("bonus"), ["building"]);
    check(&mut scene, "bonus ability", Reason::OtherColumn(Column::Ability), "9");
}
