//! Pakal's Movement Phase (A 8.2).

use crate::model::streams::PAKAL_DECK;
use crate::model::*;
use crate::rules::king_pakal::best;
use patolli_core::{Dense, Host};
use std::cmp::Reverse;

impl Ahau {
    /// SO-11, SO-12, SO-13.
    pub(crate) fn reveal_pakal(&mut self, host: &mut impl Host<Event>) {
        let (left, right) = self.deal_pakal(host);
        self.turn_up(PAKAL, left, right, host);
        if self.public.has_role(PAKAL, Role::WarCaptain) {
            self.pakal_captain(host);
        }
        self.call_captain();
    }

    /// SO-12: the left card is never a 6.
    fn deal_pakal(&mut self, host: &mut impl Host<Event>) -> (Card, Card) {
        loop {
            let mut deck = self.king().deck;
            let first = host.draw(PAKAL_DECK, &mut deck);
            let second = host.draw(PAKAL_DECK, &mut deck);
            if !first.is_six() || !second.is_six() {
                self.king_mut().deck = deck;
                return if first.is_six() { (second, first) } else { (first, second) };
            }
            host.hear(|| Event::PakalRedeals);
            if deck.is_empty() {
                self.pakal_shuffles(host);
            }
        }
    }

    /// SO-13, RUL-75.
    fn pakal_captain(&mut self, host: &mut impl Host<Event>) {
        let table = &self.public;
        let (his, theirs) = (table.players[PAKAL].ruler, table.players[PERSON].ruler);
        let (Some(here), Some(there)) = (his, theirs) else { return };
        let region = if table.strength(PAKAL) >= table.strength(PERSON) {
            there
        } else if here == there {
            self.pakal_retreat(here, host)
        } else {
            let others = table.map().all_regions().filter(|region| *region != there);
            let key = |region: &Region| (table.best_tile(*region), Reverse(region.index()));
            others.max_by_key(key).unwrap_or(here)
        };
        if region != here {
            self.move_ruler(PAKAL, region, host);
        }
    }

    /// SO-16, RUL-74: the best tile, then his workers around the region, then the lowest number.
    pub(crate) fn pakal_retreat(&mut self, from: Region, host: &mut impl Host<Event>) -> Region {
        let table = &self.public;
        let around = |region: Region| -> u8 {
            table.map().cities(region).iter().map(|city| table.k(city)).sum()
        };
        let key =
            |region: &Region| (table.best_tile(*region), around(*region), Reverse(region.index()));
        best(table.retreats(from), key, host).expect("a region is free")
    }

    /// SO-17.
    pub(crate) fn pakal_tile(&mut self, host: &mut impl Host<Event>) -> Square {
        let table = &self.public;
        let squares = table.players[PAKAL].ruler.expect("his Ruler is on the map").squares();
        let there = squares.into_iter().filter(|square| table.squares[*square].is_some());
        let built = table.players[PAKAL].built_by_colour();
        let key = |square: &Square| {
            let tile = table.squares[*square].expect("a tile lies there");
            let built = tile.colour().map_or(0, |colour| built[colour]);
            (Reverse(table.pakal_rank(tile.god())), tile.is_wild(), built, Reverse(square.index()))
        };
        best(there.collect(), key, host).expect("a tile lies in his region")
    }

    /// RUL-98: when tiles run out he gives up what he wants least.
    pub(crate) fn pakal_spares(&mut self, host: &mut impl Host<Event>) -> Tile {
        let (table, player) = (&self.public, &self.public.players[PAKAL]);
        let built = player.built_by_colour();
        let key = |tile: &Tile| {
            let built = tile.colour().map_or(0, |colour| built[colour]);
            (table.pakal_rank(tile.god()), !tile.is_wild(), Reverse(built))
        };
        best(player.reserve.kind_set(), key, host).expect("he has most tiles")
    }
}

impl Public {
    /// The best rank among the tiles of a region; a greater value is better.
    fn best_tile(&self, region: Region) -> Option<Reverse<usize>> {
        let tiles = region.squares().map(|square| self.squares[square]);
        tiles.into_iter().flatten().map(|tile| Reverse(self.pakal_rank(tile.god()))).max()
    }
}
