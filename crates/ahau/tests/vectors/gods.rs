//! The gods (A 13.5).

use crate::scene::*;
use patolli_ahau::*;

fn fame_of(scene: &Scene, god: God) -> i16 {
    let scored = scene.scored(A).into_iter();
    scored.filter(|(_, by)| *by == Source::God(god)).map(|(fame, _)| fame).sum()
}

/// T-27 (GC-2, RUL-23): every used colour may be taken several times; wild tiles always match.
#[test]
fn t_27_chief_with_repeated_colour() {
    let mut scene = Scene::acting("3 4");
    scene.gods("tikal chief").built(A, "chief_corn").reserve(A, "chief_wild");
    scene.only_squares("1l rain_corn, 1r sun_corn, 2l jaguar_limestone, 2r serpent_wild");
    scene.play("place tikal; summon chief; discard wild water");
    assert_eq!(scene.front(), Some(Step::Chief { left: 2 }));
    assert_eq!(scene.choices(), ["take 1l", "take 1r", "take 2r", "draw", "stop"]);
    assert_eq!(scene.refused("take 2l"), Reason::ColourNotUsed(Colour::Limestone));
    scene.play("take 1l; take 1r");
    assert_eq!(scene.tiles_of(A), tiles("rain_corn sun_corn"));
    assert_eq!(scene.front(), Some(Step::Main));
}

/// The Rain God's city, with all cacao sites depleted.
fn dry(mut scene: Scene, reserve: &str) -> Scene {
    scene.gods("tikal rain").built(A, "rain_cacao").reserve(A, reserve);
    scene.sites("1 corn, 2 water, calendar cacao cacao cacao").play("place tikal");
    scene
}

/// T-28 (GR-1, SM-6): a used colour must have its site.
#[test]
fn t_28_rain_without_a_matching_site() {
    let nobody = dry(Scene::acting("3 4"), "");
    assert_eq!(nobody.front(), Some(Step::Main), "nobody can be summoned");
    let mut scene = dry(Scene::acting("3 4"), "rain_corn");
    // The only declaration that is legal makes itself.
    scene.play("summon rain");
    let (god, colours, discarded) = (God::Rain, set_of("corn cacao"), tiles("rain_corn"));
    assert!(scene.heard(&Event::Summoned { seat: A, god, strength: 2, colours, discarded }));
    assert_eq!(scene.refused("rain 2"), Reason::ColourNotUsed(Colour::Water));
    scene.play("rain 1");
    assert_eq!(scene.cubes(A), cubes("corn 2"));
    // With more tiles to choose from it still needs one that fits.
    let mut scene = dry(Scene::acting("3 4"), "rain_corn rain_water");
    scene.play("summon rain");
    assert_eq!(scene.choices(), ["discard corn", "discard water"]);
    assert_eq!(scene.refused("confirm"), Reason::NoMatchingSite);
}

/// T-28: the High Priestess brings a colour of her own.
#[test]
fn t_28_rain_with_the_high_priestess() {
    let mut scene = dry(Scene::acting_as("high_priestess", "3 4"), "");
    scene.play("summon rain; name water; rain 2");
    assert_eq!(scene.cubes(A), cubes("water 2"));
    let (god, colours, discarded) = (God::Rain, set_of("water cacao"), Tiles::NONE);
    assert!(scene.heard(&Event::Summoned { seat: A, god, strength: 2, colours, discarded }));
}

/// Strength 3, a worker in Uxmal.
fn jaguar(reserve: &str, discard: &str) -> Scene {
    let mut scene = Scene::acting("1 2 3 4");
    scene.gods("tulum jaguar").built(A, "jaguar_limestone, jaguar_corn").reserve(A, reserve);
    scene.workers(A, "uxmal").sites("9 limestone, 11 cacao, 15 -");
    scene.play(&format!("place tulum; summon jaguar; {discard}"));
    assert_eq!(scene.front(), Some(Step::Jaguar { left: 3 }));
    scene
}

/// T-29 (GJ-2): Fame for each step over a matching site.
#[test]
fn t_29_jaguar_paths() {
    let mut scene = jaguar("jaguar_obsidian", "discard obsidian");
    scene.walk("uxmal", "calakmul").walk("calakmul", "tikal").walk("tikal", "calakmul");
    assert_eq!(fame_of(&scene, God::Jaguar), 1);
    assert_eq!(scene.front(), Some(Step::Main));
}

/// T-29 (GJ-3, RUL-25): with a wild tile every site matches; a depleted one gives nothing.
#[test]
fn t_29_jaguar_paths_with_a_wild_tile() {
    let mut scene = jaguar("jaguar_wild", "discard wild");
    let mut to_and_fro = scene.clone();
    scene.walk("uxmal", "calakmul").walk("calakmul", "tikal").walk("tikal", "caracol");
    assert_eq!((fame_of(&scene, God::Jaguar), scene.workers_in(A, "caracol")), (2, (1, 0)));
    to_and_fro.walk("uxmal", "calakmul").walk("calakmul", "uxmal").walk("uxmal", "calakmul");
    assert_eq!(fame_of(&to_and_fro, God::Jaguar), 3);
}

/// T-30 (AC-6, GJ-5, SM-7): a worker walks, a marker comes, then the building is claimed.
#[test]
fn t_30_jaguar_and_claim() {
    let mut scene = Scene::acting("4 5 6 1");
    scene.gods("palenque jaguar").workers(A, "yaxchilan, caracol").built(A, "jaguar_corn");
    scene.sites("5 corn").region_building(4, "palace").play("place palenque");
    assert!(matches!(scene.front(), Some(Step::Summon { .. })), "Seibal is missing");
    scene.play("summon jaguar").walk("caracol", "seibal");
    assert_eq!(scene.temple("jaguar"), "A----");
    assert_eq!(scene.choices(), ["claim", "claim nothing"]);
    scene.play("claim");
    assert_eq!((scene.buildings_of(A).as_str(), scene.tiles_of(A).total()), ("palace", 1));
    let jaguar = (1, Source::God(God::Jaguar));
    assert_eq!(scene.scored(A), [jaguar, (2, Source::Temple(God::Jaguar))]);
}

/// T-31 (GF-1, GF-2, WK-4): a laid-down worker goes, or stands up.
#[test]
fn t_31_serpent_and_the_laid_down_worker() {
    let mut scene = Scene::acting("1 2 3 4");
    scene.gods("tulum serpent").built(A, "serpent_water").reserve(A, "serpent_water");
    let mut alone = scene.clone();
    scene.workers(A, "lamanai lying").play("place tulum; summon serpent; discard water");
    assert_eq!(scene.choices(), ["remove lamanai lying", "stand lamanai"]);
    let mut stands = scene.clone();
    scene.play("remove lamanai lying");
    assert_eq!((scene.workers_in(A, "lamanai"), scene.player(A).workers), ((0, 0), 11));
    stands.play("stand lamanai");
    assert_eq!((stands.workers_in(A, "lamanai"), stands.player(A).workers), ((1, 0), 10));
    for scene in [scene, stands] {
        assert_eq!(fame_of(&scene, God::Serpent), 4);
    }
    alone.play("place tulum");
    assert_eq!(alone.front(), Some(Step::Main), "nobody can be summoned");
}

/// T-32 (GS-2, AC-9): a card taken back may spoil the redraw.
#[test]
fn t_32_sun_can_spoil_the_redraw() {
    let mut scene = Scene::of(4);
    scene.role(A, "queen").reveal("2/role 3 4 5").turn(A);
    scene.hand(A, "4").gods("uxmal sun").built(A, "sun_corn");
    assert_eq!(scene.discard_of(A), "1 3 5 6");
    scene.play("place uxmal; summon sun");
    let mut nothing = scene.clone();
    scene.play("recall 2; pass");
    assert_eq!((scene.hand_of(A).as_str(), scene.discard_of(A).as_str()), ("2 4", "1 3 5 6 role"));
    nothing.play("stop; pass");
    assert_eq!(
        (nothing.hand_of(A).as_str(), nothing.discard_of(A).as_str()),
        ("1 2 3 4 5 6 role", "")
    );
}

/// T-33 (SM-2, SM-3, SM-4, RUL-28): any god with a tile, and one more strength.
#[test]
fn t_33_high_priestess() {
    for (colour, fame) in [("corn", 2), ("water", 1)] {
        let mut scene = Scene::acting_as("high_priestess", "3 4");
        scene.gods("tikal rain").built(A, "sun_water").play("place tikal");
        assert_eq!(scene.choices(), ["summon sun", "summon nobody"]);
        assert_eq!(scene.refused("summon serpent"), Reason::NoMatchingTile(God::Serpent));
        assert_eq!(scene.refused("summon rain"), Reason::NoMatchingTile(God::Rain));
        scene.play(&format!("summon sun; name {colour}"));
        assert_eq!((fame_of(&scene, God::Sun), scene.front()), (fame, Some(Step::Sun { left: 2 })));
        scene.play("recall role; recall 3");
        assert_eq!((scene.front(), scene.temple("sun").as_str()), (Some(Step::Main), "A----"));
    }
}

/// T-34 (A 6.7, AC-7, AC-8): another god instead of producing or building.
#[test]
fn t_34_dancer() {
    let mut scene = Scene::acting_as("dancer", "1 2 3 4");
    scene.gods("tulum rain").workers(A, "lamanai").sites("1 corn");
    scene.built(A, "chief_corn, rain_corn, jaguar_corn, sun_corn, serpent_corn");
    scene.play("place tulum; summon rain; rain 1; dance");
    assert_eq!(scene.choices(), ["summon chief", "summon jaguar", "summon sun", "summon serpent"]);
    assert_eq!(scene.refused("summon rain"), Reason::AlreadySummoned(God::Rain));
    scene.play("summon sun; stop");
    assert_eq!(scene.decider(), B, "nothing is produced or built");
    assert_eq!((fame_of(&scene, God::Sun), scene.temple("sun").as_str()), (1, "A----"));
}

/// T-34: only legal gods with a tile.
#[test]
fn t_34_dancer_needs_tiles() {
    let mut scene = Scene::acting_as("dancer", "1 2 3 4");
    scene
        .gods("tulum sun")
        .built(A, "sun_corn, serpent_corn, chief_corn")
        .reserve(A, "jaguar_corn");
    scene.play("place tulum; summon sun; stop; dance");
    assert_eq!(scene.choices(), ["summon chief", "summon jaguar"]);
    assert_eq!(scene.refused("summon rain"), Reason::NoMatchingTile(God::Rain));
    assert_eq!(scene.refused("summon serpent"), Reason::NoRemovableWorker);
}

/// T-35 (SM-7, RUL-48): 2, 1 and 0 Fame, once in a K'atun.
#[test]
fn t_35_temple_spaces() {
    for (before, after, fame) in [
        ("", "A----", 2),
        ("B", "BA---", 1),
        ("BC", "BCA--", 0),
        ("A", "A----", 0),
        ("CAB", "CAB--", 0),
    ] {
        let mut scene = Scene::acting("1 2 3");
        scene.gods("tulum sun").built(A, "sun_corn").markers("sun", before);
        scene.play("place tulum; summon sun; stop");
        assert_eq!(scene.temple("sun"), after);
        assert_eq!((fame_of(&scene, God::Sun), scene.fame(A)), (1, 1 + fame));
    }
}

/// T-35: without a tile in the pyramid the god comes, but no marker stays.
#[test]
fn t_35_no_marker_for_discarded_tiles() {
    let mut scene = Scene::acting("1 2 3");
    scene.gods("tulum sun").reserve(A, "sun_corn sun_water");
    scene.play("place tulum; summon sun; discard corn; discard water; recall 1; stop");
    assert_eq!((scene.temple("sun").as_str(), scene.fame(A)), ("-----", 2));
}

/// T-36 (A 6.8, RUL-38): a marker as a reward; the god brings no second one.
#[test]
fn t_36_temple_marker() {
    let mut scene = Scene::acting("1 2 3 4");
    scene.buildings(A, "acropolis city_gates").workers(A, "chichen_itza, lamanai");
    scene.region_building(1, "palace").markers("sun", "A").gods("tulum chief");
    scene.built(A, "chief_corn").play("place tulum; claim");
    assert_eq!(scene.offered("temple"), words("chief rain jaguar serpent"));
    assert_eq!(scene.refused("temple sun"), Reason::HasMarker(God::Sun));
    scene.play("temple chief");
    assert_eq!((scene.temple("chief").as_str(), scene.fame(A)), ("A----", 2));
    scene.play("summon chief; stop");
    assert_eq!((scene.temple("chief").as_str(), scene.fame(A)), ("A----", 2));
}
