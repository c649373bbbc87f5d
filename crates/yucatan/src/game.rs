//! The rules as [`Game`] and [`Title`].

use crate::files::Position;
use crate::model::*;
use crate::rules::scoring::{final_scores, winners};
use crate::rules::setup;
use patolli_core::{
    ActionSet, BadOption, Choice, Chosen, DataError, Dense, Flaw, Game, Host, PerSeat, Quick, Seat,
    SeatSet, Title, check_options,
};

impl Game for Yucatan {
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

    fn to_act(&self) -> SeatSet {
        self.public.deciders()
    }
    fn legal(&self, seat: Seat) -> ActionSet<Action> {
        let mut list = ActionSet::new();
        if self.public.must_act(seat) {
            self.offer(seat, self.front(), &mut list);
        }
        list
    }
    fn apply(&mut self, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        self.perform(seat, self.front(), action, host);
        self.run(host);
    }
    /// Q65: whether a seat had a choice may be a secret.
    fn always_asked(&self) -> bool {
        self.public.agenda.front().is_some_and(|step| step.is_secret())
    }
    fn random_action(&self, seat: Seat, dice: &mut Quick) -> Action {
        self.any(seat, self.front(), dice).expect("a decision has options")
    }

    fn scores(&self) -> PerSeat<i16> {
        let parts = final_scores(&self.public);
        PerSeat::from_fn(|seat| parts.0.get(seat.index()).map_or(0, Earned::total))
    }
    fn winners(&self) -> SeatSet {
        winners(&self.public)
    }

    fn view(&self, observer: Option<Seat>) -> View {
        View::new(&self.public, &self.private, self.public.n(), observer)
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

/// What can be chosen before a game (Y 9): the rulebook first.
const CHOICES: &[Choice] = &[
    Choice::new("final_bonus", &[BonusRule::Free.name(), BonusRule::Column.name()], &[2, 3, 4]),
    Choice::new("tokens", &[TokenRule::Unlimited.name(), TokenRule::Limited.name()], &[2, 3, 4]),
    Choice::new("gates", &[GateRule::Rulebook.name(), GateRule::Published.name()], &[2, 3, 4]),
];

impl Title for Yucatan {
    const ID: &'static str = "yucatan";
    const RULES: u32 = 1;
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
        2..=SIDES
    }
    fn options(people: usize, chosen: &Chosen) -> Result<Options, BadOption> {
        let values = check_options::<Self>(people, chosen)?;
        let house = House {
            final_bonus: values["final_bonus"].parse().expect("a listed value"),
            tokens: values["tokens"].parse().expect("a listed value"),
            gates: values["gates"].parse().expect("a listed value"),
        };
        Ok(Options { people: people as u8, house })
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
