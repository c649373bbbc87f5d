//! How things look: colours if the terminal shows them, and its width.

use std::io::IsTerminal;

/// Whether to use colours, and how many columns there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    pub colour: bool,
    pub width: usize,
}

/// The narrowest and the widest drawing; very long lines are hard to read.
const NARROWEST: usize = 80;
const WIDEST: usize = 132;
/// If the width is not known.
const USUAL: usize = 100;

/// A look. Nothing depends on colour alone: each also has a letter, a mark or brackets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    Plain,
    Bold,
    Dim,
    /// Something that needs attention.
    Lit,
    Good,
    Seat(usize),
    /// A colour of the terminal's palette of 256, as a game's drawing needs it.
    Tone(u8),
}

impl Style {
    /// No colours: what tests compare.
    #[cfg(test)]
    pub const fn plain(width: usize) -> Self {
        Self { colour: false, width }
    }

    /// What the standard output can show.
    pub fn of_stdout() -> Self {
        let terminal = std::io::stdout().is_terminal();
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let columns = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
        let width = columns.filter(|_| terminal).unwrap_or(USUAL).clamp(NARROWEST, WIDEST);
        Self { colour: terminal && !refused && !dumb, width }
    }

    pub fn paint(&self, paint: Paint, text: &str) -> String {
        match codes(paint) {
            Some(codes) if self.colour && !text.is_empty() => format!("\x1b[{codes}m{text}\x1b[0m"),
            _ => text.to_string(),
        }
    }
}

/// The terminal's codes for a look.
fn codes(paint: Paint) -> Option<String> {
    let codes = match paint {
        Paint::Plain => return None,
        Paint::Bold => "1",
        Paint::Dim => "90",
        Paint::Lit => "1;38;5;222",
        Paint::Good => "38;5;114",
        Paint::Seat(0) => "1;38;5;214",
        Paint::Seat(1) => "1;38;5;141",
        Paint::Seat(2) => "1;38;5;39",
        Paint::Seat(3) => "1;38;5;230",
        Paint::Seat(_) => "1;38;5;205",
        Paint::Tone(tone) => return Some(format!("38;5;{tone}")),
    };
    Some(codes.to_string())
}
