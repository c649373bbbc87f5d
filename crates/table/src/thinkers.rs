//! Who may think next. Bots share the processor fairly between guests: a guest with many tables
//! waits for their own thoughts and does not delay those of others.

use crate::token::PersonId;
use patolli_bots::Level;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::oneshot;

/// Levels that answer within milliseconds never wait for those that search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lane {
    Quick,
    Search,
}

impl Lane {
    const fn of(level: Level) -> Self {
        match level {
            Level::Random | Level::Easy | Level::Normal => Self::Quick,
            Level::Hard | Level::Expert => Self::Search,
        }
    }
}

/// The places for thoughts.
#[derive(Debug)]
pub(crate) struct Thinkers {
    /// Thoughts at the same time in each lane.
    quick: usize,
    search: usize,
    /// Searches at the same time for the tables of one guest.
    per_guest: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    running: Vec<(PersonId, Lane)>,
    waiting: Vec<Waiting>,
    /// When each guest was last served; guests with nothing waiting or running are forgotten.
    served: HashMap<PersonId, u64>,
    turn: u64,
}

#[derive(Debug)]
struct Waiting {
    guest: PersonId,
    level: Level,
    wake: oneshot::Sender<Place>,
}

/// The right to think, for as long as it is kept.
#[derive(Debug)]
pub(crate) struct Place {
    thinkers: Arc<Thinkers>,
    guest: PersonId,
    lane: Lane,
    /// Whether it was accepted; the offerer takes a refused place back.
    held: bool,
}

impl Thinkers {
    /// `threads` searches may run beside the quick levels. One is always left to other guests, so
    /// that a table full of experts never delays everyone else.
    pub fn new(threads: usize) -> Arc<Self> {
        let search = threads.max(1);
        let per_guest = (search - 1).max(1);
        Arc::new(Self { quick: 1, search, per_guest, state: Mutex::default() })
    }

    /// Waits for a place for a thought at a table that `guest` opened.
    pub async fn place(self: &Arc<Self>, guest: &PersonId, level: Level) -> Place {
        let (wake, woken) = oneshot::channel();
        let waiting = Waiting { guest: guest.clone(), level, wake };
        self.state.lock().expect("the thinkers").waiting.push(waiting);
        self.serve();
        woken.await.expect("a waiting thought is woken or gone")
    }

    /// Gives free places to the next thoughts.
    fn serve(self: &Arc<Self>) {
        loop {
            let next = {
                let mut state = self.state.lock().expect("the thinkers");
                let Some(next) = self.next(&state) else { return };
                let next = state.waiting.remove(next);
                state.turn += 1;
                let turn = state.turn;
                state.served.insert(next.guest.clone(), turn);
                state.running.push((next.guest.clone(), Lane::of(next.level)));
                next
            };
            let lane = Lane::of(next.level);
            let place = Place { thinkers: self.clone(), guest: next.guest, lane, held: true };
            if let Err(mut refused) = next.wake.send(place) {
                // The match has moved on. Dropping the place here would serve again recursively.
                refused.held = false;
                self.leave(&refused.guest, refused.lane);
            }
        }
    }

    /// The next thought that may start: of the guest who was served longest ago, then the cheapest
    /// level, then the first to arrive.
    fn next(&self, state: &State) -> Option<usize> {
        let free = |lane: Lane| {
            let most = if lane == Lane::Quick { self.quick } else { self.search };
            state.running.iter().filter(|running| running.1 == lane).count() < most
        };
        let (quick, search) = (free(Lane::Quick), free(Lane::Search));
        let may = |waiting: &Waiting| match Lane::of(waiting.level) {
            Lane::Quick => quick,
            Lane::Search => search && self.searches_of(state, &waiting.guest) < self.per_guest,
        };
        let open = state.waiting.iter().enumerate().filter(|(_, waiting)| may(waiting));
        let key = |waiting: &Waiting| {
            (state.served.get(&waiting.guest).copied().unwrap_or_default(), waiting.level)
        };
        open.min_by_key(|(place, waiting)| (key(waiting), *place)).map(|(place, _)| place)
    }

    #[cfg(test)]
    pub fn is_busy(&self) -> bool {
        !self.state.lock().expect("the thinkers").running.is_empty()
    }

    fn searches_of(&self, state: &State, guest: &PersonId) -> usize {
        let theirs = |running: &&(PersonId, Lane)| running.0 == *guest && running.1 == Lane::Search;
        state.running.iter().filter(theirs).count()
    }

    fn leave(&self, guest: &PersonId, lane: Lane) {
        let mut state = self.state.lock().expect("the thinkers");
        let here =
            state.running.iter().position(|running| running.0 == *guest && running.1 == lane);
        if let Some(here) = here {
            state.running.swap_remove(here);
        }
        let busy = state.running.iter().any(|running| running.0 == *guest)
            || state.waiting.iter().any(|waiting| waiting.guest == *guest);
        if !busy {
            state.served.remove(guest);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.held {
            self.thinkers.leave(&self.guest, self.lane);
            self.thinkers.serve();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::pin::Pin;

    type Waits = Pin<Box<dyn Future<Output = Place>>>;

    /// Asks for a place; the first poll puts the thought into the queue.
    fn ask(thinkers: &Arc<Thinkers>, guest: &PersonId, level: Level) -> (Option<Place>, Waits) {
        let (thinkers, guest) = (thinkers.clone(), guest.clone());
        let mut waits: Waits = Box::pin(async move { thinkers.place(&guest, level).await });
        let got = (&mut waits).now_or_never();
        (got, waits)
    }

    #[test]
    fn an_easy_bot_never_waits_for_searches() {
        let (greedy, stranger) = (PersonId::fresh(), PersonId::fresh());
        let thinkers = Thinkers::new(1);
        let many: Vec<_> = (0..50).map(|_| ask(&thinkers, &greedy, Level::Expert)).collect();
        assert_eq!(many.iter().filter(|(got, _)| got.is_some()).count(), 1);
        assert!(ask(&thinkers, &stranger, Level::Easy).0.is_some());
    }

    #[test]
    fn one_guest_leaves_a_place_for_others() {
        let (greedy, stranger) = (PersonId::fresh(), PersonId::fresh());
        let thinkers = Thinkers::new(3);
        let many: Vec<_> = (0..50).map(|_| ask(&thinkers, &greedy, Level::Expert)).collect();
        assert_eq!(many.iter().filter(|(got, _)| got.is_some()).count(), 2);
        assert!(ask(&thinkers, &stranger, Level::Expert).0.is_some());
    }

    #[test]
    fn guests_take_turns_and_cheap_levels_come_first() {
        let (ana, ben) = (PersonId::fresh(), PersonId::fresh());
        let thinkers = Thinkers::new(1);
        let (first, _) = ask(&thinkers, &ana, Level::Expert);
        let (_, mut again) = ask(&thinkers, &ana, Level::Expert);
        let (_, mut cheaper) = ask(&thinkers, &ana, Level::Hard);
        let (_, mut other) = ask(&thinkers, &ben, Level::Expert);
        drop(first);
        let bens = (&mut other).now_or_never().expect("Ben has waited longest");
        assert!((&mut again).now_or_never().is_none());
        drop(bens);
        let hard = (&mut cheaper).now_or_never().expect("the cheaper thought of Ana");
        drop(hard);
        assert!((&mut again).now_or_never().is_some());
    }

    #[test]
    fn who_went_away_holds_up_nobody() {
        let (ana, ben) = (PersonId::fresh(), PersonId::fresh());
        let thinkers = Thinkers::new(1);
        let (first, _) = ask(&thinkers, &ana, Level::Expert);
        let (_, gone) = ask(&thinkers, &ana, Level::Expert);
        let (_, mut other) = ask(&thinkers, &ben, Level::Expert);
        drop(gone);
        drop(first);
        let bens = (&mut other).now_or_never().expect("a place");
        drop(bens);
        let state = thinkers.state.lock().expect("the thinkers");
        assert!(state.running.is_empty() && state.waiting.is_empty() && state.served.is_empty());
    }
}
