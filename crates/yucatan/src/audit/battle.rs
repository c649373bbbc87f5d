//! A Battle as it stands (Y 5.7): what was chosen, paid and captured so far.

use super::misplaced;
use crate::model::*;
use patolli_core::{Dense, Flaw, ensure};

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
        let (attacker, defender) = (battle.attacker.seat, battle.defender.seat);
        let known = attacker.index() < self.n() && defender.index() < self.n();
        ensure!(known, "I-21", "battle", "a side has no seat");
        ensure!(attacker != defender, "I-16", "battle", "both sides are seat {attacker}");
        let most = self.kit.supply.units;
        for side in Side::all() {
            let captured = battle[side].captured;
            ensure!(captured <= most, "I-1", "battle", "{captured} Units captured");
        }
        let lasts = !self.is_after_revolution();
        ensure!(lasts, "I-22", "battle", "is forgotten when the Round is over");
        if self.running_battle().is_none() {
            let shown = Side::all().all(|side| battle[side].card.is_some());
            ensure!(shown && battle.has_totals(), "I-22", "battle", "is not fought to its end");
        }
        Ok(())
    }

    /// I-22: the steps of a Battle, and what it has come to.
    pub(super) fn check_fight(&self, work: &[Step]) -> Result<(), Flaw> {
        let Some(battle) = &self.battle else { return misplaced("there is no Battle") };
        let attacker = battle.attacker;
        let leads = attacker.seat == self.active && self.was_played(attacker.leader.element());
        ensure!(leads, "I-22", "battle", "the Attacker's Leader was not activated in this Turn");
        if *work == [Step::Cards] {
            self.check_before_cards(battle)?;
            return self.check_before_confrontation(battle);
        }
        if !COURSE.ends_with(work) {
            return misplaced("is no part of a Turn");
        }
        for side in Side::all() {
            self.check_card(battle, side)?;
            let fighter = &battle[side];
            let offered = fighter.card.is_some_and(|card| self.kit.card(card).axes.is_some());
            let paid = !fighter.paid || (offered && !work.contains(&Step::Axes(side)));
            ensure!(paid, "I-22", "battle", "Axes of the {side} are paid for in advance");
        }
        match work.contains(&Step::Confront) {
            true => self.check_before_confrontation(battle),
            false => self.check_after_confrontation(battle, work),
        }
    }

    fn check_before_cards(&self, battle: &Battle) -> Result<(), Flaw> {
        for side in Side::all() {
            let hidden = battle[side].card.is_none() && !battle[side].paid;
            ensure!(hidden, "I-22", "battle", "the {side} has not turned up a card yet");
        }
        Ok(())
    }

    /// MOV-6, BAT-1: the Defender stands in the city, and nothing is captured.
    fn check_before_confrontation(&self, battle: &Battle) -> Result<(), Flaw> {
        let Fighter { seat, leader, .. } = battle.defender;
        let stands = self.players[seat][leader].space == Space::of(battle.city);
        ensure!(stands, "I-16", "battle", "the Defender is not in {}", battle.city);
        let fresh = |side| {
            let Fighter { seat, leader, card, paid, .. } = battle[side];
            battle[side] == Fighter { card, paid, ..Fighter::new(seat, leader) }
        };
        let open = battle.outcome.is_none() && Side::all().all(fresh);
        ensure!(open, "I-22", "battle", "nothing is decided before the Confrontation");
        Ok(())
    }

    /// BAT-3 to BAT-7: the totals tell the outcome, and the outcome who stands in the city.
    fn check_after_confrontation(&self, battle: &Battle, work: &[Step]) -> Result<(), Flaw> {
        ensure!(battle.has_totals(), "I-22", "battle.outcome", "does not follow from the Axes");
        let held = battle.outcome == Some(Outcome::DefenderWins);
        let here = Space::of(battle.city);
        for side in Side::all() {
            let Fighter { seat, leader, extra, bonus, captured, wiped_out, .. } = battle[side];
            let stays = held == (side == Side::Defender);
            let due = if stays { here } else { Space::Jungle };
            let place = format_args!("players[{seat}].{leader}.space");
            let stands = self.players[seat][leader].space == due;
            ensure!(stands, "I-16", place, "the {side} is in {due} after the Battle");
            let waits = work.contains(&Step::Bonus(side)) && extra != Extra::Nothing;
            let offered = !waits && self.extra_price(battle, side, extra).is_some();
            ensure!(offered, "I-22", "battle", "the {side} cannot have paid for {extra} yet");
            let most = self.kit.points.base_capture;
            let early = captured > most || bonus > 0 || wiped_out;
            ensure!(!early, "I-22", "battle", "the {side} has no Prisoner Bonus yet");
        }
        Ok(())
    }

    /// I-3, I-4: the card is still its owner's; special cards have all been seen by now.
    fn check_card(&self, battle: &Battle, side: Side) -> Result<(), Flaw> {
        let Fighter { seat, leader, card, .. } = battle[side];
        let player = &self.players[seat];
        let held = match card {
            None => false,
            Some(Card::Base(base)) => player.base.contains(base),
            Some(Card::Special(kind)) => player.known.get(kind) > 0,
            Some(Card::Summoning(summoning)) => {
                player[leader].link.is_some_and(|link| link.summoning == summoning && !link.spent)
            }
        };
        ensure!(held, "I-22", "battle", "the {side} does not have the card that was played");
        Ok(())
    }
}

impl Battle {
    /// BAT-4: the outcome is that of the totals.
    fn has_totals(&self) -> bool {
        let [attacker, defender] = [self.attacker, self.defender].map(|side| side.axes);
        let totals = attacker.zip(defender).map(|(a, d)| a.total().cmp(&d.total()));
        self.outcome.is_some() && totals == self.outcome.map(Outcome::order)
    }
}

impl Outcome {
    /// How the totals of Attacker and Defender compare.
    const fn order(self) -> std::cmp::Ordering {
        match self {
            Self::AttackerWins => std::cmp::Ordering::Greater,
            Self::DefenderWins => std::cmp::Ordering::Less,
            Self::Draw => std::cmp::Ordering::Equal,
        }
    }
}
