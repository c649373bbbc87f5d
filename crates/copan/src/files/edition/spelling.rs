//! How rows spell effects, and the bounds of what they print.

use super::{MOST_DISCOUNT, MOST_GAIN, MOST_POINTS};
use crate::model::*;
use patolli_core::{Fault, UnknownName, total_within, within};
use serde::{Deserialize, Deserializer};

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

impl From<EffectText> for Effect {
    fn from(text: EffectText) -> Self {
        match text {
            EffectText::Food(n) => Self::Gain(Resource::Food, n),
            EffectText::Fame(n) => Self::Gain(Resource::Fame, n),
            EffectText::Zeal(n) => Self::Gain(Resource::Zeal, n),
            EffectText::Power(n) => Self::Gain(Resource::Power, n),
            EffectText::Any(n) => Self::GainAny(n),
            EffectText::Vp(n) => Self::Vp(n),
            EffectText::Climb(n) => Self::Climb(n),
            EffectText::Jade => Self::Jade,
            EffectText::Glyph => Self::Glyph,
            EffectText::Character => Self::Character,
            EffectText::Extension => Self::Extension,
            EffectText::TakeTwoTiles => Self::TakeTwoTiles,
            EffectText::MoveTotem => Self::MoveTotem,
            EffectText::PlaceEmbassy => Self::PlaceEmbassy,
            EffectText::BonusAction { site, discount } => Self::Bonus { site, discount },
        }
    }
}

fn site_or_any<'de, D: Deserializer<'de>>(input: D) -> Result<Option<Site>, D::Error> {
    let readable = input.is_human_readable();
    match String::deserialize(input)?.as_str() {
        "any" => Ok(None),
        name => name.parse().map(Some).map_err(|why: UnknownName| why.refuse(readable)),
    }
}

/// Reads the effect of a row, which positions spell differently.
pub(crate) fn effect<'de, D: Deserializer<'de>>(input: D) -> Result<Effect, D::Error> {
    EffectText::deserialize(input).map(Effect::from)
}

pub(super) fn check_effect(field: &str, effect: Effect) -> Result<(), Fault> {
    let inside = match effect {
        Effect::Gain(kind, n) => within(kind.name(), n, 1..=MOST_GAIN).map(drop),
        Effect::GainAny(n) => within("any", n, 1..=MOST_GAIN).map(drop),
        Effect::Vp(n) => within("vp", n, 1..=MOST_POINTS).map(drop),
        Effect::Climb(n) => check_steps("climb", n),
        Effect::Bonus { discount, .. } => check_discount("bonus_action.discount", discount),
        _ => Ok(()),
    };
    inside.map_err(Fault::of(field))
}

/// Whether an effect can put something into the queue: a Jade tile, a bonus action, or a Character
/// that is used at once (C 5.1.4, C 6.8.2).
pub(super) const fn is_queued(effect: Effect) -> bool {
    matches!(effect, Effect::Jade | Effect::Bonus { .. } | Effect::Character)
}

pub(super) fn check_cost(field: &str, cost: Cost) -> Result<(), Fault> {
    let total = cost.icons.total() + u32::from(cost.any);
    total_within(field, total, 0..=MOST_GAIN.into())
}

/// Steps of one climb.
pub(super) fn check_steps(field: &str, n: u8) -> Result<(), Fault> {
    within(field, n, 1..=TOP).map(drop)
}

pub(super) fn check_discount(field: &str, discount: u8) -> Result<(), Fault> {
    within(field, discount, 0..=MOST_DISCOUNT).map(drop)
}

pub(super) fn check_outcome(field: &str, outcome: Outcome) -> Result<(), Fault> {
    let inside = match outcome {
        Outcome::Gain(gain) => check_gain(gain),
        Outcome::Lose(loss) if loss.kinds().len() == 1 => {
            loss.iter().try_for_each(|(_, n)| within("lose", n, 1..=MOST_GAIN).map(drop))
        }
        Outcome::Lose(_) => Err(Fault::rule("copan-edition-event-loss").inside("lose")),
        Outcome::Climb(n) => check_steps("climb", n),
        _ => Ok(()),
    };
    inside.map_err(Fault::of(field))
}

fn check_gain(gain: Cost) -> Result<(), Fault> {
    let (specific, any) = (gain.icons.total(), u32::from(gain.any));
    total_within("gain", specific + any, 1..=MOST_GAIN.into())?;
    match specific > 0 && any > 0 {
        true => Err(Fault::rule("copan-edition-event-gain").inside("gain")),
        false => Ok(()),
    }
}
