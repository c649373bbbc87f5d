//! The server on a real connection.

use crate::server::{Browser, Server};
use patolli_web::{Settings, serve};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;

async fn ask(stream: &mut TcpStream, request: &str) -> String {
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    let reading = stream.read_to_end(&mut answer);
    let _ = tokio::time::timeout(Duration::from_secs(5), reading).await;
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn it_answers_and_stops_when_told() {
    let server = Server::with(Settings::default()).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = oneshot::channel::<()>();
    let stopped = async { stopped.await.unwrap_or(()) };
    let serving = tokio::spawn(serve(server.app.clone(), listener, stopped));
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let request = "GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let answer = ask(&mut stream, request).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // An idle connection does not delay the server.
    let _idle = TcpStream::connect(address).await.expect("a connection");
    tokio::time::sleep(Duration::from_millis(50)).await;
    stop.send(()).expect("somebody listens");
    let ended = tokio::time::timeout(Duration::from_secs(5), serving).await;
    ended.expect("in time").expect("no panic").expect("no error");
    assert!(*server.app.stopping.borrow());
    assert!(TcpStream::connect(address).await.is_err());
}

#[tokio::test]
async fn silent_connections_give_way_and_everybody_is_served() {
    let server = Server::with(Settings::default()).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let serving = tokio::spawn(serve(server.app.clone(), listener, std::future::pending()));
    let mut silent = Vec::new();
    for _ in 0..300 {
        silent.push(TcpStream::connect(address).await.expect("a connection"));
    }
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let request = "GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let answer = ask(&mut stream, request).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // The first of them is closed long before its time is up.
    let ended = tokio::time::timeout(Duration::from_secs(10), silent[0].read(&mut [0; 8])).await;
    assert!(matches!(ended, Ok(Ok(0) | Err(_))), "{ended:?}");
    serving.abort();
}

/// Resident memory of this process in MiB.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("the state of this process");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory");
    let kib = line.trim().trim_end_matches("kB").trim();
    kib.parse::<u64>().expect("a number") / 1024
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[tokio::test]
async fn memory_comes_back_after_a_rush_of_connections() {
    rlimit::increase_nofile_limit(4_096).expect("enough connections");
    let server = Server::with(Settings::default()).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let serving = tokio::spawn(serve(server.app.clone(), listener, std::future::pending()));
    let half = format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}", "x".repeat(40_000));
    let before = resident();
    let mut rush = Vec::new();
    for i in 0..1_500u32 {
        let socket = TcpSocket::new_v4().expect("a socket");
        let from = SocketAddr::from((Ipv4Addr::from(0x7f01_0001 + i), 0));
        socket.bind(from).expect("an address of this machine");
        let mut stream = socket.connect(address).await.expect("a connection");
        stream.write_all(half.as_bytes()).await.expect("sent");
        rush.push(stream);
    }
    let during = resident();
    assert!(during > before + 40, "{before} MiB before, {during} MiB during the rush");
    drop(rush);
    let mut after = during;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        after = resident();
        if after < before + 15 {
            break;
        }
    }
    assert!(after < before + 15, "{before} MiB before, {during} during, {after} after the rush");
    serving.abort();
}

/// The server waited endlessly for a form that never arrived, even after its answer had given up on
/// it.
#[tokio::test]
async fn a_form_that_does_not_arrive_is_not_waited_for() {
    assert_eq!(Settings::default().arrival, Duration::from_secs(15), "as docs/serving.md says");
    let arrival = Duration::from_secs(1);
    let server = Server::with(Settings { arrival, ..Settings::default() }).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let serving = tokio::spawn(serve(server.app.clone(), listener, std::future::pending()));
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let request = "POST /settings HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\
        Content-Type: application/x-www-form-urlencoded\r\n\r\nlang";
    let (mut answer, sent) = (String::new(), Instant::now());
    stream.write_all(request.as_bytes()).await.expect("sent");
    let reading = stream.read_to_string(&mut answer);
    let ended = tokio::time::timeout(Duration::from_secs(14), reading).await;
    assert!(matches!(ended, Ok(Ok(_))), "the connection is still open: {answer}");
    assert!(sent.elapsed() >= arrival, "not waited for at all: {answer}");
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("connection: close"), "{answer}");
    serving.abort();
}

#[tokio::test]
async fn headers_without_end_are_refused() {
    let server = Server::with(Settings::default()).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let serving = tokio::spawn(serve(server.app.clone(), listener, std::future::pending()));
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let request =
        format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}\r\n\r\n", "x".repeat(200_000));
    let _ = stream.write_all(request.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
    serving.abort();
}

#[tokio::test]
async fn a_change_is_finished_even_if_the_browser_goes_away() {
    let server = Server::with(Settings::default()).await;
    let mut ana = Browser::default().named(&server, "Ana").await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let serving = tokio::spawn(serve(server.app.clone(), listener, std::future::pending()));
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let request = format!(
        "POST /new/zapotec HTTP/1.1\r\nHost: localhost\r\nCookie: patolli={}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nkind=solo",
        ana.key()
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    drop(stream);
    let mut seen = false;
    for _ in 0..100 {
        seen = ana.get(&server, "/").await.body.contains("Your turn");
        if seen {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(seen, "the table was created and started");
    serving.abort();
}
