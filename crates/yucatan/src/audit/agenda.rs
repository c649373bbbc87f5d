//! What waits: a Round has a fixed course.

use super::{Of, misplaced};
use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, SeatSet, ensure};

impl Public {
    /// I-22: one phase of a Round, with whatever it still holds.
    pub(super) fn check_agenda(&self) -> Result<(), Flaw> {
        let steps: Vec<Step> = self.agenda.iter().collect();
        match steps.as_slice() {
            [] | [Step::Finish] => self.check_end(&[]),
            [bonuses @ .., Step::Finish] => self.check_end(bonuses),
            [Step::Setup, Step::StartRound] => self.check_setup(),
            [Step::StartRound | Step::StartTurn | Step::Sacrifice] => Ok(()),
            [turn @ .., Step::EndTurn] => self.check_turn(turn),
            [evolutions @ .., Step::Revolution] => self.check_evolutions(evolutions),
            [Step::PassToken, Step::StartRound] => self.check_token(),
            _ => misplaced("must end with the rest of a phase"),
        }?;
        self.check_pledged()
    }

    /// SET-7 to SET-9: nothing of the choices lies on the table.
    fn check_setup(&self) -> Result<(), Flaw> {
        ensure!(self.round == 1, "I-22", "agenda", "the set-up comes before Round 1");
        for seat in self.seats() {
            let player = &self.players[seat];
            let open = player.power.is_some()
                || player.troops.iter().any(|troop| troop.counselor.is_some());
            ensure!(!open, "I-17", Of(seat, "power"), "nobody has revealed a choice yet");
        }
        Ok(())
    }

    /// EVO-1, Q62: in turn order, each seat once; only the first may have evolved already.
    fn check_evolutions(&self, evolutions: &[Step]) -> Result<(), Flaw> {
        let mut seats = Vec::new();
        for (i, step) in evolutions.iter().enumerate() {
            let Step::Evolve { seat, not } = *step else {
                return misplaced("only Evolutions come before the Revolution");
            };
            self.check_seat(seat)?;
            let second = i == 0 && self.kit.calendar(self.round).evolutions > 1;
            let fits = not.is_none() || second;
            ensure!(fits, "I-22", "agenda", "seat {seat} has no second Evolution now");
            let moved = not.is_none_or(|column| self.players[seat].row(column) > 1);
            ensure!(moved, "I-10", Of(seat, "rows"), "the marker of the first Evolution");
            seats.push(seat);
        }
        self.check_turn_order(seats)
    }

    /// END-2: a Final Bonus for a marker on the last row, in turn order.
    fn check_end(&self, bonuses: &[Step]) -> Result<(), Flaw> {
        let rounds = self.kit.length.rounds;
        ensure!(self.is_last_round(), "I-19", "agenda", "the game has {rounds} Rounds");
        let mut seats = Vec::new();
        for step in bonuses {
            let Step::FinalBonus(seat) = *step else {
                return misplaced("only Final Bonuses come before the end");
            };
            self.check_seat(seat)?;
            let last = self.players[seat].rows.contains(&LAST_ROW);
            ensure!(last, "I-10", Of(seat, "rows"), "no marker is on the last row");
            seats.push(seat);
        }
        self.check_turn_order(seats)?;
        self.seats().try_for_each(|seat| self.check_end_points(seat))
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Flaw> {
        ensure!(seat.index() < self.n(), "I-21", "agenda", "there is no seat {seat}");
        Ok(())
    }

    fn check_turn_order(&self, seats: Vec<Seat>) -> Result<(), Flaw> {
        let due: SeatSet = seats.iter().copied().collect();
        let order = self.turn_order().filter(|seat| due.contains(*seat));
        let ordered = seats.into_iter().eq(order);
        ensure!(ordered, "I-22", "agenda", "each seat once, in turn order");
        Ok(())
    }

    /// REV-4.
    fn check_token(&self) -> Result<(), Flaw> {
        ensure!(!self.is_last_round(), "I-19", "round", "the token is not passed after the last");
        let holds = self.active == self.first;
        ensure!(holds, "I-22", "active", "the first player gives the token away");
        Ok(())
    }

    /// I-17: a secret choice lasts until the last seat has made it.
    fn check_pledged(&self) -> Result<(), Flaw> {
        let choosers: SeatSet = match (self.agenda.front(), &self.battle) {
            (Some(Step::Setup | Step::Sacrifice), _) => self.seats().collect(),
            (Some(Step::Cards), Some(battle)) => {
                [battle.attacker.seat, battle.defender.seat].into_iter().collect()
            }
            _ => SeatSet::EMPTY,
        };
        for seat in Seat::all().filter(|seat| self.pledged.contains(*seat)) {
            let chooses = choosers.contains(seat);
            ensure!(chooses, "I-17", Of(seat, "pledged"), "the seat has nothing to choose");
        }
        let open = choosers.is_empty() || self.pledged != choosers;
        ensure!(open, "I-17", "players", "what all have chosen is turned up");
        Ok(())
    }

    /// SAC-2: whether the sacrifices of this Round are told.
    pub(super) fn has_sacrificed(&self) -> bool {
        let ends = matches!(self.agenda.front(), Some(Step::Evolve { .. } | Step::Revolution));
        ends || self.is_after_revolution()
    }
    /// REV-1 to REV-3 are done.
    pub(super) fn is_after_revolution(&self) -> bool {
        self.is_ending() || self.agenda.front() == Some(Step::PassToken)
    }
}
