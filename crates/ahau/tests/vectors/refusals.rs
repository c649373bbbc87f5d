//! What is refused, and the rule that the refusal names.

use crate::scene::*;
use patolli_ahau::*;
use patolli_core::{Cites, Refused, Set, why_not};

/// The refusal and its rule.
fn check(scene: &mut Scene, action: &str, reason: Reason, rule: &str) {
    assert_eq!(scene.refused(action), reason, "{action}");
    assert_eq!(reason.rule(), rule, "{action}");
}

/// A 5.2: something else is to be decided.
#[test]
fn another_decision() {
    let mut scene = Scene::acting("1 2");
    for action in ["stop", "gain corn", "pass", "confirm", "card 1", "select 1 2", "waive"] {
        check(&mut scene, action, Reason::AnotherDecision, "5.2");
    }
}

/// Only the seat that decides may act, and no one after the end.
#[test]
fn not_your_decision() {
    let mut scene = Scene::acting("1 2");
    let refused = why_not(&scene.game, B, named("place palenque"));
    assert_eq!(refused, Some(Refused::NotYourDecision { to_act: Set::one(A) }));
    scene.play_while(|_| true);
    assert_eq!(why_not(&scene.game, A, named("pass")), Some(Refused::Over));
}

/// SU-15: a summary card is taken once.
#[test]
fn summary_cards() {
    let mut scene = Scene::before(standard(), Options::players(2));
    scene.play("card 3");
    check(&mut scene, "card 3", Reason::CardTaken, "SU-15");
}

/// MV-1: two different cards of the hand.
#[test]
fn cards() {
    let mut scene = Scene::of(3);
    scene.hand(A, "1 2 6");
    check(&mut scene, "select 3 1", Reason::NotInHand(Card::Three), "MV-1");
    check(&mut scene, "select 1 role", Reason::NotInHand(Card::Role), "MV-1");
    check(&mut scene, "select 1 1", Reason::SameCard, "MV-1");
    check(&mut scene, "select 6 1", Reason::LeftSix, "MV-1");
    let mut scene = Scene::of(3);
    scene.role(A, "queen");
    check(&mut scene, "select role 1", Reason::LeftSix, "MV-1");
}

/// MV-3, MV-4, A 3.3: where a Ruler may go.
#[test]
fn regions() {
    let mut scene = Scene::of(2);
    scene.role(A, "war_captain").reveal("1/role 4");
    check(&mut scene, "march 5", Reason::NotAdjacent(named("5")), "MV-3");
    check(&mut scene, "march 6", Reason::NoSuchRegion(named("6")), "3.3");
    let mut scene = Scene::of(4);
    scene.reveal("3/6 3/2 5 6").play("decline");
    check(&mut scene, "retreat 5", Reason::RegionTaken(named("5")), "MV-4");
    check(&mut scene, "retreat 3", Reason::RegionTaken(named("3")), "MV-4");
    check(&mut scene, "retreat 1", Reason::NotAdjacent(named("1")), "MV-3");
}

/// MV-5: a tile of the region of the Ruler.
#[test]
fn tiles_of_the_region() {
    let mut scene = Scene::of(2);
    scene.reveal("1 2");
    check(&mut scene, "take 2l", Reason::OtherRegion(named("2l")), "MV-5");
}

/// AC-3: a city of the region of the Ruler.
#[test]
fn cities() {
    let mut scene = Scene::acting("1 2");
    check(&mut scene, "place tikal", Reason::CityOutOfReach(City::Tikal), "AC-3");
}

/// AC-5, SM-2, SM-3: which god, and with which tiles.
#[test]
fn summons() {
    let mut scene = Scene::acting("1 2");
    scene.gods("tulum sun").reserve(A, "sun_corn sun_water rain_corn").play("place tulum");
    check(&mut scene, "summon rain", Reason::OtherGod(God::Rain), "AC-5");
    scene.play("summon sun");
    check(&mut scene, "confirm", Reason::NothingUsed, "SM-3");
    check(&mut scene, "discard cacao", Reason::NotInReserve, "SM-2");
    check(&mut scene, "discard wild corn", Reason::NotInReserve, "SM-2");
    check(&mut scene, "discard wild", Reason::AnotherDecision, "5.2");
    let mut scene = Scene::acting_as("high_priestess", "1 2");
    scene.gods("tulum sun").built(A, "serpent_corn, sun_corn").play("place tulum");
    check(&mut scene, "summon chief", Reason::NoMatchingTile(God::Chief), "SM-3");
    check(&mut scene, "summon serpent", Reason::NoRemovableWorker, "GF-1");
}

/// GC-2, GC-3: tiles for the Chief God.
#[test]
fn chief() {
    let mut scene = Scene::acting("1 2");
    scene.gods("tulum chief").built(A, "chief_corn").squares("4l sun_corn, 4r sun_water, 5l -");
    let rest = scene.public().bag.total() as usize;
    scene.fill_reserve(B, rest).play("place tulum; summon chief");
    check(&mut scene, "draw", Reason::BagEmpty, "GC-3");
    check(&mut scene, "take 4r", Reason::ColourNotUsed(Colour::Water), "GC-2");
    check(&mut scene, "take 5l", Reason::NoTileThere(named("5l")), "MV-5");
}

/// GR-1, PR-1, A 3.3: sites.
#[test]
fn sites() {
    let mut scene = Scene::acting("1 2");
    scene.gods("tulum rain").built(A, "rain_corn").sites("1 corn, 2 corn, 3 -, 4 water");
    scene.play("place tulum; summon rain");
    check(&mut scene, "rain 3", Reason::NoSiteThere(named("3")), "PR-1");
    check(&mut scene, "rain 15", Reason::NoSuchRoute(named("15")), "3.3");
    check(&mut scene, "rain 4", Reason::ColourNotUsed(Colour::Water), "GC-2");
    scene.play("rain 1");
    check(&mut scene, "produce 3", Reason::NoSiteThere(named("3")), "PR-1");
    check(&mut scene, "produce 15", Reason::NoSuchRoute(named("15")), "3.3");
    check(&mut scene, "produce 4", Reason::SiteOutOfReach(named("4")), "PR-1");
}

/// GJ-1, GF-1: own workers, but not that of this turn.
#[test]
fn workers() {
    let mut scene = Scene::acting("1 2");
    scene.gods("tulum jaguar").built(A, "jaguar_corn").workers(A, "uxmal");
    scene.play("place tulum; summon jaguar");
    let walk = |scene: &Scene, from, to, posture| format!("walk {} {posture}", scene.way(from, to));
    let action = walk(&scene, "tulum", "lamanai", "standing");
    check(&mut scene, &action, Reason::PlacedThisTurn(City::Tulum), "GJ-1");
    let action = walk(&scene, "caracol", "tulum", "standing");
    check(&mut scene, &action, Reason::NoWorkerThere(City::Caracol), "GJ-1");
    let action = walk(&scene, "uxmal", "lamanai", "lying");
    check(&mut scene, &action, Reason::NoWorkerThere(City::Uxmal), "GJ-1");
    check(&mut scene, "walk 15a standing", Reason::NoSuchRoute(named("15")), "3.3");
    let mut scene = Scene::acting("1 2");
    scene.gods("tulum serpent").built(A, "serpent_corn").workers(A, "uxmal, lamanai");
    scene.play("place tulum; summon serpent");
    check(&mut scene, "remove tulum standing", Reason::PlacedThisTurn(City::Tulum), "GJ-1");
    check(&mut scene, "stand uxmal", Reason::NoWorkerThere(City::Uxmal), "GJ-1");
}

/// GS-2, A 6.7: cards and the Dancer.
#[test]
fn cards_to_take_back() {
    let mut scene = Scene::acting("1/2 2");
    scene.gods("tulum sun").built(A, "sun_corn").play("place tulum; summon sun");
    check(&mut scene, "recall 4", Reason::NotToTakeBack(Card::Four), "GS-2");
    scene.play("stop");
    check(&mut scene, "dance", Reason::NoDancer, "6.7");
}

/// A 5.4, WK-3, A 6.8: rewards.
#[test]
fn rewards() {
    let mut scene = Scene::acting("1 2");
    scene.reserve(A, "sun_corn").stock(A, "corn").bank_left(B, "water", 0);
    scene.main_in("tulum").play("build sun_corn a1");
    check(&mut scene, "gain water", Reason::BankEmpty(Colour::Water), "5.4");
    let mut scene = Scene::acting("1 2");
    scene.built(A, "chief_corn, chief_water, chief_cacao, chief_obsidian").reserve(A, "sun_corn");
    scene.stock(A, "corn, water").workers(A, "uxmal, lamanai lying");
    scene.main_in("tulum").build("sun_corn b3");
    check(&mut scene, "lay lamanai", Reason::NoStandingWorker(City::Lamanai), "WK-3");
}

/// BD-1, BD-2, BD-6, PY-1: what can be built.
#[test]
fn builds() {
    let mut scene = Scene::acting_as("queen", "1 2");
    scene.reserve(A, "sun_corn sun_water").stock(A, "corn 2, water");
    scene.offer("giant_stele").main_in("tulum");
    check(&mut scene, "build 3", Reason::NoBuildingThere(named("3")), "BD-2");
    check(&mut scene, "build 1", Reason::CannotPay, "PY-1");
    check(&mut scene, "build rain_corn a1", Reason::NotInReserve, "SM-2");
    scene.build("sun_corn a2");
    assert_eq!(scene.front(), Some(Step::Build));
    check(&mut scene, "build sun_water a1", Reason::BuildLimit(1), "BD-1");
    check(&mut scene, "build 1", Reason::BuildLimit(1), "BD-1");
}

/// PY-1: the price of a tile.
#[test]
fn prices() {
    let mut scene = Scene::acting("1 2");
    scene.built(A, "chief_corn, chief_water").reserve(A, "sun_corn sun_wild");
    scene.stock(A, "corn, water, cacao").main_in("tulum");
    let mut wild = scene.clone();
    scene.play("build sun_corn b1");
    assert_eq!(scene.offered("price"), words("corn+water corn+cacao"));
    check(&mut scene, "price water+cacao", Reason::WrongPrice, "PY-1");
    check(&mut scene, "price corn", Reason::WrongPrice, "PY-1");
    check(&mut scene, "price corn+obsidian", Reason::WrongPrice, "PY-1");
    wild.play("build sun_wild b1");
    check(&mut wild, "paint limestone", Reason::WrongPrice, "PY-1");
}

/// PY-3: the Ball Court (corn, obsidian, cacao) with a Market, corn and three water.
#[test]
fn ways_to_pay() {
    let mut scene = Scene::acting("1 2");
    scene.buildings(A, "market").stock(A, "corn, water 3").offer("ball_court");
    scene.main_in("tulum").play("build 1");
    check(&mut scene, "trade water", Reason::HasColour(Colour::Corn), "PY-3");
    check(&mut scene, "trade tiles", Reason::HasColour(Colour::Corn), "PY-3");
    check(&mut scene, "waive", Reason::NoWaiver, "PY-2");
    scene.play("market water");
    assert_eq!(scene.choices(), ["trade water", "market corn"]);
    check(&mut scene, "pay cube", Reason::NoCube(Colour::Obsidian), "PY-3");
    check(&mut scene, "market cacao", Reason::NoCube(Colour::Cacao), "PY-3");
    check(&mut scene, "trade corn", Reason::TradeNeedsTwo(Colour::Corn), "PY-3");
    check(&mut scene, "trade tiles", Reason::TradeNeedsTiles(Colour::Obsidian), "PY-3");
    check(&mut scene, "market water", Reason::RestUnpayable, "PY-4");
}

/// PY-3 iv, RUL-32: the Market, used up or not there.
#[test]
fn market() {
    let mut scene = Scene::acting("1 2");
    scene.workers(A, "tulum").reserve(A, "sun_water").stock(A, "corn 4, cacao 2");
    let mut without = scene.clone();
    scene.buildings(A, "market").offer("city_gates").main_in("tulum");
    scene.play("build 1; market corn; market corn; gain obsidian; build sun_water a1");
    check(&mut scene, "market corn", Reason::MarketUsed, "PY-3");
    without.main_in("tulum").play("build sun_water a1");
    check(&mut without, "market corn", Reason::NoMarket, "PY-3");
}

/// PY-3 iii: tiles of the colour, or wild ones.
#[test]
fn tiles_to_trade() {
    let mut scene = Scene::acting("1 2");
    scene.reserve(A, "sun_water rain_water chief_wild rain_corn").offer("city_gates");
    scene.stock(A, "limestone").main_in("tulum").play("build 1");
    check(&mut scene, "give rain_corn", Reason::WrongTile(named("rain_corn")), "PY-3");
    check(&mut scene, "give jaguar_water", Reason::NotInReserve, "SM-2");
    scene.play("give chief_wild; give sun_water");
    assert_eq!(scene.buildings_of(A), "city_gates");
    assert!(scene.tiles_of(A).contains(named("rain_water")));
}

/// AC-2: free options.
#[test]
fn free_options() {
    let mut scene = Scene::acting("1 2");
    check(&mut scene, "gateway", Reason::NoGateway, "AC-2");
    check(&mut scene, "queen corn", Reason::NoQueen, "AC-2");
    let mut scene = Scene::acting_as("queen", "1 2");
    scene.buildings(A, "gateway").stock(A, "corn 2");
    check(&mut scene, "queen corn", Reason::NobodyStands, "WK-3");
    check(&mut scene, "end", Reason::AnotherDecision, "5.2");
    scene.play("gateway");
    check(&mut scene, "gateway", Reason::GatewayUsed, "AC-2");
    scene.workers(A, "uxmal, lamanai");
    check(&mut scene, "queen water", Reason::NoCube(Colour::Water), "PY-3");
    scene.play("queen corn; lay uxmal");
    check(&mut scene, "queen corn", Reason::QueenUsed, "AC-2");
}

/// AC-2, A 5.3: the Gateway needs a tile to draw.
#[test]
fn gateway_without_tiles() {
    let mut scene = Scene::acting("1 2");
    let rest = scene.public().bag.total() as usize;
    scene.buildings(A, "gateway").fill_reserve(B, rest);
    check(&mut scene, "gateway", Reason::BagEmpty, "GC-3");
}

/// ER-2: a tile of the player's reserve.
#[test]
fn forced_discard() {
    let mut scene = Scene::acting("1 2");
    scene.main_in("tulum").play("pass").main_in("palenque");
    // B has built both of these.
    scene.pyramid(B, "a1 sun_wild corn, a2 sun_wild corn");
    let rest = scene.public().bag.total() as usize;
    scene.fill_reserve(A, rest).play("pass");
    assert_eq!(scene.front(), Some(Step::ForcedDiscard { seat: A, left: 2 }));
    check(&mut scene, "give sun_wild", Reason::NotInReserve, "SM-2");
}
