//! The sacrifice: Prisoners, sets of jade, sets of corn, asked one after the other (Y 5.9).

use super::easel::Easel;
use crate::seats::seat_mark;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::yucatan::sp;
use patolli_yucatan::{Action, Captives, Offering, Part, Resource, Sets};

const fn part_icon(part: Part) -> &'static str {
    match part {
        Part::Prisoners => "prisoner",
        Part::Sets(Resource::Jade) => "jade",
        Part::Sets(Resource::Corn) => "corn",
    }
}

fn give(part: Part, n: u8) -> Action {
    let n = usize::from(n);
    match part {
        Part::Prisoners => Action::SacrificePrisoners(Captives::from_index(n)),
        Part::Sets(Resource::Jade) => Action::SacrificeJade(Sets::from_index(n)),
        Part::Sets(Resource::Corn) => Action::SacrificeCorn(Sets::from_index(n)),
    }
}

impl Easel<'_> {
    pub(super) fn sacrifice_scene(&self) -> Markup {
        let title = self.say("boards-yucatan-sacrifice");
        self.part(
            "u-scene",
            &title,
            None,
            &html! {
                @if let Some((seat, own)) = self.subject.view.own {
                    p class="u-scene-words" { (self.goal_words(seat, &own.sacrifice)) }
                    @for part in Part::ALL { (self.offering_row(seat, &own.sacrifice, part)) }
                }
                div class="u-altars" { @for seat in self.table.seats() { (self.altar(seat)) } }
            },
        )
    }

    /// Chosen so far, what has to be beaten, and what would be possible.
    pub(super) fn goal_words(&self, seat: Seat, offering: &Offering) -> String {
        self.tell(
            "boards-yucatan-goal",
            args!(
                now = sp(self.text, self.offered(offering)),
                old = self.table.old_points(seat),
                most = self.table.most_points(seat),
            ),
        )
    }

    fn offered(&self, offering: &Offering) -> i16 {
        let [prisoners, jade, corn] = Part::ALL.map(|part| offering.get(part).unwrap_or(0));
        self.table.sacrifice_points(prisoners, jade, corn)
    }

    fn set_of(&self, part: Part) -> u8 {
        match part {
            Part::Prisoners => 1,
            Part::Sets(kind) => self.kit.set_size(kind),
        }
    }

    /// SP of a number of one part alone.
    fn points_of(&self, part: Part, n: u8) -> i16 {
        match part {
            Part::Prisoners => self.table.sacrifice_points(n, 0, 0),
            Part::Sets(_) => self.table.sacrifice_points(0, n, 0),
        }
    }

    fn offering_row(&self, seat: Seat, offering: &Offering, part: Part) -> Markup {
        let now = self.table.next_part(seat, offering) == Some(part);
        let class = if now { "u-offering u-asked" } else { "u-offering" };
        html! {
            div class=(class) role="group" aria-label=(self.part_words(part)) {
                span class="u-offering-of" {
                    @if self.set_of(part) > 1 { b { (self.set_of(part)) } } (inline(part_icon(part)))
                    "=" b { (self.points_of(part, 1)) } (inline("sp"))
                }
                div class="u-numbers" {
                    @for n in 0..=self.table.most(seat, part) { (self.number(seat, offering, part, n)) }
                }
            }
        }
    }

    fn part_words(&self, part: Part) -> String {
        self.say(match part {
            Part::Prisoners => "boards-yucatan-give-prisoners",
            Part::Sets(Resource::Jade) => "boards-yucatan-give-jade",
            Part::Sets(Resource::Corn) => "boards-yucatan-give-corn",
        })
    }

    pub(super) fn given_words(&self, part: Part, n: u8) -> String {
        let amount = u16::from(n) * u16::from(self.set_of(part));
        self.tell("boards-yucatan-given", args!(n = amount, what = self.part_words(part)))
    }

    /// How much is given, and the sum with what was chosen before. What beats the last Round is marked.
    fn number(&self, seat: Seat, offering: &Offering, part: Part, n: u8) -> Markup {
        let chosen = offering.get(part);
        let sum = self.offered(offering) - self.points_of(part, chosen.unwrap_or(0))
            + self.points_of(part, n);
        let beats = sum > self.table.old_points(seat);
        let given = self.given_words(part, n);
        let mut what =
            self.tell("boards-yucatan-number", args!(given = given, sp = sp(self.text, sum)));
        if beats {
            what = format!("{what} {}", self.say("boards-yucatan-beats"));
        }
        let spot = Spot::new("div", "u-number", what)
            .class_if(chosen == Some(n), "u-chosen")
            .class_if(beats, "u-beats");
        self.own_acts(spot, seat, chosen.is_none().then(|| give(part, n))).draw(&html! {
            b { (u16::from(n) * u16::from(self.set_of(part))) }
            span class="u-number-sp" { (sum) @if beats { "▲" } }
        })
    }

    /// What a player gave last, could give now, and whether the choice is made.
    fn altar(&self, seat: Seat) -> Markup {
        let chosen = self.table.pledged.contains(seat);
        let mut what = self.points_words(seat);
        if chosen {
            what = format!("{what} {}", self.say("boards-yucatan-pledged"));
        }
        self.fact(
            "u-altar",
            what,
            &html! {
                (seat_mark(seat)) (inline("sp"))
                b { (self.table.old_points(seat)) } " · max " b { (self.table.most_points(seat)) }
                @if chosen { "✓" } @else { "…" }
            },
        )
    }
}
