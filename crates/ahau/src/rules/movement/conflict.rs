//! Conflicts (A 5.1, MV-4): two or more Rulers in one region.

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Pile, Seat, SeatSet, Set};
use std::cmp::Reverse;

/// MV-4.3: the winner may advance on the war track.
#[derive(Clone, Copy)]
pub(crate) struct WinConflict;

impl Decision<Ahau> for WinConflict {
    fn offer(self, _: &Ahau, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_all([Action::Advance, Action::Decline]);
    }

    fn refuse(self, _: &Ahau, _: Seat, action: Action) -> Option<Reason> {
        let known = matches!(action, Action::Advance | Action::Decline);
        (!known).then_some(Reason::AnotherDecision)
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        game.public.agenda.done();
        match action {
            Action::Advance => game.advance(seat, host),
            Action::Decline => host.hear(|| Event::Declined { seat }),
            other => not_offered(other),
        }
    }
}

/// MV-4.5: a loser leaves the region.
#[derive(Clone, Copy)]
pub(crate) struct Retreat {
    pub from: Region,
}

impl Decision<Ahau> for Retreat {
    fn offer(self, game: &Ahau, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Retreat, game.public.retreats(self.from));
    }

    fn refuse(self, game: &Ahau, _: Seat, action: Action) -> Option<Reason> {
        let Action::Retreat(region) = action else { return Some(Reason::AnotherDecision) };
        let table = &game.public;
        if region.index() >= table.map().n_regions {
            Some(Reason::NoSuchRegion(region))
        } else if !table.unoccupied().contains(region) {
            Some(Reason::RegionTaken(region))
        } else {
            (!table.retreats(self.from).contains(region)).then_some(Reason::NotAdjacent(region))
        }
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Retreat(region) = action else { not_offered(action) };
        game.retreat(seat, region, host);
    }
}

impl Ahau {
    /// MV-4, RUL-12: the conflict in the lowest region; when there is none, tiles are taken.
    pub(crate) fn next_conflict(&mut self, host: &mut impl Host<Event>) {
        match self.public.contested().first() {
            Some(region) => self.fight(region, host),
            None => self.call_for_tiles(),
        }
    }

    fn fight(&mut self, region: Region, host: &mut impl Host<Event>) {
        let rulers = self.public.rulers(region);
        let winner = self.public.winner_of(rulers);
        let strength = self.public.strength(winner);
        host.hear(|| Event::Conflict { region, winner, strength });
        self.public.losers = self.public.retreat_order(rulers.without(Set::one(winner)));
        for seat in self.public.losers.iter().rev() {
            let strength = self.public.strength(seat);
            host.hear(|| Event::ConflictLost { region, seat, strength });
        }
        let losers = [Step::Arm, Step::Losers(region), Step::Conflicts];
        self.public.agenda.now(losers);
        self.public.agenda.now([Step::Win(winner)]);
    }

    /// MV-4.4: in the order of their retreats.
    pub(crate) fn arm_losers(&mut self, host: &mut impl Host<Event>) {
        let losers = self.public.losers;
        for seat in losers.iter().rev() {
            self.take_weapons(seat, 1, Source::Conflict, host);
        }
    }

    /// MV-4.5.
    pub(crate) fn next_loser(&mut self, from: Region) {
        if let Some(seat) = self.public.losers.pop() {
            self.public.agenda.now([Step::Retreat { seat, from }, Step::Losers(from)]);
        }
    }

    pub(crate) fn retreat(&mut self, seat: Seat, region: Region, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        self.public.players[seat].ruler = Some(region);
        host.hear(|| Event::Retreated { seat, region });
    }
}

impl Public {
    /// MV-4.1, MV-4.2: strength; then the Royal Palace, the war track, the height in the stack.
    pub fn winner_of(&self, rulers: SeatSet) -> Seat {
        let rank = |seat: &Seat| {
            let palace = self.works(*seat, Building::RoyalPalace);
            (self.strength(*seat), palace, self.players[*seat].war, self.war_order.height(*seat))
        };
        rulers.iter().max_by_key(rank).expect("Rulers meet")
    }

    /// MV-4.5: higher strength first, then less Fame, then the lower in the stack. RUL-16: as it was
    /// in the conflict. The first to retreat lies on top.
    pub(crate) fn retreat_order(&self, losers: SeatSet) -> Pile<Seat, SIDES> {
        let mut order = Pile::new();
        let mut left = losers;
        let last = |seat: &Seat| (Reverse(self.strength(*seat)), self.standing(*seat));
        while let Some(seat) = left.iter().max_by_key(last) {
            order.push(seat);
            left.remove(seat);
        }
        order
    }

    /// MV-4.5, RUL-13: unoccupied neighbours, or any unoccupied region if there is none.
    pub fn retreats(&self, from: Region) -> Set<Region> {
        let free = self.unoccupied();
        let near = free.and(self.map().adjacent(from));
        if near.is_empty() { free } else { near }
    }
}
