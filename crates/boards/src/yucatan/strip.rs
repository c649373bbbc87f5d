//! A City board in short, for the column of the others.

use super::easel::Easel;
use super::leaders::ability_icon;
use super::troop::mask;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_yucatan::{Building, Element, Leader, Power};

impl Easel<'_> {
    pub(super) fn strip(&self, seat: Seat) -> Markup {
        let title = self.tell("boards-mat", args!(name = self.name(seat)));
        let acts = self.active() == Some(seat);
        html! {
            section id={ "mat-" (seat) } class={ "mat mat-small mat-yucatan seat-" (seat) (if acts { " active" } else { "" }) }
                role="group" aria-label=(title) {
                (self.mat_head(seat))
                div class="u-strip-line" { (self.goods_row(seat)) (self.aims(seat)) }
                (self.small_buildings(seat))
                @for leader in Leader::all() { (self.small_leader(seat, leader)) }
                (self.small_hand(seat))
            }
        }
    }

    /// The levels of the four Buildings, and the power of the City Leader.
    fn small_buildings(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let lines: Vec<_> = Element::all()
            .filter(|it| it.building().is_some())
            .map(|it| self.building_line(seat, it))
            .chain([self.priest_words(seat)])
            .collect();
        Spot::new("div", "u-small-buildings", lines.join("\n"))
            .changed(self.differs(|table| {
                let player = &table.players[seat];
                (player.buildings, player.step)
            }))
            .draw(&html! {
                @for it in Building::all() {
                    span class="amount" { (inline(it.name())) b { (player.level(it)) } }
                }
                span class="amount" { (inline(player.power.map_or("city_leader", Power::name))) b { (player.step) } }
            })
    }

    fn small_leader(&self, seat: Seat, leader: Leader) -> Markup {
        let it = self.troop_of(seat, leader);
        let used = self.player(seat).was_activated(leader.element());
        Spot::new("div", "u-small-leader", self.troop_words(seat, leader))
            .class_if(used, "u-used")
            .changed(self.differs(|table| table.players[seat][leader]))
            .draw(&html! {
                (mask(seat, leader))
                (inline(self.place_icon(seat, leader)))
                span class="amount" { (inline("unit")) b { (it.units) } }
                span class="amount" { (inline("axe")) (self.axes_pair(seat, leader)) }
                span class="u-helpers" {
                    @if let Some(one) = it.counselor { (inline(one.name())) }
                    @for tile in it.abilities.values().flatten() {
                        span class="amount" { (inline(ability_icon(*tile))) b { (tile.level()) } }
                    }
                }
                @if let Some(link) = it.link { (self.creature(link)) }
            })
    }

    fn small_hand(&self, seat: Seat) -> Markup {
        Spot::new("div", "u-small-hand", self.hand_words(seat))
            .changed(self.differs(|table| {
                let player = &table.players[seat];
                (player.base, player.specials)
            }))
            .draw(&self.mini_hand(seat, None))
    }
}
