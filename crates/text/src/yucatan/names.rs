//! Names of the components.

use crate::text::Text;
use crate::words::{args, list};
use patolli_core::Dense;
use patolli_yucatan::*;

pub fn resource(text: &Text, kind: Resource) -> String {
    text.say(&format!("yucatan-resource-{kind}"))
}

/// Two letters for narrow places.
pub fn short_resource(text: &Text, kind: Resource) -> String {
    text.say(&format!("yucatan-short-{kind}"))
}

/// `1 corn and 2 jade`, or `nothing`.
pub fn goods(text: &Text, goods: Goods) -> String {
    some_of(text, amounts(text, goods))
}

/// `1 corn`, `2 jade`: what there is of each.
pub(super) fn amounts(text: &Text, goods: Goods) -> Vec<String> {
    let amount = |(kind, n)| text.tell(&format!("yucatan-amount-{kind}"), args!(n = n));
    goods.iter().map(amount).collect()
}

/// A list of what is there, or `nothing`.
pub(super) fn some_of(text: &Text, parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<_> = parts.into_iter().collect();
    match parts.is_empty() {
        true => text.say("yucatan-nothing"),
        false => list(text, &parts),
    }
}

/// `Co 2Ja` for narrow places; empty if there is nothing.
pub fn short_goods(text: &Text, goods: Goods) -> String {
    let amount = |(kind, n)| match n {
        1 => short_resource(text, kind),
        _ => format!("{n}{}", short_resource(text, kind)),
    };
    goods.iter().map(amount).collect::<Vec<_>>().join(" ")
}

/// A city's own name, the same in every language.
pub const fn city(city: City) -> &'static str {
    match city {
        City::ChichenItza => "Chichén Itzá",
        City::Uxmal => "Uxmal",
        City::Mayapan => "Mayapán",
    }
}

pub fn space(text: &Text, space: Space) -> String {
    match space.city() {
        None => text.say("yucatan-jungle"),
        Some(it) => city(it).to_string(),
    }
}

/// `in the Jungle`, `in Uxmal`.
pub fn in_space(text: &Text, space: Space) -> String {
    match space.city() {
        None => text.say("yucatan-in-jungle"),
        Some(it) => text.tell("yucatan-in-city", args!(city = city(it))),
    }
}

/// `to the Jungle`, `to Uxmal`.
pub fn to_space(text: &Text, space: Space) -> String {
    match space.city() {
        None => text.say("yucatan-to-jungle"),
        Some(it) => text.tell("yucatan-to-city", args!(city = city(it))),
    }
}

pub fn element(text: &Text, element: Element) -> String {
    text.say(&format!("yucatan-element-{element}"))
}

/// `the Barracks`.
pub fn the_element(text: &Text, element: Element) -> String {
    text.say(&format!("yucatan-the-{element}"))
}

pub fn building(text: &Text, building: Building) -> String {
    text.say(&format!("yucatan-element-{building}"))
}

/// `the Barracks`.
pub fn the_building(text: &Text, building: Building) -> String {
    text.say(&format!("yucatan-the-{building}"))
}

/// Eight characters at most.
pub fn short_building(text: &Text, building: Building) -> String {
    text.say(&format!("yucatan-short-{building}"))
}

/// `first Troop`.
pub fn troop(text: &Text, leader: Leader) -> String {
    text.say(match leader {
        Leader::One => "yucatan-troop-1",
        Leader::Two => "yucatan-troop-2",
    })
}

/// `T1` for narrow places.
pub fn short_troop(text: &Text, leader: Leader) -> String {
    text.tell("yucatan-short-troop", args!(n = leader.index() + 1))
}

pub fn ability(text: &Text, ability: Ability) -> String {
    text.say(&format!("yucatan-ability-{ability}"))
}

pub fn counselor(text: &Text, counselor: Counselor) -> String {
    text.say(&format!("yucatan-counselor-{counselor}"))
}

/// A creature's own name, the same in every language.
pub const fn summoning(summoning: Summoning) -> &'static str {
    match summoning {
        Summoning::UayChivo => "Uay Chivo",
        Summoning::Alux => "Alux",
        Summoning::Xtabay => "Xtabay",
        Summoning::Balam => "Balam",
        Summoning::Camazotz => "Camazotz",
        Summoning::Zipacna => "Zipacna",
        Summoning::Kukulkan => "Kukulkan",
        Summoning::AhPuch => "Ah Puch",
        Summoning::Chaac => "Chaac",
    }
}

pub fn power(text: &Text, power: Power) -> String {
    text.say(&format!("yucatan-power-{power}"))
}

pub fn card(text: &Text, card: Card) -> String {
    match card {
        Card::Base(it) => text.say(&format!("yucatan-card-{it}")),
        Card::Special(it) => text.say(&format!("yucatan-card-{it}")),
        Card::Summoning(it) => text.tell("yucatan-card-summoning", args!(name = summoning(it))),
    }
}

pub fn special(text: &Text, special: Special) -> String {
    card(text, Card::Special(special))
}

/// `2 Night Raid and 1 War Drums`, or `nothing`.
pub fn specials(text: &Text, cards: Specials) -> String {
    let amount =
        |(kind, n)| text.tell("yucatan-cards-of", args!(n = n, card = special(text, kind)));
    some_of(text, cards.iter().map(amount))
}

/// A column of the Evolution table: `Buildings`.
pub fn column(text: &Text, column: Column) -> String {
    text.say(&format!("yucatan-column-{column}"))
}

/// `Building Bonus`.
pub fn final_bonus(text: &Text, column: Column) -> String {
    text.say(&format!("yucatan-bonus-{column}"))
}

pub fn side(text: &Text, side: Side) -> String {
    text.say(&format!("yucatan-side-{side}"))
}

/// `until Round 3`, `until the end of the game`.
pub fn until(text: &Text, kit: &Kit, timer: u8) -> String {
    match timer < kit.last_timer() {
        true => text.tell("yucatan-until-round", args!(round = timer)),
        false => text.say("yucatan-until-end"),
    }
}

/// `3 VP`.
pub fn vp(text: &Text, points: impl Into<i16>) -> String {
    text.tell("yucatan-vp", args!(n = points.into()))
}

/// `3 Sacrifice Points`.
pub fn sp(text: &Text, points: impl Into<i16>) -> String {
    text.tell("yucatan-sp", args!(n = points.into()))
}

pub fn units(text: &Text, n: u8) -> String {
    text.tell("yucatan-units", args!(n = n))
}

pub fn prisoners(text: &Text, n: u8) -> String {
    text.tell("yucatan-prisoners", args!(n = n))
}

pub fn axes(text: &Text, n: impl Into<u16>) -> String {
    text.tell("yucatan-axes", args!(n = n.into()))
}
