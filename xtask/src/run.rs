//! Runs other programs.

use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

/// Runs a command in the repository and prints how long it took.
pub fn step(name: &str, words: &[&str], vars: &[(&str, &str)]) -> Result<()> {
    println!("\n── {name}: {}", words.join(" "));
    let start = Instant::now();
    let (program, args) = words.split_first().context("an empty command")?;
    let status = Command::new(program)
        .args(args)
        .envs(vars.iter().copied())
        .current_dir(crate::root())
        .status()
        .with_context(|| format!("cannot start {program}"))?;
    if !status.success() {
        bail!("{name} failed: {}", words.join(" "));
    }
    println!("── {name}: done in {:.1} s", start.elapsed().as_secs_f32());
    Ok(())
}

/// Whether a command can be run.
pub fn works(words: &[&str]) -> bool {
    let Some((program, args)) = words.split_first() else { return false };
    let mut command = Command::new(program);
    command.args(args).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// What a command prints, started in this folder.
pub fn output(folder: &Path, words: &[&str]) -> Result<String> {
    let (program, args) = words.split_first().context("an empty command")?;
    let said = Command::new(program).args(args).current_dir(folder).output();
    let said = said.with_context(|| format!("cannot start {program}"))?;
    if !said.status.success() {
        bail!("{}: {}", words.join(" "), String::from_utf8_lossy(&said.stderr).trim());
    }
    Ok(String::from_utf8(said.stdout)?)
}
