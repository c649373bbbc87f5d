//! Every action as a short text that a person can type, and back.

use crate::model::*;
use patolli_core::notation::{hint, value};
use patolli_core::{Hint, Set, notation};

notation! { Action;
    "place {resource} {space}" (resource, space) => Place(resource, space);
    "place {space}" (space) => PlaceAt(space);
    "gain {resource}" (resource) => Gain(resource);
    "lose {resource}" (resource) => Lose(resource);
    "pay {resource}" (resource) => Pay(resource);
    "climb {resource}" (resource) => Climb(resource);
    "descend {resource}" (resource) => Descend(resource);
    "stay" () => Stay;
    "move {site} {side}" (site, side) => Move(site, side), told "move SITE resource | move SITE vp";
    "eject {site} {side}" (site, side)
        => Eject(site, side), told "eject SITE resource | eject SITE vp";
    "eject off" () => EjectOff;
    "totem {site} {side}" (site, side)
        => MoveTotem(site, side), told "totem SITE resource | totem SITE vp";
    "totem leave" () => LeaveTotem;
    "city {city}" (city) => Envoy(city);
    "river" () => Draw;
    "recruit {ball_court_space}" (ball_court_space) => Recruit(ball_court_space);
    "altar {altar_space}" (altar_space) => Offer(altar_space);
    "line {line}" (line) => Read(line);
    "skip" () => Skip;
    "buy nothing" () => BuyNothing;
    "buy tiles" () => BuyTiles;
    "buy extension" () => BuyExtension;
    "keep" () => Keep;
    "replace {character}" (character) => Replace(character);
    "use now" () => UseNow;
    "refuse" () => Refuse;
    "glyph {glyph_space}" (glyph_space) => PickGlyph(glyph_space);
    "character {ball_court_space}" (ball_court_space) => PickCharacter(ball_court_space);
    "embassy {city}" (city) => PickCity(city);
    "jade {mask_space}" (mask_space) => Jade(mask_space);
    "remove {mask_space}" (mask_space) => DropJade(mask_space);
    "drop {colour}" (colour) => DropGlyph(colour);
    "drop {character}" (character) => DropCharacter(character);
    "use {character}" (character) => Use(character);
    "exchange {colours}" (colours: rainbow)
        => ExchangeDifferent(colours), told "exchange COLOUR+COLOUR…";
    "exchange {number} {colour}" (number, colour) => ExchangeSame(colour, number);
    "bonus refuse" () => RefuseBonus;
    "bonus {site}" (site) => Bonus(site);
    "end" () => EndTurn;
}

/// Colours joined by a plus, in any order.
fn rainbow(text: &str) -> Result<Rainbow, Hint> {
    let mut colours = Set::EMPTY;
    for name in text.split('+') {
        let colour: Colour = value(name)?;
        if colours.contains(colour) {
            return Err(hint(FORMS, &["exchange"]));
        }
        colours.insert(colour);
    }
    Rainbow::of(colours).ok_or_else(|| hint(FORMS, &["exchange"]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_may_come_in_any_order_but_only_once() {
        let two = "exchange white+red".parse::<Action>();
        assert_eq!(two, "exchange red+white".parse());
        for text in ["exchange red", "exchange red+red", "exchange 2 red", "exchange red+mauve"] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
