//! Court tiles: bag, River, hands, Automa cards, Pyramid.

use crate::model::*;
use patolli_core::{Dense, Flaw, PlayerField, Seat, at};

impl Copan {
    /// I-1: as many of each type as the box holds, blind tiles counted by their true type.
    pub(super) fn check_court_tiles(&self) -> Result<(), Flaw> {
        let (public, unseen) = (&self.public, &self.unseen);
        let hidden = |kind| {
            let hands = self.private.0.iter().map(|own| u32::from(own.hand.get(kind)));
            hands.sum::<u32>() + u32::from(unseen.bag.get(kind)) + u32::from(unseen.blind.get(kind))
        };
        let has = public.kit.supply.court_tiles.into();
        at("I-1", "pyramid").conserves(|kind| public.open_tiles(kind) + hidden(kind), |_| has)?;
        let blind = unseen.blind.total() + public.blind_known.total();
        at("I-1", "blind_tiles").value(blind, public.pyramid.blind.len() as u32)
    }

    /// I-1: what is public about a hand is correct. R-33: with open hands, all of it is public.
    pub(super) fn check_hands(&self) -> Result<(), Flaw> {
        Seat::first(SIDES).try_for_each(|seat| {
            let (player, hand) = (&self.public.players[seat], self.private[seat].hand);
            let here = at("I-1", PlayerField(seat, "hand"));
            here.fits("hand_size", hand.total() == u32::from(player.hand_size))?;
            here.fits("automa", seat.index() < self.public.people() || hand.is_nothing())?;
            let known = at("I-1", PlayerField(seat, "known_hand"));
            known.fits("hand", hand.covers(player.known_hand))?;
            known.fits("house", !self.public.house.open_hands || player.known_hand == hand)
        })
    }
}

impl Public {
    /// Face-up tiles of a type outside of hands.
    pub(crate) fn open_tiles(&self, kind: Resource) -> u32 {
        let river = self.river.values().filter(|tile| **tile == Some(kind)).count() as u32;
        let automa = self.automa.as_ref().map_or(0, |automa| automa.tiles.get(kind));
        let pyramid = self.pyramid.tiles[kind].len() as u32;
        river + pyramid + u32::from(automa) + u32::from(self.blind_known.get(kind))
    }

    /// I-2: each space in play is free or covered by one tile.
    pub(super) fn check_pyramid(&self) -> Result<(), Flaw> {
        let (pyramid, in_play) = (&self.pyramid, self.kit.in_play(self.n()));
        let parts = pyramid.tiles.values().copied().chain([pyramid.blind, pyramid.free]);
        at("I-2", "pyramid").once(parts.flatten(), in_play)?;
        self.check_pace(in_play.without(pyramid.free).len())
    }

    /// I-2, I-18: at most one tile for each turn, at least one for each round. Only with nothing
    /// left to draw does a turn pass without one, and then another seat has tiles in hand.
    fn check_pace(&self, covered: usize) -> Result<(), Flaw> {
        let (round, n) = (usize::from(self.round), self.n());
        let played = self.court_phases();
        at("I-2", "pyramid").most("tiles", covered, (round - 1) * n + played)?;
        let drained = self.bag_size() == 0 && self.river.values().all(Option::is_none);
        let to_come = self.seats_from(self.first).skip(played).any(|seat| self.has_tiles(seat));
        let waits = played == 0 || (drained && to_come);
        at("I-2", "round").fits("pyramid", covered + usize::from(waits) >= round)
    }

    pub(super) fn has_tiles(&self, seat: Seat) -> bool {
        let cards = self.automa_at(seat).is_some_and(|automa| !automa.tiles.is_nothing());
        cards || self.players[seat].hand_size > 0
    }

    /// Turns of this round whose Court phase was played or left out.
    fn court_phases(&self) -> usize {
        let n = self.n();
        let place = (self.active.index() + n - self.first.index()) % n;
        let waits = |step| matches!(step, Step::Place | Step::AutomaPlace(_));
        place + usize::from(!self.agenda.iter().any(waits))
    }
}
