//! The head of the drawing: Round and Turn, what to do, whose Turn it is, what is left.

use super::Pen;
use crate::board::layout::{Frame, Line, flow};
use crate::board::style::Paint;
use crate::board::wrap;
use patolli_core::Seat;
use patolli_text::Words;
use patolli_text::yucatan::specials;
use patolli_yucatan::{Length, Yucatan};

impl Pen<'_> {
    pub(super) fn table(&self, frame: &mut Frame) {
        frame.part(self.heading());
        if let Some(me) = self.me {
            let prompt = Yucatan::prompt(self.text, self.view, me, self.names);
            for line in wrap(&prompt, frame.inner() - 2) {
                frame.line(Line::new().put(Paint::Lit, format!("▶ {line}")));
            }
        }
        let seats = self.table.turn_order().map(|seat| self.turn(seat)).collect();
        frame.lines(flow(seats, " → ", frame.inner()));
        frame.lines(flow(self.stores(), " │ ", frame.inner()));
    }

    /// `Round 2 of 4 ─ Turn 1 of 3 ─ a Prisoner is worth 2`.
    fn heading(&self) -> Line {
        let (round, turn) = (self.table.round, self.table.turn);
        let of = |key: &str, n: u8, all: u8| self.tell(key, &[("n", n.into()), ("of", all.into())]);
        let Length { rounds, turns } = self.kit.length;
        let rate = self.kit.calendar(round).rate;
        Line::new()
            .put(Paint::Bold, of("yucatan-board-round", round, rounds))
            .plain(format!(" ─ {}", of("yucatan-board-turn", turn, turns)))
            .plain(format!(" ─ {}", self.tell("yucatan-board-rate", &[("n", rate.into())])))
    }

    /// A player with points; marks those who must decide and those who have chosen in secret.
    fn turn(&self, seat: Seat) -> Line {
        let vp = self.table.players[seat].vp.total();
        let line = self.player(seat).plain(format!(" {vp}"));
        let key = match (self.table.pledged.contains(seat), self.table.must_act(seat)) {
            (true, _) => "yucatan-board-chosen",
            (false, true) => "yucatan-board-active",
            (false, false) => return line,
        };
        line.put(Paint::Lit, format!(" ◀{}", self.say(key)))
    }

    /// What can still be drawn and gained, and the special cards that are gone.
    fn stores(&self) -> Vec<Line> {
        let count = |key: &str, n: u8| self.fact(key, Paint::Plain, n.to_string());
        let gone = match self.table.removed.is_nothing() {
            true => "–".to_string(),
            false => specials(self.text, self.table.removed),
        };
        vec![
            count("yucatan-board-supply", self.table.supply),
            count("yucatan-board-deck", self.table.deck),
            self.fact("yucatan-board-removed", Paint::Plain, gone),
        ]
    }
}
