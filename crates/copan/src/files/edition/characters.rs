//! The Characters (C 3.12), and who does what.

use super::spelling::{EffectText, Icons, cost, steps};
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, within};
use serde::Deserialize;
use std::array::from_fn;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterText {
    cost: Icons,
    talent: TalentText,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum TalentText {
    Permanent(GiftText),
    OneShot(EffectText),
    Endgame { resource: Resource, vp: u8 },
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum GiftText {
    Reward { site: Site, vp: u8 },
    Discount { site: Site, off: u8 },
    Collect { resource: Resource, gain: u8 },
    Climb { steps: u8, gain: u8 },
}

/// The most that a Character gives each time: what all of them give together still fits a number.
const MOST: u8 = 4;
/// Characters that give with a climb: each of them adds a decision to it.
const MOST_CLIMBERS: usize = 4;

/// C 3.12.
pub(super) fn characters(
    tables: &Tables,
) -> Result<([String; Character::COUNT], [CharacterRow; Character::COUNT]), DataError> {
    let (ids, rows) = tables.table("character", |_, _, row: CharacterText| {
        Ok(CharacterRow { cost: cost("cost", row.cost)?, talent: talent(row.talent)? })
    })?;
    match talents(&rows).climbers.len() {
        ..=MOST_CLIMBERS => Ok((ids, rows)),
        n => {
            let fault = Fault::rule("copan-edition-climbers").number("n", n);
            Err(tables.wrong_table("character", fault.number("most", MOST_CLIMBERS)))
        }
    }
}

fn talent(text: TalentText) -> Result<Talent, Fault> {
    match text {
        TalentText::Permanent(text) => {
            gift(&text).map(Talent::Permanent).map_err(Fault::of("talent.permanent"))
        }
        TalentText::OneShot(effect) => match effect.effect("talent.one_shot")? {
            // Such chains would grow within one effect, not through the queue.
            Effect::Character | Effect::PlaceEmbassy => {
                Err(Fault::rule("copan-edition-one-shot").inside("talent"))
            }
            effect => Ok(Talent::OneShot(effect)),
        },
        TalentText::Endgame { resource, vp } => {
            Ok(Talent::Endgame { resource, vp: within("talent.endgame.vp", vp, 1..=MOST)? })
        }
    }
}

fn gift(text: &GiftText) -> Result<Gift, Fault> {
    Ok(match *text {
        GiftText::Reward { site, vp } => {
            Gift::Reward { site, vp: within("reward.vp", vp, 1..=MOST)? }
        }
        GiftText::Discount { site, off } => {
            Gift::Discount { site, off: within("discount.off", off, 1..=MOST)? }
        }
        GiftText::Collect { resource, gain } => {
            Gift::Collect { resource, gain: within("collect.gain", gain, 1..=MOST)? }
        }
        GiftText::Climb { steps: n, gain } => Gift::Climb {
            steps: steps("climb.steps", n)?,
            gain: within("climb.gain", gain, 1..=MOST)?,
        },
    })
}

/// Characters by what they do.
pub(super) struct Talents {
    pub one_shots: CharacterSet,
    pub discounters: [CharacterSet; Site::COUNT],
    pub rewarders: [CharacterSet; Site::COUNT],
    pub collectors: [CharacterSet; Resource::COUNT],
    pub climbers: CharacterSet,
}

pub(super) fn talents(characters: &[CharacterRow; Character::COUNT]) -> Talents {
    let with = |fits: &dyn Fn(Talent) -> bool| -> CharacterSet {
        Character::all().filter(|card| fits(characters[card.index()].talent)).collect()
    };
    let permanent = |fits: &dyn Fn(Gift) -> bool| {
        with(&|talent| matches!(talent, Talent::Permanent(gift) if fits(gift)))
    };
    Talents {
        one_shots: with(&|talent| matches!(talent, Talent::OneShot(_))),
        discounters: from_fn(|i| {
            permanent(&|gift| matches!(gift, Gift::Discount { site, .. } if site.index() == i))
        }),
        rewarders: from_fn(|i| {
            permanent(&|gift| matches!(gift, Gift::Reward { site, .. } if site.index() == i))
        }),
        collectors: from_fn(|i| {
            permanent(
                &|gift| matches!(gift, Gift::Collect { resource, .. } if resource.index() == i),
            )
        }),
        climbers: permanent(&|gift| matches!(gift, Gift::Climb { .. })),
    }
}
