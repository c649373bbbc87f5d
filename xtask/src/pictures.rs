//! Chooses the README's pictures from the screenshots of the browser tests.

use crate::root;
use anyhow::{Context, Result};
use std::fs;

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
        fs::copy(&picture, kept.join(format!("{game}.png")))
            .with_context(|| format!("{}: `cargo xtask browser` takes it", picture.display()))?;
        println!("docs/pictures/{game}.png: {moment}");
    }
    Ok(())
}
