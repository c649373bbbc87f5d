//! The test command.

use crate::install::install;
use crate::run::step;
use crate::tidy;
use anyhow::Result;
use std::time::Instant;

/// Seconds of random play for each game in an ordinary run.
pub const SOAK_SECONDS: u32 = 20;

pub fn test(soak_seconds: u32) -> Result<()> {
    let start = Instant::now();
    install()?;
    step("format", &["cargo", "fmt", "--all", "--check"], &[])?;
    step(
        "lints",
        &["cargo", "clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
        &[],
    )?;
    step("tests", &["cargo", "nextest", "run", "--workspace", "--no-fail-fast"], &[])?;
    step("doctests", &["cargo", "test", "--workspace", "--doc", "--quiet"], &[])?;
    step(
        "docs",
        &["cargo", "doc", "--workspace", "--no-deps", "--quiet"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )?;
    tidy::report()?;
    packages()?;
    script_tests()?;
    // The preceding tests have built the program.
    browser_tests()?;
    if soak_seconds > 0 {
        soak(soak_seconds)?;
    }
    println!("\nall checks passed after {:.0} s", start.elapsed().as_secs_f32());
    Ok(())
}

/// Builds the program and tests it in a browser.
pub fn browser() -> Result<()> {
    step("browser", &["cargo", "build", "--workspace"], &[])?;
    packages()?;
    browser_tests()
}

/// Lints the scripts of the pages and runs their tests that need no browser.
pub fn scripts() -> Result<()> {
    packages()?;
    script_tests()
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

/// Plays every game randomly under all laws.
pub fn soak(seconds: u32) -> Result<()> {
    let seconds = seconds.to_string();
    step(
        "random play",
        &["cargo", "test", "--workspace", "--test", "laws", "--", "--nocapture"],
        &[("PATOLLI_SOAK_SECONDS", &seconds)],
    )
}

/// Regenerates every golden.
pub fn goldens() -> Result<()> {
    step(
        "goldens",
        &["cargo", "test", "--workspace", "--test", "goldens"],
        &[("UPDATE_GOLDENS", "1")],
    )
}
