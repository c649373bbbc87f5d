//! What every crate says about itself, within the limits of the public registry.

use crate::metadata::metadata;
use anyhow::Result;
use cargo_metadata::Package;

/// The registry takes no more keywords of a package, and none that is longer.
const MOST: usize = 5;
const LONGEST: usize = 20;

pub fn complaints() -> Result<Vec<String>> {
    let packages = metadata(None)?.packages;
    let ours = packages.iter().filter(|package| package.source.is_none());
    Ok(ours.flat_map(of_package).collect())
}

fn of_package(package: &Package) -> Vec<String> {
    let complaint = |what: &str| format!("{}: {what} in Cargo.toml", package.name);
    let described = package.description.as_ref().is_some_and(|words| !words.trim().is_empty());
    let mut found = Vec::new();
    if !described {
        found.push(complaint("no description"));
    }
    if package.keywords.is_empty() || package.keywords.len() > MOST {
        found.push(complaint(&format!("not between 1 and {MOST} keywords")));
    }
    let bad = package.keywords.iter().filter(|word| !is_keyword(word));
    found.extend(bad.map(|word| complaint(&format!("not a keyword: {word:?}"))));
    if package.categories.is_empty() {
        found.push(complaint("no categories"));
    }
    found
}

fn is_keyword(word: &str) -> bool {
    let inside = |byte: u8| byte.is_ascii_alphanumeric() || b"_-+".contains(&byte);
    word.len() <= LONGEST
        && word.starts_with(|first: char| first.is_ascii_alphanumeric())
        && word.bytes().all(inside)
}

#[cfg(test)]
mod tests {
    use super::is_keyword;

    #[test]
    fn keywords_are_short_and_plain() {
        assert!(is_keyword("board-game") && is_keyword("2d") && is_keyword("c++"));
        for bad in ["", "-x", "two words", "café", "a-keyword-longer-than-20"] {
            assert!(!is_keyword(bad), "{bad:?}");
        }
    }
}
