//! What happened, in readable lines, each a link to its moment.

use super::links;
use super::moments::Moment;
use super::seen::Seen;
use maud::{Markup, html};
use patolli_boards::seat_chip;
use patolli_core::Seat;
use patolli_table::{Entry, Replacement};
use patolli_text::args;

/// One line.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The number of its entry in the log, and its place among the lines of that entry.
    pub id: (i64, usize),
    /// The seat whose turn it belongs to; `None` for what concerns the table.
    pub seat: Option<Seat>,
    /// The moment to which it leads.
    pub at: Moment,
    pub words: String,
}

/// This many lines are sent with every change; the rest has its own page.
pub const RECENT: usize = 60;

impl Seen<'_> {
    /// The last lines the observer may know up to the moment shown, at most this many, the oldest
    /// first.
    pub fn history(&self, most: usize) -> Vec<Line> {
        let first = self.table.first_step();
        let mut now = Moment::after(self.table.steps());
        let mut lines: Vec<Line> = Vec::new();
        for logged in self.table.log.iter().rev() {
            if lines.len() >= most {
                break;
            }
            let (id, entry) = (logged.number, &logged.entry);
            let told: Vec<Line> = match self.table.step_of(logged) {
                Some(index) => {
                    now = Moment::after(index + first);
                    self.step_lines(index + first, id, entry.seat())
                }
                None => {
                    let words = self.entry_lines(entry).into_iter().enumerate();
                    words
                        .map(|(i, words)| Line { id: (id, i), seat: None, at: now, words })
                        .collect()
                }
            };
            lines.extend(told.into_iter().rev().filter(|line| line.at <= self.at));
        }
        lines.truncate(most);
        lines.reverse();
        lines
    }

    /// The lines of the steps between two moments.
    pub fn history_between(&self, from: usize, to: usize) -> Vec<Line> {
        let seat_of = |step: usize| self.table.game()?.step_seat(step - self.table.first_step());
        let steps = from..to;
        steps.flat_map(|step| self.step_lines(step, step as i64, seat_of(step))).collect()
    }

    fn step_lines(&self, step: usize, id: i64, seat: Option<Seat>) -> Vec<Line> {
        let told =
            self.moments(step).flat_map(|(at, lines)| lines.into_iter().map(move |l| (at, l)));
        let line = |(i, (at, words))| Line { id: (id, i), seat, at, words };
        told.enumerate().map(line).collect()
    }

    /// An entry that is not a move. Choices are never shown from here: only their events are.
    fn entry_lines(&self, entry: &Entry) -> Vec<String> {
        let text = self.text;
        let name = entry.seat().map_or(String::new(), |seat| self.name(seat).to_string());
        let told = |key: &str| vec![text.tell(key, args!(name = name.as_str()))];
        match entry {
            Entry::Played { .. } | Entry::Opened(_) | Entry::StoodUp { .. } => Vec::new(),
            Entry::Joined { .. } => told("table-history-joined"),
            Entry::AddedWord { .. } => told("table-history-word"),
            Entry::Started { .. } => {
                let hash = self.table.opening.commitment.to_string();
                let mut lines = told("table-history-started");
                lines.push(text.tell("table-history-sealed", args!(hash = hash)));
                lines.extend(self.shown().opening());
                lines
            }
            Entry::TookBack { .. } => told("table-history-took-back"),
            Entry::AskedRewind { to, .. } => {
                let args = args!(name = name.as_str(), step = *to);
                vec![text.tell("table-history-asked", args)]
            }
            Entry::AnsweredRewind { agree: true, .. } => told("table-history-agreed"),
            Entry::AnsweredRewind { agree: false, .. } => told("table-history-refused"),
            Entry::Replaced { why, .. } => told(match why {
                Replacement::Asked => "table-history-bot-asked",
                Replacement::Absent => "table-history-bot-absent",
                Replacement::Clock => "table-history-bot-clock",
            }),
            Entry::Returned { .. } => told("table-history-returned"),
            Entry::Cancelled { .. } => told("table-history-cancelled"),
            Entry::Rematch { .. } => told("table-history-rematch"),
            Entry::DeclinedRematch { .. } => told("table-history-rematch-declined"),
        }
    }
}

/// The lines, grouped by turns of a seat. `here` is the moment shown.
pub fn lines(seen: &Seen<'_>, lines: &[Line], here: Option<Moment>) -> Markup {
    let turns = lines.chunk_by(|a, b| a.seat == b.seat);
    html! {
        ol class="history" {
            @for turn in turns {
                li class="history-turn" {
                    @if let Some(seat) = turn[0].seat { (seat_chip(seat, seen.name(seat))) }
                    ol {
                        @for line in turn {
                            li class="history-line" id={ "h" (line.id.0) "-" (line.id.1) } {
                                a href=(links::at(seen, line.at)) data-step=(line.at)
                                    aria-current=[(here == Some(line.at)).then_some("step")] {
                                    (line.words)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The latest lines beside the board.
pub fn section(seen: &Seen<'_>) -> Markup {
    let recent = seen.history(RECENT);
    html! {
        section class="panel" id="history" tabindex="-1" aria-labelledby="history-title" {
            h2 id="history-title" { (seen.text.say("table-history")) }
            div class="history-scroll" tabindex="0" role="group" aria-labelledby="history-title" {
                @if recent.len() == RECENT {
                    p { a href=(links::history(seen)) { (seen.text.say("table-history-all")) } }
                }
                (lines(seen, &recent, None))
            }
        }
    }
}
