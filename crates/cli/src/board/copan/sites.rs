//! Totems at their Sites; the embassy map and the River.

use super::Pen;
use crate::board::layout::{Frame, Line, flow, in_columns};
use crate::board::pen::MARKS;
use crate::board::style::Paint;
use patolli_copan::{Action, City, Site, Socket};
use patolli_core::Dense;
use patolli_text::copan::{city, fate_mark, short_cost, short_effect, short_symbol, site};

impl Pen<'_> {
    /// The heading of a Site with its three Totem spaces.
    pub(super) fn site(&self, at: Site, more: Line) -> Line {
        let mut line = Line::new().put(Paint::Bold, site(self.text, at));
        for socket in Socket::all() {
            let symbol = short_symbol(self.text, self.kit.symbol(at, socket));
            line = line.put(Paint::Dim, format!(" {symbol}")).join(self.totem(at, socket));
        }
        line.join(more)
    }

    /// `(●*)` a Totem with its visible side, `( )` an empty space.
    fn totem(&self, at: Site, socket: Socket) -> Line {
        let Some(seat) = self.table.totem_at(at, socket) else {
            return Line::new().put(Paint::Dim, "( )");
        };
        let side = self.table.players[seat].totem.map(|totem| totem.side);
        let side = match side {
            Some(patolli_copan::Side::Vp) => self.say("copan-board-side-vp"),
            _ => "*".to_string(),
        };
        Line::new().put(Paint::Seat(seat.index()), format!("({}{side})", MARKS[seat.index()]))
    }

    pub(super) fn embassies(&self, frame: &mut Frame) {
        let left = self.table.embassies.map(|stack| stack.len().to_string()).join("/");
        let stacks = self.tell("copan-board-stacks", &[("left", left.into())]);
        frame.part(self.site(Site::Embassies, Line::new().put(Paint::Dim, format!(" ─ {stacks}"))));
        let payable = self.payable(Site::Embassies);
        let lines = City::all().map(|it| self.city(it, payable.contains(&Action::Envoy(it))));
        frame.lines(in_columns(lines.collect(), frame.inner()));
    }

    fn city(&self, at: City, payable: bool) -> Line {
        let row = self.kit.city(at);
        let tokens = self.counts(|seat| self.table.players[seat].cities[at]);
        let head = Line::new()
            .put(Paint::Dim, format!("{} ", fate_mark(row.fate)))
            .put(Paint::Bold, city(self.text, at))
            .put(Paint::Dim, format!(" {}", row.level))
            .fit(18);
        let tile = self.table.cities[at].zip(self.table.city_cost(at));
        let body = match tile {
            None => Line::new().put(Paint::Dim, self.say("copan-board-closed")).fit(18),
            Some((tile, cost)) => {
                let effect = short_effect(self.text, self.kit.city_tile(tile).effect);
                let price = self.price(short_cost(self.text, cost), payable).fit(9);
                price.plain(effect).fit(18)
            }
        };
        head.join(body).plain(" ").join(tokens)
    }

    pub(super) fn river(&self, frame: &mut Frame) {
        frame.part(self.site(Site::River, Line::new()));
        let tiles = self.table.river.iter().map(|(slot, tile)| {
            let number = Line::new().put(Paint::Dim, format!("{slot} "));
            match tile {
                Some(kind) => number.join(self.resource(*kind)),
                None => number.put(Paint::Dim, "–"),
            }
        });
        let tiles = tiles.reduce(|line, next| line.plain("  ").join(next)).unwrap_or_default();
        let bag = self.tell("copan-board-bag", &[("n", self.table.bag_size().into())]);
        let pieces = vec![tiles, self.extensions(), Line::new().put(Paint::Dim, bag)];
        frame.lines(flow(pieces, " │ ", frame.inner()));
    }

    fn extensions(&self) -> Line {
        let left = self.tell("copan-board-supply", &[("n", self.table.extensions.into())]);
        let line = Line::new().plain(left);
        let Some(me) = self.me else { return line };
        let price = short_cost(self.text, self.table.extension_cost(me));
        line.put(Paint::Lit, format!(" ({price})"))
    }
}
