//! Foreign packages: only from the public registry, under licences compatible with ours.

use super::packages::{Package, packages};
use anyhow::Result;

/// Licences that allow redistribution with Patolli. A package may offer several.
const FITTING: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

pub fn complaints() -> Result<Vec<String>> {
    Ok(packages()?.iter().filter_map(of_package).collect())
}

fn of_package(package: &Package) -> Option<String> {
    let source = package.source.as_deref()?;
    let who = format!("{} {}", package.name, package.version);
    if !source.starts_with("registry+") && !source.starts_with("sparse+") {
        return Some(format!("{who}: not from the public registry"));
    }
    let licence = package.license.as_deref().unwrap_or_default();
    (!fits(licence)).then(|| format!("{who}: the licence {licence:?} is not in tidy/foreign.rs"))
}

/// Every part joined by AND must fit; one of those joined by OR (or the older slash) is enough.
fn fits(licence: &str) -> bool {
    let parts = |text: &str| text.replace(['(', ')'], "");
    let every = |all: &str| all.split(" AND ").all(|one| FITTING.contains(&one.trim()));
    // Brackets joined by AND are checked one by one.
    licence.split(") AND (").all(|group| {
        parts(group).replace('/', " OR ").split(" OR ").any(|choice| every(choice.trim()))
    })
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_choice_of_licences_fits_if_one_does() {
        assert!(
            fits("MIT OR GPL-3.0")
                && fits("GPL-3.0/MIT")
                && fits("(MIT OR Apache-2.0) AND Unicode-3.0")
        );
        assert!(!fits("GPL-3.0") && !fits("") && !fits("MIT AND GPL-3.0"));
    }
}
