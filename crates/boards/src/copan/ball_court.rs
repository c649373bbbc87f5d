//! The Ball Court: six Characters, two halves with tokens (C 3.11).

use super::easel::{Easel, tokens};
use super::effect;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::{Action, CourtSpace, Fate, Half, Site, Step};
use patolli_core::Dense;
use patolli_text::args;
use patolli_text::copan::half as half_name;

impl Easel<'_> {
    pub(super) fn ball_court(&self) -> Markup {
        self.site(
            Site::BallCourt,
            &html! {
                div class="court" { @for half in Half::all() { (self.half(half)) } }
            },
        )
    }

    fn half(&self, half: Half) -> Markup {
        let spaces = CourtSpace::all().filter(|space| self.kit.half(*space) == half);
        html! {
            div class={ "half half-" (half) } {
                (self.half_tokens(half))
                @for space in spaces { (self.court_space(space)) }
            }
        }
    }

    /// Who has how many tokens, and what the majority is worth (C 7.2).
    fn half_tokens(&self, half: Half) -> Markup {
        let [first, second] = self.kit.points.half;
        let spot = self.court_fact(half);
        spot.draw(&html! {
            span class="half-prizes" { (first) "/" (second) (inline("vp")) }
            @for seat in self.table.seats() {
                @let n = self.player(seat).court[half];
                @if n > 0 { (tokens(seat, n)) }
            }
        })
    }

    fn court_fact(&self, half: Half) -> Spot {
        Spot::new("div", "half-tokens", self.half_words(half)).changed(self.differs(|table| {
            table.seats().map(|seat| table.players[seat].court[half]).collect::<Vec<_>>()
        }))
    }

    pub(super) fn half_words(&self, half: Half) -> String {
        let [first, second] = self.kit.points.half;
        let [whole, runner_up, third] = self.kit.points.court;
        let mut said = self.tell(
            "boards-copan-half",
            args!(
                half = half_name(self.text, half),
                first = first,
                second = second,
                whole = whole,
                runner_up = runner_up,
                third = third,
            ),
        );
        for seat in self.table.seats().filter(|seat| self.player(*seat).court_tokens() > 0) {
            let here = self.player(seat).court[half];
            let all = self.player(seat).court_tokens();
            let args = args!(name = self.name(seat), n = here, all = all);
            said = format!("{said} {}", self.tell("boards-copan-half-of", args));
        }
        said
    }

    fn court_space(&self, space: CourtSpace) -> Markup {
        let fate = self.court_fate(space);
        let Some(character) = self.table.court[space] else {
            let closed = self.table.court_closed.contains(space);
            let class = if closed { "person closed" } else { "person vacant" };
            return Spot::new("div", class, self.court_words(space))
                .changed(self.differs(|table| table.court[space]))
                .draw(&html! { @if closed { (inline("closed")) span { (self.say("boards-copan-closed")) } } @else { (inline(fate.name())) } });
        };
        let spot = self
            .person(character, self.court_words(space))
            .changed(self.differs(|table| table.court[space]));
        let spot = match self.step() {
            Some(Step::PickCharacter { .. }) => self.acts(spot, [Action::PickCharacter(space)]),
            Some(Step::Act { site: Site::BallCourt, .. }) => {
                self.acts(spot, [Action::Recruit(space)])
            }
            _ => spot,
        };
        spot.draw(&html! {
            (self.person_face(character))
            span class="person-foot" {
                (effect::cost(self.kit.character(character).cost))
                span class="fate" { (inline(fate.name())) }
            }
        })
    }

    fn court_fate(&self, space: CourtSpace) -> Fate {
        self.fate_where(|fate| self.kit.fates.court[fate] == space)
    }

    pub(super) fn court_words(&self, space: CourtSpace) -> String {
        let n = space.index() + 1;
        let fate = self.fate_words(self.court_fate(space));
        match self.table.court[space] {
            Some(character) => format!("{} {fate}", self.offered_words(character)),
            None if self.table.court_closed.contains(space) => {
                self.tell("boards-copan-space-closed", args!(n = n))
            }
            None => format!("{} {fate}", self.tell("boards-copan-space-empty", args!(n = n))),
        }
    }
}
