//! A Troop Leader moves (MOV).

use crate::model::*;
use patolli_core::{Dense, Host, Seat};

impl Public {
    /// MOV-2: what a move of this Troop to another place costs.
    pub fn move_price(&self, seat: Seat, leader: Leader, to: Space) -> Goods {
        let troop = &self.players[seat][leader];
        let moves = self.kit.moves;
        let base = match (troop.space.city(), to.city()) {
            (None, _) => moves.jungle_to_city,
            (Some(_), None) => moves.city_to_jungle,
            (Some(_), Some(_)) => moves.city_to_city,
        };
        let discount = troop.counselor.map_or(0, |one| self.kit.counselor(one).discount);
        let free = troop.link.is_some_and(|link| self.kit.summoning(link.summoning).free_moves);
        let corn = if free { 0 } else { base.saturating_sub(discount) };
        Goods::of(Resource::Corn, corn)
    }

    /// MOV-1.
    pub(crate) fn refuse_move(&self, seat: Seat, leader: Leader, to: Space) -> Option<Reason> {
        let player = &self.players[seat];
        if player[leader].space == to {
            return Some(Reason::SameSpace);
        }
        if let Some(city) = to.city().filter(|_| player[leader.other()].space == to) {
            return Some(Reason::OwnTroop(city));
        }
        let price = self.move_price(seat, leader, to);
        (!player.goods.covers(price)).then_some(Reason::CannotPay(price))
    }

    pub(crate) fn moves(&self, seat: Seat, leader: Leader) -> impl Iterator<Item = Action> + '_ {
        let open = move |space: &Space| self.refuse_move(seat, leader, *space).is_none();
        std::iter::once(Action::Stay).chain(Space::all().filter(open).map(Action::Move))
    }
}

impl Yucatan {
    /// MOV-3.
    pub(crate) fn stay(&mut self, seat: Seat, leader: Leader, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        host.hear(|| Event::Stayed { seat, leader });
    }

    /// MOV-4 to MOV-7.
    pub(crate) fn move_troop(
        &mut self,
        seat: Seat,
        leader: Leader,
        to: Space,
        host: &mut impl Host<Event>,
    ) {
        self.public.agenda.done();
        self.pay(seat, self.public.move_price(seat, leader, to), host);
        let Some(city) = to.city() else { return self.place_troop(seat, leader, to, host) };
        match self.public.garrison(city) {
            Some(defender) => self.begin_battle(city, (seat, leader), defender, host),
            None => self.walk_in(seat, leader, city, host),
        }
    }

    pub(crate) fn place_troop(
        &mut self,
        seat: Seat,
        leader: Leader,
        to: Space,
        host: &mut impl Host<Event>,
    ) {
        let troop = &mut self.public.players[seat][leader];
        let from = std::mem::replace(&mut troop.space, to);
        host.hear(|| Event::Moved { seat, leader, from, to });
    }

    /// MOV-5, Q58: the jade first, then the city.
    fn walk_in(&mut self, seat: Seat, leader: Leader, city: City, host: &mut impl Host<Event>) {
        self.place_troop(seat, leader, Space::of(city), host);
        let by = Source::Entry(city);
        let pile = std::mem::take(&mut self.public.piles[city.index()]);
        let jade = pile.saturating_add(self.public.kit.moves.entry_jade).min(Goods::MAX);
        self.gain(seat, Goods::of(Resource::Jade, jade), by, host);
        self.public.agenda.now([Step::Enter { leader, city }]);
    }
}
