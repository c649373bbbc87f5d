//! What people may ask of a table, and the entry that follows.

use crate::entry::{Entry, Replacement, Sitter};
use crate::now::began;
use crate::refusal::{NotLegal, Refusal};
use crate::table::{Phase, Table};
use crate::token::PersonId;
use patolli_bots::Level;
use patolli_core::{Seat, SeatSet};
use std::sync::Arc;

/// A request from a person at the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    StandUp,
    /// Adds a word to the shuffle before the match starts.
    AddWord(String),
    Start,
    Play(String),
    /// Goes back to this many steps: at once within the horizon, otherwise if all agree.
    GoBack(usize),
    AnswerRewind(bool),
    /// Lets a bot decide for this seat.
    LetBotPlay(Level),
    /// Lets a bot decide for another seat whose person has been away for long.
    ReplaceAbsent(Seat),
    ComeBack,
    Cancel,
}

/// A command with what makes it safe to repeat.
#[derive(Clone, PartialEq, Debug)]
pub struct Act {
    /// The seat it is for.
    pub seat: Seat,
    /// The last entry the person had seen.
    pub number: i64,
    /// Chosen by the person's device; the same request sent twice counts once.
    pub client: String,
    pub command: Command,
}

/// An entry that was checked against the current table, and the action number if it is a move, so
/// that the move is read and checked only once.
#[derive(Clone, Debug)]
pub(crate) struct Checked {
    pub entry: Entry,
    pub action: Option<usize>,
}

impl From<Entry> for Checked {
    fn from(entry: Entry) -> Self {
        Self { entry, action: None }
    }
}

/// The longest word a person may add to the shuffle.
const MAX_WORD: usize = 100;
/// Others may replace a person after a day without an answer, or after five minutes with a live
/// clock.
const ABSENT_LIVE: i64 = 5 * 60_000;
const ABSENT_SLOW: i64 = 24 * 3_600_000;
/// Absent people can return for this long before the others may cancel without them.
const CANCEL_WAIT: i64 = 24 * 3_600_000;
/// An absent person can answer only while the server is up: after a start they have the whole wait
/// again, at most this long. Otherwise a server that restarts every night would never let a wait
/// end.
const AFTER_START: i64 = 12 * 3_600_000;

/// When a wait since some moment ends on a server that has been up since `began`.
fn end_of_wait(since: i64, wait: i64, began: i64) -> i64 {
    (since + wait).max(began + wait.min(AFTER_START))
}

impl Table {
    /// The entry for a request, if it is possible now.
    pub(crate) fn entry_for(
        self: &Arc<Self>,
        person: &PersonId,
        act: &Act,
        now: i64,
    ) -> Result<Checked, Refusal> {
        let seat = act.seat;
        let chair = self.chair(seat).ok_or(Refusal::NotYourSeat)?;
        if chair.person() != Some(person) {
            return Err(Refusal::NotYourSeat);
        }
        if self.flaw().is_some() {
            return Err(Refusal::Stopped);
        }
        if !self.is_fresh(act) {
            return Err(Refusal::Stale { number: self.number() });
        }
        let entry = match &act.command {
            Command::Play(action) => return self.play_entry(seat, action),
            Command::StandUp => self.when(Phase::Gathering, self.stand_up_entry(seat)),
            Command::AddWord(word) => {
                let word: String = word.trim().chars().take(MAX_WORD).collect();
                let said = (!word.is_empty()).then_some(Entry::AddedWord { seat, word });
                self.when(Phase::Gathering, said.ok_or(Refusal::EmptyWord)?)
            }
            Command::Start => self.start_entry(seat),
            Command::GoBack(to) => self.back_entry(seat, *to),
            Command::AnswerRewind(agree) => match &self.rewind {
                Some(rewind) if self.voices(rewind.to).without(rewind.agreed).contains(seat) => {
                    Ok(Entry::AnsweredRewind { seat, agree: *agree })
                }
                _ => Err(Refusal::NotNow),
            },
            Command::LetBotPlay(level) if chair.stand_in.is_none() => self.when(
                Phase::Playing,
                Entry::Replaced { seat, by: *level, why: Replacement::Asked },
            ),
            Command::LetBotPlay(_) => Err(Refusal::NotNow),
            Command::ReplaceAbsent(other) => self.absent_entry(*other, now),
            Command::ComeBack if chair.stand_in.is_some() => {
                self.when(Phase::Playing, Entry::Returned { seat })
            }
            Command::ComeBack => Err(Refusal::NotNow),
            Command::Cancel => self.cancel_entry(seat, person, now),
        };
        entry.map(Checked::from)
    }

    /// Whether the person has seen everything that matters. Secret choices made by others at the
    /// same time do not, as long as this seat still has to make its own.
    fn is_fresh(&self, act: &Act) -> bool {
        if act.number == self.number() {
            return true;
        }
        let Ok(seen) = usize::try_from(act.number) else { return false };
        let Some(missed) = self.log.get(seen..).filter(|_| seen > 0) else { return false };
        let Command::Play(_) = act.command else { return false };
        let by_others = missed
            .iter()
            .all(|logged| matches!(&logged.entry, Entry::Played { seat, .. } if *seat != act.seat));
        by_others && self.owed_since(act.seat, missed.len())
    }

    /// Whether this seat has owed the same simultaneous decision since this step.
    fn owed_since(&self, seat: Seat, steps: usize) -> bool {
        self.game().is_some_and(|game| game.owed_since(seat, steps))
    }

    fn when(&self, phase: Phase, entry: Entry) -> Result<Entry, Refusal> {
        if self.phase == phase { Ok(entry) } else { Err(Refusal::NotNow) }
    }

    /// No one could find a table that everyone has left, so the last person to leave cancels it.
    fn stand_up_entry(&self, seat: Seat) -> Entry {
        match self.people().without(SeatSet::one(seat)).is_empty() {
            true => Entry::Cancelled { seat },
            false => Entry::StoodUp { seat },
        }
    }

    fn start_entry(&self, seat: Seat) -> Result<Entry, Refusal> {
        if self.chairs.iter().any(|chair| chair.sitter == Sitter::Open) {
            return Err(Refusal::SeatsOpen);
        }
        self.when(Phase::Gathering, Entry::Started { seat })
    }

    fn play_entry(self: &Arc<Self>, seat: Seat, action: &str) -> Result<Checked, Refusal> {
        if self.phase == Phase::Gathering || self.phase == Phase::Cancelled {
            return Err(Refusal::NotNow);
        }
        if self.chair(seat).is_some_and(|chair| chair.stand_in.is_some()) {
            return Err(Refusal::BotPlays);
        }
        let game = self.game().ok_or(Refusal::NotNow)?;
        match game.check(seat, action) {
            Ok(number) => {
                let entry = Entry::Played { seat, action: action.to_string() };
                Ok(Checked { entry, action: Some(number) })
            }
            Err(why) => Err(Refusal::NotLegal(NotLegal { table: self.clone(), seat, why })),
        }
    }

    fn back_entry(&self, seat: Seat, to: usize) -> Result<Entry, Refusal> {
        if to >= self.steps() || to < self.first_step() {
            return Err(Refusal::NotNow);
        }
        // Undo covers automatic moves together with the choice before them.
        let mut choices = self.undoable_choices(seat).into_iter();
        let to = choices.find(|choice| *choice <= to).unwrap_or(to);
        if !self.undoes_a_choice(to) {
            return Err(Refusal::NotNow);
        }
        if to >= self.horizon(seat) {
            return self.when(Phase::Playing, Entry::TookBack { seat, to });
        }
        match self.may_ask_rewind() {
            false => Err(Refusal::NotNow),
            true => self.when(Phase::Playing, Entry::AskedRewind { seat, to }),
        }
    }

    /// Whether anyone may ask to go back: no request is pending, and no one has refused since the
    /// last step. Asking again would not help.
    pub fn may_ask_rewind(&self) -> bool {
        let since = self.log.iter().rev().map(|logged| &logged.entry);
        let mut since = since.take_while(|entry| !matches!(entry, Entry::Played { .. }));
        let refused =
            since.any(|entry| matches!(entry, Entry::AnsweredRewind { agree: false, .. }));
        self.rewind.is_none() && !refused
    }

    fn absent_entry(&self, other: Seat, now: i64) -> Result<Entry, Refusal> {
        let patience = match self.opening.clock {
            crate::Clock::Live { .. } => ABSENT_LIVE,
            crate::Clock::None | crate::Clock::Days(_) => ABSENT_SLOW,
        };
        let last = self.log.last().map_or(now, |logged| logged.at);
        let awaited = self.to_act().and(self.people()).contains(other);
        if !awaited || now < end_of_wait(last, patience, began()) {
            return Err(Refusal::NotNow);
        }
        Ok(Entry::Replaced { seat: other, by: Level::Normal, why: Replacement::Absent })
    }

    /// The host may cancel while seats are open; later, a person who plays without other people.
    fn cancel_entry(&self, seat: Seat, person: &PersonId, now: i64) -> Result<Entry, Refusal> {
        let may = match self.phase {
            Phase::Gathering => self.host() == person,
            Phase::Playing => self.cancel_from(person).is_some_and(|from| from <= now),
            Phase::Over | Phase::Cancelled | Phase::Stopped => return Err(Refusal::NotNow),
        };
        if may { Ok(Entry::Cancelled { seat }) } else { Err(Refusal::NotNow) }
    }

    /// From when a person may cancel a match that has started: at once without other people,
    /// otherwise when all of them have been absent for long; `None` while another person is
    /// present.
    pub fn cancel_from(&self, person: &PersonId) -> Option<i64> {
        let mine = self.seats_of(person);
        if !self.people().without(mine).is_empty() {
            return None;
        }
        let end = |(_, at)| end_of_wait(at, CANCEL_WAIT, began());
        let left = |seat: Seat| self.chair(seat)?.left.map(end);
        let others = self.absent().without(mine);
        Some(others.iter().filter_map(left).max().unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;
    use crate::entry::Opening;
    use crate::in_play::rules;
    use crate::token::MatchId;
    use patolli_core::record::Secret;
    use patolli_core::{Chosen, Digest};
    use patolli_games::GameId;

    const MINUTE: i64 = 60_000;
    const HOUR: i64 = 60 * MINUTE;
    const ANA: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    /// A match that two people started at this moment; both are to choose a card.
    fn begun(clock: Clock, at: i64) -> Table {
        let (ana, ben) = (PersonId::fresh(), PersonId::fresh());
        let sitter = |id: &PersonId| Sitter::Person { id: id.clone(), name: "Guest".to_string() };
        let secret = Secret { seed: Digest([1; 32]), salt: Digest([2; 32]) };
        let opening = Opening {
            game: GameId::Zapotec,
            rules: rules(GameId::Zapotec),
            options: Chosen::new(),
            edition: None,
            seats: vec![sitter(&ana), sitter(&ben)],
            clock,
            pace: 0,
            watch: false,
            host: ana,
            commitment: secret.commitment(),
            branch: None,
            start: None,
        };
        let mut table = Table::open(MatchId::fresh(), opening, secret, at);
        table.fold(Entry::Started { seat: ANA }, at).expect("it begins");
        table
    }

    #[test]
    fn what_the_server_was_away_is_no_absence() {
        for (clock, last, end) in [
            (Clock::Live { bank: 86_400, gain: 0 }, -HOUR, 5 * MINUTE),
            (Clock::Live { bank: 86_400, gain: 0 }, -4 * MINUTE, 5 * MINUTE),
            (Clock::Live { bank: 86_400, gain: 0 }, MINUTE, 6 * MINUTE),
            (Clock::None, -48 * HOUR, 12 * HOUR),
            (Clock::Days(3), -HOUR, 23 * HOUR),
            (Clock::None, HOUR, 25 * HOUR),
        ] {
            let table = begun(clock, began() + last);
            let replaced = |after: i64| table.absent_entry(BEN, began() + after).is_ok();
            assert!(!replaced(end - 1) && replaced(end), "{clock:?}, last entry at {last}");
        }
    }

    #[test]
    fn who_left_can_return_for_a_while_after_a_start() {
        for (left, end) in [(-48 * HOUR, 12 * HOUR), (-2 * HOUR, 22 * HOUR), (HOUR, 25 * HOUR)] {
            let mut table = begun(Clock::None, began() - 50 * HOUR);
            let by = Level::Normal;
            let entry = Entry::Replaced { seat: BEN, by, why: Replacement::Asked };
            table.fold(entry, began() + left).expect("replaced");
            let from = table.cancel_from(&table.opening.host);
            assert_eq!(from, Some(began() + end), "left at {left}");
        }
    }
}
