//! The rules as [`Game`] and [`Title`].

use crate::files::Position;
use crate::model::*;
use crate::rules::scoring::{ScorePart, final_scores, winners};
use crate::rules::setup;
use patolli_core::{
    BadOption, Choice, Chosen, Dense, Game, Host, PerSeat, SeatSet, Title, check_options,
};
use std::ops::RangeInclusive;

impl Game for Yucatan {
    patolli_core::played_in_steps!();

    fn setup(kit: &'static Kit, options: &Options, host: &mut impl Host<Event>) -> Self {
        setup::setup(kit, options, host)
    }

    /// Q65: whether a seat had a choice may be a secret.
    fn always_asked(&self) -> bool {
        self.public.agenda.front().is_some_and(|step| step.is_secret())
    }

    fn scores(&self) -> PerSeat<i16> {
        let parts = final_scores(&self.public);
        PerSeat::from_fn(|seat| parts.0.get(seat.index()).map_or(0, Earned::total))
    }
    fn winners(&self) -> SeatSet {
        winners(&self.public)
    }
}

impl Title for Yucatan {
    const ID: &'static str = "yucatan";
    const RULES: u32 = 1;
    type Position = Position;
    /// What can be chosen before a game (Y 9): the rulebook first.
    const CHOICES: &'static [Choice] = &[
        Choice::new("final_bonus", &[BonusRule::Free.name(), BonusRule::Column.name()], &[2, 3, 4]),
        Choice::new(
            "tokens",
            &[TokenRule::Unlimited.name(), TokenRule::Limited.name()],
            &[2, 3, 4],
        ),
        Choice::new("gates", &[GateRule::Rulebook.name(), GateRule::Published.name()], &[2, 3, 4]),
    ];
    const PEOPLE: RangeInclusive<usize> = 2..=SIDES;

    fn options(people: usize, chosen: &Chosen) -> Result<Options, BadOption> {
        let values = check_options::<Self>(people, chosen)?;
        let house = House {
            final_bonus: values["final_bonus"].parse().expect("a listed value"),
            tokens: values["tokens"].parse().expect("a listed value"),
            gates: values["gates"].parse().expect("a listed value"),
        };
        Ok(Options { people: people as u8, house })
    }
}
