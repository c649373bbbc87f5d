//! `patolli backup` and `patolli restore`: copies of a SQLite database.

use super::check::check_all;
use super::storage;
use crate::args;
use crate::output::{complain, line};
use anyhow::{Result, anyhow};
use patolli_table::store::{self, Database, Restoring, Store, StoreError};
use patolli_text::{Text, args};
use std::path::Path;

/// Copies the database into a new file, even while a server uses it.
pub fn back_up(args: &args::Backup, text: &Text) -> Result<()> {
    let database = storage::database(&args.place, text)?;
    let path = storage::file(&database, "backup-postgres", text)?;
    store::back_up(path, &args.file).map_err(|why| match why {
        StoreError::Lost(_) => nothing_there(path, text),
        why => storage::in_words(&why, &database, text),
    })?;
    let (from, file) = (database.to_string(), args.file.display().to_string());
    line(&text.tell("backup-done", args!(database = from, file = file)));
    Ok(())
}

/// Replaces the database with a backup after every match in it was checked.
pub fn restore(args: &args::Backup, text: &Text) -> Result<()> {
    let database = storage::database(&args.place, text)?;
    let path = storage::file(&database, "restore-postgres", text)?;
    let backup = Database::Sqlite(args.file.clone());
    let restoring = Restoring::begin(&args.file, path).map_err(|why| match why {
        StoreError::Lost(_) => nothing_there(&args.file, text),
        StoreError::Locked(_) => storage::in_words(&why, &database, text),
        why => storage::in_words(&why, &backup, text),
    })?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let checked = runtime.block_on(async {
        let copy = Database::Sqlite(restoring.copy().to_owned());
        // Opening it migrates an older backup to the schema of this program.
        let store = Store::open(&copy).await.map_err(|why| storage::in_words(&why, &backup, text));
        check_all(&store?, &backup, text).await
    })?;
    checked.bad.iter().chain(&checked.notes).for_each(|told| complain(told));
    let old = restoring.finish().map_err(|why| storage::in_words(&why, &database, text))?;
    let (name, n) = (database.to_string(), checked.matches);
    line(&text.tell("restore-done", args!(database = name, n = n)));
    if let Some(old) = old {
        line(&text.tell("restore-old", args!(file = old.display().to_string())));
    }
    Ok(())
}

fn nothing_there(path: &Path, text: &Text) -> anyhow::Error {
    anyhow!(text.tell("backup-nothing", args!(file = path.display().to_string())))
}
