//! The rules as [`Game`] and [`Title`].

use crate::files::Position;
use crate::model::*;
use crate::rules::{Breakdown, ScorePart, final_scores, setup, winners};
use patolli_core::{
    BadOption, Choice, Chosen, Dense, Game, Host, PerSeat, Seat, SeatSet, Title, check_options,
};
use std::ops::RangeInclusive;

impl Game for Zapotec {
    patolli_core::played_in_steps!();

    fn setup(kit: &'static Kit, options: &Options, host: &mut impl Host<Event>) -> Self {
        setup(kit, *options, host)
    }
    fn automa(&self) -> Option<Seat> {
        self.public.bot()
    }

    /// Z 5.2: what lies in a hand is secret until the reveal.
    fn always_asked(&self) -> bool {
        self.public.agenda.front() == Some(Step::SelectCard)
    }

    fn scores(&self) -> PerSeat<i16> {
        let parts = final_scores(&self.public);
        PerSeat::from_fn(|seat| parts.0.get(seat.index()).map_or(0, Breakdown::total))
    }
    fn winners(&self) -> SeatSet {
        winners(&self.public)
    }
}

impl Title for Zapotec {
    const ID: &'static str = "zapotec";
    const RULES: u32 = 1;
    type Position = Position;
    /// What can be chosen before a game (Z 8.6).
    const CHOICES: &'static [Choice] =
        &[Choice::new("solo", &["easy", "normal", "hard"], &[1]).usually(1)];
    const PEOPLE: RangeInclusive<usize> = 1..=SIDES;

    fn options(people: usize, chosen: &Chosen) -> Result<Options, BadOption> {
        let values = check_options::<Self>(people, chosen)?;
        Ok(match values.get("solo") {
            Some(difficulty) => Options::Solo(difficulty.parse().expect("a listed value")),
            None => Options::Players(people as u8),
        })
    }
}
