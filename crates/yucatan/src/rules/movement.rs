//! A Troop Leader moves (MOV), and the Troop follows.

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Seat};

/// D12: where the Troop goes.
#[derive(Clone, Copy)]
pub(super) struct MoveTroop {
    pub leader: Leader,
}

impl Decision<Yucatan> for MoveTroop {
    /// MOV-1, Q52: staying is always possible.
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add(Action::Stay);
        let open = |to: &Space| game.public.refuse_move(seat, self.leader, *to).is_none();
        menu.add_all(Space::all().filter(open).map(Action::Move));
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Stay => None,
            Action::Move(to) => game.public.refuse_move(seat, self.leader, to),
            _ => Some(Reason::AnotherDecision),
        }
    }

    /// The move is paid first (MOV-7). Nothing happens on staying (MOV-3, Q6) or in the Jungle
    /// (MOV-4); an occupied city gives a Battle but no jade (MOV-6, Q4).
    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let leader = self.leader;
        game.public.agenda.done();
        let to = match action {
            Action::Stay => return host.hear(|| Event::Stayed { seat, leader }),
            Action::Move(to) => to,
            other => not_offered(other),
        };
        game.pay(seat, game.public.move_price(seat, leader, to), host);
        let Some(city) = to.city() else { return game.place_troop(seat, leader, to, host) };
        match game.public.garrison(city) {
            Some(defender) => game.begin_battle(city, (seat, leader), defender, host),
            None => game.walk_in(seat, leader, city, host),
        }
    }
}

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

    /// MOV-1, Q7, Q8.
    fn refuse_move(&self, seat: Seat, leader: Leader, to: Space) -> Option<Reason> {
        let player = &self.players[seat];
        if player[leader].space == to {
            return Some(Reason::SameSpace);
        }
        if let Some(city) = to.city().filter(|_| player[leader.other()].space == to) {
            return Some(Reason::OwnTroop(city));
        }
        self.refuse_price(seat, self.move_price(seat, leader, to))
    }
}

impl Yucatan {
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
        let pile = std::mem::take(&mut self.public.piles[city]);
        let jade = pile.saturating_add(self.public.kit.moves.entry_jade).min(Goods::MAX);
        self.gain(seat, Goods::of(Resource::Jade, jade), by, host);
        self.public.agenda.now([Step::Enter { leader, city }]);
    }
}
