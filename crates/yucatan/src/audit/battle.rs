//! A Battle in progress (Y 5.7): what was chosen, paid and captured so far.

use super::misplaced;
use crate::model::*;
use patolli_core::{Dense, Flaw, Misfit, at};
use std::cmp::Ordering;

/// A Battle from the reveal of the cards on.
const COURSE: [Step; 6] = [
    Step::Axes(Side::Attacker),
    Step::Axes(Side::Defender),
    Step::Confront,
    Step::Bonus(Side::Attacker),
    Step::Bonus(Side::Defender),
    Step::Capture,
];

impl Public {
    /// I-16: two players, who have what they show; a Battle that is over has been fought to the
    /// end.
    pub(super) fn check_battle(&self) -> Result<(), Flaw> {
        let Some(battle) = &self.battle else { return Ok(()) };
        let units = self.kit.supply.units;
        for side in Side::all() {
            let Fighter { seat, captured, .. } = battle[side];
            self.check_seat(format_args!("battle.{side}.seat"), seat)?;
            at("I-1", format_args!("battle.{side}.captured")).range(captured, 0, units)?;
        }
        let differ = battle.attacker.seat != battle.defender.seat;
        at("I-16", "battle.defender.seat").holds(differ)?;
        at("I-22", "battle").empty(!self.is_after_revolution())?;
        if self.running_battle().is_none() {
            let shown = Side::all().all(|side| battle[side].card.is_some());
            at("I-22", "battle").fits("agenda", shown)?;
            battle.check_outcome()?;
        }
        Ok(())
    }

    /// I-22: the steps of a Battle, and its results so far.
    pub(super) fn check_fight(&self, work: &[Step]) -> Result<(), Flaw> {
        let hidden = *work == [Step::Cards];
        if !hidden && !COURSE.ends_with(work) {
            return misplaced(0);
        }
        let Some(battle) = &self.battle else {
            return at("I-22", "agenda").fail(Misfit::Conflict("battle"));
        };
        let Fighter { seat, leader, .. } = battle.attacker;
        at("I-22", "battle.attacker.seat").value(seat, self.active)?;
        at("I-22", "battle.attacker.leader")
            .fits("activations", self.was_played(leader.element()))?;
        for side in Side::all() {
            let Fighter { card, paid, .. } = battle[side];
            at("I-22", format_args!("battle.{side}.card")).empty(!hidden || card.is_none())?;
            self.check_card(battle, side, hidden)?;
            let place = format_args!("battle.{side}.paid");
            let offered = card.is_some_and(|card| self.kit.card(card).axes.is_some());
            at("I-22", place).fits("card", !paid || offered)?;
            at("I-22", place).empty(!paid || !work.contains(&Step::Axes(side)))?;
        }
        match hidden || work.contains(&Step::Confront) {
            true => self.check_before_confrontation(battle),
            false => self.check_after_confrontation(battle, work),
        }
    }

    /// I-3, I-4: the card is still its owner's; special cards have all been seen by now.
    fn check_card(&self, battle: &Battle, side: Side, hidden: bool) -> Result<(), Flaw> {
        let Fighter { seat, leader, card, .. } = battle[side];
        let player = &self.players[seat];
        let (field, held) = match card {
            None => ("agenda", hidden),
            Some(Card::Base(base)) => ("gone", player.base.contains(base)),
            Some(Card::Special(kind)) => ("known", player.known.get(kind) > 0),
            Some(Card::Summoning(summoning)) => {
                let link = player[leader].link;
                ("link", link.is_some_and(|link| link.summoning == summoning && !link.spent))
            }
        };
        at("I-22", format_args!("battle.{side}.card")).fits(field, held)
    }

    /// MOV-6, BAT-1: the Defender is in the city, and nothing is captured.
    fn check_before_confrontation(&self, battle: &Battle) -> Result<(), Flaw> {
        self.check_space(&battle.defender, Space::of(battle.city))?;
        at("I-22", "battle.outcome").empty(battle.outcome.is_none())?;
        Side::all().try_for_each(|side| {
            let Fighter { seat, leader, card, paid, .. } = battle[side];
            let fresh = battle[side] == Fighter { card, paid, ..Fighter::new(seat, leader) };
            at("I-22", format_args!("battle.{side}")).fits("agenda", fresh)
        })
    }

    /// BAT-3 to BAT-7: the totals decide the outcome, and the outcome who holds the city.
    fn check_after_confrontation(&self, battle: &Battle, work: &[Step]) -> Result<(), Flaw> {
        battle.check_outcome()?;
        let held = battle.outcome == Some(Outcome::DefenderWins);
        for side in Side::all() {
            let stays = held == (side == Side::Defender);
            let due = if stays { Space::of(battle.city) } else { Space::Jungle };
            self.check_space(&battle[side], due)?;
            let Fighter { extra, bonus, captured, wiped_out, .. } = battle[side];
            let place = format_args!("battle.{side}.extra");
            let asked = !work.contains(&Step::Bonus(side));
            at("I-22", place).empty(asked || extra == Extra::Nothing)?;
            let sells = !extra.has_counselor() || self.counselor_extra(battle, side).is_some();
            at("I-22", place).fits("counselor", sells)?;
            let sells = !extra.has_card() || self.card_extra(battle, side).is_some();
            at("I-22", place).fits("card", sells)?;
            let most = self.kit.points.base_capture;
            at("I-22", format_args!("battle.{side}.captured")).range(captured, 0, most)?;
            at("I-22", format_args!("battle.{side}.bonus")).empty(bonus == 0)?;
            at("I-22", format_args!("battle.{side}.wiped_out")).empty(!wiped_out)?;
        }
        Ok(())
    }

    fn check_space(&self, fighter: &Fighter, due: Space) -> Result<(), Flaw> {
        let Fighter { seat, leader, .. } = *fighter;
        let place = format_args!("players[{seat}].{leader}.space");
        at("I-16", place).value(self.players[seat][leader].space, due)
    }
}

impl Battle {
    /// BAT-4: the outcome is that of the totals.
    fn check_outcome(&self) -> Result<(), Flaw> {
        let [attacker, defender] = [self.attacker, self.defender].map(|side| side.axes);
        let totals = attacker.zip(defender).map(|(a, d)| a.total().cmp(&d.total()));
        let fits = self.outcome.is_some() && totals == self.outcome.map(Outcome::order);
        at("I-22", "battle.outcome").fits("axes", fits)
    }
}

impl Outcome {
    /// How the totals of Attacker and Defender compare.
    const fn order(self) -> Ordering {
        match self {
            Self::AttackerWins => Ordering::Greater,
            Self::DefenderWins => Ordering::Less,
            Self::Draw => Ordering::Equal,
        }
    }
}
