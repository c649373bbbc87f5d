//! Who may know whom, by `cargo metadata`.

use anyhow::{Context, Result};
use serde::Deserialize;
use std::process::Command;

/// The crates of the house and what each may depend on, outside crates in the second list.
/// `None`: whatever it needs.
const ALLOWED: &[(&str, &[&str], Option<&[&str]>)] = &[
    (
        "patolli-core",
        &[],
        Some(&["blake3", "rand_chacha", "serde", "serde_json", "thiserror", "toml"]),
    ),
    ("patolli-zapotec", &["patolli-core"], Some(&["serde", "toml"])),
    ("patolli-games", &["patolli-core", "patolli-zapotec"], None),
    ("patolli-text", &["patolli-core", "patolli-games", "patolli-zapotec"], None),
    ("patolli-bots", &["patolli-core", "patolli-games", "patolli-zapotec"], Some(&[])),
    ("patolli-lab", &["patolli-core", "patolli-games", "patolli-bots"], None),
    (
        "patolli",
        &[
            "patolli-core",
            "patolli-games",
            "patolli-text",
            "patolli-bots",
            "patolli-lab",
            "patolli-zapotec",
        ],
        None,
    ),
    ("patolli-testkit", &["patolli-core"], None),
    ("xtask", &[], None),
];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    /// `None` for an ordinary dependency.
    kind: Option<String>,
}

pub fn complaints() -> Result<Vec<String>> {
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(crate::root())
        .output()
        .context("cargo metadata")?;
    let metadata: Metadata = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    Ok(metadata.packages.iter().flat_map(of_package).collect())
}

fn of_package(package: &Package) -> Vec<String> {
    let name = &package.name;
    let Some((_, inside, outside)) = ALLOWED.iter().find(|(known, _, _)| known == name) else {
        return vec![format!(
            "{name}: not in the list of tidy/dependencies.rs; say what it may know"
        )];
    };
    let ordinary = package.dependencies.iter().filter(|dependency| dependency.kind.is_none());
    ordinary
        .filter(|dependency| {
            let wanted = dependency.name.as_str();
            match wanted.starts_with("patolli") {
                true => !inside.contains(&wanted),
                false => outside.is_some_and(|list| !list.contains(&wanted)),
            }
        })
        .map(|dependency| format!("{name}: must not depend on {}", dependency.name))
        .collect()
}
