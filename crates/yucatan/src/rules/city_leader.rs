//! The City Leader: a gift, then the power (CLD).

use crate::model::*;
use patolli_core::{Dense, Host, Seat};

impl Public {
    /// CLD-1.
    pub(crate) fn refuse_gift(&self, seat: Seat, gift: Gift) -> Option<Reason> {
        if gift != Gift::Card {
            return None;
        }
        if self.deck == 0 {
            return Some(Reason::DeckEmpty);
        }
        let price = self.kit.supply.leader_card;
        (!self.covers(seat, price)).then_some(Reason::CannotPay(price))
    }

    pub(crate) fn gifts(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        let open = move |gift: &Gift| self.refuse_gift(seat, *gift).is_none();
        Gift::all().filter(open).map(Action::Gain)
    }

    /// The power of a player on its present level (SAC-4).
    pub fn power_row(&self, seat: Seat) -> PowerRow {
        let player = &self.players[seat];
        player.power.map_or_else(PowerRow::default, |power| *self.kit.power(power, player.step))
    }

    /// CLD-4, for all powers but `war`.
    pub(crate) fn refuse_power(&self, seat: Seat) -> Option<Reason> {
        let row = self.power_row(seat);
        if let Some(power) = self.players[seat].power.filter(|_| row.units > 0) {
            return Some(Reason::OtherPower(power));
        }
        let prisoners = row.per_prisoner > 0 && self.players[seat].prisoners > 0;
        if row.gain.is_nothing() && !prisoners {
            if row.cards == 0 {
                return Some(Reason::PowerIdle);
            }
            if self.deck == 0 {
                return Some(Reason::NoCardForPower);
            }
        }
        (!self.covers(seat, row.cost)).then_some(Reason::CannotPay(row.cost))
    }

    /// CLD-4: how many Units the power `war` can add in all.
    fn levy_limit(&self, seat: Seat) -> u8 {
        self.power_row(seat).units.min(self.supply)
    }
    fn levy_room(&self, seat: Seat, leader: Leader) -> u8 {
        self.kit.supply.troop_limit.saturating_sub(self.players[seat][leader].units)
    }

    pub(crate) fn refuse_levy(&self, seat: Seat, first: Levy, second: Levy) -> Option<Reason> {
        let row = self.power_row(seat);
        let sum = first.get() + second.get();
        match self.players[seat].power {
            Some(power) if row.units == 0 => return Some(Reason::OtherPower(power)),
            _ if sum == 0 => return Some(Reason::EmptyLevy),
            _ if sum > row.units => return Some(Reason::LevyLimit(row.units)),
            _ if sum > self.supply => return Some(Reason::SupplyShort(self.supply)),
            _ => {}
        }
        let over = |leader, levy: Levy| levy.get() > self.levy_room(seat, leader);
        (over(Leader::One, first) || over(Leader::Two, second))
            .then_some(Reason::LevyRoom(self.kit.supply.troop_limit))
    }

    /// CLD-3, CLD-4.
    pub(crate) fn offer_power(&self, seat: Seat, out: &mut impl Extend<Action>) {
        out.extend([Action::NoPower]);
        out.extend(self.refuse_power(seat).is_none().then_some(Action::UsePower));
        // For the power `war` alone: for others the limit is nothing.
        let limit = self.levy_limit(seat);
        for first in 0..=limit.min(self.levy_room(seat, Leader::One)) {
            let most = (limit - first).min(self.levy_room(seat, Leader::Two));
            let seconds = u8::from(first == 0)..=most;
            let levy = |second: u8| Action::Levy(Levy::new(first.into()), Levy::new(second.into()));
            out.extend(seconds.map(levy));
        }
    }

    /// Whether the power can do anything now.
    pub(crate) fn can_use_power(&self, seat: Seat) -> bool {
        let room = || Leader::all().any(|leader| self.levy_room(seat, leader) > 0);
        self.refuse_power(seat).is_none() || (self.levy_limit(seat) > 0 && room())
    }
}

impl Yucatan {
    /// CLD-1.
    pub(crate) fn take_gift(&mut self, seat: Seat, gift: Gift, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        let supply = self.public.kit.supply;
        match gift {
            Gift::Corn => self.gain(seat, supply.leader_corn, Source::CityLeader, host),
            Gift::Jade => self.gain(seat, supply.leader_jade, Source::CityLeader, host),
            Gift::Card => {
                self.pay(seat, supply.leader_card, host);
                self.draw_cards(seat, 1, Source::CityLeader, host);
            }
        }
    }

    /// Y 3.9: draws come after any payment (Y 6.5).
    pub(crate) fn use_power(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        let row = self.public.power_row(seat);
        let by = Source::Power(self.public.players[seat].power.expect("powers are chosen"));
        self.pay(seat, row.cost, host);
        let corn = row.per_prisoner.saturating_mul(self.public.players[seat].prisoners);
        let corn = Goods::of(Resource::Corn, corn.min(row.most));
        self.gain(seat, row.gain.plus(corn), by, host);
        self.draw_cards(seat, row.cards, by, host);
    }

    /// The power `war`.
    pub(crate) fn levy(
        &mut self,
        seat: Seat,
        first: Levy,
        second: Levy,
        host: &mut impl Host<Event>,
    ) {
        self.public.agenda.done();
        for (leader, levy) in Leader::all().zip([first, second]) {
            self.reinforce(seat, leader, levy.get(), Source::Power(Power::War), host);
        }
    }
}
