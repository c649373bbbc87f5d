//! Checks of the repository's own rules. Each is also a test.

mod dependencies;
mod foreign;
mod french;
mod leftovers;
mod lengths;
mod manifests;
mod paragraphs;
mod rules;
mod words;

use anyhow::{Result, bail};
use std::path::{Path, PathBuf};

/// Prints the report; fails if a rule is broken.
pub fn report() -> Result<()> {
    println!("\n── tidy");
    lengths::print_longest(&lengths::measure()?);
    let mut complaints = [dependencies::complaints()?, foreign::complaints()?].concat();
    complaints.extend(lengths::complaints(&lengths::measure()?));
    complaints.extend(leftovers::complaints()?);
    complaints.extend(manifests::complaints()?);
    complaints.extend(rules::complaints()?);
    complaints.extend(words::complaints()?);
    complaints.iter().for_each(|complaint| println!("  {complaint}"));
    match complaints.len() {
        0 => Ok(()),
        n => bail!("tidy: {n} complaints"),
    }
}

/// All files below a folder of the repository with one of these endings.
pub fn files(folder: &str, endings: &[&str]) -> Result<Vec<PathBuf>> {
    fn walk(folder: &Path, endings: &[&str], out: &mut Vec<PathBuf>) -> Result<()> {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().to_string();
            if path.is_dir() {
                if !["target", "artifacts", ".git", "node_modules"].contains(&name.as_str()) {
                    walk(&path, endings, out)?;
                }
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                out.push(path);
            }
        }
        Ok(())
    }
    let mut out = Vec::new();
    let start = crate::root().join(folder);
    if start.exists() {
        walk(&start, endings, &mut out)?;
    }
    out.sort();
    Ok(out)
}

/// The path relative to the repository.
fn short(path: &Path) -> String {
    path.strip_prefix(crate::root()).unwrap_or(path).display().to_string()
}

#[cfg(test)]
mod tests {
    fn none(complaints: &[String]) {
        assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
    }

    #[test]
    fn crates_depend_only_downwards() {
        none(&super::dependencies::complaints().unwrap());
    }
    #[test]
    fn foreign_packages_fit() {
        none(&super::foreign::complaints().unwrap());
    }
    #[test]
    fn every_crate_describes_itself() {
        none(&super::manifests::complaints().unwrap());
    }
    #[test]
    fn files_and_functions_are_short() {
        none(&super::lengths::complaints(&super::lengths::measure().unwrap()));
    }
    #[test]
    fn every_rule_is_quoted() {
        none(&super::rules::complaints().unwrap());
    }
    #[test]
    fn nothing_unfinished_or_out_of_place_is_left() {
        none(&super::leftovers::complaints().unwrap());
    }
    #[test]
    fn no_banned_phrase_is_used() {
        none(&super::words::complaints().unwrap());
    }
}
