//! Solo: what helps to foresee Cocijobot.

use super::easel::Easel;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::zapotec::{bot_card, bot_plan};
use patolli_text::{args, clauses};
use patolli_zapotec::{BotCard, Building, Property};

impl Easel<'_> {
    pub(super) fn bot_facts(&self, seat: Seat) -> Markup {
        html! {
            div class="bot-facts" {
                @if let Some(card) = self.table.bot_card { (self.bot_card(card)) }
                @if let Some(back) = self.table.bot_back { (self.bot_back(back)) }
                (Spot::new("span", "bot-houses", self.bot_tiles_words(seat)).draw(&html! {
                    @for building in Building::all() {
                        span class="amount" {
                            b { (self.bot_tiles(seat, building)) } (inline(building.name()))
                        }
                    }
                }))
            }
        }
    }

    /// The card it turned up this round.
    fn bot_card(&self, card: BotCard) -> Markup {
        let row = self.kit.bot_cards[card];
        let shown = [Property::from(row.building), row.terrain.into(), row.region.into()];
        let what =
            self.tell("boards-zapotec-bot-card", args!(card = bot_card(self.text, self.kit, card)));
        let what = [what].into_iter().chain(bot_plan(self.text, self.table));
        let what = clauses(self.text, what);
        Spot::new("span", "bot-card", what)
            .changed(self.differs(|table| table.bot_card))
            .draw(&html! { b { (row.number) } @for one in shown { (inline(one.name())) } })
    }

    fn bot_back(&self, back: Property) -> Markup {
        let what = self.tell("boards-zapotec-bot-back", args!(property = self.property(back)));
        Spot::new("span", "bot-back", what)
            .changed(self.differs(|table| table.bot_back))
            .draw(&inline(back.name()))
    }

    pub(super) fn bot_tiles(&self, seat: Seat, building: Building) -> usize {
        self.player(seat).houses.and(self.kit.spaces_with[building.into()]).len()
    }

    pub(super) fn bot_tiles_words(&self, seat: Seat) -> String {
        let each = Building::all().map(|building| {
            format!("{} × {}", self.bot_tiles(seat, building), self.property(building.into()))
        });
        self.tell("boards-zapotec-bot-tiles", args!(tiles = each.collect::<Vec<_>>().join(", ")))
    }
}
