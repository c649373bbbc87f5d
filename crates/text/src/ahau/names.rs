//! Names of the components.

use crate::text::Text;
use crate::words::{args, list};
use patolli_ahau::*;
use patolli_core::Dense;

pub fn god(text: &Text, god: God) -> String {
    text.say(&format!("ahau-god-{god}"))
}

/// Two letters for narrow places.
pub fn short_god(text: &Text, god: God) -> String {
    text.say(&format!("ahau-short-{god}"))
}

pub fn colour(text: &Text, colour: Colour) -> String {
    text.say(&format!("ahau-colour-{colour}"))
}

/// Two letters for narrow places.
pub fn short_colour(text: &Text, colour: Colour) -> String {
    text.say(&format!("ahau-short-{colour}"))
}

/// `corn, water and cacao`.
pub fn colours(text: &Text, colours: Colours) -> String {
    let names: Vec<_> = colours.iter().map(|it| colour(text, it)).collect();
    match names.is_empty() {
        true => text.say("ahau-nothing"),
        false => list(text, &names),
    }
}

/// `Co Wa` for narrow places.
pub fn short_colours(text: &Text, colours: Colours) -> String {
    colours.iter().map(|it| short_colour(text, it)).collect::<Vec<_>>().join(" ")
}

/// `2 corn, 1 water`.
pub fn stock(text: &Text, stock: Stock) -> String {
    let amount = |(kind, n)| text.tell("ahau-amount", args!(n = n, what = colour(text, kind)));
    match stock.is_nothing() {
        true => text.say("ahau-nothing"),
        false => stock.iter().map(amount).collect::<Vec<_>>().join(", "),
    }
}

/// `Rain (corn)`, `Sun (wild)`.
pub fn tile(text: &Text, tile: Tile) -> String {
    let god = text.say(&format!("ahau-tile-{}", tile.god()));
    text.tell("ahau-tile", args!(god = god, face = face(text, tile.face())))
}

fn face(text: &Text, face: Face) -> String {
    face.colour().map_or_else(|| text.say("ahau-wild"), |it| colour(text, it))
}

/// `RaCo`, `Su**` for narrow places.
pub fn short_tile(text: &Text, tile: Tile) -> String {
    let face = tile.colour().map_or_else(|| "**".to_string(), |it| short_colour(text, it));
    short_god(text, tile.god()) + &face
}

/// `2 Rain (corn), 1 Sun (wild)`.
pub fn tiles(text: &Text, tiles: Tiles) -> String {
    let amount = |(kind, n)| text.tell("ahau-amount", args!(n = n, what = tile(text, kind)));
    match tiles.is_empty() {
        true => text.say("ahau-nothing"),
        false => tiles.iter().map(amount).collect::<Vec<_>>().join(", "),
    }
}

/// A tile in a pyramid: `Rain (corn)`, whatever it was before.
pub fn brick(text: &Text, brick: Brick) -> String {
    tile(text, Tile::of(brick.god, Face::of(brick.colour)))
}

/// A city's own name, the same in every language.
pub const fn city(city: City) -> &'static str {
    match city {
        City::Calakmul => "Calakmul",
        City::Caracol => "Caracol",
        City::ChichenItza => "Chichén Itzá",
        City::Lamanai => "Lamanai",
        City::Palenque => "Palenque",
        City::Seibal => "Seibal",
        City::Tikal => "Tikal",
        City::Tulum => "Tulum",
        City::Uxmal => "Uxmal",
        City::Yaxchilan => "Yaxchilán",
    }
}

/// `Tikal – Caracol`.
pub fn route(map: &Map, route: Route) -> String {
    let [from, to] = map.route(route).ends;
    format!("{} – {}", city(from), city(to))
}

pub fn region(text: &Text, region: Region) -> String {
    text.tell("ahau-region", args!(n = region.index() + 1))
}

pub fn building(text: &Text, building: Building) -> String {
    text.say(&format!("ahau-building-{building}"))
}

/// Nine characters at most.
pub fn short_building(text: &Text, building: Building) -> String {
    text.say(&format!("ahau-short-{building}"))
}

pub fn role(text: &Text, role: Role) -> String {
    text.say(&format!("ahau-role-{role}"))
}

pub fn roles(text: &Text, roles: Roles) -> String {
    let names: Vec<_> = roles.iter().map(|it| role(text, it)).collect();
    list(text, &names)
}

/// `card 3`, or the name of the role card if it is known.
pub fn card(text: &Text, card: Card, known: Option<Role>) -> String {
    match (card, known) {
        (Card::Role, Some(it)) => role(text, it),
        (Card::Role, None) => text.say("ahau-role-card"),
        _ => text.tell("ahau-card", args!(n = card.number())),
    }
}

pub fn cards(text: &Text, set: Cards, known: Option<Role>) -> String {
    let names: Vec<_> = set.iter().map(|it| card(text, it, known)).collect();
    list(text, &names)
}

/// What a temple pays for: `tiles in the pyramid`.
pub fn scoring(text: &Text, scoring: Scoring) -> String {
    text.say(&format!("ahau-scoring-{scoring}"))
}

/// One word for narrow places.
pub fn short_scoring(text: &Text, scoring: Scoring) -> String {
    text.say(&format!("ahau-short-scoring-{scoring}"))
}

pub fn personality(text: &Text, personality: Personality) -> String {
    text.say(&format!("ahau-personality-{personality}"))
}

pub fn difficulty(text: &Text, difficulty: Difficulty) -> String {
    text.say(&format!("ahau-difficulty-{difficulty}"))
}

/// `3 Fame`.
pub fn fame(text: &Text, points: impl Into<i16>) -> String {
    text.tell("ahau-fame", args!(n = points.into()))
}

pub fn weapons(text: &Text, n: u8) -> String {
    text.tell("ahau-weapons", args!(n = n))
}
