//! A match: a game, its random streams, and every step, so that it can be undone and saved.

use crate::door::{Refused, why_not};
use crate::forced::Forced;
use crate::game::{Fact, Game};
use crate::luck::{Luck, Witness};
use crate::seat::Seat;
use crate::watcher::{Part, Watcher};
use std::sync::Arc;

/// A game in play. Copies share their steps, so that a long match is copied as quickly as a short one.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    luck: Luck,
    opening: Arc<[G::Event]>,
    steps: Vec<Arc<Move<G>>>,
}

/// One action and its events.
#[derive(Clone, Debug)]
pub struct Move<G: Game> {
    /// The seat that decided.
    pub seat: Seat,
    /// What it chose.
    pub action: G::Action,
    /// What happened, in order.
    pub events: Vec<G::Event>,
    /// Whether it can be undone: no chance was used and nothing hidden was revealed.
    pub reversible: bool,
    before: G,
    luck_before: Luck,
}

impl<G: Game> Move<G> {
    /// Whether there was nothing to decide.
    pub fn was_forced(&self) -> bool {
        forced(&self.before, self.seat).is_some()
    }
    /// The game before the decision.
    pub fn before(&self) -> &G {
        &self.before
    }
}

/// The only option of a decision that need not be asked.
fn forced<G: Game>(game: &G, seat: Seat) -> Option<G::Action> {
    match Forced::of(game.legal(seat).iter()) {
        Forced::Only(action) if !game.always_asked() => Some(action),
        _ => None,
    }
}

impl<G: Game> Match<G> {
    /// Sets up a game and begins its match.
    pub fn new(kit: &'static G::Kit, options: &G::Options, mut luck: Luck) -> Self {
        let mut host = Witness::new(&mut luck);
        let game = G::setup(kit, options, &mut host);
        let opening = host.events.into();
        Self { game, luck, opening, steps: Vec::new() }
    }
    /// A match that continues from some moment, such as a loaded position.
    pub fn from(game: G, luck: Luck) -> Self {
        Self { game, luck, opening: Arc::default(), steps: Vec::new() }
    }

    /// The game as it is now.
    pub fn game(&self) -> &G {
        &self.game
    }
    /// The luck as far as it was drawn.
    pub fn luck(&self) -> &Luck {
        &self.luck
    }
    /// The events of setup.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }
    /// The steps played so far, without those taken back.
    pub fn steps(&self) -> &[Arc<Move<G>>] {
        &self.steps
    }
    /// Whether no seat owes a decision any longer: the game is over.
    pub fn is_over(&self) -> bool {
        self.game.to_act().is_empty()
    }

    /// Plays one action after validating it; returns its events.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<&[G::Event], Refused<G::Reason>> {
        match why_not(&self.game, seat, action) {
            Some(refused) => Err(refused),
            None => Ok(self.take(seat, action)),
        }
    }

    /// Plays an action that the door has let through; returns what happened.
    pub fn take(&mut self, seat: Seat, action: G::Action) -> &[G::Event] {
        let (before, luck_before) = (self.game.clone(), self.luck.clone());
        let mut host = Witness::new(&mut self.luck);
        self.game.apply(seat, action, &mut host);
        let reversible = !host.rolled && !host.events.iter().any(Fact::reveals);
        let events = host.events;
        let step = Move { seat, action, events, reversible, before, luck_before };
        self.steps.push(Arc::new(step));
        &self.steps[self.steps.len() - 1].events
    }

    /// The number of last steps that this seat may undo alone: back to the last use of chance, the
    /// last reveal or the last action of another seat.
    pub fn undoable(&self, seat: Seat) -> usize {
        self.undoable_of(self.steps.len(), seat).count()
    }

    /// The steps that this seat may undo and that were choices, the last one first.
    pub fn undoable_choices(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        let last = self.steps.len();
        (last - self.undoable(seat)..last).rev().filter(|n| !self.steps[*n].was_forced())
    }

    /// Undoes this seat's last choice since the last reveal, and the automatic steps that followed.
    pub fn undo(&mut self, seat: Seat) -> Option<G::Action> {
        let to = self.undoable_choices(seat).next()?;
        let action = self.steps[to].action;
        while self.steps.len() > to {
            self.step_back();
        }
        Some(action)
    }

    /// The action that this seat takes automatically, because it is the only option. Nothing is
    /// taken that would block undoing a choice.
    pub fn by_itself(&self, seat: Seat) -> Option<G::Action> {
        let action = forced(&self.game, seat)?;
        let stays_open = || self.is_reversible(seat, action);
        self.leaves_way_back(self.steps.len(), seat, stays_open).then_some(action)
    }

    /// Whether this step was taken by itself. The one option that a player was asked to take, because it
    /// closed the way back to a choice, was not.
    pub fn took_itself(&self, n: usize) -> bool {
        let Some(step) = self.steps.get(n).filter(|step| step.was_forced()) else { return false };
        let stays_open = || step.reversible && !self.game_at(n + 1).to_act().is_empty();
        self.leaves_way_back(n, step.seat, stays_open)
    }

    /// Whether a step after `n` others leaves open the way back to a choice, if there is one.
    fn leaves_way_back(&self, n: usize, seat: Seat, stays_open: impl FnOnce() -> bool) -> bool {
        let Some(chooser) = n.checked_sub(1).map(|last| self.steps[last].seat) else { return true };
        let open = self.undoable_of(n, chooser).any(|step| !step.was_forced());
        !open || chooser == seat && stays_open()
    }

    /// The steps that a seat can undo by itself after `n` steps, the last one first.
    fn undoable_of(&self, n: usize, seat: Seat) -> impl Iterator<Item = &Arc<Move<G>>> {
        self.steps[..n].iter().rev().take_while(move |step| step.reversible && step.seat == seat)
    }

    /// Whether the player could undo this legal action alone. The last action of a match can't be
    /// undone: it reveals the points.
    pub fn is_reversible(&self, seat: Seat, action: G::Action) -> bool {
        let mut trial = Self::from(self.game.clone(), self.luck.clone());
        trial.play(seat, action).is_ok() && !trial.is_over() && trial.undoable(seat) == 1
    }

    /// Goes back one step regardless of what it revealed: for replays, and by consent of all.
    pub fn step_back(&mut self) -> Option<G::Action> {
        let step = self.steps.pop()?;
        self.game = step.before.clone();
        self.luck = step.luck_before.clone();
        Some(step.action)
    }

    /// The game at each moment of step `n`; the last is the game after it. This repeats the step,
    /// so that matches need not store these moments.
    pub fn parts(&self, n: usize) -> Vec<Part<G>> {
        let Some(step) = self.steps.get(n) else { return Vec::new() };
        let (mut game, mut luck) = (step.before.clone(), step.luck_before.clone());
        let mut host = Watcher::new(&mut luck);
        game.apply(step.seat, step.action, &mut host);
        let mut parts = host.parts;
        parts.retain(|part| part.events < step.events.len());
        parts.push(Part { events: step.events.len(), game });
        parts
    }

    /// The game as it was before step `n`.
    pub fn game_at(&self, n: usize) -> &G {
        self.steps.get(n).map_or(&self.game, |step| &step.before)
    }
}
