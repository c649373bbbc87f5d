//! A full disk and a read-only database: clear messages, nothing broken.

#![cfg(unix)]

use crate::server::Server;
use patolli_table::store::{Database, Store};
use patolli_web::load::Player;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_takes_no_more_is_said_and_breaks_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    drop(Server::start(&["--data", data]));
    // No file may grow beyond this many blocks of 512 bytes. A program that ignores the signal gets
    // an error in the middle of a write, as from a disk.
    let limited = r#"trap "" XFSZ; ulimit -f 700; exec "$0" "$@""#;
    let mut server = Server::start_in(Command::new("sh").args(["-c", limited]), &["--data", data]);
    let mut player = Player::arrive(server.address, 1).await.expect("a seat");
    let mut promised = Vec::new();
    let refused = loop {
        if let Err(why) = player.prepare().await {
            break why;
        }
        match player.play().await {
            Ok(acked) => promised.extend(acked),
            Err(why) => break why,
        }
    };
    assert!(refused.to_string().contains("503"), "{refused}");
    assert!(!promised.is_empty());
    // There may be space for a little more.
    let mut health = player.client().get("/healthz").await.expect("an answer");
    for _ in 0..20 {
        if !health.status.is_success() {
            break;
        }
        health = player.client().get("/healthz").await.expect("an answer");
    }
    let words = String::from_utf8_lossy(&health.body).into_owned();
    assert_eq!(health.status.as_u16(), 503, "{words}");
    assert!(words.contains("disk-full") || words.contains("unavailable"), "{words}");
    assert!(!words.contains(data), "{words}");
    let page = player.client().get("/").await.expect("pages are still served");
    assert!(page.status.is_success());
    let form = "name=Late&kind=solo";
    let answer = player.client().post("/new/zapotec", form, "text/html").await.expect("an answer");
    let words = String::from_utf8_lossy(&answer.body).into_owned();
    assert_eq!(answer.status.as_u16(), 503);
    assert!(
        words.contains("can’t reach its database") || words.contains("disk is full"),
        "{words}"
    );
    server.kill();
    // With space again every acknowledged move is there, and the match continues.
    let server = Server::start(&["--data", data]);
    player.client().move_to(server.address);
    player.client().reconnect().await.expect("a connection");
    player.prepare().await.expect("the table");
    player.play().await.expect("the same move again");
    drop(server);
    let database = Database::Sqlite(folder.path().join("patolli.db"));
    let store = Store::open(&database).await.expect("a sound file");
    for promise in &promised {
        let found = store.entries(&promise.match_id, promise.number - 1).await.expect("the log");
        assert_eq!(found.first().map(|line| &line.client), Some(&promise.client));
    }
}

/// Root may write everything, so the program runs as a user who may not.
#[test]
fn a_database_that_may_only_be_read_is_said_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    drop(Server::start(&["--data", data]));
    let program = folder.path().join("patolli");
    fs::copy(env!("CARGO_BIN_EXE_patolli"), &program).expect("a copy");
    let allow = |path: &Path, mode| fs::set_permissions(path, Permissions::from_mode(mode));
    allow(folder.path(), 0o755).expect("the folder");
    allow(&folder.path().join("patolli.db"), 0o444).expect("the file");
    allow(&folder.path().join("patolli.db.lock"), 0o666).expect("the lock");
    let mut command = Command::new(&program);
    command.args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--lang", "en", "--data", data]);
    let me = Command::new("id").arg("-u").output().expect("who I am");
    if me.stdout.trim_ascii() == b"0" {
        command.uid(65534).gid(65534);
    }
    let output = command.current_dir("/").output().expect("it runs");
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{words}");
    assert!(words.contains("is read-only") && words.contains("--data"), "{words}");
}
