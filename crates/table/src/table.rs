//! A match as it is now: its log, folded.

use crate::clock::Timing;
use crate::commands::Checked;
use crate::entry::{Entry, Opening, Sitter};
use crate::in_play::{InPlay, NoGame, Playing, begin};
use crate::now::{began, now};
use crate::token::{MatchId, PersonId};
use crate::trust::Flaw;
use patolli_bots::Level;
use patolli_core::record::Secret;
use patolli_core::{Dense, Seat, SeatSet, Title};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::sync::Arc;

/// The phase of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Seats are open, or people add words to the shuffle.
    Gathering,
    Playing,
    Over,
    Cancelled,
    /// It was not over, and its log cannot be trusted: no more decisions.
    Stopped,
}

/// One entry of the log with its number and time (milliseconds since 1970).
#[derive(Clone, PartialEq, Debug)]
pub struct Logged {
    pub number: i64,
    pub at: i64,
    pub entry: Entry,
}

/// A seat and who decides for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Chair {
    pub sitter: Sitter,
    /// The bot that decides for an absent person.
    pub stand_in: Option<Level>,
    /// When a bot took over: the number of steps, and the time.
    pub left: Option<(usize, i64)>,
}

impl Chair {
    pub fn person(&self) -> Option<&PersonId> {
        match &self.sitter {
            Sitter::Person { id, .. } => Some(id),
            Sitter::Open | Sitter::Bot(_) => None,
        }
    }
    /// The bot that decides now.
    pub fn bot(&self) -> Option<Level> {
        match &self.sitter {
            Sitter::Bot(who) => Some(*who),
            Sitter::Open | Sitter::Person { .. } => self.stand_in,
        }
    }
    /// Whether a person decides now.
    pub fn is_attended(&self) -> bool {
        self.person().is_some() && self.stand_in.is_none()
    }
}

/// A request to go back further than one player may alone.
#[derive(Clone, PartialEq, Debug)]
pub struct Rewind {
    pub by: Seat,
    /// The number of steps that would be left.
    pub to: usize,
    pub agreed: SeatSet,
}

/// A rematch that a person offers to the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Offer {
    pub by: Seat,
    /// The table where it waits. It may have been cancelled or removed since.
    pub id: MatchId,
    /// The seats of people who do not want it.
    pub declined: Vec<Seat>,
}

/// A match as it is now. Copies share earlier steps and entries, so that they cost little.
#[derive(Clone)]
pub struct Table {
    pub id: MatchId,
    pub opening: Arc<Opening>,
    pub phase: Phase,
    pub chairs: Vec<Chair>,
    /// The words people added to the shuffle, in order.
    pub words: Vec<(Seat, String)>,
    pub rewind: Option<Rewind>,
    pub timing: Timing,
    pub rematch: Option<Offer>,
    pub log: Vec<Arc<Logged>>,
    /// When each remaining step was taken.
    pub step_times: Vec<i64>,
    /// The entry of each of these steps.
    step_numbers: Vec<i64>,
    /// For each of these steps, whether a bot decided in a person's place.
    step_helped: Vec<bool>,
    /// The same for steps that the game no longer has.
    helped_before: SeatSet,
    pub(crate) secret: Secret,
    game: Option<Box<dyn Playing>>,
    /// Steps taken before the moment from which the game was resumed.
    salvaged_steps: usize,
    pub(crate) is_salvaged: bool,
    /// The hash of the last entry.
    pub(crate) chain: String,
    pub(crate) flaw: Option<Flaw>,
}

/// A log that cannot be folded.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BadLog {
    #[error("entry {0} does not follow the previous one")]
    Order(i64),
    #[error("entry {0} cannot be read: {1}")]
    Unreadable(i64, String),
    #[error("entry {0} is not possible there")]
    Impossible(i64),
    #[error("the entries up to {0} lead elsewhere than they did")]
    Elsewhere(i64),
    #[error("the match cannot start: {0}")]
    NoGame(#[from] NoGame),
}

impl BadLog {
    /// The entry that cannot be folded.
    pub(crate) fn entry(&self) -> i64 {
        match self {
            Self::Order(entry)
            | Self::Unreadable(entry, _)
            | Self::Impossible(entry)
            | Self::Elsewhere(entry) => *entry,
            Self::NoGame(_) => 1,
        }
    }

    /// The same for the log, without the content of a row: it may be secret.
    pub(crate) fn cause(&self) -> String {
        match self {
            Self::Unreadable(entry, _) => format!("entry {entry} cannot be read"),
            Self::NoGame(why) => format!("the match cannot start: {}", why.cause()),
            other => other.to_string(),
        }
    }
}

impl Table {
    /// The match after its first entry.
    pub(crate) fn open(id: MatchId, opening: Opening, secret: Secret, at: i64) -> Self {
        let chair = |sitter: &Sitter| Chair { sitter: sitter.clone(), stand_in: None, left: None };
        let entry = Entry::Opened(Box::new(opening.clone()));
        Self {
            id,
            chairs: opening.seats.iter().map(chair).collect(),
            phase: Phase::Gathering,
            words: Vec::new(),
            rewind: None,
            timing: Timing::new(opening.clock),
            rematch: None,
            log: vec![Arc::new(Logged { number: 1, at, entry })],
            step_times: Vec::new(),
            step_numbers: Vec::new(),
            step_helped: Vec::new(),
            helped_before: SeatSet::EMPTY,
            secret,
            game: None,
            salvaged_steps: 0,
            is_salvaged: false,
            chain: String::new(),
            flaw: None,
            opening: Arc::new(opening),
        }
    }

    /// The number of the last entry.
    pub fn number(&self) -> i64 {
        self.log.len() as i64
    }
    pub fn game(&self) -> Option<&dyn Playing> {
        self.game.as_deref()
    }
    /// The game, for callers that know its type.
    pub fn game_as<G: Title>(&self) -> Option<&InPlay<G>> {
        let game: &dyn Any = self.game()?;
        game.downcast_ref()
    }
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }
    /// The person who may cancel the table before the match starts, and whose share of the threads
    /// its bots use: the one who opened it or, if they have left, the first person with a seat.
    pub fn host(&self) -> &PersonId {
        let opener = &self.opening.host;
        let mut people = self.chairs.iter().filter_map(Chair::person);
        if people.clone().any(|person| person == opener) {
            return opener;
        }
        people.next().unwrap_or(opener)
    }
    /// The seats of this person.
    pub fn seats_of(&self, person: &PersonId) -> SeatSet {
        self.seats_where(|chair| chair.person() == Some(person))
    }
    pub fn seats_where(&self, fits: impl Fn(&Chair) -> bool) -> SeatSet {
        Seat::first(self.chairs.len()).filter(|seat| fits(&self.chairs[seat.index()])).collect()
    }
    /// Who owes a decision.
    pub fn to_act(&self) -> SeatSet {
        match (self.phase, &self.game) {
            (Phase::Playing, Some(game)) => game.to_act(),
            _ => SeatSet::EMPTY,
        }
    }
    /// Steps taken, those before a salvage included.
    pub fn steps(&self) -> usize {
        self.salvaged_steps + self.game().map_or(0, Playing::steps)
    }
    /// The first step that the game still has.
    pub fn first_step(&self) -> usize {
        self.salvaged_steps
    }
    /// The step count this seat may go back to alone.
    pub fn horizon(&self, seat: Seat) -> usize {
        self.steps() - self.game().map_or(0, |game| game.undoable(seat))
    }
    /// The moments of choices that this seat may undo alone, the last one first.
    pub fn undoable_choices(&self, seat: Seat) -> Vec<usize> {
        let choices = self.game().map(|game| game.undoable_choices(seat)).unwrap_or_default();
        choices.into_iter().map(|step| step + self.salvaged_steps).collect()
    }
    /// Whether going back to this many steps would undo a choice.
    pub fn undoes_a_choice(&self, to: usize) -> bool {
        let was_choice = |step| self.was_choice(step);
        (to..self.steps()).any(was_choice)
    }
    /// Whether this step was a choice; a step that is no longer known counts as one.
    pub fn was_choice(&self, step: usize) -> bool {
        match (self.game(), step.checked_sub(self.salvaged_steps)) {
            (Some(game), Some(step)) => game.was_choice(step),
            _ => true,
        }
    }
    /// Which remaining step an entry is, counted among those the game still has.
    pub fn step_of(&self, logged: &Logged) -> Option<usize> {
        self.step_numbers.binary_search(&logged.number).ok()
    }
    /// The entry of a remaining step that the game still has.
    pub fn entry_of(&self, step: usize) -> Option<i64> {
        self.step_numbers.get(step.checked_sub(self.salvaged_steps)?).copied()
    }
    /// A person's decision with one option, which is made automatically.
    pub(crate) fn by_itself(&self) -> Option<(Seat, String)> {
        let game = self.game()?;
        let asked = self.to_act().and(self.people());
        asked.iter().find_map(|seat| Some((seat, game.by_itself(seat)?)))
    }
    /// The seats where people decide now.
    pub fn people(&self) -> SeatSet {
        self.seats_where(Chair::is_attended)
    }
    /// The seats of absent people, who may return: bots decide there.
    pub fn absent(&self) -> SeatSet {
        self.seats_where(|chair| chair.person().is_some() && chair.stand_in.is_some())
    }
    /// When the clock of this seat runs out, if it runs.
    pub fn deadline(&self, seat: Seat) -> Option<i64> {
        self.timing.deadline(seat, began())
    }
    /// Milliseconds this seat has left, if the match has a clock.
    pub fn left(&self, seat: Seat) -> Option<i64> {
        let now = now();
        self.deadline(seat).map(|at| at - now).or_else(|| self.timing.left(seat, now))
    }
    /// Bots decide for everyone: the match waits until a person returns.
    pub fn is_paused(&self) -> bool {
        self.phase == Phase::Playing && self.people().is_empty()
    }
    /// The seats that must agree to go back to this many steps: the people who are present, and
    /// absent people whose own decisions would be undone.
    pub fn voices(&self, to: usize) -> SeatSet {
        let undone = |seat: &Seat| self.last_decision(*seat).is_some_and(|step| to <= step);
        let mut voices = self.people();
        self.absent().iter().filter(undone).for_each(|seat| voices.insert(seat));
        voices
    }
    /// The last choice that an absent person made before a bot took over.
    fn last_decision(&self, seat: Seat) -> Option<usize> {
        let (left, _) = self.chair(seat)?.left?;
        let (game, first) = (self.game()?, self.first_step());
        let theirs = |step: &usize| game.step_seat(step - first) == Some(seat);
        (first..left).rev().filter(theirs).find(|step| self.was_choice(*step))
    }
    /// The seats of people some of whose decisions bots made.
    pub fn helped(&self) -> SeatSet {
        let steps = self.step_helped.iter().enumerate().filter(|(_, helped)| **helped);
        let seat_of = |(step, _)| self.game().and_then(|game| game.step_seat(step));
        let mut seats = self.helped_before;
        steps.filter_map(seat_of).for_each(|seat| seats.insert(seat));
        seats
    }

    /// Takes one more entry into account. An entry that does not fit leaves the table unusable:
    /// callers check first.
    pub(crate) fn fold(&mut self, entry: impl Into<Checked>, at: i64) -> Result<(), BadLog> {
        let Checked { entry, action } = entry.into();
        let number = self.number() + 1;
        let impossible = BadLog::Impossible(number);
        if !self.take(&entry, action, at)? {
            return Err(impossible);
        }
        let decided = match &entry {
            Entry::Played { seat, .. } => Some(*seat),
            _ => None,
        };
        self.log.push(Arc::new(Logged { number, at, entry }));
        if self.phase == Phase::Playing && self.to_act().is_empty() {
            self.phase = Phase::Over;
        }
        let thinking = self.to_act().and(self.people());
        self.timing.turn_to(thinking, decided, at);
        Ok(())
    }

    /// `false` if the entry is not possible. `action` is the number of a move that was checked.
    fn take(&mut self, entry: &Entry, action: Option<usize>, at: i64) -> Result<bool, BadLog> {
        let Some(seat) = entry.seat().filter(|seat| seat.index() < self.chairs.len()) else {
            return Ok(false);
        };
        let gathering = self.phase == Phase::Gathering;
        let playing = self.phase == Phase::Playing;
        Ok(match entry {
            Entry::Opened(_) => false,
            Entry::Joined { person, name, .. } => {
                let sitter = Sitter::Person { id: person.clone(), name: name.clone() };
                self.sit(seat, sitter)
            }
            Entry::StoodUp { .. } => gathering && self.stand_up(seat),
            Entry::AddedWord { word, .. } => {
                self.words.retain(|(of, _)| *of != seat);
                self.words.push((seat, word.clone()));
                gathering
            }
            Entry::Started { .. } => gathering && self.start()?,
            Entry::Played { action: text, .. } => playing && self.play(seat, text, action, at),
            Entry::TookBack { to, .. } => playing && self.go_back(*to),
            Entry::AskedRewind { to, .. } => {
                self.rewind = Some(Rewind { by: seat, to: *to, agreed: SeatSet::one(seat) });
                playing && self.rewind_if_agreed()
            }
            Entry::AnsweredRewind { agree, .. } => playing && self.answer_rewind(seat, *agree),
            Entry::Replaced { by, .. } => {
                let left = Some((self.steps(), at));
                let chair = &mut self.chairs[seat.index()];
                (chair.stand_in, chair.left) = (Some(*by), left);
                self.rewind_if_agreed()
            }
            Entry::Returned { .. } => {
                self.timing.welcome_back(seat);
                let chair = &mut self.chairs[seat.index()];
                chair.left = None;
                chair.stand_in.take().is_some()
            }
            Entry::Cancelled { .. } => {
                self.phase = Phase::Cancelled;
                gathering || playing
            }
            // A second offer follows one whose table was cancelled or removed.
            Entry::Rematch { id, .. } => {
                let offer = Offer { by: seat, id: id.clone(), declined: Vec::new() };
                self.rematch.replace(offer).is_none_or(|old| old.id != *id)
            }
            Entry::DeclinedRematch { .. } => self.decline(seat),
        })
    }

    fn decline(&mut self, seat: Seat) -> bool {
        let Some(offer) = &mut self.rematch else { return false };
        offer.declined.push(seat);
        true
    }

    fn sit(&mut self, seat: Seat, sitter: Sitter) -> bool {
        let chair = &mut self.chairs[seat.index()];
        std::mem::replace(&mut chair.sitter, sitter) == Sitter::Open
    }

    fn stand_up(&mut self, seat: Seat) -> bool {
        let chair = &mut self.chairs[seat.index()];
        let sat = chair.person().is_some();
        chair.sitter = Sitter::Open;
        self.words.retain(|(of, _)| *of != seat);
        sat
    }

    /// The words people added to the shuffle.
    pub(crate) fn words(&self) -> Vec<String> {
        self.words.iter().map(|(_, word)| word.clone()).collect()
    }

    fn start(&mut self) -> Result<bool, BadLog> {
        self.game = Some(begin(&self.opening, &self.secret, self.words())?);
        self.phase = Phase::Playing;
        Ok(self.chairs.iter().all(|chair| chair.sitter != Sitter::Open))
    }

    /// Takes the seats and words of early entries into account, but none of the moves: the rules
    /// may have changed since then.
    pub(crate) fn follow_without_playing(
        &mut self,
        early: impl Iterator<Item = Result<(Entry, i64), BadLog>>,
    ) -> Result<(), BadLog> {
        for line in early {
            let (entry, at) = line?;
            match &entry {
                Entry::Started { .. } => self.phase = Phase::Playing,
                Entry::Played { seat, .. } if self.absent().contains(*seat) => {
                    self.helped_before.insert(*seat);
                }
                Entry::Played { .. }
                | Entry::TookBack { .. }
                | Entry::AskedRewind { .. }
                | Entry::AnsweredRewind { .. } => {}
                _ => drop(self.take(&entry, None, at)?),
            }
            let number = self.number() + 1;
            self.log.push(Arc::new(Logged { number, at, entry }));
        }
        Ok(())
    }

    /// Resumes from a stored position, because the rules no longer lead there.
    pub(crate) fn salvage(&mut self, game: Box<dyn Playing>, steps: usize) {
        self.game = Some(game);
        self.salvaged_steps = steps;
        self.is_salvaged = true;
        self.step_times.clear();
        self.step_numbers.clear();
        self.step_helped.clear();
    }

    fn play(&mut self, seat: Seat, action: &str, checked: Option<usize>, at: i64) -> bool {
        self.rewind = None;
        self.step_times.push(at);
        self.step_numbers.push(self.number() + 1);
        self.step_helped.push(self.absent().contains(seat));
        let Some(game) = &mut self.game else { return false };
        let number = checked.or_else(|| game.check(seat, action).ok());
        number.map(|number| game.take(seat, number)).is_some()
    }

    fn go_back(&mut self, to: usize) -> bool {
        self.rewind = None;
        if to < self.salvaged_steps || to >= self.steps() {
            return false;
        }
        let back = self.steps() - to;
        let Some(game) = &mut self.game else { return false };
        (0..back).for_each(|_| game.step_back());
        self.step_times.truncate(to - self.salvaged_steps);
        self.step_numbers.truncate(to - self.salvaged_steps);
        self.step_helped.truncate(to - self.salvaged_steps);
        for chair in &mut self.chairs {
            chair.left = chair.left.map(|(steps, at)| (steps.min(to), at));
        }
        true
    }

    fn answer_rewind(&mut self, seat: Seat, agree: bool) -> bool {
        let Some(rewind) = &mut self.rewind else { return false };
        match agree {
            true => {
                rewind.agreed.insert(seat);
                self.rewind_if_agreed()
            }
            false => self.rewind.take().is_some(),
        }
    }

    fn rewind_if_agreed(&mut self) -> bool {
        match &self.rewind {
            Some(rewind) if self.voices(rewind.to).without(rewind.agreed).is_empty() => {
                let to = rewind.to;
                self.go_back(to)
            }
            _ => true,
        }
    }
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Table({}, {:?}, entry {})", self.id, self.phase, self.number())
    }
}
