//! The moments of a step: the game after each of its events, as far as the rules show them.

use crate::game::Game;
use crate::host::{Host, Stream};
use crate::luck::Luck;
use std::any::Any;

/// A moment inside a step.
#[derive(Clone, PartialEq, Debug)]
pub struct Part<G> {
    /// The number of events of the step so far.
    pub events: usize,
    /// The game at this moment.
    pub game: G,
}

/// A host that copies the game whenever the rules show it.
pub(crate) struct Watcher<'a, G: Game> {
    luck: &'a mut Luck,
    events: usize,
    pub parts: Vec<Part<G>>,
}

impl<'a, G: Game> Watcher<'a, G> {
    pub fn new(luck: &'a mut Luck) -> Self {
        Self { luck, events: 0, parts: Vec::new() }
    }
}

impl<G: Game> Host<G::Event> for Watcher<'_, G> {
    fn roll(&mut self, stream: Stream, sides: u32) -> u32 {
        self.luck.roll(stream, sides)
    }
    fn hear(&mut self, _: impl FnOnce() -> G::Event) {
        self.events += 1;
    }
    fn look<H: Game<Event = G::Event>>(&mut self, game: &H) {
        let news = self.events > self.parts.last().map_or(0, |part| part.events);
        let game = (game as &dyn Any).downcast_ref::<G>().filter(|_| news);
        self.parts.extend(game.map(|game| Part { events: self.events, game: game.clone() }));
    }
}
