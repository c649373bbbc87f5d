//! What waits: a round has a fixed course, and only some things can interrupt it where it stands.

use super::{Of, misplaced};
use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, SeatSet, ensure};

impl Ahau {
    /// I-19: the rest of the round at the back, before it what interrupts it.
    pub(super) fn check_agenda(&self) -> Result<(), Flaw> {
        let public = &self.public;
        let steps: Vec<Step> = public.agenda.iter().collect();
        match steps.as_slice() {
            [] => public.check_between_rounds(),
            [cards @ .., Step::Select] => public.check_choice_of_cards(cards),
            [work @ .., Step::Conflicts] => public.check_conflicts(work),
            [takes @ .., Step::Muster] => public.check_takes(takes),
            [Step::EndRound] => public.check_between_rounds(),
            [work @ .., Step::Refill, Step::EndRound] => self.check_action_phase(work),
            _ => misplaced("must end with the rest of a round"),
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
        ensure!(next <= n, "I-19", "agenda", "there are {n} turns in a round");
        let runs = !matches!(turn, [] | [Step::ForcedDiscard { .. }]);
        ensure!(!runs || next > 0, "I-19", "agenda", "no turn comes before the first one");
        let first = if runs { next - 1 } else { next };
        let to_come: SeatSet = public.order[first..n].iter().copied().collect();
        public.check_played(to_come)?;
        public.check_apart()?;
        // I-12: who has not placed a worker this round still has one.
        let placed = runs && !turn.contains(&Step::Place);
        for seat in to_come.iter().filter(|seat| !placed || *seat != public.active) {
            let stock = public.players[seat].workers;
            ensure!(stock > 0, "I-12", Of(seat, "standing"), "no worker is left for the turn");
        }
        match turn {
            [] => Ok(()),
            [Step::ForcedDiscard { seat, left }] if next == n => public.check_short(*seat, *left),
            turn => {
                let active = public.active;
                let acts = public.order[first] == active && active.index() < public.people();
                ensure!(acts, "I-19", "active", "seat {active} has no turn now");
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
        let clockwise = cards.iter().copied().eq(due);
        ensure!(clockwise, "I-19", "agenda", "summary cards are chosen clockwise from the first");
        let first = cards.is_empty() || (self.round == 1 && self.katun == 0);
        ensure!(first, "I-19", "agenda", "summary cards are chosen before the first round");
        self.check_between_rounds()
    }

    /// I-11, I-12: no cards are on the table, every region has its tiles.
    fn check_between_rounds(&self) -> Result<(), Flaw> {
        self.check_played(SeatSet::EMPTY)?;
        self.check_full_board()?;
        let choosing = self.agenda.front().is_some_and(|step| step != Step::EndRound);
        for seat in self.seats().filter(|_| choosing) {
            let stock = self.players[seat].workers;
            ensure!(stock > 0, "I-12", Of(seat, "standing"), "no worker is left for the round");
        }
        Ok(())
    }

    /// AC-9: the cards of a round lie on the table from the reveal to the end of the own turn.
    pub(super) fn check_played(&self, waiting: SeatSet) -> Result<(), Flaw> {
        for seat in self.seats() {
            let player = &self.players[seat];
            let (lie, due) = (player.played.is_some(), waiting.contains(seat));
            ensure!(lie == due, "I-7", Of(seat, "played"), "two cards lie from reveal to redraw");
            let stands = !due || player.ruler.is_some();
            ensure!(stands, "I-11", Of(seat, "ruler"), "is sent by the left card");
            let acts = due && seat == self.active;
            let back = player.taken_back.is_empty() || acts;
            ensure!(back, "I-7", Of(seat, "taken_back"), "cards come back in the own turn");
            if !due {
                self.check_choice(seat)?;
            }
        }
        Ok(())
    }

    /// I-19: what belongs to a conflict or a payment is gone with it.
    fn check_leftovers(&self) -> Result<(), Flaw> {
        let fights = self.agenda.iter().any(|step| matches!(step, Step::Losers(_)));
        let lost = fights || self.losers.is_empty();
        ensure!(lost, "I-19", "losers", "no conflict is being resolved");
        let pays = self.agenda.iter().any(|step| step == Step::Raise);
        let paid = pays || self.payment == Default::default();
        ensure!(paid, "I-19", "payment", "nothing is being paid");
        Ok(())
    }

    /// ER-2: bag and discard pile are empty but for what was given; the richest gives.
    fn check_short(&self, seat: Seat, left: u8) -> Result<(), Flaw> {
        let missing = self.empty_squares() as u32;
        let given = self.bag.total();
        let fits = left > 0 && missing == u32::from(left) + given && self.discard.is_empty();
        ensure!(
            fits,
            "I-11",
            "agenda",
            "{missing} squares are empty, {left} tiles are to be given"
        );
        let richest = self.richest();
        ensure!(seat == richest, "I-19", "agenda", "seat {richest} has to give a tile");
        Ok(())
    }

    /// Squares of the map without a tile.
    pub(super) fn empty_squares(&self) -> usize {
        let squares = self.map().all_regions().flat_map(Region::squares);
        squares.filter(|square| self.squares[square.index()].is_none()).count()
    }

    /// I-11.
    pub(super) fn check_full_board(&self) -> Result<(), Flaw> {
        let empty = self.empty_squares();
        ensure!(empty == 0, "I-11", "squares", "{empty} are empty before the first tile is taken");
        Ok(())
    }

    /// I-11: after the conflicts every Ruler is alone.
    pub(super) fn check_apart(&self) -> Result<(), Flaw> {
        for region in self.map().all_regions() {
            let rulers = self.rulers(region).len();
            ensure!(rulers <= 1, "I-11", "players", "{rulers} Rulers in region {region}");
        }
        Ok(())
    }

    /// I-11: every Ruler has taken a tile of its region.
    fn check_one_tile_taken(&self) -> Result<(), Flaw> {
        for region in self.seats().filter_map(|seat| self.players[seat].ruler) {
            let lie = |square: Square| self.squares[square.index()].is_some();
            let untouched = region.squares().into_iter().all(lie);
            ensure!(!untouched, "I-11", "squares", "a tile of region {region} was taken");
        }
        Ok(())
    }

    /// Whether the tile of this square is gone for sure, as far as the agenda tells.
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
