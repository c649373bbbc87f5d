//! The three Ritual cards with the discs on them.

use super::easel::Easel;
use crate::spot::Spot;
use crate::stock::icons;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::zapotec::{ritual as goal, stock};
use patolli_zapotec::{
    Action, PerResource, Property, Ritual, RitualScore, RitualSlot, SetGoal, Step, ritual_points,
};

impl Easel<'_> {
    pub(super) fn rituals(&self) -> Markup {
        let allowed = self.me.map(|me| {
            self.tell("zapotec-board-allowed", args!(n = self.table.rituals_allowed(me)))
        });
        let content = html! {
            div class="rituals" { @for slot in RitualSlot::all() { (self.ritual(slot)) } }
        };
        self.part("rituals", &self.say("boards-zapotec-rituals"), allowed.as_deref(), &content)
    }

    fn ritual(&self, slot: RitualSlot) -> Markup {
        let card = self.table.rituals[slot];
        let spot = Spot::new("div", "ritual", self.ritual_words(slot))
            .changed(self.differs(|table| table.discs[slot]));
        let spot = match self.step() {
            Some(Step::Capital) => self.acts(spot, [Action::Ritual(slot)]),
            Some(Step::FreeDisc | Step::TileNow(_)) => self.acts(spot, [Action::FreeDisc(slot)]),
            _ => spot,
        };
        spot.draw(&html! {
            span class="ritual-picture" { (self.goal_icons(card)) }
            span class="ritual-goal" { (goal(self.text, self.kit, card)) }
            span class="ritual-foot" {
                span class="discs" {
                    @for seat in self.table.discs[slot] { (ritual_disc(slot, seat)) }
                }
                @if let Some(me) = self.me { (self.ritual_worth(me, slot)) }
            }
        })
    }

    /// The player's points now, and the price while they have no disc there.
    fn ritual_worth(&self, me: Seat, slot: RitualSlot) -> Markup {
        let points = ritual_points(self.table, me, self.table.rituals[slot]);
        let mine = self.table.discs[slot].contains(me);
        html! {
            span class="ritual-worth" {
                @if !mine { (icons(self.table.ritual_price(me, slot))) (inline("arrow")) }
                b { (points) } (inline("points"))
            }
        }
    }

    pub(super) fn ritual_words(&self, slot: RitualSlot) -> String {
        let discs = self.table.discs[slot];
        let key =
            if discs.is_empty() { "boards-zapotec-ritual-empty" } else { "boards-zapotec-ritual" };
        let said = self.tell(
            key,
            args!(
                n = slot.index() + 1,
                goal = goal(self.text, self.kit, self.table.rituals[slot]),
                count = discs.len(),
                names = patolli_text::names_of(self.text, discs, self.subject.names),
            ),
        );
        let Some(me) = self.me else { return said };
        let points = ritual_points(self.table, me, self.table.rituals[slot]);
        let key = match discs.contains(me) {
            true => "boards-zapotec-ritual-mine",
            false => "boards-zapotec-ritual-price",
        };
        let price = stock(self.text, self.table.ritual_price(me, slot));
        said + " " + &self.tell(key, args!(points = points, price = price))
    }

    /// What is counted: three different things, or one kind of thing.
    fn goal_icons(&self, card: Ritual) -> Markup {
        let row = self.kit.rituals[card];
        html! {
            @match row.scores {
                RitualScore::Set(SetGoal { different, points, .. }) => {
                    span class="trio" {
                        @for one in Property::of_kind(different) { (inline(one.name())) }
                    }
                    b { (points) }
                },
                RitualScore::PerStep(points) => { (inline("sacrifice")) b { (points) } },
                RitualScore::PerTradeTile([one, two, three]) => {
                    (inline("trade")) b { (one) "/" (two) "/" (three) }
                },
                RitualScore::PerPyramidLevel(points) => { (inline("pyramid")) b { (points) } },
                RitualScore::PerResource(PerResource { basic, advanced }) => {
                    (inline("basic")) b { (basic) } (inline("gold")) b { (advanced) }
                },
            }
            (inline("points"))
        }
    }
}

fn ritual_disc(slot: RitualSlot, seat: Seat) -> Markup {
    html! {
        span id={ "ritual-disc-" (slot) "-" (seat) } data-piece="disc" data-from={ "supply-" (seat) }
            class={ "disc seat-" (seat) } {
            svg viewBox="0 0 24 24" aria-hidden="true" {
                use href="#i-disc" {}
                g class="sign" { use href={ "#i-sign-" (seat) } x="6" y="6" width="12" height="12" {} }
            }
        }
    }
}
