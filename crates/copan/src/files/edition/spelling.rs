//! How rows spell costs, effects and results of Events.

use super::{MOST_DISCOUNT, MOST_GAIN, MOST_POINTS};
use crate::model::*;
use patolli_core::{Bundle, Dense, Fault, UnknownName, named_enum, total_within, within};
use serde::{Deserialize, Deserializer};

named_enum! {
    /// What can stand in a cost or a gain: the resources, then one of any type.
    pub enum Icon {
        Food = "food", Fame = "fame", Zeal = "zeal", Power = "power", Any = "any",
    }
}

/// `{ food = 1, any = 2 }`
pub(super) type Icons = Bundle<Icon>;

/// The icons of specific resources.
fn specific(icons: Icons) -> Stock {
    Resource::all().map(|kind| (kind, icons.get(Icon::from_index(kind.index())))).collect()
}

pub(super) fn cost(field: &str, icons: Icons) -> Result<Cost, Fault> {
    total_within(field, icons.total(), 0..=MOST_GAIN.into())?;
    Ok(Cost { icons: specific(icons), any: icons.get(Icon::Any) })
}

/// `{ vp = 5 }`, `{ food = 2 }`, `"jade"`, `{ bonus_action = { site = "any", discount = 1 } }`
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum EffectText {
    Food(u8),
    Fame(u8),
    Zeal(u8),
    Power(u8),
    Any(u8),
    Vp(u8),
    Climb(u8),
    Jade,
    Glyph,
    Character,
    Extension,
    TakeTwoTiles,
    MoveTotem,
    PlaceEmbassy,
    BonusAction {
        #[serde(deserialize_with = "site_or_any")]
        site: Option<Site>,
        discount: u8,
    },
}

impl EffectText {
    pub(super) fn effect(self, field: &str) -> Result<Effect, Fault> {
        self.read().map_err(Fault::of(field))
    }

    fn read(self) -> Result<Effect, Fault> {
        let gain = |kind: Resource, n| Ok(Effect::Gain(kind, amount(kind.name(), n)?));
        match self {
            Self::Food(n) => gain(Resource::Food, n),
            Self::Fame(n) => gain(Resource::Fame, n),
            Self::Zeal(n) => gain(Resource::Zeal, n),
            Self::Power(n) => gain(Resource::Power, n),
            Self::Any(n) => amount("any", n).map(Effect::GainAny),
            Self::Vp(vp) => within("vp", vp, 1..=MOST_POINTS).map(Effect::Vp),
            Self::Climb(n) => steps("climb", n).map(Effect::Climb),
            Self::Jade => Ok(Effect::Jade),
            Self::Glyph => Ok(Effect::Glyph),
            Self::Character => Ok(Effect::Character),
            Self::Extension => Ok(Effect::Extension),
            Self::TakeTwoTiles => Ok(Effect::TakeTwoTiles),
            Self::MoveTotem => Ok(Effect::MoveTotem),
            Self::PlaceEmbassy => Ok(Effect::PlaceEmbassy),
            Self::BonusAction { site, discount } => {
                let discount = discount_of(discount).map_err(Fault::of("bonus_action"))?;
                Ok(Effect::Bonus { site, discount })
            }
        }
    }
}

fn amount(kind: &str, n: u8) -> Result<u8, Fault> {
    within(kind, n, 1..=MOST_GAIN)
}

/// Steps of one climb.
pub(super) fn steps(field: &str, n: u8) -> Result<u8, Fault> {
    within(field, n, 1..=TOP)
}

pub(super) fn discount_of(discount: u8) -> Result<u8, Fault> {
    within("discount", discount, 0..=MOST_DISCOUNT)
}

fn site_or_any<'de, D: Deserializer<'de>>(input: D) -> Result<Option<Site>, D::Error> {
    let readable = input.is_human_readable();
    match String::deserialize(input)?.as_str() {
        "any" => Ok(None),
        name => name.parse().map(Some).map_err(|why: UnknownName| why.refuse(readable)),
    }
}

/// Whether an effect can put something into the queue: a Jade tile, a bonus action, or a Character
/// that is used at once (C 5.1.4, C 6.8.2).
pub(super) const fn is_queued(effect: Effect) -> bool {
    matches!(effect, Effect::Jade | Effect::Bonus { .. } | Effect::Character)
}

/// `{ decline = "food" }`, `{ gain = { power = 2, fame = 2 } }`, `"descend"`
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum OutcomeText {
    Decline(Resource),
    Gain(Icons),
    Lose(Stock),
    LosePowerPerGlyph,
    LoseFamePerCharacter,
    LoseAnyPerCity,
    LoseAnyPerExtension,
    GainPowerPerDiscard,
    DropCharacter,
    DropJade,
    DropExtension,
    DropGlyph,
    GainJade,
    Climb(u8),
    Descend,
}

impl OutcomeText {
    pub(super) fn outcome(self, field: &str) -> Result<Outcome, Fault> {
        self.read().map_err(Fault::of(field))
    }

    fn read(self) -> Result<Outcome, Fault> {
        Ok(match self {
            Self::Decline(track) => Outcome::Decline(track),
            Self::Gain(icons) => gain(icons)?,
            Self::Lose(stock) => lose(stock)?,
            Self::LosePowerPerGlyph => Outcome::LosePowerPerGlyph,
            Self::LoseFamePerCharacter => Outcome::LoseFamePerCharacter,
            Self::LoseAnyPerCity => Outcome::LoseAnyPerCity,
            Self::LoseAnyPerExtension => Outcome::LoseAnyPerExtension,
            Self::GainPowerPerDiscard => Outcome::GainPowerPerDiscard,
            Self::DropCharacter => Outcome::DropCharacter,
            Self::DropJade => Outcome::DropJade,
            Self::DropExtension => Outcome::DropExtension,
            Self::DropGlyph => Outcome::DropGlyph,
            Self::GainJade => Outcome::GainJade,
            Self::Climb(n) => Outcome::Climb(steps("climb", n)?),
            Self::Descend => Outcome::Descend,
        })
    }
}

fn gain(icons: Icons) -> Result<Outcome, Fault> {
    total_within("gain", icons.total(), 1..=MOST_GAIN.into())?;
    match (specific(icons), icons.get(Icon::Any)) {
        (stock, 0) => Ok(Outcome::Gain(stock)),
        (stock, any) if stock.is_nothing() => Ok(Outcome::GainAny(any)),
        _ => Err(Fault::rule("copan-edition-event-gain").inside("gain")),
    }
}

fn lose(stock: Stock) -> Result<Outcome, Fault> {
    let mut lost = stock.iter();
    match (lost.next(), lost.next()) {
        (Some((kind, n)), None) => Ok(Outcome::Lose(kind, within("lose", n, 1..=MOST_GAIN)?)),
        _ => Err(Fault::rule("copan-edition-event-loss").inside("lose")),
    }
}
