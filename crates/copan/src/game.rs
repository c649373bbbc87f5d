//! The rules as [`Game`] and [`Title`].

use crate::files::position::Position;
use crate::model::*;
use crate::rules::scoring::{Breakdown, ScorePart, final_scores, winners};
use crate::rules::setup::{self, Options, Solo};
use patolli_core::{
    BadOption, Choice, Chosen, Dense, Game, Host, PerSeat, Seat, SeatSet, Title, check_options,
};
use std::ops::RangeInclusive;

impl Game for Copan {
    patolli_core::played_in_steps!(list, reason_against, carry_out, any_action);

    fn setup(kit: &'static Kit, options: &Options, host: &mut impl Host<Event>) -> Self {
        setup::setup(kit, options, host)
    }
    fn automa(&self) -> Option<Seat> {
        self.public.automa.map(|_| AUTOMA)
    }

    fn scores(&self) -> PerSeat<i16> {
        let parts = final_scores(&self.public);
        PerSeat::from_fn(|seat| parts.0.get(seat.index()).map_or(0, Breakdown::total))
    }
    fn winners(&self) -> SeatSet {
        winners(&self.public)
    }
}

impl Title for Copan {
    const ID: &'static str = "copan";
    const RULES: u32 = 2;
    type Position = Position;
    /// What can be chosen before a game (C 4, C 9); for solo from the easiest Automa to the hardest
    /// (C 8.7).
    const CHOICES: &'static [Choice] = &[
        Choice::new(
            "event",
            &[
                EventCard::StandardEasy.name(),
                EventCard::StandardTough.name(),
                EventCard::StandardHard.name(),
                EventCard::LongEasy.name(),
                EventCard::LongTough.name(),
                EventCard::LongHard.name(),
                EventCard::ShortEasy.name(),
                EventCard::ShortTough.name(),
                EventCard::ShortHard.name(),
            ],
            &[1, 2, 3, 4],
        ),
        Choice::new("automa", &["basic", "advanced"], &[1]),
        Choice::new("food_card", &["easy", "hard"], &[1]),
        Choice::new("fame_card", &["easy", "hard"], &[1]),
        Choice::new("zeal_card", &["easy", "hard"], &[1]),
        Choice::new("power_card", &["easy", "hard"], &[1]),
        Choice::new("automa_start", &["random", "printed"], &[1]),
        Choice::new("river", &["fill", "slide"], &[1, 2, 3, 4]),
        Choice::new("eject", &["must", "may"], &[1, 2, 3, 4]),
        Choice::new("hands", &["hidden", "open"], &[2, 3, 4]),
    ];
    const PEOPLE: RangeInclusive<usize> = 1..=SIDES;

    fn options(people: usize, chosen: &Chosen) -> Result<Options, BadOption> {
        let values = check_options::<Self>(people, chosen)?;
        let is = |key: &str, value: &str| values.get(key) == Some(&value);
        let hard = |card: &Resource| is(&format!("{card}_card"), Difficulty::Hard.name());
        let solo = (people == 1).then(|| Solo {
            mode: if is("automa", "advanced") { Mode::Advanced } else { Mode::Basic },
            hard: Resource::all().filter(hard).collect(),
            printed_start: is("automa_start", "printed"),
        });
        let house = House {
            eject_may: is("eject", "may"),
            open_hands: is("hands", "open"),
            river_slides: is("river", "slide"),
        };
        let event_card = values["event"].parse().expect("a listed value");
        Ok(Options { people: people as u8, event_card, house, solo })
    }
}
