//! From a position file back to a game: put together, filled up where it is silent, audited.

use super::forms::{PakalForm, PlayerForm};
use super::{Position, places_of};
use crate::model::streams::PLEDGES;
use crate::model::*;
use patolli_core::{
    Agenda, Arrivals, Dense, Flaw, Host, PerSeat, Printed, Seat, SeatSet, Set, ensure,
};
use std::collections::BTreeMap;

impl Position {
    pub(super) fn load(self, kit: &'static Kit, host: &mut impl Host<Event>) -> Result<Ahau, Flaw> {
        self.check_shape()?;
        let mut public = self.public(kit);
        self.lay_out(&mut public)?;
        self.deal_left_out(&mut public, host);
        let mut game = Ahau { public, private: PerSeat::default(), unseen: Unseen::default() };
        self.fill_roles(&mut game, host)?;
        game.public.work_out_hands();
        self.fill_pledges(&mut game, host)?;
        game.check()?;
        // A hand-written moment may stop where nobody has to decide.
        game.run(host);
        Ok(game)
    }

    /// What must hold before the parts can be put together at all.
    fn check_shape(&self) -> Result<(), Flaw> {
        let n = self.players.len();
        let sides = (2..=SIDES).contains(&n) && (self.pakal.is_none() || n == 2);
        ensure!(sides, "I-18", "players", "{n} entries; two to five people, or one and Pakal");
        let steps = self.agenda.len();
        ensure!(steps <= AGENDA, "I-19", "agenda", "{steps} steps, at most {AGENDA}");
        let order = self.order.as_ref().is_none_or(|order| order.len() == n);
        ensure!(order, "I-18", "order", "names each of the {n} seats once");
        if self.pakal.is_some() {
            let form = &self.players[PAKAL.index()];
            let silent = form.role.is_none() && !form.role_seen;
            ensure!(silent, "I-7", "players[1].role", "follows from Pakal's personality");
            let mute = !form.pledged && form.pledge.is_none();
            ensure!(mute, "I-13", "players[1].pledge", "Pakal's cards come from his deck");
        }
        Ok(())
    }

    /// The table as it is written; what follows from the rest comes later.
    fn public(&self, kit: &'static Kit) -> Public {
        let n = self.players.len();
        let mut public = Public {
            kit: Printed(kit),
            n: n as u8,
            board: self.board,
            temple_scoring: self.temple_scoring,
            pakal: self.pakal.as_ref().map(PakalForm::read),
            round: self.round,
            katun: self.katun,
            celebrating: self.celebrating,
            ending: self.ending,
            first: self.first,
            active: self.active,
            order: std::array::from_fn(Seat::new),
            agenda: agenda_of(&self.agenda),
            pledged: SeatSet::EMPTY,
            losers: self.losers,
            turn: self.turn,
            summon: self.summon,
            payment: self.payment,
            city_tiles: [God::Chief; City::COUNT],
            sites: places_if_given(self.sites.as_ref()),
            calendar: self.calendar.unwrap_or_default(),
            set_aside: self.set_aside,
            start_tiles: places_if_given(self.start_tiles.as_ref()),
            squares: places_if_given(self.squares.as_ref()),
            region_buildings: places_if_given(self.region_buildings.as_ref()),
            offer: places_if_given(self.offer.as_ref()),
            stack: Set::EMPTY,
            bag: Tiles::NONE,
            discard: self.discard,
            bank: Stock::NOTHING,
            weapons: 0,
            scoring: [Scoring::War; God::COUNT],
            temples: std::array::from_fn(|i| {
                places_if_given(self.temples.get(&God::from_index(i)))
            }),
            fame_order: Arrivals::default(),
            war_order: Arrivals::default(),
            role_deck: 0,
            open_roles: Roles::EMPTY,
            players: PerSeat::from_fn(|seat| {
                self.players.get(seat.index()).map_or_else(Player::default, PlayerForm::read)
            }),
        };
        // SO-4.
        if public.pakal.is_some() && public.players[PAKAL].buildings.is_empty() {
            public.players[PAKAL].buildings.push(Building::RoyalPalace);
        }
        match &self.order {
            Some(order) => public.order[..n].copy_from_slice(order),
            None => public.order_by_regions(),
        }
        public
    }

    /// MV-1: cards that were chosen but are not written down.
    fn fill_pledges(&self, game: &mut Ahau, host: &mut impl Host<Event>) -> Result<(), Flaw> {
        for (seat, form) in Seat::first(SIDES).zip(&self.players) {
            if form.pledged {
                game.public.check_choice(seat)?;
                let pair = form.pledge.unwrap_or_else(|| game.any_pair(seat, PLEDGES, host));
                game.private[seat].pledge = Some(pair);
                game.public.pledged.insert(seat);
            } else {
                let place = format_args!("players[{seat}].pledge");
                ensure!(form.pledge.is_none(), "I-13", place, "the seat has not pledged");
            }
        }
        Ok(())
    }
}

/// The last thing of the list is the last to be done.
fn agenda_of(steps: &[Step]) -> Agenda<Step, AGENDA> {
    let mut agenda = Agenda::new();
    steps.iter().for_each(|step| agenda.later(*step));
    agenda
}

fn places_if_given<K: Dense + Ord, V: Copy, const N: usize>(
    map: Option<&BTreeMap<K, V>>,
) -> [Option<V>; N] {
    map.map_or([None; N], places_of)
}

impl Public {
    /// AC-1.
    fn order_by_regions(&mut self) {
        let mut order: Vec<Seat> = self.seats().collect();
        order.sort_by_key(|seat| {
            (!self.works(*seat, Building::CityGates), self.players[*seat].ruler)
        });
        self.order[..order.len()].copy_from_slice(&order);
    }

    /// I-7: a card that lies nowhere else is in the hand, or in Pakal's deck.
    fn work_out_hands(&mut self) {
        for seat in self.seats() {
            let player = &self.players[seat];
            let cards = self.cards_of(seat).without(player.to_take_back());
            match &mut self.pakal {
                Some(pakal) if seat == PAKAL => pakal.deck = cards,
                _ => self.players[seat].hand = cards,
            }
        }
    }
}
