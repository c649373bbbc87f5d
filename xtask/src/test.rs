//! The test command.

use crate::install::{BROWSER, Missing, NODE, POSTGRES, install_all};
use crate::run::{step, works};
use crate::{dist, fuzz, tidy};
use anyhow::{Result, bail};
use std::time::Instant;

/// Seconds of random play for each game in an ordinary run.
pub const SOAK_SECONDS: u32 = 20;

/// What is run besides the tests that always run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    pub soak_seconds: u32,
    pub fuzz: bool,
    pub dist: bool,
}

impl Extent {
    /// From the flags of the command; `None` if one is unknown.
    pub fn read(flags: &[&str]) -> Option<Self> {
        let mut extent = Self { soak_seconds: SOAK_SECONDS, fuzz: false, dist: false };
        for flag in flags {
            match *flag {
                "--quick" => extent.soak_seconds = 0,
                "--fuzz" => extent.fuzz = true,
                "--dist" => extent.dist = true,
                _ => return None,
            }
        }
        Some(extent)
    }
}

/// Names, or parts of them, of the tests that start a PostgreSQL server.
const WITH_POSTGRES: [&str; 5] = [
    "postgres",
    "two_servers_",
    "another_server_forgets_",
    "servers_share_a_database",
    "a_server_that_stops_",
];

pub fn test(extent: Extent) -> Result<()> {
    let start = Instant::now();
    let mut run = Run { missing: install_all(), left_out: Vec::new() };
    run.part(&["rustfmt"], "format", || {
        step("format", &["cargo", "fmt", "--all", "--check"], &[])
    })?;
    run.part(&["clippy"], "lints", || {
        let words = ["cargo", "clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
        step("lints", &words, &[])
    })?;
    run.tests()?;
    step("doctests", &["cargo", "test", "--workspace", "--doc", "--quiet"], &[])?;
    step(
        "docs",
        &["cargo", "doc", "--workspace", "--no-deps", "--quiet"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )?;
    tidy::report()?;
    run.part(NODE, "the checks of the scripts", || packages().and_then(|()| script_tests()))?;
    // The preceding tests have built the program.
    run.part(BROWSER, "the tests in a browser", browser_tests)?;
    if extent.soak_seconds > 0 {
        soak(extent.soak_seconds)?;
    }
    if extent.fuzz {
        fuzz::fuzz(fuzz::SECONDS)?;
    }
    if extent.dist {
        dist::dist()?;
    }
    run.end(start)
}

/// A run of the tests on a machine that may lack something.
struct Run {
    missing: Missing,
    left_out: Vec<&'static str>,
}

impl Run {
    /// Runs a part of the tests if what it needs is there.
    fn part(
        &mut self,
        needs: &[&str],
        name: &'static str,
        run: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        if self.missing.all_of(needs) {
            return run();
        }
        println!("\n── left out: {name}");
        self.left_out.push(name);
        Ok(())
    }

    /// Without nextest by `cargo test`, without PostgreSQL all tests except those that need it.
    fn tests(&mut self) -> Result<()> {
        let mut skipped: &[&str] = &WITH_POSTGRES;
        self.part(POSTGRES, "the tests with PostgreSQL", || {
            skipped = &[];
            Ok(())
        })?;
        match self.missing.all_of(&["cargo-nextest"]) {
            true => {
                let names = skipped.iter().map(|name| format!("test({name})"));
                let filter = format!("not ({})", names.collect::<Vec<_>>().join(" or "));
                let all = ["cargo", "nextest", "run", "--workspace", "--no-fail-fast"];
                let but: &[&str] = if skipped.is_empty() { &[] } else { &["-E", &filter] };
                step("tests", &[&all, but].concat(), &[])
            }
            false => {
                let all = ["cargo", "test", "--workspace", "--all-targets", "--no-fail-fast", "--"];
                let but = skipped.iter().flat_map(|name| ["--skip", name]).collect::<Vec<_>>();
                step("tests", &[&all, &but[..]].concat(), &[])
            }
        }
    }

    /// A run that left something out has not failed, but CI must not take it for a complete one.
    fn end(&self, start: Instant) -> Result<()> {
        let seconds = start.elapsed().as_secs();
        if let Some(advice) = self.missing.advice() {
            println!("\n{advice}");
        }
        if self.left_out.is_empty() {
            println!("\nall checks passed after {seconds} s");
            return Ok(());
        }
        let left_out = self.left_out.join(", ");
        if std::env::var_os("CI").is_some_and(|ci| !ci.is_empty() && ci != "false") {
            bail!("left out: {left_out}");
        }
        println!("\nall possible checks passed after {seconds} s; left out: {left_out}");
        Ok(())
    }
}

/// Builds the program and tests it in a browser.
pub fn browser() -> Result<()> {
    needs(&[BROWSER])?;
    step("browser", &["cargo", "build", "--workspace"], &[])?;
    packages()?;
    browser_tests()
}

/// Lints the scripts of the pages and runs their tests that need no browser.
pub fn scripts() -> Result<()> {
    needs(&[NODE])?;
    packages()?;
    script_tests()
}

fn needs(names: &[&[&str]]) -> Result<()> {
    match crate::install::install(names).advice() {
        Some(advice) => bail!(advice),
        None => Ok(()),
    }
}

/// Installs what the linter and the tests of the scripts need from npm.
fn packages() -> Result<()> {
    step("scripts", &["npm", "ci", "--prefix", "tests/browser", "--loglevel", "error"], &[])
}

fn script_tests() -> Result<()> {
    let eslint = "tests/browser/node_modules/eslint/bin/eslint.js";
    let config = "tests/browser/eslint.config.js";
    let lint = ["node", eslint, "--config", config, "--max-warnings=0"];
    step("scripts", &[lint.as_slice(), &["crates/web/assets", "tests"]].concat(), &[])?;
    node_tests("scripts", "tests/scripts")
}

/// Runs the browser tests. Screenshots of every page are saved in `artifacts/`.
fn browser_tests() -> Result<()> {
    node_tests("browser", "tests/browser")
}

fn node_tests(name: &str, folder: &str) -> Result<()> {
    // List files by name, because Node versions differ in which files they look for in a folder.
    let tests = tidy::files(folder, &[".test.js"])?;
    let tests: Vec<_> = tests.iter().map(|path| path.display().to_string()).collect();
    let tests = tests.iter().map(String::as_str);
    let words: Vec<&str> =
        ["node", "--test", "--test-concurrency=2"].into_iter().chain(tests).collect();
    step(name, &words, &[])
}

/// Plays every game randomly under all laws: with nextest as many games at a time as there are cores.
pub fn soak(seconds: u32) -> Result<()> {
    let seconds = seconds.to_string();
    let laws = ["--workspace", "--test", "laws"];
    let words = match works(&["cargo", "nextest", "--version"]) {
        true => [&["cargo", "nextest", "run"], &laws[..], &["--success-output", "immediate"]],
        false => [&["cargo", "test"], &laws[..], &["--", "--nocapture"]],
    };
    step("random play", &words.concat(), &[("PATOLLI_SOAK_SECONDS", &seconds)])
}

/// Regenerates every golden.
pub fn goldens() -> Result<()> {
    step(
        "goldens",
        &["cargo", "test", "--workspace", "--test", "goldens"],
        &[("UPDATE_GOLDENS", "1")],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_read() {
        let usual = Extent { soak_seconds: SOAK_SECONDS, fuzz: false, dist: false };
        assert_eq!(Extent::read(&[]), Some(usual));
        let all = Extent { soak_seconds: 0, fuzz: true, dist: true };
        assert_eq!(Extent::read(&["--quick", "--dist", "--fuzz"]), Some(all));
        assert_eq!(Extent::read(&["--slow"]), None);
    }

    /// A test that starts a server must be known by its name, so that it can be left out.
    #[test]
    fn tests_with_postgresql_are_known_by_name() {
        let start = concat!("Postgres::", "start()");
        let mut found = 0;
        for path in tidy::files("crates", &[".rs"]).unwrap() {
            let text = std::fs::read_to_string(&path).unwrap();
            for (at, _) in text.match_indices(start) {
                let name = text[..at].rsplit("fn ").next().unwrap().split('(').next().unwrap();
                let known = WITH_POSTGRES.iter().any(|part| name.contains(part));
                assert!(known, "{}: {name}", path.display());
                found += 1;
            }
        }
        assert!(found > 3);
    }
}
