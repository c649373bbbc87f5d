//! What the tests need beyond Rust itself: installed if it is missing and may be installed.

use crate::run::{step, works};
use std::io::IsTerminal;
use std::path::Path;

/// Something that parts of the tests need.
struct Need {
    name: &'static str,
    /// Any of these programs will do.
    programs: &'static [&'static str],
    /// The Debian packages that have it.
    packages: &'static [&'static str],
}

const fn need(
    name: &'static str,
    programs: &'static [&'static str],
    packages: &'static [&'static str],
) -> Need {
    Need { name, programs, packages }
}

/// A browser and a font, the tool that drives the browser, a database, and the tool that makes an
/// animation of pictures.
const NEEDS: &[Need] = &[
    need(
        "chromium",
        &["chromium", "chromium-browser", "google-chrome"],
        &["chromium", "fonts-liberation"],
    ),
    need("node", &["node"], &["nodejs"]),
    need("npm", &["npm"], &["npm"]),
    need("postgres", &["postgres"], &["postgresql"]),
    need("img2webp", &["img2webp"], &["webp"]),
];

pub const BROWSER: &[&str] = &["chromium", "node", "npm"];
pub const NODE: &[&str] = &["node", "npm"];
pub const POSTGRES: &[&str] = &["postgres"];
pub const RECORDING: &[&str] = &["img2webp"];

/// How packages of the system can be installed here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    AsRoot,
    WithSudo,
    ByHand,
}

/// `sudo` may ask for a password where someone can type it.
fn way(has_apt: bool, is_root: bool, may_sudo: bool) -> Way {
    match (has_apt, is_root, may_sudo) {
        (true, true, _) => Way::AsRoot,
        (true, false, true) => Way::WithSudo,
        _ => Way::ByHand,
    }
}

/// Tools of Rust, each with the command that shows that it is installed and the one that installs
/// it.
const TOOLS: [(&str, &[&str], &[&str]); 3] = [
    ("rustfmt", &["cargo", "fmt", "--version"], &["rustup", "component", "add", "rustfmt"]),
    ("clippy", &["cargo", "clippy", "--version"], &["rustup", "component", "add", "clippy"]),
    (
        "cargo-nextest",
        &["cargo", "nextest", "--version"],
        &["cargo", "install", "--locked", "cargo-nextest"],
    ),
];

/// What could not be installed, by name.
#[derive(Debug, Default)]
pub struct Missing(Vec<&'static str>);

impl Missing {
    pub fn all_of(&self, names: &[&str]) -> bool {
        !names.iter().any(|name| self.0.contains(name))
    }

    /// How a person installs it; `None` if nothing is missing.
    pub fn advice(&self) -> Option<String> {
        let tools = TOOLS.iter().filter(|(name, ..)| self.0.contains(name));
        let mut lines: Vec<_> = tools.map(|(.., command)| command.join(" ")).collect();
        let needs = NEEDS.iter().filter(|need| self.0.contains(&need.name));
        let packages: Vec<_> = needs.flat_map(|need| need.packages).copied().collect();
        if !packages.is_empty() {
            lines.push(format!("these packages (Debian's names): {}", packages.join(" ")));
        }
        (!lines.is_empty()).then(|| format!("please install: {}", lines.join("; ")))
    }
}

/// Installs what these parts of the tests need; `names` from [`BROWSER`] and so on.
pub fn install(names: &[&[&str]]) -> Missing {
    let wanted = |need: &&Need| names.concat().contains(&need.name);
    let missing = || NEEDS.iter().filter(wanted).filter(|need| !is_there(need));
    let packages: Vec<&str> = missing().flat_map(|need| need.packages).copied().collect();
    if !packages.is_empty() {
        install_packages(&packages);
    }
    Missing(missing().map(|need| need.name).collect())
}

/// Everything for `cargo xtask test`.
pub fn install_all() -> Missing {
    let mut missing = install(&[BROWSER, POSTGRES]);
    for (name, probe, command) in TOOLS {
        // If it cannot be installed, the cause has already been printed.
        if !works(probe) && (step("install", command, &[]).is_err() || !works(probe)) {
            missing.0.push(name);
        }
    }
    missing
}

fn install_packages(packages: &[&str]) {
    let asked = std::io::stdin().is_terminal() && works(&["sudo", "--version"]);
    let may_sudo = asked || works(&["sudo", "-n", "true"]);
    let as_root: &[&str] = match way(works(&["apt-get", "--version"]), is_root(), may_sudo) {
        Way::AsRoot => &[],
        Way::WithSudo => &["sudo"],
        Way::ByHand => return,
    };
    let quiet = [("DEBIAN_FRONTEND", "noninteractive")];
    let install = ["apt-get", "install", "-y", "--no-install-recommends"];
    let installed = step("install", &[as_root, &["apt-get", "update"]].concat(), &quiet)
        .and_then(|()| step("install", &[as_root, &install, packages].concat(), &quiet));
    if let Err(why) = installed {
        println!("{why}");
    }
}

/// On the path, or where Debian installs the programs of a database server.
fn is_there(need: &Need) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<_> = std::env::split_paths(&path).collect();
    let servers = Path::new("/usr/lib/postgresql").read_dir().into_iter().flatten().flatten();
    folders.extend(servers.map(|version| version.path().join("bin")));
    folders.iter().any(|folder| need.programs.iter().any(|name| folder.join(name).is_file()))
}

fn is_root() -> bool {
    let id = std::process::Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_installed_only_by_someone_who_may() {
        assert_eq!(way(true, true, false), Way::AsRoot);
        assert_eq!(way(true, false, true), Way::WithSudo);
        assert_eq!(way(true, false, false), Way::ByHand);
        assert_eq!(way(false, true, true), Way::ByHand);
    }

    #[test]
    fn advice_names_packages_and_commands() {
        assert_eq!(Missing::default().advice(), None);
        let missing = Missing(vec!["chromium", "npm", "clippy"]);
        let advice = "please install: rustup component add clippy; \
                      these packages (Debian's names): chromium fonts-liberation npm";
        assert_eq!(missing.advice().as_deref(), Some(advice));
        assert!(missing.all_of(POSTGRES) && !missing.all_of(BROWSER));
    }

    #[test]
    fn every_part_names_what_there_is() {
        for name in [BROWSER, POSTGRES, RECORDING].concat() {
            assert!(NEEDS.iter().any(|need| need.name == name), "{name}");
        }
    }
}
