//! Every action as a short text that a person can type, and back.

use crate::model::*;
use patolli_core::notation::value;
use patolli_core::{Forms, Hint, Set, Unreadable};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(tile, space) => write!(f, "place {tile} {space}"),
            Self::PlaceAt(space) => write!(f, "place {space}"),
            Self::Gain(resource) => write!(f, "gain {resource}"),
            Self::Lose(resource) => write!(f, "lose {resource}"),
            Self::Pay(resource) => write!(f, "pay {resource}"),
            Self::Climb(stair) => write!(f, "climb {stair}"),
            Self::Descend(stair) => write!(f, "descend {stair}"),
            Self::Stay => write!(f, "stay"),
            Self::Move(site, side) => write!(f, "move {site} {side}"),
            Self::Eject(site, side) => write!(f, "eject {site} {side}"),
            Self::EjectOff => write!(f, "eject off"),
            Self::MoveTotem(site, side) => write!(f, "totem {site} {side}"),
            Self::LeaveTotem => write!(f, "totem leave"),
            Self::Envoy(city) => write!(f, "city {city}"),
            Self::Draw => write!(f, "river"),
            Self::Recruit(space) => write!(f, "recruit {space}"),
            Self::Offer(space) => write!(f, "altar {space}"),
            Self::Read(line) => write!(f, "line {line}"),
            Self::Skip => write!(f, "skip"),
            Self::BuyNothing => write!(f, "buy nothing"),
            Self::BuyTiles => write!(f, "buy tiles"),
            Self::BuyExtension => write!(f, "buy extension"),
            Self::Keep => write!(f, "keep"),
            Self::Replace(old) => write!(f, "replace {old}"),
            Self::UseNow => write!(f, "use now"),
            Self::Refuse => write!(f, "refuse"),
            Self::PickGlyph(space) => write!(f, "glyph {space}"),
            Self::PickCharacter(space) => write!(f, "character {space}"),
            Self::PickCity(city) => write!(f, "embassy {city}"),
            Self::Jade(space) => write!(f, "jade {space}"),
            Self::DropJade(space) => write!(f, "remove {space}"),
            Self::DropCharacter(character) => write!(f, "drop {character}"),
            Self::DropGlyph(colour) => write!(f, "drop {colour}"),
            Self::Use(character) => write!(f, "use {character}"),
            Self::ExchangeDifferent(set) => write!(f, "exchange {set}"),
            Self::ExchangeSame(colour, run) => write!(f, "exchange {run} {colour}"),
            Self::Bonus(site) => write!(f, "bonus {site}"),
            Self::RefuseBonus => write!(f, "bonus refuse"),
            Self::EndTurn => write!(f, "end"),
        }
    }
}

const FORMS: Forms = Forms(&[
    ("place", "place RESOURCE SPACE | place SPACE"),
    ("gain", "gain RESOURCE"),
    ("lose", "lose RESOURCE"),
    ("pay", "pay RESOURCE"),
    ("climb", "climb RESOURCE"),
    ("descend", "descend RESOURCE"),
    ("stay", "stay"),
    ("move", "move SITE resource | move SITE vp"),
    ("eject", "eject SITE resource | eject SITE vp | eject off"),
    ("totem", "totem SITE resource | totem SITE vp | totem leave"),
    ("city", "city CITY"),
    ("river", "river"),
    ("recruit", "recruit BALL_COURT_SPACE"),
    ("altar", "altar ALTAR_SPACE"),
    ("line", "line LINE"),
    ("skip", "skip"),
    ("buy", "buy nothing | buy tiles | buy extension"),
    ("keep", "keep"),
    ("replace", "replace CHARACTER"),
    ("use", "use CHARACTER | use now"),
    ("refuse", "refuse"),
    ("glyph", "glyph GLYPH_SPACE"),
    ("character", "character BALL_COURT_SPACE"),
    ("embassy", "embassy CITY"),
    ("jade", "jade MASK_SPACE"),
    ("remove", "remove MASK_SPACE"),
    ("drop", "drop CHARACTER | drop COLOUR"),
    ("exchange", "exchange COLOUR+COLOUR… | exchange NUMBER COLOUR"),
    ("bonus", "bonus SITE | bonus refuse"),
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
        ["place", tile, space] => Action::Place(value(tile)?, value(space)?),
        ["place", space] => Action::PlaceAt(value(space)?),
        ["gain", resource] => Action::Gain(value(resource)?),
        ["lose", resource] => Action::Lose(value(resource)?),
        ["pay", resource] => Action::Pay(value(resource)?),
        ["climb", stair] => Action::Climb(value(stair)?),
        ["descend", stair] => Action::Descend(value(stair)?),
        ["stay"] => Action::Stay,
        ["move", site, side] => Action::Move(value(site)?, value(side)?),
        ["eject", site, side] => Action::Eject(value(site)?, value(side)?),
        ["eject", "off"] => Action::EjectOff,
        ["totem", site, side] => Action::MoveTotem(value(site)?, value(side)?),
        ["totem", "leave"] => Action::LeaveTotem,
        ["city", city] => Action::Envoy(value(city)?),
        ["river"] => Action::Draw,
        ["recruit", space] => Action::Recruit(value(space)?),
        ["altar", space] => Action::Offer(value(space)?),
        ["line", line] => Action::Read(value(line)?),
        ["skip"] => Action::Skip,
        ["buy", "nothing"] => Action::BuyNothing,
        ["buy", "tiles"] => Action::BuyTiles,
        ["buy", "extension"] => Action::BuyExtension,
        ["keep"] => Action::Keep,
        ["replace", old] => Action::Replace(value(old)?),
        ["use", "now"] => Action::UseNow,
        ["use", character] => Action::Use(value(character)?),
        ["refuse"] => Action::Refuse,
        ["glyph", space] => Action::PickGlyph(value(space)?),
        ["character", space] => Action::PickCharacter(value(space)?),
        ["embassy", city] => Action::PickCity(value(city)?),
        ["jade", space] => Action::Jade(value(space)?),
        ["remove", space] => Action::DropJade(value(space)?),
        ["drop", thing] => match value(thing) {
            Ok(colour) => Action::DropGlyph(colour),
            Err(_) => Action::DropCharacter(value(thing)?),
        },
        ["exchange", colours] => Action::ExchangeDifferent(rainbow(colours)?),
        ["exchange", run, colour] => Action::ExchangeSame(value(colour)?, value(run)?),
        ["bonus", "refuse"] => Action::RefuseBonus,
        ["bonus", site] => Action::Bonus(value(site)?),
        ["end"] => Action::EndTurn,
        _ => return Err(FORMS.hint(words)),
    })
}

/// Colours joined by a plus, in any order.
fn rainbow(text: &str) -> Result<Rainbow, Hint> {
    let mut colours = Set::EMPTY;
    for name in text.split('+') {
        let colour: Colour = value(name)?;
        if colours.contains(colour) {
            return Err(FORMS.hint(&["exchange"]));
        }
        colours.insert(colour);
    }
    Rainbow::of(colours).ok_or_else(|| FORMS.hint(&["exchange"]))
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
