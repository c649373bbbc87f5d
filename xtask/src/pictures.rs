//! The pictures of the README: taken by the tests in the browser, chosen here.

use crate::root;
use anyhow::{Context, Result};
use std::fs;

/// What stands for each game.
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
