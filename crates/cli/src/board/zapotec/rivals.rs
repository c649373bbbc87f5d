//! The others in short lines.

use super::Pen;
use super::own::pieces;
use crate::board::layout::{Frame, Line, flow};
use crate::board::style::Paint;
use patolli_core::{Dense, Seat};
use patolli_text::zapotec::{
    bot_card, bot_plan, letter, property, short, short_stock, tile_number,
};
use patolli_zapotec::{Building, Cell, Property};

impl Pen<'_> {
    pub(super) fn rivals(&self, frame: &mut Frame) {
        frame.part(self.title("zapotec-board-others"));
        for seat in self.table.seats().filter(|seat| Some(*seat) != self.me) {
            let facts = match Some(seat) == self.table.bot() {
                true => self.bot(seat),
                false => self.rival(seat),
            };
            let mut lines = flow(facts, " │ ", frame.inner() - 2).into_iter();
            lines.next().into_iter().for_each(|first| frame.line(first));
            lines.for_each(|more| frame.line(Line::new().plain("  ").join(more)));
        }
    }

    fn head(&self, seat: Seat) -> Line {
        self.player(seat).plain(format!(" {}", self.points(seat)))
    }

    fn rival(&self, seat: Seat) -> Vec<Line> {
        let player = &self.table.players[seat];
        let stock = short_stock(self.text, player.stock);
        let stock = if stock.is_empty() { self.say("zapotec-nothing") } else { stock };
        let mut facts = vec![self.head(seat), Line::new().plain(stock), self.houses_left(seat)];
        facts.push(Line::new().plain(pieces(player)));
        if let Some(card) = player.played {
            let card = format!("{} {}", self.say("zapotec-board-played"), self.card(card));
            facts.push(Line::new().plain(card));
        }
        facts.push(self.known_hand(seat));
        facts.extend(self.grid_in_rows(seat));
        if !player.trade.is_empty() {
            let tiles: Vec<_> = player.trade.iter().map(tile_number).collect();
            facts.push(Line::new().plain(tiles.join(" ")));
        }
        facts
    }

    /// `grid Br[Co+St · ·]`, row by row.
    fn grid_in_rows(&self, seat: Seat) -> Vec<Line> {
        let label = self.say("zapotec-board-gridname").to_lowercase();
        let rows = [0, 3, 6].map(|first| {
            let cells = (first..first + 3).map(|at| self.cell(seat, Cell::new(at)));
            let cells = cells.reduce(|line, cell| line.plain(" ").join(cell)).unwrap_or_default();
            let head = short(self.text, self.kit.cells[Cell::new(first)].row.into());
            let label = if first == 0 { format!("{label} ") } else { String::new() };
            let line = Line::new().put(Paint::Dim, label).put(Paint::Bold, head);
            line.put(Paint::Dim, "[").join(cells).put(Paint::Dim, "]")
        });
        rows.to_vec()
    }

    fn houses_left(&self, seat: Seat) -> Line {
        let left = self.table.houses_left(seat);
        Line::new().plain(format!("{} {left}", self.say("zapotec-board-houses")))
    }

    /// How many cards, and those that everyone saw going into the hand.
    fn known_hand(&self, seat: Seat) -> Line {
        let player = &self.table.players[seat];
        let cards = self.tell("zapotec-board-cards", &[("n", player.hand_size.into())]);
        let known: Vec<_> = player.known_hand.iter().map(|card| card.to_string()).collect();
        let line = Line::new().plain(cards);
        match known.is_empty() {
            true => line,
            false => line.put(Paint::Dim, format!(" ({}…)", known.join(" "))),
        }
    }

    /// Solo: what helps to foresee Cocijobot.
    fn bot(&self, seat: Seat) -> Vec<Line> {
        let mut facts = vec![self.head(seat)];
        if let Some(card) = self.table.bot_card {
            let label = format!("{} ", self.say("zapotec-board-bot-card"));
            let card = bot_card(self.text, self.kit, card);
            facts.push(Line::new().plain(label).put(Paint::Lit, card));
        }
        let plan = bot_plan(self.text, self.table).into_iter();
        facts.extend(plan.map(|said| Line::new().put(Paint::Lit, said)));
        if let Some(back) = self.table.bot_back {
            let label = format!("{} ", self.say("zapotec-board-bot-back"));
            facts.push(Line::new().plain(label).put(Paint::Lit, property(self.text, back)));
        }
        let houses = self.table.players[seat].houses;
        let taken = Building::all().map(|building| {
            let n = houses.and(self.kit.spaces_with[building.into()]).len();
            format!("{}{n}", letter(self.text, building))
        });
        let taken = taken.collect::<Vec<_>>().join(" ");
        facts.push(Line::new().plain(format!("{} {taken}", self.say("zapotec-board-bot-tiles"))));
        let pyramid = self.bot_pyramid(seat).map(|tile| property(self.text, tile));
        let pyramid = pyramid.unwrap_or_else(|| self.say("zapotec-board-none"));
        facts.push(
            Line::new().plain(format!("{} {pyramid}", self.say("zapotec-board-bot-pyramid"))),
        );
        facts.push(self.houses_left(seat));
        let tiles: Vec<_> = self.table.players[seat].trade.iter().map(tile_number).collect();
        if !tiles.is_empty() {
            facts.push(Line::new().plain(tiles.join(" ")));
        }
        facts
    }

    fn bot_pyramid(&self, seat: Seat) -> Option<Property> {
        let mut plinths = self.table.plinths().map(|plinth| &self.table.pyramids[plinth]);
        plinths.find(|pyramid| pyramid.levels_of(seat) > 0).and_then(|pyramid| pyramid.tile)
    }
}
