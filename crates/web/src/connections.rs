//! Counts connections. No one can take all places: an address has a limit, and connections without
//! a request give way to newer ones.

use crate::limits::household;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use tokio::task::AbortHandle;

/// How many connections may be open at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    pub all: usize,
    /// From one address: a whole school may share one.
    pub address: usize,
    /// From one address, before their first request.
    pub silent: usize,
}

/// The most connections in all, if the system allows that many.
const MOST: usize = 20_000;

impl Bounds {
    /// The same for everyone: one address never has more than half of the places.
    pub fn fair(all: usize) -> Self {
        Self { all, address: (all / 2).min(2_000), silent: (all / 8).min(128) }
    }
    /// Without limits for each address: a proxy in front, or a load test.
    pub fn open(all: usize) -> Self {
        Self { all, address: all, silent: all }
    }
}

/// How many connections fit when the system allows this many open files: the database and
/// everything else that needs a file reserve some.
pub fn places(files: Option<u64>) -> usize {
    let Some(files) = files.and_then(|files| usize::try_from(files).ok()) else { return MOST };
    let kept = (files / 8).clamp(32, 256);
    files.saturating_sub(kept).clamp(1, MOST)
}

/// This many connections at once leave memory behind that is worth returning.
const RUSH: usize = 500;

/// The connections of a server.
#[derive(Debug)]
pub struct Connections {
    bounds: Bounds,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    all: usize,
    /// The most that were open at once since the last rush was over.
    peak: usize,
    last: u64,
    addresses: HashMap<IpAddr, Address>,
}

#[derive(Debug, Default)]
struct Address {
    open: usize,
    /// Those without a request yet, the oldest first.
    silent: VecDeque<(u64, AbortHandle)>,
}

/// A connection, for as long as it is kept.
#[derive(Debug)]
pub struct Connection {
    all: Arc<Connections>,
    address: IpAddr,
    id: u64,
    has_spoken: AtomicBool,
}

impl Connections {
    pub fn new(bounds: Bounds) -> Arc<Self> {
        Arc::new(Self { bounds, state: Mutex::default() })
    }

    /// A place for a connection from this address, if there is one.
    pub fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Arc<Connection>> {
        let address = household(address);
        let mut state = self.state.lock().expect("the connections");
        let of_address = state.addresses.get(&address).map_or(0, |address| address.open);
        if state.all >= self.bounds.all || of_address >= self.bounds.address {
            return None;
        }
        state.all += 1;
        state.peak = state.peak.max(state.all);
        state.last += 1;
        let id = state.last;
        state.addresses.entry(address).or_default().open += 1;
        let (all, has_spoken) = (self.clone(), AtomicBool::new(false));
        Some(Arc::new(Connection { all, address, id, has_spoken }))
    }

    /// Remembers how to end a connection that sends nothing. If too many of its address are silent,
    /// the oldest is closed.
    pub fn listen_to(&self, connection: &Connection, task: AbortHandle) {
        let mut state = self.state.lock().expect("the connections");
        let Some(address) = state.addresses.get_mut(&connection.address) else { return };
        if connection.has_spoken.load(Ordering::Acquire) || task.is_finished() {
            return;
        }
        address.silent.push_back((connection.id, task));
        if address.silent.len() > self.bounds.silent
            && let Some((_, oldest)) = address.silent.pop_front()
        {
            oldest.abort();
        }
    }

    /// Whether a rush has just ended: true once after each.
    pub fn rush_is_over(&self) -> bool {
        let mut state = self.state.lock().expect("the connections");
        let is_over = state.peak >= RUSH && state.all <= state.peak / 4;
        if is_over {
            state.peak = state.all;
            state.addresses.shrink_to_fit();
        }
        is_over
    }

    #[cfg(test)]
    fn count(&self) -> usize {
        self.state.lock().expect("the connections").all
    }
}

impl Connection {
    /// The first request has arrived.
    pub fn speaks(&self) {
        if !self.has_spoken.swap(true, Ordering::AcqRel) {
            let mut state = self.all.state.lock().expect("the connections");
            state.forget_silence(self);
        }
    }
}

impl State {
    fn forget_silence(&mut self, connection: &Connection) {
        if let Some(address) = self.addresses.get_mut(&connection.address) {
            address.silent.retain(|(id, _)| *id != connection.id);
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut state = self.all.state.lock().expect("the connections");
        state.all -= 1;
        state.forget_silence(self);
        if let Some(address) = state.addresses.get_mut(&self.address) {
            address.open -= 1;
            if address.open == 0 {
                state.addresses.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const THERE: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));

    #[test]
    fn one_address_cannot_take_every_place() {
        let connections = Connections::new(Bounds { all: 5, address: 3, silent: 9 });
        let mine: Vec<_> = (0..9).filter_map(|_| connections.enter(HERE)).collect();
        assert_eq!(mine.len(), 3);
        let theirs: Vec<_> = (0..9).filter_map(|_| connections.enter(THERE)).collect();
        assert_eq!(theirs.len(), 2);
        drop((mine, theirs));
        assert_eq!(connections.count(), 0);
        assert!(connections.state.lock().unwrap().addresses.is_empty());
        assert!(connections.enter(HERE).is_some());
    }

    #[test]
    fn there_are_fewer_places_than_files() {
        for (files, all) in
            [(None, MOST), (Some(u64::MAX), MOST), (Some(20_000), 19_744), (Some(400), 350)]
        {
            assert_eq!(places(files), all, "{files:?}");
        }
        assert_eq!(Bounds::fair(MOST), Bounds { all: MOST, address: 2_000, silent: 128 });
        assert_eq!(Bounds::fair(350), Bounds { all: 350, address: 175, silent: 43 });
    }

    #[test]
    fn the_end_of_a_rush_is_told_once() {
        let connections = Connections::new(Bounds { all: 9 * RUSH, address: 9 * RUSH, silent: 9 });
        let few: Vec<_> = (0..RUSH / 2).filter_map(|_| connections.enter(HERE)).collect();
        assert!(!connections.rush_is_over(), "these are not many");
        let many: Vec<_> = (0..3 * RUSH).filter_map(|_| connections.enter(HERE)).collect();
        assert!(!connections.rush_is_over(), "they are still here");
        drop(many);
        assert!(connections.rush_is_over());
        assert!(!connections.rush_is_over());
        drop(few);
        assert!(!connections.rush_is_over());
    }

    #[tokio::test]
    async fn the_oldest_silent_connection_gives_way() {
        let connections = Connections::new(Bounds { all: 99, address: 99, silent: 2 });
        let mut tasks = Vec::new();
        for speaks in [false, true, false, false] {
            let connection = connections.enter(HERE).expect("a place");
            let held = connection.clone();
            let task = tokio::spawn(async move {
                let _held = held;
                std::future::pending::<()>().await;
            });
            if speaks {
                connection.speaks();
            }
            connections.listen_to(&connection, task.abort_handle());
            tasks.push(task);
        }
        let first = tasks.remove(0);
        assert!(first.await.is_err_and(|why| why.is_cancelled()), "the oldest was closed");
        assert!(tasks.iter().all(|task| !task.is_finished()));
        assert_eq!(connections.count(), 3);
    }
}
