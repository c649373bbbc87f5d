//! The capital: Pyramids seen from above, each with its Scoring tile.

use super::easel::Easel;
use crate::spot::Spot;
use crate::svg::{moved, n, symbol};
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::zapotec::size as size_name;
use patolli_zapotec::{Action, Plinth, Pyramid, Size, Step};

impl Easel<'_> {
    pub(super) fn pyramids(&self) -> Markup {
        let (places, size) = places(self.table.n());
        html! {
            g role="group" aria-label=(self.say("boards-zapotec-pyramids")) {
                @for (plinth, place) in self.table.plinths().zip(places) {
                    (self.pyramid(plinth, *place, size))
                }
            }
        }
    }

    fn pyramid(&self, plinth: Plinth, (x, y): (f64, f64), size: f64) -> Markup {
        let pyramid = &self.table.pyramids[plinth];
        let spot = Spot::new("g", "pyramid", self.pyramid_words(plinth))
            .at(x, y)
            .class_if(pyramid.is_complete(), "complete")
            .changed(self.differs(|table| table.pyramids[plinth].levels));
        let spot = match (self.step(), pyramid.tile) {
            (Some(Step::Capital), None) => self.acts(spot, self.starts(plinth)),
            (Some(Step::Capital), Some(_)) => self.acts(spot, [Action::AddPyramid(plinth)]),
            _ => spot,
        };
        spot.draw(&html! {
            rect class="plinth" x=(n(-size / 2.0)) y=(n(-size / 2.0)) width=(n(size)) height=(n(size)) rx="6" {}
            @if pyramid.tile.is_none() { text class="plinth-number" y="16" { (plinth.index() + 1) } }
            @for (seat, piece) in pyramid.levels.iter().flatten() {
                (piece_from_above(plinth, *seat, *piece, size, pyramid.top() == Some(*piece)))
            }
            @if let Some(tile) = pyramid.tile {
                g id={ "scoring-" (tile) } data-piece="scoring-tile" transform=(moved(0.0, size / 2.0 - 2.0)) {
                    circle class="badge-field" r="25" {}
                    (symbol(tile.name(), 0.0, 0.0, 36.0))
                }
            }
        })
    }

    fn starts(&self, plinth: Plinth) -> impl Iterator<Item = Action> + '_ {
        let tiles = self.table.scoring_tiles.iter().flatten();
        tiles.map(move |tile| Action::StartPyramid(plinth, *tile))
    }

    /// What stands there, what may be added, and what it is worth to the observer.
    pub(super) fn pyramid_words(&self, plinth: Plinth) -> String {
        let pyramid = &self.table.pyramids[plinth];
        let number = plinth.index() + 1;
        let Some(tile) = pyramid.tile else {
            return self.tell("boards-zapotec-pyramid-empty", args!(n = number));
        };
        let levels = pyramid.levels.iter().flatten().map(|(seat, size)| {
            let size = size_name(self.text, *size);
            self.tell("boards-zapotec-piece-of", args!(size = size, name = self.name(*seat)))
        });
        let levels = levels.collect::<Vec<_>>().join(", ");
        let args = args!(n = number, property = self.property(tile), levels = levels);
        let mut said = vec![self.tell("boards-zapotec-pyramid", args), self.pyramid_next(pyramid)];
        if let Some(me) = self.me {
            let n = self.table.weight(me, tile);
            said.push(
                self.tell("boards-zapotec-fitting", args!(n = n, property = self.property(tile))),
            );
        }
        said.join(" ")
    }

    fn pyramid_next(&self, pyramid: &Pyramid) -> String {
        match pyramid.next_size() {
            None => self.say("boards-zapotec-pyramid-complete"),
            Some(next) => {
                self.tell("boards-zapotec-pyramid-next", args!(size = size_name(self.text, next)))
            }
        }
    }
}

/// Where the plinths stand, and how large they are.
fn places(n: usize) -> (&'static [(f64, f64)], f64) {
    match n {
        2 => (&[(-80.0, -8.0), (80.0, -8.0)], 134.0),
        3 => (&[(0.0, -88.0), (-76.0, 48.0), (76.0, 48.0)], 116.0),
        _ => (&[(-68.0, -80.0), (68.0, -80.0), (-68.0, 60.0), (68.0, 60.0)], 108.0),
    }
}

/// A step with stairs on its four sides. The sign of what lies on top stands in the middle, that of
/// what is below in a corner.
fn piece_from_above(plinth: Plinth, seat: Seat, size: Size, plinth_size: f64, top: bool) -> Markup {
    let (share, sign) = match size {
        Size::Large => (0.92, 17.0),
        Size::Medium => (0.62, 15.0),
        Size::Small => (0.34, 15.0),
    };
    let half = plinth_size * share / 2.0;
    let (at, sign) = if top { (0.0, half * 0.9) } else { (-half + sign * 0.72, sign) };
    html! {
        g id={ "pyramid-" (plinth.index() + 1) "-" (size) } data-piece="piece"
            data-from={ "supply-" (seat) } class={ "owned seat-" (seat) } {
            path class="p" d=(stepped(half)) {}
            path class="p-stairs" d=(stairs(half)) {}
            g class="sign" { (symbol(&format!("sign-{seat}"), at, at, sign)) }
        }
    }
}

/// A square with cut corners.
fn stepped(half: f64) -> String {
    let cut = half * 0.14;
    let (h, c) = (n(half), n(half - cut));
    format!("M-{c}-{h}H{c}V-{c}H{h}V{c}H{c}V{h}H-{c}V{c}H-{h}V-{c}H-{c}Z")
}

fn stairs(half: f64) -> String {
    let (wide, deep) = (half * 0.24, half * 0.8);
    let (w, d, h) = (n(wide), n(deep), n(half));
    format!(
        "M-{w}-{h}V-{d}H{w}V-{h}M-{w} {h}V{d}H{w}V{h}M-{h}-{w}H-{d}V{w}H-{h}M{h}-{w}H{d}V{w}H{h}"
    )
}
