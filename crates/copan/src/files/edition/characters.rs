//! The Characters (C 3.12), and who does what.

use super::spelling::{check_cost, check_effect, check_steps};
use crate::model::*;
use patolli_core::{By, DataError, Dense, Fault, Tables, within};

/// The most that a Character gives each time: what all of them give together still fits a number.
const MOST: u8 = 4;
/// Characters that give with a climb: each of them adds a decision to it.
const MOST_CLIMBERS: usize = 4;

/// C 3.12.
pub(super) fn characters(
    tables: &Tables,
) -> Result<(ByCharacter<String>, ByCharacter<CharacterRow>), DataError> {
    let (ids, rows) = tables.table("character", |_, _, row: CharacterRow| {
        check_cost("cost", row.cost)?;
        check_talent(row.talent).map_err(Fault::of("talent"))?;
        Ok(row)
    })?;
    let rows = By::new(rows);
    match Talents::of(&rows).climbers.len() {
        ..=MOST_CLIMBERS => Ok((By::new(ids), rows)),
        n => {
            let fault = Fault::rule("copan-edition-climbers").number("n", n);
            Err(tables.wrong_table("character", fault.number("most", MOST_CLIMBERS)))
        }
    }
}

fn check_talent(talent: Talent) -> Result<(), Fault> {
    let amount = |field: &str, n| within(field, n, 1..=MOST).map(drop);
    match talent {
        Talent::Permanent(Gift::Reward { vp, .. }) => amount("permanent.reward.vp", vp),
        Talent::Permanent(Gift::Discount { off, .. }) => amount("permanent.discount.off", off),
        Talent::Permanent(Gift::Collect { gain, .. }) => amount("permanent.collect.gain", gain),
        Talent::Permanent(Gift::Climb { steps, gain }) => {
            check_steps("permanent.climb.steps", steps)?;
            amount("permanent.climb.gain", gain)
        }
        // Such chains would grow within one effect, not through the queue.
        Talent::OneShot(Effect::Character | Effect::PlaceEmbassy) => {
            Err(Fault::rule("copan-edition-one-shot"))
        }
        Talent::OneShot(effect) => check_effect("one_shot", effect),
        Talent::Endgame { vp, .. } => amount("endgame.vp", vp),
    }
}

/// Characters by what they do.
pub(super) struct Talents {
    pub one_shots: CharacterSet,
    pub discounters: BySite<CharacterSet>,
    pub rewarders: BySite<CharacterSet>,
    pub collectors: ByResource<CharacterSet>,
    pub climbers: CharacterSet,
}

impl Talents {
    pub(super) fn of(characters: &ByCharacter<CharacterRow>) -> Self {
        let with = |fits: &dyn Fn(Talent) -> bool| -> CharacterSet {
            Character::all().filter(|card| fits(characters[*card].talent)).collect()
        };
        let permanent = |fits: &dyn Fn(Gift) -> bool| {
            with(&|talent| matches!(talent, Talent::Permanent(gift) if fits(gift)))
        };
        Self {
            one_shots: with(&|talent| matches!(talent, Talent::OneShot(_))),
            discounters: By::from_fn(|at| {
                permanent(&|gift| matches!(gift, Gift::Discount { site, .. } if site == at))
            }),
            rewarders: By::from_fn(|at| {
                permanent(&|gift| matches!(gift, Gift::Reward { site, .. } if site == at))
            }),
            collectors: By::from_fn(|kind| {
                permanent(
                    &|gift| matches!(gift, Gift::Collect { resource, .. } if resource == kind),
                )
            }),
            climbers: permanent(&|gift| matches!(gift, Gift::Climb { .. })),
        }
    }
}
