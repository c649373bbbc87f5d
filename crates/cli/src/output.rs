//! The only place that writes to the terminal.

use std::io::{ErrorKind, Write};

/// Writes to standard output. If the reader is gone (`patolli … | head`), the program ends quietly.
pub fn out(text: &str) {
    let mut stdout = std::io::stdout().lock();
    let written = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
    match written {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
        // No one is left to read it.
        Ok(()) | Err(_) => {}
    }
}

/// A line on standard output.
pub fn line(text: &str) {
    out(&format!("{}\n", printable(text)));
}

/// A line on standard error.
pub fn complain(text: &str) {
    // If standard error is gone, there is nowhere left to report it.
    let _ = writeln!(std::io::stderr(), "{}", printable(text.trim_end()));
}

/// A text without control characters. Messages quote arguments, files and names, which come from
/// anyone, and a terminal would obey the codes in them.
pub fn printable(text: &str) -> String {
    let shown = |c: char| match c {
        '\t' => ' ',
        '\n' => '\n',
        c if c.is_control() || turns_the_line(c) => char::REPLACEMENT_CHARACTER,
        c => c,
    };
    text.chars().map(shown).collect()
}

/// Marks that reverse the direction of a terminal's line.
fn turns_the_line(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_replaced() {
        assert_eq!(printable("a\tb\nc"), "a b\nc");
        assert_eq!(
            printable("\u{1b}[2J\u{7}\u{9b}x\u{202e}"),
            "\u{fffd}[2J\u{fffd}\u{fffd}x\u{fffd}"
        );
    }
}
