//! The Jade mask (C 6.6).

use crate::model::*;
use patolli_core::{Dense, Host, Seat, Set};

impl Public {
    /// C 6.6, R-41: at first the edge, then next to any tile.
    pub fn open_mask(&self, seat: Seat) -> MaskSet {
        let mask = self.players[seat].mask;
        if mask.is_empty() {
            return self.kit.mask_edge;
        }
        let beside = mask.iter().map(|space| self.kit.mask[space.index()].neighbours);
        beside.fold(Set::EMPTY, Set::or).without(mask)
    }
}

impl Copan {
    /// C 5.8.3: there is no way to refuse a Jade tile that has a place.
    pub(crate) fn refuse_jade(&self, seat: Seat, space: MaskSpace) -> Option<Reason> {
        let mask = self.public.players[seat].mask;
        if mask.contains(space) {
            Some(Reason::MaskTaken(space))
        } else if self.public.open_mask(seat).contains(space) {
            None
        } else if mask.is_empty() {
            Some(Reason::MaskEdge(space))
        } else {
            Some(Reason::MaskNotAdjacent(space))
        }
    }

    /// The effect of the space follows at once, again if the tile was there before, and also
    /// out of turn.
    pub(crate) fn place_jade(&mut self, space: MaskSpace, host: &mut impl Host<Event>) {
        let Some(Step::Jade { seat, left }) = self.public.agenda.front() else {
            unreachable!("no Jade tile is to be placed")
        };
        self.public.agenda.done();
        if left > 1 {
            self.public.agenda.now([Step::Jade { seat, left: left - 1 }]);
        }
        self.public.players[seat].mask.insert(space);
        host.hear(|| Event::JadePlaced { seat, space });
        let effect = self.public.kit.mask[space.index()].effect;
        self.effect(seat, effect, Source::Mask(space), host);
    }

    pub(crate) fn remove_jade(
        &mut self,
        seat: Seat,
        space: MaskSpace,
        host: &mut impl Host<Event>,
    ) {
        self.public.agenda.done();
        self.public.players[seat].mask.remove(space);
        host.hear(|| Event::JadeRemoved { seat, space });
    }
}
