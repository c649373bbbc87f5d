//! The City Leader (CLD): a gift, then the power.

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Dense, Forced, Host, Menu, Seat, Set};

/// D10: what the City Leader gives.
#[derive(Clone, Copy)]
pub(super) struct Gain;

impl Decision<Yucatan> for Gain {
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        let open = Gift::all().filter(|gift| game.public.refuse_gift(seat, *gift).is_none());
        menu.add_all(open.map(Action::Gain));
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Gain(gift) = action else { return Some(Reason::AnotherDecision) };
        game.public.refuse_gift(seat, gift)
    }

    /// CLD-1, CLD-2.
    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        game.public.agenda.done();
        let supply = game.public.kit.supply;
        match action {
            Action::Gain(Gift::Corn) => {
                game.gain(seat, supply.leader_corn, Source::CityLeader, host);
            }
            Action::Gain(Gift::Jade) => {
                game.gain(seat, supply.leader_jade, Source::CityLeader, host);
            }
            Action::Gain(Gift::Card) => {
                game.pay(seat, supply.leader_card, host);
                game.draw_cards(seat, 1, Source::CityLeader, host);
            }
            other => not_offered(other),
        }
    }
}

impl Public {
    /// CLD-1.
    fn refuse_gift(&self, seat: Seat, gift: Gift) -> Option<Reason> {
        match gift {
            Gift::Corn | Gift::Jade => None,
            Gift::Card if self.deck == 0 => Some(Reason::DeckEmpty),
            Gift::Card => self.refuse_price(seat, self.kit.supply.leader_card),
        }
    }
}

/// D11: whether to use the power, and how.
#[derive(Clone, Copy)]
pub(super) struct UsePower;

impl Decision<Yucatan> for UsePower {
    /// CLD-3, CLD-4.
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        let public = &game.public;
        // Zero for every power but `war`.
        let limit = public.levy_limit(seat);
        let room = |leader| public.levy_room(seat, leader).min(limit);
        let (first_room, second_room) = (room(Leader::One), room(Leader::Two));
        menu.add(Action::NoPower);
        if public.refuse_power(seat).is_none() {
            menu.add(Action::UsePower);
        }
        for first in 0..=first_room {
            let most = (limit - first).min(second_room);
            let seconds = Set::range(u8::from(first == 0)..most + 1);
            menu.add_each(|second| Action::Levy(Levy::new(first.into()), second), seconds);
        }
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::NoPower => None,
            Action::UsePower => game.public.refuse_power(seat),
            Action::Levy(first, second) => game.public.refuse_levy(seat, first, second),
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        game.public.agenda.done();
        match action {
            Action::NoPower => host.hear(|| Event::Declined { seat }),
            Action::UsePower => game.use_power(seat, host),
            Action::Levy(first, second) => {
                for (leader, levy) in Leader::all().zip([first, second]) {
                    game.reinforce(seat, leader, levy.get(), Source::Power(Power::War), host);
                }
            }
            other => not_offered(other),
        }
    }

    /// A power that could do nothing now is skipped, not declined.
    fn forced(self, game: &Yucatan, seat: Seat) -> Forced<Action> {
        let mut forced = Forced::Nothing;
        self.offer(game, seat, &mut forced);
        match forced {
            Forced::Only(Action::NoPower) => Forced::Nothing,
            other => other,
        }
    }
}

impl Public {
    /// The power of a player on its present level (SAC-4, Q22).
    pub fn power_row(&self, seat: Seat) -> PowerRow {
        let player = &self.players[seat];
        player.power.map_or_else(PowerRow::default, |power| *self.kit.power(power, player.step))
    }

    /// CLD-4, for all powers but `war`.
    fn refuse_power(&self, seat: Seat) -> Option<Reason> {
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
        self.refuse_price(seat, row.cost)
    }

    /// CLD-4: how many Units the power `war` can add in all.
    fn levy_limit(&self, seat: Seat) -> u8 {
        self.power_row(seat).units.min(self.supply)
    }
    fn levy_room(&self, seat: Seat, leader: Leader) -> u8 {
        self.kit.supply.troop_limit.saturating_sub(self.players[seat][leader].units)
    }

    fn refuse_levy(&self, seat: Seat, first: Levy, second: Levy) -> Option<Reason> {
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
}

impl Yucatan {
    /// Y 3.9: draws come after any payment (Y 6.5).
    fn use_power(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let row = self.public.power_row(seat);
        let by = Source::Power(self.public.players[seat].power.expect("powers are chosen"));
        self.pay(seat, row.cost, host);
        let corn = row.per_prisoner.saturating_mul(self.public.players[seat].prisoners);
        let corn = Goods::of(Resource::Corn, corn.min(row.most));
        self.gain(seat, row.gain.plus(corn), by, host);
        self.draw_cards(seat, row.cards, by, host);
    }
}
