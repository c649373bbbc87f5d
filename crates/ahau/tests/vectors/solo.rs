//! King Pakal (A 13.1, A 13.7).

use crate::scene::*;
use patolli_ahau::*;
use patolli_core::{Set, Title};

/// X-13 (SO-11): the left card sends his Ruler, the right one is his strength.
#[test]
fn x_13_solo_reveal() {
    let mut scene = Scene::solo("pakal_merchant", Difficulty::Easy);
    scene.pakal_deals("2", "5").reveal("4/3");
    let (left, right) = (Card::Two, Card::Five);
    assert!(scene.heard(&Event::Revealed { seat: PAKAL, left, right, role: None }));
    assert_eq!((scene.ruler(PAKAL), scene.public().strength(PAKAL)), (2, 5));
}

/// X-14 (SO-20): without anything else the best god decides.
#[test]
fn x_14_solo_placement() {
    let mut scene = Scene::before_king("pakal_merchant", "5/2", "1/2");
    scene.gods("caracol sun, seibal serpent, tikal jaguar, yaxchilan chief").king_acts();
    assert_eq!(scene.king_placed(), "tikal");
}

/// X-15 (SO-9): his two least preferred gods.
#[test]
fn x_15_solo_setup_moderate() {
    let scene = Scene::solo("pakal_merchant", Difficulty::Moderate);
    let temples = ["chief", "rain", "jaguar", "sun", "serpent"].map(|god| scene.temple(god));
    assert_eq!(temples, ["--B--", "-----", "-----", "-----", "--B--"]);
    assert_eq!(scene.king().setup_markers, set_of("chief serpent"));
}

/// T-44 (SO-1 to SO-9): all that is laid out for him.
#[test]
fn t_44_setup_hard_pakal_merchant() {
    let options = Options::solo(Difficulty::Hard, Some(Personality::Merchant));
    let scene = Scene::before(Ahau::standard(), options);
    let (king, player) = (scene.king(), scene.player(PAKAL));
    assert_eq!((king.deck, player.role_seen), (Cards::full(), Some(Role::Merchant)));
    assert_eq!(player.reserve, tiles("rain_water"));
    assert_eq!((scene.workers_in(PAKAL, "palenque"), player.workers), ((1, 0), 11));
    assert_eq!(scene.buildings_of(PAKAL), "royal_palace");
    assert_eq!((player.weapons, king.tracker, scene.public().weapons), (3, 3, 22));
    let temples = ["chief", "rain", "jaguar", "sun", "serpent"].map(|god| scene.temple(god));
    assert_eq!(temples, ["--B--", "-----", "-----", "--B--", "--B--"]);
    assert_eq!(scene.offered("card").len(), 4);
    let roles = scene.public().open_roles;
    assert_eq!((roles.len(), roles.contains(Role::Merchant)), (3, false));
    let public = scene.public();
    let regions = public.region_buildings.values().flatten().count();
    assert_eq!((public.offer.values().flatten().count(), regions, public.stack.len()), (3, 5, 6));
    scene.sound();
}

fn revealed(scene: &Scene) -> Vec<(Card, Card)> {
    scene.told(|event| match event {
        Event::Revealed { seat: PAKAL, left, right, .. } => Some((*left, *right)),
        _ => None,
    })
}

fn redeals(scene: &Scene) -> usize {
    scene.times(|event| *event == Event::PakalRedeals)
}

/// T-45 (SO-12): his left card is never a 6.
#[test]
fn t_45_sixes() {
    let mut scene = Scene::solo("pakal_merchant", Difficulty::Easy);
    scene.pakal_deals("6", "3").reveal("4/3");
    assert_eq!((revealed(&scene), redeals(&scene)), (vec![(Card::Three, Card::Six)], 0));

    let mut scene = Scene::solo("pakal_merchant", Difficulty::Easy);
    scene.pakal_deals("role", "6").pakal_deals("2", "role").reveal("4/3");
    assert_eq!((revealed(&scene), redeals(&scene)), (vec![(Card::Two, Card::Role)], 1));
    assert_eq!(scene.king().deck, set_of("1 3 4 5 6"));

    let mut scene = Scene::solo("pakal_merchant", Difficulty::Easy);
    scene.pakal_deck("6 role").pakal_deals("role", "6");
    scene.pakal_deals_from(Cards::full(), "1", "4").reveal("4/3");
    assert_eq!((revealed(&scene), redeals(&scene)), (vec![(Card::One, Card::Four)], 1));
    assert_eq!(scene.king().deck, set_of("2 3 5 6 role"));
    assert!(scene.player(PAKAL).discard.is_empty());
}

/// T-46 (SO-16, RUL-74): the best tile, then his workers around the region.
#[test]
fn t_46_retreat() {
    let mut scene = Scene::solo("pakal_merchant", Difficulty::Easy);
    scene.workers(PAKAL, "palenque, tikal, caracol 2");
    scene.squares(
        "1l chief_corn, 1r sun_corn, 2l jaguar_corn, 2r serpent_corn, 4l sun_water, 4r rain_corn, \
         5l rain_obsidian, 5r chief_water",
    );
    scene.pakal_deals("3", "1").reveal("3/6").play("decline");
    assert!(scene.heard(&Event::Retreated { seat: PAKAL, region: named("5") }));
    assert_eq!((scene.ruler(PAKAL), scene.player(PAKAL).weapons), (5, 1));
    assert_eq!((scene.ruler(A), scene.player(A).weapons), (3, 0));
}

/// T-47 (SO-17): the god, then the wild tile, then the colour that he has built most.
#[test]
fn t_47_tile_choice() {
    for (left, right, built, taken) in [
        ("rain_corn", "rain_wild", "", "rain_wild"),
        ("rain_corn", "rain_water", "sun_water, chief_water, jaguar_corn", "rain_water"),
        ("chief_limestone", "sun_corn", "", "sun_corn"),
        // Both are equal: the left one.
        ("rain_corn", "rain_water", "", "rain_corn"),
    ] {
        let mut scene = Scene::solo("pakal_merchant", Difficulty::Easy);
        scene.built(PAKAL, built).squares(&format!("2l {left}, 2r {right}"));
        scene.pakal_deals("2", "1").reveal("4/3");
        assert_eq!(scene.tiles_of(PAKAL), tiles(taken), "{left} {right}");
    }
}

/// T-48 (SO-20): the last city of his Ruler's region, or a new city at a region with a building.
#[test]
fn t_48_placement() {
    let mut scene = Scene::before_king("pakal_merchant", "2/1", "3/4");
    scene.region_building(2, "market").workers(PAKAL, "chichen_itza, uxmal, lamanai, palenque");
    scene.gods("calakmul serpent, palenque rain").king_acts();
    assert_eq!(scene.king_placed(), "calakmul");
    let region = named("2");
    let claimed = Event::Claimed { seat: PAKAL, region, building: Building::Market };
    assert!(scene.heard(&claimed));

    let mut scene = Scene::before_king("pakal_merchant", "5/2", "1/2");
    scene.region_building(3, "market").region_building(4, "palace");
    scene.gods("tikal rain, caracol rain, seibal serpent, yaxchilan sun");
    scene.workers(PAKAL, "tikal, caracol").king_acts();
    assert_eq!(scene.king_placed(), "yaxchilan");
}

/// T-49 (SO-22, SO-24): one tile in three; the site where the person has most and he least.
#[test]
fn t_49_rain_of_pakal() {
    let mut scene = Scene::before_king("pakal_merchant", "2/1", "3/4");
    scene.gods("palenque rain, tulum rain").built(PAKAL, "rain_cacao");
    scene
        .reserve(PAKAL, "rain_corn rain_water sun_corn sun_water sun_cacao chief_corn chief_water");
    scene.workers(PAKAL, "yaxchilan").workers(A, "caracol 2, chichen_itza, uxmal, calakmul");
    scene.sites("3 obsidian, 4 corn, 6 water, 11 cacao, 12 obsidian").king_acts();
    assert!(scene.heard(&Event::Summoned {
        seat: PAKAL,
        god: God::Rain,
        strength: 3,
        colours: set_of("cacao corn water"),
        discarded: tiles("rain_corn rain_water"),
    }));
    assert!(scene.heard(&Event::Depleted { route: named("6"), colour: Colour::Water }));
    assert_eq!(scene.king_tracker()[0], (3, Source::God(God::Rain)));
    assert_eq!((scene.depleted()[0].as_str(), scene.temple("rain").as_str()), ("6", "B----"));
}

/// T-50 (SO-30 to SO-34, RUL-80): tile, building, tile.
#[test]
fn t_50_build_chain() {
    let mut scene = Scene::solo("pakal_merchant", Difficulty::Moderate);
    scene
        .king_ready("1/2", "4/3")
        .gods("tulum sun, chichen_itza chief, lamanai serpent, uxmal serpent");
    scene.workers(PAKAL, "tulum 2").built(PAKAL, "rain_water, rain_corn, jaguar_corn");
    scene.reserve(PAKAL, "sun_corn rain_obsidian").offer("royal_monument market palace");
    scene.tracker(5).king_acts();
    assert_eq!(scene.public().weight(PAKAL, City::Tulum), 3);
    assert_eq!(scene.king_laid(), ["sun_corn a4", "rain_obsidian b1"]);
    assert_eq!(scene.buildings_of(PAKAL), "royal_palace market");
    let (space, slot) = (Source::Space, Source::Slot(named("s2")));
    assert_eq!(
        scene.king_tracker(),
        [
            (-1, space(Space::A4)),
            (1, space(Space::A4)),
            (-2, Source::Building(Building::Market)),
            (1, slot),
            (-2, space(Space::B1)),
            (1, Source::War),
        ]
    );
    let adjacency = Source::Adjacency;
    let scored = [(1, adjacency(Space::A4)), (3, Source::Difficulty), (2, adjacency(Space::B1))];
    assert_eq!(scene.scored(PAKAL), scored);
    let player = scene.player(PAKAL);
    assert_eq!((player.weapons, player.war, scene.king().tracker), (2, 1, 3));
}

/// T-51 (SO-28, RUL-89): where the person is furthest ahead, then where he has more.
#[test]
fn t_51_serpent_of_pakal() {
    let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
    scene.gods("tulum serpent, seibal serpent").built(PAKAL, "serpent_corn");
    scene.workers(PAKAL, "palenque 2, caracol, uxmal 2").workers(A, "palenque, caracol 3, uxmal 4");
    scene.king_acts();
    assert_eq!((scene.king_placed().as_str(), scene.workers_in(PAKAL, "uxmal")), ("tulum", (1, 0)));
    let (city, posture) = (City::Uxmal, Posture::Standing);
    assert!(scene.heard(&Event::Removed { seat: PAKAL, city, posture }));
    assert!(scene.scored(PAKAL).contains(&(3, Source::God(God::Serpent))));
}

/// T-52 (SO-34): a dearer building takes the place of the cheapest.
#[test]
fn t_52_full_capital() {
    let mut scene = Scene::solo("pakal_merchant", Difficulty::Hard);
    scene.king_ready("1/2", "4/3").workers(PAKAL, "lamanai, tulum, uxmal, chichen_itza");
    scene.buildings(PAKAL, "market palace observation_tower_a acropolis").fill_pyramid(PAKAL, 9);
    // The last tile of his pyramid comes first.
    scene.fill_reserve(PAKAL, 1).tracker(9).offer("giant_stele gateway ball_court").king_acts();
    assert_eq!(
        scene.buildings_of(PAKAL),
        "royal_palace gateway palace observation_tower_a acropolis"
    );
    assert_eq!((scene.king().tracker, scene.king().aside), (2, Set::one(Building::Market)));
    assert_eq!(scene.player(PAKAL).weapons, 3 + 2);
    assert_eq!(scene.scored(PAKAL).last(), Some(&(4, Source::Difficulty)));
    let slots = scene.scored(PAKAL).iter().filter(|(_, by)| matches!(by, Source::Slot(_))).count();
    assert_eq!((slots, scene.public().value(PAKAL, Scoring::Buildings)), (0, 15));
}

/// His War Captain against the person's cards and weapons.
fn captain(theirs: &str, weapons: u8) -> Scene {
    let mut scene = Scene::solo("pakal_warrior", Difficulty::Moderate);
    scene.weapons(A, weapons);
    scene.squares(
        "1l sun_corn, 1r chief_corn, 2l rain_corn, 2r sun_water, 3l jaguar_corn, 3r chief_water, \
         4l jaguar_water, 4r jaguar_cacao, 5l jaguar_obsidian, 5r rain_water",
    );
    scene.pakal_deals("2", "role").reveal(theirs);
    scene
}

/// T-53 (SO-13, RUL-75): he attacks, looks for the best tile, or leaves.
#[test]
fn t_53_war_captain_of_pakal() {
    let scene = captain("4/6", 2);
    assert!(scene.heard(&Event::RulerMoved { seat: PAKAL, region: named("3") }));
    assert_eq!((scene.ruler(PAKAL), scene.ruler(A)), (3, 4));

    let scene = captain("4/6", 1);
    let region = named("4");
    assert!(scene.heard(&Event::Conflict { region, winner: PAKAL, strength: 7 }));
    assert!(scene.heard(&Event::Advanced { seat: PAKAL, space: 1 }));
    assert_eq!((scene.player(A).weapons, scene.offered("retreat")), (2, words("2 3 5")));

    let scene = captain("2/6", 2);
    assert_eq!((scene.ruler(PAKAL), scene.ruler(A)), (4, 2));
    assert_eq!((scene.player(PAKAL).weapons, scene.player(A).weapons), (1, 2));
    assert_eq!(scene.times(|event| matches!(event, Event::Conflict { .. })), 0);
}

/// T-54 (SO-26): Fame first, then where he is furthest ahead.
#[test]
fn t_54_jaguar_of_pakal() {
    let mut scene = Scene::before_king("pakal_warrior", "3/2", "4/1");
    scene.gods("tikal jaguar").built(PAKAL, "jaguar_corn").reserve(PAKAL, "sun_corn sun_water");
    scene.workers(PAKAL, "palenque, caracol 2, tikal").workers(A, "tikal");
    scene.sites("10 corn, 12 corn, aside corn").king_acts();
    assert_eq!(
        (scene.king_placed().as_str(), scene.king_walked()),
        ("tikal", vec!["caracol tikal".to_string()])
    );
    assert_eq!(scene.king_summoned(), [(God::Jaguar, 1)]);
    assert!(scene.scored(PAKAL).contains(&(1, Source::God(God::Jaguar))));
}

/// He is to claim the building of region 2 in his turn, for the slot with a role card.
fn claims_s4(personality: &str) -> Scene {
    let mut scene = Scene::before_king(personality, "2/1", "3/4");
    scene.region_building(2, "gateway").workers(PAKAL, "chichen_itza, uxmal, lamanai, palenque");
    scene.buildings(PAKAL, "palace acropolis");
    scene
}

/// T-55 a (A 8.4, RUL-92): the High Priestess works if the claim comes before the summon.
#[test]
fn t_55_high_priestess_by_a_claim() {
    let mut scene = claims_s4("pakal_priest");
    scene.gods("calakmul rain").built(PAKAL, "serpent_corn").king_acts();
    assert!(scene.heard(&Event::PakalRole { role: Role::HighPriestess }));
    assert_eq!(scene.king_summoned(), [(God::Serpent, 2)]);
}

/// T-55 b: the Merchant works if the claim comes before he builds.
#[test]
fn t_55_merchant_by_a_claim() {
    let mut scene = claims_s4("pakal_merchant");
    scene.gods("calakmul rain").sites("9 corn, 10 -, 11 -").tracker(5);
    scene.reserve(PAKAL, "sun_corn").king_acts();
    // Calakmul and Lamanai: two workers and two more.
    assert_eq!(scene.king_tracker(), [(4, Source::Produce(named("9")))]);
    assert_eq!(scene.king_laid(), [""; 0]);
}

/// T-55 b: but not if one of the last three tiles can be built, or no site is left.
#[test]
fn t_55_merchant_by_a_claim_is_ignored() {
    let mut scene = claims_s4("pakal_merchant");
    scene.gods("calakmul rain").fill_pyramid(PAKAL, 7).reserve(PAKAL, "sun_corn").tracker(3);
    scene.king_acts();
    assert_eq!(scene.king_laid(), ["sun_corn c1"]);
    let mut scene = claims_s4("pakal_merchant");
    scene.gods("calakmul rain").sites("9 -, 10 -, 11 -").reserve(PAKAL, "sun_corn").king_acts();
    assert_eq!(scene.king_laid(), ["sun_corn a1"]);
}

/// He builds b2 with his first build action of `builds`.
fn builds_b2(personality: &str, builds: usize, tracker: u8) -> Scene {
    let mut scene = Scene::before_king(personality, "1/2", "4/3");
    scene.gods("tulum rain, chichen_itza rain, lamanai serpent, uxmal serpent");
    let old = format!("tulum {}, chichen_itza {0}, lamanai {0}, uxmal {0}", builds - 1);
    scene.workers(PAKAL, &old).buildings(PAKAL, "palace").tracker(tracker);
    scene.built(PAKAL, "sun_corn, sun_water, chief_cacao, chief_obsidian, sun_limestone");
    scene.reserve(PAKAL, "jaguar_corn jaguar_water").king_acts();
    scene
}

/// T-55 c: while he builds it is too late for both.
#[test]
fn t_55_role_by_building_comes_too_late() {
    for personality in ["pakal_priest", "pakal_merchant"] {
        let scene = builds_b2(personality, 1, 2);
        assert_eq!(scene.king_laid().len(), 1);
        assert_eq!((scene.king_summoned().len(), scene.king().tracker), (0, 0), "{personality}");
        assert_eq!(scene.depleted(), [""; 0]);
        assert_eq!(scene.times(|event| matches!(event, Event::PakalRole { .. })), 0);
    }
}

/// T-55 d: the Master Builder helps with what is still to be built.
#[test]
fn t_55_master_builder_by_building() {
    let scene = builds_b2("pakal_builder", 2, 3);
    assert_eq!(scene.king_laid().len(), 2);
    let paid = [(-2, Source::Space(Space::B2)), (-1, Source::Space(Space::B3))];
    assert_eq!((scene.king_tracker(), scene.king().tracker), (paid.to_vec(), 0));
    let without = builds_b2("pakal_merchant", 2, 3);
    assert_eq!((without.king_laid().len(), without.king().tracker), (1, 1));
}

/// T-56 (SO-22, GJ-3, RUL-88, RUL-93): with a wild tile every site scores; corn is still preferred.
#[test]
fn t_56_jaguar_of_pakal_with_a_wild() {
    let mut scene = Scene::before_king("pakal_warrior", "3/2", "4/1");
    scene.gods("tikal jaguar").built(PAKAL, "jaguar_corn");
    scene.reserve(PAKAL, "jaguar_wild sun_corn sun_water").workers(PAKAL, "caracol, palenque");
    scene.sites("12 water, 10 corn, 3 cacao, 4 cacao").king_acts();
    assert_eq!(scene.king_summoned(), [(God::Jaguar, 2)]);
    assert_eq!(scene.public().discard, tiles("jaguar_wild"));
    assert_eq!(scene.king_walked()[0], "palenque calakmul");
    let jaguar = |(_, by): &(i16, Source)| *by == Source::God(God::Jaguar);
    let scored: Vec<_> = scene.scored(PAKAL).into_iter().filter(jaguar).collect();
    assert_eq!(scored.len(), 2);
}
