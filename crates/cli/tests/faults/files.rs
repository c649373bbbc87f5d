//! A system that allows few open files: surplus connections are refused at once, the others are
//! served.

#![cfg(unix)]

use crate::server::Server;
use std::process::Command;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The start of an answer, or nothing if the connection was closed. Neither takes long.
async fn ask(stream: &mut TcpStream, path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let _ = stream.write_all(request.as_bytes()).await;
    let mut answer = [0; 4096];
    let read = tokio::time::timeout(Duration::from_secs(10), stream.read(&mut answer)).await;
    let length = read.expect("neither answered nor refused").unwrap_or(0);
    String::from_utf8_lossy(&answer[..length]).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn more_connections_than_files_leave_the_server_at_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    let limited = r#"ulimit -n 200; exec "$0" "$@""#;
    let server = Server::start_in(Command::new("sh").args(["-c", limited]), &["--data", data]);
    let (mut kept, mut sent_away) = (Vec::new(), 0);
    for _ in 0..300 {
        let mut stream = TcpStream::connect(server.address).await.expect("a connection");
        match ask(&mut stream, "/robots.txt").await {
            answer if answer.starts_with("HTTP/1.1 200") => kept.push(stream),
            answer => {
                assert_eq!(answer, "");
                sent_away += 1;
            }
        }
    }
    assert!(kept.len() >= 100 && sent_away >= 100, "{} kept, {sent_away} sent away", kept.len());
    // The database has its files.
    let health = ask(&mut kept[0], "/healthz").await;
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
    drop(kept);
    tokio::time::sleep(Duration::from_millis(500)).await;
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    let page = ask(&mut stream, "/").await;
    assert!(page.starts_with("HTTP/1.1 200"), "there is space again: {page}");
}
