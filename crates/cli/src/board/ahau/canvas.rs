//! A sheet of characters for drawings that do not go line by line.

use crate::board::layout::Line;
use crate::board::style::Paint;

/// Rows of painted characters, all blank at first. Labels take their room; strokes go around them.
#[derive(Debug)]
pub struct Canvas {
    width: usize,
    cells: Vec<Vec<Cell>>,
}

#[derive(Clone, Copy, Debug)]
struct Cell {
    paint: Paint,
    sign: char,
    /// Part of a label.
    taken: bool,
}

/// A place on a canvas: column and row.
pub type At = (usize, usize);

impl Canvas {
    pub fn new(width: usize, height: usize) -> Self {
        let blank = Cell { paint: Paint::Plain, sign: ' ', taken: false };
        Self { width, cells: vec![vec![blank; width]; height] }
    }
    /// Whether this room, centred in its row, holds no label and lies on the sheet.
    pub fn is_free(&self, (x, y): At, width: usize) -> bool {
        let left = x.saturating_sub(width / 2);
        let row = self.cells.get(y).and_then(|row| row.get(left..left + width));
        row.is_some_and(|cells| cells.iter().all(|cell| !cell.taken))
    }
    /// Writes a label, centred; it is moved if it would leave the sheet.
    pub fn label(&mut self, (x, y): At, line: &Line) {
        let left = x.saturating_sub(line.width() / 2);
        let left = left.min(self.width.saturating_sub(line.width()));
        let signs = line.pieces().flat_map(|(paint, text)| text.chars().map(move |c| (paint, c)));
        let row = &mut self.cells[y];
        for (cell, (paint, sign)) in row.iter_mut().skip(left).zip(signs) {
            *cell = Cell { paint, sign, taken: true };
        }
    }
    /// Draws signs where no label is.
    pub fn stroke(&mut self, path: &[At], paint: Paint, sign: char) {
        for (x, y) in path {
            let cell = self.cells.get_mut(*y).and_then(|row| row.get_mut(*x));
            if let Some(cell) = cell.filter(|cell| !cell.taken) {
                *cell = Cell { paint, sign, taken: false };
            }
        }
    }
    pub fn lines(&self) -> Vec<Line> {
        let line = |row: &Vec<Cell>| {
            let runs = row.chunk_by(|one, next| one.paint == next.paint);
            runs.fold(Line::new(), |line, run| {
                let signs: String = run.iter().map(|cell| cell.sign).collect();
                line.put(run[0].paint, signs)
            })
        };
        self.cells.iter().map(line).collect()
    }
}

/// The places from one point to the next, and on to the last.
pub fn path(points: &[At]) -> Vec<At> {
    points.windows(2).flat_map(|pair| straight(pair[0], pair[1])).collect()
}

fn straight(from: At, to: At) -> Vec<At> {
    let steps = from.0.abs_diff(to.0).max(from.1.abs_diff(to.1)).max(1);
    let between = |a: usize, b: usize, i: usize| (a * (steps - i) + b * i + steps / 2) / steps;
    (0..=steps).map(|i| (between(from.0, to.0, i), between(from.1, to.1, i))).collect()
}
