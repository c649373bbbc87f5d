//! Events: triggers, the roll, closures (C 5.5).

use crate::scene::*;
use patolli_copan::*;
use patolli_core::{Seat, Set};

/// TV-09: P=4; power 4; `event_standard_easy`, moon; place power on a plain space: power 5 sets off a
/// scarcity Event; each player gains 3 any, the active one first; then `hg_4` is closed and its Glyph
/// lies on top of the pile (C 5.5.7, R-64).
#[test]
fn tv_09_a_scarcity_event() {
    let mut scene = Scene::of(4);
    scene.set_decline([0, 0, 0, 4]).set_hand(B, "power power food fame").turn(B);
    let glyph = scene.public().glyphs[named("hg_4")].expect("a Glyph");
    scene.fate("moon").play("place power sw_13");
    assert_eq!(scene.decline(), [0, 0, 0, 5]);
    for seat in [B, C, D, A] {
        for gain in ["gain food", "gain food", "gain zeal"] {
            assert_eq!(scene.decider(), seat);
            assert!(scene.public().glyphs_closed.is_empty(), "closures come last");
            scene.play(gain);
        }
    }
    for seat in [A, C, D] {
        assert_eq!(scene.stock(seat), [2, 0, 1, 0]);
    }
    // The tile itself yields one in tier 2.
    assert_eq!(scene.stock(B), [2, 0, 1, 1]);
    let public = scene.public();
    assert_eq!(public.glyphs_closed, Set::one(named("hg_4")));
    assert_eq!(public.glyphs[named("hg_4")], None);
    assert_eq!(public.glyph_deck.top.iter().collect::<Vec<_>>(), [glyph]);
    assert!(scene.heard(&Event::ClosedGlyph { space: named("hg_4") }));
}

/// TV-10: P=4; fame 4, food 0; `event_short_tough`, moon; place food on `nw_23`: food 1; Characters and
/// Altars are refreshed; fame declines to 5; no second roll, no second card effect; `bc_4` is closed,
/// its new Character lies on top of the pile (C 5.5.2 to C 5.5.7).
#[test]
fn tv_10_an_omen_whose_card_reaches_a_threshold() {
    let mut scene = Scene::with_card(4, "short_tough");
    scene.set_decline([0, 4, 0, 0]).set_hand(A, "food food fame zeal").turn(A);
    scene.next_characters("xoco kianto ihuicatl chamahez yatzil ixtli").fate("moon");
    let (court, altars) = (scene.public().court, scene.public().altars);
    scene.play("place food nw_23");
    assert_eq!((scene.decline(), scene.rolls()), ([1, 5, 0, 0], 1));
    let public = scene.public();
    assert_eq!(public.characters.discard, court.values().flatten().copied().collect());
    assert_eq!(public.altar_discard, altars.values().copied().collect());
    assert_eq!(public.court_closed, Set::one(named("bc_4")));
    assert_eq!((scene.court(3), scene.court(4)), (Some(named("ihuicatl")), None));
    let top: Vec<_> = public.characters.top.iter().collect();
    assert_eq!(top, [named("chamahez")]);
    assert_eq!(scene.stock(A), [2, 0, 0, 0]);
}

/// TV-12: P=3; zeal 7, power 3; `event_standard_easy`, cacao; tokens on Altar spaces 1 and 5; place
/// zeal on `se_23`: zeal 8; the refresh moves both tokens to the reserve; the card declines power to
/// 4; closures: Altar spaces 1 and 7, then `hg_1`; line 1 can no longer be used (C 5.5, R-06, R-07).
#[test]
fn tv_12_omen_and_two_scarcities() {
    let mut scene = Scene::of(3);
    scene.close_altars("sun").set_decline([0, 0, 7, 3]).altar_tokens(A, &[1]).altar_tokens(B, &[5]);
    scene.set_hand(A, "zeal zeal food fame").turn(A).fate("cacao").play("place zeal se_23");
    assert_eq!((scene.decline(), scene.rolls()), ([0, 0, 8, 4], 1));
    assert_eq!((scene.player(A).reserve, scene.player(B).reserve), (1, 1));
    assert_eq!(scene.public().altar_tokens, [None; 12]);
    assert_eq!(scene.closed_altars(), [1, 3, 7, 9]);
    assert_eq!(scene.public().glyphs_closed, Set::one(named("hg_1")));
    let altars = scene.last(|event| matches!(event, Event::ClosedAltars { .. }));
    let glyph = scene.last(|event| matches!(event, Event::ClosedGlyph { .. }));
    assert!(altars < glyph, "in the order of crossing");
    scene.set_stock(A, [5; 4]).play("move hieroglyphs vp");
    assert_eq!(scene.offered("line"), ["2", "3"]);
}

/// TV-15: P=4; `bc_2` closed already; fame reaches 10; flower: the card has its effect; nothing is
/// closed; no new roll (C 5.5.8).
#[test]
fn tv_15_a_space_closed_already() {
    let mut scene = Scene::with_card(4, "long_easy");
    scene.close_court(2).set_decline([0, 9, 0, 0]).set_hand(A, "fame fame food zeal").turn(A);
    scene.fate("flower").play("place fame nw_12");
    for _ in 0..8 {
        scene.play("gain power");
    }
    let stocks = [A, B, C, D].map(|seat| scene.stock(seat));
    assert_eq!(stocks, [[0, 0, 0, 2]; 4]);
    assert_eq!((scene.public().court_closed, scene.rolls()), (Set::one(named("bc_2")), 1));
    let nothing = Event::NothingToClose { track: Resource::Fame, fate: Fate::Flower };
    assert!(scene.heard(&nothing));
}

/// TV-16: A has tokens on Altar spaces 3 and 9, 1 in the reserve; stair_zeal step 6; a zeal scarcity
/// Event with the sun: both spaces are closed, the reserve holds 3; scoring: +1 × 3 = 3 (C 5.5.7,
/// C 7.3).
#[test]
fn tv_16_tokens_of_closed_altars() {
    let mut scene = Scene::of(2);
    scene.altar_tokens(A, &[3, 9]).reserve(A, 1).set_priests(A, [0, 0, 6, 0]);
    scene.set_decline([0, 0, 2, 0]).set_hand(B, "zeal zeal food fame").turn(B);
    scene.fate("sun").play("place zeal nw_24");
    // The card declines food.
    assert_eq!(scene.decline(), [1, 0, 3, 0]);
    assert_eq!((scene.closed_altars(), scene.player(A).reserve), (vec![3, 9], 3));
    assert_eq!(scene.public().altar_tokens, [None; 12]);
    assert_eq!(scene.parts(A).stairs[Resource::Zeal], 3);
}

/// TV-60: P=2; zeal 5; `event_long_hard`, codex; place zeal: zeal 6, then the card declines it to 7:
/// two closures with codex; spaces 6 and 12 are closed once, the second closure finds them closed;
/// zeal is finished (C 5.5.5, C 5.5.8, R-52).
#[test]
fn tv_60_two_thresholds_in_one_turn() {
    let mut scene = Scene::with_card(2, "long_hard");
    scene.close_altars("cacao").set_decline([0, 0, 5, 0]).set_hand(A, "zeal zeal food fame");
    scene.turn(A).fate("codex").play("place zeal ne_13");
    assert_eq!((scene.decline(), scene.rolls()), ([0, 0, 7, 0], 1));
    assert_eq!(scene.closed_altars(), [1, 6, 7, 12]);
    assert_eq!(scene.times(|event| matches!(event, Event::Scarcity { .. })), 2);
    assert_eq!(scene.times(|event| matches!(event, Event::ClosedAltars { .. })), 1);
    let nothing = Event::NothingToClose { track: Resource::Zeal, fate: Fate::Codex };
    assert!(scene.heard(&nothing) && scene.public().is_finished(Resource::Zeal));
    // One finished track does not end the game.
    assert!(!scene.public().ending);
}

/// C 5.5.7: food closes a City; its tile leaves the game, Embassies there stay and count.
#[test]
fn a_closed_city_keeps_its_embassies() {
    let mut scene = Scene::of(2);
    scene
        .envoys(A, "tikal tikal caracol")
        .set_decline([2, 0, 0, 0])
        .set_hand(A, "food zeal zeal zeal");
    // The sun declines food again: 4, no threshold.
    scene.turn(A).fate("sun").play("place food nw_24");
    assert_eq!(scene.decline(), [4, 0, 0, 0]);
    assert!(scene.public().is_city_closed(City::Tikal));
    assert_eq!(scene.player(A).n_cities(), 2);
    scene.set_stock(A, [5; 4]);
    scene.play("move embassies vp");
    assert_eq!(scene.refused("city tikal"), Reason::CityClosed(City::Tikal));
}

/// C 5.5.7, C 5.9.4: a Glyph or Character on top of the pile is the next one drawn, though nothing
/// is asked of chance.
#[test]
fn the_top_card_is_drawn_first() {
    let mut scene = Scene::of(2);
    scene.set_glyphs("red ochre green blue violet white").set_decline([0, 0, 0, 2]);
    scene.set_hand(A, "power zeal zeal zeal").set_stock(A, [5, 5, 5, 5]).turn(A);
    // Cacao declines power again.
    scene.fate("cacao").play("place power nw_24; move hieroglyphs vp; line 2");
    scene.play_while(|game| game.public.active == A);
    assert_eq!(scene.public().glyphs[named("hg_2")], Some(Colour::Red));
    assert!(scene.public().glyph_deck.top.is_empty());
    assert_eq!(scene.public().glyphs[named("hg_1")], None);
}

/// C 5.5.2, C 5.9.4, R-32: an omen with a short draw pile shuffles the discard; a closed space of the
/// Ball Court stays empty.
#[test]
fn r32_an_omen_reshuffles() {
    let mut scene = Scene::of(2);
    scene.close_court(1).set_hand(A, "food zeal zeal zeal").turn(A).fate("codex");
    let public = &mut scene.game.public;
    let kept: Set<Altar> = [public.altar_pile.nth(0)].into_iter().collect();
    public.altar_discard = public.altar_pile.without(kept);
    public.altar_pile = kept;
    public.characters.discard = public.characters.pile;
    public.characters.pile = Set::EMPTY;
    scene.play("place food nw_23; climb food; climb food");
    let public = scene.public();
    assert!(public.altars.values().any(|altar| *altar == kept.nth(0)));
    assert_eq!((public.altar_pile.len(), public.altar_discard.len()), (12, 0));
    assert_eq!(public.court.values().flatten().count(), 5);
    assert_eq!(scene.court(1), None);
    assert!(scene.heard(&Event::Reshuffled { pile: Site::Altars }));
    assert!(scene.heard(&Event::Reshuffled { pile: Site::BallCourt }));
}

/// C 5.5.1: neither an Event space nor a threshold: no roll.
#[test]
fn no_event_without_a_trigger() {
    let mut scene = Scene::of(2);
    scene.set_decline([3, 0, 0, 0]).set_hand(A, "food zeal zeal zeal").turn(A);
    scene.play("place food nw_24");
    assert_eq!((scene.rolls(), scene.public().fate), (0, None));
    assert!(!scene.heard(&Event::Omen));
}

/// the bonus of the space comes after the Event of the same tile.
#[test]
fn r60_events_come_before_the_bonus() {
    let mut scene = Scene::of(2);
    scene.set_decline([2, 0, 0, 0]).set_hand(A, "food zeal zeal zeal").turn(A).fate("moon");
    scene.play("place food nw_14");
    let deciders: Vec<Seat> = (0..8)
        .map(|_| {
            let seat = scene.decider();
            scene.play("gain power");
            seat
        })
        .collect();
    assert_eq!(deciders, [A, A, A, B, B, B, A, A]);
    assert_eq!(scene.stock(A), [1, 0, 0, 5]);
}
