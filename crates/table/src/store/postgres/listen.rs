//! The connection that receives what other servers wrote.

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::broadcast;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls, Socket, tls::NoTlsStream};

use super::super::{Notice, StoreError};
use super::PATIENCE;

/// How often a silent connection is checked.
const PULSE: Duration = Duration::from_secs(20);

/// The shortest and the longest wait before the next attempt to connect.
const WAITS: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(10));

/// Listens for as long as the task lives; a broken connection is replaced.
pub(super) async fn forever(config: Config, notices: broadcast::Sender<Notice>) {
    let mut wait = WAITS.0;
    loop {
        match config.connect(NoTls).await {
            Ok((client, connection)) => {
                wait = WAITS.0;
                let why = tokio::select! {
                    why = hear(connection, &notices) => why,
                    why = ask(&client, &notices) => why,
                };
                tracing::warn!(%why, "notices of other servers are interrupted");
            }
            Err(error) => {
                let why = StoreError::from(error);
                tracing::warn!(%why, "notices of other servers cannot be received");
            }
        }
        tokio::time::sleep(wait).await;
        wait = (wait * 2).min(WAITS.1);
    }
}

/// Passes notices on until the connection ends.
async fn hear(
    mut connection: Connection<Socket, NoTlsStream>,
    notices: &broadcast::Sender<Notice>,
) -> StoreError {
    loop {
        match poll_fn(|context| connection.poll_message(context)).await {
            Some(Ok(AsyncMessage::Notification(said))) => {
                if let Some(notice) = Notice::read(said.payload()) {
                    // There may be no listener yet.
                    let _ = notices.send(notice);
                }
            }
            Some(Ok(_)) => {}
            Some(Err(error)) => return error.into(),
            None => return StoreError::Unavailable("the connection was closed".to_owned()),
        }
    }
}

/// Begins to listen, reports that something may have been missed until now, and then checks the
/// connection regularly: one that vanished silently would never report anything.
async fn ask(client: &Client, notices: &broadcast::Sender<Notice>) -> StoreError {
    if let Err(error) = in_time(client, "LISTEN patolli").await {
        return error;
    }
    let _ = notices.send(Notice::Resync);
    loop {
        tokio::time::sleep(PULSE).await;
        if let Err(error) = in_time(client, "").await {
            return error;
        }
    }
}

async fn in_time(client: &Client, sql: &str) -> Result<(), StoreError> {
    match tokio::time::timeout(PATIENCE, client.batch_execute(sql)).await {
        Ok(done) => Ok(done?),
        Err(_) => Err(StoreError::Unavailable("no answer in time".to_owned())),
    }
}
