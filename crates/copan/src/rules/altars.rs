//! The Altars (C 6.4): a token below a column, its effects, then the climb.

use crate::model::*;
use patolli_core::{Host, Seat};

impl Public {
    /// Whether an Altar space takes a token (C 6.4).
    pub fn is_altar_free(&self, space: AltarSpace) -> bool {
        !self.altars_closed.contains(space) && self.altar_tokens[space].is_none()
    }
    pub fn altar_cost(&self, space: AltarSpace) -> Cost {
        self.kit.altar(self.altar_at(space)).cost
    }
    /// Why an Altar space takes no token.
    pub(crate) fn no_room_at(&self, space: AltarSpace) -> Option<Reason> {
        if self.altars_closed.contains(space) {
            Some(Reason::SpaceClosed)
        } else {
            self.altar_tokens[space].map(|_| Reason::AltarTaken(space))
        }
    }
}

impl Copan {
    /// C 6.4.
    pub(crate) fn offer_at(&mut self, space: AltarSpace, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.reward(seat, Site::Altars, host);
        self.public.altar_tokens[space] = Some(seat);
        host.hear(|| Event::AltarToken { seat, space, reserve: false });
        self.work_column(seat, space, true);
    }

    /// effects and steps are those of the card's column. C 8.3: a basic Automa only climbs.
    pub(crate) fn work_column(&mut self, seat: Seat, space: AltarSpace, effects: bool) {
        let by = Source::Altar(space);
        let altar = self.public.kit.altar(self.public.altar_at(space));
        let column = altar.columns[space.column()];
        let climb = Effect::Climb(column.climb);
        self.public.agenda.now([Step::Effect { seat, effect: climb, by }]);
        if effects {
            for effect in column.effects.into_iter().rev().flatten() {
                self.public.agenda.now([Step::Effect { seat, effect, by }]);
            }
        }
    }
}
