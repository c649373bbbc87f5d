//! `patolli edition`: component values with their sources, and checks of editions.

use super::common;
use crate::args::Edition as Args;
use crate::output::{line, out};
use anyhow::{Result, anyhow};
use patolli_core::{Edition, Tables, Title};
use patolli_games::{Laid, with_game};
use patolli_text::{Difference, Text, Words, args, as_shipped, differences, errors};
use std::path::{Path, PathBuf};

pub fn edition(args: &Args, text: &Text) -> Result<()> {
    match args {
        Args::Show { game, edition } => {
            with_game!(common::game(game, text)?, G => show::<G>(edition.as_deref(), text))
        }
        Args::Check { game, file } => {
            with_game!(common::game(game, text)?, G => check::<G>(file, text))
        }
    }
}

/// The tables as shipped, comments included; or with the values of an edition.
fn show<G: Title>(edition: Option<&Path>, text: &Text) -> Result<()> {
    let Some(path) = edition else {
        for (file, content) in G::tables() {
            out(&format!("# ── {file}\n{content}\n"));
        }
        return Ok(());
    };
    laid::<G>(path, text)?;
    out(&laid_over::<G>(path, text)?.to_text());
    Ok(())
}

fn check<G: Title>(path: &Path, text: &Text) -> Result<()> {
    let Laid { kit, changes } = laid::<G>(path, text)?;
    line(&text.tell("edition-good", args!(name = kit.name(), n = changes.len())));
    for change in changes {
        let source = text.say(&format!("edition-source-{}", change.source));
        line(&format!("  {change} ({source})"));
    }
    Ok(())
}

/// Before a match: which edition it is played with, and what differs.
pub fn announce<G: Words>(edition: Option<&PathBuf>, text: &Text) -> Result<()> {
    let Some(path) = edition else { return Ok(()) };
    let laid = laid::<G>(path, text)?;
    line(&text.tell("edition-named", args!(name = laid.kit.name())));
    for change in differences::<G>(text, laid) {
        let shipped = as_shipped(text, &change);
        let Difference { name, new, .. } = change;
        line(&format!("  {}", text.tell("edition-change", args!(name = name, new = new))));
        line(&format!("    {shipped}"));
    }
    Ok(())
}

/// The same checks that a table makes before it is played.
fn laid<G: Title>(path: &Path, text: &Text) -> Result<&'static Laid<G::Kit>> {
    let laid = common::overlay(path, text)?.lay::<G>();
    laid.map_err(|error| anyhow!(errors::data(text, &error)))
}

fn laid_over<G: Title>(path: &Path, text: &Text) -> Result<Tables> {
    let said = |error| anyhow!(errors::data(text, &error));
    let mut tables = Tables::read(G::ID, G::tables()).map_err(said)?;
    tables.lay_over(&path.display().to_string(), &common::read(path, text)?).map_err(said)?;
    Ok(tables)
}
