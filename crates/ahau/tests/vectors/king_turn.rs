//! King Pakal's turn beyond the vectors (A 8.2, A 8.3).

use crate::scene::*;
use patolli_ahau::*;
use patolli_core::Set;

/// SO-14, SO-15: he wins ties and always advances; the person retreats as usual.
#[test]
fn so_14_he_wins_ties() {
    let mut scene = Scene::solo("pakal_merchant", Difficulty::Easy);
    scene.war(A, 5).pakal_deals("3", "4").reveal("3/4");
    let region = named("3");
    assert!(scene.heard(&Event::Conflict { region, winner: PAKAL, strength: 4 }));
    assert_eq!((scene.player(PAKAL).war, scene.king().tracker), (1, 4));
    assert_eq!((scene.player(A).weapons, scene.offered("retreat")), (1, words("1 2 4 5")));
}

/// SO-20, RUL-70: of two cities of one god the one without a majority, else any.
#[test]
fn so_20_two_cities_of_one_god() {
    let gods = "tulum rain, chichen_itza chief, lamanai rain, uxmal chief";
    for (mine, tie, city) in [("", 0, "lamanai"), ("", 1, "tulum"), ("lamanai", 0, "tulum")] {
        let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
        scene.gods(gods).workers(PAKAL, mine);
        if mine.is_empty() {
            scene.pakal_tie(tie);
        }
        scene.king_acts();
        assert_eq!(scene.king_placed(), city);
    }
}

/// SO-20, rule 3: the god with most tiles in his pyramid comes before the best one.
#[test]
fn so_20_most_built() {
    let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
    scene.gods("tulum rain, chichen_itza chief, lamanai serpent, uxmal chief");
    scene.built(PAKAL, "chief_corn, serpent_corn, serpent_water").workers(PAKAL, "palenque");
    scene.king_acts();
    assert_eq!(scene.king_placed(), "lamanai");
}

/// SO-20, RUL-86: a new city must border a region that still has its building.
#[test]
fn rul_86_bordering_regions() {
    let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
    scene.gods("tulum serpent, chichen_itza rain, lamanai chief, uxmal rain");
    scene.region_building(3, "market").workers(PAKAL, "").king_acts();
    // Lamanai and Tulum border region 3; the Chief God comes before the Serpent.
    assert_eq!(scene.king_placed(), "lamanai");
}

/// SO-22, SO-9: a setup marker moves to the leftmost empty space and is an ordinary one.
#[test]
fn so_22_setup_marker_moves() {
    let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
    scene
        .gods("tulum serpent, seibal serpent")
        .built(PAKAL, "serpent_corn")
        .workers(PAKAL, "uxmal");
    scene.markers("serpent", "A-B").king_acts();
    assert_eq!(
        (scene.temple("serpent").as_str(), scene.king().setup_markers),
        ("AB---", Set::EMPTY)
    );
    assert!(scene.scored(PAKAL).contains(&(1, Source::Temple(God::Serpent))));
}

/// SO-22, SM-7: an ordinary marker stays where it is.
#[test]
fn so_22_one_marker_in_a_katun() {
    let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
    scene.gods("tulum chief, seibal chief").built(PAKAL, "chief_corn").markers("chief", "B");
    scene.king_acts();
    assert_eq!(
        (scene.king_summoned(), scene.temple("chief").as_str()),
        (vec![(God::Chief, 1)], "B----")
    );
    // SO-23: as many tiles from the bag.
    assert_eq!(
        scene.times(|e| matches!(e, Event::DrewTile { by: Source::God(God::Chief), .. })),
        1
    );
}

/// SO-22: he summons no god without a built tile.
#[test]
fn so_22_needs_a_built_tile() {
    let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
    scene.gods("tulum rain, lamanai rain").reserve(PAKAL, "rain_corn rain_water rain_cacao");
    scene.tracker(0).king_acts();
    assert_eq!((scene.king_summoned().len(), scene.tiles_of(PAKAL).total()), (0, 3));
}

/// SO-22, RUL-82: coloured tiles before wild ones, the rarest colour first.
#[test]
fn rul_82_discards() {
    let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
    scene.gods("tulum chief, seibal chief").built(PAKAL, "chief_corn, sun_corn, sun_water");
    scene.reserve(PAKAL, "chief_corn chief_water chief_cacao chief_wild sun_corn sun_water");
    scene.king_acts();
    let (god, colours) = (God::Chief, set_of("corn water cacao"));
    let discarded = tiles("chief_cacao chief_water");
    assert!(scene.heard(&Event::Summoned { seat: PAKAL, god, strength: 3, colours, discarded }));
}

/// SO-24: without a matching site the Rain God does not come, and nothing is discarded.
#[test]
fn so_24_no_site() {
    let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
    scene.gods("tulum rain, seibal rain").built(PAKAL, "rain_cacao");
    scene.reserve(PAKAL, "rain_cacao sun_corn sun_water").sites("calendar cacao cacao cacao");
    scene.tracker(0).king_acts();
    assert_eq!((scene.king_summoned().len(), scene.tiles_of(PAKAL).total()), (0, 3));
}

/// SO-25, SO-26, 3: a step that lets him claim comes first; then he claims.
#[test]
fn so_25_claims_after_the_jaguar() {
    let mut scene = Scene::before_king("pakal_warrior", "1/2", "4/3");
    scene
        .gods("tulum jaguar, seibal jaguar")
        .built(PAKAL, "jaguar_corn")
        .region_building(1, "market");
    scene.workers(PAKAL, "chichen_itza, uxmal, calakmul").sites("calendar corn corn corn");
    scene.king_acts();
    assert_eq!(
        (scene.king_placed().as_str(), scene.king_walked()),
        ("tulum", vec!["calakmul lamanai".into()])
    );
    let (region, building) = (named("1"), Building::Market);
    assert!(scene.heard(&Event::Claimed { seat: PAKAL, region, building }));
}

/// SO-26, 4 to 12, RUL-78: steps without Fame.
#[test]
fn so_26_which_step() {
    for (his, theirs, step) in [
        // Where he is two ahead, to the worst god.
        ("palenque 2, caracol", "", "palenque calakmul"),
        // To a city where both are equal.
        ("palenque", "chichen_itza, calakmul 2", "palenque yaxchilan"),
        // To a city without his workers, from where he is furthest ahead.
        (
            "palenque, yaxchilan",
            "chichen_itza, calakmul, caracol, seibal, yaxchilan 2",
            "palenque calakmul",
        ),
        // The cities differ in their gods only.
        ("palenque", "chichen_itza, calakmul 2, yaxchilan 2", "palenque calakmul"),
    ] {
        let mut scene = Scene::before_king("pakal_warrior", "1/2", "4/3");
        scene.gods("tulum jaguar, seibal jaguar, chichen_itza sun, yaxchilan rain, calakmul chief");
        scene.built(PAKAL, "jaguar_corn").sites("calendar corn corn corn");
        scene.workers(PAKAL, his).workers(A, theirs).king_acts();
        assert_eq!(scene.king_walked(), [step], "{his} against {theirs}");
    }
}

/// SO-26: from one city a standing worker goes before a laid-down one.
#[test]
fn so_26_standing_workers_first() {
    for (his, posture) in [("palenque, palenque lying", "standing"), ("palenque lying", "lying")] {
        let mut scene = Scene::before_king("pakal_warrior", "1/2", "4/3");
        scene.gods("tulum jaguar, seibal jaguar").built(PAKAL, "jaguar_corn");
        scene.workers(PAKAL, his).king_acts();
        let walked = scene.told(|event| match event {
            Event::Walked { posture, .. } => Some(*posture),
            _ => None,
        });
        assert_eq!(walked, [named::<Posture>(posture)]);
    }
}

/// SO-27: the role card first, then the highest numbers; they are in his deck again.
#[test]
fn so_27_sun() {
    let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
    scene.gods("tulum sun, seibal sun").built(PAKAL, "sun_corn, sun_water").pakal_deck("3 4");
    scene.workers(PAKAL, "palenque").king_acts();
    assert!(scene.heard(&Event::TookBack { seat: PAKAL, cards: set_of("6 role") }));
    assert_eq!(
        (scene.king().deck, scene.discard_of(PAKAL).as_str()),
        (set_of("3 4 6 role"), "1 2 5")
    );
    assert!(scene.scored(PAKAL).contains(&(2, Source::God(God::Sun))));
}

/// SO-28: if only laid-down workers are there, one stands up.
#[test]
fn so_28_laid_down_workers() {
    let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
    scene.gods("tulum serpent, seibal serpent").built(PAKAL, "serpent_corn");
    let mut alone = scene.clone();
    scene.workers(PAKAL, "palenque lying").workers(A, "palenque 3").king_acts();
    assert!(scene.heard(&Event::StoodUp { seat: PAKAL, city: City::Palenque }));
    assert_eq!((scene.workers_in(PAKAL, "palenque"), scene.player(PAKAL).workers), ((1, 0), 10));
    alone.workers(PAKAL, "").king_acts();
    assert_eq!(alone.king_summoned().len(), 0, "nobody but the worker of this turn");
}

/// SO-31, SO-32, RUL-79: what he cannot do stops him; if nothing was built he produces.
#[test]
fn so_31_too_few_resources() {
    let mut scene = Scene::king_in_tulum("pakal_merchant", "2");
    scene.reserve(PAKAL, "sun_corn").sites("8 corn, 2 -, 3 -").king_acts();
    assert_eq!((scene.king_laid().len(), scene.depleted()), (0, words("8")));
    assert_eq!(scene.king_tracker(), [(1, Source::Produce(named("8")))]);
    // A building comes before the second level, even if the tile could be paid.
    let mut scene = Scene::king_in_tulum("pakal_merchant", "2");
    scene.built(PAKAL, "sun_corn, sun_water, sun_cacao, sun_obsidian").offer("giant_stele");
    scene.reserve(PAKAL, "jaguar_corn").tracker(3).king_acts();
    assert_eq!((scene.king_laid().len(), scene.buildings_of(PAKAL).as_str()), (0, "royal_palace"));
}

/// SO-31: an empty offer is skipped.
#[test]
fn so_31_empty_offer() {
    let mut scene = Scene::king_in_tulum("pakal_merchant", "2");
    scene.built(PAKAL, "sun_corn, sun_water, sun_cacao, sun_obsidian").offer("");
    scene.reserve(PAKAL, "jaguar_corn").tracker(3).king_acts();
    assert_eq!(scene.king_laid(), ["jaguar_corn b1"]);
}

/// SO-33: Fame, then a temple without his marker, then the rank, then coloured tiles.
#[test]
fn so_33_which_tile() {
    for (built, reserve, tile) in [
        ("sun_corn", "chief_corn rain_water", "chief_corn"),
        ("sun_corn", "chief_water serpent_water", "chief_water"),
        ("sun_corn", "jaguar_water rain_water", "rain_water"),
        ("sun_corn", "rain_wild rain_water", "rain_wild"),
        ("", "rain_wild rain_water", "rain_water"),
    ] {
        let mut scene = Scene::king_in_tulum("pakal_merchant", "2");
        scene.gods("tulum jaguar, uxmal jaguar, chichen_itza chief, lamanai chief");
        scene.built(PAKAL, built).reserve(PAKAL, reserve).tracker(1).king_acts();
        assert!(scene.king_laid()[0].starts_with(tile), "{reserve}: {:?}", scene.king_laid());
    }
}

/// SO-33: the colour of a wild tile: most Fame, then most tiles in his reserve.
#[test]
fn so_33_colour_of_a_wild_tile() {
    for (built, reserve, colour) in [
        ("jaguar_cacao", "rain_wild", Colour::Cacao),
        ("", "rain_wild serpent_water serpent_water", Colour::Water),
    ] {
        let mut scene = Scene::king_in_tulum("pakal_merchant", "2");
        scene.gods("tulum sun, uxmal chief, chichen_itza chief, lamanai sun");
        scene.built(PAKAL, built).reserve(PAKAL, reserve).tracker(1).king_acts();
        let space = if built.is_empty() { "a1" } else { "a2" };
        let brick = Brick { god: God::Rain, colour, wild: true, cube: false };
        assert_eq!(scene.brick(PAKAL, space), Some(brick));
    }
}

/// SO-34: a dearer tile only; the new one is put aside otherwise.
#[test]
fn so_34_put_aside() {
    let mut scene = Scene::before_king("pakal_merchant", "1/2", "4/3");
    scene.buildings(PAKAL, "palace gateway ball_court acropolis").region_building(1, "market");
    scene.workers(PAKAL, "chichen_itza, lamanai, uxmal, tulum").king_acts();
    assert!(scene.heard(&Event::PutAside { seat: PAKAL, building: Building::Market }));
    assert_eq!(scene.king().aside, Set::one(Building::Market));
    assert_eq!(scene.buildings_of(PAKAL), "royal_palace palace gateway ball_court acropolis");
    assert!(scene.scored(PAKAL).contains(&(2, Source::Difficulty)));
}

/// SO-35: where he has most workers, then where the person has most.
#[test]
fn so_35_produce() {
    for (his, theirs, route, gain) in
        [("uxmal, caracol", "lamanai", "3", 2), ("uxmal", "chichen_itza", "2", 1)]
    {
        let mut scene = Scene::king_in_tulum("pakal_merchant", "2");
        scene.workers(PAKAL, his).workers(A, theirs).sites("2 corn, 3 water, 8 cacao").king_acts();
        assert_eq!(scene.depleted(), [route]);
        assert_eq!(scene.king_tracker(), [(gain, Source::Produce(named(route)))]);
    }
}

/// SO-35: without a site nothing happens.
#[test]
fn so_35_no_site() {
    let mut scene = Scene::king_in_tulum("pakal_merchant", "2");
    scene.sites("2 -, 3 -, 8 -").king_acts();
    assert_eq!((scene.depleted().len(), scene.king().tracker), (0, 0));
}

/// SO-36: with fewer than two cards in his deck all seven are shuffled.
#[test]
fn so_36_cards() {
    for (deck, left, discard) in [("3 4", "3 4", "1 2 5 6 role"), ("3", "1 2 3 4 5 6 role", "")] {
        let mut scene = Scene::king_in_tulum("pakal_merchant", "2");
        scene.pakal_deck(deck).king_acts();
        assert_eq!(
            (join(scene.king().deck.iter()), scene.discard_of(PAKAL)),
            (left.into(), discard.into())
        );
    }
}
