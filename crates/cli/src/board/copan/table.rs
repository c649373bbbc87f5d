//! The head of the drawing: what to do, the round, whose turn it is, the Event card.

use super::Pen;
use crate::board::layout::{Frame, Line, flow};
use crate::board::style::Paint;
use crate::board::wrap;
use patolli_copan::{Copan, Fate};
use patolli_core::{Dense, Seat};
use patolli_text::Words;
use patolli_text::copan::{
    event_card, fate, fate_mark, short_effect, short_outcome, short_pending,
};

impl Pen<'_> {
    pub(super) fn table(&self, frame: &mut Frame) {
        let round = self.tell("copan-board-round", &[("round", self.table.round.into())]);
        let mut title = Line::new().put(Paint::Bold, round);
        if self.table.ending {
            title = title.put(Paint::Lit, format!(" ─ {}", self.say("copan-board-last-round")));
        }
        frame.part(title);
        if let Some(me) = self.me {
            let prompt = Copan::prompt(self.text, self.view, me, self.names);
            for line in wrap(&prompt, frame.inner() - 2) {
                frame.line(Line::new().put(Paint::Lit, format!("▶ {line}")));
            }
        }
        let seats = self.table.seats_from(self.table.first).map(|seat| self.turn(seat)).collect();
        frame.lines(flow(seats, " → ", frame.inner()));
        self.drawn_tokens(frame);
        self.queue(frame);
        self.event_card(frame);
    }

    /// A player with points; the active one is marked.
    fn turn(&self, seat: Seat) -> Line {
        let line = self.player(seat).plain(format!(" {}", self.table.players[seat].vp()));
        let over = self.table.agenda.front().is_none();
        match !over && seat == self.table.active {
            true => line.put(Paint::Lit, format!(" ◀{}", self.say("copan-board-active"))),
            false => line,
        }
    }

    /// Embassy tokens drawn together, the next one first.
    fn drawn_tokens(&self, frame: &mut Frame) {
        let tokens = self.table.drawn.iter().rev();
        let effects = tokens.map(|it| self.kit.embassy_tokens[it].effect);
        let drawn: Vec<_> = effects.map(|effect| short_effect(self.text, effect)).collect();
        if !drawn.is_empty() {
            frame.line(self.fact("copan-board-drawn", Paint::Lit, drawn.join(" · ")));
        }
    }

    /// Bonuses that wait.
    fn queue(&self, frame: &mut Frame) {
        let waiting = self.table.queue.iter().map(|item| short_pending(self.text, item));
        let waiting: Vec<_> = waiting.collect();
        if !waiting.is_empty() {
            frame.line(self.fact("copan-board-queue", Paint::Lit, waiting.join(" · ")));
        }
    }

    /// The six results; the one that was rolled this turn is bright.
    fn event_card(&self, frame: &mut Frame) {
        let name = event_card(self.text, self.table.event_card);
        let head = self.fact("copan-board-event", Paint::Plain, name);
        let result = |symbol: Fate| {
            let paint = match self.table.fate == Some(symbol) {
                true => Paint::Lit,
                false => Paint::Plain,
            };
            let mark = format!("{} {}", fate_mark(symbol), fate(self.text, symbol));
            let outcome = short_outcome(self.text, self.table.outcome(symbol));
            Line::new().put(Paint::Dim, format!("{mark} ")).put(paint, outcome)
        };
        let pieces = std::iter::once(head).chain(Fate::all().map(result)).collect();
        frame.lines(flow(pieces, " │ ", frame.inner()));
    }
}
