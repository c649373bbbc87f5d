//! Temples, the war track and the building offer.

use super::Pen;
use crate::board::layout::{Frame, Line, flow, in_columns};
use crate::board::style::Paint;
use patolli_ahau::{Building, God, Place, WAR_TOP};
use patolli_core::{Dense, Seat};
use patolli_text::ahau::{
    building, god, short_building_words, short_colours, short_reward, short_scoring,
};

/// The room for the name of a god, and for what a temple pays for.
const GOD: usize = 21;
const SCORING: usize = 10;

impl Pen<'_> {
    pub(super) fn temples(&self, frame: &mut Frame) {
        let key = Line::new().put(Paint::Dim, format!(" ─ {}", self.say("ahau-board-temples-key")));
        frame.part(self.title("ahau-board-temples").join(key));
        let lines = God::all().map(|god| self.temple(god));
        frame.lines(in_columns(lines.collect(), frame.inner()));
    }

    /// `Ra Rain God  pyramid  4  ● ▮ 0 0 0`: spectators see what it pays at most.
    fn temple(&self, it: God) -> Line {
        let scoring = self.table.scoring[it];
        let name = self.god(it).plain(format!(" {}", god(self.text, it))).fit(GOD);
        let pays = Line::new().plain(short_scoring(self.text, scoring)).fit(SCORING);
        let mine = self.me.is_some_and(|me| self.table.marker(me, it).is_some());
        let paint = if mine { Paint::Good } else { Paint::Dim };
        let worth = self.me.map_or_else(
            || self.table.seats().map(|seat| self.table.value(seat, scoring)).max().unwrap_or(0),
            |me| self.table.temple_pays(me, it),
        );
        let worth = format!("{worth:>2} ");
        let spaces = self.table.temples[it].values().zip(self.kit.temple_spaces.values());
        spaces.fold(name.join(pays).put(paint, worth), |line, (marker, fame)| match marker {
            Some(seat) => line.plain(" ").join(self.mark(*seat)),
            None => line.put(Paint::Dim, format!(" {fame}")),
        })
    }

    /// Each space with its reward and markers, the lowest of a stack first; then the weapons.
    pub(super) fn war(&self, frame: &mut Frame) {
        frame.part(self.title("ahau-board-war"));
        let spaces = (0..=WAR_TOP).map(|space| self.war_space(space)).collect();
        frame.lines(flow(spaces, " │ ", frame.inner()));
        let weapons = self
            .table
            .seats()
            .map(|seat| self.mark(seat).plain(format!(" {}", self.table.players[seat].weapons)));
        let weapons = weapons.reduce(|line, next| line.plain("  ").join(next)).unwrap_or_default();
        frame.line(self.label("ahau-board-weapons").join(weapons));
    }

    fn war_space(&self, space: u8) -> Line {
        let line = Line::new().put(Paint::Dim, space.to_string());
        let line = match usize::from(space).checked_sub(1) {
            None => line,
            Some(i) => {
                let reward = short_reward(self.text, self.kit, self.kit.war_track[i]);
                line.plain(format!(" {reward}"))
            }
        };
        let here = |seat: &Seat| self.table.players[*seat].war == space;
        let mut stack: Vec<_> = self.table.seats().filter(here).collect();
        let place = |seat: &Seat| self.table.war_order.iter().position(|other| other == *seat);
        stack.sort_by_key(place);
        match stack.is_empty() {
            true => line,
            false => line.plain(" ").join(self.marks(stack.into_iter())),
        }
    }

    pub(super) fn offer(&self, frame: &mut Frame) {
        let n = self.table.stack.len();
        let left = self.tell("ahau-board-stack", &[("n", n.into())]);
        let left = Line::new().put(Paint::Dim, format!(" ─ {left}"));
        frame.part(self.title("ahau-board-offer").join(left));
        let places = Place::all().take(self.kit.offer(self.table.n()));
        let lines = places.map(|place| {
            let number = Line::new().put(Paint::Dim, format!("{} ", place.index() + 1));
            match self.table.offer[place] {
                Some(it) => number.join(self.for_sale(it)),
                None => number.put(Paint::Dim, "–"),
            }
        });
        frame.lines(in_columns(lines.collect(), frame.inner()));
    }

    fn for_sale(&self, it: Building) -> Line {
        let cost = short_colours(self.text, self.kit.building(it).cost);
        let words = short_building_words(self.text, self.kit, it);
        Line::new()
            .put(Paint::Good, building(self.text, it))
            .put(Paint::Bold, format!(" {cost}"))
            .plain(format!(" {words}"))
    }
}
