//! A player board in full: stock, grid, supply, Trade tiles, and what the stock buys.

use super::easel::Easel;
use crate::seats::seat_chip;
use crate::spot::Spot;
use crate::stock::icons;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::zapotec::{property, resource, stock};
use patolli_zapotec::{
    Action, Basic, Building, ExchangeTile, Resource, Size, Step, Stock, TradeTile, final_scores,
};

impl Easel<'_> {
    pub(super) fn mat(&self, seat: Seat) -> Markup {
        let title = self.tell("boards-mat", args!(name = self.name(seat)));
        let bot = Some(seat) == self.table.bot();
        html! {
            section id=[(!self.copy).then(|| format!("mat-{seat}"))] class={ "mat mat-large seat-" (seat) } role="group"
                aria-label=(title) {
                div class="mat-side" {
                    (self.mat_head(seat))
                    @if bot { (self.bot_facts(seat)) } @else { (self.counters(seat)) }
                    (self.supply(seat))
                    (self.trade_tiles(seat))
                    @if Some(seat) == self.me { (self.price_list(seat)) }
                }
                @if !bot { (self.grid(seat)) }
            }
        }
    }

    /// Name, points, and the card of this round.
    pub(super) fn mat_head(&self, seat: Seat) -> Markup {
        let (now, total) = (self.player(seat).vp(), final_scores(self.table)[seat].total());
        let points = self.tell("zapotec-board-points", args!(now = now, total = total));
        let changed = self.differs(|table| table.players[seat].vp());
        html! {
            div class="mat-head" {
                (seat_chip(seat, self.name(seat)))
                @if let Some(card) = self.player(seat).played {
                    (self.card_spot(card, "played", self.card_words(card))
                        .changed(self.differs(|table| table.players[seat].played))
                        .draw(&self.card_face(card)))
                }
                (Spot::new("span", "mat-points", points).changed(changed).draw(&html! {
                    b { (now) } (inline("points")) span class="mat-total" { "(" (total) ")" }
                }))
            }
        }
    }

    /// The six kinds of resources. A free one is taken here.
    fn counters(&self, seat: Seat) -> Markup {
        html! {
            div class="counters" {
                @for kind in Resource::all() { (self.counter(seat, kind)) }
            }
        }
    }

    fn counter(&self, seat: Seat, kind: Resource) -> Markup {
        let n = self.player(seat).stock.get(kind);
        let what = stock(self.text, Stock::of(kind, n));
        let what = if n == 0 { format!("0 {}", resource(self.text, kind)) } else { what };
        let spot = Spot::new("span", "counter", what)
            .class_if(n == 0, "none")
            .changed(self.differs(|table| table.players[seat].stock.get(kind)));
        let free = Some(seat) == self.me && self.step() == Some(Step::FreeResource);
        let basic = Basic::checked(kind.index()).filter(|_| free);
        self.acts(spot, basic.map(Action::FreeResource))
            .draw(&html! { (inline(kind.name())) b { (n) } })
    }

    /// What buildings cost this player; what the stock cannot pay is pale.
    fn price_list(&self, seat: Seat) -> Markup {
        let have = self.player(seat).stock;
        let houses = Building::all().map(|building| {
            let price = self.table.house_price(seat, building);
            (building.name(), property(self.text, building.into()), price)
        });
        let prices = &self.kit.prices;
        let palace = ("palace", self.say("boards-zapotec-palace"), prices.palace);
        let level = ("pyramid", self.say("boards-zapotec-pyramid-level"), prices.pyramid_level);
        let palace = (self.player(seat).palace.is_none()).then_some(palace);
        html! {
            div class="price-list" role="group" aria-label=(self.say("boards-zapotec-prices")) {
                @for (icon, name, price) in houses.chain(palace).chain([level]) {
                    @let words = self.tell("boards-zapotec-costs", args!(what = name, price = stock(self.text, price)));
                    (Spot::new("span", "price-tag", words)
                        .class_if(!have.covers(price), "dear")
                        .draw(&html! { (inline(icon)) (icons(price)) }))
                }
            }
        }
    }

    /// Houses, pieces and Palace still to be built.
    pub(super) fn supply(&self, seat: Seat) -> Markup {
        let (player, left) = (self.player(seat), self.table.houses_left(seat));
        let mut words = self.pieces_in_words(seat);
        if player.palace.is_none() {
            words = words + ", " + &self.say("boards-zapotec-palace");
        }
        let content = html! {
            span class="amount" { b { (left) } (inline("house")) }
            @for (size, icon) in Size::all().zip(["piece_l", "piece_m", "piece_s"]) {
                @let n = player.pieces[size];
                @if n > 0 { span class="amount" { b { (n) } (inline(icon)) } }
            }
            @if player.palace.is_none() && Some(seat) != self.table.bot() { span class="amount" { (inline("palace")) } }
        };
        let spot = Spot::new("div", "supply", words)
            .changed(self.differs(|table| table.players[seat].pieces));
        let spot = if self.copy { spot } else { spot.with("id", &format!("supply-{seat}")) };
        spot.draw(&content)
    }

    /// Those that lie face down are used up.
    pub(super) fn trade_tiles(&self, seat: Seat) -> Markup {
        let tiles = self.player(seat).trade;
        html! {
            @if !tiles.is_empty() {
                div class="trade-tiles" role="group" aria-label=(self.say("boards-zapotec-trade-tiles")) {
                    @for tile in tiles { (self.own_tile(seat, tile)) }
                }
            }
        }
    }

    fn own_tile(&self, seat: Seat, tile: TradeTile) -> Markup {
        let up = self.player(seat).face_up.contains(tile);
        let mut what = self.tile_words(tile);
        if !up {
            what = what + " " + &self.say("boards-zapotec-face-down");
        }
        let spot =
            self.tile_spot(tile, what).class_if(!up, "face-down").changed(self.differs(|table| {
                let player = &table.players[seat];
                (player.trade.contains(tile), player.face_up.contains(tile))
            }));
        let open = matches!(self.step(), Some(Step::Capital | Step::Construction));
        let use_it = ExchangeTile::all().find(|exchange| exchange.tile() == tile);
        let use_it = use_it.filter(|_| open && Some(seat) == self.me).map(Action::UseTile);
        self.acts(spot, use_it).draw(&self.tile_face(tile))
    }
}
