//! Confrontation: Axes are paid for and compared, then the base capture and the positions (BAT-2 to
//! BAT-6).

use crate::model::*;
use crate::rules::decisions::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat};

/// D14: whether a side pays for the Axes of its card.
#[derive(Clone, Copy)]
pub(crate) struct PayAxe {
    pub side: Side,
}

impl Decision<Yucatan> for PayAxe {
    /// BAT-2: nothing is asked where no Axes can be paid for.
    fn offer(self, game: &Yucatan, _: Seat, menu: &mut impl Menu<Action>) {
        if game.public.axes_for_sale(game.battle(), self.side).is_some() {
            menu.add_all([Action::PayAxes, Action::SaveAxes]);
        }
    }

    fn refuse(self, _: &Yucatan, _: Seat, action: Action) -> Option<Reason> {
        let asked = matches!(action, Action::PayAxes | Action::SaveAxes);
        (!asked).then_some(Reason::AnotherDecision)
    }

    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        game.public.agenda.done();
        match action {
            Action::SaveAxes => return,
            Action::PayAxes => {}
            other => not_offered(other),
        }
        let sale = game.public.axes_for_sale(game.battle(), self.side).expect("Axes are for sale");
        game.pay(seat, sale.cost, host);
        game.battle_mut()[self.side].paid = true;
        host.hear(|| Event::BoughtAxes { seat, axes: sale.gives });
    }
}

impl Public {
    /// BAT-2: Axes that the card of this side offers for a price.
    pub fn axes_for_sale(&self, battle: &Battle, side: Side) -> Option<Paid> {
        let fighter = &battle[side];
        let sale = self.kit.card(fighter.card?).axes?;
        self.covers(fighter.seat, sale.cost).then_some(sale)
    }
}

impl Yucatan {
    /// BAT-3, BAT-4; the base capture comes at once (BAT-5, Q12).
    pub(crate) fn confront(&mut self, host: &mut impl Host<Event>) {
        let mut totals = [0; 2];
        for side in Side::all() {
            let axes = self.public.axes(self.battle(), side);
            self.battle_mut()[side].axes = Some(axes);
            totals[side.index()] = axes.total();
            let seat = self.battle()[side].seat;
            host.hear(|| Event::Strength { seat, axes });
        }
        let outcome = match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Greater => Outcome::AttackerWins,
            std::cmp::Ordering::Less => Outcome::DefenderWins,
            std::cmp::Ordering::Equal => Outcome::Draw,
        };
        self.battle_mut().outcome = Some(outcome);
        let (city, winner) = (self.battle().city, outcome.winner());
        let winner_seat = winner.map(|side| self.battle()[side].seat);
        host.hear(|| Event::Fought { city, outcome, winner: winner_seat });
        if let Some(side) = winner {
            let units = self.public.kit.points.base_capture;
            self.take_captives(side, units, Source::BaseCapture, host);
        }
        self.take_positions(outcome, host);
    }

    /// BAT-6.
    fn take_positions(&mut self, outcome: Outcome, host: &mut impl Host<Event>) {
        let Battle { city, attacker, defender, .. } = *self.battle();
        if outcome == Outcome::DefenderWins {
            return self.retreat(attacker.seat, attacker.leader, host);
        }
        self.retreat(defender.seat, defender.leader, host);
        self.place_troop(attacker.seat, attacker.leader, Space::of(city), host);
    }

    fn retreat(&mut self, seat: Seat, leader: Leader, host: &mut impl Host<Event>) {
        self.public.players[seat][leader].space = Space::Jungle;
        host.hear(|| Event::Retreated { seat, leader });
    }

    /// BAT-5, BAT-9, Q14: Units of the opponent become Prisoners of this side, as many as there
    /// are.
    pub(super) fn take_captives(
        &mut self,
        side: Side,
        units: u8,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        let battle = *self.battle();
        let (mine, theirs) = (battle[side], battle[side.other()]);
        let troop = &mut self.public.players[theirs.seat][theirs.leader];
        let units = units.min(troop.units);
        if units == 0 {
            return;
        }
        troop.units -= units;
        self.public.players[mine.seat].prisoners += units;
        self.battle_mut()[side].captured += units;
        let (seat, from) = (mine.seat, theirs.seat);
        host.hear(|| Event::Captured { seat, units, from, by });
    }
}
