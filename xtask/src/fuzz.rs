//! Parsers and play with random bytes: with `cargo fuzz` where it is installed, otherwise by
//! damaging valid inputs.

use crate::run::{step, works};
use crate::tidy::files;
use anyhow::Result;

/// For all targets together, in an ordinary run.
pub const SECONDS: u32 = 60;

/// `cargo fuzz` needs unstable options of the compiler; a stable one accepts them with this.
const UNSTABLE: (&str, &str) = ("RUSTC_BOOTSTRAP", "1");
/// Valid inputs to start with, and what `cargo fuzz` finds. Not kept in the repository.
const CORPUS: &str = "fuzz/corpus";

pub fn fuzz(seconds: u32) -> Result<()> {
    let ours = ["cargo", "run", "--quiet", "--package", "patolli-fuzz", "--"];
    if !works(&["cargo", "fuzz", "--version"]) {
        println!(
            "cargo-fuzz is not installed (`cargo install cargo-fuzz`): damaging valid inputs instead"
        );
        return step("fuzz", &[&ours[..], &[&seconds.to_string()]].concat(), &[]);
    }
    step("fuzz", &[&ours[..], &["--examples", CORPUS]].concat(), &[])?;
    let targets = targets()?;
    let limit = format!("-max_total_time={}", seconds.div_ceil(targets.len().max(1) as u32));
    for target in &targets {
        let run = ["cargo", "fuzz", "run", "--fuzz-dir", "fuzz", target, "--"];
        let words = [&run[..], &[&limit, "-timeout=10"]].concat();
        step("fuzz", &words, &[UNSTABLE])?;
    }
    Ok(())
}

/// The programs in `fuzz/fuzz_targets`.
fn targets() -> Result<Vec<String>> {
    let files = files("fuzz/fuzz_targets", &[".rs"])?;
    let stems = files.iter().filter_map(|path| path.file_stem());
    Ok(stems.map(|stem| stem.to_string_lossy().to_string()).collect())
}

#[cfg(test)]
mod tests {
    /// Each is named in the library, in the folder and in its manifest.
    #[test]
    fn every_target_has_a_program() {
        let read = |path: &str| std::fs::read_to_string(crate::root().join(path)).unwrap();
        let (library, manifest) = (read("crates/fuzz/src/lib.rs"), read("fuzz/Cargo.toml"));
        let targets = super::targets().unwrap();
        for target in &targets {
            assert!(library.contains(&format!("(\"{target}\", ")), "{target}");
            assert!(manifest.contains(&format!("name = \"{target}\"")), "{target}");
        }
        assert!(library.contains(&format!("TARGETS: [(&str, Target); {}]", targets.len())));
    }
}
