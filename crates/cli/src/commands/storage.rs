//! The database that commands work on, and its errors in words.

use crate::args::Place;
use anyhow::{Context, Result, anyhow, bail};
use patolli_table::store::{Database, StoreError};
use patolli_text::{Text, args, errors};
use std::path::{Path, PathBuf};

/// The database that was asked for, or a file in the user's data folder.
pub fn database(place: &Place, text: &Text) -> Result<Database> {
    if let Some(url) = &place.database {
        let wrong = |_: StoreError| anyhow!(text.say("serve-database-wrong"));
        return url.parse().map_err(wrong);
    }
    let folder = place.data.clone().or_else(data_folder);
    let folder = folder.with_context(|| text.say("serve-no-home"))?;
    Ok(Database::Sqlite(folder.join("patolli.db")))
}

/// Creates the folder of a file that may not exist yet.
pub fn make_folder(database: &Database, text: &Text) -> Result<()> {
    let Database::Sqlite(path) = database else { return Ok(()) };
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder).map_err(|why| {
        let folder = folder.display().to_string();
        anyhow!(text.tell("serve-folder", args!(folder = folder, why = errors::system(text, &why))))
    })
}

/// The file of a SQLite database; PostgreSQL has its own tools, which `otherwise` names.
pub fn file<'a>(database: &'a Database, otherwise: &str, text: &Text) -> Result<&'a Path> {
    match database {
        Database::Sqlite(path) => Ok(path),
        Database::Postgres(_) => bail!(text.say(otherwise)),
    }
}

/// Where programs of this system keep a user's data.
fn data_folder() -> Option<PathBuf> {
    let variable =
        |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|p| p.is_absolute());
    let base = if cfg!(windows) {
        variable("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        std::env::home_dir().map(|home| home.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME")
            .or_else(|| std::env::home_dir().map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("patolli"))
}

pub fn in_words(why: &StoreError, database: &Database, text: &Text) -> anyhow::Error {
    let name = database.to_string();
    let say = |key: &str| anyhow!(text.tell(key, args!(database = name.as_str())));
    let because =
        |key: &str, why: &str| anyhow!(text.tell(key, args!(database = name.as_str(), why = why)));
    match why {
        StoreError::Locked(_) | StoreError::Conflict => say("serve-locked"),
        StoreError::Full => say("serve-full"),
        StoreError::ReadOnly => say("serve-read-only"),
        StoreError::Lost(_) => say("serve-lost"),
        StoreError::Damaged(why) => because("serve-damaged", why),
        StoreError::Newer { found, known } => {
            anyhow!(text.tell("serve-newer", args!(found = *found, known = *known)))
        }
        StoreError::Older { found, known } => {
            anyhow!(text.tell("serve-older", args!(found = *found, known = *known)))
        }
        StoreError::Exists(file) => {
            anyhow!(text.tell("backup-exists", args!(file = file.display().to_string())))
        }
        StoreError::Unavailable(why) | StoreError::Broken(why) => because("serve-unreachable", why),
    }
}
