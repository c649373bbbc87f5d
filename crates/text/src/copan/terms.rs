//! The glossary.

use super::cards::*;
use super::names::*;
use super::printed::*;
use crate::text::Text;
use crate::words::{Term, args};
use patolli_copan::*;
use patolli_core::Dense;

/// Words that every game of Copan uses. Each has a name and an explanation among the messages.
pub(crate) const WORDS: &[&str] = &[
    "turn",
    "round",
    "court-phase",
    "action-phase",
    "court-tile",
    "blind-tile",
    "bag",
    "pyramid",
    "section",
    "setup-tile",
    "event-space",
    "bonus-space",
    "collection",
    "decline",
    "tier",
    "omen",
    "scarcity",
    "event-card",
    "fate-die",
    "closed",
    "site",
    "totem",
    "side",
    "push",
    "site-action",
    "bonus-action",
    "free-action",
    "queue",
    "discount",
    "stock",
    "extension",
    "embassies",
    "city",
    "embassy",
    "token",
    "embassy-token",
    "river",
    "ball-court",
    "majority",
    "character",
    "slot",
    "permanent",
    "one-shot",
    "endgame",
    "altars",
    "altar-reserve",
    "hieroglyphs",
    "glyph",
    "exchange",
    "mask",
    "stairway",
    "zenith",
    "points",
    "end",
    "winner",
    "automa",
    "automa-card",
    "undo",
    "notation",
];

pub(super) fn terms(text: &Text, kit: &Kit) -> Vec<Term> {
    let words = WORDS.iter().map(|word| Term {
        name: text.say(&format!("copan-term-{word}")),
        explanation: text.say(&format!("copan-explain-{word}")),
    });
    words
        .chain(Resource::all().map(|it| resource_term(text, it)))
        .chain(City::all().map(|it| city_term(text, kit, it)))
        .chain(EventCard::all().map(|it| event_card_term(text, kit, it)))
        .chain(Fate::all().map(|it| fate_term(text, kit, it)))
        .chain(Character::all().map(|it| character_term(text, kit, it)))
        .chain(CityTile::all().map(|it| city_tile_term(text, kit, it)))
        .chain(Altar::all().map(|it| altar_term(text, kit, it)))
        .chain(Line::all().map(|it| line_term(text, kit, it)))
        .chain(MaskSpace::all().map(|it| mask_term(text, kit, it)))
        .collect()
}

fn resource_term(text: &Text, it: Resource) -> Term {
    let explanation = text.tell(
        "copan-explain-resource",
        args!(site = site(text, Site::of(it)), counted = counted(text, it)),
    );
    Term { name: resource(text, it), explanation }
}

pub(super) fn city_term(text: &Text, kit: &Kit, it: City) -> Term {
    let row = kit.city(it);
    let explanation = text.tell(
        "copan-explain-one-city",
        args!(level = row.level, path = cost(text, row.path), fate = fate(text, row.fate)),
    );
    Term { name: city(text, it), explanation }
}

/// The six results, symbol by symbol.
pub(super) fn event_card_term(text: &Text, kit: &Kit, it: EventCard) -> Term {
    let line = |symbol: Fate| {
        let result = outcome(text, kit.events[it][symbol]);
        text.tell("copan-event-line", args!(fate = fate(text, symbol), outcome = result))
    };
    let lines: Vec<_> = Fate::all().map(line).collect();
    Term {
        name: text.tell("copan-term-one-event-card", args!(card = event_card(text, it))),
        explanation: lines.join(" "),
    }
}

/// What a Fate symbol closes.
fn fate_term(text: &Text, kit: &Kit, it: Fate) -> Term {
    let [left, right] = kit.fates.altars[it];
    let explanation = text.tell(
        "copan-explain-fate",
        args!(
            city = city(text, kit.fates.city[it]),
            court = kit.fates.court[it].index() + 1,
            left = left.index() + 1,
            right = right.index() + 1,
            glyph = kit.fates.glyph[it].index() + 1,
        ),
    );
    Term { name: text.tell("copan-term-fate", args!(fate = fate(text, it))), explanation }
}

pub(super) fn character_term(text: &Text, kit: &Kit, it: Character) -> Term {
    let explanation = text.tell(
        "copan-explain-one-character",
        args!(cost = cost(text, kit.character(it).cost), words = character_words(text, kit, it),),
    );
    Term { name: character(text, it), explanation }
}

pub(super) fn city_tile_term(text: &Text, kit: &Kit, it: CityTile) -> Term {
    Term {
        name: text.tell("copan-term-city-tile", args!(id = it.to_string())),
        explanation: city_tile(text, kit, it),
    }
}

pub(super) fn altar_term(text: &Text, kit: &Kit, it: Altar) -> Term {
    Term {
        name: text.tell("copan-term-altar", args!(id = it.to_string())),
        explanation: altar(text, kit, it),
    }
}

pub(super) fn line_term(text: &Text, kit: &Kit, it: Line) -> Term {
    Term {
        name: text.tell("copan-term-line", args!(n = it.index() + 1)),
        explanation: line(text, kit, it),
    }
}

pub(super) fn mask_term(text: &Text, kit: &Kit, it: MaskSpace) -> Term {
    Term {
        name: text.tell("copan-term-mask-space", args!(n = it.index() + 1)),
        explanation: text
            .tell("copan-explain-mask-space", args!(effect = mask_space(text, kit, it))),
    }
}
