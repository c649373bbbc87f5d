//! The live stream: the number of the last durable entry, and nothing else. Clients then request
//! what their own seat may see.

use super::{desk, may_look};
use crate::app::App;
use crate::error::WebError;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// A sign of life for proxies between server and browser.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// Everything a stream holds: thousands of them are open at the same time.
struct Listening {
    news: watch::Receiver<i64>,
    stopping: watch::Receiver<bool>,
    told: Option<i64>,
}

pub async fn events(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, WebError> {
    let desk = desk(&app, &id).await?;
    may_look(&desk.table(), &visitor)?;
    let listening = Listening { news: desk.watch(), stopping: app.stopping.clone(), told: None };
    let numbers = stream::unfold(listening, |mut listening| async {
        let number = listening.next().await?;
        Some((Ok(Event::default().data(number.to_string())), listening))
    });
    let alive = KeepAlive::new().interval(KEEP_ALIVE);
    Ok(Sse::new(numbers).keep_alive(alive))
}

impl Listening {
    /// The next number that was not sent yet; `None` when the table is unloaded or the server
    /// stops.
    async fn next(&mut self) -> Option<i64> {
        loop {
            if *self.stopping.borrow() {
                return None;
            }
            let number = *self.news.borrow_and_update();
            if self.told != Some(number) {
                self.told = Some(number);
                return Some(number);
            }
            tokio::select! {
                changed = self.news.changed() => changed.ok()?,
                stopped = self.stopping.changed() => stopped.ok()?,
            }
        }
    }
}
