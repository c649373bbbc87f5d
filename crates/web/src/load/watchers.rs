//! Spectators: open event streams that mostly receive nothing.

use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Open streams; they close when this is dropped.
#[derive(Debug)]
pub struct Watchers(Vec<TcpStream>);

impl Watchers {
    /// Opens streams to a match and waits until each has received the first number.
    pub async fn open(address: SocketAddr, match_id: &str, count: usize) -> io::Result<Self> {
        let mut streams = Vec::with_capacity(count);
        for _ in 0..count {
            streams.push(listen(address, match_id).await?);
        }
        Ok(Self(streams))
    }
    pub fn len(&self) -> usize {
        self.0.len()
    }
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

async fn listen(address: SocketAddr, match_id: &str) -> io::Result<TcpStream> {
    let mut stream = TcpStream::connect(address).await?;
    let request = format!(
        "GET /match/{match_id}/events HTTP/1.1\r\nHost: {address}\r\nAccept: text/event-stream\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut heard = Vec::new();
    let mut part = [0; 1024];
    while !contains(&heard, b"data:") {
        match stream.read(&mut part).await? {
            0 => return Err(io::Error::other("the stream ended before the first number")),
            n => heard.extend_from_slice(&part[..n]),
        }
        if !heard.starts_with(b"HTTP/1.1 200") {
            return Err(io::Error::other("watching was refused"));
        }
    }
    Ok(stream)
}

fn contains(text: &[u8], part: &[u8]) -> bool {
    text.windows(part.len()).any(|window| window == part)
}
