//! What one observer may know (C 10), and worlds in which that is what they see.

use crate::model::*;
use crate::rules::refill::draw_tiles;
use patolli_core::{Dense, Host, PerSeat, Seat};

pub type View = patolli_core::View<Public, Private>;

impl Copan {
    /// Deals the Court tiles that the observer has not seen to the other hands and below the blind
    /// tiles; what is left is the bag.
    pub(crate) fn imagine(view: &View, host: &mut impl Host<Event>) -> Self {
        let public = view.public;
        let mut bag = public.unaccounted();
        let mut private = PerSeat::<Private, SIDES>::default();
        if let Some((seat, own)) = view.own {
            private[seat] = own;
            bag = bag.minus(own.hand.minus(public.players[seat].known_hand));
        }
        for seat in Seat::first(public.people()) {
            if view.is_own(seat) {
                continue;
            }
            let player = &public.players[seat];
            let hidden = u32::from(player.hand_size) - player.known_hand.total();
            private[seat].hand = player.known_hand.plus(draw_tiles(hidden, &mut bag, host));
        }
        let blind = draw_tiles(public.hidden_blinds(), &mut bag, host);
        Copan { public, private, unseen: Unseen { bag, blind } }
    }
}

impl Public {
    /// Court tiles that are neither face up nor known to be in a hand.
    pub(crate) fn unaccounted(&self) -> Tiles {
        let open: Tiles = Resource::all().map(|kind| (kind, self.seen_of(kind))).collect();
        let all: Tiles = Resource::all().map(|kind| (kind, self.kit.supply.court_tiles)).collect();
        all.minus(open)
    }
    /// Court tiles of a type that everyone can account for.
    fn seen_of(&self, kind: Resource) -> u8 {
        let river = self.river.values().filter(|tile| **tile == Some(kind)).count() as u8;
        let hands: u8 = self.seats().map(|seat| self.players[seat].known_hand.get(kind)).sum();
        let automa = self.automa.as_ref().map_or(0, |automa| automa.tiles.get(kind));
        let pyramid = self.pyramid.tiles[kind].len() as u8;
        river + hands + automa + pyramid + self.blind_known.get(kind)
    }
    /// Blind tiles whose type no one saw.
    pub(crate) fn hidden_blinds(&self) -> u32 {
        self.pyramid.blind.len() as u32 - self.blind_known.total()
    }
}
