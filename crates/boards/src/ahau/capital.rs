//! The five building slots of a player (A 3.7).

use super::easel::{Easel, building_icon};
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_ahau::{Action, Building, Slot, Step};
use patolli_core::{Dense, Seat};
use patolli_text::ahau::building as building_name;
use patolli_text::args;

impl Easel<'_> {
    pub(super) fn capital(&self, seat: Seat) -> Markup {
        html! {
            div class="y-capital" role="group" aria-label=(self.say("boards-ahau-capital")) {
                @for slot in Slot::all() { (self.slot(seat, slot)) }
            }
        }
    }

    fn slot(&self, seat: Seat, slot: Slot) -> Markup {
        let here = self.built_in(seat, slot);
        let spot = Spot::new("div", "y-slot", self.slot_words(seat, slot))
            .class_if(here.is_none(), "y-vacant")
            .changed(self.differs(|table| table.players[seat].buildings.iter().nth(slot.index())));
        let gateway =
            here == Some(Building::Gateway) && self.step().is_some_and(|step: Step| step.is_open());
        let gateway = gateway.then_some(Action::UseGateway);
        self.own_acts(spot, seat, gateway).draw(&html! {
            @match here {
                Some(it) => { (inline(building_icon(it))) span class="y-slot-name" { (building_name(self.text, it)) } },
                None => (self.reward(self.kit.board(self.table.board).slots[slot])),
            }
        })
    }

    fn built_in(&self, seat: Seat, slot: Slot) -> Option<Building> {
        self.player(seat).buildings.iter().nth(slot.index())
    }

    pub(super) fn slot_words(&self, seat: Seat, slot: Slot) -> String {
        match self.built_in(seat, slot) {
            Some(it) => self.building_words(it),
            None => {
                let reward = self.kit.board(self.table.board).slots[slot];
                let args = args!(n = slot.index() + 1, reward = self.reward_words(reward));
                self.tell("boards-ahau-slot", args)
            }
        }
    }
}
