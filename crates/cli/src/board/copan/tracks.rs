//! Decline tracks and stairways.

use super::{Pen, paint_of};
use crate::board::layout::Line;
use crate::board::pen::MARKS;
use crate::board::style::Paint;
use patolli_copan::{Resource, TOP};
use patolli_core::Dense;
use patolli_text::copan::{multiplier, resource};

/// The room for the name of a resource.
const NAME: usize = 11;

impl Pen<'_> {
    /// Both blocks, line by line.
    pub(super) fn tracks(&self) -> Vec<Line> {
        let decline = Line::new().put(Paint::Bold, self.say("copan-board-decline"));
        let stairs = Line::new().put(Paint::Bold, self.say("copan-board-stairs"));
        std::iter::once(decline)
            .chain(Resource::all().map(|track| self.track(track)))
            .chain([stairs])
            .chain(Resource::all().map(|stair| self.stair(stair)))
            .collect()
    }

    fn name(&self, kind: Resource) -> Line {
        let marked = self.resource(kind);
        marked.plain(format!(" {}", resource(self.text, kind))).fit(NAME + 3)
    }

    /// `22■2|1111|00|0  2 / 10`: what each space yields, the cube, a bar before each threshold; then
    /// how many moves it is to the next one and to the end.
    fn track(&self, kind: Resource) -> Line {
        let track = self.kit.track(self.table.n());
        let cube = self.table.decline[kind];
        let mut line = self.name(kind);
        for position in 0..=track.last {
            if track.is_threshold(position) {
                let paint = if position > cube { Paint::Lit } else { Paint::Dim };
                line = line.put(paint, "|");
            }
            let yielded = self.kit.yields[track.tier(position)].to_string();
            line = match position == cube {
                true => line.put(paint_of(kind), "■"),
                false => line.put(Paint::Dim, yielded),
            };
        }
        let next = (cube + 1..=track.last).find(|position| track.is_threshold(*position));
        let Some(next) = next else {
            return line.put(Paint::Lit, format!("  {}", self.say("copan-board-finished")));
        };
        line.plain(format!("  {} / {}", next - cube, track.last - cube))
    }

    /// Every Priest's step, and what my own makes of one counted thing.
    fn stair(&self, kind: Resource) -> Line {
        let mut line = self.name(kind);
        for seat in self.table.seats() {
            let step = self.table.players[seat].priests[kind];
            let mark = format!("{}{step}", MARKS[seat.index()]);
            line = line.join(Line::new().put(Paint::Seat(seat.index()), mark).fit(4));
        }
        let step = self.me.map_or(0, |me| self.table.players[me].priests[kind]);
        line.plain(" ").join(self.levels(kind, step))
    }

    /// `−2 0 [+2] +4 +6`: the level of this step is marked.
    fn levels(&self, kind: Resource, step: u8) -> Line {
        let mut line = Line::new();
        let now = self.kit.stair(kind, step);
        for at in 0..=TOP {
            let value = self.kit.stair(kind, at);
            if at > 0 && self.kit.stair(kind, at - 1) == value {
                continue;
            }
            let shown = multiplier(value);
            line = match value == now && self.me.is_some() {
                true => line.put(Paint::Lit, format!("[{shown}] ")),
                false => line.put(Paint::Dim, format!("{at}:{shown} ")),
            };
        }
        line
    }
}
