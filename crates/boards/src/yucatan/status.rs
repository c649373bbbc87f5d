//! The strip above the board: Round and Turn, order of play, and answers that are nowhere else.

use super::easel::Easel;
use crate::seats::seat_mark;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::Seat;
use patolli_text::args;
use patolli_yucatan::Length;

impl Easel<'_> {
    pub(super) fn status(&self) -> Markup {
        let Length { rounds, turns } = self.kit.length;
        html! {
            section class="part part-u-status" role="group" aria-label=(self.say("boards-yucatan-status")) {
                (self.fact("u-round", self.round_words(), &html! {
                    (inline("calendar")) b { (self.table.round) "/" (rounds) }
                    @if self.active().is_some() { span class="u-turn-number" { (self.say("boards-yucatan-turn-short")) " " b { (self.table.turn) "/" (turns) } } }
                }))
                ol class="u-order" aria-label=(self.say("boards-order")) {
                    @for seat in self.table.turn_order() { (self.place_in_order(seat)) }
                }
                (self.answers())
            }
        }
    }

    pub(super) fn round_words(&self) -> String {
        if self.is_over() {
            return self.say("boards-yucatan-over");
        }
        let (round, turn) = (self.table.round, self.table.turn);
        let Length { rounds, turns } = self.kit.length;
        let rate = self.kit.calendar(round).rate;
        match self.active() {
            Some(_) => self.tell(
                "boards-yucatan-round-turn",
                args!(round = round, rounds = rounds, turn = turn, turns = turns, rate = rate),
            ),
            None => self
                .tell("boards-yucatan-round", args!(round = round, rounds = rounds, rate = rate)),
        }
    }

    fn place_in_order(&self, seat: Seat) -> Markup {
        let class = match self.active() == Some(seat) {
            true => "u-place u-acts",
            false => "u-place",
        };
        html! {
            li class=(class) {
                (self.fact("u-place-of", self.standing_words(seat), &html! {
                    (seat_mark(seat)) b { (self.player(seat).vp.total()) } (inline("vp"))
                    @if self.table.first == seat { (inline("first")) }
                }))
            }
        }
    }

    /// Points, what has to be beaten, and what could be sacrificed at most.
    pub(super) fn standing_words(&self, seat: Seat) -> String {
        let mut said = vec![self.points_words(seat)];
        if self.table.first == seat {
            said.push(self.say("boards-yucatan-first"));
        }
        if self.active() == Some(seat) {
            said.push(self.say("boards-yucatan-active"));
        }
        said.join(" ")
    }

    pub(super) fn points_words(&self, seat: Seat) -> String {
        let vp = self.player(seat).vp.total();
        if !self.will_sacrifice() {
            return self.tell("boards-yucatan-points-over", args!(name = self.name(seat), vp = vp));
        }
        self.tell(
            "boards-yucatan-points",
            args!(
                name = self.name(seat),
                vp = vp,
                old = self.table.old_points(seat),
                most = self.table.most_points(seat),
            ),
        )
    }
}
