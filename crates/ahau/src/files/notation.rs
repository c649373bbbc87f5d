//! Every action as a short text that a person can type, and back.

use crate::model::*;
use patolli_core::notation::value;
use patolli_core::{Forms, Hint, Unreadable};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::StartCard(card) => write!(f, "card {card}"),
            Self::Select(left, right) => write!(f, "select {left} {right}"),
            Self::Stay => write!(f, "stay"),
            Self::March(region) => write!(f, "march {region}"),
            Self::Advance => write!(f, "advance"),
            Self::Decline => write!(f, "decline"),
            Self::Retreat(region) => write!(f, "retreat {region}"),
            Self::Take(square) => write!(f, "take {square}"),
            Self::Place(city) => write!(f, "place {city}"),
            Self::Claim => write!(f, "claim"),
            Self::NoClaim => write!(f, "claim nothing"),
            Self::Summon(god) => write!(f, "summon {god}"),
            Self::NoSummon => write!(f, "summon nobody"),
            Self::Name(colour) => write!(f, "name {colour}"),
            Self::Discard(colour) => write!(f, "discard {colour}"),
            Self::DiscardWild(colour) => write!(f, "discard wild {colour}"),
            Self::DiscardJoker => write!(f, "discard wild"),
            Self::Confirm => write!(f, "confirm"),
            Self::Draw => write!(f, "draw"),
            Self::Rain(route) => write!(f, "rain {route}"),
            Self::Walk(way, posture) => write!(f, "walk {way} {posture}"),
            Self::TakeBack(card) => write!(f, "recall {card}"),
            Self::Remove(city, posture) => write!(f, "remove {city} {posture}"),
            Self::StandUp(city) => write!(f, "stand {city}"),
            Self::Stop => write!(f, "stop"),
            Self::Produce(route) => write!(f, "produce {route}"),
            Self::Lay(tile, space) => write!(f, "build {tile} {space}"),
            Self::Buy(place) => write!(f, "build {place}"),
            Self::Dance => write!(f, "dance"),
            Self::Pass => write!(f, "pass"),
            Self::Gain(colour) => write!(f, "gain {colour}"),
            Self::Paint(colour) => write!(f, "paint {colour}"),
            Self::Nominal(price) => write!(f, "price {price}"),
            Self::Cube => write!(f, "pay cube"),
            Self::Trade(colour) => write!(f, "trade {colour}"),
            Self::TradeTiles => write!(f, "trade tiles"),
            Self::Substitute(colour) => write!(f, "market {colour}"),
            Self::Waive => write!(f, "waive"),
            Self::Give(tile) => write!(f, "give {tile}"),
            Self::WarReward(step) => write!(f, "war {step}"),
            Self::LayDown(city) => write!(f, "lay {city}"),
            Self::Temple(god) => write!(f, "temple {god}"),
            Self::Role(role) => write!(f, "role {role}"),
            Self::UseGateway => write!(f, "gateway"),
            Self::UseQueen(colour) => write!(f, "queen {colour}"),
            Self::EndTurn => write!(f, "end"),
        }
    }
}

const FORMS: Forms = Forms(&[
    ("card", "card NUMBER"),
    ("select", "select LEFT_CARD RIGHT_CARD"),
    ("stay", "stay"),
    ("march", "march REGION"),
    ("advance", "advance"),
    ("decline", "decline"),
    ("retreat", "retreat REGION"),
    ("take", "take REGIONl | take REGIONr"),
    ("place", "place CITY"),
    ("claim", "claim | claim nothing"),
    ("summon", "summon GOD | summon nobody"),
    ("name", "name COLOUR"),
    ("discard", "discard COLOUR | discard wild COLOUR | discard wild"),
    ("confirm", "confirm"),
    ("draw", "draw"),
    ("rain", "rain ROUTE"),
    ("walk", "walk WAY standing | walk WAY lying"),
    ("recall", "recall CARD"),
    ("remove", "remove CITY standing | remove CITY lying"),
    ("stand", "stand CITY"),
    ("stop", "stop"),
    ("produce", "produce ROUTE"),
    ("build", "build TILE SPACE | build PLACE_OF_THE_OFFER"),
    ("dance", "dance"),
    ("pass", "pass"),
    ("gain", "gain COLOUR"),
    ("paint", "paint COLOUR"),
    ("price", "price COLOUR+COLOUR…"),
    ("pay", "pay cube"),
    ("trade", "trade COLOUR | trade tiles"),
    ("market", "market COLOUR"),
    ("waive", "waive"),
    ("give", "give TILE"),
    ("war", "war STEP"),
    ("lay", "lay CITY"),
    ("temple", "temple GOD"),
    ("role", "role ROLE"),
    ("gateway", "gateway"),
    ("queen", "queen COLOUR"),
    ("end", "end"),
]);

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        FORMS.read(text, read)
    }
}

fn read(words: &[&str]) -> Result<Action, Hint> {
    Ok(match *words {
        ["card", card] => Action::StartCard(value(card)?),
        ["select", left, right] => Action::Select(value(left)?, value(right)?),
        ["stay"] => Action::Stay,
        ["march", region] => Action::March(value(region)?),
        ["advance"] => Action::Advance,
        ["decline"] => Action::Decline,
        ["retreat", region] => Action::Retreat(value(region)?),
        ["take", square] => Action::Take(value(square)?),
        ["place", city] => Action::Place(value(city)?),
        ["claim"] => Action::Claim,
        ["claim", "nothing"] => Action::NoClaim,
        ["summon", "nobody"] => Action::NoSummon,
        ["summon", god] => Action::Summon(value(god)?),
        ["name", colour] => Action::Name(value(colour)?),
        ["discard", "wild"] => Action::DiscardJoker,
        ["discard", "wild", colour] => Action::DiscardWild(value(colour)?),
        ["discard", colour] => Action::Discard(value(colour)?),
        ["confirm"] => Action::Confirm,
        ["draw"] => Action::Draw,
        ["rain", route] => Action::Rain(value(route)?),
        ["walk", way, posture] => Action::Walk(value(way)?, value(posture)?),
        ["recall", card] => Action::TakeBack(value(card)?),
        ["remove", city, posture] => Action::Remove(value(city)?, value(posture)?),
        ["stand", city] => Action::StandUp(value(city)?),
        ["stop"] => Action::Stop,
        ["produce", route] => Action::Produce(value(route)?),
        ["build", tile, space] => Action::Lay(value(tile)?, value(space)?),
        ["build", place] => Action::Buy(value(place)?),
        ["dance"] => Action::Dance,
        ["pass"] => Action::Pass,
        _ => read_payment(words)?,
    })
}

/// Payments, rewards and free options.
fn read_payment(words: &[&str]) -> Result<Action, Hint> {
    Ok(match *words {
        ["gain", colour] => Action::Gain(value(colour)?),
        ["paint", colour] => Action::Paint(value(colour)?),
        ["price", colours] => Action::Nominal(price(colours)?),
        ["pay", "cube"] => Action::Cube,
        ["trade", "tiles"] => Action::TradeTiles,
        ["trade", colour] => Action::Trade(value(colour)?),
        ["market", colour] => Action::Substitute(value(colour)?),
        ["waive"] => Action::Waive,
        ["give", tile] => Action::Give(value(tile)?),
        ["war", step] => Action::WarReward(value(step)?),
        ["lay", city] => Action::LayDown(value(city)?),
        ["temple", god] => Action::Temple(value(god)?),
        ["role", role] => Action::Role(value(role)?),
        ["gateway"] => Action::UseGateway,
        ["queen", colour] => Action::UseQueen(value(colour)?),
        ["end"] => Action::EndTurn,
        _ => return Err(FORMS.hint(words)),
    })
}

/// Colours joined by a plus, in any order.
fn price(text: &str) -> Result<Price, Hint> {
    let mut colours = Colours::EMPTY;
    for name in text.split('+') {
        let colour: Colour = value(name)?;
        if colours.contains(colour) {
            return Err(FORMS.hint(&["price"]));
        }
        colours.insert(colour);
    }
    Ok(Price::of(colours))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_may_come_in_any_order_but_only_once() {
        let two = "price water+corn".parse::<Action>();
        assert_eq!(two, "price corn+water".parse());
        for text in ["price", "price corn+corn", "price corn+mauve", "price corn+", "build 5"] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
