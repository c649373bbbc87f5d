//! Measures how many entries per second SQLite takes on this machine, from one writer and from
//! many: `cargo run --release -p patolli-table --example appends`.

use std::time::Instant;

use patolli_table::store::{Append, Database, NewMatch, Status, Store, StoreError};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    for (writers, each) in [(1, 1000), (64, 200)] {
        let folder = tempfile::tempdir()?;
        let store = Store::open(&Database::Sqlite(folder.path().join("patolli.db"))).await?;
        let begin = Instant::now();
        let tasks: Vec<_> = (0..writers)
            .map(|writer| tokio::spawn(play(store.clone(), format!("m{writer}"), each)))
            .collect();
        for task in tasks {
            task.await??;
        }
        let rate = (writers * each) as f64 / begin.elapsed().as_secs_f64();
        eprintln!("{writers:2} writers: {rate:.0} entries per second");
    }
    Ok(())
}

/// A match with this many entries, each stored before the next.
async fn play(store: Store, id: String, entries: i64) -> Result<(), StoreError> {
    store.create_match(new_match(&id)).await?;
    for number in 2..=entries {
        store.append(entry(&id, number)).await?;
    }
    Ok(())
}

fn new_match(id: &str) -> NewMatch {
    NewMatch {
        id: id.to_owned(),
        game: "zapotec".to_owned(),
        secret: "{}".to_owned(),
        listed: false,
        summary: "{}".to_owned(),
        status: Status::Playing,
        due: None,
        at: 0,
        actor: "ana".to_owned(),
        client: "open".to_owned(),
        body: "{}".to_owned(),
        members: vec![("ana".to_owned(), "0".to_owned())],
    }
}

fn entry(id: &str, number: i64) -> Append {
    Append {
        match_id: id.to_owned(),
        number,
        at: number,
        actor: "ana".to_owned(),
        client: number.to_string(),
        body: format!(r#"{{"played":{number}}}"#),
        before: String::new(),
        status: Status::Playing,
        summary: "{}".to_owned(),
        due: None,
        members: None,
        snapshot: None,
        opens: None,
    }
}
