//! The rules as [`Game`] and [`Title`].

use crate::files::position::Position;
use crate::model::kit;
use crate::model::*;
use crate::rules::scoring::{Breakdown, final_scores, winners};
use crate::rules::setup::{self, Options, Solo};
use patolli_core::{
    ActionSet, BadOption, Choice, Chosen, DataError, Dense, Flaw, Game, Host, PerSeat, Quick, Seat,
    SeatSet, Title, check_options,
};

impl Game for Copan {
    type Kit = Kit;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    fn setup(kit: &'static Kit, options: &Options, host: &mut impl Host<Event>) -> Self {
        setup::setup(kit, options, host)
    }
    fn n_seats(&self) -> usize {
        self.public.n()
    }
    fn automa(&self) -> Option<Seat> {
        self.public.automa.map(|_| AUTOMA)
    }

    fn to_act(&self) -> SeatSet {
        self.public.due().map_or(SeatSet::EMPTY, |(decider, _)| SeatSet::one(decider))
    }
    fn legal(&self, seat: Seat) -> ActionSet<Action> {
        match self.public.due() {
            Some((decider, step)) if decider == seat => self.list(seat, step),
            _ => ActionSet::new(),
        }
    }
    fn apply(&mut self, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let (_, step) = self.public.due().expect("the game is not over");
        self.carry_out(seat, step, action, host);
        self.run(host);
    }
    fn random_action(&self, seat: Seat, dice: &mut Quick) -> Action {
        let (_, step) = self.public.due().expect("the game is not over");
        self.any_action(seat, step, dice)
    }

    fn scores(&self) -> PerSeat<i16> {
        let parts = final_scores(&self.public);
        PerSeat::from_fn(|seat| parts.0.get(seat.index()).map_or(0, Breakdown::total))
    }
    fn winners(&self) -> SeatSet {
        winners(&self.public)
    }

    fn view(&self, observer: Option<Seat>) -> View {
        View::new(&self.public, &self.private, self.public.people(), observer)
    }
    fn determinize(view: &View, host: &mut impl Host<Event>) -> Self {
        Self::imagine(view, host)
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Reason> {
        let (_, step) = self.public.due()?;
        self.reason_against(seat, step, action)
    }
    fn audit(&self) -> Result<(), Flaw> {
        self.check()
    }
}

/// What can be chosen before a game (C 4, C 9); for solo from the easiest Automa to the hardest
/// (C 8.7).
const CHOICES: &[Choice] = &[
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

impl Title for Copan {
    const ID: &'static str = "copan";
    const RULES: u32 = 2;
    type Position = Position;

    fn standard() -> &'static Kit {
        standard()
    }
    fn edition(file: &str, overlay: &str) -> Result<Kit, DataError> {
        kit::edition(file, overlay)
    }
    fn tables() -> &'static [(&'static str, &'static str)] {
        kit::TABLES
    }

    fn choices() -> &'static [Choice] {
        CHOICES
    }
    fn people() -> std::ops::RangeInclusive<usize> {
        1..=SIDES
    }
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

    fn position(&self) -> Position {
        Position::of(self)
    }
    fn from_position(
        kit: &'static Kit,
        position: Position,
        host: &mut impl Host<Event>,
    ) -> Result<Self, Flaw> {
        position.into_game(kit, host)
    }
}
