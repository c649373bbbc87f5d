//! Routes and their production sites (A 3.3, A 6.4).

use super::easel::Easel;
use super::map::badge;
use crate::spot::Spot;
use crate::svg::symbol;
use maud::{Markup, html};
use patolli_ahau::{Action, Colour, Posture, Route, Step, Way};
use patolli_core::Dense;
use patolli_text::ahau::{colour, route as route_name};
use patolli_text::args;

impl Easel<'_> {
    /// Roads are paved, water routes are dotted.
    pub(super) fn road(&self, route: Route) -> Markup {
        let line = self.chart().line(route);
        let water = self.table.map().route(route).water;
        html! {
            path class=(if water { "y-bed y-channel" } else { "y-bed" }) d=(line) {}
            path class=(if water { "y-boats" } else { "y-paving" }) d=(line) {}
        }
    }

    pub(super) fn site(&self, route: Route) -> Markup {
        let (x, y) = self.chart().site(route);
        let here = self.table.sites[route];
        let spot = Spot::new("g", "y-site", self.site_words(route))
            .at(x, y)
            .changed(self.differs(|table| table.sites[route]));
        self.acts(spot, self.site_acts(route)).draw(&html! {
            @match here {
                Some(colour) => (site_face(colour)),
                None => { circle class="y-depleted" r="36" {} },
            }
            (self.site_badge(route))
        })
    }

    fn site_acts(&self, route: Route) -> Vec<Action> {
        match self.step() {
            Some(Step::Rain) => vec![Action::Rain(route)],
            Some(Step::Main) => vec![Action::Produce(route)],
            Some(Step::Jaguar { .. }) => {
                let ways = [Way::of(route, false), Way::of(route, true)];
                let walk = |way| Posture::all().map(move |posture| Action::Walk(way, posture));
                ways.into_iter().flat_map(walk).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What the observer would get here now.
    fn site_badge(&self, route: Route) -> Markup {
        let Some(me) = self.me.filter(|_| self.decides()) else { return html! {} };
        let legal = |action| self.subject.legal.contains(action);
        let words = match self.step() {
            Some(Step::Main) if legal(Action::Produce(route)) => {
                self.table.yields(me, route).to_string()
            }
            Some(Step::Rain) if legal(Action::Rain(route)) => {
                self.table.summon.strength.to_string()
            }
            Some(Step::Jaguar { .. }) if self.site_acts(route).into_iter().any(legal) => {
                match self.table.walk_scores(route) {
                    0 => return html! {},
                    fame => format!("+{fame}"),
                }
            }
            _ => return html! {},
        };
        badge((28.0, -28.0), &words)
    }

    pub(super) fn site_words(&self, route: Route) -> String {
        let name = route_name(self.table.map(), route);
        let kind = match self.table.map().route(route).water {
            true => self.say("boards-ahau-water"),
            false => self.say("boards-ahau-road"),
        };
        match self.table.sites[route] {
            None => self.tell("boards-ahau-site-empty", args!(route = name, kind = kind)),
            Some(it) => {
                let what = colour(self.text, it);
                let said =
                    self.tell("boards-ahau-site", args!(route = name, kind = kind, colour = what));
                let Some(me) = self.me else { return said };
                let yields = self.table.yields(me, route);
                format!("{said} {}", self.tell("boards-ahau-yields", args!(n = yields)))
            }
        }
    }
}

/// A round tile: the ground of its colour, and what is produced.
fn site_face(colour: Colour) -> Markup {
    html! {
        circle class={ "y-rim c-" (colour) } r="36" {}
        circle class="y-disc" r="28" {}
        (symbol(colour.name(), 0.0, 0.0, 44.0))
    }
}
