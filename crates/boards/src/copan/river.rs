//! The River: four Court tiles and the Storage extensions (C 3.10, C 6.2).

use super::easel::Easel;
use super::effect;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::{Action, RiverSlot, Site, Step};
use patolli_core::Dense;
use patolli_text::args;
use patolli_text::copan::{cost, resource};

/// Tiles that a River action or an effect takes (C 6.2, C 6.9).
const TAKEN: usize = 2;

impl Easel<'_> {
    pub(super) fn river(&self) -> Markup {
        self.site(Site::River, &html! {
            div class="river" {
                div class="river-tiles" { @for slot in RiverSlot::all() { (self.river_slot(slot)) } }
                (self.bag())
                (self.extensions())
            }
        })
    }

    fn river_slot(&self, slot: RiverSlot) -> Markup {
        let tile = self.table.river[slot];
        let spot = Spot::new("div", "tile", self.slot_words(slot))
            .class_if(tile.is_none(), "tile-none")
            .class_if(tile.is_some() && self.is_next(slot), "next")
            .changed(self.differs(|table| table.river[slot]));
        let spot = match self.step() {
            Some(Step::Act { site: Site::River, .. }) if self.is_next(slot) => {
                self.acts(spot, [Action::Draw])
            }
            Some(Step::Buy { .. }) if tile.is_some() => self.acts(spot, [Action::BuyTiles]),
            _ => spot,
        };
        spot.draw(&html! { @if let Some(tile) = tile { (inline(tile.name())) } })
    }

    /// The lowest filled slots are taken first; without tiles, the first one represents the River.
    fn is_next(&self, slot: RiverSlot) -> bool {
        let filled = RiverSlot::all().filter(|at| self.table.river[*at].is_some());
        let next: Vec<_> = filled.take(TAKEN).collect();
        next.contains(&slot) || next.is_empty() && slot.index() == 0
    }

    pub(super) fn slot_words(&self, slot: RiverSlot) -> String {
        let n = slot.index() + 1;
        match self.table.river[slot] {
            None => self.tell("boards-copan-slot-empty", args!(n = n)),
            Some(tile) => {
                self.tell("boards-copan-slot", args!(n = n, tile = resource(self.text, tile)))
            }
        }
    }

    fn bag(&self) -> Markup {
        let left = self.table.bag_size();
        self.fact("bag", self.bag_words(), &html! { (inline("blind_tile")) b { (left) } })
    }

    pub(super) fn bag_words(&self) -> String {
        self.tell("boards-copan-bag", args!(n = self.table.bag_size()))
    }

    /// The supply, and what the next one costs the observer.
    fn extensions(&self) -> Markup {
        let spot = Spot::new("div", "extensions", self.extension_words())
            .class_if(self.table.extensions == 0, "none")
            .with("id", "supply-extensions")
            .changed(self.differs(|table| table.extensions));
        let spot = match self.step() {
            Some(Step::Buy { .. }) => self.acts(spot, [Action::BuyExtension]),
            _ => spot,
        };
        spot.draw(&html! {
            span class="amount" { b { (self.table.extensions) } (inline("extension")) }
            @if let Some(me) = self.me { (effect::cost(self.table.extension_cost(me))) }
        })
    }

    pub(super) fn extension_words(&self) -> String {
        let said = self.tell("boards-copan-extensions", args!(n = self.table.extensions));
        let Some(me) = self.me else { return said };
        let price = cost(self.text, self.table.extension_cost(me));
        format!("{said} {}", self.tell("boards-copan-extension-price", args!(price = price)))
    }
}
