//! `patolli backup`, `restore` and `check`.

use super::patolli;
use patolli_bots::Level;
use patolli_core::Chosen;
use patolli_games::GameId;
use patolli_table::store::{Database, Store, StoreError};
use patolli_table::{Act, Clock, Command, Hall, Limits, MatchId, Order, Wanted};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

/// A server with matches, as the commands find it.
struct Served {
    folder: TempDir,
    hall: Option<Arc<Hall>>,
    ids: Vec<MatchId>,
}

/// Some moves in some matches.
async fn served() -> Served {
    let folder = tempfile::tempdir().expect("a folder");
    let database = Database::Sqlite(folder.path().join("patolli.db"));
    let store = Store::open(&database).await.expect("a store");
    let hall = Hall::open(store, Limits::default());
    let ana = hall.welcome("Ana").await.expect("a guest").0;
    let mut ids = Vec::new();
    for game in GameId::ALL {
        let order = Order {
            game,
            options: Chosen::new(),
            edition: None,
            seats: vec![Wanted::Me, Wanted::BesideMe("Ben".into()), Wanted::Bot(Level::Random)],
            clock: Clock::None,
            pace: 0,
            watch: true,
            at_once: true,
        };
        let id = hall.order(&ana, &order).await.expect("a table");
        let desk = hall.desk(&id).await.expect("a desk");
        while desk.table().number() < 12 {
            let (number, chosen) = {
                let table = desk.table();
                let seat = table.to_act().and(table.people()).first();
                let legal = |seat| table.game().expect("a game").legal(seat).into_iter().next();
                (table.number(), seat.and_then(|seat| Some((seat, legal(seat)?))))
            };
            let Some((seat, action)) = chosen else {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            };
            let (client, command) = (format!("{number}"), Command::Play(action));
            // A bot may have been first.
            let _ = hall.act(&id, &ana.id, Act { seat, number, client, command }).await;
        }
        // Until no bot writes any longer.
        while {
            let table = desk.table();
            table.to_act().is_empty() || !table.to_act().without(table.people()).is_empty()
        } {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        ids.push(id);
    }
    Served { folder, hall: Some(hall), ids }
}

impl Served {
    fn data(&self) -> &str {
        self.folder.path().to_str().expect("a path")
    }
    fn file(&self) -> PathBuf {
        self.folder.path().join("patolli.db")
    }
    fn backup(&self) -> String {
        self.folder.path().join("copy.db").display().to_string()
    }

    /// Stops the server; its tasks end within a round of the sweeper.
    async fn stop(&mut self) {
        self.hall = None;
        let database = Database::Sqlite(self.file());
        while let Err(StoreError::Locked(_)) = Store::open(&database).await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// Every row of every table, but not what `/healthz` writes.
fn everything(file: &Path) -> Vec<String> {
    let connection = rusqlite::Connection::open(file).expect("the file");
    let names =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'pulse' ORDER BY 1";
    let mut names = connection.prepare(names).expect("the tables");
    let names = names.query_map([], |row| row.get::<_, String>(0)).expect("the tables");
    let mut rows = Vec::new();
    for name in names.map(|name| name.expect("a name")) {
        let all = format!("SELECT * FROM {name} ORDER BY 1, 2");
        let mut all = connection.prepare(&all).expect("a table");
        let columns = all.column_count();
        let mut found = all.query([]).expect("its rows");
        while let Some(row) = found.next().expect("a row") {
            let cells = (0..columns).map(|i| format!("{:?}", row.get_ref(i).expect("a cell")));
            rows.push(format!("{name}: {}", cells.collect::<Vec<_>>().join(", ")));
        }
    }
    rows
}

/// A statement that bypasses the server.
fn behind(file: &Path, sql: &str) {
    rusqlite::Connection::open(file).expect("the file").execute_batch(sql).expect("a change");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_server_brings_every_match_back() {
    let mut served = served().await;
    let (data, copy) = (served.data().to_string(), served.backup());
    let said = patolli(&["backup", &copy, "--data", &data]).good();
    assert!(said.contains("copy.db"), "{said}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let mode = std::fs::metadata(&copy).expect("the copy").mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    patolli(&["backup", &copy, "--data", &data]).bad(1, &["already exists"]);
    patolli(&["restore", &copy, "--data", &data]).bad(1, &["in use by another Patolli"]);

    served.stop().await;
    let before = everything(&served.file());
    assert!(before.len() > 4 * 12, "{before:?}");
    behind(&served.file(), "DELETE FROM entries WHERE number > 3; UPDATE people SET name = 'Eve'");
    let said = patolli(&["restore", &copy, "--data", &data]).good();
    assert!(said.contains("4 matches") && said.contains("patolli.db.old-1"), "{said}");
    assert!(everything(&served.file()) == before, "something is different");
    assert!(everything(&served.folder.path().join("patolli.db.old-1")).len() < before.len());
    let left = std::fs::read_dir(served.folder.path()).expect("the folder");
    let left: Vec<_> = left.map(|entry| entry.expect("an entry").file_name()).collect();
    let parts = left.iter().filter(|name| name.to_string_lossy().contains(".part"));
    assert_eq!(parts.count(), 0, "{left:?}");
    patolli(&["check", "--data", &data]).good();
}

/// A service has its own user, but root restores its backups.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn what_is_restored_belongs_to_the_user_of_the_server() {
    use std::os::unix::fs::{MetadataExt, chown};
    let mut served = served().await;
    let (data, copy) = (served.data().to_string(), served.backup());
    patolli(&["backup", &copy, "--data", &data]).good();
    served.stop().await;
    let lock = served.folder.path().join("patolli.db.lock");
    // Only root can give a file away; for everyone else it stays theirs.
    for path in [served.folder.path(), &served.file(), &lock] {
        let _ = chown(path, Some(65532), Some(65532));
    }
    let owner = |path: &Path| std::fs::metadata(path).map(|file| (file.uid(), file.gid())).ok();
    let user = owner(served.folder.path());
    patolli(&["restore", &copy, "--data", &data]).good();
    assert_eq!(owner(&served.file()), user);
    for path in [served.file(), lock] {
        std::fs::remove_file(&path).expect("a file");
        patolli(&["restore", &copy, "--data", &data]).good();
        assert_eq!((owner(&served.file()), owner(&path)), (user, user), "{}", path.display());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_is_none_changes_nothing() {
    let mut served = served().await;
    served.stop().await;
    let data = served.data().to_string();
    let before = std::fs::read(served.file()).expect("the file");
    let place = |name: &str| served.folder.path().join(name).display().to_string();
    std::fs::write(place("letter.db"), "not a database ".repeat(1000)).expect("a file");
    std::fs::write(place("empty.db"), "").expect("a file");
    std::fs::write(place("cut.db"), &before[..before.len() / 2]).expect("a file");
    drop(rusqlite::Connection::open(place("other.db")).expect("a file"));
    behind(Path::new(&place("other.db")), "CREATE TABLE t (a)");
    for (name, words) in [
        ("letter.db", "damaged"),
        ("empty.db", "empty or missing"),
        ("cut.db", "damaged"),
        ("other.db", "schema_version"),
        ("nowhere.db", "empty or missing"),
    ] {
        patolli(&["restore", &place(name), "--data", &data]).bad(1, &[words, name]);
    }
    assert!(before == std::fs::read(served.file()).expect("the file"));
    patolli(&["backup", &place("copy.db"), "--data", &place("nowhere")]).bad(1, &["missing"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn check_names_the_matches_that_cannot_be_trusted() {
    let mut served = served().await;
    let data = served.data().to_string();
    let good = patolli(&["check", "--data", &data]).good();
    assert!(good.contains("All 4 matches"), "while the server runs: {good}");
    served.stop().await;
    let [a, b, c, d] = &served.ids[..] else { panic!("four matches") };
    let change = format!(
        "UPDATE entries SET at = 7 WHERE match_id = '{a}' AND number = 5; \
         DELETE FROM entries WHERE match_id = '{b}' AND number = 7; \
         UPDATE entries SET body = 'x' WHERE match_id = '{c}' AND number = 1"
    );
    behind(&served.file(), &change);
    let ran = patolli(&["check", "--data", &data]);
    let said = ran.out.clone();
    ran.bad(1, &["3 problems", "4 matches"]);
    assert!(said.contains(&format!("{a}: entry 5 was changed")), "{said}");
    assert!(said.contains(&format!("{b}: entry 7 is missing")), "{said}");
    assert!(said.contains(&format!("{c}: the match cannot be opened")), "{said}");
    assert!(!said.contains(d.as_str()), "{said}");
    let french = patolli(&["check", "--data", &data, "--lang", "fr"]);
    assert!(french.out.contains("l’entrée 5 a été modifiée"), "{}", french.out);
}

#[test]
fn a_file_that_was_emptied_is_refused_with_what_to_do() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("patolli.db"), "").expect("a file");
    let data = folder.path().to_str().expect("a path");
    let words = ["patolli restore", "delete"];
    let serve = ["serve", "--no-open", "--listen", "127.0.0.1:0", "--data", data];
    patolli(&serve).bad(1, &words);
    patolli(&["check", "--data", data]).bad(1, &words);
    assert_eq!(std::fs::metadata(folder.path().join("patolli.db")).expect("the file").len(), 0);
}

#[test]
fn postgresql_has_its_own_backups() {
    let url = ["--database", "postgres://nobody@127.0.0.1:1/nothing"];
    patolli(&[&["backup", "copy.db"][..], &url].concat()).bad(1, &["pg_dump"]);
    patolli(&[&["restore", "copy.db"][..], &url].concat()).bad(1, &["pg_restore"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn check_works_on_postgresql() {
    let server = patolli_testkit::postgres::Postgres::start();
    let url = server.url("postgres");
    patolli(&["check", "--database", &url]).bad(1, &["schema_version"]);
    drop(Store::open(&Database::Postgres(url.clone())).await.expect("a schema"));
    let said = patolli(&["check", "--database", &url]).good();
    assert!(said.contains("0 matches"), "{said}");
}
