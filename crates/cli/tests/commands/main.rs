//! The `patolli` command as people and scripts use it.

mod analysis;
mod backup;
mod bad_input;
mod french;
mod help;
mod measures;
mod positions;
mod records;
mod screen;
mod standing;

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The result of a run of the program.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

/// Runs `patolli` with these words, without a terminal, in English.
fn patolli(words: &[&str]) -> Ran {
    patolli_with(words, "")
}

fn patolli_with(words: &[&str], input: &str) -> Ran {
    use std::io::Write;
    let mut child = Command::new(env!("CARGO_BIN_EXE_patolli"))
        .args(words)
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .env_remove("PATOLLI_LANG")
        .env("LC_ALL", "C")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("patolli starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_string();
    let writer = std::thread::spawn(move || {
        // The program may end before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("patolli ends");
    writer.join().expect("the writer ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

impl Ran {
    /// It succeeded; returns what it printed.
    fn good(self) -> String {
        assert_eq!(self.code, 0, "{}", self.err);
        self.out
    }
    /// It failed with this code and printed these words, without a panic.
    fn bad(self, code: i32, words: &[&str]) {
        assert_eq!(self.code, code, "{}{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        for word in words {
            assert!(self.err.contains(word), "{word:?} is not in {:?}", self.err);
        }
    }
}

/// A file of one test, in its own folder.
fn file(test: &str, name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder.join(name)
}

fn write(test: &str, name: &str, text: &str) -> String {
    let path = file(test, name);
    std::fs::write(&path, text).expect("a file for the test");
    path.display().to_string()
}

/// Lines that choose something in every decision of Zapotec: the first letter, or a card.
fn anything(times: usize) -> String {
    let cards: String = (1..=27).map(|card| format!("{card}\n")).collect();
    format!("a\n{cards}").repeat(times)
}

/// A finished solo game.
fn finished_game(test: &str) -> String {
    let path = file(test, "game.jsonl").display().to_string();
    let _ = std::fs::remove_file(&path);
    let words = ["play", "zapotec", "--solo", "normal", "--seed", "7", "--save", &path];
    patolli_with(&words, &anything(100)).good();
    path
}
