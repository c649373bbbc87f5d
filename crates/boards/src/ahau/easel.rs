//! What every part of the drawing needs.

use crate::subject::Subject;
use patolli_ahau::{Ahau, Building, Player, Public, Role, Step};
use patolli_core::Seat;

pub(super) type Easel<'a> = crate::easel::Easel<'a, Ahau, Public>;

impl<'a> Easel<'a> {
    pub fn new(subject: &'a Subject<'a, Ahau>) -> Self {
        Self::over(subject, &subject.view.public.kit, |view| &view.public)
    }
    pub fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat]
    }
    /// What is being decided.
    pub fn step(&self) -> Option<Step> {
        self.table.agenda.front()
    }
    pub fn is_over(&self) -> bool {
        self.step().is_none()
    }
    /// Whether the observer has something to choose.
    pub fn decides(&self) -> bool {
        !self.subject.legal.is_empty()
    }
    /// Whether an action turn is running.
    pub fn in_turn(&self) -> bool {
        let waits = |step| matches!(step, Step::Redraw | Step::Turn(_) | Step::Refill);
        !self.choosing() && self.table.agenda.iter().any(waits)
    }
    /// Whether cards are being chosen in secret.
    pub fn choosing(&self) -> bool {
        self.step() == Some(Step::Select)
    }
    /// A role card, as far as the observer knows it.
    pub fn role_of(&self, seat: Seat) -> Option<Role> {
        let own = self.subject.view.own.filter(|(me, _)| *me == seat);
        own.and_then(|(_, private)| private.role).or(self.player(seat).role_seen)
    }
    /// Whose eyes count where something is worth different amounts to each.
    pub fn viewer(&self) -> Seat {
        self.me.unwrap_or(self.table.active)
    }
}

/// The four towers look alike.
pub(super) const fn building_icon(building: Building) -> &'static str {
    match building {
        Building::ObservationTowerA
        | Building::ObservationTowerB
        | Building::ObservationTowerC
        | Building::ObservationTowerD => "tower",
        other => other.name(),
    }
}
