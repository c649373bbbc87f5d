//! Yucatan with characters: the round board, Pyramid and Evolution table, Battles, City boards.

mod battle;
mod city;
mod map;
mod table;
#[cfg(test)]
mod tests;
mod tracks;

use super::layout::{Frame, Line, spaced};
use super::pen::MARKS;
use super::style::{Paint, Style};
use crate::board::wrap;
use patolli_core::{Dense, Seat};
use patolli_text::Text;
use patolli_text::yucatan::{short_resource, short_troop};
use patolli_yucatan::{Goods, Kit, Leader, Public, Resource, Side, View, Yucatan};

crate::board::board!(Yucatan: table, battle, map, tracks, bank, cities, signs);

impl Pen<'_> {
    /// `5Co 2Ja`, or a dash.
    fn goods(&self, goods: Goods) -> Line {
        let amount = |(kind, n): (Resource, u8)| {
            Line::new().put(paint_of(kind), format!("{n}{}", short_resource(self.text, kind)))
        };
        spaced(goods.iter().map(amount))
    }
    /// `●T1`: a Troop by the mark of its owner.
    fn troop_mark(&self, seat: Seat, leader: Leader) -> Line {
        let name = format!("{}{}", MARKS[seat.index()], short_troop(self.text, leader));
        Line::new().put(Paint::Seat(seat.index()), name)
    }
    /// `3U 6/4A`: Units, and fixed Axes in attack and defence.
    fn troop_force(&self, seat: Seat, leader: Leader) -> Line {
        let axes = |side| self.table.fixed_axes(seat, leader, side).total();
        let force = self.tell(
            "yucatan-board-force",
            &[
                ("units", self.table.players[seat][leader].units.into()),
                ("attack", axes(Side::Attacker).into()),
                ("defence", axes(Side::Defender).into()),
            ],
        );
        Line::new().plain(force)
    }
    /// What the short signs mean.
    fn signs(&self, frame: &mut Frame) {
        frame.part(self.title("yucatan-board-signs"));
        for line in wrap(&self.say("yucatan-board-signs-key"), frame.inner()) {
            frame.line(Line::new().put(Paint::Dim, line));
        }
    }
}

/// The colour of a resource; its letters are always beside it.
const fn paint_of(kind: Resource) -> Paint {
    match kind {
        Resource::Corn => Paint::Tone(221),
        Resource::Jade => Paint::Tone(114),
    }
}
