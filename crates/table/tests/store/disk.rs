//! What SQLite guarantees about its file. Some of it needs another process: this same program with
//! one of the roles below, which do nothing unless the environment names a file.

#![cfg(unix)]

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use patolli_table::store::{Append, Database, Store, StoreError};

use crate::given::{Place, a_match, entry};

/// Names the file for the other process.
const FILE: &str = "PATOLLI_TEST_FILE";

fn path(place: &Place) -> PathBuf {
    let Database::Sqlite(path) = &place.database else { panic!("a file") };
    path.clone()
}

/// Runs one of the roles below on a file in another process.
fn in_another_process(program: &Path, role: &str, file: &Path) -> Command {
    let mut command = Command::new(program);
    command
        .args(["--exact", &format!("disk::{role}"), "--nocapture"])
        .env(FILE, file)
        .current_dir("/");
    command
}

fn this_program() -> PathBuf {
    std::env::current_exe().expect("this program")
}

fn said(output: &Output) -> String {
    let text = [output.stdout.as_slice(), output.stderr.as_slice()].concat();
    String::from_utf8_lossy(&text).into_owned()
}

/// None if this process has no role.
async fn role_opens() -> Option<Result<Store, StoreError>> {
    let file = std::env::var_os(FILE)?;
    Some(Store::open(&Database::Sqlite(file.into())).await)
}

#[tokio::test]
async fn role_open() {
    match role_opens().await {
        Some(Ok(_)) => eprintln!("OPENED"),
        Some(Err(error)) => eprintln!("REFUSED {error:?} {error}"),
        None => {}
    }
}

/// Writes until something fails, and then reads.
#[tokio::test]
async fn role_fill() {
    let Some(opened) = role_opens().await else { return };
    let store = opened.unwrap();
    let body = "x".repeat(50_000);
    let mut number = 2;
    let error = loop {
        match store.append(Append { body: body.clone(), ..entry("m", number) }).await {
            Ok(()) => number += 1,
            Err(error) => break error,
        }
    };
    let head = store.match_row("m").await.unwrap().unwrap().head;
    assert_eq!(head, number - 1, "what was acknowledged is there, and no more");
    // No transaction was left open: the next write meets the same disk.
    let again = store.append(Append { body, ..entry("m", number) }).await.unwrap_err();
    assert_eq!(again, error);
    eprintln!("STORED {} THEN {error:?}", number - 1);
}

#[tokio::test]
async fn role_wait() {
    let Some(opened) = role_opens().await else { return };
    let _store = opened.unwrap();
    eprintln!("WAITING");
    // Ends with the test that started it, even if it is never killed.
    std::io::stdin().read_line(&mut String::new()).unwrap();
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_closing() {
    let place = Place::file();
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    for number in 2..100 {
        store.append(entry("m", number)).await.unwrap();
    }
    drop(store);
    assert_eq!(place.open().await.entries("m", 0).await.unwrap().len(), 99);
}

#[tokio::test]
async fn a_new_file_belongs_to_its_owner_alone() {
    let place = Place::file();
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    for name in ["patolli.db", "patolli.db-wal", "patolli.db.lock"] {
        let mode = fs::metadata(path(&place).with_file_name(name)).unwrap().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn a_second_server_is_refused() {
    let place = Place::file();
    let store = place.open().await;
    let here = Store::open(&place.database).await.unwrap_err();
    assert_eq!(here, StoreError::Locked(path(&place)));
    let output = in_another_process(&this_program(), "role_open", &path(&place)).output().unwrap();
    assert!(said(&output).contains("REFUSED Locked("), "{}", said(&output));
    assert!(said(&output).contains("another server is using"));
    drop(store);
    place.open().await.ping().await.unwrap();
}

/// A lock that outlives its owner would keep the server from restarting.
#[tokio::test]
async fn a_killed_server_leaves_no_lock() {
    use std::io::{BufRead, BufReader};
    let place = Place::file();
    let mut other = in_another_process(&this_program(), "role_wait", &path(&place))
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let words = BufReader::new(other.stderr.take().unwrap());
    assert!(words.lines().any(|line| line.unwrap().contains("WAITING")));
    assert!(matches!(Store::open(&place.database).await, Err(StoreError::Locked(_))));
    other.kill().unwrap();
    other.wait().unwrap();
    place.open().await.ping().await.unwrap();
}

#[tokio::test]
async fn a_folder_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("not/yet/patolli.db");
    Store::open(&Database::Sqlite(file)).await.unwrap().ping().await.unwrap();
}

#[tokio::test]
async fn a_file_that_is_no_database_is_damaged() {
    let place = Place::file();
    fs::write(path(&place), "this is a letter and not a database. ".repeat(100)).unwrap();
    let error = Store::open(&place.database).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
}

/// A new file would hide that all matches are gone.
#[tokio::test]
async fn a_file_that_was_emptied_is_not_begun_anew() {
    let place = Place::file();
    place.open().await.create_match(a_match("m")).await.unwrap();
    fs::write(path(&place), "").unwrap();
    let lost = StoreError::Lost(path(&place));
    assert_eq!(Store::open(&place.database).await.unwrap_err(), lost);
    assert_eq!(Store::look(&place.database).await.unwrap_err(), lost);
    assert_eq!(fs::metadata(path(&place)).unwrap().len(), 0, "it was not touched");
    // Entries that are not in the main file yet show that there was one.
    fs::remove_file(path(&place)).unwrap();
    fs::write(path(&place).with_extension("db-wal"), "entries").unwrap();
    assert_eq!(Store::open(&place.database).await.unwrap_err(), lost);
    fs::remove_file(path(&place).with_extension("db-wal")).unwrap();
    place.open().await.ping().await.unwrap();
}

/// A match with a log of this many bytes, closed.
async fn filled(bytes: usize) -> Place {
    let place = Place::file();
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    let body = "x".repeat(50_000);
    for number in (2..).take(bytes / body.len()) {
        store.append(Append { body: body.clone(), ..entry("m", number) }).await.unwrap();
    }
    place
}

/// Overwrites the second half of a file.
fn damage(file: &Path) {
    let mut bytes = fs::read(file).unwrap();
    let half = bytes.len() / 2;
    bytes[half..].fill(0x5a);
    fs::write(file, bytes).unwrap();
}

#[tokio::test]
async fn a_damaged_file_is_not_written_any_more() {
    let place = filled(1 << 20).await;
    damage(&path(&place));
    let before = fs::read(path(&place)).unwrap();
    let store = place.open().await;
    for refused in [
        store.ping().await,
        store.append(entry("m", 22)).await,
        store.create_match(a_match("other")).await,
        store.check_file().await,
    ] {
        assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
    }
    assert!(store.match_row("m").await.unwrap().is_some(), "the rest can be read");
    drop(store);
    assert!(before == fs::read(path(&place)).unwrap(), "not one byte has changed");
}

/// SQLite itself would continue, and everything would be gone after a restart.
#[tokio::test]
async fn a_file_that_was_taken_away_is_not_written_any_more() {
    let takes: [fn(&Path); 3] = [
        |file| fs::remove_file(file).unwrap(),
        |file| fs::rename(file.with_file_name("other.db"), file).unwrap(),
        |file| fs::File::options().write(true).open(file).unwrap().set_len(4096).unwrap(),
    ];
    for take in takes {
        let place = filled(1 << 20).await;
        fs::write(path(&place).with_file_name("other.db"), "another file".repeat(1_000_000))
            .unwrap();
        let store = place.open().await;
        store.ping().await.unwrap();
        take(&path(&place));
        for refused in [store.append(entry("m", 22)).await, store.ping().await] {
            assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
        }
    }
}

/// A large file is checked while the server is already running.
#[tokio::test]
async fn the_damage_of_a_large_file_is_found_a_little_later() {
    let place = filled(12 << 20).await;
    assert!(fs::metadata(path(&place)).unwrap().len() > 8 << 20);
    damage(&path(&place));
    let store = place.open().await;
    for _ in 0..600 {
        if let Err(StoreError::Damaged(_)) = store.ping().await {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("nobody noticed");
}

/// A file may not grow beyond a limit that the shell sets: the system refuses the write in the
/// middle, as a failing disk would.
#[tokio::test]
async fn a_write_that_the_disk_refuses_is_not_acknowledged() {
    let place = Place::file();
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    drop(store);
    // The limit counts blocks of 512 bytes; a process that ignores the signal gets an error.
    let script = r#"trap "" XFSZ; ulimit -f 4000; exec "$0" "$@""#;
    let role = in_another_process(&this_program(), "role_fill", &path(&place));
    let output = Command::new("sh")
        .args(["-c", script])
        .arg(role.get_program())
        .args(role.get_args())
        .env(FILE, path(&place))
        .output()
        .unwrap();
    let said = said(&output);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("THEN Unavailable("), "{said}");

    let store = place.open().await;
    let log = store.entries("m", 0).await.unwrap();
    assert!(said.contains(&format!("STORED {} THEN", log.len())), "{said}");
    assert!(log.iter().map(|row| row.number).eq(1..=log.len() as i64));
    store.append(entry("m", log.len() as i64 + 1)).await.unwrap();
    drop(store);
    assert_eq!(integrity(&path(&place)), "ok");
}

fn integrity(file: &Path) -> String {
    let connection = rusqlite::Connection::open(file).unwrap();
    connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap()
}

/// Root may write everything, so the other process runs as a user who may not.
#[tokio::test]
async fn a_file_that_may_only_be_read_says_so() {
    let place = Place::file();
    let store = place.open().await;
    store.create_match(a_match("m")).await.unwrap();
    drop(store);
    let file = path(&place);
    let folder = file.parent().unwrap();
    let program = folder.join("program");
    fs::copy(this_program(), &program).unwrap();
    for (path, mode) in [(folder, 0o755), (&file, 0o444), (&program, 0o755)] {
        fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    }
    fs::set_permissions(file.with_extension("db.lock"), Permissions::from_mode(0o666)).unwrap();

    let mut role = in_another_process(&program, "role_open", &file);
    if fs::metadata(&file).unwrap().uid() == 0 {
        role.uid(65534).gid(65534);
    }
    let output = role.output().unwrap();
    assert!(said(&output).contains("REFUSED ReadOnly"), "{}", said(&output));

    fs::set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
    assert_eq!(place.open().await.entries("m", 0).await.unwrap().len(), 1);
}
