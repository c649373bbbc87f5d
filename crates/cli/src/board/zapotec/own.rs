//! My own board: grid, stock, what it buys, Trade tiles, hand.

use super::Pen;
use crate::board::layout::{Frame, Line, flow, in_columns};
use crate::board::style::Paint;
use patolli_core::{Dense, Seat};
use patolli_text::zapotec::{letter, property, short, short_effect, short_stock, tile_number};
use patolli_zapotec::{
    Basic, Building, Card, Cell, Line as Axis, Player, Size, Stock, final_scores,
};
use unicode_width::UnicodeWidthStr;

const CELL: usize = 7;

impl Pen<'_> {
    pub(super) fn own(&self, frame: &mut Frame) {
        let Some((me, own)) = self.view.own else { return };
        frame.part(self.player(me).plain(format!(" ─ {}", self.points(me))));
        self.grid(frame, me);
        let player = &self.table.players[me];
        let facts = vec![
            self.fact("zapotec-board-stock", Paint::Lit, short_stock(self.text, player.stock)),
            self.fact("zapotec-board-buys", Paint::Plain, self.buys(me)),
            self.fact("zapotec-board-houses", Paint::Plain, self.table.houses_left(me).to_string()),
            self.fact("zapotec-board-pieces", Paint::Plain, pieces(player)),
            self.fact("zapotec-board-palace", Paint::Plain, self.palace(player)),
        ];
        frame.lines(flow(facts, " │ ", frame.inner()));
        if !player.trade.is_empty() {
            frame.lines(flow(self.tiles(player), " · ", frame.inner()));
        }
        self.hand(frame, me, own.hand.iter().collect());
    }

    pub(super) fn points(&self, seat: Seat) -> String {
        let total = final_scores(self.table)[seat].total();
        let now = self.table.players[seat].vp();
        self.tell("zapotec-board-points", &[("now", now.into()), ("total", total.into())])
    }

    /// The grid with the income of each row on its right, and that of each column beside.
    fn grid(&self, frame: &mut Frame, me: Seat) {
        let rows: Vec<[Cell; 3]> =
            [0, 3, 6].map(|at| [0, 1, 2].map(|i| Cell::new(at + i))).to_vec();
        let mut head =
            Line::new().put(Paint::Dim, self.say("zapotec-board-gridname")).fit(CELL + 1);
        for cell in rows[0] {
            let name = short(self.text, self.kit.cells[cell].column.into());
            head = head.join(Line::new().put(Paint::Bold, name).fit(CELL));
        }
        frame.line(head);
        for (row, header) in rows.iter().zip(rows[0]) {
            let basic = self.kit.cells[row[0]].row;
            let name = short(self.text, basic.into());
            let mut line = Line::new().plain(" ".repeat(3)).put(Paint::Bold, name).fit(CELL - 1);
            line = line.put(Paint::Dim, "│ ");
            for cell in row {
                line = line.join(self.cell(me, *cell).fit(CELL));
            }
            let column = self.kit.cells[header].column;
            line = line.join(self.total(me, Axis::Row, basic).fit(30));
            frame.line(line.join(self.total(me, Axis::Column, column)));
        }
    }

    pub(super) fn cell(&self, me: Seat, cell: Cell) -> Line {
        let covered = self.kit.cells[cell].covered;
        match self.table.players[me].grid[cell] {
            Some(tile) => {
                let gives = [tile.building.yields(), tile.basic.into()];
                let gives = gives.map(|kind| short(self.text, kind)).join("+");
                Line::new().put(super::paint_of(tile.building), gives)
            }
            None if covered.is_nothing() => Line::new().put(Paint::Dim, "·"),
            None => {
                let bonus = short_stock(self.text, covered);
                Line::new().put(Paint::Dim, format!("({bonus})"))
            }
        }
    }

    /// What a line of the grid pays.
    fn total(&self, me: Seat, axis: Axis, basic: Basic) -> Line {
        let cells = self.kit.lines[axis][basic];
        let grid = &self.table.players[me].grid;
        let tiles = cells.iter().filter_map(|cell| grid[*cell]);
        let sum = tiles.fold(Stock::of(basic.into(), 1), |sum, tile| sum.plus(tile.income()));
        let key = match axis {
            Axis::Row => "zapotec-board-row",
            Axis::Column => "zapotec-board-column",
        };
        let head = format!("{} {} = ", self.say(key), short(self.text, basic.into()));
        Line::new().put(Paint::Dim, head).plain(short_stock(self.text, sum))
    }

    /// How many Houses of each type, or Pyramid levels, the stock alone would pay.
    fn buys(&self, me: Seat) -> String {
        let stock = self.table.players[me].stock;
        let times = |price: Stock| {
            let each = price.iter().map(|(kind, n)| stock.get(kind) / n);
            each.min().unwrap_or(0)
        };
        let houses = Building::all().map(|building| {
            let n = times(self.table.house_price(me, building));
            format!("{}{n}", letter(self.text, building))
        });
        let mut parts: Vec<_> = houses.collect();
        let level = times(self.kit.prices.pyramid_level);
        parts.push(format!("{} {level}", self.say("zapotec-board-level")));
        parts.join(" ")
    }

    fn palace(&self, player: &Player) -> String {
        self.say(match player.palace {
            Some(_) => "zapotec-board-palace-built",
            None => "zapotec-board-palace-open",
        })
    }

    /// My Trade tiles; a tile that can still be used this turn is bright.
    fn tiles(&self, player: &Player) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        for tile in player.trade {
            let number = tile_number(tile);
            lines.push(match player.face_up.contains(tile) {
                true => Line::new()
                    .put(Paint::Good, number)
                    .plain(format!(" {}", short_effect(self.text, self.kit, tile))),
                false => {
                    let used = self.say("zapotec-board-used");
                    Line::new().put(Paint::Dim, format!("{number} {used}"))
                }
            });
        }
        let head = Line::new().put(Paint::Dim, format!("{} ", self.say("zapotec-board-trade")));
        if let Some(first) = lines.first_mut() {
            *first = head.join(std::mem::take(first));
        }
        lines
    }

    fn hand(&self, frame: &mut Frame, me: Seat, cards: Vec<Card>) {
        let key = Line::new().put(Paint::Dim, format!(" ─ {}", self.say("zapotec-board-hand-key")));
        frame.part(self.title("zapotec-board-hand").join(key));
        let widest = cards.iter().map(|card| self.property_of(*card).width()).max().unwrap_or(0);
        let lines = cards.into_iter().map(|card| self.hand_card(me, card, widest)).collect();
        frame.lines(in_columns(lines, frame.inner()));
    }

    fn property_of(&self, card: Card) -> String {
        property(self.text, self.kit.cards[card].property)
    }

    fn hand_card(&self, me: Seat, card: Card, widest: usize) -> Line {
        let row = self.kit.cards[card];
        let pays = |axis| short_stock(self.text, self.table.income(me, card, axis));
        let free = self.table.free.and(self.kit.spaces_with[row.property]).len();
        let pledged = self.view.own.is_some_and(|(_, own)| own.pledge == Some(card));
        Line::new()
            .put(Paint::Lit, if pledged { "▶" } else { "" })
            .put(Paint::Bold, format!("{:>2} ", card.number()))
            .plain(format!("{} ", short(self.text, row.basic.into())))
            .join(Line::new().plain(self.property_of(card)).fit(widest))
            .put(Paint::Dim, " · ")
            .plain(format!("{} | {}", pays(Axis::Row), pays(Axis::Column)))
            .put(Paint::Dim, format!(" · {free}"))
    }
}

/// `L MM SSS`.
pub(super) fn pieces(player: &Player) -> String {
    let each = Size::all().map(|size| size.name().repeat(usize::from(player.pieces[size])));
    let kinds: Vec<_> = each.filter(|text| !text.is_empty()).collect();
    if kinds.is_empty() { "-".to_string() } else { kinds.join(" ") }
}
