//! The capital: market, Sacrifice track, Pyramids, Rituals.

use super::Pen;
use crate::board::layout::{Frame, Line, in_columns, wrap};
use crate::board::pen::MARKS;
use crate::board::style::Paint;
use patolli_core::{Dense, Seat};
use patolli_text::zapotec::{
    property, ritual, short, short_effect, short_step, short_stock, size, tile_number,
};
use patolli_zapotec::{
    LAST_STEP, Level, Plinth, Pyramid, Resource, RitualSlot, Slot, ritual_points,
};

impl Pen<'_> {
    pub(super) fn market(&self, frame: &mut Frame) {
        frame.part(self.title("zapotec-board-market"));
        let (head, tail) = (6, 9);
        let column = (frame.inner() - head - tail) / Slot::COUNT;
        for level in Level::all() {
            let price = self.me.map(|me| self.table.trade_price(me, level));
            let price = price.unwrap_or(self.kit.trade_price[level][0]);
            let gold = short(self.text, Resource::Gold);
            let mut line = Line::new().put(Paint::Lit, format!("{price}{gold}")).fit(head);
            for &tile in self.table.market[level].values() {
                let shown = match tile {
                    Some(tile) => Line::new()
                        .put(Paint::Dim, format!("{} ", tile_number(tile)))
                        .plain(short_effect(self.text, self.kit, tile)),
                    None => Line::new().put(Paint::Dim, self.say("zapotec-empty")),
                };
                line = line.join(shown.fit(column - 1)).plain(" ");
            }
            let left = self.table.stacks[level].len();
            let stack = format!("+{left} {}", self.say("zapotec-board-stack"));
            frame.line(line.put(Paint::Dim, stack));
        }
    }

    /// Steps with discs above, bonuses below; my next three are bright.
    pub(super) fn track(&self, frame: &mut Frame) {
        frame.part(self.title("zapotec-board-track"));
        let field = frame.inner() / (LAST_STEP + 1);
        let mine = self.me.map_or(0, |me| usize::from(self.table.players[me].step));
        let (mut steps, mut bonuses) = (Line::new(), Line::new());
        for step in 0..=LAST_STEP {
            let next = self.me.is_some() && (mine + 1..=mine + 3).contains(&step);
            let paint = if next { Paint::Lit } else { Paint::Dim };
            let discs = self.pile(step);
            let number = if step == mine { Paint::Bold } else { paint };
            steps = steps.join(Line::new().put(number, step.to_string()).join(discs).fit(field));
            let bonus = short_step(self.text, self.kit.track[step]);
            bonuses = bonuses.join(Line::new().put(paint, bonus).fit(field));
        }
        frame.line(steps);
        frame.line(bonuses);
    }

    /// The discs on a step, the lowest first.
    fn pile(&self, step: usize) -> Line {
        let arrivals = self.table.arrivals.iter();
        let here = arrivals.filter(|seat| usize::from(self.table.players[*seat].step) == step);
        self.marks(here)
    }

    pub(super) fn pyramids(&self, frame: &mut Frame) {
        let tiles = self.table.scoring_tiles.iter().flatten();
        let tiles: Vec<_> = tiles.map(|tile| property(self.text, *tile)).collect();
        let tiles = format!(" ─ {} {}", self.say("zapotec-board-tiles"), tiles.join(", "));
        frame.part(self.title("zapotec-board-pyramids").plain(tiles));
        let lines = self.table.plinths().map(|plinth| self.pyramid(plinth)).collect();
        frame.lines(in_columns(lines, frame.inner()));
    }

    fn pyramid(&self, plinth: Plinth) -> Line {
        let pyramid = &self.table.pyramids[plinth];
        let line = Line::new().put(Paint::Bold, format!("{} ", plinth.index() + 1));
        let Some(tile) = pyramid.tile else {
            return line.put(Paint::Dim, self.say("zapotec-empty"));
        };
        let mut line = line.plain(property(self.text, tile));
        for (owner, size) in pyramid.levels.iter().flatten() {
            let piece = format!(" {size}{}", MARKS[owner.index()]);
            line = line.put(Paint::Seat(owner.index()), piece);
        }
        line.plain(" ").join(self.pyramid_next(pyramid))
    }

    /// Whether it is complete, or which of my pieces would go on top.
    fn pyramid_next(&self, pyramid: &Pyramid) -> Line {
        let Some(next) = pyramid.next_size() else {
            return Line::new()
                .put(Paint::Good, format!("✓{}", self.say("zapotec-board-complete")));
        };
        let (Some(me), Some(tile)) = (self.me, pyramid.tile) else { return Line::new() };
        let args =
            [("size", size(self.text, next).into()), ("n", self.table.weight(me, tile).into())];
        match self.table.players[me].pieces[next] {
            0 => Line::new().put(Paint::Dim, self.tell("zapotec-board-closed", &args[..1])),
            _ => {
                Line::new().put(Paint::Lit, format!("+ {}", self.tell("zapotec-board-next", &args)))
            }
        }
    }

    pub(super) fn rituals(&self, frame: &mut Frame) {
        let mut title = self.title("zapotec-board-rituals");
        if let Some(me) = self.me {
            let n = self.table.rituals_allowed(me);
            title = title
                .plain(format!(" ─ {}", self.tell("zapotec-board-allowed", &[("n", n.into())])));
        }
        frame.part(title);
        for slot in RitualSlot::all() {
            let card = self.table.rituals[slot];
            let discs = self.marks(self.table.discs[slot].iter());
            let line = Line::new().put(Paint::Bold, format!("{} ", slot.index() + 1));
            let worth = self.me.map_or_else(Line::new, |me| self.worth(me, slot));
            let goal = ritual(self.text, self.kit, card);
            let line = line.join(discs.fit(4)).plain(" ");
            let (margin, room) = (line.width(), frame.inner().saturating_sub(worth.width() + 2));
            let mut goal = wrap(&goal, room.saturating_sub(margin)).into_iter();
            let line = line.plain(goal.next().unwrap_or_default()).fit(room);
            frame.line(line.plain("  ").join(worth));
            goal.for_each(|more| frame.line(Line::new().plain(" ".repeat(margin) + &more)));
        }
    }

    /// What the card is worth to me now, and what it costs.
    fn worth(&self, me: Seat, slot: RitualSlot) -> Line {
        let points = ritual_points(self.table, me, self.table.rituals[slot]);
        let line =
            Line::new().put(Paint::Good, self.tell("zapotec-points", &[("n", points.into())]));
        if self.table.discs[slot].contains(me) {
            return line.plain(format!(" · {}", self.say("zapotec-board-mine")));
        }
        let price = self.table.ritual_price(me, slot);
        let price = match price.is_nothing() {
            true => self.say("zapotec-nothing"),
            false => short_stock(self.text, price),
        };
        line.put(Paint::Lit, format!(" · {price}"))
    }
}
