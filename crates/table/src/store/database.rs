//! Which database: a file, or a PostgreSQL server.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use super::StoreError;

/// Where matches are kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// An SQLite file, for one server.
    Sqlite(PathBuf),
    /// The address of a PostgreSQL database, for any number of servers.
    Postgres(String),
}

impl FromStr for Database {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => Ok(Database::Postgres(text.to_owned())),
            // Not the whole text: it may contain a password.
            Some((scheme, _)) => Err(StoreError::Broken(format!(
                "“{scheme}://…” is neither postgres://… nor the path of a file"
            ))),
            None if text.is_empty() => Err(StoreError::Broken("not the path of a file".to_owned())),
            None => Ok(Database::Sqlite(PathBuf::from(text))),
        }
    }
}

/// Without user, password and options: this text goes into logs.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::Sqlite(path) => write!(f, "{}", path.display()),
            Database::Postgres(url) => {
                let rest = url.split_once("://").map_or("", |(_, rest)| rest);
                let rest = rest.rsplit_once('@').map_or(rest, |(_, rest)| rest);
                write!(f, "postgres://{}", rest.split('?').next().unwrap_or_default())
            }
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Database({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::Database;

    #[test]
    fn a_password_is_never_shown() {
        let url = "postgres://ana:s3cr@t@db.example:5432/patolli?password=s3cr";
        let database: Database = url.parse().unwrap();
        assert_eq!(database.to_string(), "postgres://db.example:5432/patolli");
        assert!(!format!("{database:?}").contains("s3cr"));
        let refused = "mysql://ana:s3cr@db/x".parse::<Database>().unwrap_err();
        assert!(!refused.to_string().contains("s3cr"));
    }

    #[test]
    fn a_path_is_a_file() {
        let database: Database = "data/patolli.db".parse().unwrap();
        assert_eq!(database, Database::Sqlite("data/patolli.db".into()));
        assert!("".parse::<Database>().is_err());
    }
}
