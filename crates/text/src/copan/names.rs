//! Names of the components.

use crate::lang::Lang;
use crate::text::Text;
use crate::words::{args, capitalised, list};
use patolli_copan::*;

pub fn resource(text: &Text, resource: Resource) -> String {
    text.say(&format!("copan-resource-{resource}"))
}

/// Two letters for narrow places.
pub fn short(text: &Text, resource: Resource) -> String {
    text.say(&format!("copan-short-{resource}"))
}

/// `2 Food, 1 Zeal`.
pub fn stock(text: &Text, stock: Stock) -> String {
    match stock.is_nothing() {
        true => text.say("copan-nothing"),
        false => amounts(text, stock).join(", "),
    }
}

pub(super) fn amounts(text: &Text, stock: Stock) -> Vec<String> {
    let amount = |(kind, n)| text.tell("copan-amount", args!(n = n, what = resource(text, kind)));
    stock.iter().map(amount).collect()
}

/// `2Fo Ze` for narrow places.
pub fn short_stock(text: &Text, stock: Stock) -> String {
    short_amounts(text, stock).join(" ")
}

pub(super) fn short_amounts(text: &Text, stock: Stock) -> Vec<String> {
    let amount = |(kind, n)| match n {
        1 => short(text, kind),
        _ => format!("{n}{}", short(text, kind)),
    };
    stock.iter().map(amount).collect()
}

/// `5 VP`.
pub fn vp(text: &Text, points: impl Into<i16>) -> String {
    text.tell("copan-vp", args!(n = points.into()))
}

pub fn steps(text: &Text, steps: u8) -> String {
    text.tell("copan-steps", args!(n = steps))
}

pub fn site(text: &Text, site: Site) -> String {
    text.say(&format!("copan-site-{site}"))
}

/// A few letters for narrow places.
pub fn short_site(text: &Text, site: Option<Site>) -> String {
    text.say(&format!("copan-short-{}", site_key(site)))
}

/// `at the Altars`, `at any Site`.
pub fn at_site(text: &Text, site: Option<Site>) -> String {
    text.say(&format!("copan-at-{}", site_key(site)))
}

/// `of the Altars`.
pub fn of_site(text: &Text, site: Site) -> String {
    text.say(&format!("copan-of-{site}"))
}

fn site_key(site: Option<Site>) -> &'static str {
    site.map_or("any", Site::name)
}

pub fn side(text: &Text, side: Side) -> String {
    text.say(&format!("copan-side-{side}"))
}

pub fn fate(text: &Text, fate: Fate) -> String {
    text.say(&format!("copan-fate-{fate}"))
}

/// One character for each Fate symbol.
pub const fn fate_mark(fate: Fate) -> &'static str {
    match fate {
        Fate::Cacao => "◖",
        Fate::Flower => "❀",
        Fate::Sun => "☼",
        Fate::Moon => "☾",
        Fate::Water => "≈",
        Fate::Codex => "▤",
    }
}

pub fn section(text: &Text, section: Section) -> String {
    text.say(&format!("copan-section-{section}"))
}

/// `NW 2-3`: section, row and column, counted from the outer corner.
pub fn space(text: &Text, space: Space) -> String {
    let section = section(text, space.section());
    format!("{section} {}\u{2011}{}", space.row(), space.column())
}

pub fn city(text: &Text, city: City) -> String {
    text.say(&format!("copan-city-{city}"))
}

pub fn half(text: &Text, half: Half) -> String {
    text.say(&format!("copan-half-{half}"))
}

pub fn colour(text: &Text, colour: Colour) -> String {
    text.say(&format!("copan-colour-{colour}"))
}

/// Two letters for narrow places.
pub fn short_colour(text: &Text, colour: Colour) -> String {
    text.say(&format!("copan-short-{colour}"))
}

/// `2 red, 1 blue`.
pub fn glyphs(text: &Text, glyphs: Glyphs) -> String {
    let amount =
        |(kind, n)| text.tell("copan-glyph-amount", args!(n = n, what = colour(text, kind)));
    let amounts: Vec<_> = glyphs.iter().map(amount).collect();
    match amounts.is_empty() {
        true => text.say("copan-no-glyph"),
        false => list(text, &amounts),
    }
}

pub fn event_card(text: &Text, card: EventCard) -> String {
    text.say(&format!("copan-card-{card}"))
}

/// A Character's name as the edition of this language spells it.
pub fn character(text: &Text, character: Character) -> String {
    let id = character.to_string();
    match (id.as_str(), text.lang()) {
        ("k_awai", _) => "K’awai".to_string(),
        ("hacha_kyum", _) => "Hacha’kyum".to_string(),
        ("chichuaton", Lang::Fr) => "Chichuatón".to_string(),
        ("xamaniqinqu", Lang::Fr) => "Xamaniqiniqu".to_string(),
        ("ah_cuxtal" | "colop_u_uichikin" | "ix_tub_tun" | "kan_xib_yui", _) => {
            capitalised(&id.replace('_', "-"))
        }
        _ => id.split('_').map(capitalised).collect::<Vec<_>>().join(" "),
    }
}

pub fn characters(text: &Text, set: CharacterSet) -> String {
    let names: Vec<_> = set.iter().map(|it| character(text, it)).collect();
    list(text, &names)
}

/// What a stairway counts at the end: `Storage extension`, `Jade tile`.
pub fn counted(text: &Text, stair: Resource) -> String {
    text.say(&format!("copan-counted-{stair}"))
}

/// `+2`, `0`, `-1`: what a step makes of one counted thing.
pub fn multiplier(value: i8) -> String {
    match value {
        0 => "0".to_string(),
        _ => format!("{value:+}").replace('-', "−"),
    }
}
