//! Pending work: a round has a fixed course, and only some things can interrupt it at each moment.

use crate::model::*;
use patolli_core::{Dense, Flaw, Misfit, PlayerField, Seat, SeatSet, Set, at};
use std::fmt::{self, Display};

impl Ahau {
    /// I-19: the rest of the round at the back, before it what interrupts it.
    pub(super) fn check_agenda(&self) -> Result<(), Flaw> {
        let public = &self.public;
        let steps: Vec<Step> = public.agenda.iter().collect();
        match steps.as_slice() {
            [] | [Step::EndRound] => public.check_between_rounds(),
            [cards @ .., Step::Select] => public.check_choice_of_cards(cards),
            [work @ .., Step::Conflicts] => public.check_conflicts(work),
            [takes @ .., Step::Muster] => public.check_takes(takes),
            [work @ .., Step::Refill, Step::EndRound] => self.check_action_phase(work),
            steps => misplaced(steps),
        }?;
        public.check_leftovers()
    }

    /// A 5.2: the turn that runs, and those to come.
    fn check_action_phase(&self, work: &[Step]) -> Result<(), Flaw> {
        let public = &self.public;
        let n = public.n();
        let (turn, next) = match work {
            [turn @ .., Step::Turn(next)] => (turn, usize::from(*next)),
            turn => (turn, n),
        };
        let runs = !matches!(turn, [] | [Step::ForcedDiscard { .. }]);
        at("I-19", Pending(turn.len())).range(next, u8::from(runs), n)?;
        let first = next - usize::from(runs);
        let to_come: SeatSet = public.order[first..n].iter().copied().collect();
        public.check_played(to_come)?;
        public.check_apart()?;
        // I-12: a player who has not placed a worker this round still has one.
        let placed = runs && !turn.contains(&Step::Place);
        let idle = to_come.iter().filter(|seat| !placed || *seat != public.active);
        idle.into_iter().try_for_each(|seat| public.check_stock(seat))?;
        match turn {
            [] => Ok(()),
            [Step::ForcedDiscard { seat, left }] if next == n => public.check_short(*seat, *left),
            turn => {
                at("I-19", "active").value(public.active, public.order[first])?;
                at("I-19", "active").range(public.active.index(), 0, public.people() - 1)?;
                public.check_one_tile_taken()?;
                self.check_turn(turn)
            }
        }
    }
}

impl Public {
    /// MV-1, SU-15: cards are chosen one after the other before the first round.
    fn check_choice_of_cards(&self, cards: &[Step]) -> Result<(), Flaw> {
        let people: Vec<Seat> =
            self.seats_from(self.first).filter(|seat| seat.index() < self.people()).collect();
        let chosen = people.len().saturating_sub(cards.len());
        let due = people[chosen..].iter().map(|seat| Step::StartCard(*seat));
        // Clockwise from the first player.
        at("I-19", "agenda").fits("first", cards.iter().copied().eq(due))?;
        let setup = cards.is_empty() || (self.round == 1 && self.katun == 0);
        at("I-19", "agenda").fits("round", setup)?;
        self.check_between_rounds()
    }

    /// I-11, I-12: no cards are on the table, every region has its tiles.
    fn check_between_rounds(&self) -> Result<(), Flaw> {
        self.check_played(SeatSet::EMPTY)?;
        self.check_full_board()?;
        match self.agenda.front() {
            None | Some(Step::EndRound) => Ok(()),
            Some(_) => self.seats().try_for_each(|seat| self.check_stock(seat)),
        }
    }

    /// I-12: a worker is left to place.
    pub(super) fn check_stock(&self, seat: Seat) -> Result<(), Flaw> {
        let most = i64::from(self.kit.supply.workers) - 1;
        at("I-12", PlayerField(seat, "standing")).range(self.workers_placed(seat), 0, most)
    }

    /// AC-9: the cards of a round lie on the table from the reveal to the end of the player's turn.
    pub(super) fn check_played(&self, waiting: SeatSet) -> Result<(), Flaw> {
        for seat in self.seats() {
            let (player, due) = (&self.players[seat], waiting.contains(seat));
            let place = |field| PlayerField(seat, field);
            at("I-7", place("played")).fits("agenda", player.played.is_some() == due)?;
            at("I-11", place("ruler")).fits("played", !due || player.ruler.is_some())?;
            let acts = due && seat == self.active;
            at("I-7", place("taken_back")).empty(player.taken_back.is_empty() || acts)?;
            if !due {
                self.check_choice(seat)?;
            }
        }
        Ok(())
    }

    /// I-19: what belongs to a conflict or a payment is gone with it.
    fn check_leftovers(&self) -> Result<(), Flaw> {
        let fights = self.agenda.iter().any(|step| matches!(step, Step::Losers(_)));
        at("I-19", "losers").empty(fights || self.losers.is_empty())?;
        let pays = self.agenda.iter().any(|step| step == Step::Raise);
        at("I-19", "payment").empty(pays || self.payment == Default::default())
    }

    /// ER-2: bag and discard pile are empty but for what was given; the richest gives.
    fn check_short(&self, seat: Seat, left: u8) -> Result<(), Flaw> {
        at("I-11", "discard").empty(self.discard.is_empty())?;
        let missing = self.map_squares().without(self.filled_squares()).len();
        let due = missing.saturating_sub(self.bag.total() as usize);
        at("I-11", Pending(0)).range(left, 1, due)?;
        at("I-11", Pending(0)).value(usize::from(left), due)?;
        at("I-19", Pending(0)).value(seat, self.richest())
    }

    /// Squares of this side of the board.
    fn map_squares(&self) -> Set<Square> {
        self.map().all_regions().flat_map(Region::squares).collect()
    }
    fn filled_squares(&self) -> Set<Square> {
        self.squares.those(Option::is_some)
    }

    /// I-11.
    pub(super) fn check_full_board(&self) -> Result<(), Flaw> {
        at("I-11", "squares").once(self.filled_squares(), self.map_squares())
    }

    /// I-11: after the conflicts every Ruler is alone.
    pub(super) fn check_apart(&self) -> Result<(), Flaw> {
        let Some(region) = self.contested().first() else { return Ok(()) };
        let seat = self.rulers(region).iter().last().expect("Rulers are there");
        at("I-11", PlayerField(seat, "ruler")).fail(Misfit::twice(region))
    }

    /// I-11: every Ruler has taken a tile of its region.
    fn check_one_tile_taken(&self) -> Result<(), Flaw> {
        self.seats().filter_map(|seat| self.players[seat].ruler).try_for_each(|region| {
            let [left, right] = region.squares();
            at("I-11", "squares").most(format_args!("{left}, {right}"), self.tiles_in(region), 1)
        })
    }

    /// Tiles that lie in a region.
    pub(super) fn tiles_in(&self, region: Region) -> usize {
        self.filled_squares().and(region.squares().into_iter().collect()).len()
    }

    /// Whether the tile of this square is gone for sure, as far as the agenda shows.
    pub(crate) fn is_taken(&self, square: Square) -> bool {
        let taking = self.agenda.iter().any(|step| step == Step::Muster);
        let refilled = matches!(
            self.agenda.front(),
            None | Some(Step::EndRound | Step::Refill | Step::ForcedDiscard { .. })
        );
        let acting = !refilled && self.agenda.iter().any(|step| step == Step::Refill);
        let owners = self.rulers(square.region()).iter();
        let took = |seat: Seat| {
            acting || (taking && !self.agenda.iter().any(|step| step == Step::Take(seat)))
        };
        !square.is_right() && owners.into_iter().any(took)
    }
}

/// A pending step in the position file.
#[derive(Clone, Copy)]
pub(super) struct Pending(pub usize);

impl Display for Pending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "agenda[{}]", self.0)
    }
}

/// I-19: of these first steps the last one is not followed by the rest of its phase.
pub(super) fn misplaced<T>(steps: &[Step]) -> Result<T, Flaw> {
    at("I-19", Pending(steps.len().saturating_sub(1))).fail(Misfit::Broken)
}
