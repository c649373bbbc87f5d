//! Refusals: what is in the way, and what would help.

use super::names::*;
use crate::text::Text;
use crate::words::args;
use patolli_copan::{Kit, Reason, Resource};
use patolli_core::Dense;

pub(super) fn reason(text: &Text, _: &Kit, reason: &Reason) -> String {
    let told = court(text, reason).or_else(|| totem(text, reason));
    told.or_else(|| action(text, reason)).unwrap_or_else(|| cards(text, reason))
}

fn about(text: &Text, key: &str, kind: Resource) -> String {
    text.tell(key, args!(what = resource(text, kind)))
}

/// The Court phase, gains and losses, stairways.
fn court(text: &Text, reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::AnotherDecision => text.say("copan-reason-another-decision"),
        Reason::NoTile(kind) => about(text, "copan-reason-no-tile", kind),
        Reason::HandNotEmpty => text.say("copan-reason-hand-not-empty"),
        Reason::HandEmpty => text.say("copan-reason-hand-empty"),
        Reason::SpaceTaken(at) => {
            text.tell("copan-reason-space-taken", args!(space = space(text, at)))
        }
        Reason::SpaceCovered(at) => {
            text.tell("copan-reason-space-covered", args!(space = space(text, at)))
        }
        Reason::NoneLeft(kind) => about(text, "copan-reason-none-left", kind),
        Reason::UnitDoesNotPay(kind) => about(text, "copan-reason-unit-does-not-pay", kind),
        Reason::PriestOnTop(stair) => about(text, "copan-reason-priest-on-top", stair),
        Reason::PriestAtBottom(stair) => about(text, "copan-reason-priest-at-bottom", stair),
        _ => return None,
    })
}

fn totem(text: &Text, reason: &Reason) -> Option<String> {
    let place = |key: &str, at| text.tell(key, args!(place = at_site(text, Some(at))));
    Some(match *reason {
        Reason::CannotStay => text.say("copan-reason-cannot-stay"),
        Reason::SameSite(at) => place("copan-reason-same-site", at),
        Reason::EjectedFrom(at) => place("copan-reason-ejected-from", at),
        Reason::MustReenter => text.say("copan-reason-must-reenter"),
        Reason::EntryCost(kind) => about(text, "copan-reason-entry-cost", kind),
        Reason::NothingPayable(at) => place("copan-reason-nothing-payable", at),
        Reason::OnlyIfStuck => text.say("copan-reason-only-if-stuck"),
        Reason::OtherSite(at) => place("copan-reason-other-site", at),
        Reason::BonusElsewhere(at) => place("copan-reason-bonus-elsewhere", at),
        _ => return None,
    })
}

/// Site actions.
fn action(text: &Text, reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::CityClosed(at) => {
            text.tell("copan-reason-city-closed", args!(city = city(text, at)))
        }
        Reason::SpaceClosed => text.say("copan-reason-space-closed"),
        Reason::NoCard => text.say("copan-reason-no-card"),
        Reason::AltarTaken(at) => text.tell("copan-reason-altar-taken", args!(n = at.index() + 1)),
        Reason::LineEmpty(line) => {
            text.tell("copan-reason-line-empty", args!(n = line.index() + 1))
        }
        Reason::NoTokenLeft => text.say("copan-reason-no-token-left"),
        Reason::CannotPay { discount } => {
            text.tell("copan-reason-cannot-pay", args!(discount = discount))
        }
        Reason::MustAct => text.say("copan-reason-must-act"),
        Reason::NoRiverTiles => text.say("copan-reason-no-river-tiles"),
        Reason::NoExtensions => text.say("copan-reason-no-extensions"),
        _ => return None,
    })
}

/// Characters, Glyphs and Jade tiles.
fn cards(text: &Text, reason: &Reason) -> String {
    let named = |key: &str, it| text.tell(key, args!(character = character(text, it)));
    match *reason {
        Reason::SlotFree => text.say("copan-reason-slot-free"),
        Reason::NoSlotFree => text.say("copan-reason-no-slot-free"),
        Reason::NotYours(it) => named("copan-reason-not-yours", it),
        Reason::NotOneShot(it) => named("copan-reason-not-one-shot", it),
        Reason::NotNow => text.say("copan-reason-not-now"),
        Reason::MaskTaken(at) => text.tell("copan-reason-mask-taken", args!(n = at.index() + 1)),
        Reason::MaskEdge(at) => text.tell("copan-reason-mask-edge", args!(n = at.index() + 1)),
        Reason::MaskNotAdjacent(at) => {
            text.tell("copan-reason-mask-not-adjacent", args!(n = at.index() + 1))
        }
        Reason::NoJadeThere(at) => {
            text.tell("copan-reason-no-jade-there", args!(n = at.index() + 1))
        }
        Reason::NoGlyph(it) => text.tell("copan-reason-no-glyph", args!(colour = colour(text, it))),
        Reason::NotEnoughGlyphs => text.say("copan-reason-not-enough-glyphs"),
        Reason::AlreadyExchanged => text.say("copan-reason-already-exchanged"),
        _ => unreachable!("told above: {reason:?}"),
    }
}
