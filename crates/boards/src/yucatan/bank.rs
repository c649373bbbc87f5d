//! The Bank of nine Summonings by level (Y 3.8).

use super::easel::Easel;
use super::effect;
use super::troop::{numeral, timer};
use crate::seats::seat_mark;
use crate::spot::Spot;
use crate::stock::icons;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::yucatan::{summoning as summoning_name, summoning_words};
use patolli_yucatan::{Action, Card, Goods, Leader, Link, Rounds, Step, Summoning, TOP};

impl Easel<'_> {
    pub(super) fn bank(&self) -> Markup {
        let title = self.say("boards-yucatan-bank");
        self.part(
            "u-bank",
            &title,
            None,
            &html! {
                @if let Some(Step::Link { cost, .. }) = self.step() {
                    p class="u-price" { (self.say("boards-yucatan-price")) " " (effect::per_level(cost)) }
                }
                div class="u-bank" {
                    @for level in 1..=TOP {
                        span class="u-bank-level" { (inline(&format!("level_{level}"))) }
                        @for it in Summoning::all().filter(|it| self.kit.summoning(*it).level == level) {
                            @if self.can_link(it) { (self.pickable(it)) } @else { (self.beast(it)) }
                        }
                    }
                }
            },
        )
    }

    /// Whom a Summoning follows.
    fn keeper(&self, it: Summoning) -> Option<(Seat, Link)> {
        let linked = |seat: Seat| {
            let links = self.player(seat).troops.iter().filter_map(|troop| troop.link);
            let mut links = links.filter(|link| link.summoning == it);
            links.next().map(|link| (seat, link))
        };
        self.table.seats().find_map(linked)
    }

    fn links(it: Summoning) -> impl Iterator<Item = Action> {
        Leader::all().flat_map(move |leader| {
            Rounds::all().map(move |rounds| Action::Link(it, leader, rounds))
        })
    }

    fn can_link(&self, it: Summoning) -> bool {
        Self::links(it).any(|link| self.may(link))
    }

    /// TEM-1: which Troop, and until when, for the Summoning that is picked.
    pub(super) fn link_choices(&self, cost: Goods) -> Markup {
        html! {
            @for it in Summoning::all().filter(|it| self.can_link(*it)) {
                div class={ "u-links at-" (it.index()) } role="group" aria-label=(summoning_name(it)) {
                    (inline(it.name())) "▸"
                    @for link in Self::links(it) { (self.link_choice(link, cost)) }
                }
            }
        }
    }

    fn link_choice(&self, link: Action, cost: Goods) -> Markup {
        let Action::Link(it, leader, rounds) = link else { return html! {} };
        let until = (self.table.round + rounds.get()).min(self.kit.last_timer());
        let price = self.table.link_price(cost, it, rounds);
        self.choice(
            "u-chip",
            link,
            &html! { (numeral(leader)) (timer(self.kit, until)) @if price.is_nothing() { b { "0" } } @else { (icons(price)) } },
        )
    }

    /// A Summoning that may be linked now is picked first; the first one is to begin with.
    fn pickable(&self, it: Summoning) -> Markup {
        let id = format!("pick-{}", it.index());
        let what = self.beast_words(it);
        let first = Summoning::all().find(|it| self.can_link(*it)) == Some(it);
        html! {
            div class="u-pick-beast" {
                input type="radio" name="pick" id=(id) class="visually-hidden" checked[first] aria-label=(what);
                label class="u-beast u-pick" for=(id) data-tip=(what) { (self.beast_face(it)) }
            }
        }
    }

    fn beast(&self, it: Summoning) -> Markup {
        let asked = matches!(self.step(), Some(Step::Link { .. }));
        let spot = Spot::new("div", "u-beast", self.beast_words(it))
            .class_if(self.keeper(it).is_some(), "u-away")
            .changed(self.differs(|table| table.bank.contains(it)));
        // None of them can be chosen here: the first one's refusal says why.
        self.acts(spot, Self::links(it).filter(|_| asked)).draw(&self.beast_face(it))
    }

    fn beast_face(&self, it: Summoning) -> Markup {
        html! {
            span class="u-beast-icon" { (inline(it.name())) }
            b class="u-beast-name" { (summoning_name(it)) }
            span class="u-beast-edge" { (effect::summoning(self.kit.summoning(it))) }
            @match self.keeper(it) {
                Some((seat, link)) => {
                    span class="u-beast-card" { (seat_mark(seat)) (timer(self.kit, link.timer)) }
                },
                None => {
                    span class="u-beast-card" { (inline("back")) (effect::card(self.kit.card(Card::Summoning(it)))) }
                },
            }
        }
    }

    /// What a creature is and does, wherever it is.
    pub(super) fn beast_line(&self, it: Summoning) -> String {
        self.tell(
            "boards-yucatan-beast",
            args!(
                name = summoning_name(it),
                level = self.kit.summoning(it).level,
                does = summoning_words(self.text, self.kit, it),
            ),
        )
    }

    pub(super) fn beast_words(&self, it: Summoning) -> String {
        let said = self.beast_line(it);
        match self.keeper(it) {
            Some((seat, link)) => format!(
                "{said} {} {}",
                self.tell("boards-yucatan-follows", args!(name = self.name(seat))),
                self.link_words(link)
            ),
            None => said,
        }
    }
}
