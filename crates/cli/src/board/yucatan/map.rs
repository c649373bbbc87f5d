//! The round board: three Central Cities side by side, and the Jungle around them.

use super::{Pen, paint_of};
use crate::board::layout::{Frame, Line, flow};
use crate::board::style::Paint;
use patolli_core::{Dense, Seat};
use patolli_text::yucatan::{city, short_city_action_words, short_goods};
use patolli_yucatan::{City, CityAction, Goods, Leader, Resource, Space, Step};

impl Pen<'_> {
    pub(super) fn map(&self, frame: &mut Frame) {
        frame.part(self.title("yucatan-board-map"));
        let room = (frame.inner() - 3 * (City::COUNT - 1)) / City::COUNT;
        let columns: Vec<_> = City::all().map(|at| self.city_lines(at)).collect();
        let height = columns.iter().map(Vec::len).max().unwrap_or(0);
        for row in 0..height {
            let cells = columns.iter().map(|lines| lines.get(row).cloned().unwrap_or_default());
            let cells = cells.map(|cell| cell.fit(room));
            frame.line(
                cells
                    .reduce(|line, next| line.put(Paint::Dim, " │ ").join(next))
                    .unwrap_or_default(),
            );
        }
        self.jungle(frame);
    }

    /// Name and jade, the garrison, then all actions: the open ones, and those to come.
    fn city_lines(&self, at: City) -> Vec<Line> {
        let actions =
            self.kit.actions_of(at, self.kit.length.rounds).map(|action| self.city_action(action));
        [self.city_head(at), self.garrison(at)].into_iter().chain(actions).collect()
    }

    fn city_head(&self, at: City) -> Line {
        let head = Line::new().put(Paint::Bold, city(at));
        match self.table.piles[at] {
            0 => head,
            jade => {
                let pile = short_goods(self.text, Goods::of(Resource::Jade, jade));
                head.put(paint_of(Resource::Jade), format!(" +{pile}"))
            }
        }
    }

    fn garrison(&self, at: City) -> Line {
        match self.table.garrison(at) {
            None => Line::new().put(Paint::Dim, self.say("yucatan-board-nobody")),
            Some((seat, leader)) => self.on_map(seat, leader),
        }
    }

    /// `●T1 3U 6/4A`.
    fn on_map(&self, seat: Seat, leader: Leader) -> Line {
        let mark = self.troop_mark(seat, leader).plain(" ");
        mark.join(self.troop_force(seat, leader))
    }

    /// `▪ 4Co`; `R3 build 2Co/lv` for one that is not open yet.
    fn city_action(&self, action: CityAction) -> Line {
        let row = self.kit.city_action(action);
        let words = short_city_action_words(self.text, self.kit, action);
        if row.round > self.table.round {
            let round = self.tell("yucatan-board-from-round", &[("n", row.round.into())]);
            return Line::new().put(Paint::Dim, format!("{round} {words}"));
        }
        let here =
            matches!(self.table.agenda.front(), Some(Step::City { city, .. }) if city == row.city);
        let paint = if here { Paint::Lit } else { Paint::Good };
        Line::new().put(paint, "▪ ").plain(words)
    }

    fn jungle(&self, frame: &mut Frame) {
        let seats = self.table.turn_order();
        let troops = seats.flat_map(|seat| Leader::all().map(move |leader| (seat, leader)));
        let here = troops
            .filter(|(seat, leader)| self.table.players[*seat][*leader].space == Space::Jungle);
        let mut here = here.map(|(seat, leader)| self.on_map(seat, leader)).peekable();
        let nobody = here.peek().is_none();
        let mut pieces = vec![self.title("yucatan-jungle")];
        pieces.extend(here);
        if nobody {
            pieces.push(Line::new().put(Paint::Dim, self.say("yucatan-board-nobody")));
        }
        frame.lines(flow(pieces, "  ", frame.inner()));
    }
}
