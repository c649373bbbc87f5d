//! The Decline tracks around the Pyramid (C 3.4).

use super::easel::Easel;
use super::pyramid::{EDGE, Side, WIDE, block};
use crate::spot::Spot;
use crate::svg::{moved, n, symbol};
use maud::{Markup, html};
use patolli_copan::Resource;
use patolli_text::args;
use patolli_text::copan::resource;

/// The middle of the band, and its height.
const DEEP: f64 = EDGE / 2.0 - 1.0;
const HIGH: f64 = EDGE - 18.0;

impl Easel<'_> {
    pub(super) fn track(&self, track: Resource) -> Markup {
        let (side, row) = (Side::of(track), self.kit.track(self.table.n()));
        let long = WIDE / f64::from(row.last + 1);
        let at = |position: u8| side.point(long * (f64::from(position) + 0.5), DEEP);
        let here = self.table.decline[track];
        let spot = Spot::new("g", format!("track track-{track}"), self.track_words(track))
            .class_if(self.table.is_finished(track), "finished")
            .changed(self.differs(|table| table.decline[track]));
        spot.draw(&html! {
            @for position in 0..=row.last {
                @let class = format!("notch tier-{}", row.tier(position) + 1);
                (block(&class, at(position), side.size(long - 4.0, HIGH), 3))
                @if row.is_threshold(position) {
                    @let (x, y) = at(position);
                    (symbol("event_space", x, y, 46.0))
                } @else if position != here {
                    @let (x, y) = at(position);
                    text class="notch-yield" x=(n(x)) y=(n(y + 13.0)) { (self.kit.yields[row.tier(position)]) }
                }
            }
            (self.moves_left(track))
            g id={ "cube-" (track) } data-piece="cube" transform=(moved(at(here).0, at(here).1)) {
                (block(&format!("cube of-{track}"), (0.0, 0.0), (HIGH - 4.0, HIGH - 4.0), 8))
                (symbol(track.name(), 0.0, 0.0, 46.0))
            }
        })
    }

    /// In the corner where the track ends.
    fn moves_left(&self, track: Resource) -> Markup {
        let (x, y) = Side::of(track).point(WIDE + EDGE / 2.0, DEEP);
        let left = self.kit.track(self.table.n()).last - self.table.decline[track];
        html! {
            g class="track-end" transform=(moved(x, y)) {
                (block(&format!("end-stone of-{track}"), (0.0, 0.0), (EDGE - 14.0, EDGE - 14.0), 35))
                text class="moves-left" y="15" { (left) }
            }
        }
    }

    pub(super) fn track_words(&self, track: Resource) -> String {
        let row = self.kit.track(self.table.n());
        let here = self.table.decline[track];
        let name = resource(self.text, track);
        if self.table.is_finished(track) {
            return self.tell("boards-copan-track-finished", args!(track = name));
        }
        let next = (here + 1..=row.last).find(|position| row.is_threshold(*position));
        self.tell(
            "boards-copan-track",
            args!(
                track = name,
                each = self.kit.yields[row.tier(here)],
                event = next.unwrap_or(row.last) - here,
                end = row.last - here,
            ),
        )
    }
}
