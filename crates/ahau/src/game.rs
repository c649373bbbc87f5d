//! The rules as [`Game`] and [`Title`].

use crate::files::position::Position;
use crate::model::*;
use crate::rules::scoring::{ScorePart, final_scores, winners};
use crate::rules::setup;
use patolli_core::{
    BadOption, Choice, Chosen, Game, Host, PerSeat, Seat, SeatSet, Title, check_options,
};
use std::ops::RangeInclusive;

impl Game for Ahau {
    patolli_core::played_in_steps!();

    fn setup(kit: &'static Kit, options: &Options, host: &mut impl Host<Event>) -> Self {
        setup::setup(kit, options, host)
    }
    fn automa(&self) -> Option<Seat> {
        self.public.pakal.map(|_| PAKAL)
    }

    /// MV-1, RUL-97: everyone lays the two cards of a round.
    fn always_asked(&self) -> bool {
        self.public.agenda.front() == Some(Step::Select)
    }

    fn scores(&self) -> PerSeat<i16> {
        let parts = final_scores(&self.public);
        PerSeat::from_fn(|seat| parts[seat].total())
    }
    fn winners(&self) -> SeatSet {
        winners(&self.public)
    }
}

impl Title for Ahau {
    const ID: &'static str = "ahau";
    const RULES: u32 = 2;
    type Position = Position;
    /// What can be chosen before a game (A 4, A 9); for solo from the easiest King to the hardest.
    const CHOICES: &'static [Choice] = &[
        Choice::new(
            "pakal",
            &[Difficulty::Easy.name(), Difficulty::Moderate.name(), Difficulty::Hard.name()],
            &[1],
        ),
        Choice::new(
            "personality",
            &[
                "random",
                Personality::Builder.name(),
                Personality::Priest.name(),
                Personality::Dancer.name(),
                Personality::Merchant.name(),
                Personality::Warrior.name(),
                Personality::Consort.name(),
            ],
            &[1],
        ),
        Choice::new("board", &[BoardSide::A.name(), BoardSide::B.name()], &[1, 2, 3, 4, 5]),
        Choice::new(
            "temples",
            &[TempleScoring::Global.name(), TempleScoring::Personal.name()],
            &[1, 2, 3, 4, 5],
        ),
    ];
    const PEOPLE: RangeInclusive<usize> = 1..=SIDES;

    fn options(people: usize, chosen: &Chosen) -> Result<Options, BadOption> {
        let values = check_options::<Self>(people, chosen)?;
        let solo = values.get("pakal").map(|level| Solo {
            difficulty: level.parse().expect("a listed value"),
            // `random` is no personality: the King's card is drawn.
            personality: values.get("personality").and_then(|name| name.parse().ok()),
        });
        Ok(Options {
            people: people as u8,
            board: values["board"].parse().expect("a listed value"),
            temple_scoring: values["temples"].parse().expect("a listed value"),
            solo,
        })
    }
}
