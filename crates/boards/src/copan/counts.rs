//! The smaller facts about a player, the same on large and small boards.

use super::easel::Easel;
use super::site::side_icon;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::{Resource, final_scores};
use patolli_core::{Dense, Seat};
use patolli_text::copan::{characters, multiplier, side, stock};
use patolli_text::{args, signed};

impl Easel<'_> {
    /// Cities with their worth, tokens left, extensions, tiles in hand, discard.
    pub(super) fn counts(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        html! {
            div class="counts" {
                (self.cities_count(seat))
                (self.tokens_count(seat))
                (Spot::new("span", "count", self.extensions_of_words(seat))
                    .changed(self.differs(|table| table.players[seat].extensions))
                    .draw(&html! { (inline("extension")) b { (player.extensions) } }))
                @if self.me != Some(seat) && !self.table.is_automa(seat) {
                    (self.fact("count", self.hand_words(seat), &html! { (inline("hand")) b { (player.hand_size) } }))
                }
                @if !player.discarded.is_empty() {
                    (self.fact("count", self.discard_words(seat), &html! { (inline("discard")) b { (player.discarded.len()) } }))
                }
                @if player.totem.is_none() {
                    (self.fact("count", self.say("boards-copan-totem-off"), &inline("totem")))
                }
            }
        }
    }

    /// The table of C 7.1 at its present place.
    fn cities_count(&self, seat: Seat) -> Markup {
        let n = self.player(seat).n_cities();
        Spot::new("span", "count", self.cities_words(seat))
            .changed(self.differs(|table| table.players[seat].n_cities()))
            .draw(&html! {
                (inline("city")) b { (n) } "=" b { (multiplier(self.kit.points.cities[n])) }
            })
    }

    pub(super) fn cities_words(&self, seat: Seat) -> String {
        let n = self.player(seat).n_cities();
        let points = self.kit.points.cities.map(signed);
        self.tell(
            "boards-copan-cities",
            args!(n = n, vp = points[n].as_str(), table = points.join(", ")),
        )
    }

    /// Where new tokens come from.
    fn tokens_count(&self, seat: Seat) -> Markup {
        let left = self.table.tokens_left(seat);
        let spot = Spot::new("span", "count", self.tokens_words(seat));
        self.with_id(spot, &format!("supply-{seat}"))
            .draw(&html! { (inline("token")) b { (left) } })
    }

    pub(super) fn tokens_words(&self, seat: Seat) -> String {
        self.tell("boards-copan-tokens-left", args!(n = self.table.tokens_left(seat)))
    }

    pub(super) fn extensions_of_words(&self, seat: Seat) -> String {
        self.tell(
            "boards-copan-extensions-of",
            args!(
                n = self.player(seat).extensions,
                room = self.table.capacity(seat),
                slots = self.table.slots(seat),
            ),
        )
    }

    /// The number of tiles, and those that everyone saw going into the hand.
    pub(super) fn hand_words(&self, seat: Seat) -> String {
        let player = self.player(seat);
        let said = self.tell("boards-copan-hand-size", args!(n = player.hand_size));
        if player.known_hand.is_nothing() {
            return said;
        }
        let known = stock(self.text, player.known_hand);
        format!("{said} {}", self.tell("boards-known", args!(cards = known)))
    }

    pub(super) fn discard_words(&self, seat: Seat) -> String {
        let discarded = self.player(seat).discarded;
        let names = characters(self.text, discarded);
        self.tell("boards-copan-discarded", args!(n = discarded.len(), names = names))
    }

    pub(super) fn totem_words(&self, seat: Seat) -> String {
        match self.player(seat).totem {
            None => self.say("boards-copan-totem-off"),
            Some(totem) => self.tell(
                "boards-copan-totem-at",
                args!(
                    site = patolli_text::copan::site(self.text, totem.site),
                    n = totem.socket.index() + 1,
                    side = side(self.text, totem.side),
                ),
            ),
        }
    }

    /// Where the Totem of a player is, in short.
    pub(super) fn totem_place(&self, seat: Seat) -> Markup {
        let Some(totem) = self.player(seat).totem else { return html! {} };
        self.fact("count", self.totem_words(seat), &html! {
            (inline(totem.site.name())) b { (totem.socket.index() + 1) } (inline(side_icon(totem.side)))
        })
    }

    /// Points that the stairways would give now, in all.
    pub(super) fn stairs_total(&self, seat: Seat) -> i16 {
        final_scores(self.table)[seat].stairs.values().sum()
    }

    /// The four Priests in short.
    pub(super) fn priests(&self, seat: Seat) -> Markup {
        let what: Vec<_> =
            Resource::all().map(|stair| self.stair_value_words(seat, stair)).collect();
        Spot::new("div", "priests", what.join(" "))
            .changed(self.differs(|table| table.players[seat].priests))
            .draw(&html! {
                @for stair in Resource::all() {
                    @let step = self.player(seat).priests[stair];
                    span class="amount" {
                        (inline(stair.name()))
                        b { (multiplier(self.kit.stair(stair, step))) }
                        "×" (self.table.counted(seat)[stair])
                    }
                }
                span class="amount" { "=" b { (signed(self.stairs_total(seat))) } (inline("vp")) }
            })
    }
}
