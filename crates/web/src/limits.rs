//! Limits against floods, for each address: reads, changes, new guests, new matches and open
//! streams. They are far above what people do and far below what hurts.

use crate::app::App;
use crate::error::WebError;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Extensions, HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use hyper::body::{Frame, SizeHint};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

/// The kind of a request, as far as limits care.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    Read,
    Change,
    Guest,
    Match,
}

/// The limits of a server.
pub struct Limits {
    reads: DefaultKeyedRateLimiter<IpAddr>,
    changes: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    matches: DefaultKeyedRateLimiter<IpAddr>,
    streams: Arc<Streams>,
    checks: AtomicU64,
}

/// Open streams of each address.
type Streams = Mutex<HashMap<IpAddr, usize>>;

/// Streams that one address may hold open: a whole school may share one.
const MAX_STREAMS: usize = 400;
/// After this many checks, addresses that have been quiet are forgotten.
const TIDY_EVERY: u64 = 10_000;

impl Limits {
    /// `rate`: how many requests per second one address may make over a long time.
    pub fn new(rate: u32) -> Self {
        let burst = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let second = |n: u32| Quota::per_second(burst(n)).allow_burst(burst(n.saturating_mul(4)));
        let minute = |n: u32| Quota::per_minute(burst(n));
        Self {
            reads: RateLimiter::keyed(second(rate)),
            changes: RateLimiter::keyed(second(rate / 2)),
            guests: RateLimiter::keyed(minute(rate / 2).allow_burst(burst(rate))),
            matches: RateLimiter::keyed(minute(rate).allow_burst(burst(rate))),
            streams: Arc::default(),
            checks: AtomicU64::new(0),
        }
    }

    fn of(&self, class: Class) -> &DefaultKeyedRateLimiter<IpAddr> {
        match class {
            Class::Read => &self.reads,
            Class::Change => &self.changes,
            Class::Guest => &self.guests,
            Class::Match => &self.matches,
        }
    }

    /// Counts a request; an error says how long to wait.
    pub fn check(&self, class: Class, address: IpAddr) -> Result<(), Duration> {
        if self.checks.fetch_add(1, Ordering::Relaxed) % TIDY_EVERY == TIDY_EVERY - 1 {
            for class in [Class::Read, Class::Change, Class::Guest, Class::Match] {
                self.of(class).retain_recent();
            }
        }
        let until = |not: governor::NotUntil<_>| not.wait_time_from(DefaultClock::default().now());
        self.of(class).check_key(&address).map_err(until)
    }

    fn stream(&self, address: IpAddr) -> Option<Place> {
        let mut open = self.streams.lock().expect("the streams");
        let count = open.entry(address).or_default();
        if *count >= MAX_STREAMS {
            return None;
        }
        *count += 1;
        Some(Place { address, streams: self.streams.clone() })
    }
}

/// Counts one act of a class for an address.
pub fn count(app: &App, class: Class, address: IpAddr) -> Result<(), WebError> {
    match &app.limits {
        Some(limits) => limits.check(class, address).map_err(WebError::TooFast),
        None => Ok(()),
    }
}

/// Stops floods before anything is read.
pub async fn flood(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let class = match *request.method() {
        Method::GET | Method::HEAD => Class::Read,
        _ => Class::Change,
    };
    let address = address(&app, request.headers(), request.extensions());
    match count(&app, class, address) {
        Ok(()) => next.run(request).await,
        Err(why) => why.into_response(),
    }
}

/// The address a request comes from. In IPv6 a household has a whole range of addresses.
pub fn address(app: &App, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    let told = match app.settings.behind_proxy {
        true => headers.get_all("x-forwarded-for").iter().next_back(),
        false => None,
    };
    let told = told.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    household(told.unwrap_or(peer))
}

/// The address that stands for everyone in one household.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(long) => IpAddr::V6(Ipv6Addr::from_bits(long.to_bits() & (u128::MAX << 64))),
        short => short,
    }
}

/// Counts live streams for as long as they are open.
pub async fn streams(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let address = address(&app, request.headers(), request.extensions());
    let response = next.run(request).await;
    let kind = response.headers().get(CONTENT_TYPE);
    let Some(limits) = app.limits.as_ref().filter(|_| kind.is_some_and(|kind| kind == STREAM))
    else {
        return response;
    };
    match limits.stream(address) {
        Some(place) => response.map(|body| Body::new(Counted { body, _place: place })),
        None => WebError::TooFast(Duration::from_secs(60)).into_response(),
    }
}

/// The content type of a live stream.
const STREAM: &str = "text/event-stream";

/// The right to hold a stream open, for as long as it is kept.
struct Place {
    address: IpAddr,
    streams: Arc<Streams>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.streams.lock().expect("the streams");
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// A stream that holds its place.
struct Counted {
    body: Body,
    _place: Place,
}

impl HttpBody for Counted {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }
    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }
    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl std::fmt::Debug for Limits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Limits")
    }
}
#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    #[test]
    fn a_burst_is_let_through_and_a_flood_is_not() {
        let limits = Limits::new(5);
        let passed = (0..100).filter(|_| limits.check(Class::Read, HERE).is_ok()).count();
        assert!((20..30).contains(&passed), "{passed}");
        let other = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
        assert!(limits.check(Class::Read, other).is_ok());
    }

    #[test]
    fn streams_are_counted_while_they_are_open() {
        let limits = Limits::new(5);
        let open: Vec<_> = (0..MAX_STREAMS).map(|_| limits.stream(HERE).expect("room")).collect();
        assert!(limits.stream(HERE).is_none());
        drop(open);
        assert!(limits.stream(HERE).is_some());
        assert!(limits.streams.lock().unwrap().is_empty());
    }
}
