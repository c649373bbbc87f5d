//! From a position file back to a game: assembled, completed where it is silent, audited.

use super::Position;
use super::forms::PlayerForm;
use crate::audit::check_sides;
use crate::model::streams::PLEDGES;
use crate::model::*;
use patolli_core::{Agenda, Dense, Flaw, Host, PerSeat, PlayerField, Seat, at};

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
        // A handwritten moment may stop where no one has to decide.
        game.run(host);
        Ok(game)
    }

    /// What must hold before a game can be assembled.
    fn check_shape(&self) -> Result<(), Flaw> {
        let n = self.players.len();
        check_sides(n, self.pakal.is_some())?;
        at("I-19", "agenda").range(self.agenda.len(), 0, AGENDA)?;
        if let Some(order) = &self.order {
            at("I-18", "order").once(order.iter().copied(), Seat::first(n).collect())?;
        }
        if self.pakal.is_some() {
            let form = &self.players[PAKAL.index()];
            let at_his = |rule, field| at(rule, PlayerField(PAKAL, field));
            at_his("I-7", "role").empty(form.role.is_none() && !form.role_seen)?;
            at_his("I-13", "pledge").empty(!form.pledged && form.pledge.is_none())?;
        }
        Ok(())
    }

    /// The table as it is written; what follows from the rest comes later.
    fn public(&self, kit: &'static Kit) -> Public {
        let n = self.players.len();
        let mut public = Public {
            board: self.board,
            temple_scoring: self.temple_scoring,
            pakal: self.pakal,
            round: self.round,
            katun: self.katun,
            celebrating: self.celebrating,
            ending: self.ending,
            first: self.first,
            active: self.active,
            agenda: agenda_of(&self.agenda),
            losers: self.losers,
            turn: self.turn,
            summon: self.summon,
            payment: self.payment,
            sites: self.sites.unwrap_or_default(),
            calendar: self.calendar.unwrap_or_default(),
            set_aside: self.set_aside,
            start_tiles: self.start_tiles.unwrap_or_default(),
            squares: self.squares.unwrap_or_default(),
            region_buildings: self.region_buildings.unwrap_or_default(),
            offer: self.offer.unwrap_or_default(),
            discard: self.discard,
            temples: self.temples,
            players: PerSeat::from_fn(|seat| {
                self.players.get(seat.index()).map_or_else(Player::default, PlayerForm::read)
            }),
            ..Public::boxed(kit, n)
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
                at("I-13", PlayerField(seat, "pledge")).fits("pledged", form.pledge.is_none())?;
            }
        }
        Ok(())
    }
}

/// The last step of the list is the last to be done.
fn agenda_of(steps: &[Step]) -> Agenda<Step, AGENDA> {
    let mut agenda = Agenda::new();
    steps.iter().for_each(|step| agenda.later(*step));
    agenda
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
