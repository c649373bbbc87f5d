//! A player board in short, for the column of the others.

use super::easel::Easel;
use super::effect;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::{Character, Colour, Resource};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::copan::{glyphs, stock};

impl Easel<'_> {
    pub(super) fn strip(&self, seat: Seat) -> Markup {
        let title = self.tell("boards-mat", args!(name = self.name(seat)));
        let turn = seat == self.table.active && self.step().is_some();
        html! {
            section id={ "mat-" (seat) } class={ "mat mat-small mat-copan seat-" (seat) (if turn { " active" } else { "" }) }
                role="group" aria-label=(title) {
                (self.mat_head(seat))
                @if self.table.is_automa(seat) { (self.automa_cards(seat)) } @else { (self.small_stock(seat)) }
                (self.priests(seat))
                (self.counts(seat))
                div class="strip-row" {
                    (self.totem_place(seat))
                    (self.small_glyphs(seat))
                    (self.small_mask(seat))
                }
                (self.small_people(seat))
            }
        }
    }

    fn small_stock(&self, seat: Seat) -> Markup {
        let have = self.player(seat).stock;
        let room = self.table.capacity(seat);
        let what =
            self.tell("boards-copan-stock", args!(stock = stock(self.text, have), room = room));
        let changed = self.differs(|table| table.players[seat].stock);
        Spot::new("div", "strip-stock", what).changed(changed).draw(&html! {
            @for kind in Resource::all() {
                @let n = have.get(kind);
                span class=(if n == 0 { "amount none" } else { "amount" }) {
                    (inline(kind.name())) b { (n) }
                }
            }
            span class="room" { "≤" (room) }
        })
    }

    fn small_glyphs(&self, seat: Seat) -> Markup {
        let have = self.player(seat).glyphs;
        html! {
            @if !have.is_nothing() {
                (Spot::new("span", "count", self.glyphs_words(seat))
                    .changed(self.differs(|table| table.players[seat].glyphs))
                    .draw(&html! {
                        @for (colour, n) in have.iter() {
                            span class="amount" { (inline(Colour::name(colour))) @if n > 1 { (n) } }
                        }
                    }))
            }
        }
    }

    pub(super) fn glyphs_words(&self, seat: Seat) -> String {
        let cards = glyphs(self.text, self.player(seat).glyphs);
        self.tell("boards-copan-glyphs-of", args!(glyphs = cards))
    }

    fn small_mask(&self, seat: Seat) -> Markup {
        let n = self.player(seat).mask.len();
        html! {
            @if n > 0 {
                (Spot::new("span", "count", self.mask_words(seat))
                    .changed(self.differs(|table| table.players[seat].mask))
                    .draw(&html! { (inline("mask")) b { (n) } }))
            }
        }
    }

    fn small_people(&self, seat: Seat) -> Markup {
        let people = self.player(seat).characters;
        html! {
            @if !people.is_empty() {
                div class="people" role="group" aria-label=(self.say("boards-copan-slots")) {
                    @for character in people { (self.small_person(seat, character)) }
                }
            }
        }
    }

    fn small_person(&self, seat: Seat, character: Character) -> Markup {
        let talent = self.kit.character(character).talent;
        self.person(character, self.person_words(character))
            .class_if(true, "small")
            .changed(self.differs(|table| table.players[seat].characters.contains(character)))
            .draw(&html! {
                (inline(effect::kind(talent)))
                span class="person-talent" { (effect::talent(talent)) }
            })
    }
}
