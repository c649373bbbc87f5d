//! What every part of the drawing needs.

use crate::subject::Subject;
use patolli_core::Seat;
use patolli_zapotec::{Card, Player, Property, Public, Space, SpaceSet, Step, Zapotec};

pub(super) type Easel<'a> = crate::easel::Easel<'a, Zapotec, Public>;

impl<'a> Easel<'a> {
    pub fn new(subject: &'a Subject<'a, Zapotec>) -> Self {
        Self::over(subject, &subject.view.public.kit, |view| &view.public)
    }
    pub fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat]
    }
    /// What is being decided.
    pub fn step(&self) -> Option<Step> {
        self.table.agenda.front()
    }

    /// Who has built on a space.
    pub fn owner(&self, space: Space) -> Option<Seat> {
        self.table.seats().find(|seat| self.player(*seat).houses.contains(space))
    }
    /// The card that says where the observer may build, once there is one.
    pub fn my_card(&self) -> Option<Card> {
        let played = self.me.and_then(|me| self.player(me).played);
        played.or(self.subject.view.own.and_then(|(_, own)| own.pledge))
    }
    pub fn my_spaces(&self) -> Option<SpaceSet> {
        self.my_card().map(|card| self.kit.spaces_with[self.kit.cards[card].property])
    }
    pub fn property(&self, property: Property) -> String {
        patolli_text::zapotec::property(self.text, property)
    }
}
