//! Trade tiles: what they do, as pictures. A tile keeps its id from the market to a mat.

use super::easel::Easel;
use crate::spot::Spot;
use crate::stock::icons;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::Dense;
use patolli_text::args;
use patolli_text::zapotec::{tile_effect, tile_number};
use patolli_zapotec::{Advance, BuildBy, Exchange, TileEffect, TradeTile};

impl Easel<'_> {
    pub(super) fn tile_spot(&self, tile: TradeTile, what: String) -> Spot {
        let level = self.kit.trade_levels[tile].index() + 1;
        let spot = Spot::new("div", format!("trade-tile level-{level}"), what);
        self.piece(spot, "trade-tile", &format!("trade-{:02}", tile.index() + 1))
    }

    pub(super) fn tile_words(&self, tile: TradeTile) -> String {
        let effect = tile_effect(self.text, self.kit, tile);
        self.tell("boards-zapotec-trade-tile", args!(tile = tile_number(tile), effect = effect))
    }

    pub(super) fn tile_face(&self, tile: TradeTile) -> Markup {
        html! {
            span class="tile-effect" {
                @match self.kit.effect(tile) {
                    TileEffect::Instant(gain) => { span class="plus" { "+" } (icons(gain)) },
                    TileEffect::Exchange(Exchange { pay, gain }) => {
                        (icons(pay)) (inline("arrow")) (icons(gain))
                    },
                    TileEffect::BuildBy(BuildBy { pay, property }) => {
                        (icons(pay)) (inline("arrow")) (inline("house")) (inline(property.name()))
                    },
                    TileEffect::Price(building, price) => {
                        (inline(building.name())) span class="plus" { "=" } (icons(price))
                    },
                    TileEffect::Advance(Advance { pay, steps }) => {
                        (icons(pay)) (inline("arrow")) b { (steps) } (inline("sacrifice"))
                    },
                    TileEffect::HandScoring => {
                        (inline("card")) (inline("arrow")) (inline("points"))
                    },
                    TileEffect::FreeDisc => {
                        (inline("disc")) (inline("arrow")) (inline("ritual"))
                    },
                }
            }
        }
    }
}
