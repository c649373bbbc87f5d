//! Where lines come from and where they go.

use crate::board::{Style, wrap};
use crate::output::{out, printable};
use std::io::{BufRead, IsTerminal};

/// A place to talk to people, line by line.
pub trait Console {
    /// The next line without its end; `None` when there are no more.
    fn read_line(&mut self, prompt: &str) -> Option<String>;
    fn print(&mut self, text: &str);
    /// Prints a sentence: broken between words on a screen, in one piece to a pipe.
    fn tell(&mut self, sentence: &str) {
        let said = self.fit(sentence);
        self.print(&(said + "\n"));
    }
    fn fit(&self, sentence: &str) -> String {
        let sentence = printable(sentence);
        match self.is_terminal() {
            true => wrap(&sentence, self.style().width).join("\n"),
            false => sentence,
        }
    }
    /// Asks a question and reads the answer after it.
    fn ask(&mut self, question: &str) -> Option<String> {
        let question = self.fit(question);
        self.read_line(&(question + " "))
    }
    /// One line of a list, slightly indented.
    fn item(&mut self, line: &str) {
        let room = if self.is_terminal() { self.style().width - 2 } else { usize::MAX };
        let said = wrap(&printable(line), room).join("\n  ");
        self.print(&format!("  {said}\n"));
    }
    /// Whether a person is at both ends.
    fn is_terminal(&self) -> bool;
    /// Clears the screen, if it is one.
    fn clear(&mut self);
    fn style(&self) -> Style;
    /// A temporary note on the last line; `None` clears it.
    fn note(&mut self, _note: Option<&str>) {}
}

/// The standard streams.
#[derive(Debug)]
pub struct Terminal {
    terminal: bool,
    screen: bool,
}

impl Terminal {
    pub fn new() -> Self {
        let screen = std::io::stdout().is_terminal();
        Self { terminal: screen && std::io::stdin().is_terminal(), screen }
    }
}

/// The longest line that is read; no one types more.
const LINE_MAX: u64 = 64 << 10;

impl Console for Terminal {
    fn read_line(&mut self, prompt: &str) -> Option<String> {
        out(prompt);
        let mut bytes = Vec::new();
        let mut stdin = std::io::Read::take(std::io::stdin().lock(), LINE_MAX);
        let read = stdin.read_until(b'\n', &mut bytes);
        match read {
            Ok(0) | Err(_) => {
                out("\n");
                None
            }
            Ok(_) => {
                let line = printable(String::from_utf8_lossy(&bytes).trim_end());
                // A transcript of a pipe should read like a session.
                if !self.terminal {
                    out(&format!("{line}\n"));
                }
                Some(line)
            }
        }
    }
    fn print(&mut self, text: &str) {
        out(text);
    }
    fn is_terminal(&self) -> bool {
        self.terminal
    }
    fn clear(&mut self) {
        if self.screen {
            // The scroll-back too: it may hold another person's hand.
            out("\x1b[2J\x1b[3J\x1b[H");
        }
    }
    fn style(&self) -> Style {
        Style::of_stdout()
    }
    fn note(&mut self, note: Option<&str>) {
        if self.screen {
            out(&format!("\r\x1b[2K{}", note.unwrap_or_default()));
        }
    }
}
