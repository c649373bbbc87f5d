//! The map: a stone disc with the capital in its middle. Each third is a region, each ring a
//! terrain, so that a space's place shows two of its properties and its shape the third.

use super::easel::Easel;
use super::space::faces;
use crate::svg::{arc, moved, n, polar, sector, symbol};
use maud::{Markup, html};
use patolli_core::Dense;
use patolli_text::args;
use patolli_zapotec::{ROUNDS, Region, Space, SpaceSet, Terrain};

/// The widest angle that the spaces of a region fill; the roads between regions take the rest.
const SPREAD: f64 = 106.0;
const RIM: (f64, f64) = (469.0, 500.0);
const CAPITAL: f64 = 190.0;

/// The direction of a region's middle, clockwise from the right.
pub(super) const fn direction(region: Region) -> f64 {
    match region {
        Region::Etla => 210.0,
        Region::Mitla => 330.0,
        Region::Ocotlan => 90.0,
    }
}

/// Inner and outer edge of a terrain's ring.
const fn ring(terrain: Terrain) -> (f64, f64) {
    match terrain {
        Terrain::Forest => (194.0, 284.0),
        Terrain::Hills => (286.0, 376.0),
        Terrain::Plains => (378.0, 468.0),
    }
}

fn middle(terrain: Terrain) -> f64 {
    let (inner, outer) = ring(terrain);
    (inner + outer) / 2.0
}

impl Easel<'_> {
    pub(super) fn map(&self) -> Markup {
        let title = self.say("boards-map");
        html! {
            section class="part part-map" role="group" aria-label=(title) {
                svg class="map" viewBox="-510 -510 1020 1020" {
                    (self.ground())
                    (self.round())
                    @for region in Region::all() {
                        g role="group" aria-label=(self.property(region.into())) {
                            @for terrain in Terrain::all() {
                                @for (i, space) in self.section(region, terrain).iter().enumerate() {
                                    (self.space(space, self.place(space, i)))
                                }
                            }
                        }
                    }
                    (self.pyramids())
                }
            }
        }
    }

    /// The spaces in play of a region and terrain.
    pub(super) fn section(&self, region: Region, terrain: Terrain) -> SpaceSet {
        let spaces = self.kit.spaces_with[region.into()].and(self.kit.spaces_with[terrain.into()]);
        spaces.and(self.kit.in_play(self.table.n()))
    }

    /// Where the i-th space of its section lies.
    fn place(&self, space: Space, i: usize) -> (f64, f64) {
        let row = self.kit.spaces[space];
        let each = SPREAD / self.section(row.region, row.terrain).len() as f64;
        let angle = direction(row.region) - SPREAD / 2.0 + each * (i as f64 + 0.5);
        polar(middle(row.terrain), angle)
    }

    /// Everything that never changes.
    fn ground(&self) -> Markup {
        html! {
            defs { (patterns()) (faces()) }
            circle class="disc-edge" r="506" {}
            circle class="disc-ground" r="500" {}
            @for region in Region::all() { (self.valley(region)) }
            @for road in [270.0, 30.0, 150.0] { (self.road(road)) }
            circle class="plaza-edge" r=(n(CAPITAL)) {}
            circle class="plaza" r=(n(CAPITAL - 7.0)) {}
            path class="plaza-rays" d=(rays()) {}
        }
    }

    fn valley(&self, region: Region) -> Markup {
        let turn = direction(region);
        let (from, to) = (turn - SPREAD / 2.0, turn + SPREAD / 2.0);
        let bottom = region == Region::Ocotlan;
        let line = if bottom { arc(492.0, to, from) } else { arc(476.0, from, to) };
        html! {
            @for terrain in Terrain::all() {
                @let (inner, outer) = ring(terrain);
                @let shape = sector(inner, outer, from, to);
                path class={ "land land-" (terrain) } d=(shape) {}
                path fill={ "url(#map-" (terrain) ")" } d=(shape) {}
            }
            path class={ "rim rim-" (region) } d=(sector(RIM.0, RIM.1, from, to)) {}
            path id={ "map-line-" (region) } class="line" d=(line) {}
            text class="rim-name" {
                textPath href={ "#map-line-" (region) } startOffset="50%" {
                    (self.property(region.into()))
                }
            }
            @for side in [-44.0, 44.0, -16.0, 16.0] {
                @let (x, y) = polar(484.5, turn + side);
                g class="rim-sign" { (symbol(region.name(), x, y, 27.0)) }
            }
        }
    }

    /// The roads tell which ring is which terrain.
    fn road(&self, angle: f64) -> Markup {
        html! {
            @for terrain in Terrain::all() {
                @let (x, y) = polar(middle(terrain), angle);
                g class="road-sign" transform=(moved(x, y)) data-tip=(self.property(terrain.into())) {
                    circle r="25" {}
                    (symbol(terrain.name(), 0.0, 0.0, 36.0))
                }
            }
        }
    }

    /// The sun in the corner counts the rounds.
    fn round(&self) -> Markup {
        let (round, of) = (self.table.round, ROUNDS);
        let what = self.tell("zapotec-board-round", args!(round = round, of = of));
        html! {
            g class="round" transform=(moved(-432.0, -432.0)) role="img" tabindex="0"
                aria-label=(what) data-tip=(what) {
                (symbol("points", 0.0, 0.0, 140.0))
                text class="round-number" y="14" { (round) "/" (of) }
            }
        }
    }
}

/// Dots for plains, chevrons for hills, small triangles for forest.
fn patterns() -> Markup {
    let marks = [
        (Terrain::Plains, 26, "M5 6h3M18 19h3"),
        (Terrain::Hills, 34, "M3 14l6-7 6 7M20 31l6-7 6 7"),
        (Terrain::Forest, 30, "M4 12l4-8 4 8zM19 27l4-8 4 8z"),
    ];
    html! {
        @for (terrain, size, mark) in marks {
            pattern id={ "map-" (terrain) } width=(size) height=(size) patternUnits="userSpaceOnUse" {
                path class={ "mark-" (terrain) } d=(mark) {}
            }
        }
    }
}

/// Sixteen rays on the floor of the capital.
fn rays() -> String {
    let ray = |i: usize| {
        let angle = i as f64 * 22.5;
        let [a, b, c] = [polar(150.0, angle - 6.0), polar(180.0, angle), polar(150.0, angle + 6.0)];
        format!("M{} {}L{} {}L{} {}Z", n(a.0), n(a.1), n(b.0), n(b.1), n(c.0), n(c.1))
    };
    (0..16).map(ray).collect()
}
