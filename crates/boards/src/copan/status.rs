//! The strip above the board: round and end, order of play, what waits, and the Event card.

use super::easel::Easel;
use super::effect;
use crate::seats::seat_mark;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::{EmbassyToken, Pending, Resource, Step, final_scores};
use patolli_core::{Dense, Seat};
use patolli_text::copan::{embassy_token, fate as fate_name, outcome, pending, resource, stock};
use patolli_text::{args, signed};

impl Easel<'_> {
    pub(super) fn status(&self) -> Markup {
        html! {
            section class="part part-status" role="group" aria-label=(self.say("boards-copan-status")) {
                (self.fact("round", self.round_words(), &html! {
                    b { (self.table.round) } "/" (self.rounds())
                    (inline("rounds")) b { (self.turns_left()) }
                }))
                ol class="turns" aria-label=(self.say("boards-order")) {
                    @for seat in self.table.seats_from(self.table.first) { (self.place_in_order(seat)) }
                }
                div class="now" { (self.now()) }
                (self.event_card())
            }
        }
    }

    /// The most rounds there can be: every turn fills a space.
    fn rounds(&self) -> usize {
        self.kit.in_play(self.table.n()).len() / self.table.n()
    }

    /// Turns until the Pyramid is full or two cubes are on their last spaces, if no Event helps (C 5.10.1).
    pub(super) fn turns_left(&self) -> u32 {
        let last = self.kit.track(self.table.n()).last;
        let mut moves: Vec<u32> =
            self.table.decline.values().map(|position| u32::from(last - position)).collect();
        moves.sort_unstable();
        let full = self.table.pyramid.free.len() as u32;
        full.min(moves[0] + moves[1])
    }

    pub(super) fn round_words(&self) -> String {
        let args = args!(round = self.table.round, of = self.rounds(), n = self.turns_left());
        match self.table.ending {
            true => self.tell("boards-copan-last-round", args),
            false => self.tell("boards-copan-round", args),
        }
    }

    fn place_in_order(&self, seat: Seat) -> Markup {
        let active = seat == self.table.active && self.step().is_some();
        let class = if active { "turn is-active" } else { "turn" };
        html! {
            li class=(class) {
                (self.fact("turn-seat", self.turn_words(seat), &html! {
                    (seat_mark(seat))
                    b { (signed(self.player(seat).vp())) }
                    @if seat == self.table.first { (inline("first")) }
                }))
            }
        }
    }

    pub(super) fn turn_words(&self, seat: Seat) -> String {
        let total = final_scores(self.table)[seat].total();
        let mut said = self.tell(
            "boards-copan-turn",
            args!(name = self.name(seat), now = self.player(seat).vp(), total = total),
        );
        if seat == self.table.first {
            said = format!("{said} {}", self.say("boards-copan-first"));
        }
        if seat == self.table.active && self.step().is_some() {
            said = format!("{said} {}", self.say("boards-copan-active"));
        }
        said
    }

    /// What is going on: an Event, a payment, a tile to pick, a queue.
    fn now(&self) -> Markup {
        html! {
            @if self.table.in_event {
                (self.banner())
            } @else if self.step() == Some(Step::Pay) {
                (self.payment())
            } @else if self.picks_tile() {
                (self.picker())
            }
            (self.drawn_tokens())
            (self.queue())
        }
    }

    /// The Event being resolved, and the seat that everyone waits for.
    fn banner(&self) -> Markup {
        let Some(fate) = self.table.fate else { return html! {} };
        let result = self.kit.events[self.table.event_card][fate];
        let waits = self.decider().map(|seat| {
            let key = match self.me == Some(seat) {
                true => "boards-copan-event-you",
                false => "boards-copan-event-waits",
            };
            self.tell(key, args!(name = self.name(seat)))
        });
        html! {
            div class="banner" role="status" {
                span class="banner-fate" aria-hidden="true" { (inline(fate.name())) }
                span {
                    b { (self.tell("boards-copan-event", args!(fate = fate_name(self.text, fate), effect = outcome(self.text, result)))) }
                    @if let Some(waits) = waits { " " (waits) }
                }
            }
        }
    }

    fn payment(&self) -> Markup {
        let payment = &self.table.payment;
        self.fact(
            "payment",
            self.payment_words(),
            &html! {
                (effect::cost(payment.cost))
                @if payment.waived > 0 { b { "−" (payment.waived) } }
                (inline("arrow"))
                (crate::stock::icons(payment.paid))
                b { (payment.due()) " …" }
            },
        )
    }

    pub(super) fn payment_words(&self) -> String {
        let payment = &self.table.payment;
        self.tell(
            "boards-copan-payment",
            args!(
                cost = patolli_text::copan::price(self.text, payment.cost, payment.waived),
                paid = stock(self.text, payment.paid),
                n = payment.due(),
            ),
        )
    }

    /// One of the tiles in hand; the Pyramid shows what it would give.
    fn picker(&self) -> Markup {
        let tiles = self.pickable();
        let first = tiles.first().copied();
        html! {
            fieldset class="picker" {
                legend class="visually-hidden" { (self.say("boards-copan-pick")) }
                @for tile in tiles { (self.pick_button(tile, Some(tile) == first)) }
            }
        }
    }

    /// Whether a tile of this type sets off a scarcity Event wherever it is placed.
    fn is_scarce(&self, tile: Resource) -> bool {
        let space = self.table.pyramid.free.first();
        let foreseen = self.me.zip(space).map(|(me, space)| self.table.foresee(me, tile, space));
        foreseen.is_some_and(|foreseen| foreseen.scarce.is_some())
    }

    fn pick_button(&self, tile: Resource, checked: bool) -> Markup {
        let name = resource(self.text, tile);
        let scarce = self.is_scarce(tile);
        let n = self.subject.view.own.map_or(0, |(_, own)| own.hand.get(tile));
        html! {
            input type="radio" name="pick" id={ "pick-" (tile) } class="visually-hidden" checked[checked];
            label class={ "pick-tile of-" (tile) } for={ "pick-" (tile) } {
                (inline(tile.name())) span class="pick-name" { (name) }
                @if n > 1 { b { "×" (n) } }
                @if scarce { (inline("event_space")) span class="visually-hidden" { (self.say("boards-copan-scarce")) } }
            }
        }
    }

    /// Embassy tokens drawn together, in the order in which they are applied.
    fn drawn_tokens(&self) -> Markup {
        html! {
            @if !self.table.drawn.is_empty() {
                ol class="queue drawn" aria-label=(self.say("boards-copan-drawn")) {
                    @for token in self.table.drawn.iter().rev() {
                        li class="queued" { (self.drawn_token(token)) }
                    }
                }
            }
        }
    }

    fn drawn_token(&self, token: EmbassyToken) -> Markup {
        let effect = self.kit.embassy_tokens[token].effect;
        let picture = html! { (inline("embassy_token")) (effect::effect(effect)) };
        self.fact("queue-card", embassy_token(self.text, self.kit, token), &picture)
    }

    /// Bonus actions and Jade tiles that wait, in the order gained (C 5.1.4).
    fn queue(&self) -> Markup {
        let items: Vec<_> = self.waiting().collect();
        html! {
            @if !items.is_empty() {
                ol class="queue" aria-label=(self.say("boards-copan-queue")) {
                    @for (item, now) in items {
                        li class=(if now { "queued is-now" } else { "queued" }) {
                            (self.fact("queue-card", pending(self.text, item), &effect::pending(item)))
                        }
                    }
                }
            }
        }
    }

    /// What is offered now, then what waits behind it.
    pub(super) fn waiting(&self) -> impl Iterator<Item = (Pending, bool)> + '_ {
        let now = match self.step() {
            Some(Step::Bonus { site, discount }) => Some(Pending::Bonus { site, discount }),
            _ => None,
        };
        now.map(|item| (item, true))
            .into_iter()
            .chain(self.table.queue.iter().map(|item| (item, false)))
    }

    /// Six results, one for each symbol (C 3.16).
    fn event_card(&self) -> Markup {
        let results = self.kit.events[self.table.event_card];
        html! {
            div class="event-card" role="group" aria-label=(self.event_card_words()) {
                @for fate in patolli_copan::Fate::all() {
                    (Spot::new("span", "omen", self.omen_words(fate))
                        .class_if(self.table.fate == Some(fate), "rolled")
                        .draw(&html! {
                            span class="fate" { (inline(fate.name())) }
                            span class="omen-effect" { (effect::outcome(results[fate])) }
                        }))
                }
            }
        }
    }

    pub(super) fn event_card_words(&self) -> String {
        let card = patolli_text::copan::event_card(self.text, self.table.event_card);
        self.tell("boards-copan-event-card", args!(card = card))
    }

    pub(super) fn omen_words(&self, fate: patolli_copan::Fate) -> String {
        let result = self.kit.events[self.table.event_card][fate];
        let args = args!(fate = fate_name(self.text, fate), effect = outcome(self.text, result));
        match self.table.fate == Some(fate) {
            true => self.tell("boards-copan-omen-rolled", args),
            false => self.tell("boards-copan-omen", args),
        }
    }
}
