//! The one place that writes to the terminal.

use std::io::{ErrorKind, Write};

/// Writes to standard output. A reader that has gone away (`patolli … | head`) ends the program
/// quietly.
pub fn out(text: &str) {
    let mut stdout = std::io::stdout().lock();
    let written = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
    match written {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
        // Nobody is left to tell.
        Ok(()) | Err(_) => {}
    }
}

/// A line on standard output.
pub fn line(text: &str) {
    out(&format!("{text}\n"));
}

/// A line on standard error.
pub fn complain(text: &str) {
    // If standard error is gone there is nowhere left to say so.
    let _ = writeln!(std::io::stderr(), "{}", text.trim_end());
}
