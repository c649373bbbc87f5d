//! What comes from outside: only from the public registry, under licences that `deny.toml` allows.
//! `cargo deny check` checks more, but is not on every machine.

use crate::metadata::metadata;
use anyhow::{Context, Result};
use cargo_metadata::Package;
use serde::Deserialize;
use spdx::{Expression, ParseMode};

#[derive(Deserialize)]
struct Deny {
    licenses: Licences,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

pub fn complaints() -> Result<Vec<String>> {
    let text = std::fs::read_to_string(crate::root().join("deny.toml"))?;
    let deny: Deny = toml::from_str(&text).context("deny.toml")?;
    let packages = metadata(None)?.packages;
    Ok(packages.iter().filter_map(|package| of_package(package, &deny.licenses.allow)).collect())
}

fn of_package(package: &Package, allowed: &[String]) -> Option<String> {
    let source = package.source.as_ref()?;
    let who = format!("{} {}", package.name, package.version);
    if !source.is_crates_io() {
        return Some(format!("{who}: not from the public registry"));
    }
    let licence = package.license.as_deref().unwrap_or_default();
    (!fits(licence, allowed)).then(|| format!("{who}: deny.toml does not allow {licence:?}"))
}

/// Older packages write a slash for OR.
fn fits(licence: &str, allowed: &[String]) -> bool {
    Expression::parse_mode(licence, ParseMode::LAX)
        .is_ok_and(|expression| expression.evaluate(|wanted| allowed.contains(&wanted.to_string())))
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_choice_of_licences_fits_if_one_does() {
        let allowed = ["MIT", "Unicode-3.0"].map(str::to_string);
        let fits = |licence| fits(licence, &allowed);
        assert!(
            fits("MIT OR GPL-3.0-only")
                && fits("GPL-3.0/MIT")
                && fits("(MIT OR Apache-2.0) AND Unicode-3.0")
        );
        assert!(!fits("GPL-3.0-only") && !fits("") && !fits("MIT AND GPL-3.0-only"));
        assert!(!fits("MIT WITH Classpath-exception-2.0"));
    }
}
