//! The rules as [`Game`] and [`Title`].

use crate::files::position::Position;
use crate::model::*;
use crate::rules::scoring::{final_scores, winners};
use crate::rules::setup;
use patolli_core::{
    ActionSet, BadOption, Choice, Chosen, DataError, Flaw, Game, Host, PerSeat, Quick, Seat,
    SeatSet, Title, check_options,
};

impl Game for Ahau {
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
        self.public.pakal.map(|_| PAKAL)
    }

    fn to_act(&self) -> SeatSet {
        self.public.deciders()
    }
    fn legal(&self, seat: Seat) -> ActionSet<Action> {
        match self.public.agenda.front() {
            Some(step) if self.public.deciders().contains(seat) => self.options(seat, step),
            _ => ActionSet::new(),
        }
    }
    fn apply(&mut self, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let step = self.public.agenda.front().expect("the game is not over");
        self.perform(seat, step, action, host);
        self.run(host);
    }
    fn random_action(&self, seat: Seat, dice: &mut Quick) -> Action {
        let step = self.public.agenda.front().expect("the game is not over");
        self.any(seat, step, dice).expect("a decision has options")
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

    fn view(&self, observer: Option<Seat>) -> View {
        View::new(&self.public, &self.private, self.public.people(), observer)
    }
    fn determinize(view: &View, host: &mut impl Host<Event>) -> Self {
        Self::imagine(view, host)
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.refuse(seat, self.public.agenda.front()?, action)
    }
    fn audit(&self) -> Result<(), Flaw> {
        self.check()
    }
}

/// What can be chosen before a game (A 4, A 9); for solo from the easiest King to the hardest.
const CHOICES: &[Choice] = &[
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

impl Title for Ahau {
    const ID: &'static str = "ahau";
    const RULES: u32 = 2;
    type Position = Position;

    fn standard() -> &'static Kit {
        standard()
    }
    fn edition(file: &str, overlay: &str) -> Result<Kit, DataError> {
        edition(file, overlay)
    }
    fn tables() -> &'static [(&'static str, &'static str)] {
        TABLES
    }

    fn choices() -> &'static [Choice] {
        CHOICES
    }
    fn people() -> std::ops::RangeInclusive<usize> {
        1..=SIDES
    }
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
