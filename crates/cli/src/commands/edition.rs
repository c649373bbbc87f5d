//! `patolli edition`: component values with their sources, and checks of changed ones.

use super::common;
use crate::args::Edition as Args;
use crate::output::{line, out};
use anyhow::{Result, anyhow};
use patolli_core::{Edition, Tables, Title};
use patolli_games::with_game;
use patolli_text::{Text, errors};
use std::path::Path;

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

/// The tables as shipped, comments included; or with an edition laid over them.
fn show<G: Title>(edition: Option<&Path>, text: &Text) -> Result<()> {
    let Some(path) = edition else {
        for (file, content) in G::tables() {
            out(&format!("# ── {file}\n{content}\n"));
        }
        return Ok(());
    };
    check_values::<G>(path, text)?;
    out(&laid_over::<G>(path, text)?.to_text());
    Ok(())
}

fn check<G: Title>(path: &Path, text: &Text) -> Result<()> {
    let kit = check_values::<G>(path, text)?;
    let shipped = Tables::read(G::tables()).expect("the shipped tables are well formed");
    let changes = laid_over::<G>(path, text)?.changes_from(&shipped);
    let args = [("name", kit.name().to_string().into()), ("n", changes.len().into())];
    line(&text.tell("edition-good", &args));
    changes.iter().for_each(|change| line(&format!("  {change}")));
    Ok(())
}

/// The whole way a table goes before it is played with.
fn check_values<G: Title>(path: &Path, text: &Text) -> Result<&'static G::Kit> {
    common::kit::<G>(Some(&path.to_path_buf()), text)
}

fn laid_over<G: Title>(path: &Path, text: &Text) -> Result<Tables> {
    let said = |error| anyhow!(errors::data(text, &error));
    let mut tables = Tables::read(G::tables()).map_err(said)?;
    tables.lay_over(&path.display().to_string(), &common::read(path, text)?).map_err(said)?;
    Ok(tables)
}
