//! The Scoring tiles that wait for a Pyramid.

use super::easel::Easel;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_text::args;
use patolli_zapotec::{Action, Property, Step};

impl Easel<'_> {
    pub(super) fn scoring_tiles(&self) -> Markup {
        let content = html! {
            div class="scoring-tiles" {
                @for tile in self.table.scoring_tiles.iter().flatten() { (self.scoring_tile(*tile)) }
            }
        };
        self.part("scoring", &self.say("boards-zapotec-scoring-tiles"), None, &content)
    }

    fn scoring_tile(&self, tile: Property) -> Markup {
        let spot = Spot::new("div", "scoring-tile", self.scoring_tile_words(tile))
            .piece("scoring-tile", &format!("scoring-{tile}"))
            .changed(self.differs(|table| table.holds_scoring_tile(tile)));
        let spot = match self.step() {
            Some(Step::Capital) => {
                let empty =
                    self.table.plinths().filter(|at| self.table.pyramids[*at].tile.is_none());
                self.acts(spot, empty.map(|at| Action::StartPyramid(at, tile)))
            }
            _ => spot,
        };
        spot.draw(&html! {
            (inline(tile.name()))
            span { (self.property(tile)) }
            @if let Some(me) = self.me { b class="weight" { "×" (self.table.weight(me, tile)) } }
        })
    }

    fn scoring_tile_words(&self, tile: Property) -> String {
        let said = self.tell("boards-zapotec-scoring-tile", args!(property = self.property(tile)));
        let Some(me) = self.me else { return said };
        let args = args!(n = self.table.weight(me, tile), property = self.property(tile));
        said + " " + &self.tell("boards-zapotec-fitting", args)
    }
}
