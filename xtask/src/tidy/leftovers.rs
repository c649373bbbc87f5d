//! Text that must not be in the repository: unfinished work, machine paths, and what rules must not use.

use super::{files, short};
use anyhow::Result;

/// Written in two parts so that this file does not complain about itself.
const UNFINISHED: &[(&str, &str)] = &[
    ("to", "do!("),
    ("unimple", "mented!("),
    ("TO", "DO"),
    ("FIX", "ME"),
    ("#[ig", "nore"),
    ("/ro", "ot/"),
    ("/ho", "me/"),
    ("/wo", "rk/"),
    ("/tm", "p/"),
];

/// Rules do no I/O and use no clock, threads or floats.
const FORBIDDEN_IN_RULES: &[&str] = &[
    "std::fs",
    "std::io",
    "std::net",
    "std::thread",
    "std::time",
    "std::process",
    "std::env",
    "println!",
    "serde_json",
    "HashMap",
    "f32",
    "f64",
];

const GAMES: &[&str] = &["zapotec", "copan", "ahau", "yucatan"];

pub fn complaints() -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for folder in ["crates", "xtask", "docs"] {
        for path in files(folder, &[".rs", ".toml", ".md", ".ftl"])? {
            let text = std::fs::read_to_string(&path)?;
            for (start, end) in UNFINISHED {
                let word = format!("{start}{end}");
                if text.contains(&word) {
                    complaints.push(format!("{}: {word}", short(&path)));
                }
            }
        }
    }
    for game in GAMES {
        for path in files(&format!("crates/{game}/src"), &[".rs"])? {
            let text = std::fs::read_to_string(&path)?;
            for word in FORBIDDEN_IN_RULES.iter().filter(|word| text.contains(**word)) {
                complaints.push(format!("{}: rules must not use {word}", short(&path)));
            }
        }
    }
    Ok(complaints)
}
