//! The agenda: a Round has a fixed course.

use super::misplaced;
use crate::model::*;
use patolli_core::{Dense, Flaw, PlayerField, Seat, SeatSet, at};

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
            [others @ .., _] => misplaced(others.len()),
        }?;
        self.check_pledged()
    }

    /// SET-7 to SET-9: no choice is public yet.
    fn check_setup(&self) -> Result<(), Flaw> {
        at("I-22", "agenda").fits("round", self.round == 1)?;
        self.seats().try_for_each(|seat| {
            for leader in Leader::all() {
                let place = format_args!("players[{seat}].{leader}.counselor");
                at("I-17", place).empty(self.players[seat][leader].counselor.is_none())?;
            }
            at("I-17", PlayerField(seat, "power")).empty(self.players[seat].power.is_none())
        })
    }

    /// EVO-1, Q62: in turn order, each seat once; only the first may have evolved already.
    fn check_evolutions(&self, evolutions: &[Step]) -> Result<(), Flaw> {
        let mut seats = Vec::new();
        for (i, step) in evolutions.iter().enumerate() {
            let Step::Evolve { seat, not } = *step else { return misplaced(i) };
            self.check_seat(format_args!("agenda[{i}]"), seat)?;
            let second = i == 0 && self.kit.calendar(self.round).evolutions > 1;
            at("I-22", format_args!("agenda[{i}].not")).empty(not.is_none() || second)?;
            let moved = not.is_none_or(|column| self.players[seat].row(column) > 1);
            at("I-10", PlayerField(seat, "rows")).fits("agenda", moved)?;
            seats.push(seat);
        }
        self.check_turn_order(&seats)
    }

    /// END-2: a Final Bonus for a marker on the last row, in turn order.
    fn check_end(&self, bonuses: &[Step]) -> Result<(), Flaw> {
        at("I-19", "round").value(self.round, self.kit.length.rounds)?;
        let mut seats = Vec::new();
        for (i, step) in bonuses.iter().enumerate() {
            let Step::FinalBonus(seat) = *step else { return misplaced(i) };
            self.check_seat(format_args!("agenda[{i}]"), seat)?;
            let last = self.players[seat].has_last_row();
            at("I-10", PlayerField(seat, "rows")).fits("agenda", last)?;
            seats.push(seat);
        }
        self.check_turn_order(&seats)?;
        self.seats().try_for_each(|seat| self.check_end_points(seat))
    }

    /// Each seat once, in turn order.
    fn check_turn_order(&self, seats: &[Seat]) -> Result<(), Flaw> {
        let due = self.turn_order().filter(|seat| seats.contains(seat)).collect::<Vec<_>>();
        let text =
            |seats: &[Seat]| seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(", ");
        at("I-22", "agenda").value(text(seats), text(&due))
    }

    /// REV-4.
    fn check_token(&self) -> Result<(), Flaw> {
        at("I-19", "round").fits("agenda", !self.is_last_round())?;
        at("I-22", "active").value(self.active, self.first)
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
        self.pledged.iter().try_for_each(|seat| {
            at("I-17", PlayerField(seat, "pledged")).fits("agenda", choosers.contains(seat))
        })?;
        // What all have chosen is turned up.
        let most = choosers.len().saturating_sub(1);
        at("I-17", "players").most("pledged", self.pledged.len(), most)
    }

    /// SAC-2: whether the sacrifices of this Round are revealed.
    pub(super) fn has_sacrificed(&self) -> bool {
        let ends = matches!(self.agenda.front(), Some(Step::Evolve { .. } | Step::Revolution));
        ends || self.is_after_revolution()
    }
    /// REV-1 to REV-3 are done.
    pub(super) fn is_after_revolution(&self) -> bool {
        self.is_ending() || self.agenda.front() == Some(Step::PassToken)
    }
}
