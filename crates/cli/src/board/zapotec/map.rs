//! The map: three regions by three terrains, each space with its type, its tile or its owner.

use super::{Pen, paint_of};
use crate::board::layout::{Frame, Line, flow};
use crate::board::pen::MARKS;
use crate::board::style::Paint;
use patolli_core::{Dense, Seat};
use patolli_text::zapotec::{letter, property, short};
use patolli_zapotec::{Region, Space, SpaceSet, Terrain};

/// The room of one space: bracket, type, resource, bracket, and a blank where there is room.
const SPACE: usize = 5;
const REGION: usize = 8;

impl Pen<'_> {
    pub(super) fn map(&self, frame: &mut Frame) {
        frame.part(self.title("zapotec-board-map"));
        let column = (frame.inner() - REGION) / Terrain::COUNT;
        let mut head = Line::new().plain(" ".repeat(REGION));
        for terrain in Terrain::all() {
            let name = Line::new().put(Paint::Bold, property(self.text, terrain.into()));
            head = head.join(name.fit(column));
        }
        frame.line(head);
        for region in Region::all() {
            self.region(frame, region, column);
        }
        let key = self.say("zapotec-board-map-key");
        let parts = key.split(" · ").map(|part| Line::new().put(Paint::Dim, part)).collect();
        frame.lines(flow(parts, " · ", frame.inner()));
    }

    /// One region on as many lines as its fullest section needs.
    fn region(&self, frame: &mut Frame, region: Region, column: usize) {
        let sections = Terrain::all().map(|terrain| self.section(region, terrain));
        let sections: Vec<Vec<Space>> = sections.map(|spaces| spaces.iter().collect()).collect();
        let most = sections.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let room = column - 1;
        let width = if room >= most * (SPACE + 1) { SPACE + 1 } else { SPACE };
        let each = (room / width).max(1);
        for part in 0..most.div_ceil(each) {
            let name = match part {
                0 => property(self.text, region.into()),
                _ => String::new(),
            };
            let mut line = Line::new().put(Paint::Bold, name).fit(REGION);
            for spaces in &sections {
                let shown = spaces.iter().skip(part * each).take(each);
                let drawn =
                    shown.fold(Line::new(), |line, space| line.join(self.space(*space).fit(width)));
                line = line.join(Line::new().put(Paint::Dim, "│").join(drawn).fit(column));
            }
            frame.line(line);
        }
    }

    fn section(&self, region: Region, terrain: Terrain) -> SpaceSet {
        let spaces = self.kit.spaces_with[region.into()].and(self.kit.spaces_with[terrain.into()]);
        spaces.and(self.kit.in_play(self.table.n()))
    }

    fn space(&self, space: Space) -> Line {
        let building = self.kit.spaces[space].building;
        let kind = letter(self.text, building);
        if !self.table.free.contains(space) {
            return self.built(space, &kind);
        }
        let tile = short(self.text, self.table.tile_of(space).basic.into());
        let bright = Line::new().put(paint_of(building), format!("{kind}{tile}"));
        let edge = |mark: &str| Line::new().put(Paint::Lit, mark);
        match self.allowed() {
            None => edge(" ").join(bright).join(edge(" ")),
            Some(fit) if fit.contains(space) => edge("[").join(bright).join(edge("]")),
            Some(_) => Line::new().put(Paint::Dim, format!(" {kind}{tile} ")),
        }
    }

    fn built(&self, space: Space, kind: &str) -> Line {
        let owner = self.table.seats().find(|seat| self.houses(*seat).contains(space));
        let line = Line::new().put(Paint::Dim, format!(" {kind}"));
        let Some(owner) = owner else { return line };
        let palace = self.table.players[owner].palace == Some(space);
        let mark = format!("{}{}", MARKS[owner.index()], if palace { "★" } else { "" });
        line.put(Paint::Seat(owner.index()), mark)
    }

    fn houses(&self, seat: Seat) -> SpaceSet {
        self.table.players[seat].houses
    }

    /// The spaces that fit my card of this round, once there is one.
    fn allowed(&self) -> Option<SpaceSet> {
        let played = self.me.and_then(|me| self.table.players[me].played);
        let pledge = self.view.own.and_then(|(_, own)| own.pledge);
        played.or(pledge).map(|card| self.kit.spaces_with[self.kit.cards[card].property])
    }
}
