//! The others in short lines.

use super::Pen;
use crate::board::layout::{Frame, Line, flow};
use crate::board::style::Paint;
use patolli_copan::{Automa, CharacterSet, Mode, Resource, Tiles};
use patolli_core::{Dense, Seat};
use patolli_text::copan::{character, multiplier, short};

impl Pen<'_> {
    pub(super) fn rivals(&self, frame: &mut Frame) {
        frame.part(self.title("copan-board-others"));
        for seat in self.table.seats().filter(|seat| Some(*seat) != self.me) {
            let facts = match self.table.automa.filter(|_| self.table.is_automa(seat)) {
                Some(automa) => self.automa(seat, &automa),
                None => self.rival(seat),
            };
            let mut lines = flow(facts, " │ ", frame.inner() - 2).into_iter();
            lines.next().into_iter().for_each(|first| frame.line(first));
            lines.for_each(|more| frame.line(Line::new().plain("  ").join(more)));
        }
    }

    fn rival(&self, seat: Seat) -> Vec<Line> {
        let player = &self.table.players[seat];
        let stock = self.stock(player.stock).put(
            Paint::Dim,
            self.tell("copan-board-room", &[("n", self.table.capacity(seat).into())]),
        );
        let mut facts = vec![
            self.player(seat).plain(format!(" {}", self.points(seat))),
            stock,
            self.known_hand(seat),
        ];
        facts.extend(self.things(seat));
        facts.push(self.held(player.characters, self.table.slots(seat)));
        facts
    }

    /// The number of Court tiles, and those that everyone saw going into the hand.
    fn known_hand(&self, seat: Seat) -> Line {
        let player = &self.table.players[seat];
        let line =
            Line::new().plain(self.tell("copan-board-tiles", &[("n", player.hand_size.into())]));
        match player.known_hand == Tiles::NOTHING {
            true => line,
            false => line.plain(" (").join(self.stock(player.known_hand)).plain("…)"),
        }
    }

    /// What the stairways count, with their multipliers; Glyphs and tokens.
    fn things(&self, seat: Seat) -> Vec<Line> {
        let player = &self.table.players[seat];
        let counts = self.table.counted(seat);
        let counted = Resource::all().map(|stair| {
            let each = self.kit.stair(stair, player.priests[stair]);
            let value = format!(" {}×{}", counts[stair], multiplier(each));
            self.resource(stair).plain(value)
        });
        let counted = counted.reduce(|line, next| line.plain("  ").join(next)).unwrap_or_default();
        let tokens = self.table.tokens_left(seat).to_string();
        let glyphs = Line::new().put(Paint::Dim, format!("{} ", self.say("copan-board-glyphs")));
        vec![
            counted,
            glyphs.join(self.glyph_cards(player.glyphs)),
            self.fact("copan-board-tokens", Paint::Plain, tokens),
        ]
    }

    fn held(&self, characters: CharacterSet, slots: u8) -> Line {
        let names: Vec<_> = characters.iter().map(|it| character(self.text, it)).collect();
        let value = format!("{}/{slots} {}", names.len(), names.join(", "));
        self.fact("copan-board-slots", Paint::Plain, value.trim_end().to_string())
    }

    /// Solo: what helps to foresee the Automa. Its cards come in the order of its priorities.
    fn automa(&self, seat: Seat, automa: &Automa) -> Vec<Line> {
        let player = &self.table.players[seat];
        let mode = self.say(match automa.mode {
            Mode::Basic => "copan-board-basic",
            Mode::Advanced => "copan-board-advanced",
        });
        let head = self.player(seat).plain(format!(" {}", self.points(seat)));
        let mut facts = vec![head.put(Paint::Dim, format!(" ({mode})")), self.automa_cards(automa)];
        facts.extend(self.things(seat));
        let names: Vec<_> = automa.face_up.iter().map(|it| character(self.text, it)).collect();
        let down = player.discarded.len();
        let value = format!("{} {}", names.len() + down, names.join(", "));
        facts.push(self.fact("copan-board-slots", Paint::Plain, value.trim_end().to_string()));
        facts
    }

    /// `Fa 2 → Ze 0 → …`: the tiles on each card; `!` marks a hard one.
    fn automa_cards(&self, automa: &Automa) -> Line {
        let cards = automa.order.into_iter().map(|card| {
            let hard = if automa.hard.contains(card) { "!" } else { "" };
            let name = format!("{}{hard} ", short(self.text, card));
            let tiles = automa.tiles.get(card);
            let paint = if tiles > 0 { Paint::Bold } else { Paint::Dim };
            Line::new().put(super::paint_of(card), name).put(paint, tiles.to_string())
        });
        let label =
            Line::new().put(Paint::Dim, format!("{} ", self.say("copan-board-automa-cards")));
        let cards = cards.reduce(|line, next| line.put(Paint::Dim, " → ").join(next));
        label.join(cards.unwrap_or_default())
    }
}
