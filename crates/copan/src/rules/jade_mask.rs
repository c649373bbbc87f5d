//! The Jade mask (C 6.6).

use crate::model::*;
use patolli_core::{Decision, Host, Menu, Seat, Set};

/// Where a Jade tile goes (C 6.6).
#[derive(Clone, Copy)]
pub(crate) struct PlaceJade {
    pub left: u8,
}

impl Decision<Copan> for PlaceJade {
    /// C 5.8.3: a Jade tile that can be placed must be placed.
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Jade, game.public.open_mask(seat));
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Jade(space) = action else { return Some(Reason::AnotherDecision) };
        let mask = game.public.players[seat].mask;
        if mask.contains(space) {
            Some(Reason::MaskTaken(space))
        } else if game.public.open_mask(seat).contains(space) {
            None
        } else if mask.is_empty() {
            Some(Reason::MaskEdge(space))
        } else {
            Some(Reason::MaskNotAdjacent(space))
        }
    }

    /// The effect of the space follows at once, again if the tile was there before, and also
    /// out of turn.
    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Jade(space) = action else { unreachable!("{action} places no Jade tile") };
        game.public.agenda.done();
        if self.left > 1 {
            game.public.agenda.now([Step::Jade { seat, left: self.left - 1 }]);
        }
        game.public.players[seat].mask.insert(space);
        host.hear(|| Event::JadePlaced { seat, space });
        let effect = game.public.kit.mask[space].effect;
        game.effect(seat, effect, Source::Mask(space), host);
    }
}

impl Public {
    /// C 6.6, R-41: the edge first, then next to any tile.
    pub fn open_mask(&self, seat: Seat) -> MaskSet {
        let mask = self.players[seat].mask;
        if mask.is_empty() {
            return self.kit.mask_edge;
        }
        let beside = mask.iter().map(|space| self.kit.mask[space].neighbours);
        beside.fold(Set::EMPTY, Set::or).without(mask)
    }
}
