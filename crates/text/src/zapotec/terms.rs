//! The glossary.

use super::names::*;
use crate::text::Text;
use crate::words::{Term, args};
use patolli_core::Dense;
use patolli_zapotec::{
    Basic, Building, Kind, Kit, LAST_STEP, Property, Resource, Ritual, Stock, TileEffect, TradeTile,
};

/// Words that every game of Zapotec uses. Each has a name and an explanation among the messages.
pub(crate) const WORDS: &[&str] = &[
    "turn",
    "round",
    "card",
    "hand",
    "offer",
    "bonus",
    "deck",
    "basic",
    "advanced",
    "property",
    "section",
    "space",
    "tile",
    "house",
    "palace",
    "weight",
    "grid",
    "covered",
    "income",
    "capital",
    "trade",
    "market",
    "level",
    "pyramid",
    "piece",
    "scoring-tile",
    "ritual",
    "free-disc",
    "sacrifice",
    "track",
    "majority",
    "construction",
    "turn-scoring",
    "draw",
    "points",
    "winner",
    "bot",
    "bot-cards",
    "difficulty",
    "undo",
    "notation",
];

pub(super) fn terms(text: &Text, kit: &Kit) -> Vec<Term> {
    let words = WORDS.iter().map(|word| Term {
        name: text.say(&format!("zapotec-term-{word}")),
        explanation: text.say(&format!("zapotec-explain-{word}")),
    });
    let resources = Resource::all().map(|it| resource_term(text, it));
    let properties = Property::all().map(|it| property_term(text, kit, it));
    let tiles = TradeTile::all().map(|it| tile_term(text, kit, it));
    let rituals = Ritual::all().map(|it| goal_term(text, kit, it));
    let steps = (1..=LAST_STEP).map(|step| step_term(text, kit, step));
    words.chain(resources).chain(properties).chain(tiles).chain(rituals).chain(steps).collect()
}

fn resource_term(text: &Text, it: Resource) -> Term {
    let key = match it.index() < Basic::COUNT {
        true => "zapotec-explain-resource-basic".to_string(),
        false => format!("zapotec-explain-resource-{it}"),
    };
    Term { name: resource(text, it), explanation: text.say(&key) }
}

fn property_term(text: &Text, kit: &Kit, it: Property) -> Term {
    let explanation = match it.kind() {
        Kind::Terrain => text.say("zapotec-explain-terrain"),
        Kind::Region => text.say("zapotec-explain-region"),
        Kind::Building => {
            let building = Building::from_index(it.index());
            let price = stock(text, kit.prices.building[building]);
            let yields = stock(text, Stock::of(building.yields(), 1));
            text.tell("zapotec-explain-building", args!(price = price, yields = yields))
        }
    };
    Term { name: property(text, it), explanation }
}

pub(super) fn tile_term(text: &Text, kit: &Kit, tile: TradeTile) -> Term {
    let class = match kit.effect(tile) {
        TileEffect::Instant(_) => "instant",
        TileEffect::Exchange(_) => "recharge",
        TileEffect::BuildBy(_) => "builder",
        TileEffect::Advance(_) | TileEffect::FreeDisc => "once",
        TileEffect::Price(..) | TileEffect::HandScoring => "permanent",
    };
    let number = tile_number(tile);
    Term {
        name: text.tell("zapotec-term-trade-tile", args!(number = number, id = tile.to_string())),
        explanation: text.tell(
            "zapotec-explain-trade-tile",
            args!(
                effect = tile_effect(text, kit, tile),
                level = kit.trade_levels[tile].index() + 1,
                class = text.say(&format!("zapotec-class-{class}")),
            ),
        ),
    }
}

pub(super) fn ritual_term(text: &Text, kit: &Kit, it: Ritual) -> Term {
    Term {
        name: text.tell("zapotec-term-ritual-card", args!(id = it.name())),
        explanation: ritual(text, kit, it),
    }
}

/// A Ritual card by its goal, as people see it; data files know it by its id.
fn goal_term(text: &Text, kit: &Kit, it: Ritual) -> Term {
    let goal = ritual_goal(text, kit, it);
    Term {
        name: text.tell("zapotec-term-ritual-goal", args!(goal = goal)),
        ..ritual_term(text, kit, it)
    }
}

pub(super) fn step_term(text: &Text, kit: &Kit, step: usize) -> Term {
    Term {
        name: text.tell("zapotec-term-step", args!(step = step)),
        explanation: step_bonus(text, kit.track[step]),
    }
}
