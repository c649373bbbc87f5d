//! My own board: tiles in hand, stock, Characters, Glyphs, mask, and what the stairways make of it.

use super::{Pen, paint_of};
use crate::board::layout::{Frame, Line, flow};
use crate::board::style::Paint;
use patolli_copan::{Glyphs, MaskSpace, Resource, final_scores};
use patolli_core::{Dense, Seat};
use patolli_text::copan::{
    character, kind_mark, multiplier, short, short_effect, short_exchange, short_talent,
};

impl Pen<'_> {
    pub(super) fn own(&self, frame: &mut Frame) {
        let Some((me, own)) = self.view.own else { return };
        frame.part(self.player(me).plain(format!(" ─ {}", self.points(me))));
        let hand = self.label("copan-board-hand").join(self.stock(own.hand));
        let tokens = self.table.tokens_left(me).to_string();
        let extensions = self.table.players[me].extensions.to_string();
        let facts = vec![
            hand,
            self.bars(me),
            self.fact("copan-board-extensions", Paint::Plain, extensions),
            self.fact("copan-board-tokens", Paint::Plain, tokens),
        ];
        frame.lines(flow(facts, " │ ", frame.inner()));
        frame.lines(flow(self.counted(me), " │ ", frame.inner()));
        frame.lines(flow(self.characters(me), " · ", frame.inner()));
        frame.lines(flow(self.glyphs(me), " │ ", frame.inner()));
        frame.lines(flow(self.mask(me), " · ", frame.inner()));
    }

    pub(super) fn points(&self, seat: Seat) -> String {
        let total = final_scores(self.table)[seat].total();
        let now = self.table.players[seat].vp();
        self.tell("copan-board-points", &[("now", now.into()), ("total", total.into())])
    }

    /// `Fo 3/5`: what there is and how much there is room for.
    fn bars(&self, me: Seat) -> Line {
        let stock = self.table.players[me].stock;
        let room = self.table.capacity(me);
        let each = Resource::all().map(|kind| {
            let name = format!("{} ", short(self.text, kind));
            let have = stock.get(kind);
            let paint = if have == room { Paint::Lit } else { Paint::Bold };
            let line = Line::new().put(paint_of(kind), name).put(paint, have.to_string());
            line.put(Paint::Dim, format!("/{room}"))
        });
        let bars = each.reduce(|line, next| line.plain("  ").join(next)).unwrap_or_default();
        self.label("copan-board-stock").join(bars)
    }

    /// `Fo extensions 2×+2=4`.
    fn counted(&self, me: Seat) -> Vec<Line> {
        let counts = self.table.counted(me);
        let line = |stair: Resource| {
            let step = self.table.players[me].priests[stair];
            let each = self.kit.stair(stair, step);
            let n = counts[stair];
            let sum = i16::from(each) * i16::from(n);
            let paint = if sum < 0 { Paint::Lit } else { Paint::Plain };
            self.resource(stair)
                .put(Paint::Dim, format!(" {} ", self.say(&format!("copan-board-counted-{stair}"))))
                .plain(format!("{n}×{}", multiplier(each)))
                .put(paint, format!("={sum}"))
        };
        Resource::all().map(line).collect()
    }

    fn characters(&self, me: Seat) -> Vec<Line> {
        let player = &self.table.players[me];
        let used = player.characters.len();
        let head = self.fact(
            "copan-board-slots",
            Paint::Plain,
            format!("{used}/{}", self.table.slots(me)),
        );
        let card = |it| {
            let talent = self.kit.character(it).talent;
            let mark = format!("{} {} ", kind_mark(talent), character(self.text, it));
            Line::new().put(Paint::Good, mark).plain(short_talent(self.text, talent))
        };
        std::iter::once(head).chain(player.characters.iter().map(card)).collect()
    }

    pub(super) fn glyph_cards(&self, glyphs: Glyphs) -> Line {
        let amount = |(colour, n): (_, u8)| match n {
            1 => self.colour(colour),
            _ => Line::new().plain(n.to_string()).join(self.colour(colour)),
        };
        let cards = glyphs.iter().map(amount);
        let none = || Line::new().put(Paint::Dim, "–");
        cards.reduce(|line, next| line.plain(" ").join(next)).unwrap_or_else(none)
    }

    /// The Glyphs, and what the best sets of them are worth.
    fn glyphs(&self, me: Seat) -> Vec<Line> {
        let glyphs = self.table.players[me].glyphs;
        let mut lines = vec![self.label("copan-board-glyphs").join(self.glyph_cards(glyphs))];
        if self.table.exchanged && self.table.active == me {
            lines.push(Line::new().put(Paint::Dim, self.say("copan-board-exchanged")));
            return lines;
        }
        let colours = glyphs.iter().count();
        let most = usize::from(glyphs.iter().map(|(_, n)| n).max().unwrap_or(0));
        let different = self.kit.exchange_different[colours].map(|it| (colours, "≠", it));
        let same = self.kit.exchange_same[most.min(8)].map(|it| (most, "=", it));
        for (n, mark, worth) in [different, same].into_iter().flatten() {
            let worth = short_exchange(self.text, worth);
            lines.push(Line::new().put(Paint::Good, format!("{n}{mark} → {worth}")));
        }
        lines
    }

    /// Placed Jade tiles, and the spaces that are open with what they give.
    fn mask(&self, me: Seat) -> Vec<Line> {
        let mask = self.table.players[me].mask;
        let placed: Vec<_> = mask.iter().map(|space| (space.index() + 1).to_string()).collect();
        let value = format!("{}/{} {}", mask.len(), MaskSpace::COUNT, placed.join(" "));
        let head = self.fact("copan-board-mask", Paint::Plain, value.trim_end().to_string());
        let open = self.table.open_mask(me);
        let next = open.iter().map(|space| {
            let effect = short_effect(self.text, self.kit.mask[space].effect);
            Line::new().put(Paint::Dim, format!("{}:", space.index() + 1)).plain(effect)
        });
        std::iter::once(head).chain(next).collect()
    }
}
