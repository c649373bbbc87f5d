//! Every sentence of an audit has a French translation, and shows no Debug format.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder of code") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            found.push(fs::read_to_string(&path).expect("code is text"));
        }
    }
}

/// The arguments of a call whose opening bracket was just read.
fn arguments(code: &str) -> Vec<String> {
    let (mut found, mut depth, mut quoted) = (vec![String::new()], 0, false);
    let mut signs = code.chars();
    while let Some(c) = signs.next() {
        match c {
            '"' => quoted = !quoted,
            '\\' if quoted => {
                found.last_mut().expect("one at least").push(c);
                found.last_mut().expect("one at least").extend(signs.next());
                continue;
            }
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted && depth == 0 => break,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                found.push(String::new());
                continue;
            }
            _ => {}
        }
        found.last_mut().expect("one at least").push(c);
    }
    found
}

/// A string literal without its quotes and line breaks.
fn literal(argument: &str) -> Option<String> {
    let inner = argument.trim().strip_prefix('"')?.strip_suffix('"')?;
    let mut lines = inner.split("\\\n").map(str::to_string);
    let first = lines.next()?;
    Some(lines.fold(first, |text, line| text + line.trim_start()).replace("\\\"", "\""))
}

/// What `ensure!` and `misplaced` say in the audits and positions of all games.
fn templates() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for game in patolli_games::GameId::ALL {
        let mut code = Vec::new();
        sources(&here().join("..").join(game.name()).join("src"), &mut code);
        for (call, place) in [("ensure!(", 3), ("misplaced(", 0)] {
            let calls = code.iter().flat_map(|code| code.split(call).skip(1));
            found.extend(calls.filter_map(|rest| literal(arguments(rest).get(place)?)));
        }
    }
    found
}

#[test]
fn every_audit_speaks_french() {
    let phrases = fs::read_to_string(here().join("details/fr.txt")).expect("the phrasebook");
    let known: BTreeSet<_> = phrases.lines().filter_map(|line| line.split_once(" → ")).collect();
    let english: BTreeSet<_> = known.iter().map(|(english, _)| *english).collect();
    assert_eq!(english.len(), known.len(), "each sentence once");
    let templates = templates();
    assert!(!templates.is_empty(), "the audits are found");
    let missing: Vec<_> = templates.iter().filter(|it| !english.contains(it.as_str())).collect();
    assert!(missing.is_empty(), "no French for {missing:#?}");
}

#[test]
fn no_audit_shows_a_debug_format() {
    let debug: Vec<_> = templates().into_iter().filter(|text| text.contains(":?")).collect();
    assert!(debug.is_empty(), "{debug:#?}");
}
