//! Chores of the repository. `cargo xtask test` is the one command that must pass before a change
//! lands; it installs what it needs.

#![allow(clippy::print_stdout, reason = "a task reports to the terminal")]

mod dist;
mod fuzz;
mod install;
mod metadata;
mod pictures;
mod run;
mod test;
mod tidy;

use anyhow::{Result, bail};
use std::path::PathBuf;

const USAGE: &str = "\
cargo xtask test       run every check: format, lints, tests, docs, tidy, scripts, browser, random play
cargo xtask test --quick   run every check except random play; --fuzz adds a minute of random input,
                       --dist the release archive
cargo xtask browser    run the browser tests only; screenshots go to artifacts/
cargo xtask scripts    lint the pages' scripts and run their tests that need no browser
cargo xtask pictures   copy the chosen screenshots of the last browser run to docs/pictures
cargo xtask tidy       check the repository's own rules; list the longest files and functions
cargo xtask goldens    regenerate the golden playthroughs after an intended rule change
cargo xtask soak [SECONDS]   play randomly under all laws (default: 600 seconds)
cargo xtask fuzz [SECONDS]   send random input to every parser and the server (default: 60 seconds)
cargo xtask dist       create the release archive in target/dist and test it";

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match *args {
        ["test", ref flags @ ..] => match test::Extent::read(flags) {
            Some(extent) => test::test(extent),
            None => bail!("no such flag\n\n{USAGE}"),
        },
        ["browser"] => test::browser(),
        ["scripts"] => test::scripts(),
        ["pictures"] => pictures::pictures(),
        ["tidy"] => tidy::report(),
        ["goldens"] => test::goldens(),
        ["fuzz"] => fuzz::fuzz(fuzz::SECONDS),
        ["fuzz", seconds] => fuzz::fuzz(seconds.parse()?),
        ["dist"] => dist::dist(),
        ["soak"] => test::soak(600),
        ["soak", seconds] => test::soak(seconds.parse()?),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => bail!("no such task\n\n{USAGE}"),
    }
}

/// The root of the repository.
fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask is in the repository").to_path_buf()
}
