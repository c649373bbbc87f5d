//! Court tiles: bag, River, hands, Automa cards, Pyramid.

use super::Of;
use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, ensure};

impl Copan {
    /// I-1: as many of each type as the box holds, blind tiles counted by their true type.
    pub(super) fn check_court_tiles(&self) -> Result<(), Flaw> {
        let has = u32::from(self.public.kit.supply.court_tiles);
        for kind in Resource::all() {
            let hands: u32 = self.private.0.iter().map(|own| u32::from(own.hand.get(kind))).sum();
            let hidden =
                u32::from(self.unseen.bag.get(kind)) + u32::from(self.unseen.blind.get(kind));
            let lies = self.public.open_tiles(kind) + hands + hidden;
            ensure!(lies == has, "I-1", "pyramid", "{lies} Court tiles of {kind}, not {has}");
        }
        let (blind, drawn) = (self.public.pyramid.blind.len(), self.unseen.blind.total());
        let known = self.public.blind_known.total();
        let fits = blind as u32 == drawn + known;
        ensure!(fits, "I-1", "blind_tiles", "{drawn} and {known} known, for {blind} blind tiles");
        Ok(())
    }

    /// I-1: what is public about a hand is true. R-33: all of it, if hands lie open.
    pub(super) fn check_hands(&self) -> Result<(), Flaw> {
        for seat in Seat::first(SIDES) {
            let (player, hand) = (&self.public.players[seat], self.private[seat].hand);
            let (size, held) = (u32::from(player.hand_size), hand.total());
            ensure!(size == held, "I-1", Of(seat, "hand"), "{held} tiles, but {size} are counted");
            let known = hand.covers(player.known_hand);
            ensure!(known, "I-1", Of(seat, "known_hand"), "names tiles that are not in the hand");
            let shown = !self.public.house.open_hands || player.known_hand == hand;
            ensure!(shown, "I-1", Of(seat, "known_hand"), "hands lie open in this game");
            let person = seat.index() < self.public.people();
            ensure!(person || held == 0, "I-1", Of(seat, "hand"), "only people hold tiles");
        }
        Ok(())
    }
}

impl Public {
    /// Tiles of a type that lie open, outside of hands.
    pub(crate) fn open_tiles(&self, kind: Resource) -> u32 {
        let river = self.river.iter().filter(|tile| **tile == Some(kind)).count() as u32;
        let automa = self.automa.as_ref().map_or(0, |automa| automa.tiles.get(kind));
        let pyramid = self.pyramid.tiles[kind.index()].len() as u32;
        river + pyramid + u32::from(automa) + u32::from(self.blind_known.get(kind))
    }

    /// I-2: each space in play is free or covered by one tile.
    pub(super) fn check_pyramid(&self) -> Result<(), Flaw> {
        let in_play = self.kit.in_play(self.n());
        let pyramid = &self.pyramid;
        let mut seen = SpaceSet::EMPTY;
        for part in pyramid.tiles.into_iter().chain([pyramid.blind, pyramid.free]) {
            let twice = seen.and(part);
            ensure!(twice.is_empty(), "I-2", "pyramid", "{twice} are covered twice");
            seen = seen.or(part);
        }
        let out = seen.without(in_play).or(in_play.without(seen));
        ensure!(out.is_empty(), "I-2", "pyramid", "{out} are not in play");
        self.check_pace(in_play.without(pyramid.free).len())
    }

    /// I-2, I-18: at most one tile for each turn, at least one for each round. Only with nothing
    /// left to draw a turn passes without, and then somebody else has tiles in hand.
    fn check_pace(&self, covered: usize) -> Result<(), Flaw> {
        let (round, n) = (usize::from(self.round), self.n());
        let played = self.court_phases();
        let turns = (round - 1) * n + played;
        ensure!(covered <= turns, "I-2", "pyramid", "{covered} tiles after {turns} Court phases");
        let drained = self.bag_size() == 0 && self.river.iter().all(Option::is_none);
        let to_come = self.seats_from(self.first).skip(played).any(|seat| self.has_tiles(seat));
        let waits = played == 0 || (drained && to_come);
        let least = if waits { round - 1 } else { round };
        ensure!(covered >= least, "I-2", "round", "{covered} tiles in {round} rounds");
        Ok(())
    }

    fn has_tiles(&self, seat: Seat) -> bool {
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
