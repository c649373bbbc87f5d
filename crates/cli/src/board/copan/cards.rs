//! The three Sites with cards: Ball Court, Altars, Hieroglyphic Stairway.

use super::Pen;
use crate::board::layout::{Frame, Line, flow, in_columns};
use crate::board::style::Paint;
use patolli_copan::{
    Action, AltarPlace, AltarSpace, ByFate, CourtSpace, Effect, GlyphSpace, Half, Line as Row, Site,
};
use patolli_core::Dense;
use patolli_text::copan::{
    character, fate_mark, half, kind_mark, short_column, short_cost, short_effect, short_talent,
};

impl Pen<'_> {
    pub(super) fn ball_court(&self, frame: &mut Frame) {
        let mut tokens = Line::new();
        for it in Half::all() {
            let count = self.counts(|seat| self.table.players[seat].court[it]);
            let name = format!(" ─ {} ", half(self.text, it));
            tokens = tokens.put(Paint::Dim, name).join(or_none(count));
        }
        frame.part(self.site(Site::BallCourt, tokens));
        let payable = self.payable(Site::BallCourt);
        let cards = CourtSpace::all()
            .map(|space| self.court_space(space, payable.contains(&Action::Recruit(space))));
        frame.lines(in_columns(cards.collect(), frame.inner()));
    }

    fn court_space(&self, space: CourtSpace, payable: bool) -> Line {
        let mark = mark_of(&self.kit.fates.court, |it| it == space);
        let line = Line::new().put(Paint::Dim, format!("{} {mark} ", space.index() + 1));
        let Some(it) = self.table.court[space] else {
            let key = match self.table.court_closed.contains(space) {
                true => "copan-board-closed",
                false => "copan-empty",
            };
            return line.put(Paint::Dim, self.say(key));
        };
        let row = self.kit.character(it);
        let name = Line::new().put(Paint::Bold, character(self.text, it)).fit(16);
        let price = self.price(short_cost(self.text, row.cost), payable).fit(9);
        let talent = format!("{} {}", kind_mark(row.talent), short_talent(self.text, row.talent));
        line.join(name).plain(" ").join(price).plain(" ").plain(talent)
    }

    /// One card on a line, its three columns side by side.
    pub(super) fn altars(&self, frame: &mut Frame) {
        let reserve = self.counts(|seat| self.table.players[seat].reserve);
        let label = format!(" ─ {} ", self.say("copan-board-reserve"));
        let reserve = Line::new().put(Paint::Dim, label).join(or_none(reserve));
        frame.part(self.site(Site::Altars, reserve));
        let payable = self.payable(Site::Altars);
        let (head, columns) = (10, 3);
        let room = (frame.inner() - head) / columns;
        for place in AltarPlace::all() {
            let spaces = AltarSpace::all().filter(|space| space.place() == place);
            let card = self.kit.altar(self.table.altars[place]);
            let can = spaces.clone().any(|space| payable.contains(&Action::Offer(space)));
            let mut line = self.price(short_cost(self.text, card.cost), can).fit(head);
            for space in spaces {
                let column = short_column(self.text, &card.columns[space.column()]);
                line = line.join(self.altar_space(space, column).fit(room));
            }
            frame.line(line);
        }
    }

    fn altar_space(&self, space: AltarSpace, column: String) -> Line {
        let mark = mark_of(&self.kit.fates.altars, |pair| pair.contains(&space));
        let number = Line::new().put(Paint::Dim, format!("│ {:>2} {mark} ", space.index() + 1));
        if self.table.altars_closed.contains(space) {
            return number.put(Paint::Dim, self.say("copan-board-closed"));
        }
        match self.table.altar_tokens[space] {
            Some(owner) => number.join(self.mark(owner)).put(Paint::Dim, format!(" {column}")),
            None => number.plain(column),
        }
    }

    pub(super) fn hieroglyphs(&self, frame: &mut Frame) {
        frame.part(self.site(Site::Hieroglyphs, Line::new()));
        let payable = self.payable(Site::Hieroglyphs);
        let lines =
            Row::all().map(|line| self.glyph_line(line, payable.contains(&Action::Read(line))));
        frame.lines(flow(lines.collect(), " │ ", frame.inner()));
    }

    fn glyph_line(&self, row: Row, payable: bool) -> Line {
        let printed = self.kit.line(row);
        let climb = short_effect(self.text, Effect::Climb(printed.climb));
        let line = Line::new().put(Paint::Dim, format!("{} ", row.index() + 1));
        let line = line.join(self.price(short_cost(self.text, printed.cost), payable));
        let cards = self.kit.glyph_spaces[row].iter().map(|space| self.glyph(space));
        cards.fold(line.plain(format!(" {climb}")), |line, card| line.plain("  ").join(card))
    }

    fn glyph(&self, space: GlyphSpace) -> Line {
        let mark = mark_of(&self.kit.fates.glyph, |it| it == space);
        let line = Line::new().put(Paint::Dim, mark);
        match self.table.glyphs[space] {
            Some(colour) => line.join(self.colour(colour)),
            None if self.table.glyphs_closed.contains(space) => line.put(Paint::Dim, "✕"),
            None => line.put(Paint::Dim, "–"),
        }
    }
}

/// A dash where there is nothing.
fn or_none(line: Line) -> Line {
    match line.width() {
        0 => line.put(Paint::Dim, "–"),
        _ => line,
    }
}

/// The mark of the Fate symbol of this place.
fn mark_of<P: Copy>(places: &ByFate<P>, fits: impl Fn(P) -> bool) -> &'static str {
    let fate = places.iter().find(|(_, place)| fits(**place)).map(|(fate, _)| fate);
    fate.map_or("", fate_mark)
}
