//! What every part of the drawing needs.

use crate::scene::Scene;
use crate::spot::Spot;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::{Text, Value};
use patolli_zapotec::{
    Action, Card, Kit, Player, Property, Public, Space, SpaceSet, Step, Zapotec,
};

pub(super) struct Desk<'a> {
    pub scene: &'a Scene<'a, Zapotec>,
    pub text: &'a Text,
    pub table: &'a Public,
    pub kit: &'a Kit,
    /// The seat that looks, if it is not a spectator.
    pub me: Option<Seat>,
    /// A second drawing of the same things: its pieces have no ids.
    pub copy: bool,
}

impl<'a> Desk<'a> {
    pub fn new(scene: &'a Scene<'a, Zapotec>) -> Self {
        let table = &scene.view.public;
        Self { scene, text: scene.text, table, kit: &table.kit, me: scene.eyes, copy: false }
    }
    /// The observer's own board is drawn once, in full; that of another seat may stand in full
    /// beside its short form, which has the ids.
    pub fn in_full(scene: &'a Scene<'a, Zapotec>, seat: Seat) -> Self {
        Self { copy: scene.eyes != Some(seat), ..Self::new(scene) }
    }
    /// Marks a piece that may move.
    pub fn piece(&self, spot: Spot, kind: &str, id: &str) -> Spot {
        if self.copy { spot } else { spot.piece(kind, id) }
    }
    pub fn say(&self, key: &str) -> String {
        self.text.say(key)
    }
    pub fn tell(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.text.tell(key, args)
    }
    pub fn name(&self, seat: Seat) -> &str {
        self.scene.names.get(seat.index()).map_or("?", String::as_str)
    }
    pub fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat]
    }

    /// What is being decided.
    pub fn step(&self) -> Option<Step> {
        self.table.agenda.front()
    }
    pub fn acts(&self, spot: Spot, actions: impl IntoIterator<Item = Action>) -> Spot {
        spot.acts(self.scene, actions)
    }

    /// The table as the observer last left it.
    pub fn before(&self) -> Option<&'a Public> {
        self.scene.before.map(|view| &view.public)
    }
    /// Whether a part of the table is different since.
    pub fn differs<T: PartialEq>(&self, part: impl Fn(&Public) -> T) -> bool {
        self.before().is_some_and(|before| part(before) != part(self.table))
    }

    /// Who has built on a space.
    pub fn owner(&self, space: Space) -> Option<Seat> {
        self.table.seats().find(|seat| self.player(*seat).houses.contains(space))
    }
    /// The card that says where the observer may build, once there is one.
    pub fn my_card(&self) -> Option<Card> {
        let played = self.me.and_then(|me| self.player(me).played);
        played.or(self.scene.view.own.and_then(|(_, own)| own.pledge))
    }
    pub fn my_spaces(&self) -> Option<SpaceSet> {
        self.my_card().map(|card| self.kit.spaces_with(self.kit.card(card).property))
    }
    pub fn property(&self, property: Property) -> String {
        patolli_text::zapotec::property(self.text, property)
    }

    /// A part of the board with its heading.
    pub fn part(&self, name: &str, title: &str, aside: Option<&str>, content: &Markup) -> Markup {
        html! {
            section class={ "part part-" (name) } role="group" aria-label=(title) {
                h2 class="part-title" {
                    (title)
                    @if let Some(aside) = aside { " " span class="part-aside" { (aside) } }
                }
                (content)
            }
        }
    }
}
