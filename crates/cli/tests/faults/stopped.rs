//! A server that is asked to stop does not wait for bots that think.

#![cfg(unix)]

use crate::server::Server;
use patolli_web::load::{Experts, Player};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_stops_at_once_while_experts_think() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    let mut server = Server::start(&["--data", data]);
    let _idle = Player::arrive(server.address, 1).await.expect("a seat");
    let experts = Experts::open(server.address, 8).await.expect("tables");
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(experts.len(), 8, "all are being played");
    let took = tokio::task::spawn_blocking(move || server.terminate()).await.expect("no panic");
    let took = took.expect("it ends without help or error");
    // A second on a free machine. Eight tables have minutes to think, and connections ten seconds
    // to end.
    assert!(took < Duration::from_secs(5), "it took {took:?}");
}
