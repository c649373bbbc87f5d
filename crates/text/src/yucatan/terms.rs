//! The glossary.

use super::names::*;
use super::printed::*;
use crate::text::{Text, Value};
use crate::words::{Term, args};
use patolli_core::Dense;
use patolli_yucatan::*;

/// Words that every game of Yucatan uses. Each has a name and an explanation among the messages.
pub(crate) const WORDS: &[&str] = &[
    "round",
    "turn",
    "activation",
    "action-token",
    "building",
    "level",
    "city-leader",
    "power",
    "troop",
    "troop-leader",
    "unit",
    "supply",
    "prisoner",
    "prison",
    "counselor",
    "ability",
    "slot",
    "summoning",
    "link",
    "timer",
    "prolong",
    "bank",
    "central-city",
    "jungle",
    "move",
    "entry",
    "city-action",
    "battle",
    "attacker",
    "battle-card",
    "base-card",
    "special-card",
    "summoning-card",
    "axe",
    "base-capture",
    "prisoner-bonus",
    "guard",
    "veil",
    "return",
    "wiped-out",
    "removed",
    "sacrifice",
    "sacrifice-points",
    "improvement",
    "evolution",
    "evolution-table",
    "pyramid",
    "calendar",
    "revolution",
    "first-player",
    "final-bonus",
    "leftovers",
    "points",
    "end",
    "winner",
    "limited-tokens",
    "published-gates",
    "undo",
    "notation",
];

pub(super) fn terms(text: &Text, kit: &Kit) -> Vec<Term> {
    let facts = facts(text, kit);
    let words = WORDS.iter().map(|word| Term {
        name: text.say(&format!("yucatan-term-{word}")),
        explanation: text.tell(&format!("yucatan-explain-{word}"), &facts),
    });
    words
        .chain(Resource::all().map(|it| resource_term(text, kit, it)))
        .chain(Building::all().map(|it| building_term(text, kit, it)))
        .chain([granary_term(text, kit)])
        .chain(Power::all().map(|it| power_term(text, kit, it)))
        .chain(Counselor::all().map(|it| counselor_term(text, kit, it)))
        .chain(Ability::all().map(|it| ability_term(text, kit, it)))
        .chain(Summoning::all().map(|it| summoning_term(text, kit, it)))
        .chain(Card::all().filter_map(|it| card_term(text, kit, it)))
        .chain(City::all().map(|it| city_term(text, kit, it)))
        .chain(Column::all().map(|it| bonus_term(text, kit, it)))
        .collect()
}

/// The numbers that explanations may quote.
fn facts(text: &Text, kit: &Kit) -> Vec<(&'static str, Value<'static>)> {
    let (supply, points, moves) = (&kit.supply, &kit.points, &kit.moves);
    let joined = |numbers: &mut dyn Iterator<Item = u8>| {
        numbers.map(|n| n.to_string()).collect::<Vec<_>>().join(", ")
    };
    vec![
        ("rounds", kit.length.rounds.into()),
        ("turns", kit.length.turns.into()),
        ("units", supply.units.into()),
        ("troop", supply.troop.into()),
        ("limit", supply.troop_limit.into()),
        ("rates", joined(&mut kit.rounds().iter().map(|row| row.rate)).into()),
        ("evolutions", kit.calendar(1).evolutions.into()),
        ("pyramid", joined(&mut kit.pyramid.into_iter()).into()),
        ("timer", goods(text, supply.timer).into()),
        ("deck", kit.deck.total().into()),
        ("enter", moves.jungle_to_city.into()),
        ("leave", moves.city_to_jungle.into()),
        ("cross", moves.city_to_city.into()),
        ("entry", moves.entry_jade.into()),
        ("revolution", moves.revolution_jade.into()),
        ("leader", points.leader_axes.into()),
        ("unit", points.unit_axes.into()),
        ("base", points.base_capture.into()),
        ("wipe", points.wipe_out.into()),
        ("reward", points.wipe_out_prisoners.into()),
        ("jade", points.jade_set.into()),
        ("corn", points.corn_set.into()),
    ]
}

fn resource_term(text: &Text, kit: &Kit, it: Resource) -> Term {
    let args = args!(short = short_resource(text, it), n = kit.set_size(it));
    Term { name: resource(text, it), explanation: text.tell("yucatan-explain-resource", args) }
}

/// A Building on all its levels.
fn building_term(text: &Text, kit: &Kit, it: Building) -> Term {
    let level = |level: u8| {
        let words = building_words(text, kit, it, level);
        text.tell("yucatan-building-level", args!(level = level, words = words))
    };
    let levels: Vec<_> = (0..=TOP).map(level).collect();
    Term { name: building(text, it), explanation: levels.join(" ") }
}

fn granary_term(text: &Text, kit: &Kit) -> Term {
    let words = granary_words(text, kit);
    let explanation = text.tell("yucatan-explain-granary", args!(words = words));
    Term { name: element(text, Element::Granary), explanation }
}

fn power_term(text: &Text, kit: &Kit, it: Power) -> Term {
    let words = power_levels(text, kit, it);
    Term {
        name: text.tell("yucatan-term-one-power", args!(name = power(text, it))),
        explanation: text.tell("yucatan-explain-one-power", args!(words = words)),
    }
}

fn counselor_term(text: &Text, kit: &Kit, it: Counselor) -> Term {
    let words = counselor_words(text, kit, it);
    let explanation = text.tell("yucatan-explain-one-counselor", args!(words = words));
    Term { name: counselor(text, it), explanation }
}

fn ability_term(text: &Text, kit: &Kit, it: Ability) -> Term {
    let args = args!(level = it.level(), words = ability_words(text, kit, it));
    Term { name: ability(text, it), explanation: text.tell("yucatan-explain-one-ability", args) }
}

fn summoning_term(text: &Text, kit: &Kit, it: Summoning) -> Term {
    let args = args!(level = kit.summoning(it).level, words = summoning_words(text, kit, it));
    let explanation = text.tell("yucatan-explain-one-summoning", args);
    Term { name: summoning(it).to_string(), explanation }
}

/// The card of a Summoning is explained with it.
fn card_term(text: &Text, kit: &Kit, it: Card) -> Option<Term> {
    let words = card_words(text, kit, it);
    let explanation = match it {
        Card::Summoning(_) => return None,
        Card::Base(_) => text.tell("yucatan-explain-one-base", args!(words = words)),
        Card::Special(kind) => {
            let n = kit.deck.get(kind);
            text.tell("yucatan-explain-one-special", args!(words = words, n = n))
        }
    };
    Some(Term { name: card(text, it), explanation })
}

/// All actions of a Central City with the Rounds from which they are open.
fn city_term(text: &Text, kit: &Kit, it: City) -> Term {
    let action = |it: CityAction| {
        let words = city_action_words(text, kit, it);
        let round = kit.city_action(it).round;
        text.tell("yucatan-city-line", args!(round = round, words = words))
    };
    let lines: Vec<_> = kit.actions_of(it, kit.length.rounds).map(action).collect();
    Term { name: city(it).to_string(), explanation: lines.join(" ") }
}

fn bonus_term(text: &Text, kit: &Kit, it: Column) -> Term {
    let row = kit.points.bonus[it];
    let words = text.tell(&format!("yucatan-counts-{it}"), args!(n = row.vp, most = row.most));
    let explanation = text.tell("yucatan-explain-one-bonus", args!(words = words));
    Term { name: final_bonus(text, it), explanation }
}
