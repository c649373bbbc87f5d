//! Every numbered rule is quoted by the code or test that realises it.
//!
//! A game lists its rules in `crates/<game>/rules.toml`. Sections are quoted with the game's letter
//! (`Z 6.1.2`, several as `Z 6.1.4, 6.1.5`); rules with a code, rulings, invariants and test vectors
//! as they stand (`R19`, `I7`, `TV-07`, `MV-4`, a part of it as `MV-4.2`). A rule that nothing can
//! realise is `open` and says why.

use super::files;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeSet;

#[derive(Deserialize)]
struct Index {
    rule: Vec<Rule>,
}

#[derive(Deserialize)]
struct Rule {
    id: String,
    about: String,
    open: Option<String>,
}

pub fn complaints() -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for path in files("crates", &["rules.toml"])? {
        let folder = path.parent().context("a file lies in a folder")?;
        let game = folder.file_name().unwrap_or_default().to_string_lossy().to_string();
        let index: Index = toml::from_str(&std::fs::read_to_string(&path)?)?;
        let quoted = quoted(&game)?;
        complaints.extend(index.rule.iter().filter_map(|rule| {
            let known = quoted.contains(&rule.id);
            match &rule.open {
                None if !known => {
                    Some(format!("{game}: rule {} ({}) is quoted nowhere", rule.id, rule.about))
                }
                Some(reason) if reason.trim().is_empty() => {
                    Some(format!("{game}: rule {} is open without a reason", rule.id))
                }
                _ => None,
            }
        }));
    }
    Ok(complaints)
}

/// All rules that the sources of a game name.
fn quoted(game: &str) -> Result<BTreeSet<String>> {
    let letter = game.chars().next().unwrap_or('?').to_ascii_uppercase();
    let mut quoted = BTreeSet::new();
    for part in ["src", "tests", "data"] {
        for path in files(&format!("crates/{game}/{part}"), &[".rs", ".toml"])? {
            let text = std::fs::read_to_string(path)?;
            for line in text.lines() {
                collect(line, letter, &mut quoted);
            }
        }
    }
    Ok(quoted)
}

/// Reads a line word by word: after the game's letter, numbers are sections.
fn collect(line: &str, letter: char, quoted: &mut BTreeSet<String>) {
    let separators = |c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '-');
    let mut in_sections = false;
    for word in line.split(separators).filter(|word| !word.is_empty()) {
        let word = word.trim_end_matches(['.', '-']);
        if word.len() == 1 && word.starts_with(letter) {
            in_sections = true;
        } else if in_sections && word.starts_with(|c: char| c.is_ascii_digit()) {
            quoted.insert(word.to_string());
        } else if !(in_sections && (word == "and" || word == "to")) {
            in_sections = false;
            quoted.extend(word.split('.').filter(|part| is_code(part)).map(str::to_string));
        }
    }
}

/// Capitals and then a number: `R19`, `TV-07`, `RUL-12`.
fn is_code(word: &str) -> bool {
    let digits = word.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let number = digits.strip_prefix('-').unwrap_or(digits);
    digits.len() < word.len() && !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_are_found() {
        let mut quoted = BTreeSet::new();
        collect("/// Z 6.1.4, 6.1.5 and 6.1.8, R19: see V-05 (I7), not 3.3", 'Z', &mut quoted);
        let found: Vec<_> = quoted.iter().map(String::as_str).collect();
        assert_eq!(found, ["6.1.4", "6.1.5", "6.1.8", "I7", "R19", "V-05"]);

        let mut quoted = BTreeSet::new();
        collect("// TV-07, R-12 and I-3 (C 5.4.4): TV and TVs are no vectors", 'C', &mut quoted);
        let found: Vec<_> = quoted.iter().map(String::as_str).collect();
        assert_eq!(found, ["5.4.4", "I-3", "R-12", "TV-07"]);

        let mut quoted = BTreeSet::new();
        collect("// MV-2..MV-4 and AC-9.1 (A 5.4, RUL-12): 4 in all, PY-x, -3", 'A', &mut quoted);
        let found: Vec<_> = quoted.iter().map(String::as_str).collect();
        assert_eq!(found, ["5.4", "AC-9", "MV-2", "MV-4", "RUL-12"]);
    }
}
