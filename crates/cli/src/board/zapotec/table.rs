//! The head of the drawing: what to do, round, order, bonus card, Offer.

use super::Pen;
use crate::board::layout::{Frame, Line, flow};
use crate::board::style::Paint;
use patolli_core::Seat;
use patolli_text::Words;
use patolli_text::zapotec::property;
use patolli_zapotec::{ROUNDS, Step, Zapotec};

impl Pen<'_> {
    pub(super) fn table(&self, frame: &mut Frame) {
        let round = self.tell(
            "zapotec-board-round",
            &[("round", self.table.round.into()), ("of", ROUNDS.into())],
        );
        frame.part(Line::new().put(Paint::Bold, round));
        if let Some(me) = self.me {
            let prompt = Zapotec::prompt(self.text, self.view, me, self.names);
            for line in super::super::wrap(&prompt, frame.inner() - 2) {
                frame.line(Line::new().put(Paint::Lit, format!("▶ {line}")));
            }
        }
        let head = Line::new().plain(format!("{} ", self.say("zapotec-board-order")));
        let mut order = self.order();
        if let Some(first) = order.first_mut() {
            *first = head.join(std::mem::take(first));
        }
        frame.lines(flow(order, " → ", frame.inner()));
        frame.line(self.bonus());
        frame.lines(flow(self.offer(), " · ", frame.inner()));
    }

    /// Who chooses, or in which order the cards are played and who has acted.
    fn order(&self) -> Vec<Line> {
        let table = self.table;
        let choosing = table.agenda.front() == Some(Step::SelectCard);
        if choosing {
            let seats = Seat::first(table.people());
            return seats.map(|seat| self.choosing(seat)).collect();
        }
        let acting = table.order[..table.n()].iter().position(|seat| *seat == table.active);
        let over = table.agenda.front().is_none();
        let place = |(i, seat): (usize, &Seat)| {
            let line = self.player(*seat).plain(format!(" {}", self.played_number(*seat)));
            match acting {
                _ if over => line,
                Some(now) if i < now => {
                    line.put(Paint::Dim, format!(" ✓{}", self.say("zapotec-board-acted")))
                }
                Some(now) if i == now => {
                    line.put(Paint::Lit, format!(" ◀{}", self.say("zapotec-board-active")))
                }
                _ => line,
            }
        };
        table.order[..table.n()].iter().enumerate().map(place).collect()
    }

    fn choosing(&self, seat: Seat) -> Line {
        let (key, paint) = match self.table.pledged.contains(seat) {
            true => ("zapotec-board-chosen", Paint::Good),
            false => ("zapotec-board-choosing", Paint::Dim),
        };
        self.player(seat).put(paint, format!(" ({})", self.say(key)))
    }

    /// The number that decided this seat's place.
    fn played_number(&self, seat: Seat) -> String {
        let bot = self.table.bot_card.filter(|_| Some(seat) == self.table.bot());
        match (self.table.players[seat].played, bot) {
            (Some(card), _) => card.number().to_string(),
            (None, Some(card)) => self.kit.bot_cards[card].number.to_string(),
            (None, None) => String::new(),
        }
    }

    fn bonus(&self) -> Line {
        let on = self.kit.cards[self.table.bonus].property;
        let mut line = self.title("zapotec-board-bonus").plain(" ");
        line = line.put(Paint::Lit, property(self.text, on));
        line = line.plain(format!(" ({})", self.table.bonus.number()));
        let Some(me) = self.me else { return line };
        let n = self.table.weight(me, on);
        let points = self.table.turn_points(me, on);
        let fit = self.tell("zapotec-board-fit", &[("n", n.into()), ("points", points.into())]);
        line.put(Paint::Good, format!(" {fit}"))
    }

    /// The cards of the Offer, the next bonus card and the deck, as pieces of a line.
    fn offer(&self) -> Vec<Line> {
        let mut pieces: Vec<_> =
            self.table.offer.iter().map(|card| Line::new().plain(self.card(card))).collect();
        if let Some(next) = self.table.next_bonus {
            let next = format!("{} {}", self.say("zapotec-board-bonus"), self.card(next));
            pieces.push(Line::new().put(Paint::Dim, next));
        }
        let deck = self.tell("zapotec-board-deck", &[("n", self.table.round_deck.into())]);
        pieces.push(Line::new().put(Paint::Dim, deck));
        let head = self.title("zapotec-board-offer").plain(" ");
        pieces[0] = head.join(std::mem::take(&mut pieces[0]));
        pieces
    }
}
