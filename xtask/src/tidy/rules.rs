//! Every numbered rule is quoted by the code or test that implements it.
//!
//! A game lists its rules in `crates/<game>/rules.toml`. Sections are quoted with the game's letter
//! (`Z 6.1.2`, several as `Z 6.1.4, 6.1.5`); rules with a code, rulings, invariants and test
//! vectors by their code (`R19`, `I7`, `TV-07`, `MV-4`, a part of it as `MV-4.2`). A rule that
//! nothing can implement is `open` and says why. `file` names the source that implements the rule,
//! and must quote it.

use super::files;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Deserialize)]
struct Index {
    rule: Vec<Rule>,
}

#[derive(Deserialize)]
struct Rule {
    id: String,
    about: String,
    /// The file that implements the rule.
    file: Option<String>,
    open: Option<String>,
}

pub fn complaints() -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for path in files("crates", &["rules.toml"])? {
        let folder = path.parent().context("a file is in a folder")?;
        let game = folder.file_name().unwrap_or_default().to_string_lossy().to_string();
        let index: Index = toml::from_str(&std::fs::read_to_string(&path)?)?;
        let quoted = quoted(&game)?;
        let wrong = index.rule.iter().filter_map(|rule| Some((rule, wrong_with(rule, &quoted)?)));
        complaints.extend(
            wrong.map(|(rule, why)| format!("{game}: rule {} ({}) {why}", rule.id, rule.about)),
        );
    }
    Ok(complaints)
}

/// What is wrong with a rule of the list, given the rules that each file of the game quotes.
fn wrong_with(rule: &Rule, quoted: &BTreeMap<String, BTreeSet<String>>) -> Option<String> {
    match (&rule.open, &rule.file) {
        (Some(reason), None) if reason.trim().is_empty() => Some("is open without a reason".into()),
        (Some(_), None) => None,
        (Some(_), Some(_)) => Some("is open and has a file".into()),
        (None, None) => {
            let by = quoted.iter().find(|(_, rules)| rules.contains(&rule.id));
            Some(match by {
                Some((file, _)) => format!("has no file; {file} quotes it"),
                None => "is quoted nowhere".into(),
            })
        }
        (None, Some(file)) => match quoted.get(file) {
            None => Some(format!("names {file}, which is not a source of the game")),
            Some(rules) if !rules.contains(&rule.id) => {
                Some(format!("names {file}, which does not quote it"))
            }
            Some(_) => None,
        },
    }
}

/// The rules that each source of a game names, by its path in the crate.
fn quoted(game: &str) -> Result<BTreeMap<String, BTreeSet<String>>> {
    let letter = game.chars().next().unwrap_or('?').to_ascii_uppercase();
    let mut quoted = BTreeMap::new();
    let home = format!("crates/{game}");
    for part in ["src", "tests", "data"] {
        for path in files(&format!("{home}/{part}"), &[".rs", ".toml"])? {
            let text = std::fs::read_to_string(&path)?;
            let mut rules = BTreeSet::new();
            text.lines().for_each(|line| collect(line, letter, &mut rules));
            let path = path.to_string_lossy().replace('\\', "/");
            let name = path.split_once(&format!("{home}/")).map_or(path.as_str(), |(_, name)| name);
            quoted.insert(name.to_string(), rules);
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
    fn a_rule_is_kept_in_a_file_that_quotes_it() {
        let rule = |file: Option<&str>, open: Option<&str>| Rule {
            id: "6.1".into(),
            about: "Trade".into(),
            file: file.map(Into::into),
            open: open.map(Into::into),
        };
        let quotes = |id: &str| BTreeSet::from([id.to_string()]);
        let quoted = BTreeMap::from([
            ("src/rules/trade.rs".to_string(), quotes("6.1")),
            ("src/rules/ritual.rs".to_string(), quotes("6.2")),
        ]);
        let wrong = |file, open| wrong_with(&rule(file, open), &quoted);
        assert_eq!(wrong(Some("src/rules/trade.rs"), None), None);
        assert_eq!(wrong(None, Some("not printed")), None);
        for (file, open, why) in [
            (None, None, "has no file; src/rules/trade.rs quotes it"),
            (Some("src/rules/ritual.rs"), None, "does not quote it"),
            (Some("src/trade.rs"), None, "not a source of the game"),
            (None, Some(" "), "without a reason"),
            (Some("src/rules/trade.rs"), Some("not printed"), "is open and has a file"),
        ] {
            assert!(wrong(file, open).is_some_and(|said| said.ends_with(why)), "{why}");
        }
    }

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
