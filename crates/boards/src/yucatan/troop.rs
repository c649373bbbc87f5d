//! A Troop on the map: the Leader's mask, Units, Axes, and the creature that follows (Y 14.2).

use super::easel::Easel;
use crate::seats::piece;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::yucatan::{ability, counselor, in_space, summoning, troop, until};
use patolli_yucatan::{Kit, Leader, Link, Side};

/// `I` or `II`.
pub(super) fn numeral(leader: Leader) -> Markup {
    html! { span class="u-numeral" { (if leader == Leader::One { "I" } else { "II" }) } }
}

/// The mask of a Troop Leader in the colour of its seat.
pub(super) fn mask(seat: Seat, leader: Leader) -> Markup {
    html! {
        span class={ "u-mask owned seat-" (seat) } { (piece(leader.name(), seat, None)) (numeral(leader)) }
    }
}

impl Easel<'_> {
    /// The token. `plain` if the place around it is what can be chosen.
    pub(super) fn troop(&self, seat: Seat, leader: Leader, plain: bool) -> Markup {
        let id = format!("troop-{seat}-{leader}");
        let face = self.troop_face(seat, leader);
        if plain {
            return html! { span class="u-troop" id=(id) data-piece="troop" { (face) } };
        }
        let spot = Spot::new("span", "u-troop", self.troop_words(seat, leader))
            .piece("troop", &id)
            .class_if(self.fights_now(seat, leader), "u-fights")
            .changed(self.differs(|table| table.players[seat][leader]));
        spot.draw(&face)
    }

    fn fights_now(&self, seat: Seat, leader: Leader) -> bool {
        let in_battle = |side: Side| {
            self.table
                .running_battle()
                .is_some_and(|battle| (battle[side].seat, battle[side].leader) == (seat, leader))
        };
        Side::all().any(in_battle)
    }

    fn troop_face(&self, seat: Seat, leader: Leader) -> Markup {
        let it = self.troop_of(seat, leader);
        html! {
            (mask(seat, leader))
            span class="u-strength" {
                span class="amount" { (inline("unit")) b { (it.units) } }
                span class="amount" { (inline("axe")) (self.axes_pair(seat, leader)) }
            }
            @if let Some(link) = it.link { (self.creature(link)) }
        }
    }

    /// Axes in defence, and in attack where they differ.
    pub(super) fn axes_pair(&self, seat: Seat, leader: Leader) -> Markup {
        let [attack, defence] =
            [Side::Attacker, Side::Defender].map(|side| self.fixed(seat, leader, side));
        html! { b { (defence) @if attack != defence { "/" (attack) } } }
    }

    pub(super) fn fixed(&self, seat: Seat, leader: Leader, side: Side) -> u16 {
        self.table.fixed_axes(seat, leader, side).total()
    }

    pub(super) fn creature(&self, link: Link) -> Markup {
        let ends = link.timer == self.table.round && !self.is_over();
        html! {
            span class=(if ends { "u-creature u-ends" } else { "u-creature" }) {
                (inline(link.summoning.name())) (timer(self.kit, link.timer))
            }
        }
    }

    pub(super) fn troop_words(&self, seat: Seat, leader: Leader) -> String {
        let it = self.troop_of(seat, leader);
        let mut said = vec![self.tell(
            "boards-yucatan-troop",
            args!(
                name = self.name(seat),
                troop = troop(self.text, leader),
                place = in_space(self.text, it.space),
                n = it.units,
                attack = self.fixed(seat, leader, Side::Attacker),
                defence = self.fixed(seat, leader, Side::Defender),
            ),
        )];
        let tiles = it.abilities.values().flatten().map(|tile| ability(self.text, *tile));
        let helpers: Vec<_> =
            it.counselor.map(|one| counselor(self.text, one)).into_iter().chain(tiles).collect();
        if !helpers.is_empty() {
            said.push(format!("{}.", helpers.join(", ")));
        }
        if let Some(link) = it.link {
            said.push(self.link_words(link));
        }
        said.join(" ")
    }

    pub(super) fn link_words(&self, link: Link) -> String {
        let mut said = self.tell(
            "boards-yucatan-linked",
            args!(name = summoning(link.summoning), until = until(self.text, self.kit, link.timer)),
        );
        if link.timer == self.table.round && !self.is_over() {
            said = format!("{said} {}", self.say("boards-yucatan-leaves"));
        }
        if link.spent {
            said = format!("{said} {}", self.say("boards-yucatan-card-spent"));
        }
        said
    }
}

/// The last Round as pips; a sign without end for what stays.
pub(super) fn timer(kit: &Kit, timer: u8) -> Markup {
    html! {
        @if timer >= kit.last_timer() { span class="u-pips u-ever" { "∞" } }
        @else {
            span class="u-pips" {
                @for round in 1..=kit.length.rounds { i class=(if round <= timer { "on" } else { "off" }) {} }
            }
        }
    }
}
