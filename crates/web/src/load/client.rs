//! A browser in its smallest form: one connection, one cookie.

use axum::body::Bytes;
use axum::http::header::{ACCEPT, CONTENT_TYPE, COOKIE, HOST, LOCATION, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use std::io;
use std::net::SocketAddr;
use tokio::net::TcpStream;

/// A connection with the cookie it was given.
#[derive(Debug)]
pub struct Client {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
    cookie: Option<String>,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Answer {
    /// Where a form leads.
    pub fn location(&self) -> Option<&str> {
        self.headers.get(LOCATION)?.to_str().ok()
    }
    pub fn json(&self) -> io::Result<serde_json::Value> {
        serde_json::from_slice(&self.body).map_err(io::Error::other)
    }
}

impl Client {
    pub async fn connect(address: SocketAddr) -> io::Result<Self> {
        let (sender, cookie) = (connection(address).await?, None);
        Ok(Self { address, sender, cookie })
    }

    /// The same guest on a new connection, after the server was down.
    pub async fn reconnect(&mut self) -> io::Result<()> {
        self.sender = connection(self.address).await?;
        Ok(())
    }
    /// The same guest on one more connection.
    pub async fn twin(&self) -> io::Result<Self> {
        let sender = connection(self.address).await?;
        Ok(Self { address: self.address, sender, cookie: self.cookie.clone() })
    }
    /// The same guest at another address.
    pub fn move_to(&mut self, address: SocketAddr) {
        self.address = address;
    }

    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        let request = self.request("GET", path).body(Full::default()).map_err(io::Error::other)?;
        self.send(request).await
    }

    /// Sends a form as a page would, or as a script that wants JSON.
    pub async fn post(&mut self, path: &str, form: &str, accept: &str) -> io::Result<Answer> {
        let request = self
            .request("POST", path)
            .header(ORIGIN, format!("http://{}", self.address))
            .header(ACCEPT, accept)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Full::from(form.to_string()))
            .map_err(io::Error::other)?;
        self.send(request).await
    }

    fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path);
        let request = request.header(HOST, self.address.to_string());
        match &self.cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        }
    }

    async fn send(&mut self, request: Request<Full<Bytes>>) -> io::Result<Answer> {
        // The connection may still be clearing the last answer.
        self.sender.ready().await.map_err(io::Error::other)?;
        let response = self.sender.send_request(request).await.map_err(io::Error::other)?;
        let (parts, body) = response.into_parts();
        let body = body.collect().await.map_err(io::Error::other)?.to_bytes();
        let given = parts.headers.get(SET_COOKIE).and_then(|value| value.to_str().ok());
        if let Some(cookie) = given.and_then(|value| value.split(';').next()) {
            self.cookie = Some(cookie.to_string());
        }
        Ok(Answer { status: parts.status, headers: parts.headers, body })
    }
}

async fn connection(address: SocketAddr) -> io::Result<SendRequest<Full<Bytes>>> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    tokio::spawn(connection);
    Ok(sender)
}
