//! Reads `cargo metadata`.

use anyhow::{Context, Result};
use serde::Deserialize;
use std::process::Command;

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
pub struct Package {
    pub name: String,
    pub version: String,
    pub license: Option<String>,
    /// `None` for our own crates.
    pub source: Option<String>,
    pub dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
pub struct Dependency {
    pub name: String,
    /// `None` for an ordinary dependency.
    pub kind: Option<String>,
}

/// Every package of the lock file, including our own.
pub fn packages() -> Result<Vec<Package>> {
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(crate::root())
        .output()
        .context("cargo metadata")?;
    let metadata: Metadata = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    Ok(metadata.packages)
}
