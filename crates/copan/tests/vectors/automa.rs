//! The Automa's turn and its cards (C 8.1 to C 8.4, C 8.6).

use crate::scene::*;
use patolli_copan::*;
use patolli_core::{By, Game, Set, Title};

/// The Automa is to place a tile of its leftmost card, and to act with it.
pub fn automa_with(mode: Mode, order: &str) -> Scene {
    let mut scene = Scene::solo(mode);
    let first = order.split(' ').next().expect("four cards");
    scene.automa_order(order).automa_tiles(first);
    scene
}

/// TV-41: basic; food card; sun; the Automa has 1 token in Tikal; next tokens `emb2_fame`, `emb2_jade`;
/// second roll codex: 2 tokens in Tikal; +2 VP; the Glyph of `hg_6`, refilled at once (C 8.3, C 8.5,
///
#[test]
fn tv_41_the_food_card() {
    let mut scene = automa_with(Mode::Basic, "food fame zeal power");
    scene.envoys(B, "tikal").set_glyphs("red red red red red violet").finish_turn(A);
    scene.next_tokens("emb2_fame emb2_jade").automa_rolls("sun codex").next_glyph("white");
    scene.play("place nw_13");
    assert_eq!((scene.player(B).cities[City::Tikal], scene.vp(B)), (2, 2));
    assert_eq!(scene.player(B).glyphs, glyphs("violet"));
    assert_eq!(scene.public().glyphs[named("hg_6")], Some(Colour::White));
    assert_eq!((scene.decider(), scene.front()), (A, Some(Step::Place)));
    let rolls = scene.host.events.iter().filter_map(|event| match event {
        Event::AutomaRolled { fate } => Some(*fate),
        _ => None,
    });
    assert!(rolls.eq([Fate::Sun, Fate::Codex]));
}

/// TV-42: basic; zeal card; moon; Altar spaces 4 and 10 closed; column 1 of the card at place 2 says
/// climb 1; card order zeal, food, fame, power: token to the reserve; Priest on stair_zeal +1 (C 8.4).
#[test]
fn tv_42_closed_altars() {
    let mut scene = automa_with(Mode::Basic, "zeal food fame power");
    scene.close_altars("moon").set_altar(2, "altar_01").finish_turn(A);
    scene.automa_rolls("moon").play("place nw_13");
    assert_eq!((scene.player(B).reserve, scene.priests(B)), (1, [0, 0, 1, 0]));
    assert_eq!((scene.public().altar_tokens, scene.vp(B)), (By::default(), 0));
}

/// TV-62: card order fame, zeal, power, food; no tile on any card; River food, food, zeal, power: the
/// Automa takes all four, the River is refilled; it plays the zeal card; the person chooses the space
/// (C 8.2, R-63).
#[test]
fn tv_62_an_automa_without_tiles() {
    let mut scene = Scene::solo(Mode::Basic);
    scene.automa_order("fame zeal power food").automa_tiles("").set_river("food food zeal power");
    scene.next_tiles("fame fame fame fame").finish_turn(A);
    assert_eq!((scene.river().as_str(), scene.decider()), ("fame fame fame fame", A));
    assert_eq!(scene.front(), Some(Step::AutomaPlace(Resource::Zeal)));
    assert_eq!(scene.choices().len(), 23);
    scene.automa_rolls("cacao").play("place nw_13");
    assert_eq!(scene.automa().tiles, tiles("food food power"));
    assert_eq!(scene.public().pyramid.tile(named("nw_13")), Some(Resource::Zeal));
    assert_eq!((scene.decline(), scene.public().altar_tokens[named("1")]), ([0, 0, 1, 0], Some(B)));
}

/// TV-63: advanced, fame card, water; `bc_5` holds `chachiuitl`; next roll cacao; Altar place 1 holds
/// `altar_01`, space 1 free: token on the right half; Character face down; then the bonus Altars
/// action: token on space 1; 2 food → +2 VP; climb 1 on its first stairway below 10 (C 8.3, C 8.5).
#[test]
fn tv_63_a_one_shot_of_the_automa() {
    let mut scene = automa_with(Mode::Advanced, "fame zeal food power");
    scene.set_court("- - - - chachiuitl -").set_altar(1, "altar_01").set_priests(B, [0, 10, 0, 0]);
    scene.set_vp(B, 20).finish_turn(A).automa_rolls("water cacao").play("place nw_13");
    let player = scene.player(B);
    assert_eq!((player.court, player.vp()), (By::new([0, 1]), 22));
    assert!(player.discarded.contains(named("chachiuitl")) && player.characters.is_empty());
    assert_eq!(scene.public().altar_tokens[named("1")], Some(B));
    assert_eq!(scene.priests(B), [0, 10, 1, 0]);
}

/// TV-67: the Automa has `tonalnan` face up and plays a food tile on a bonus space with a food neighbour,
/// no Event: +1 VP in advanced mode, nothing for the bonus space or the neighbour; in basic mode +0
/// (C 8.2.3, C 8.5, R-66).
#[test]
fn tv_67_the_automa_collects_nothing() {
    for (mode, vp) in [(Mode::Advanced, 1), (Mode::Basic, 0)] {
        let mut scene = automa_with(mode, "food fame zeal power");
        scene.give_characters(B, "tonalnan").tiles_on("nw_13 food").set_city("quirigua", "city_07");
        scene.finish_turn(A).automa_rolls("cacao").next_tokens("emb1_step1").play("place nw_14");
        assert_eq!((scene.vp(B), scene.stock(B), scene.rolls()), (vp, [0; 4], 0), "{mode}");
        assert_eq!(scene.front(), Some(Step::Place));
    }
}

/// C 8.3, advanced: after the token the effect of the City tile, then an extension, then the tokens.
#[test]
fn the_food_card_advanced() {
    let mut scene = automa_with(Mode::Advanced, "food fame zeal power");
    scene.set_city("caracol", "city_06").finish_turn(A).automa_rolls("flower");
    scene.next_tokens("emb1_zeal_a").play("place nw_13");
    let player = scene.player(B);
    assert_eq!((player.vp(), player.extensions, scene.public().extensions), (5 + 1, 1, 5));
    let extension = scene.last(|event| matches!(event, Event::TookExtension { .. }));
    let scored = scene.last(|event| matches!(event, Event::Scored { by: Source::CityTile(_), .. }));
    let token = scene.last(|event| matches!(event, Event::DrewToken { .. }));
    assert!(scored < extension && extension < token);
}

/// C 8.3: the fame card takes the Character of the space; in basic mode it has no effect.
#[test]
fn the_fame_card() {
    let mut scene = automa_with(Mode::Basic, "fame zeal food power");
    scene.set_court("- xoco - - - -").next_characters("ihuicatl").finish_turn(A);
    scene.automa_rolls("flower").play("place nw_13");
    assert_eq!((scene.player(B).court, scene.vp(B)), (By::new([1, 0]), 0));
    assert_eq!(scene.player(B).characters, all_named("xoco").into_iter().collect());
    assert_eq!(scene.automa().face_up.iter().collect::<Vec<_>>(), all_named("xoco"));
    assert_eq!(scene.court(2), Some(named("ihuicatl")));
    // In advanced mode a permanent lies face up and works.
    let mut scene = automa_with(Mode::Advanced, "fame zeal food power");
    scene.give_characters(B, "xbalanque").set_court("- camazotz - - - -").finish_turn(A);
    scene.automa_rolls("flower").play("place nw_13");
    assert_eq!((scene.vp(B), scene.player(B).characters.len()), (2, 2));
}

/// C 8.3: the zeal card climbs; in advanced mode the column's effects come first. A token on the space
/// sends the Automa's to the reserve (C 8.4).
#[test]
fn the_zeal_card() {
    for (mode, taken, vp) in
        [(Mode::Basic, false, 0), (Mode::Advanced, false, 1), (Mode::Advanced, true, 1)]
    {
        let mut scene = automa_with(mode, "zeal fame food power");
        scene.set_altar(1, "altar_01");
        if taken {
            scene.altar_tokens(A, &[3]);
        }
        scene.finish_turn(A).automa_rolls("sun").play("place nw_13");
        let owner = if taken { A } else { B };
        assert_eq!(scene.public().altar_tokens[named("3")], Some(owner));
        assert_eq!((scene.player(B).reserve, scene.vp(B)), (u8::from(taken), vp));
        assert_eq!(scene.priests(B), [0, 0, 3, 0]);
    }
}

/// C 8.3: the power card takes a Glyph and climbs the steps of its line; in advanced mode it takes all
/// Glyphs of the line.
#[test]
fn the_power_card() {
    for (mode, taken) in [(Mode::Basic, "violet"), (Mode::Advanced, "blue violet white")] {
        let mut scene = automa_with(mode, "power zeal fame food");
        scene.set_glyphs("red ochre green blue violet white").finish_turn(A);
        scene.automa_rolls("water").play("place nw_13");
        assert_eq!((scene.player(B).glyphs, scene.priests(B)), (glyphs(taken), [0, 0, 0, 1]));
        assert!(scene.public().glyphs.values().all(Option::is_some));
    }
}

/// where City, Character or Glyph is gone, token and steps still happen.
#[test]
fn r37_closed_places() {
    let mut scene = automa_with(Mode::Advanced, "food fame zeal power");
    scene.close_city("caracol").finish_turn(A).automa_rolls("flower").next_tokens("emb1_vp1");
    scene.play("place nw_13");
    assert_eq!((scene.player(B).n_cities(), scene.vp(B), scene.player(B).extensions), (1, 1, 1));

    let mut scene = automa_with(Mode::Advanced, "fame food zeal power");
    scene.close_court(6).finish_turn(A).automa_rolls("codex").play("place nw_13");
    assert_eq!((scene.player(B).court, scene.player(B).characters), (By::new([0, 1]), Set::EMPTY));

    let mut scene = automa_with(Mode::Basic, "power food zeal fame");
    scene.close_glyph(2).finish_turn(A).automa_rolls("flower").play("place nw_13");
    assert_eq!((scene.player(B).glyphs.total(), scene.priests(B)), (0, [0, 0, 0, 2]));
}

/// C 8.3: with no token left the food, fame and zeal actions do nothing.
#[test]
fn an_automa_without_tokens() {
    for card in ["food", "fame", "zeal"] {
        let others = ["food", "fame", "zeal", "power"].into_iter().filter(|other| *other != card);
        let order = [card].into_iter().chain(others).collect::<Vec<_>>().join(" ");
        let mut scene = automa_with(Mode::Advanced, &order);
        scene.reserve(B, 25).finish_turn(A).play("place nw_13");
        let player = scene.player(B);
        assert_eq!(
            (player.vp(), player.priests, player.extensions),
            (0, By::default(), 0),
            "{card}"
        );
        assert_eq!((player.reserve, player.characters), (25, Set::EMPTY), "{card}");
    }
}

/// C 8.2.1: without tiles anywhere the leftmost card acts, and nothing is placed.
#[test]
fn an_automa_with_nothing_to_place() {
    let mut scene = Scene::solo(Mode::Basic);
    scene.automa_order("power zeal fame food").automa_tiles("").tiles_on("nw_22 food");
    scene.set_river("").hoard(A, "").automa_rolls("cacao").finish_turn(A);
    assert_eq!((scene.placed(), scene.priests(B)), (1, [0, 0, 0, 3]));
    assert_eq!((scene.decider(), scene.front()), (A, Some(Step::Place)));
}

/// C 8.2.3: an Event in the Automa's Court phase strikes the Automa first, then the person.
#[test]
fn an_event_of_the_automa() {
    let mut scene = Scene::solo(Mode::Basic);
    scene.automa_order("power zeal fame food").automa_tiles("power").finish_turn(A);
    scene.fate("moon").automa_rolls("cacao").play("place nw_23");
    // The Automa has its points before the person chooses, and acts afterwards.
    assert_eq!((scene.vp(B), scene.decider(), scene.priests(B)), (3, A, [0; 4]));
    scene.play("gain food; gain food; gain food");
    assert_eq!((scene.stock(A), scene.priests(B)), ([3, 0, 0, 0], [0, 0, 0, 3]));
}

/// R-36, C 8.6: what the Automa scores at the end: Cities once, its cards, majorities, stairways.
#[test]
fn r36_scoring_of_the_automa() {
    for (difficulty, each) in [(Difficulty::Easy, 3), (Difficulty::Hard, 6)] {
        let mut scene = Scene::new(Options::solo(Mode::Basic, difficulty));
        scene.envoys(B, "quirigua tikal uxmal").set_priests(B, [5, 5, 8, 10]).set_extensions(B, 1);
        scene.give_characters(B, "xoco coyopa").court_tokens(B, 2, 0).court_tokens(A, 1, 1);
        scene.altar_tokens(B, &[1]).reserve(B, 2).give_glyphs(B, "red red blue").set_vp(B, 30);
        let parts = scene.sound().parts(B);
        assert_eq!((parts.cities, parts.automa), (10, [2 * each, 3 * each, 3 * each]));
        assert_eq!((parts.halves, parts.court), (By::new([6, 0]), 7));
        assert_eq!(parts.stairs, [2, 2, 6, 0]);
        let total = 30 + 10 + 8 * each + 13 + 10;
        assert_eq!((parts.total(), scene.game.scores()[B]), (total, total));
    }
}

/// C 8.6: each card scores by its own side.
#[test]
fn cards_of_mixed_difficulty() {
    let hard: Set<Resource> = [Resource::Zeal].into_iter().collect();
    let solo = Solo { mode: Mode::Basic, hard, printed_start: false };
    let mut scene = Scene::new(Options { people: 1, solo: Some(solo), ..Options::players(2) });
    scene.give_characters(B, "xoco").reserve(B, 1).give_glyphs(B, "red");
    assert_eq!(scene.parts(B).automa, [3, 6, 3]);
}

/// C 8.6: equal points go to the person, if there is a Jade tile.
#[test]
fn ties_with_the_automa() {
    let mut scene = Scene::solo(Mode::Basic);
    assert_eq!(scene.game.winners(), [A, B].into_iter().collect());
    scene.set_mask(A, &[1]).set_priests(A, [0, 0, 0, 3]);
    assert_eq!((scene.game.scores()[A], scene.game.scores()[B]), (-10, -10));
    assert_eq!(scene.game.winners(), [A].into_iter().collect());
}

/// C 8.1: if the Automa goes first, its turn opens the game.
#[test]
fn the_automa_goes_first() {
    let mut host = patolli_testkit::Loaded::new(4);
    host.load_on(patolli_core::Stream(7), [1]);
    let options = Options::solo(Mode::Basic, Difficulty::Easy);
    let game = Copan::setup(Copan::standard(), &options, &mut host);
    assert_eq!((game.public.first, game.public.active), (B, B));
    let first = game.public.automa.expect("a solo game");
    let card = first.order.into_iter().find(|kind| first.tiles.get(*kind) > 0);
    assert_eq!(game.public.agenda.front(), card.map(Step::AutomaPlace));
    assert_eq!((game.to_act().first(), game.legal(A).len()), (Some(A), 24));
}
