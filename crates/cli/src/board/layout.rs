//! Lines of painted text that know their width, and the frame around them.

use super::style::{Paint, Style};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A line made of painted pieces.
#[derive(Clone, Debug, Default)]
pub struct Line(Vec<(Paint, String)>);

impl Line {
    pub fn new() -> Self {
        Self::default()
    }
    /// Adds a piece.
    pub fn put(mut self, paint: Paint, text: impl Into<String>) -> Self {
        self.0.push((paint, text.into()));
        self
    }
    pub fn plain(self, text: impl Into<String>) -> Self {
        self.put(Paint::Plain, text)
    }
    /// Adds another line to the end of this one.
    pub fn join(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }
    pub fn pieces(&self) -> impl Iterator<Item = (Paint, &str)> {
        self.0.iter().map(|(paint, text)| (*paint, text.as_str()))
    }
    pub fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| text.width()).sum()
    }
    /// Exactly this wide: cut with `…` or padded with spaces.
    pub fn fit(self, width: usize) -> Self {
        let have = self.width();
        if have <= width {
            return self.plain(" ".repeat(width - have));
        }
        let mut left = width.saturating_sub(1);
        let mut out = Self::new();
        for (paint, text) in self.0 {
            let taken = prefix(&text, left);
            left -= taken.width();
            let cut = taken.len() < text.len();
            out = out.put(paint, taken);
            if cut {
                break;
            }
        }
        let out = if width > 0 { out.put(Paint::Dim, "…") } else { out };
        let have = out.width();
        out.plain(" ".repeat(width.saturating_sub(have)))
    }
    pub fn render(&self, style: &Style) -> String {
        let painted = self.0.iter().map(|(paint, text)| style.paint(*paint, text));
        painted.collect::<String>()
    }
}

/// The longest prefix of a text that fits.
fn prefix(text: &str, width: usize) -> String {
    let mut left = width;
    text.chars()
        .take_while(|c| {
            let need = c.width().unwrap_or(0);
            let fits = need <= left;
            left = left.saturating_sub(need);
            fits
        })
        .collect()
}

/// A text broken into lines between words. Its own line breaks stay, and text after a wide gap is
/// indented to its column, as in a table of commands.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    text.split('\n').flat_map(|line| wrap_line(line, width)).collect()
}

fn wrap_line(line: &str, width: usize) -> Vec<String> {
    let column = line.find("  ").map_or(0, |gap| line.len() - line[gap..].trim_start().len());
    let hang = " ".repeat(line[..column].width());
    let mut lines = vec![line[..column].to_string()];
    for (i, word) in line[column..].split(' ').enumerate() {
        let last = lines.last_mut().expect("there is always a line");
        if i > 0 && last.width() + 1 + word.width() > width {
            lines.push(format!("{hang}{word}"));
        } else {
            if i > 0 {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines
}

/// Pieces one after another, on as many lines as they need.
pub fn flow(pieces: Vec<Line>, gap: &str, width: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for piece in pieces {
        match lines.pop() {
            Some(last) if last.width() + gap.width() + piece.width() <= width => {
                lines.push(last.put(Paint::Dim, gap).join(piece));
            }
            Some(last) => lines.extend([last, piece]),
            None => lines.push(piece),
        }
    }
    lines
}

/// Lines in two columns, read downwards.
fn two_columns(lines: Vec<Line>, width: usize) -> Vec<Line> {
    let half = lines.len().div_ceil(2);
    let mut left = lines;
    let mut right = left.split_off(half).into_iter();
    let column = (width - 3) / 2;
    left.into_iter()
        .map(|line| {
            let line = line.fit(column).put(Paint::Dim, " │ ");
            line.join(right.next().unwrap_or_default().fit(column))
        })
        .collect()
}

/// In two columns if that cuts nothing off.
pub fn in_columns(lines: Vec<Line>, width: usize) -> Vec<Line> {
    match lines.iter().all(|line| line.width() <= (width - 3) / 2) {
        true => two_columns(lines, width),
        false => lines,
    }
}

/// Pieces with spaces between them, or a dash if there are none.
pub fn spaced(pieces: impl Iterator<Item = Line>) -> Line {
    let joined = pieces.reduce(|line, next| line.plain(" ").join(next));
    joined.unwrap_or_else(|| Line::new().put(Paint::Dim, "–"))
}

/// A frame with titled parts.
#[derive(Debug)]
pub struct Frame {
    width: usize,
    lines: Vec<Line>,
}

impl Frame {
    pub fn new(width: usize) -> Self {
        Self { width, lines: Vec::new() }
    }
    /// The width for text inside.
    pub fn inner(&self) -> usize {
        self.width - 4
    }
    /// Begins a part.
    pub fn part(&mut self, title: Line) {
        let (left, right) =
            if self.lines.is_empty() { ("╭─ ", "╮") } else { ("├─ ", "┤") };
        let room = self.width - 6;
        let title = if title.width() > room { title.fit(room) } else { title };
        let rule = " ".to_string() + &"─".repeat(self.width - 5 - title.width());
        let line = Line::new().put(Paint::Dim, left).join(title);
        self.lines.push(line.put(Paint::Dim, rule + right));
    }
    pub fn line(&mut self, line: Line) {
        let inner = self.inner();
        let line = Line::new().put(Paint::Dim, "│ ").join(line.fit(inner));
        self.lines.push(line.put(Paint::Dim, " │"));
    }
    pub fn lines(&mut self, lines: Vec<Line>) {
        lines.into_iter().for_each(|line| self.line(line));
    }
    pub fn close(mut self, style: &Style) -> String {
        let rule = "─".repeat(self.width - 2);
        self.lines.push(Line::new().put(Paint::Dim, format!("╰{rule}╯")));
        self.lines.iter().map(|line| line.render(style) + "\n").collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_breaks_stay_and_tables_hang() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one\ntwo\n\nthree", 80), ["one", "two", "", "three"]);
        assert_eq!(
            wrap("log [N]   shows what happened", 20),
            ["log [N]   shows what", "          happened"]
        );
        assert_eq!(wrap("unbreakable", 4), ["unbreakable"]);
    }
}
