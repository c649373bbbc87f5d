//! Installs what the tests need beyond Rust, if it is missing.

use crate::run::{step, works};
use anyhow::{Result, bail};
use std::path::Path;

/// A program and the Debian packages that contain it.
struct Need {
    program: &'static str,
    packages: &'static [&'static str],
}

/// A browser with fonts, a database, and the browser driver.
const NEEDS: &[Need] = &[
    Need { program: "chromium", packages: &["chromium", "fonts-liberation"] },
    Need { program: "postgres", packages: &["postgresql"] },
    Need { program: "node", packages: &["nodejs"] },
    Need { program: "npm", packages: &["npm"] },
];

pub fn install() -> Result<()> {
    for (component, probe) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if !works(&["cargo", probe, "--version"]) {
            step("install", &["rustup", "component", "add", component], &[])?;
        }
    }
    if !works(&["cargo", "nextest", "--version"]) {
        step("install", &["cargo", "install", "--locked", "cargo-nextest"], &[])?;
    }
    packages()
}

fn packages() -> Result<()> {
    let missing = NEEDS.iter().filter(|need| !is_there(need.program));
    let missing: Vec<&str> = missing.flat_map(|need| need.packages).copied().collect();
    if missing.is_empty() {
        return Ok(());
    }
    if !works(&["apt-get", "--version"]) {
        bail!("please install what the tests need: {}", missing.join(", "));
    }
    let install = ["apt-get", "install", "-y", "--no-install-recommends"];
    let as_root: &[&str] = if is_root() { &[] } else { &["sudo"] };
    let quiet = [("DEBIAN_FRONTEND", "noninteractive")];
    step("install", &[as_root, &["apt-get", "update"]].concat(), &quiet)?;
    step("install", &[as_root, &install, &missing].concat(), &quiet)
}

/// On the path, or where Debian installs the programs of a database server.
fn is_there(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).any(|folder| folder.join(program).is_file());
    let servers = Path::new("/usr/lib/postgresql").read_dir().into_iter().flatten().flatten();
    on_path || servers.into_iter().any(|version| version.path().join("bin").join(program).is_file())
}

fn is_root() -> bool {
    let id = std::process::Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
