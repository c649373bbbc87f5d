//! The market: three rows of Trade tiles, each with the observer's own price.

use super::easel::Easel;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::Dense;
use patolli_text::args;
use patolli_zapotec::{Action, Level, Slot, Stall, Step};

impl Easel<'_> {
    pub(super) fn market(&self) -> Markup {
        let content = html! {
            div class="market" {
                @for level in Level::all() {
                    (self.price(level))
                    @for slot in Slot::all() { (self.stall(level, slot)) }
                }
            }
        };
        self.part("market", &self.say("boards-zapotec-market"), None, &content)
    }

    /// What a tile of this row costs the observer; for spectators, at the foot of the track.
    pub(super) fn gold(&self, level: Level) -> u8 {
        match self.me {
            Some(me) => self.table.trade_price(me, level),
            None => self.kit.trade_price[level][0],
        }
    }

    fn price(&self, level: Level) -> Markup {
        let (gold, left) = (self.gold(level), self.table.stacks[level].len());
        let number = level.index() + 1;
        let what =
            self.tell("boards-zapotec-price", args!(level = number, gold = gold, left = left));
        let content = html! {
            b { (gold) } (inline("gold"))
            span class="stack-left" { "+" (left) }
        };
        let class = format!("price level-{number}");
        let dearer = self.kit.trade_price[level][0] > gold;
        Spot::new("div", class, what).class_if(dearer, "reduced").draw(&content)
    }

    fn stall(&self, level: Level, slot: Slot) -> Markup {
        let at = |table: &patolli_zapotec::Public| table.market[level][slot];
        let Some(tile) = at(self.table) else {
            let what = self.say("boards-zapotec-stall-empty");
            return html! {
                div class="stall-empty" role="img" tabindex="0" aria-label=(what) data-tip=(what) {}
            };
        };
        let spot = self.tile_spot(tile, self.tile_words(tile)).changed(self.differs(at));
        let spot = match self.step() {
            Some(Step::Capital) => self.acts(spot, [Action::BuyTrade(Stall::At(level, slot))]),
            _ => spot,
        };
        spot.draw(&self.tile_face(tile))
    }
}
