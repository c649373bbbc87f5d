//! Corn, jade, Units and special cards change hands (Y 5.0), as long as there are any left
//! (Y 5.11).

use super::setup::DECK;
use crate::model::*;
use patolli_core::{Host, Seat};

/// GEN-4: how many times, up to a limit, a stock covers a price.
pub(super) fn times(stock: Goods, price: Goods, limit: u8) -> u8 {
    (1..=limit).take_while(|n| stock.covers(price.times(*n))).count() as u8
}

impl Public {
    /// What the player's Building does on its present level.
    pub fn row_of(&self, seat: Seat, building: Building) -> &BuildingRow {
        self.kit.building(building, self.players[seat].level(building))
    }
    /// GEN-2.
    pub(crate) fn covers(&self, seat: Seat, price: Goods) -> bool {
        self.players[seat].goods.covers(price)
    }
    /// GEN-2.
    pub(crate) fn refuse_price(&self, seat: Seat, price: Goods) -> Option<Reason> {
        (!self.covers(seat, price)).then_some(Reason::CannotPay(price))
    }
    /// What a player gains: all of it, or with limited tokens what the box still has (Y 9, Q68).
    fn available(&self, goods: Goods) -> Goods {
        match self.house.tokens {
            TokenRule::Unlimited => goods,
            TokenRule::Limited => goods.common(self.tokens_left()),
        }
    }
    /// Corn and jade in the box, if they are limited (Y 9).
    pub fn tokens_left(&self) -> Goods {
        let piles = self.piles.values().sum();
        let held = self
            .seats()
            .fold(Goods::of(Resource::Jade, piles), |sum, seat| sum.plus(self.players[seat].goods));
        held.lacking(self.kit.supply.tokens)
    }
    /// Jade that goes on a city.
    pub(crate) fn available_jade(&self, jade: u8) -> u8 {
        self.available(Goods::of(Resource::Jade, jade)).get(Resource::Jade)
    }
    /// GEN-3: Units leave the Supply, as many as there are.
    pub(crate) fn take_units(&mut self, units: u8) -> u8 {
        let taken = units.min(self.supply);
        self.supply -= taken;
        taken
    }
}

impl Yucatan {
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        goods: Goods,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        let goods = self.public.available(goods);
        if !goods.is_nothing() {
            let player = &mut self.public.players[seat];
            // Q67: a store that is full stays so.
            player.goods = player.goods.plus(goods);
            host.hear(|| Event::Gained { seat, goods, by });
        }
    }

    pub(crate) fn pay(&mut self, seat: Seat, goods: Goods, host: &mut impl Host<Event>) {
        if !goods.is_nothing() {
            let player = &mut self.public.players[seat];
            player.goods = player.goods.minus(goods);
            host.hear(|| Event::Paid { seat, goods });
        }
    }

    /// CLD-2, CIT-5, Q17: cards from the deck, as many as there are.
    pub(crate) fn draw_cards(
        &mut self,
        seat: Seat,
        cards: u8,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        for _ in 0..cards.min(self.public.deck) {
            let card = host.draw_one(DECK, &mut self.unseen.deck);
            let hand = &mut self.private[seat].hand;
            *hand = hand.plus(Specials::of(card, 1));
            self.public.deck -= 1;
            self.public.players[seat].specials += 1;
            host.hear(|| Event::Drew { seat, by });
            host.hear(|| Event::DrewCard { seat, card });
        }
    }

    /// GEN-3: Units of the Supply go to a Prison.
    pub(crate) fn imprison(
        &mut self,
        seat: Seat,
        units: u8,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        let units = self.public.take_units(units);
        if units > 0 {
            self.public.players[seat].prisoners += units;
            host.hear(|| Event::Imprisoned { seat, units, by });
        }
    }

    /// GEN-3: Units of the Supply join a Troop.
    pub(crate) fn reinforce(
        &mut self,
        seat: Seat,
        leader: Leader,
        units: u8,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        let units = self.public.take_units(units);
        if units > 0 {
            self.public.players[seat][leader].units += units;
            host.hear(|| Event::Reinforced { seat, leader, units, by });
        }
    }
}
