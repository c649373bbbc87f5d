//! Every action as a short text that a person can type, and back.

use crate::model::*;
use patolli_core::notation::{hint, value};
use patolli_core::{Hint, notation};

notation! { Action;
    "card {number}" (number) => StartCard(number);
    "select {left_card} {right_card}" (left_card, right_card) => Select(left_card, right_card);
    "stay" () => Stay;
    "march {region}" (region) => March(region);
    "advance" () => Advance;
    "decline" () => Decline;
    "retreat {region}" (region) => Retreat(region);
    "take {square}" (square) => Take(square), told "take REGIONl | take REGIONr";
    "place {city}" (city) => Place(city);
    "claim" () => Claim;
    "claim nothing" () => NoClaim;
    "summon nobody" () => NoSummon;
    "summon {god}" (god) => Summon(god);
    "name {colour}" (colour) => Name(colour);
    "discard wild" () => DiscardJoker;
    "discard {colour}" (colour) => Discard(colour);
    "discard wild {colour}" (colour) => DiscardWild(colour);
    "confirm" () => Confirm;
    "draw" () => Draw;
    "rain {route}" (route) => Rain(route);
    "walk {way} {posture}" (way, posture)
        => Walk(way, posture), told "walk WAY standing | walk WAY lying";
    "recall {card}" (card) => TakeBack(card);
    "remove {city} {posture}" (city, posture)
        => Remove(city, posture), told "remove CITY standing | remove CITY lying";
    "stand {city}" (city) => StandUp(city);
    "stop" () => Stop;
    "produce {route}" (route) => Produce(route);
    "build {tile} {space}" (tile, space) => Lay(tile, space);
    "build {place_of_the_offer}" (place_of_the_offer) => Buy(place_of_the_offer);
    "dance" () => Dance;
    "pass" () => Pass;
    "gain {colour}" (colour) => Gain(colour);
    "paint {colour}" (colour) => Paint(colour);
    "price {price}" (price: price_of) => Nominal(price), told "price COLOUR+COLOUR…";
    "pay cube" () => Cube;
    "trade tiles" () => TradeTiles;
    "trade {colour}" (colour) => Trade(colour);
    "market {colour}" (colour) => Substitute(colour);
    "waive" () => Waive;
    "give {tile}" (tile) => Give(tile);
    "war {step}" (step) => WarReward(step);
    "lay {city}" (city) => LayDown(city);
    "temple {god}" (god) => Temple(god);
    "role {role}" (role) => Role(role);
    "gateway" () => UseGateway;
    "queen {colour}" (colour) => UseQueen(colour);
    "end" () => EndTurn;
}

/// Colours joined by a plus, in any order.
fn price_of(text: &str) -> Result<Price, Hint> {
    let mut colours = Colours::EMPTY;
    for name in text.split('+') {
        let colour: Colour = value(name)?;
        if colours.contains(colour) {
            return Err(hint(FORMS, &["price"]));
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
