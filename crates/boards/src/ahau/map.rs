//! The map of the peninsula: regions, routes with their sites, cities (A 3.3).

use super::city::REACH;
use super::easel::Easel;
use super::geometry::Chart;
use crate::spot::Spot;
use crate::svg::{n, symbol};
use maud::{Markup, html};
use patolli_ahau::City;
use patolli_core::{Dense, Seat};

impl Easel<'_> {
    pub(super) fn chart(&self) -> Chart {
        Chart::of(self.table.map_side(), self.table.map())
    }

    pub(super) fn map(&self) -> Markup {
        let map = self.table.map();
        html! {
            section class="part part-y-map" role="group" aria-label=(self.say("boards-map")) {
                svg class="y-map" viewBox="-14 -12 1040 1012" {
                    (ground())
                    g role="group" aria-label=(self.say("boards-ahau-regions")) {
                        @for region in map.all_regions() { (self.region(region)) }
                    }
                    @for route in map.all_routes() { (self.road(route)) }
                    g role="group" aria-label=(self.say("boards-ahau-sites")) {
                        @for route in map.all_routes() { (self.site(route)) }
                    }
                    g role="group" aria-label=(self.say("boards-ahau-cities")) {
                        @for city in City::all() { (self.city(city)) }
                    }
                    (self.legend())
                }
            }
        }
    }

    /// What the gold ring around workers means.
    fn legend(&self) -> Markup {
        Spot::new("g", "y-legend-ring", self.say("boards-ahau-ring")).at(948.0, 958.0).draw(
            &html! {
                rect x="-62" y="-34" width="124" height="68" rx="14" {}
                circle class="y-lead" cx="-30" r=(n(REACH)) {}
                (symbol("worker", -30.0, 0.0, 46.0))
                (symbol("fame", 32.0, 0.0, 46.0))
            },
        )
    }
}

/// The sea with its waves, and what trees of the forest look like.
fn ground() -> Markup {
    html! {
        defs {
            pattern id="map-waves" width="90" height="60" patternUnits="userSpaceOnUse" {
                path class="y-wave" d="M5 18q10-10 20 0t20 0M50 48q10-10 20 0t20 0" {}
            }
            pattern id="map-trees" width="76" height="64" patternUnits="userSpaceOnUse" {
                path class="y-tree" d="M14 22q-9-12 0-16 9 4 0 16zv6M52 54q-9-12 0-16 9 4 0 16zv6" {}
            }
        }
        rect class="y-sea" x="-14" y="-12" width="1040" height="1012" rx="26" {}
        rect fill="url(#map-waves)" x="-14" y="-12" width="1040" height="1012" rx="26" {}
    }
}

/// A piece of a seat around a point, with its sign.
pub(super) fn figure(kind: &str, seat: Seat, (x, y): (f64, f64), size: f64) -> Markup {
    html! {
        (symbol(kind, x, y, size))
        g class="sign" { (symbol(&format!("sign-{seat}"), x, y + size * 0.16, size * 0.4)) }
    }
}

/// A number on a disc, for what a place would bring.
pub(super) fn badge((x, y): (f64, f64), words: &str) -> Markup {
    html! {
        g class="y-badge" {
            circle cx=(n(x)) cy=(n(y)) r="21" {}
            text x=(n(x)) y=(n(y + 10.0)) { (words) }
        }
    }
}
