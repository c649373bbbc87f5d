//! Places to store in, and things to store.

use patolli_table::store::{Append, Database, NewMatch, PersonRow, Status, Store};
use patolli_testkit::postgres::Postgres;
use tempfile::TempDir;

/// Where a test stores; removed afterwards.
pub struct Place {
    pub database: Database,
    _folder: Option<TempDir>,
}

impl Place {
    pub fn file() -> Place {
        let folder = tempfile::tempdir().expect("a folder");
        let database = Database::Sqlite(folder.path().join("patolli.db"));
        Place { database, _folder: Some(folder) }
    }

    pub async fn postgres(server: &Postgres, name: &str) -> Place {
        // PostgreSQL cuts longer names.
        let name = &name[..name.len().min(60)];
        let url = server.url("postgres");
        on_postgres(&url, &format!("CREATE DATABASE {name}")).await;
        Place { database: Database::Postgres(server.url(name)), _folder: None }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.database).await.expect("it opens")
    }

    /// The same once the last hall has closed it.
    pub async fn open_soon(&self) -> Store {
        for _ in 0..600 {
            match Store::open(&self.database).await {
                Ok(store) => return store,
                Err(_) => tokio::time::sleep(std::time::Duration::from_millis(50)).await,
            }
        }
        panic!("the database stays locked");
    }

    /// A statement that bypasses the store, which must be closed if it is SQLite.
    pub async fn behind(&self, sql: &str) {
        match &self.database {
            Database::Sqlite(path) => {
                rusqlite::Connection::open(path).unwrap().execute_batch(sql).unwrap();
            }
            Database::Postgres(url) => on_postgres(url, sql).await,
        }
    }
}

pub async fn on_postgres(url: &str, sql: &str) {
    let connected = tokio_postgres::connect(url, tokio_postgres::NoTls).await;
    let (client, connection) = connected.expect("PostgreSQL answers");
    let connection = tokio::spawn(connection);
    client.batch_execute(sql).await.expect("the statement works");
    drop(client);
    connection.await.expect("it ends").expect("in peace");
}

pub fn a_match(id: &str) -> NewMatch {
    NewMatch {
        id: id.to_owned(),
        game: "zapotec".to_owned(),
        secret: r#"{"seed":"00"}"#.to_owned(),
        listed: true,
        summary: "{}".to_owned(),
        status: Status::Gathering,
        due: None,
        at: 1000,
        actor: "ana".to_owned(),
        client: "open".to_owned(),
        body: r#"{"opened":1}"#.to_owned(),
        members: vec![("ana".to_owned(), "0".to_owned())],
    }
}

pub fn entry(match_id: &str, number: i64) -> Append {
    Append {
        match_id: match_id.to_owned(),
        number,
        at: 1000 + number,
        actor: "ana".to_owned(),
        client: format!("c{number}"),
        body: format!("entry {number}"),
        before: String::new(),
        status: Status::Playing,
        summary: format!("after {number}"),
        due: None,
        members: None,
        snapshot: None,
        opens: None,
    }
}

pub fn a_person(id: &str) -> PersonRow {
    PersonRow { id: id.to_owned(), name: format!("{id}’s name"), created: 5 }
}
