//! Refusals: what is in the way, and what would help.

use super::names::*;
use crate::text::Text;
use crate::words::args;
use patolli_ahau::{City, Colour, God, Kit, Reason, Region, Space};
use patolli_core::Dense;

pub(super) fn reason(text: &Text, _: &Kit, reason: &Reason) -> String {
    let told = movement(text, reason).or_else(|| gods(text, reason));
    told.or_else(|| building_up(text, reason)).unwrap_or_else(|| paying(text, reason))
}

fn at_region(text: &Text, key: &str, at: Region) -> String {
    text.tell(key, args!(region = region(text, at)))
}

fn at_city(text: &Text, key: &str, at: City) -> String {
    text.tell(key, args!(city = city(at)))
}

fn of_colour(text: &Text, key: &str, it: Colour) -> String {
    text.tell(key, args!(colour = colour(text, it)))
}

fn about_god(text: &Text, key: &str, it: God) -> String {
    text.tell(key, args!(god = god(text, it)))
}

fn at_space(text: &Text, key: &str, at: Space) -> String {
    text.tell(key, args!(space = at.to_string()))
}

/// The start, cards, Rulers, tiles, and what can stand in the way anywhere.
fn movement(text: &Text, reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::AnotherDecision => text.say("ahau-reason-another-decision"),
        Reason::CardTaken => text.say("ahau-reason-card-taken"),
        Reason::NotInHand(it) => {
            text.tell("ahau-reason-not-in-hand", args!(card = card(text, it, None)))
        }
        Reason::SameCard => text.say("ahau-reason-same-card"),
        Reason::LeftSix => text.say("ahau-reason-left-six"),
        Reason::NoSuchRegion(at) => at_region(text, "ahau-reason-no-such-region", at),
        Reason::NotAdjacent(at) => at_region(text, "ahau-reason-not-adjacent", at),
        Reason::RegionTaken(at) => at_region(text, "ahau-reason-region-taken", at),
        Reason::OtherRegion(square) => at_region(text, "ahau-reason-other-region", square.region()),
        Reason::NoTileThere(square) => {
            at_region(text, "ahau-reason-no-tile-there", square.region())
        }
        Reason::CityOutOfReach(at) => at_city(text, "ahau-reason-city-out-of-reach", at),
        Reason::NoSuchRoute(_) => text.say("ahau-reason-no-such-route"),
        Reason::RoleNotThere(it) => {
            text.tell("ahau-reason-role-not-there", args!(role = role(text, it)))
        }
        _ => return None,
    })
}

/// Summons and what the gods do.
fn gods(text: &Text, reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::OtherGod(it) => about_god(text, "ahau-reason-other-god", it),
        Reason::NoMatchingTile(it) => about_god(text, "ahau-reason-no-matching-tile", it),
        Reason::AlreadySummoned(it) => about_god(text, "ahau-reason-already-summoned", it),
        Reason::HasMarker(it) => about_god(text, "ahau-reason-has-marker", it),
        Reason::NoMatchingSite => text.say("ahau-reason-no-matching-site"),
        Reason::NoRemovableWorker => text.say("ahau-reason-no-removable-worker"),
        Reason::NothingUsed => text.say("ahau-reason-nothing-used"),
        Reason::NoDancer => text.say("ahau-reason-no-dancer"),
        Reason::ColourNotUsed(it) => of_colour(text, "ahau-reason-colour-not-used", it),
        Reason::BagEmpty => text.say("ahau-reason-bag-empty"),
        Reason::NoWorkerThere(at) => at_city(text, "ahau-reason-no-worker-there", at),
        Reason::PlacedThisTurn(at) => at_city(text, "ahau-reason-placed-this-turn", at),
        Reason::NoStandingWorker(at) => at_city(text, "ahau-reason-no-standing-worker", at),
        Reason::NobodyStands => text.say("ahau-reason-nobody-stands"),
        Reason::NotToTakeBack(it) => {
            text.tell("ahau-reason-not-to-take-back", args!(card = card(text, it, None)))
        }
        _ => return None,
    })
}

/// Producing and building.
fn building_up(text: &Text, reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::NotInReserve => text.say("ahau-reason-not-in-reserve"),
        Reason::NoSiteThere(_) => text.say("ahau-reason-no-site-there"),
        Reason::SiteOutOfReach(_) => text.say("ahau-reason-site-out-of-reach"),
        Reason::BankEmpty(it) => of_colour(text, "ahau-reason-bank-empty", it),
        Reason::SpaceFilled(at) => at_space(text, "ahau-reason-space-filled", at),
        Reason::NotSupported(at) => at_space(text, "ahau-reason-not-supported", at),
        Reason::BuildLimit(n) => text.tell("ahau-reason-build-limit", args!(n = n)),
        Reason::NoBuildingThere(at) => {
            text.tell("ahau-reason-no-building-there", args!(n = at.index() + 1))
        }
        Reason::CapitalFull => text.say("ahau-reason-capital-full"),
        Reason::NoGateway => text.say("ahau-reason-no-gateway"),
        Reason::GatewayUsed => text.say("ahau-reason-gateway-used"),
        Reason::NoQueen => text.say("ahau-reason-no-queen"),
        Reason::QueenUsed => text.say("ahau-reason-queen-used"),
        _ => return None,
    })
}

fn paying(text: &Text, reason: &Reason) -> String {
    match *reason {
        Reason::CannotPay => text.say("ahau-reason-cannot-pay"),
        Reason::WrongPrice => text.say("ahau-reason-wrong-price"),
        Reason::RestUnpayable => text.say("ahau-reason-rest-unpayable"),
        Reason::NoCube(it) => of_colour(text, "ahau-reason-no-cube", it),
        Reason::HasColour(it) => of_colour(text, "ahau-reason-has-colour", it),
        Reason::TradeNeedsTwo(it) => of_colour(text, "ahau-reason-trade-needs-two", it),
        Reason::TradeNeedsTiles(it) => of_colour(text, "ahau-reason-trade-needs-tiles", it),
        Reason::WrongTile(it) => text.tell("ahau-reason-wrong-tile", args!(tile = tile(text, it))),
        Reason::NoMarket => text.say("ahau-reason-no-market"),
        Reason::MarketUsed => text.say("ahau-reason-market-used"),
        Reason::NoWaiver => text.say("ahau-reason-no-waiver"),
        _ => unreachable!("told above: {reason:?}"),
    }
}
