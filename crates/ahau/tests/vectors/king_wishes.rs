//! King Pakal: preferences that no other vector separates (A 8.2 to A 8.5).

use crate::scene::*;
use patolli_ahau::*;
use patolli_core::Set;

/// T-56, SO-26, 2, RUL-93: a step over corn comes before one that every later wish prefers.
#[test]
fn t_56_corn_first() {
    let mut scene = Scene::before_king("pakal_warrior", "3/2", "4/1");
    scene.gods("tikal jaguar, palenque jaguar, calakmul chief").built(PAKAL, "jaguar_corn");
    scene.reserve(PAKAL, "jaguar_wild sun_corn sun_water").workers(PAKAL, "caracol, palenque");
    scene.sites("12 corn, 7 corn, aside corn").king_acts();
    assert_eq!(scene.king_walked(), ["caracol tikal", "tikal caracol"]);
    let jaguar = Source::God(God::Jaguar);
    let fame = scene.scored(PAKAL).into_iter().filter(|(_, by)| *by == jaguar);
    assert_eq!(fame.collect::<Vec<_>>(), [(1, jaguar), (1, jaguar)]);
}

/// SO-26, 5 to 12: every wish decides once.
#[test]
fn so_26_each_wish() {
    for (gods, his, theirs, step) in [
        // 5 before 6: a tie of workers before a city without his.
        (
            "",
            "palenque, calakmul",
            "calakmul, chichen_itza, yaxchilan 2, lamanai, tikal",
            "palenque calakmul",
        ),
        // 6: a city without his workers before one where he is behind.
        (
            "yaxchilan chief, chichen_itza sun, calakmul rain",
            "palenque, yaxchilan",
            "yaxchilan 2, chichen_itza, calakmul, seibal, caracol",
            "palenque chichen_itza",
        ),
        // 7: where he is behind; 9: from the city of the better god.
        (
            "palenque rain, uxmal sun",
            "palenque, chichen_itza, uxmal, lamanai, calakmul, tikal, caracol, seibal, yaxchilan",
            "chichen_itza 2",
            "palenque chichen_itza",
        ),
        (
            "palenque sun, uxmal rain",
            "palenque, chichen_itza, uxmal, lamanai, calakmul, tikal, caracol, seibal, yaxchilan",
            "chichen_itza 2",
            "uxmal chichen_itza",
        ),
        // 11: where two who lie gain the majority.
        (
            "chichen_itza rain, calakmul chief, yaxchilan chief",
            "palenque lying",
            "chichen_itza, calakmul 2, yaxchilan 2",
            "palenque chichen_itza",
        ),
    ] {
        let mut scene = Scene::before_king("pakal_warrior", "1/2", "4/3");
        scene.gods(&format!("tulum jaguar, seibal jaguar, {gods}")).built(PAKAL, "jaguar_corn");
        scene.sites("calendar corn corn corn").workers(PAKAL, his).workers(A, theirs).king_acts();
        assert_eq!(scene.king_walked(), [step], "{his} against {theirs}");
    }
}

/// SO-28: the worst god decides in the end.
#[test]
fn so_28_worst_rank() {
    for (gods, city) in
        [("palenque sun, caracol chief", "caracol"), ("palenque chief, caracol sun", "palenque")]
    {
        let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
        scene.gods(&format!("tulum serpent, seibal serpent, {gods}")).built(PAKAL, "serpent_corn");
        scene.workers(PAKAL, "palenque, caracol").workers(A, "palenque 2, caracol 2").king_acts();
        assert_eq!(scene.workers_in(PAKAL, city), (0, 0));
    }
}

/// SO-22: a discarded wild tile takes the rarest colour that is not used yet.
#[test]
fn so_22_colour_of_a_discarded_wild_tile() {
    let summon = |built: &str| {
        let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
        scene.gods("tulum chief, seibal chief, chichen_itza rain, lamanai rain, uxmal jaguar");
        scene.built(PAKAL, built);
        scene.reserve(PAKAL, "chief_wild sun_corn sun_limestone").king_acts();
        scene.told(|event| match event {
            Event::Summoned { seat: PAKAL, colours, .. } => Some(*colours),
            _ => None,
        })
    };
    let rare = summon("chief_corn, sun_water, sun_obsidian, sun_cacao");
    assert_eq!(rare, [set_of("corn limestone")]);
    let used = summon(
        "chief_corn, sun_water, serpent_water, sun_obsidian, serpent_obsidian, sun_cacao, \
         serpent_cacao, sun_limestone, serpent_limestone",
    );
    assert_eq!(used[0].len(), 2);
}

/// SO-16: the lowest number in the end.
#[test]
fn so_16_lowest_region() {
    let mut scene = Scene::solo("pakal_merchant", Difficulty::Easy);
    scene.workers(PAKAL, "");
    scene.squares(
        "1l chief_corn, 1r sun_corn, 2l jaguar_corn, 2r serpent_corn, 4l sun_water, 4r rain_corn, \
         5l rain_obsidian, 5r chief_water",
    );
    scene.pakal_deals("3", "1").reveal("3/6").play("decline");
    assert_eq!(scene.ruler(PAKAL), 4);
}

/// SO-33: a temple without his marker before the rank; then the rank; then the colour.
#[test]
fn so_33_each_wish() {
    for (built, reserve, tile) in [
        ("sun_corn", "rain_water jaguar_water", "jaguar_water"),
        ("sun_corn", "chief_water sun_water", "sun_water"),
        ("sun_water, chief_water, sun_cacao", "jaguar_corn jaguar_water", "jaguar_water"),
        ("sun_corn, chief_corn, sun_cacao", "jaguar_corn jaguar_water", "jaguar_corn"),
    ] {
        let mut scene = Scene::king_in_tulum("pakal_merchant", "2");
        scene.gods("tulum jaguar, uxmal jaguar, chichen_itza chief, lamanai chief");
        scene.workers(PAKAL, "palenque").markers("rain", "B");
        // No Fame for gods: they differ from all neighbours.
        let built = if reserve.contains("sun_") { "jaguar_corn" } else { built };
        scene.built(PAKAL, built).reserve(PAKAL, reserve).tracker(1).king_acts();
        assert!(scene.king_laid()[0].starts_with(tile), "{reserve}: {:?}", scene.king_laid());
    }
}

/// SO-30, stage 4: the second building comes before the third level.
#[test]
fn so_30_second_building() {
    let mut scene = Scene::king_in_tulum("pakal_merchant", "2");
    scene.fill_pyramid(PAKAL, 7).buildings(PAKAL, "palace").offer("market");
    scene.reserve(PAKAL, "sun_corn").tracker(3).king_acts();
    assert_eq!(scene.buildings_of(PAKAL), "royal_palace palace market");
    assert!(!scene.king_laid().iter().any(|laid| laid.ends_with("c1")));
}

/// SO-34: a tile of the same cost is put aside.
#[test]
fn so_34_same_cost() {
    let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
    scene.buildings(PAKAL, "palace gateway ball_court acropolis");
    scene.region_building(1, "produce_market");
    scene.workers(PAKAL, "chichen_itza, lamanai, uxmal, tulum").king_acts();
    assert_eq!(scene.king().aside, Set::one(Building::ProduceMarket));
}

/// SO-20, rule 1: if he is in every city already, each of them lets him claim.
#[test]
fn so_20_every_city_claims() {
    let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
    scene.gods("tulum rain, chichen_itza chief, lamanai chief, uxmal sun");
    scene.built(PAKAL, "chief_corn").region_building(1, "market");
    scene.workers(PAKAL, "chichen_itza, lamanai, uxmal, tulum").king_acts();
    assert_eq!(scene.king_placed(), "tulum");
}

/// A 8.4, RUL-92: a claim after the Jaguar is in time for Dancer and Merchant, not for the Priest.
#[test]
fn rul_92_claim_after_the_jaguar() {
    let scene = |personality: &str, lamanai: &str| {
        let mut scene = Scene::before_king(personality, "1/2", "4/3");
        scene.gods(&format!("tulum jaguar, seibal jaguar, lamanai {lamanai}"));
        scene.built(PAKAL, "jaguar_corn, chief_corn");
        scene.region_building(1, "market").buildings(PAKAL, "palace acropolis");
        scene.workers(PAKAL, "chichen_itza, uxmal, calakmul").sites("calendar corn corn corn");
        scene.tracker(9).reserve(PAKAL, "sun_corn").king_acts();
        assert!(scene.times(|event| matches!(event, Event::Claimed { seat: PAKAL, .. })) == 1);
        scene
    };
    let dancer = scene("pakal_dancer", "sun");
    assert_eq!(dancer.king_summoned(), [(God::Jaguar, 1), (God::Chief, 1)]);
    assert_eq!((dancer.king_laid().len(), dancer.depleted().len()), (0, 0));
    let merchant = scene("pakal_merchant", "sun");
    assert_eq!((merchant.king_laid().len(), merchant.depleted().len()), (0, 1));
    let priest = scene("pakal_priest", "rain");
    assert_eq!(priest.times(|event| matches!(event, Event::PakalRole { .. })), 0);
    assert_eq!((priest.king_summoned().len(), priest.king_laid().len()), (1, 1));
}

/// A 8.4, lay_down: a tie before the worst god, the worst god in the end.
#[test]
fn lay_down_each_wish() {
    for (gods, theirs, city) in [
        (
            "seibal serpent, palenque sun, caracol sun",
            "palenque 2, seibal 3, caracol 3",
            "palenque",
        ),
        ("seibal serpent, palenque sun, caracol sun", "palenque 3, seibal 3, caracol 3", "seibal"),
        (
            "seibal sun, palenque serpent, caracol sun",
            "palenque 3, seibal 3, caracol 3",
            "palenque",
        ),
        ("seibal sun, palenque sun, caracol serpent", "palenque 3, seibal 3, caracol 3", "caracol"),
    ] {
        let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
        scene.gods(&format!("tulum rain, chichen_itza chief, lamanai chief, uxmal rain, {gods}"));
        scene.built(
            PAKAL,
            "sun_corn, sun_water, sun_obsidian, sun_cacao, serpent_corn, serpent_water",
        );
        scene.tracker(4).reserve(PAKAL, "jaguar_water").buildings(PAKAL, "palace");
        scene.workers(PAKAL, "palenque, seibal, caracol, uxmal 2").workers(A, theirs).king_acts();
        let laid = Event::LaidDown { seat: PAKAL, city: named(city) };
        assert!(scene.heard(&laid), "{gods} {theirs}");
    }
}
