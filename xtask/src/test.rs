//! The one test command.

use crate::install::install;
use crate::run::step;
use crate::tidy;
use anyhow::Result;
use std::time::Instant;

/// Random play for each game in an ordinary run.
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
    // The tests before have built the program.
    browser_tests()?;
    if soak_seconds > 0 {
        soak(soak_seconds)?;
    }
    println!("\nall is well after {:.0} s", start.elapsed().as_secs_f32());
    Ok(())
}

/// Builds the program and tries it in a browser.
pub fn browser() -> Result<()> {
    step("browser", &["cargo", "build", "--workspace"], &[])?;
    browser_tests()
}

/// The table in a real browser. Screenshots of every page stay in `artifacts/`.
fn browser_tests() -> Result<()> {
    step("browser", &["npm", "ci", "--prefix", "tests/browser", "--loglevel", "error"], &[])?;
    // By name: versions of Node differ in what they look for in a folder.
    let tests = tidy::files("tests/browser", &[".test.js"])?;
    let tests: Vec<_> = tests.iter().map(|path| path.display().to_string()).collect();
    let tests = tests.iter().map(String::as_str);
    let words: Vec<&str> =
        ["node", "--test", "--test-concurrency=2"].into_iter().chain(tests).collect();
    step("browser", &words, &[])
}

/// Random play of every game under all laws.
pub fn soak(seconds: u32) -> Result<()> {
    let seconds = seconds.to_string();
    step(
        "random play",
        &["cargo", "test", "--workspace", "--test", "laws", "--", "--nocapture"],
        &[("PATOLLI_SOAK_SECONDS", &seconds)],
    )
}

/// Remakes every golden.
pub fn goldens() -> Result<()> {
    step(
        "goldens",
        &["cargo", "test", "--workspace", "--test", "goldens"],
        &[("UPDATE_GOLDENS", "1")],
    )
}
