//! A game in play, whichever game it is.

use crate::entry::Opening;
use patolli_bots::{Judge, Level, Stop, bot};
use patolli_core::record::{Record, Secret};
use patolli_core::{
    BadOption, BadStart, DataError, Deal, Dense, Digest, Draws, Game, Match, Refused, Seat,
    SeatSet, Title, Unreadable, fingerprint, why_not,
};
use patolli_games::{GameId, load_edition, with_game};
use std::any::Any;
use std::sync::Arc;

/// A match of one game and what fixed its start.
#[derive(Clone, Debug)]
pub struct InPlay<G: Title> {
    pub deal: Arc<Deal<G>>,
    pub played: Match<G>,
}

/// Why a game does not allow an action: the game's own reason.
#[derive(Clone, Debug)]
pub enum Forbidden<G: Game> {
    Unreadable(Unreadable),
    Refused(Refused<G::Reason>),
}

/// What the table needs from a game in play without knowing which game it is.
pub trait Playing: Any + Send + Sync {
    fn n_seats(&self) -> usize;
    fn automa(&self) -> Option<Seat>;
    fn to_act(&self) -> SeatSet;
    fn steps(&self) -> usize;
    fn step_seat(&self, step: usize) -> Option<Seat>;
    fn undoable(&self, seat: Seat) -> usize;
    /// The steps that were choices among those that this seat may undo, the last one first.
    fn undoable_choices(&self, seat: Seat) -> Vec<usize>;
    /// Whether this step was a choice.
    fn was_choice(&self, step: usize) -> bool;
    /// The decision this seat makes automatically, in notation.
    fn by_itself(&self, seat: Seat) -> Option<String>;
    /// Whether this seat has owed a decision without a break since this step.
    fn owed_since(&self, seat: Seat, steps: usize) -> bool;
    /// Every action this seat may choose, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The number of an action in notation, if this seat may choose it now. Otherwise the reason, a
    /// [`Forbidden`] of this game.
    fn check(&self, seat: Seat, action: &str) -> Result<usize, Box<dyn Any + Send + Sync>>;
    /// Plays the action with this number, which was checked.
    fn take(&mut self, seat: Seat, number: usize);
    fn step_back(&mut self);
    /// A task that finds a bot's choice from what its seat may know. Once `stop` is raised it ends
    /// soon, and its choice is worth little.
    fn thinker(&self, seat: Seat, who: Level, stop: Stop) -> Box<dyn FnOnce() -> String + Send>;
    fn scores(&self) -> Vec<i16>;
    fn winners(&self) -> SeatSet;
    fn fingerprint(&self) -> Digest;
    /// The position after this many steps in readable form, hidden parts included.
    fn position_at(&self, step: usize) -> serde_json::Value;
    /// How much of the random streams has been drawn by now.
    fn drawn(&self) -> Draws;
    fn record(&self, seats: Vec<String>, show_secret: bool) -> Record;
    fn boxed(&self) -> Box<dyn Playing>;
}

impl<G: Judge + Title> Playing for InPlay<G> {
    fn n_seats(&self) -> usize {
        self.played.game().n_seats()
    }
    fn automa(&self) -> Option<Seat> {
        self.played.game().automa()
    }
    fn to_act(&self) -> SeatSet {
        self.played.game().to_act()
    }
    fn steps(&self) -> usize {
        self.played.steps().len()
    }
    fn step_seat(&self, step: usize) -> Option<Seat> {
        self.played.steps().get(step).map(|step| step.seat)
    }
    fn undoable(&self, seat: Seat) -> usize {
        self.played.undoable(seat)
    }
    fn undoable_choices(&self, seat: Seat) -> Vec<usize> {
        self.played.undoable_choices(seat).collect()
    }
    fn was_choice(&self, step: usize) -> bool {
        self.played.steps().get(step).is_some_and(|step| !step.was_forced())
    }
    fn by_itself(&self, seat: Seat) -> Option<String> {
        self.played.by_itself(seat).map(|action| action.to_string())
    }
    fn owed_since(&self, seat: Seat, steps: usize) -> bool {
        let last = self.steps();
        steps <= last
            && (last - steps..=last).all(|n| self.played.game_at(n).to_act().contains(seat))
    }
    fn legal(&self, seat: Seat) -> Vec<String> {
        self.played.game().legal(seat).iter().map(|action| action.to_string()).collect()
    }
    fn check(&self, seat: Seat, action: &str) -> Result<usize, Box<dyn Any + Send + Sync>> {
        let why = match action.parse::<G::Action>() {
            Err(why) => Forbidden::<G>::Unreadable(why),
            Ok(action) => match why_not(self.played.game(), seat, action) {
                Some(refused) => Forbidden::Refused(refused),
                None => return Ok(action.index()),
            },
        };
        Err(Box::new(why))
    }
    fn take(&mut self, seat: Seat, number: usize) {
        self.played.take(seat, G::Action::from_index(number));
    }
    fn step_back(&mut self) {
        self.played.step_back();
    }

    fn thinker(&self, seat: Seat, who: Level, stop: Stop) -> Box<dyn FnOnce() -> String + Send> {
        let (view, legal) = (self.played.game().view(Some(seat)), self.played.game().legal(seat));
        let seed = self.dice(seat);
        Box::new(move || {
            let mut bot = bot::<G>(who, seed, 1);
            bot.listen_to(stop);
            bot.choose(&view, seat, &legal).to_string()
        })
    }

    fn scores(&self) -> Vec<i16> {
        let scores = self.played.game().scores();
        Seat::first(self.n_seats()).map(|seat| scores[seat]).collect()
    }
    fn winners(&self) -> SeatSet {
        self.played.game().winners()
    }
    fn fingerprint(&self) -> Digest {
        fingerprint(self.played.game())
    }
    fn position_at(&self, step: usize) -> serde_json::Value {
        let position = self.played.game_at(step).position();
        serde_json::to_value(position).expect("a position is plain data")
    }
    fn drawn(&self) -> Draws {
        self.played.luck().drawn()
    }
    fn record(&self, seats: Vec<String>, show_secret: bool) -> Record {
        let mut record = self.deal.record(&self.played, show_secret);
        record.header.seats = seats;
        record
    }
    fn boxed(&self) -> Box<dyn Playing> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn Playing> {
    fn clone(&self) -> Self {
        self.as_ref().boxed()
    }
}

impl<G: Judge + Title> InPlay<G> {
    /// The random seed of a bot's next thought: it follows from the match's seed and the step, so
    /// that a restart changes nothing, but reveals nothing about the match's seed.
    fn dice(&self, seat: Seat) -> u64 {
        let steps = self.steps() as u64;
        let parts: [&[u8]; 3] = [&self.deal.secret.seed.0, &[u8::from(seat)], &steps.to_le_bytes()];
        let digest = Digest::of("patolli 1 bot", &parts);
        u64::from_le_bytes(*digest.0.first_chunk().expect("32 bytes"))
    }
}

/// A position from which a match starts, and how much of the random streams had been drawn by then.
#[derive(Default)]
pub(crate) struct Moment {
    pub position: Option<serde_json::Value>,
    pub drawn: Draws,
}

/// Invalid options, or an invalid edition or position.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NoGame {
    #[error(transparent)]
    Options(#[from] BadOption),
    #[error(transparent)]
    Edition(#[from] DataError),
    #[error(transparent)]
    Start(#[from] BadStart),
}

impl NoGame {
    /// The same for a log file: a position holds hidden cards.
    pub(crate) fn cause(&self) -> String {
        match self {
            Self::Start(_) => "the position it resumes from is impossible".to_string(),
            other => other.to_string(),
        }
    }
}

/// The game of an opening, with setup or from the moment the opening names.
pub(crate) fn begin(
    opening: &Opening,
    secret: &Secret,
    additions: Vec<String>,
) -> Result<Box<dyn Playing>, NoGame> {
    let moment = Moment { position: opening.start.clone(), ..Moment::default() };
    go_on(opening, secret, additions, moment)
}

/// The game of an opening, resumed from a position.
pub(crate) fn go_on(
    opening: &Opening,
    secret: &Secret,
    additions: Vec<String>,
    moment: Moment,
) -> Result<Box<dyn Playing>, NoGame> {
    with_game!(opening.game, G => go_on_as::<G>(opening, secret, additions, moment))
}

fn go_on_as<G: Judge + Title>(
    opening: &Opening,
    secret: &Secret,
    additions: Vec<String>,
    moment: Moment,
) -> Result<Box<dyn Playing>, NoGame> {
    let options = G::options(opening.seats.len(), &opening.options)?;
    let kit = load_edition::<G>(opening.edition.as_ref())?;
    let mut deal = Deal::<G>::new(kit, options, Vec::new(), secret.clone());
    deal.additions = additions;
    deal.start = moment.position;
    deal.drawn = moment.drawn;
    let played = deal.begin()?;
    Ok(Box::new(InPlay { deal: Arc::new(deal), played }))
}

/// The rules version of a game as this program plays it.
pub(crate) fn rules(game: GameId) -> u32 {
    with_game!(game, G => <G as Title>::RULES)
}
