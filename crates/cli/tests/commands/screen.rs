//! The program at a real terminal: a pseudo-terminal of 80 columns, made by `script`.

use super::{anything, patolli_with};
use std::io::Write;
use std::process::{Command, Stdio};
use unicode_width::UnicodeWidthStr;

const COLUMNS: usize = 80;

/// What the screen shows when these lines are typed into a solo game, without colours.
fn screen(lang: &str, typed: &str) -> String {
    let program = env!("CARGO_BIN_EXE_patolli");
    let play = format!(
        "stty cols {COLUMNS} rows 24; {program} play zapotec --solo normal --seed 1 --lang {lang}"
    );
    let mut child = Command::new("script")
        .args(["--quiet", "--return", "--command", &play, "/dev/null"])
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .env("NO_COLOR", "1")
        .env("TERM", "xterm")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("script, of util-linux, is there");
    child.stdin.take().expect("a pipe").write_all(typed.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("text").replace('\r', "")
}

/// Answers that are typed ahead come before their prompts, so what follows a prompt is on its line.
fn lines(said: &str) -> impl Iterator<Item = &str> {
    said.lines().map(|line| line.trim_start_matches("> "))
}

#[test]
fn help_is_a_table_and_words_stay_whole() {
    for (lang, help, first, last, gap) in
        [("en", "help", "undo ", "quit ", 15), ("fr", "aide", "annuler ", "quitter ", 18)]
    {
        let said = screen(lang, &format!("{help}\nconfirm off\n{}log 99\n", anything(1)));
        for line in lines(&said) {
            assert!(line.width() <= COLUMNS, "{line}");
        }
        let table = lines(&said).skip_while(|line| !line.starts_with(first));
        let table: Vec<_> = table.take_while(|line| !line.starts_with(last)).collect();
        assert!(table.len() >= 10, "{said}");
        // Every line has its words in the second column, including the rest of a long explanation.
        assert!(table.iter().all(|line| line.chars().nth(gap) == Some(' ')), "{table:#?}");
    }
}

#[test]
fn numbers_of_lines_are_checked_and_control_characters_stay_inside() {
    let typed = "log x\nlog -5\nlog 0\njournal 3\n\u{1b}[31mred\u{7}\n";
    let said = patolli_with(&["play", "zapotec", "--solo", "normal", "--seed", "1"], typed).good();
    for refused in ["x", "-5", "0"] {
        assert!(said.contains(&format!("Invalid number of lines “{refused}”")), "{said}");
    }
    assert!(!said.contains(|c: char| c.is_control() && c != '\n'), "{said:?}");
    let french = ["play", "zapotec", "--solo", "normal", "--seed", "1", "--lang", "fr"];
    let said = patolli_with(&french, "journal x\njournal -5\njournal 0\n").good();
    assert_eq!(said.matches("Nombre de lignes non valable").count(), 3, "{said}");
}
