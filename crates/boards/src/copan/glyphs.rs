//! A player's Glyphs and what they can be exchanged for (C 3.15, C 6.7).

use super::easel::Easel;
use super::effect;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::{Action, Colour, Exchange, Rainbow, Run, Step};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::copan::{colour as colour_name, exchange as exchange_words};

impl Easel<'_> {
    /// The cards, and for the observer the table of exchanges.
    pub(super) fn glyphs(&self, seat: Seat) -> Markup {
        html! {
            div class="glyphs" role="group" aria-label=(self.say("boards-copan-glyphs")) {
                div class="glyph-row" { @for colour in Colour::all() { (self.glyph_stack(seat, colour)) } }
                @if self.me == Some(seat) { (self.exchanges(seat)) }
            }
        }
    }

    fn glyph_stack(&self, seat: Seat, colour: Colour) -> Markup {
        let n = self.player(seat).glyphs.get(colour);
        let what = self.tell(
            "boards-copan-glyph-stack",
            args!(n = n, colour = colour_name(self.text, colour)),
        );
        let spot = Spot::new("span", "glyph-stack", what)
            .class_if(n == 0, "none")
            .changed(self.differs(|table| table.players[seat].glyphs.get(colour)));
        let drop = matches!(self.step(), Some(Step::DropGlyph { .. }));
        self.own_acts(spot, seat, drop.then_some(Action::DropGlyph(colour)))
            .draw(&html! { (inline(colour.name())) b { (n) } })
    }

    /// Different colours above, equal ones below; each field is a place to exchange that number of cards.
    fn exchanges(&self, seat: Seat) -> Markup {
        let used = self.table.exchanged && self.table.active == seat;
        let key = if used { "boards-copan-exchange-used" } else { "boards-copan-exchange-open" };
        html! {
            div class=(if used { "exchange used" } else { "exchange" }) role="group" aria-label=(self.say("boards-copan-exchange")) {
                p class="exchange-state" { (self.say(key)) }
                @for (n, worth) in self.kit.exchange_different.iter().enumerate() {
                    @if let Some(worth) = worth { (self.swap_different(seat, n, *worth)) }
                }
                @for (n, worth) in self.kit.exchange_same.iter().enumerate() {
                    @if let Some(worth) = worth { (self.swap_same(seat, n, *worth)) }
                }
            }
        }
    }

    fn swap_different(&self, seat: Seat, n: usize, worth: Exchange) -> Markup {
        let args = args!(n = n, worth = exchange_words(self.text, worth));
        let what = self.tell("boards-copan-swap-different", args);
        let sets = Rainbow::all().filter(|set| set.colours().len() == n);
        let spot = Spot::new("span", "swap swap-different", what);
        self.free_acts(spot, seat, sets.map(Action::ExchangeDifferent)).draw(&swap(n, "≠", worth))
    }

    fn swap_same(&self, seat: Seat, n: usize, worth: Exchange) -> Markup {
        let args = args!(n = n, worth = exchange_words(self.text, worth));
        let what = self.tell("boards-copan-swap-same", args);
        let runs = Colour::all().map(|colour| Action::ExchangeSame(colour, Run::of(n as u8)));
        let spot = Spot::new("span", "swap swap-same", what);
        self.free_acts(spot, seat, runs).draw(&swap(n, "=", worth))
    }
}

/// A number of cards, the Jade tiles for them, and the action that comes with them.
fn swap(cards: usize, sign: &str, worth: Exchange) -> Markup {
    html! {
        b { (cards) (sign) }
        span class="swap-jade" { (worth.jade) (inline("jade")) }
        @if let Some(discount) = worth.bonus { (effect::bonus(None, discount)) }
    }
}
