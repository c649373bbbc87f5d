//! Chooses the README's pictures from the screenshots of the browser tests.

use crate::install::{RECORDING, install};
use crate::root;
use crate::run::output;
use crate::tidy::files;
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::Path;

/// The chosen screenshot of each game.
const CHOSEN: [(&str, &str); 4] = [
    ("zapotec", "zapotec-table-building"),
    ("copan", "copan-table-placing"),
    ("ahau", "ahau-table-building"),
    ("yucatan", "yucatan-table-battle"),
];

pub fn pictures() -> Result<()> {
    let (taken, kept) = (root().join("artifacts/screenshots"), root().join("docs/pictures"));
    fs::create_dir_all(&kept)?;
    for (game, moment) in CHOSEN {
        let picture = taken.join(format!("{moment}-1366x768-light.png"));
        fs::copy(&picture, kept.join(format!("{game}.png"))).with_context(|| {
            format!("{}: run `cargo xtask browser` to take it", picture.display())
        })?;
        println!("docs/pictures/{game}.png: {moment}");
    }
    recording(&kept.join("match.webp"))
}

/// How long each frame of the recording is seen, in milliseconds.
const FRAME: &str = "1400";
const MOST_BYTES: u64 = 1_500_000;

/// A few moves as an animation.
fn recording(file: &Path) -> Result<()> {
    if let Some(advice) = install(&[RECORDING]).advice() {
        bail!(advice);
    }
    let frames = files("artifacts/recording", &[".png"])?;
    ensure!(!frames.is_empty(), "no frames of a recording: run `cargo xtask browser` to take them");
    let frames: Vec<_> = frames.iter().map(|frame| frame.display().to_string()).collect();
    let file = file.to_str().context("a path in plain letters")?;
    let mut words =
        vec!["img2webp", "-loop", "0", "-min_size", "-lossy", "-q", "80", "-m", "6", "-d", FRAME];
    words.extend(frames.iter().map(String::as_str));
    words.extend(["-o", file]);
    output(&root(), &words)?;
    let bytes = fs::metadata(file)?.len();
    ensure!(bytes < MOST_BYTES, "{file} has {bytes} bytes, too many for a README");
    println!("docs/pictures/match.webp: {} frames, {bytes} bytes", frames.len());
    Ok(())
}
