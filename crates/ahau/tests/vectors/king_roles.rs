//! King Pakal's role cards, row by row (A 8.5), and how he ends a K'atun (A 8.6).

use crate::scene::*;
use patolli_ahau::*;
use patolli_core::{Game, SeatSet, Set};

/// A 8.5, RUL-77: Pakal the Builder pays one less for everything, but never less than nothing.
#[test]
fn master_builder() {
    let mut scene = Scene::king_in_tulum("pakal_builder", "role");
    scene.gods("tulum sun, uxmal jaguar, chichen_itza jaguar, lamanai sun");
    scene.reserve(PAKAL, "rain_corn").king_acts();
    assert_eq!(scene.king_laid(), ["rain_corn a1"]);
    assert_eq!(scene.king_tracker(), [(1, Source::Space(Space::A1))]);
    let mut scene = Scene::king_in_tulum("pakal_builder", "role");
    scene.gods("tulum sun, uxmal jaguar, chichen_itza jaguar, lamanai serpent").tracker(1);
    scene.built(PAKAL, "rain_corn, rain_water, rain_cacao, chief_corn").offer("market").king_acts();
    assert_eq!(scene.buildings_of(PAKAL), "royal_palace market");
    assert_eq!(scene.king_tracker()[0], (-1, Source::Building(Building::Market)));
}

/// A 8.5, RUL-87: Pakal the Priest prefers a temple without his marker.
#[test]
fn high_priestess() {
    // Rain has his setup marker; the Chief God comes before the Jaguar God.
    let gods = "tulum sun, uxmal sun, chichen_itza serpent, lamanai serpent";
    let mut scene = Scene::king_in_tulum("pakal_priest", "role");
    scene.gods(gods).built(PAKAL, "rain_corn, jaguar_corn, chief_corn").king_acts();
    assert_eq!(scene.king_summoned(), [(God::Chief, 2)]);
    // If there is none, the god of the city, one stronger as well.
    let mut scene = Scene::king_in_tulum("pakal_priest", "role");
    scene.gods("tulum rain, uxmal rain").built(PAKAL, "rain_corn").sites("1 corn").king_acts();
    let (god, strength, discarded) = (God::Rain, 2, Tiles::NONE);
    // RUL-83: her point has no colour.
    let colours = set_of("corn");
    assert!(scene.heard(&Event::Summoned { seat: PAKAL, god, strength, colours, discarded }));
}

/// A 8.5: Pakal the Dancer summons a further god and does nothing else.
#[test]
fn dancer() {
    let gods = "tulum sun, uxmal sun, chichen_itza jaguar, lamanai jaguar";
    let mut scene = Scene::king_in_tulum("pakal_dancer", "role");
    scene.gods(gods).built(PAKAL, "sun_corn, sun_water, chief_corn, rain_corn").tracker(9);
    scene.reserve(PAKAL, "serpent_corn").king_acts();
    assert_eq!(scene.king_summoned(), [(God::Sun, 2), (God::Chief, 1)]);
    assert_eq!((scene.king_laid().len(), scene.depleted().len()), (0, 0));
    // No other god can be summoned: he builds.
    let mut scene = Scene::king_in_tulum("pakal_dancer", "role");
    scene.gods(gods).built(PAKAL, "sun_corn").reserve(PAKAL, "serpent_corn").tracker(1).king_acts();
    assert_eq!((scene.king_summoned(), scene.king_laid().len()), (vec![(God::Sun, 1)], 1));
}

/// A 8.5, RUL-85: Pakal the Merchant produces near his city, and takes two more.
#[test]
fn merchant() {
    let mut scene = Scene::king_in_tulum("pakal_merchant", "role");
    scene.reserve(PAKAL, "sun_corn").tracker(5).sites("2 corn, 3 -, 8 -").king_acts();
    assert_eq!((scene.king_laid().len(), scene.depleted()), (0, words("2")));
    assert_eq!(scene.king_tracker(), [(3, Source::Produce(named("2")))]);
}

/// A 8.5, RUL-76: Pakal the Consort lays down a worker in the city of his turn.
#[test]
fn queen() {
    for (tracker, workers) in [(1, (0, 1)), (0, (1, 0))] {
        let mut scene = Scene::king_in_tulum("pakal_consort", "role");
        scene.gods("tulum chief, uxmal chief, chichen_itza sun, lamanai sun").tracker(tracker);
        scene.sites("2 -, 3 -, 8 -").king_acts();
        assert_eq!(scene.workers_in(PAKAL, "tulum"), workers);
        assert_eq!(scene.king().tracker, 0);
    }
}

/// A 8.6, RUL-72, RUL-73: his values, his ties and his setup markers in a celebration.
#[test]
fn celebration() {
    let mut scene = Scene::king_in_tulum("pakal_merchant", "2");
    scene.sites("1 -, 4 -, 5 -, 6 -").king_acts();
    assert!(scene.public().celebrating, "he produced the fifth");
    scene.main_in("palenque").forget();
    scene
        .workers(PAKAL, "tikal, tulum")
        .workers(A, "tikal, palenque")
        .tracker(9)
        .markers("sun", "AB");
    scene.scoring("sun resources, serpent buildings").play("pass");
    let (sun, serpent) = (Source::Celebration(God::Sun), Source::Celebration(God::Serpent));
    let city = |name: &str| Source::City(named(name));
    assert_eq!(scene.scored(A), [(9, sun), (2, city("palenque"))]);
    let his = [(9, sun), (4, serpent), (2, city("tikal")), (2, city("tulum"))];
    assert_eq!(scene.scored(PAKAL), his);
    assert_eq!(
        (scene.temple("serpent").as_str(), scene.king().setup_markers),
        ("-----", Set::EMPTY)
    );
}

/// A 8.6, EN-3, RUL-44: he always has the Royal Palace, so he wins every tie, whatever lies on the boards.
#[test]
fn he_wins_a_tied_victory() {
    let mut scene = Scene::solo("pakal_merchant", Difficulty::Easy);
    scene.set_fame(A, 0).fill_pyramid(A, 9);
    let behind = {
        let scores = final_scores(scene.public());
        scores[PAKAL].total() - scores[A].total()
    };
    for (fame, winner) in [(behind - 1, PAKAL), (behind, PAKAL), (behind + 1, A)] {
        scene.set_fame(A, fame);
        assert_eq!(scene.game.winners(), SeatSet::one(winner), "{fame}");
    }
}

/// RUL-98: when tiles run out he gives those of his worst god, coloured ones first.
#[test]
fn rul_98_forced_discard_of_pakal() {
    let mut scene = Scene::king_in_tulum("pakal_merchant", "2");
    scene.king_acts().main_in("palenque");
    let rest = scene.public().bag.total() as usize;
    scene.fill_reserve(PAKAL, rest).forget().play("pass");
    let given = scene.told(|event| match event {
        Event::GaveTile { seat: PAKAL, tile } => Some((tile.god(), tile.is_wild())),
        _ => None,
    });
    assert!(!given.is_empty() && given.iter().all(|one| *one == (God::Serpent, false)));
}
