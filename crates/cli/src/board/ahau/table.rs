//! The head of the drawing: what to do, round and K'atun, whose turn it is, what is left.

use super::Pen;
use crate::board::layout::{Frame, Line, flow};
use crate::board::style::Paint;
use crate::board::wrap;
use patolli_ahau::{Ahau, Step};
use patolli_core::Seat;
use patolli_text::Words;
use patolli_text::ahau::roles;

impl Pen<'_> {
    pub(super) fn table(&self, frame: &mut Frame) {
        frame.part(self.heading());
        if let Some(me) = self.me {
            let prompt = Ahau::prompt(self.text, self.view, me, self.names);
            for line in wrap(&prompt, frame.inner() - 2) {
                frame.line(Line::new().put(Paint::Lit, format!("▶ {line}")));
            }
        }
        let seats = self.in_order().map(|seat| self.turn(seat)).collect();
        frame.lines(flow(seats, " → ", frame.inner()));
        frame.lines(flow(self.calendar(), " │ ", frame.inner()));
        frame.lines(flow(self.stores(), " │ ", frame.inner()));
    }

    fn heading(&self) -> Line {
        let of = self.kit.supply.katuns;
        let katun = (self.table.katun + 1).min(of);
        let round = self.tell("ahau-board-round", &[("round", self.table.round.into())]);
        let katun = self.tell("ahau-board-katun", &[("n", katun.into()), ("of", of.into())]);
        let title = Line::new().put(Paint::Bold, round).plain(format!(" ─ {katun}"));
        let key = match (self.table.ending, self.table.celebrating) {
            (true, _) => "ahau-board-last-round",
            (false, true) => "ahau-board-celebrating",
            (false, false) => return title,
        };
        title.put(Paint::Lit, format!(" ─ {}", self.say(key)))
    }

    /// In the order of the Action Phase; before it clockwise from the first player.
    fn in_order(&self) -> Box<dyn Iterator<Item = Seat> + '_> {
        let acting =
            self.table.agenda.iter().any(|step| matches!(step, Step::Turn(_) | Step::Refill));
        match acting {
            true => Box::new(self.table.order.into_iter().take(self.table.n())),
            false => Box::new(self.table.seats_from(self.table.first)),
        }
    }

    /// A player with Fame; who must decide is marked, and who has chosen cards.
    fn turn(&self, seat: Seat) -> Line {
        let fame = self.table.players[seat].fame.total();
        let line = self.player(seat).plain(format!(" {fame}"));
        let key = match self.table.agenda.front() {
            Some(Step::Select) if self.table.pledged.contains(seat) => "ahau-board-chosen",
            Some(step) if step.decider(self.table.active) == Some(seat) => "ahau-board-active",
            _ => return line,
        };
        line.put(Paint::Lit, format!(" ◀{}", self.say(key)))
    }

    /// Depleted sites, and how many are missing until the K'atun ends.
    fn calendar(&self) -> Vec<Line> {
        let spaces = self.kit.calendar(self.table.n());
        let depleted = self.table.calendar.iter().map(|colour| self.colour(colour));
        let empty = (self.table.calendar.len()..spaces).map(|_| Line::new().put(Paint::Dim, "··"));
        let track = depleted
            .chain(empty)
            .fold(self.label("ahau-board-calendar"), |line, next| line.join(next).plain(" "));
        let left = self.table.sites_to_katun();
        let paint = if left <= 2 { Paint::Lit } else { Paint::Plain };
        let mut pieces =
            vec![track.put(paint, self.tell("ahau-board-to-katun", &[("n", left.into())]))];
        if let Some(colour) = self.table.set_aside {
            pieces.push(self.label("ahau-board-aside").join(self.colour(colour)));
        }
        pieces
    }

    /// What can still be drawn and gained.
    fn stores(&self) -> Vec<Line> {
        let count = |key: &str, n: u32| self.fact(key, Paint::Plain, n.to_string());
        let mut pieces = vec![
            self.label("ahau-board-bank").join(self.stock(self.table.bank)),
            count("ahau-board-bag", self.table.bag.total()),
            count("ahau-board-weapons", self.table.weapons.into()),
        ];
        pieces.push(match self.table.open_roles.is_empty() {
            true => count("ahau-board-roles", self.table.role_deck.into()),
            false => {
                let open = roles(self.text, self.table.open_roles);
                self.fact("ahau-board-roles", Paint::Good, open)
            }
        });
        pieces
    }
}
