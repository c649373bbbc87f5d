//! Vectors of Cocijobot, the solo opponent (Z 13.1, 13.5).
//!
//! Where a vector asks for a capital action of Cocijobot on tiles it already has, its card names a
//! space that is taken: then it builds nothing, acts, and acts again with a second card whose
//! action does not touch the result.

use crate::scene::*;
use patolli_core::{Dense, Set};
use patolli_zapotec::*;

/// A solo game in which Cocijobot owns these spaces.
fn solo(difficulty: Difficulty, bot_houses: &str) -> Scene {
    let mut scene = Scene::solo(difficulty);
    scene.houses(BOT, bot_houses);
    scene
}

fn spaces(names: &str) -> SpaceSet {
    names.split_whitespace().map(named::<Space>).collect()
}

fn points_heard(scene: &Scene, seat: patolli_core::Seat, by: Points) -> i16 {
    let vp = |event: &Event| match event {
        Event::Scored { seat: of, vp, by: what } if (*of, *what) == (seat, by) => *vp,
        _ => 0,
    };
    scene.host.events.iter().map(vp).sum()
}

/// X-5 [Z 8.2]: the card's space, the one with the bonus, and the one with its Pyramid.
#[test]
fn x_5_cocijobot_builds() {
    let two = "mitla_forest_temple mitla_plains_temple";
    let mut scene = solo(Difficulty::Normal, "");
    scene.bonus(24).bot_turn("bot_temple_forest_mitla");
    assert_eq!(scene.player(BOT).houses, spaces(two));
    let mut scene = solo(Difficulty::Normal, "");
    scene.bonus(24).pyramid(1, "etla", "1L").bot_turn("bot_temple_forest_mitla");
    assert_eq!(scene.player(BOT).houses, spaces(two).or(spaces("etla_forest_temple")));
    assert_eq!(scene.player(BOT).stock, Stock::NOTHING);
    assert!(scene.player(BOT).grid.values().all(Option::is_none));
    let space = named("etla_forest_temple");
    assert!(scene.heard(&Event::Built { seat: BOT, space, paid: Stock::NOTHING }));
}

/// Z 8.2: what becomes of each target is known before Cocijobot acts, and said when it skips one.
#[test]
fn targets_are_foreseen() {
    let card = named("bot_temple_forest_mitla");
    let mut scene = solo(Difficulty::Normal, "mitla_forest_temple");
    scene.bonus(24).pyramid(1, "forest", "1L");
    let (taken, free) = (named("mitla_forest_temple"), named("mitla_plains_temple"));
    let plan = scene.game.public.bot_plan(card);
    let foreseen = [(taken, BotTarget::Taken), (free, BotTarget::Build), (taken, BotTarget::Taken)];
    assert_eq!(plan, foreseen.map(Some));
    scene.bot_turn("bot_temple_forest_mitla");
    assert!(scene.player(BOT).houses.contains(free));
    assert!(scene.heard(&Event::BotSkipped { space: taken, taken: true }));
    let plan = Scene::solo(Difficulty::Normal).bonus(11).game.public.bot_plan(card);
    let twice = (named("mitla_forest_temple"), BotTarget::Again);
    assert_eq!(plan[1..], [Some(twice), None]);
}

/// X-8 [Z 8.6, R42]: hard, one House placed: four points for the two others.
#[test]
fn x_8_hard() {
    let mut scene = solo(Difficulty::Hard, "mitla_forest_temple");
    scene.bonus(24).bot_turn("bot_temple_forest_mitla");
    assert_eq!(scene.player(BOT).houses.len(), 2);
    assert_eq!(scene.player(BOT).points.gifts, 4);
}

/// V-38 [Z 8.1]: with equal numbers Cocijobot goes first.
#[test]
fn v_38_who_goes_first() {
    for (top, order) in [("bot_temple_plains_etla", [B, A]), ("bot_temple_plains_ocotlan", [A, B])]
    {
        let mut scene = Scene::solo(Difficulty::Normal);
        scene.give_cards(A, &[9]).bot_top(named(top)).play("play 9");
        assert_eq!(scene.public().order[..2], order);
        assert!(scene.heard(&Event::BotRevealed { card: named(top) }));
        assert_eq!(scene.front(), Some(Step::Income));
        assert_eq!(scene.player(BOT).houses.is_empty(), order == [A, B]);
    }
}

/// V-39 [Z 8.2, 8.6, R42]: the bonus names the card's own space: one House, no second card.
#[test]
fn v_39_the_same_space_twice() {
    for (difficulty, gift) in [(Difficulty::Normal, 0), (Difficulty::Hard, 4)] {
        let mut scene = solo(difficulty, "");
        scene.bonus(24).bot_turn("bot_cornfield_plains_etla");
        assert_eq!(scene.player(BOT).houses, spaces("etla_plains_cornfield"));
        assert_eq!(scene.public().bot_deck.len(), 26);
        assert_eq!(scene.player(BOT).points, Earned { turns: 2, track: 1, gifts: gift });
        assert_eq!(scene.vp(A), 0);
    }
}

/// V-40 [Z 8.2]: the Palace goes where bonus and Pyramid agree.
#[test]
fn v_40_palace_with_both() {
    let mut scene = solo(Difficulty::Normal, "");
    scene.round(3).bonus(11).pyramid(1, "temple", "1L").bot_turn("bot_temple_forest_etla");
    assert_eq!(scene.player(BOT).houses, spaces("etla_forest_temple mitla_forest_temple"));
    assert_eq!(scene.player(BOT).palace, Some(named("mitla_forest_temple")));
    assert_eq!(scene.player(BOT).points.turns, 4);
}

/// V-41 [Z 8.2, 8.3, R39, R45]: in the last round the Pyramid decides before the bonus.
#[test]
fn v_41_palace_in_the_last_round() {
    let mut scene = solo(Difficulty::Normal, "");
    scene.round(5).bonus(2).pyramid(1, "hills", "1L").bot_turn("bot_cornfield_plains_mitla");
    let built = "mitla_plains_cornfield mitla_plains_village mitla_hills_cornfield";
    assert_eq!(scene.player(BOT).houses, spaces(built));
    assert_eq!(scene.player(BOT).palace, Some(named("mitla_hills_cornfield")));
    assert_eq!(scene.public().bot_collected(Building::Cornfield), 2);
    assert_eq!(scene.player(BOT).step, 2);
    assert_eq!(scene.player(BOT).points, Earned { turns: 2, track: 1, gifts: 0 });
}

/// V-42 [Z 8.3, R46]: steps 3 and 6 take tiles, step 4 scores, step 5 means nothing.
#[test]
fn v_42_tiles_on_the_way() {
    let mut scene = solo(Difficulty::Normal, "etla_plains_cornfield etla_hills_cornfield");
    scene.houses(BOT, "mitla_plains_cornfield mitla_hills_cornfield").set_step(BOT, 2);
    // The tiles missing from the rows are the person's, so that all nine are in play.
    scene.put_tile(2, 1, 13).put_tile(2, 2, 14).put_tile(2, 3, 20);
    scene.put_tile(3, 1, 26).put_tile(3, 2, 30).put_tile(3, 3, 35);
    for (level, slot) in [(1, 1), (2, 0)] {
        let tile = scene.game.public.market[Level::new(level)][Slot::new(slot)]
            .take()
            .expect("a full market");
        scene.player_mut(A).trade.insert(tile);
    }
    scene.bonus(24).bot_top(named("bot_cornfield_plains_etla"));
    scene.bot_next("bot_temple_hills_mitla").bot_turn("bot_cornfield_plains_etla");
    assert_eq!(scene.player(BOT).step, 6);
    assert_eq!(scene.player(BOT).trade, [trade(13), trade(30)].into_iter().collect());
    assert_eq!(points_heard(&scene, BOT, Points::Step(4)), 2);
    assert_eq!(scene.player(BOT).points.track, 3);
    assert_eq!((scene.stall(2, 1), scene.stall(2, 3)), (None, Some(trade(20))));
    assert_eq!((scene.stall(3, 2), scene.stall(3, 3)), (None, Some(trade(35))));
}

/// V-43 [Z 8.3, R51]: step 8 is a Pyramid action, step 9 a disc.
#[test]
fn v_43_pyramid_and_disc_on_the_way() {
    let mut scene = solo(Difficulty::Normal, "ocotlan_plains_cornfield mitla_plains_cornfield");
    scene.houses(BOT, "mitla_hills_cornfield").set_step(BOT, 6);
    scene.scoring_tiles("forest etla temple").bonus(24);
    scene.bot_top(named("bot_cornfield_plains_ocotlan"));
    scene.bot_next("bot_village_hills_ocotlan").bot_turn("bot_cornfield_plains_ocotlan");
    assert_eq!(scene.player(BOT).step, 9);
    assert_eq!(points_heard(&scene, BOT, Points::Step(7)), 3);
    assert_eq!(scene.public().pyramids[Plinth::new(0)].tile, Some(Property::Forest));
    assert_eq!(
        scene.public().pyramids[Plinth::new(0)].levels,
        [Some((BOT, Size::Large)), None, None]
    );
    assert_eq!(scene.public().discs[RitualSlot::new(0)], Set::one(BOT));
    assert!(scene.public().discs[RitualSlot::new(1)].is_empty());
}

/// V-44 [Z 8.3, R37]: an empty row sends it down first, then up.
#[test]
fn v_44_an_empty_row() {
    for (row_1, taken) in [(true, trade(7)), (false, trade(31))] {
        let mut scene = solo(Difficulty::Normal, "ocotlan_hills_village etla_plains_village");
        scene.houses(BOT, "mitla_forest_village").bonus(19);
        scene.put_tile(1, 2, 7).put_tile(1, 3, 12).put_tile(3, 1, 31);
        // What is missing from the rows is the person's.
        let empty = [(0, 0), (1, 0), (1, 1), (1, 2), (0, 1), (0, 2)];
        for (level, slot) in empty.into_iter().take(if row_1 { 4 } else { 6 }) {
            let tile = scene.game.public.market[Level::new(level)][Slot::new(slot)]
                .take()
                .expect("a full market");
            scene.player_mut(A).trade.insert(tile);
        }
        scene.bot_top(named("bot_village_hills_ocotlan"));
        // Without Cornfield tiles the second card does nothing.
        scene.bot_next("bot_cornfield_plains_etla").bot_turn("bot_village_hills_ocotlan");
        assert_eq!(scene.player(BOT).trade, Set::one(taken));
        assert_eq!(scene.player(BOT).step, 0);
    }
}

/// V-45 [Z 8.3, R31]: the tile with most of its Houses, then with fewest of yours.
#[test]
fn v_45_choice_of_a_scoring_tile() {
    let mut scene = solo(Difficulty::Normal, "etla_forest_village etla_plains_cornfield");
    scene.houses(BOT, "mitla_forest_temple").scoring_tiles("forest etla temple").bonus(21);
    scene.houses(A, "ocotlan_forest_temple ocotlan_forest_village");
    scene.houses(A, "mitla_forest_village etla_hills_village");
    scene.bot_top(named("bot_temple_forest_mitla"));
    scene.bot_next("bot_village_hills_ocotlan").bot_turn("bot_temple_forest_mitla");
    assert_eq!(scene.public().pyramids[Plinth::new(0)].tile, Some(Property::Etla));
    assert_eq!(scene.top(1), Some(Size::Large));
    let held: Vec<_> = scene.public().scoring_tiles.iter().flatten().collect();
    assert_eq!(held, [&Property::Forest, &Property::Temple]);
}

/// V-46 [Z 8.3, R38]: without an empty space it adds to yours; a complete one means a disc.
#[test]
fn v_46_adding_to_your_pyramid() {
    let mut scene = solo(Difficulty::Normal, "etla_plains_temple mitla_hills_village");
    scene.houses(A, "ocotlan_plains_temple ocotlan_plains_cornfield").bonus(24);
    scene.scoring_tiles("plains village etla");
    scene.pyramid(1, "plains", "0L").pyramid(2, "village", "0M");
    scene.bot_top(named("bot_temple_plains_etla"));
    scene.bot_next("bot_temple_hills_mitla").bot_turn("bot_temple_plains_etla");
    assert_eq!(scene.public().pyramids[Plinth::new(1)].levels[1], Some((BOT, Size::Small)));
    assert!(scene.public().pyramids[Plinth::new(1)].is_complete());
    assert_eq!(scene.top(1), Some(Size::Large));
    assert_eq!(scene.public().discs[RitualSlot::new(0)], Set::one(BOT));
    assert_eq!(scene.player(BOT).pieces, [1, 2, 2]);
}

/// V-47 [Z 8.2, 8.6, R36, R41]: nothing built: two capital actions, and gifts by difficulty.
#[test]
fn v_47_nothing_to_build() {
    for (difficulty, mine, bots) in
        [(Difficulty::Normal, 0, 0), (Difficulty::Easy, 4, 0), (Difficulty::Hard, 0, 6)]
    {
        let mut scene = solo(difficulty, "etla_forest_cornfield etla_plains_cornfield");
        scene.houses(A, "mitla_forest_village").bonus(26);
        scene.bot_top(named("bot_village_forest_mitla"));
        let leftmost = scene.stall(1, 1).expect("a full market");
        scene.bot_next("bot_cornfield_plains_etla").bot_turn("bot_village_forest_mitla");
        assert_eq!(scene.player(BOT).houses.len(), 2);
        assert_eq!(scene.player(BOT).trade, Set::one(leftmost));
        assert_eq!(scene.player(BOT).step, 2);
        assert_eq!(scene.player(BOT).points, Earned { turns: 2, track: 1, gifts: bots });
        assert_eq!(scene.player(A).points, Earned { turns: 0, track: 0, gifts: mine });
        assert_eq!(points_heard(&scene, A, Points::Difficulty), mine);
        assert_eq!(scene.public().bot_deck.len(), 25, "two cards turned up");
    }
}

/// V-49 [Z 4.2, 8.1, R33]: deck, Offer and hand at the start of each round.
#[test]
fn v_49_cards_of_a_solo_game() {
    let mut scene = Scene::solo(Difficulty::Normal);
    scene.put_tile(3, 1, 25).put_tile(3, 2, 26).put_tile(3, 3, 27);
    for (round, deck, offer) in [(1, 6, 2), (2, 4, 2), (3, 2, 2), (4, 0, 2), (5, 0, 0)] {
        scene.pass_until(|game| game.public.round == round);
        assert_eq!((scene.public().round_deck, scene.public().offer.len()), (deck, offer));
        assert_eq!(scene.hand(A).len(), 6);
    }
    scene.pass_until(|game| game.public.agenda.is_empty());
    assert_eq!(scene.hand(A).len(), 5);
    // R59: five turns, at most two cards in each.
    assert!(scene.public().bot_deck.len() >= BotCard::COUNT - 10);
}

/// V-50 [Z 8.1, R34]: Cocijobot acts with the bonus card of this round even after your Draw.
#[test]
fn v_50_the_bonus_card_stays_for_the_round() {
    let mut scene = Scene::solo(Difficulty::Normal);
    scene.round(2).bonus(16).give_cards(A, &[2]).offer(&[3, 21]);
    let market = scene.public().market;
    scene.bot_top(named("bot_village_plains_mitla"));
    scene.play("play 2; income row; end capital; end construction; draw 3");
    // mitla and, by bonus card 16, ocotlan.
    let built = "mitla_plains_village ocotlan_plains_village";
    assert_eq!(scene.player(BOT).houses, spaces(built));
    assert_eq!(points_heard(&scene, BOT, Points::Turn(Property::Ocotlan)), 2);
    assert_eq!((scene.public().round, scene.public().bonus), (3, card(21)));
    assert_eq!(scene.public().offer.len(), 2);
    assert!(scene.hand(A).contains(card(3)));
    assert!(scene.public().gone.contains(card(2)), "R34: the card played leaves the game");
    assert!(scene.heard(&Event::SetAside { card: card(21) }));
    let taken = market[Level::new(0)][Slot::new(0)];
    assert_eq!(scene.stall(1, 1), None, "nothing is refilled");
    assert_eq!(scene.player(BOT).trade, taken.into_iter().collect());
}
