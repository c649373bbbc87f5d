//! The actions of the five Sites, with their prices.

use super::Label;
use crate::copan::cards::*;
use crate::copan::names::*;
use crate::copan::printed::*;
use crate::words::args;
use patolli_copan::{
    AltarSpace, City, CourtSpace, Effect, GlyphSpace, Glyphs, Line, RiverSlot, Site, Step, Tiles,
};
use patolli_core::Dense;

impl Label<'_> {
    pub(super) fn bonus(&self, site: Site) -> String {
        let (text, place) = (self.text, at_site(self.text, Some(site)));
        match self.discount(site) {
            0 => text.tell("copan-action-bonus", args!(place = place)),
            n => text.tell("copan-action-bonus-less", args!(place = place, n = n)),
        }
    }

    pub(super) fn envoy(&self, at: City) -> String {
        let text = self.text;
        let tile = self.table.cities[at];
        let Some((tile, cost)) = tile.zip(self.table.city_cost(at)) else {
            return text.tell("copan-action-city-closed", args!(city = city(text, at)));
        };
        let said = text.tell(
            "copan-action-envoy",
            args!(
                city = city(text, at),
                price = price(text, cost, self.discount(Site::Embassies)),
                effect = effect(text, self.kit.city_tile(tile).effect),
            ),
        );
        said + &self.embassy_tokens("copan-action-envoy-tokens", at)
    }

    pub(super) fn pick_city(&self, at: City) -> String {
        let said = city(self.text, at);
        said + &self.embassy_tokens("copan-action-city-tokens", at)
    }

    /// The number of Embassy tokens for another Player token: as many as there are Player tokens then.
    fn embassy_tokens(&self, key: &str, at: City) -> String {
        let level = self.kit.city(at).level;
        let left = self.table.embassies[usize::from(level) - 1].len();
        let n = usize::from(self.table.players[self.seat].cities[at]) + 1;
        self.text.tell(key, args!(n = n.min(left), level = level))
    }

    pub(super) fn draw(&self) -> String {
        let tiles: Tiles = self.river(0, 2);
        self.text.tell("copan-action-draw", args!(tiles = stock(self.text, tiles)))
    }

    /// Some of the River's tiles, counted from the left.
    fn river(&self, from: usize, n: usize) -> Tiles {
        let tiles = self.table.river.values().flatten().skip(from).take(n);
        tiles.map(|tile| (*tile, 1)).collect()
    }

    pub(super) fn buy_tiles(&self) -> String {
        let text = self.text;
        let tiles = self.river(0, RiverSlot::COUNT);
        text.tell(
            "copan-action-buy-tiles",
            args!(
                price = price(text, self.table.tiles_cost(), self.purchase_discount()),
                tiles = stock(text, tiles),
            ),
        )
    }

    pub(super) fn buy_extension(&self) -> String {
        let text = self.text;
        let cost = self.table.extension_cost(self.seat);
        let extensions = self.table.players[self.seat].extensions + 1;
        text.tell(
            "copan-action-buy-extension",
            args!(
                price = price(text, cost, self.purchase_discount()),
                capacity = self.kit.capacity(extensions),
                slots = self.kit.slots(extensions),
            ),
        )
    }

    /// What is taken off a purchase, own Characters included.
    fn purchase_discount(&self) -> u8 {
        match self.table.agenda.front() {
            Some(Step::Buy { discount }) => discount,
            _ => self.discount(Site::River),
        }
    }

    pub(super) fn recruit(&self, at: CourtSpace) -> String {
        let text = self.text;
        let Some(it) = self.table.court[at] else { return self.say("copan-empty") };
        let cost = self.kit.character(it).cost;
        text.tell(
            "copan-action-recruit",
            args!(
                character = character(text, it),
                price = price(text, cost, self.discount(Site::BallCourt)),
                words = character_words(text, self.kit, it),
                half = half(text, self.kit.half(at)),
            ),
        )
    }

    pub(super) fn pick_character(&self, at: CourtSpace) -> String {
        let text = self.text;
        let Some(it) = self.table.court[at] else { return self.say("copan-empty") };
        text.tell(
            "copan-action-character",
            args!(character = character(text, it), words = character_words(text, self.kit, it)),
        )
    }

    pub(super) fn offer(&self, at: AltarSpace) -> String {
        let text = self.text;
        let row = self.kit.altar(self.table.altar_at(at));
        text.tell(
            "copan-action-offer",
            args!(
                n = at.index() + 1,
                price = price(text, row.cost, self.discount(Site::Altars)),
                column = column(text, &row.columns[at.column()]),
            ),
        )
    }

    pub(super) fn read(&self, line: Line) -> String {
        let text = self.text;
        let row = self.kit.line(line);
        let spaces = self.kit.glyph_spaces[line].iter();
        let cards: Glyphs =
            spaces.filter_map(|at| self.table.glyphs[at]).map(|it| (it, 1)).collect();
        text.tell(
            "copan-action-read",
            args!(
                n = line.index() + 1,
                price = price(text, row.cost, self.discount(Site::Hieroglyphs)),
                glyphs = glyphs(text, cards),
                climb = effect(text, Effect::Climb(row.climb)),
            ),
        )
    }

    pub(super) fn pick_glyph(&self, at: GlyphSpace) -> String {
        match self.table.glyphs[at] {
            Some(it) => self.glyph("copan-action-pick-glyph", it),
            None => self.say("copan-empty"),
        }
    }
}
