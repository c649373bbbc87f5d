//! The others in short lines.

use super::Pen;
use crate::board::layout::{Frame, Line, flow, spaced};
use crate::board::style::Paint;
use patolli_ahau::Pakal;
use patolli_core::Seat;
use patolli_text::ahau::{difficulty, personality};

impl Pen<'_> {
    pub(super) fn rivals(&self, frame: &mut Frame) {
        frame.part(self.title("ahau-board-others"));
        for seat in self.table.seats().filter(|seat| Some(*seat) != self.me) {
            let mut lines = flow(self.rival(seat), " │ ", frame.inner() - 2).into_iter();
            lines.next().into_iter().for_each(|first| frame.line(first));
            lines.for_each(|more| frame.line(Line::new().plain("  ").join(more)));
        }
    }

    fn rival(&self, seat: Seat) -> Vec<Line> {
        let player = &self.table.players[seat];
        let pakal = self.table.pakal.filter(|_| self.table.is_pakal(seat));
        let mut facts = vec![
            self.player(seat).plain(format!(" {}", self.points("ahau-board-points-short", seat))),
        ];
        match pakal {
            Some(pakal) => facts.extend(self.pakal(&pakal)),
            None => facts.push(self.label("ahau-board-supply").join(self.stock(player.stock))),
        }
        facts.extend(self.hand(seat));
        facts.push(self.label("ahau-board-reserve").join(self.tiles(player.reserve)));
        facts.push(self.pyramid_in_line(seat));
        let capital = spaced(player.buildings.iter().map(|it| self.building(it)));
        facts.push(self.label("ahau-board-capital").join(capital));
        facts
    }

    /// Solo: what helps to foresee King Pakal.
    fn pakal(&self, pakal: &Pakal) -> Vec<Line> {
        let row = self.kit.personality(pakal.personality);
        let gods = row.hierarchy.into_iter().map(|god| self.god(god));
        let gods = gods.reduce(|line, next| line.put(Paint::Dim, ">").join(next));
        let who = format!(
            "{} ({})",
            personality(self.text, pakal.personality),
            difficulty(self.text, pakal.difficulty)
        );
        vec![
            Line::new().plain(who),
            self.label("ahau-board-prefers").join(gods.unwrap_or_default()),
            self.fact("ahau-board-store", Paint::Plain, pakal.tracker.to_string()),
        ]
    }
}
