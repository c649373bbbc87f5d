//! Setup (A 4, A 8.1): what is laid out for each number of players.

use crate::scene::*;
use patolli_ahau::*;
use patolli_core::{Dense, Game, Set, Stream, Title};
use patolli_testkit::Loaded;

fn before(people: u8) -> Scene {
    Scene::before(Ahau::standard(), Options::players(people))
}

/// SU-1, SU-3, SU-5, SU-6, SU-7, SU-13, RUL-02, RUL-45: counts that depend on the players.
#[test]
fn counts_for_each_number_of_players() {
    for (people, side, sites, regions, bag, offer, stack, roles, calendar) in [
        (2, MapSide::Five, 14, 5, 60, 3, 7, 3, 5),
        (3, MapSide::Five, 14, 5, 60, 3, 7, 4, 7),
        (4, MapSide::Six, 15, 6, 60, 4, 5, 5, 9),
        (5, MapSide::Six, 15, 6, 85, 4, 5, 6, 11),
    ] {
        let scene = before(people);
        let public = scene.public();
        assert_eq!((public.map_side(), public.open_sites().len()), (side, sites));
        assert_eq!(public.set_aside.is_some(), sites == 14);
        assert_eq!(public.squares.values().flatten().count(), 2 * regions);
        assert_eq!(public.bag.total() as usize, bag - 2 * regions, "{people}");
        assert_eq!(public.region_buildings.values().flatten().count(), regions);
        let offered = public.offer.values().flatten().count();
        assert_eq!((offered, public.stack.len()), (offer, stack));
        assert_eq!((usize::from(public.role_deck), scene.game.unseen.roles.len()), (roles, roles));
        assert_eq!(public.sites_to_katun(), calendar);
        scene.sound();
    }
}

/// SU-2, SU-8, SU-9, SU-10, SU-12, SU-14, RUL-01: the same for each player.
#[test]
fn what_is_always_there() {
    for people in 2..=5 {
        let scene = before(people);
        let public = scene.public();
        for god in God::all() {
            assert_eq!(public.city_tiles.those(|tile| *tile == god).len(), 2);
        }
        assert_eq!(public.scoring.values().copied().collect::<Set<Scoring>>(), Set::full());
        let cubes: Stock = Colour::all().map(|colour| (colour, 15)).collect();
        assert_eq!((public.weapons, public.bank), (25, cubes));
        assert_eq!((public.katun, public.calendar.len(), public.round), (0, 0, 1));
        for seat in public.seats() {
            let player = scene.player(seat);
            assert_eq!((player.workers, player.ruler, player.fame.total()), (12, None, 0));
            assert_eq!((scene.hand_of(seat).as_str(), player.war), ("1 2 3 4 5 6", 0));
        }
    }
}

/// SU-15: from the starting player clockwise, every card that is still there; the war marker goes
/// on top.
#[test]
fn summary_cards() {
    let mut host = Loaded::new(3);
    host.load_on(Stream(11), [2]);
    let game = Ahau::setup(Ahau::standard(), &Options::players(4), &mut host);
    let mut scene = Scene { game, host };
    assert!(scene.heard(&Event::FirstPlayer { seat: C }));
    for (seat, cards, card) in [(C, 5, 2), (D, 4, 5), (A, 3, 1), (B, 2, 4)] {
        assert_eq!((scene.decider(), scene.offered("card").len()), (seat, cards));
        let god = scene.public().start_tiles[SummaryCard::new(card - 1)]
            .expect("a tile lies on the card");
        scene.play(&format!("card {card}"));
        let tile = scene.public().kit.tiles.start[god];
        assert_eq!(scene.tiles_of(seat), std::iter::once(tile).collect());
        assert_eq!(scene.cubes(seat), scene.public().kit.summary_cards[SummaryCard::new(card - 1)]);
    }
    assert_eq!(scene.public().war_order.iter().collect::<Vec<_>>(), [C, D, A, B]);
    assert_eq!((scene.public().first, scene.front()), (C, Some(Step::Select)));
}

/// A 3.6: three different resources on each card.
#[test]
fn resources_of_the_summary_cards() {
    for (card, resources) in [
        (1, "corn, water, obsidian"),
        (2, "water, obsidian, cacao"),
        (3, "obsidian, cacao, limestone"),
        (4, "cacao, limestone, corn"),
        (5, "limestone, corn, water"),
    ] {
        let mut scene = before(2);
        scene.play(&format!("card {card}"));
        assert_eq!(scene.cubes(A), cubes(resources));
    }
}

/// A 3.5: the colours of the starting tiles.
#[test]
fn starting_tiles() {
    let start = before(2).public().kit.tiles.start;
    let names = tiles("chief_limestone rain_water jaguar_obsidian sun_corn serpent_cacao");
    assert_eq!(start.values().copied().collect::<Tiles>(), names);
}

/// SU-16, RUL-50, RUL-90: unchosen cards leave the game; Rulers come with the first cards.
#[test]
fn unchosen_cards_leave() {
    for people in 2..=5u8 {
        let mut scene = before(people);
        scene.play_while(|scene| matches!(scene.front(), Some(Step::StartCard(_))));
        let public = scene.public();
        assert_eq!(public.start_tiles, BySummaryCard::default());
        assert!(public.seats().all(|seat| scene.player(seat).ruler.is_none()));
        let open = public.squares.values().flatten().count() as u32;
        let held: u32 = public.seats().map(|seat| scene.tiles_of(seat).total()).sum();
        let brought = public.kit.bag(public.n()).total();
        assert_eq!(public.bag.total() + open + held, brought + u32::from(people));
    }
}

/// RUL-51, A 10: the site beside the calendar lies face up; chosen cards do not.
#[test]
fn what_everybody_sees() {
    let mut scene = before(3);
    scene.play_while(|scene| matches!(scene.front(), Some(Step::StartCard(_))));
    assert_eq!(scene.game.view(None).public.set_aside, scene.public().set_aside);
    scene.act_as(B, named("select 2 3"));
    let view = scene.game.view(Some(A));
    assert!(view.public.pledged.contains(B) && view.public.players[B].played.is_none());
    assert_eq!(view.own.map(|(seat, own)| (seat, own.pledge)), Some((A, None)));
    let own = scene.game.view(Some(B)).own.expect("B sits at the table");
    assert_eq!(own.1.pledge, Some((Card::Two, Card::Three)));
}

/// A 5.6, SU-4, SU-11: everything that is random differs from game to game.
#[test]
fn luck_of_the_setup() {
    let games = (0..20).map(|seed| {
        let mut host = Loaded::<Event>::new(seed);
        Ahau::setup(Ahau::standard(), &Options::players(5), &mut host)
    });
    let games: Vec<_> = games.collect();
    let all = |same: &dyn Fn(&Ahau, &Ahau) -> bool| games.iter().all(|game| same(game, &games[0]));
    assert!(!all(&|a, b| a.public.city_tiles == b.public.city_tiles));
    assert!(!all(&|a, b| a.public.sites == b.public.sites));
    assert!(!all(&|a, b| a.public.start_tiles == b.public.start_tiles));
    assert!(!all(&|a, b| a.public.squares == b.public.squares));
    assert!(!all(&|a, b| a.public.offer == b.public.offer));
    assert!(!all(&|a, b| a.public.region_buildings == b.public.region_buildings));
    assert!(!all(&|a, b| a.public.scoring == b.public.scoring));
    assert!(!all(&|a, b| a.public.fame_order == b.public.fame_order));
    assert!(!all(&|a, b| a.public.first == b.public.first));
}

/// SU-13: which role cards are in the deck is drawn; with five players all are.
#[test]
fn role_deck() {
    let deck = |people, seed| {
        let mut host = Loaded::<Event>::new(seed);
        let options = Options::players(people);
        Ahau::setup(Ahau::standard(), &options, &mut host).unseen.roles
    };
    assert!((0..20).any(|seed| deck(2, seed) != deck(2, 0)));
    assert_eq!(deck(5, 0), Roles::full());
}

/// SO-4, SO-5, SO-7, SO-9: what the level of the King changes (A 8.1).
#[test]
fn levels_of_the_king() {
    for (level, weapons, markers) in [
        (Difficulty::Easy, 0, "serpent"),
        (Difficulty::Moderate, 1, "serpent sun"),
        (Difficulty::Hard, 3, "serpent sun jaguar"),
    ] {
        let scene = Scene::solo("pakal_consort", level);
        assert_eq!((scene.player(PAKAL).weapons, scene.public().weapons), (weapons, 25 - weapons));
        assert_eq!(scene.king().tracker, 3);
        assert_eq!(scene.king().setup_markers, set_of(markers));
        let third = |god: &God| scene.public().temples[*god][TempleSpace::new(2)] == Some(PAKAL);
        assert_eq!(God::all().filter(third).collect::<Set<God>>(), set_of(markers));
    }
}

/// SO-1, SO-3, A 3.11: his card, his role, his first tile.
#[test]
fn personalities() {
    for (name, role, hierarchy) in [
        ("pakal_builder", Role::MasterBuilder, "chief sun rain serpent jaguar"),
        ("pakal_priest", Role::HighPriestess, "sun serpent chief jaguar rain"),
        ("pakal_dancer", Role::Dancer, "serpent chief jaguar rain sun"),
        ("pakal_merchant", Role::Merchant, "rain jaguar sun chief serpent"),
        ("pakal_warrior", Role::WarCaptain, "jaguar rain serpent sun chief"),
        ("pakal_consort", Role::Queen, "chief rain jaguar sun serpent"),
    ] {
        let options = Options::solo(Difficulty::Easy, Some(named(name)));
        let scene = Scene::before(Ahau::standard(), options);
        assert_eq!(scene.player(PAKAL).role_seen, Some(role));
        assert_eq!(join(scene.public().pakal_hierarchy().into_iter()), hierarchy);
        let favourite = scene.public().pakal_hierarchy()[0];
        let tile = scene.public().kit.tiles.start[favourite];
        assert_eq!(scene.tiles_of(PAKAL), std::iter::once(tile).collect());
        // RUL-71: the other four tiles lie on four of the five cards.
        let on_cards: Set<God> = scene.public().start_tiles.values().flatten().copied().collect();
        let mut others = Set::<God>::full();
        others.remove(favourite);
        assert_eq!(on_cards, others);
        assert!(!scene.public().open_roles.contains(role));
    }
}

/// SO-1: the personality may be drawn.
#[test]
fn a_personality_is_drawn() {
    let drawn = |seed| {
        let mut host = Loaded::<Event>::new(seed);
        let options = Options::solo(Difficulty::Easy, None);
        Ahau::setup(Ahau::standard(), &options, &mut host)
            .public
            .pakal
            .expect("he plays")
            .personality
    };
    let all: Set<Personality> = (0..80).map(drawn).collect();
    assert_eq!(all, Set::full());
}

/// SO-2, SO-6, SO-8, SO-10: the person begins below Pakal, with three role cards to choose from.
#[test]
fn the_person_of_a_solo_game() {
    let mut scene = Scene::solo("pakal_merchant", Difficulty::Easy);
    let public = scene.public();
    assert_eq!(public.war_order.iter().collect::<Vec<_>>(), [A, PAKAL]);
    assert_eq!((public.first, public.sites_to_katun(), public.map_side()), (A, 5, MapSide::Five));
    assert_eq!(scene.game.to_act(), Set::one(A));
    assert_eq!(scene.game.automa(), Some(PAKAL));
    let open = public.open_roles;
    scene
        .pakal_deals("3", "2")
        .reveal("1")
        .turn(A)
        .built(A, "chief_corn, chief_water, chief_cacao");
    scene
        .reserve(A, "sun_corn")
        .stock(A, "corn 2, water 2")
        .main_in("lamanai")
        .build("sun_corn b2");
    let offered: Roles = set_of(&scene.offered("role").join(" "));
    assert_eq!((offered, open.len()), (open, 3));
    let role = open.nth(1);
    scene.play(&format!("role {role}"));
    assert_eq!(scene.player(A).role_seen, Some(role));
    assert_eq!(scene.public().open_roles.len(), 2);
}
