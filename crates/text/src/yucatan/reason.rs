//! Refusals: the obstacle, and what would help.

use super::names::*;
use super::printed::city_action_words;
use crate::text::Text;
use crate::words::args;
use patolli_core::Dense;
use patolli_yucatan::{Building, Card, Kit, Reason};

pub(super) fn reason(text: &Text, kit: &Kit, reason: &Reason) -> String {
    let told = plain(reason).map(|key| text.say(key)).or_else(|| buying(text, reason));
    told.or_else(|| counted(text, kit, reason)).unwrap_or_else(|| acting(text, kit, reason))
}

/// Refusals that need no facts.
const fn plain(reason: &Reason) -> Option<&'static str> {
    Some(match reason {
        Reason::AnotherDecision => "yucatan-reason-another-decision",
        Reason::SameCounselor => "yucatan-reason-same-counselor",
        Reason::BuildingTokenUsed => "yucatan-reason-building-token-used",
        Reason::LeaderTokenUsed => "yucatan-reason-leader-token-used",
        Reason::LeaderUsed => "yucatan-reason-leader-used",
        Reason::OtherTroop => "yucatan-reason-other-troop",
        Reason::EmptyLevy => "yucatan-reason-empty-levy",
        Reason::HasSummoning => "yucatan-reason-has-summoning",
        Reason::MustLink => "yucatan-reason-must-link",
        Reason::MustProlong => "yucatan-reason-must-prolong",
        Reason::NothingToProlong => "yucatan-reason-nothing-to-prolong",
        Reason::DeckEmpty | Reason::NoCardForPower => "yucatan-reason-deck-empty",
        Reason::PowerIdle => "yucatan-reason-power-idle",
        Reason::SameSpace => "yucatan-reason-same-space",
        Reason::NoSuchExtra => "yucatan-reason-no-such-extra",
        Reason::SameColumn => "yucatan-reason-same-column",
        Reason::KeepsToken => "yucatan-reason-keeps-token",
        Reason::NoSuchSeat => "yucatan-reason-no-such-seat",
        _ => return None,
    })
}

/// Prices, levels and slots.
fn buying(text: &Text, reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::NothingToDo(it) => {
            let key = match it {
                Building::ConstructionSite => "yucatan-reason-nothing-to-build",
                Building::MilitarySchool => "yucatan-reason-nothing-to-acquire",
                Building::Barracks => "yucatan-reason-nothing-to-reinforce",
                Building::Temple => "yucatan-reason-nothing-to-link",
            };
            text.say(key)
        }
        Reason::CannotPay(price) => {
            text.tell("yucatan-reason-cannot-pay", args!(price = goods(text, price)))
        }
        Reason::AlreadyBuilt(it) => {
            text.tell("yucatan-reason-already-built", args!(building = the_building(text, it)))
        }
        Reason::Gate(it, level) => {
            text.tell("yucatan-reason-gate", args!(column = column(text, it), level = level))
        }
        Reason::TempleGate(level) => text.tell("yucatan-reason-temple-gate", args!(level = level)),
        Reason::AbilityOwned(it) => {
            text.tell("yucatan-reason-ability-owned", args!(ability = ability(text, it)))
        }
        Reason::SlotFilled(slot) => {
            text.tell("yucatan-reason-slot-filled", args!(n = slot.index() + 1))
        }
        Reason::SlotTooSmall(slot) => {
            text.tell("yucatan-reason-slot-too-small", args!(n = slot.index() + 1))
        }
        Reason::NotInBank(it) => {
            text.tell("yucatan-reason-not-in-bank", args!(summoning = summoning(it)))
        }
        _ => return None,
    })
}

/// Limits with a number.
fn counted(text: &Text, kit: &Kit, reason: &Reason) -> Option<String> {
    let (key, n) = match *reason {
        Reason::TroopLimit(n) | Reason::LevyRoom(n) => ("yucatan-reason-troop-limit", n),
        Reason::SupplyShort(n) => ("yucatan-reason-supply-short", n),
        Reason::LevyLimit(n) => ("yucatan-reason-levy-limit", n),
        Reason::TimerLimit | Reason::ProlongLimit => {
            ("yucatan-reason-timer-limit", kit.last_timer())
        }
        Reason::NotYet(round) => ("yucatan-reason-not-yet", round),
        Reason::FewPrisoners(n) => ("yucatan-reason-few-prisoners", n),
        Reason::FewSets(n) => ("yucatan-reason-few-sets", n),
        Reason::RowLimit(row) => ("yucatan-reason-row-limit", row),
        _ => return None,
    };
    Some(text.tell(key, args!(n = n)))
}

/// Leaders, cards and cities.
fn acting(text: &Text, kit: &Kit, reason: &Reason) -> String {
    let about_card = |key: &str, it: Card| text.tell(key, args!(card = card(text, it)));
    match *reason {
        Reason::OtherPower(it) => {
            text.tell("yucatan-reason-other-power", args!(power = power(text, it)))
        }
        Reason::OwnTroop(at) => text.tell("yucatan-reason-own-troop", args!(city = city(at))),
        Reason::NotInHand(it) => about_card("yucatan-reason-not-in-hand", it),
        Reason::OtherTroopsCard(it) => about_card("yucatan-reason-other-troops-card", it),
        Reason::CardSpent(it) => about_card("yucatan-reason-card-spent", it),
        Reason::OtherCity(it) => {
            let at = city(kit.city_action(it).city);
            text.tell("yucatan-reason-other-city", args!(city = at))
        }
        Reason::ActionIdle(it) => {
            let words = city_action_words(text, kit, it);
            text.tell("yucatan-reason-action-idle", args!(words = words))
        }
        Reason::OtherColumn(it) => {
            text.tell("yucatan-reason-other-column", args!(bonus = final_bonus(text, it)))
        }
        _ => unreachable!("told above: {reason:?}"),
    }
}
