//! Connections: how they are accepted, how slow they may be, and how they end.

use crate::app::{App, router};
use crate::connections::{Bounds, Connection, Connections, places};
use crate::memory;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};

/// How long a browser may take to send its headers, and how long a connection may be idle.
const HEADERS: Duration = Duration::from_secs(15);
/// The most bytes of headers.
const MAX_HEADERS: usize = 64 * 1024;
/// How long requests in progress may take when the server is to stop.
const FAREWELL: Duration = Duration::from_secs(10);
/// How often the server checks whether a rush of connections is over.
const TIDY_EVERY: Duration = Duration::from_secs(2);

/// Serves until `stop` is done, then finishes what is in progress.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let pages = router(app.clone());
    let ending = GracefulShutdown::new();
    let connections = Connections::new(bounds(&app));
    let tidying = tokio::spawn(tidy_after_rushes(connections.clone()));
    let mut stop = std::pin::pin!(stop);
    loop {
        let (stream, address) = tokio::select! {
            () = &mut stop => break,
            taken = accept(&listener) => taken,
        };
        // When all places are taken, a new connection is refused, not kept waiting.
        let Some(guest) = connections.enter(address.ip()) else { continue };
        let connection = ending.watch(
            http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(HEADERS)
                .max_buf_size(MAX_HEADERS)
                .serve_connection(
                    TokioIo::new(stream),
                    service(pages.clone(), address, guest.clone()),
                ),
        );
        let task = tokio::spawn(async move {
            if let Err(why) = connection.await {
                tracing::debug!("a connection was interrupted: {why}");
            }
        });
        connections.listen_to(&guest, task.abort_handle());
    }
    drop(listener);
    tidying.abort();
    app.stop.send_replace(true);
    if tokio::time::timeout(FAREWELL, ending.shutdown()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    Ok(())
}

/// Returns memory after many connections have ended.
async fn tidy_after_rushes(connections: Arc<Connections>) {
    loop {
        tokio::time::sleep(TIDY_EVERY).await;
        if connections.rush_is_over() {
            let _ = tokio::task::spawn_blocking(memory::give_back).await;
        }
    }
}

/// Behind a proxy all connections come from one address; without limits none are counted.
fn bounds(app: &App) -> Bounds {
    let all = places(app.settings.files);
    match app.settings.behind_proxy || app.limits.is_none() {
        true => Bounds::open(all),
        false => Bounds::fair(all),
    }
}

/// The next connection. What fails with one must not end the others.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                // Answers are small and should be sent at once.
                let _ = stream.set_nodelay(true);
                return (stream, address);
            }
            Err(why) if is_passing(&why) => {}
            Err(why) => {
                tracing::error!("no connection can be accepted: {why}");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// The client has disconnected.
fn is_passing(why: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(why.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// The pages for one connection, with the address it came from.
fn service(
    pages: Router,
    address: SocketAddr,
    guest: Arc<Connection>,
) -> impl Service<
    Request<Incoming>,
    Response = axum::response::Response,
    Error = std::convert::Infallible,
    Future: Send,
> {
    service_fn(move |mut request: Request<Incoming>| {
        guest.speaks();
        request.extensions_mut().insert(ConnectInfo(address));
        TowerToHyperService::new(pages.clone()).call(request)
    })
}
