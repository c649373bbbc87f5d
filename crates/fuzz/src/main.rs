//! Damages valid inputs at random for some seconds: `patolli-fuzz SECONDS [TARGET…]`. With
//! `--examples FOLDER` it writes the valid inputs instead, as a start for `cargo fuzz`.

#![allow(clippy::print_stdout, reason = "a task reports to the terminal")]

use patolli_core::Quick;
use patolli_fuzz::{TARGETS, Target, damaged, examples};
use std::fs;
use std::panic::catch_unwind;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The folder for inputs that failed.
const FOUND: &str = "artifacts/fuzz";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match *args {
        ["--examples", folder] => write_examples(Path::new(folder)),
        [seconds, ref wanted @ ..] => match seconds.parse() {
            Ok(seconds) => run_all(seconds, wanted),
            Err(_) => usage(),
        },
        [] => usage(),
    }
}

fn usage() -> ExitCode {
    let names = TARGETS.map(|(name, _)| name).join(", ");
    println!("patolli-fuzz SECONDS [TARGET…] or --examples FOLDER; targets: {names}");
    ExitCode::from(2)
}

fn write_examples(folder: &Path) -> ExitCode {
    for (name, _) in TARGETS {
        let folder = folder.join(name);
        fs::create_dir_all(&folder).expect("a folder for examples");
        for (n, bytes) in examples(name).iter().enumerate() {
            fs::write(folder.join(format!("good-{n}")), bytes).expect("an example");
        }
    }
    ExitCode::SUCCESS
}

fn run_all(seconds: f32, wanted: &[&str]) -> ExitCode {
    let targets = TARGETS.iter().filter(|(name, _)| wanted.is_empty() || wanted.contains(name));
    let targets: Vec<_> = targets.collect();
    let each = Duration::from_secs_f32(seconds / targets.len().max(1) as f32);
    let good = targets.iter().filter(|(name, target)| run(name, *target, each)).count();
    println!("{good} passed, {} failed", targets.len() - good);
    if good == targets.len() && good > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Whether everything held for this long.
fn run(name: &str, target: Target, time: Duration) -> bool {
    let (good, start) = (examples(name), Instant::now());
    let mut dice = Quick::new(u64::from(std::process::id()));
    let mut tried = 0;
    while start.elapsed() < time || tried < good.len() {
        let bytes = match good.get(tried) {
            Some(good) => good.clone(),
            None => another(&good[dice.below(good.len() as u32) as usize], &mut dice),
        };
        if catch_unwind(|| target(&bytes)).is_err() {
            let path = format!("{FOUND}/{name}-{tried}");
            fs::create_dir_all(FOUND).and_then(|()| fs::write(&path, &bytes)).expect("a file");
            println!("{name}: failed after {tried} inputs; the input is in {path}");
            return false;
        }
        tried += 1;
    }
    println!("{name}: {tried} inputs in {:.1} s", start.elapsed().as_secs_f32());
    true
}

/// A valid input with up to four changes; where each byte is a choice, often quite different ones.
fn another(good: &[u8], dice: &mut Quick) -> Vec<u8> {
    let any = |dice: &mut Quick| dice.next_u64() as u8;
    if dice.below(4) == 0 {
        return (0..dice.below(600)).map(|_| any(dice)).collect();
    }
    let edits: Vec<_> = (0..1 + dice.below(4))
        .map(|_| (dice.next_u64() as usize, any(dice), another_byte(good, dice)))
        .collect();
    damaged(good, &edits)
}

/// A byte of the same text, a digit or any byte.
fn another_byte(good: &[u8], dice: &mut Quick) -> u8 {
    match dice.below(3) {
        0 => good[dice.below(good.len() as u32) as usize],
        1 => b'0' + dice.below(10) as u8,
        _ => dice.next_u64() as u8,
    }
}
