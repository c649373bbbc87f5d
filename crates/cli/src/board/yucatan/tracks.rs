//! The Pyramid, the Evolution table and the Bank of Summonings.

use super::Pen;
use crate::board::layout::{Frame, Line, flow};
use crate::board::style::Paint;
use patolli_core::{Dense, Seat};
use patolli_text::yucatan::{column, short_summoning_words, summoning, vp};
use patolli_yucatan::{Column, LAST_ROW, Leader, Summoning, TOP};

/// The room for the Pyramid, and for a column of the Evolution table.
const PYRAMID: usize = 22;
const COLUMN: usize = 12;

impl Pen<'_> {
    /// Pyramid on the left, Evolution table on the right.
    pub(super) fn tracks(&self, frame: &mut Frame) {
        let right = Line::new().put(Paint::Dim, " ─ ").join(self.title("yucatan-board-evolution"));
        frame.part(self.title("yucatan-board-pyramid").join(right));
        let room = frame.inner() - PYRAMID - 3;
        for (left, right) in self.pyramid().into_iter().zip(self.evolution()) {
            frame.line(left.fit(PYRAMID).put(Paint::Dim, " │ ").join(right.fit(room)));
        }
    }

    /// The steps from the top, with the points of an arrival and the City Leaders.
    fn pyramid(&self) -> Vec<Line> {
        let steps = (0..=TOP).rev().map(|step| {
            let half = usize::from(TOP - step) + 1;
            let blank = " ".repeat(usize::from(step));
            let stones = format!("{blank}{}{blank} ", "▄".repeat(2 * half));
            let points = match usize::from(step).checked_sub(1) {
                None => String::new(),
                Some(i) => vp(self.text, self.kit.pyramid[i]),
            };
            let line =
                Line::new().put(Paint::Dim, format!("{step} ")).put(Paint::Tone(179), stones);
            let here = |seat: &Seat| self.table.players[*seat].step == step;
            line.put(Paint::Dim, format!("{points:5}"))
                .join(self.marks(self.table.seats().filter(here)))
        });
        std::iter::once(Line::new()).chain(steps).collect()
    }

    /// A heading and the four rows, with the markers of the players.
    fn evolution(&self) -> Vec<Line> {
        let head = Column::all().fold(Line::new().plain("  "), |line, it| {
            line.join(Line::new().put(Paint::Dim, column(self.text, it)).fit(COLUMN))
        });
        let rows = (1..=LAST_ROW).map(|row| {
            let line = Line::new().put(Paint::Dim, format!("{row} "));
            let line = Column::all().fold(line, |line, it| {
                let here = |seat: &Seat| self.table.players[*seat].row(it) == row;
                line.join(self.marks(self.table.seats().filter(here)).fit(COLUMN))
            });
            let allows = match row {
                LAST_ROW => self.say("yucatan-board-last-row"),
                _ => self.gates(row),
            };
            line.put(Paint::Dim, allows)
        });
        std::iter::once(head).chain(rows).collect()
    }

    /// `level 2`, or `levels 2, 1, 3` where the columns differ.
    fn gates(&self, row: u8) -> String {
        let mut levels: Vec<_> =
            Column::all().map(|it| self.kit.gate(it, row).to_string()).collect();
        if levels.iter().all(|level| *level == levels[0]) {
            levels.truncate(1);
        }
        self.tell("yucatan-board-level", &[("n", levels.join(", ").into())])
    }

    /// Summonings by level: those in the Bank with what they do, the others with their owner.
    pub(super) fn bank(&self, frame: &mut Frame) {
        let key = Line::new().put(Paint::Dim, format!(" ─ {}", self.say("yucatan-board-bank-key")));
        frame.part(self.title("yucatan-board-bank").join(key));
        for level in 1..=TOP {
            let of_level = |it: &Summoning| self.kit.summoning(*it).level == level;
            let pieces: Vec<_> =
                Summoning::all().filter(of_level).map(|it| self.creature(it)).collect();
            let mut lines = flow(pieces, " · ", frame.inner() - 2).into_iter();
            let number = Line::new().put(Paint::Dim, format!("{level} "));
            lines.next().into_iter().for_each(|first| frame.line(number.clone().join(first)));
            lines.for_each(|more| frame.line(Line::new().plain("  ").join(more)));
        }
    }

    fn creature(&self, it: Summoning) -> Line {
        match self.owner(it) {
            None => {
                let words = short_summoning_words(self.text, self.kit, it);
                Line::new().put(Paint::Good, summoning(it)).plain(format!(" {words}"))
            }
            Some((seat, leader)) => {
                let line = Line::new().put(Paint::Dim, format!("{} ", summoning(it)));
                line.join(self.troop_mark(seat, leader))
            }
        }
    }

    /// The Troop to which a Summoning is linked.
    fn owner(&self, it: Summoning) -> Option<(Seat, Leader)> {
        let troops =
            self.table.seats().flat_map(|seat| Leader::all().map(move |leader| (seat, leader)));
        let linked = |(seat, leader): &(Seat, Leader)| {
            let link = self.table.players[*seat][*leader].link;
            link.is_some_and(|link| link.summoning == it)
        };
        troops.into_iter().find(linked)
    }
}
