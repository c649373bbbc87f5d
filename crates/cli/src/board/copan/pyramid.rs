//! The Pyramid from above: four sections around the summit, Decline tracks and stairways beside it.

use super::{Pen, paint_of};
use crate::board::layout::{Frame, Line};
use crate::board::style::Paint;
use patolli_copan::{Section, Space};
use patolli_core::Dense;
use patolli_text::copan::{section, short};

/// The room of one space, of the row numbers, and of a stairway between two sections.
const SPACE: usize = 4;
const MARGIN: usize = 3;
const STAIRWAY: usize = 2;
/// Rows and columns of the drawing, of a section, and where the summit begins (C 3.3).
const SIDE: u8 = 8;
const HALF: u8 = SIDE / 2;
const OUTER: u8 = 2;
const WIDTH: usize = MARGIN + SIDE as usize * SPACE + STAIRWAY;

impl Pen<'_> {
    pub(super) fn pyramid(&self, frame: &mut Frame) {
        let key =
            Line::new().put(Paint::Dim, format!(" ─ {}", self.say("copan-board-pyramid-key")));
        frame.part(self.title("copan-board-pyramid").join(key));
        let mut beside = self.tracks().into_iter();
        let room = frame.inner() - WIDTH - 3;
        for line in self.grid() {
            let right = beside.next().unwrap_or_default().fit(room);
            frame.line(line.fit(WIDTH).put(Paint::Dim, " │ ").join(right));
        }
        let rest: Vec<_> = beside.collect();
        frame.lines(rest);
    }

    fn grid(&self) -> Vec<Line> {
        let rows = (1..=SIDE).flat_map(|row| {
            let between = (row == HALF + 1).then(|| self.between());
            between.into_iter().chain([self.row(row)])
        });
        std::iter::once(self.head()).chain(rows).collect()
    }

    /// The numbers of the columns, counted from the outer corners.
    fn head(&self) -> Line {
        let mut line = Line::new().plain(" ".repeat(MARGIN));
        for column in 1..=SIDE {
            if column == HALF + 1 {
                line = line.plain(" ".repeat(STAIRWAY));
            }
            let number = Line::new().put(Paint::Dim, format!(" {}", from_corner(column)));
            line = line.join(number.fit(SPACE));
        }
        line
    }

    fn row(&self, row: u8) -> Line {
        let number = Line::new().put(Paint::Dim, from_corner(row).to_string());
        let mut line = number.fit(MARGIN);
        for column in 1..=SIDE {
            let summit = is_inner(row) && is_inner(column);
            if column == HALF + 1 {
                line = line.put(Paint::Dim, if summit { "  " } else { "║ " });
            }
            line = match summit {
                false => line.join(self.at(row, column).fit(SPACE)),
                true if column == OUTER + 1 => line.join(self.summit(row)),
                true => line,
            };
        }
        line
    }

    /// The summit shows the names of the sections and the Zenith tokens that are left.
    fn summit(&self, row: u8) -> Line {
        let room = SPACE * HALF as usize;
        let names = |left, right| {
            let (left, right) = (section(self.text, left), section(self.text, right));
            format!(" {left}{right:>width$} ", width = room - 2 - left.chars().count())
        };
        let left = self.kit.zenith.iter().skip(usize::from(self.table.zeniths));
        let tokens: Vec<_> = left.map(u8::to_string).collect();
        let said = match row - OUTER {
            1 => Line::new().put(Paint::Dim, names(Section::Nw, Section::Ne)),
            2 => Line::new().put(Paint::Bold, format!("  {}", self.say("copan-board-zenith"))),
            3 => Line::new().put(Paint::Lit, format!("  {}", tokens.join(" "))),
            _ => Line::new().put(Paint::Dim, names(Section::Sw, Section::Se)),
        };
        said.fit(room)
    }

    /// The stairways between the upper and the lower sections.
    fn between(&self) -> Line {
        let stairs = "═".repeat(SPACE * usize::from(OUTER) - 1);
        let summit = " ".repeat(SPACE * usize::from(HALF) + STAIRWAY + 1);
        let line = Line::new().plain(" ".repeat(MARGIN));
        line.put(Paint::Dim, format!("{stairs}{summit}{stairs}"))
    }

    fn at(&self, row: u8, column: u8) -> Line {
        let space = Space::all().find(|space| space.on_grid() == (row, column));
        space.map_or_else(Line::new, |space| self.space(space))
    }

    fn space(&self, space: Space) -> Line {
        let pyramid = &self.table.pyramid;
        if let Some(tile) = pyramid.tile(space) {
            return Line::new().put(paint_of(tile), format!("[{}]", short(self.text, tile)));
        }
        if pyramid.blind.contains(space) {
            return Line::new().put(Paint::Dim, "[??]");
        }
        if !pyramid.free.contains(space) {
            return Line::new().put(Paint::Dim, " ▒▒ ");
        }
        if self.kit.pyramid.event_spaces.contains(space) {
            return Line::new().put(Paint::Lit, " !! ");
        }
        match self.kit.pyramid.bonus_spaces.contains(space) {
            true => Line::new().put(Paint::Good, format!(" {}* ", self.kit.pyramid.bonus)),
            false => Line::new().put(Paint::Dim, " ·  "),
        }
    }
}

/// Rows and columns are counted from the outer edges towards the middle.
const fn from_corner(at: u8) -> u8 {
    if at <= HALF { at } else { SIDE + 1 - at }
}

const fn is_inner(at: u8) -> bool {
    OUTER < at && at <= SIDE - OUTER
}
