//! The rules as [`Game`] and [`Title`]: each decision is sent to its chapter.

use crate::files::Position;
use crate::model::*;
use crate::rules::{Breakdown, final_scores, setup, winners};
use patolli_core::{
    ActionSet, BadOption, Choice, Chosen, DataError, Dense, Flaw, Game, Host, PerSeat, Seat,
    SeatSet, Title, check_options,
};

impl Game for Zapotec {
    type Kit = Kit;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    fn setup(kit: &'static Kit, options: &Options, host: &mut impl Host<Event>) -> Self {
        setup(kit, *options, host)
    }
    fn n_seats(&self) -> usize {
        self.public.n()
    }
    fn automa(&self) -> Option<Seat> {
        self.public.bot()
    }

    fn to_act(&self) -> SeatSet {
        match self.public.agenda.front() {
            None => SeatSet::EMPTY,
            Some(Step::SelectCard) => {
                let people = SeatSet::from_bits((1 << self.public.people()) - 1);
                people.without(self.public.pledged)
            }
            Some(_) => SeatSet::one(self.public.active),
        }
    }

    fn legal(&self, seat: Seat) -> ActionSet<Action> {
        let mut out = ActionSet::new();
        if !self.to_act().contains(seat) {
            return out;
        }
        match self.public.agenda.front() {
            Some(Step::SelectCard) => self.offer_cards(seat, &mut out),
            Some(Step::Income) => Self::offer_income(&mut out),
            Some(Step::Capital) => self.offer_capital(&mut out),
            Some(Step::Construction) => self.offer_construction(&mut out),
            Some(Step::PlaceTile(_)) => self.offer_cells(&mut out),
            Some(Step::TurnScoring) => self.offer_scoring(seat, &mut out),
            Some(Step::Draw) => self.offer_draw(&mut out),
            Some(Step::FreeResource) => Self::offer_free_resource(&mut out),
            Some(Step::FreeDisc) => self.offer_free_disc(&mut out),
            Some(Step::TileNow(tile)) => self.offer_tile_now(tile, &mut out),
            Some(Step::Turn(_) | Step::EndTurn | Step::Advance(_) | Step::EndRound) | None => {}
        }
        out
    }

    fn apply(&mut self, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::PlayCard(card) => self.pledge(seat, card, host),
            Action::Income(line) => self.take_income(line, host),
            Action::BuyTrade(stall) => self.buy(stall, host),
            Action::StartPyramid(plinth, tile) => self.start_pyramid(plinth, tile, host),
            Action::AddPyramid(plinth) => self.add_pyramid(plinth, host),
            Action::Ritual(slot) => self.ritual(slot, host),
            Action::Sacrifice(corn) => self.sacrifice(corn, host),
            Action::UseTile(tile) => self.exchange(tile, host),
            Action::EndCapital | Action::EndConstruction => self.end_step(),
            Action::BuildHouse(space) => self.build_house(space, host),
            Action::BuildPalace(space) => self.build_palace(space, host),
            Action::BuildByTile(tile, space) => self.build_by_tile(tile, space, host),
            Action::PlaceTile(cell) => match self.public.agenda.front() {
                Some(Step::PlaceTile(space)) => self.place_tile(space, cell, host),
                step => unreachable!("no tile looks for a cell in {step:?}"),
            },
            Action::FreeResource(basic) => self.free_resource(basic, host),
            Action::FreeDisc(slot) => self.free_disc(slot, host),
            Action::Advance => self.use_advance(host),
            Action::Decline => self.decline(host),
            Action::ScoreBonusCard => self.score_bonus_card(host),
            Action::ScoreHandCard(card) => self.score_hand_card(card, host),
            Action::Draw(card) => self.draw_card(card, host),
        }
        self.run(host);
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

    fn view(&self, observer: Option<Seat>) -> View {
        View::new(&self.public, &self.private, self.public.people(), observer)
    }
    fn determinize(view: &View, host: &mut impl Host<Event>) -> Self {
        Self::imagine(view, host)
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Reason> {
        use Action as A;
        let step = self.public.agenda.front()?;
        match (step, action) {
            (Step::SelectCard, A::PlayCard(card)) => self.refuse_card(seat, card),
            (Step::Income, A::Income(_)) => None,
            (Step::Capital, A::EndCapital) | (Step::Construction, A::EndConstruction) => None,
            (Step::Capital, A::BuyTrade(stall)) => self.refuse_trade(stall),
            (Step::Capital, A::StartPyramid(plinth, tile)) => self.refuse_start(plinth, tile),
            (Step::Capital, A::AddPyramid(plinth)) => self.refuse_add(plinth),
            (Step::Capital, A::Ritual(slot)) => self.refuse_ritual(slot),
            (Step::Capital, A::Sacrifice(corn)) => self.refuse_sacrifice(corn),
            (Step::Capital | Step::Construction, A::UseTile(tile)) => self.refuse_exchange(tile),
            (Step::Construction, A::BuildHouse(space)) => self.refuse_house(space),
            (Step::Construction, A::BuildPalace(space)) => self.refuse_palace(space),
            (Step::Construction, A::BuildByTile(tile, space)) => self.refuse_by_tile(tile, space),
            (Step::PlaceTile(_), A::PlaceTile(cell)) => self.refuse_cell(cell),
            (Step::TurnScoring, A::ScoreBonusCard) => None,
            (Step::TurnScoring, A::ScoreHandCard(card)) => self.refuse_card(seat, card),
            (Step::Draw, A::Draw(card)) => self.refuse_draw(card),
            (Step::FreeResource, A::FreeResource(_)) => None,
            (Step::FreeDisc | Step::TileNow(_), A::Decline) => None,
            (Step::FreeDisc, A::FreeDisc(slot)) => self.refuse_disc(slot),
            (Step::TileNow(TradeTile::FREE_DISC), A::FreeDisc(slot)) => self.refuse_disc(slot),
            (Step::TileNow(TradeTile::ADVANCE), A::Advance) => None,
            (Step::TileNow(_), A::Advance | A::FreeDisc(_)) => Some(Reason::NotOffered),
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn audit(&self) -> Result<(), Flaw> {
        self.check()
    }
}

/// What can be chosen before a game (Z 8.6).
const CHOICES: &[Choice] = &[Choice::new("solo", &["easy", "normal", "hard"], &[1]).usually(1)];

impl Title for Zapotec {
    const ID: &'static str = "zapotec";
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
        1..=SIDES
    }
    fn options(people: usize, chosen: &Chosen) -> Result<Options, BadOption> {
        let values = check_options::<Self>(people, chosen)?;
        Ok(match values.get("solo") {
            Some(difficulty) => Options::Solo(difficulty.parse().expect("a listed value")),
            None => Options::Players(people as u8),
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
