//! The Pyramid seen from above: four sections of spaces, four stairways that lead to the summit, and
//! the Decline tracks around it (C 3.3 to C 3.5).

use super::easel::Easel;
use crate::svg::n;
use maud::{Markup, html};
use patolli_copan::{Resource, Section, Space};

/// The Decline tracks take this much on each side.
pub(super) const EDGE: f64 = 84.0;
pub(super) const CELL: f64 = 100.0;
/// Stairways run between the sections.
pub(super) const STAIR: f64 = 200.0;
/// The sections and a stairway.
pub(super) const WIDE: f64 = 8.0 * CELL + STAIR;
pub(super) const ALL: f64 = WIDE + 2.0 * EDGE;

/// A side of the Pyramid: each resource has its track and its stairway there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    pub(super) const fn of(resource: Resource) -> Self {
        match resource {
            Resource::Food => Self::North,
            Resource::Fame => Self::East,
            Resource::Zeal => Self::South,
            Resource::Power => Self::West,
        }
    }
    /// A point of the picture: `along` the side against the clock, `deep` from the outer edge inwards.
    pub(super) fn point(self, along: f64, deep: f64) -> (f64, f64) {
        let far = ALL - EDGE - along;
        match self {
            Self::North => (far, deep),
            Self::East => (ALL - deep, far),
            Self::South => (EDGE + along, ALL - deep),
            Self::West => (deep, EDGE + along),
        }
    }
    /// Width and height of something `long` along the side and `deep` towards the middle.
    pub(super) const fn size(self, long: f64, deep: f64) -> (f64, f64) {
        match self {
            Self::North | Self::South => (long, deep),
            Self::East | Self::West => (deep, long),
        }
    }
}

/// A rectangle around a middle.
pub(super) fn block(
    class: &str,
    (x, y): (f64, f64),
    (wide, high): (f64, f64),
    round: u8,
) -> Markup {
    html! {
        rect class=(class) x=(n(x - wide / 2.0)) y=(n(y - high / 2.0)) width=(n(wide)) height=(n(high)) rx=(round) {}
    }
}

/// The middle of a space.
pub(super) fn middle(space: Space) -> (f64, f64) {
    let (row, column) = space.on_grid();
    let at = |i: u8| EDGE + CELL * (f64::from(i) - 0.5) + if i > 4 { STAIR } else { 0.0 };
    (at(column), at(row))
}

impl Easel<'_> {
    pub(super) fn pyramid(&self) -> Markup {
        let title = self.say("boards-copan-pyramid");
        html! {
            section class="part part-pyramid" role="group" aria-label=(title) {
                svg class="pyramid-map" viewBox={ "0 0 " (n(ALL)) " " (n(ALL)) } {
                    (ground())
                    @for track in self.resources() { (self.track(track)) }
                    @for stair in self.resources() { (self.stairway(stair)) }
                    (self.zenith())
                    (self.spaces())
                    (self.picks())
                }
            }
        }
    }

    pub(super) fn resources(&self) -> impl Iterator<Item = Resource> + use<> {
        use patolli_core::Dense;
        Resource::all()
    }
}

/// Terraces: each one is in the shadow of the next.
fn ground() -> Markup {
    let middle = (ALL / 2.0, ALL / 2.0);
    let terrace = |class: &str, wide: f64| block(class, middle, (wide, wide), 6);
    html! {
        (terrace("terrace terrace-0", WIDE + 14.0))
        (terrace("terrace terrace-1", WIDE - 2.0 * CELL))
        (terrace("terrace terrace-2", WIDE - 4.0 * CELL))
        @for section in [Section::Nw, Section::Ne, Section::Se, Section::Sw] { (summit_corner(section)) }
    }
}

/// In each corner of the summit a face of stone looks outwards.
fn summit_corner(section: Section) -> Markup {
    let (left, top) = match section {
        Section::Nw => (true, true),
        Section::Ne => (false, true),
        Section::Se => (false, false),
        Section::Sw => (true, false),
    };
    let near = EDGE + 3.0 * CELL;
    let far = ALL - near;
    let at = |first: bool| n(if first { near } else { far });
    html! {
        g class="stone-face" transform={ "translate(" (at(left)) " " (at(top)) ")" } {
            path class="face-block" d="M-78-84H78V-60H88V60H78V84H-78V60H-88V-60H-78z" {}
            path class="face-line" d="M-60-84v22H60v-22M-88-62H-60M60-62H88M-62-34q22-22 44 0q-22 22-44 0zM62-34q-22-22-44 0q22 22 44 0zM0-44V2l-16 14h32L0 2M-46 40h92v22h-92zM-23 40v22M0 40v22M23 40v22M-88-8h18v40h-18M88-8H70v40h18" {}
            circle class="face-eye" cx="-40" cy="-34" r="7" {}
            circle class="face-eye" cx="40" cy="-34" r="7" {}
        }
    }
}
