//! The calendar with the K'atun track, and what is left of everything (A 3.4, A 5.4).

use super::easel::Easel;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_ahau::{Action, Step};
use patolli_text::ahau::{colour, tiles};
use patolli_text::{args, list};

impl Easel<'_> {
    pub(super) fn calendar(&self) -> Markup {
        let title = self.say("boards-ahau-calendar");
        let left = self.countdown();
        self.part(
            "y-calendar",
            &title,
            Some(&left),
            &html! {
                (self.days())
                div class="y-supplies" { (self.supplies()) (self.katuns()) }
            },
        )
    }

    pub(super) fn countdown(&self) -> String {
        match self.table.celebrating {
            _ if self.is_over() => self.say("boards-ahau-over"),
            true => self.say("boards-ahau-celebrating"),
            false => self.tell("boards-ahau-countdown", args!(n = self.table.sites_to_katun())),
        }
    }

    /// One space for each site that may still be depleted in this K'atun.
    fn days(&self) -> Markup {
        let (used, all) = (self.table.calendar.len(), self.kit.calendar(self.table.n()));
        let changed = self.differs(|table| table.calendar.len());
        Spot::new("div", "y-days", self.days_words()).changed(changed).draw(&html! {
            @for colour in self.table.calendar.iter() {
                span class={ "y-day c-" (colour) } { (inline(colour.name())) }
            }
            @for i in used..all { span class=(if i + 1 == all { "y-day y-last" } else { "y-day" }) {} }
        })
    }

    pub(super) fn days_words(&self) -> String {
        let used: Vec<_> = self.table.calendar.iter().map(|it| colour(self.text, it)).collect();
        let said = match used.is_empty() {
            true => self.say("boards-ahau-days-none"),
            false => self.tell("boards-ahau-days", args!(colours = list(self.text, &used))),
        };
        format!("{said} {}", self.countdown())
    }

    fn katuns(&self) -> Markup {
        let (now, all) = (self.table.katun, self.kit.supply.katuns);
        let changed = self.differs(|table| table.katun);
        Spot::new("div", "y-katuns", self.katun_words()).changed(changed).draw(&html! {
            @for katun in 0..all {
                span class=(if katun < now { "y-katun y-done" } else if katun == now { "y-katun y-now-katun" } else { "y-katun" }) {
                    (inline("katun"))
                }
            }
        })
    }

    pub(super) fn katun_words(&self) -> String {
        let (now, all) = (self.table.katun, self.kit.supply.katuns);
        self.tell("boards-ahau-katun", args!(n = now, of = all))
    }

    /// Bag, discard pile, weapons, role deck.
    fn supplies(&self) -> Markup {
        let bag = Spot::new("span", "y-supply", self.bag_words())
            .changed(self.differs(|table| table.bag.total()));
        let draws = matches!(self.step(), Some(Step::Chief { .. }));
        html! {
            (self.acts(bag, draws.then_some(Action::Draw)).draw(&html! {
                (inline("draw")) b { (self.table.bag.total()) }
            }))
            (self.fact("y-supply", self.discard_words(), &html! {
                (inline("tile")) b { (self.table.discard.total()) }
            }))
            (self.fact("y-supply", self.weapons_words(), &html! {
                (inline("weapon")) b { (self.table.weapons) }
            }))
            (self.fact("y-supply", self.roles_words(), &html! {
                (inline("role")) b { (self.table.role_deck) }
            }))
        }
    }

    pub(super) fn bag_words(&self) -> String {
        self.tell("boards-ahau-bag", args!(n = self.table.bag.total()))
    }

    pub(super) fn discard_words(&self) -> String {
        let discard = self.table.discard;
        match discard.is_empty() {
            true => self.say("boards-ahau-discard-none"),
            false => self.tell("boards-ahau-discard", args!(tiles = tiles(self.text, discard))),
        }
    }

    pub(super) fn weapons_words(&self) -> String {
        self.tell("boards-ahau-weapons-left", args!(n = self.table.weapons))
    }

    pub(super) fn roles_words(&self) -> String {
        let said = self.tell("boards-ahau-role-deck", args!(n = self.table.role_deck));
        let open: Vec<_> = self
            .table
            .open_roles
            .iter()
            .map(|it| patolli_text::ahau::role(self.text, it))
            .collect();
        match open.is_empty() {
            true => said,
            false => format!(
                "{said} {}",
                self.tell("boards-ahau-open-roles", args!(roles = list(self.text, &open)))
            ),
        }
    }
}
