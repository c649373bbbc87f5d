//! Trade tiles: what they do, as pictures. A tile keeps its id from the market to a mat.

use super::easel::Easel;
use crate::spot::Spot;
use crate::stock::icons;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::Dense;
use patolli_text::args;
use patolli_text::zapotec::{tile_effect, tile_number};
use patolli_zapotec::{Advance, BuildBy, Building, Exchange, TradeTile};

impl Easel<'_> {
    pub(super) fn tile_spot(&self, tile: TradeTile, what: String) -> Spot {
        let level = self.kit.level(tile).index() + 1;
        let spot = Spot::new("div", format!("trade-tile level-{level}"), what);
        self.piece(spot, "trade-tile", &format!("trade-{:02}", tile.index() + 1))
    }

    pub(super) fn tile_words(&self, tile: TradeTile) -> String {
        let effect = tile_effect(self.text, self.kit, tile);
        self.tell("boards-trade-tile", args!(tile = tile_number(tile), effect = effect))
    }

    pub(super) fn tile_face(&self, tile: TradeTile) -> Markup {
        let kit = self.kit;
        html! {
            span class="tile-effect" {
                @match tile.index() {
                    i @ 0..12 => { span class="plus" { "+" } (icons(kit.instant[i])) },
                    i @ 12..24 => {
                        @let Exchange { pay, gain } = kit.exchange[i - 12];
                        (icons(pay)) (inline("arrow")) (icons(gain))
                    },
                    i @ 24..30 => {
                        @let BuildBy { pay, property } = kit.build_by[i - 24];
                        (icons(pay)) (inline("arrow")) (inline("house")) (inline(property.name()))
                    },
                    i @ 30..33 => {
                        (inline(Building::from_index(i - 30).name()))
                        span class="plus" { "=" }
                        (icons(kit.fixed_price[i - 30]))
                    },
                    33 => {
                        @let Advance { pay, steps } = kit.advance;
                        (icons(pay)) (inline("arrow")) b { (steps) } (inline("sacrifice"))
                    },
                    34 => { (inline("card")) (inline("arrow")) (inline("points")) },
                    _ => { (inline("disc")) (inline("arrow")) (inline("ritual")) },
                }
            }
        }
    }
}
