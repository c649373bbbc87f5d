//! My own board: cards, supply, reserve, pyramid and capital.

use super::Pen;
use crate::board::layout::{Frame, Line, flow, spaced};
use crate::board::style::Paint;
use patolli_ahau::{City, Posture, Slot, Space};
use patolli_core::{Dense, Seat};
use patolli_text::ahau::{city, short_building_words, short_reward};

/// The room of one pyramid space, and of the whole pyramid.
const CELL: usize = 12;
const PYRAMID: usize = 4 * CELL;

impl Pen<'_> {
    pub(super) fn own(&self, frame: &mut Frame) {
        let Some(me) = self.me else { return };
        frame.part(self.player(me).plain(format!(" ─ {}", self.points("ahau-board-points", me))));
        frame.lines(flow(self.hand(me), " │ ", frame.inner()));
        let player = &self.table.players[me];
        let means = vec![
            self.label("ahau-board-supply").join(self.stock(player.stock)),
            self.label("ahau-board-reserve").join(self.tiles(player.reserve)),
        ];
        frame.lines(flow(means, " │ ", frame.inner()));
        let room = frame.inner() - PYRAMID - 3;
        for (left, right) in self.pyramid(me).into_iter().zip(self.capital(me)) {
            frame.line(left.fit(PYRAMID).put(Paint::Dim, " │ ").join(right.fit(room)));
        }
    }

    /// Cards in hand, chosen or played, and discarded; strength and workers.
    pub(super) fn hand(&self, seat: Seat) -> Vec<Line> {
        let (player, known) = (&self.table.players[seat], self.known_role(seat));
        let secret = self.view.own.filter(|(me, _)| *me == seat).and_then(|(_, own)| own.pledge);
        let hand = match self.table.pakal.filter(|_| self.table.is_pakal(seat)) {
            Some(pakal) => self.label("ahau-board-deck").join(self.cards(pakal.deck, known)),
            None => self.label("ahau-board-hand").join(self.cards(player.hand, known)),
        };
        let mut facts = vec![hand];
        if let Some((left, right)) = player.played.or(secret) {
            let pair = [left, right].into_iter().map(|card| self.card(card, known));
            let pair = pair.reduce(|line, next| line.put(Paint::Dim, " / ").join(next));
            facts.push(self.label("ahau-board-played").join(pair.unwrap_or_default()));
        }
        if !player.discard.is_empty() {
            let cards = self.cards(player.discard, known);
            facts.push(self.label("ahau-board-discarded").join(cards));
        }
        if player.played.is_some() {
            let strength = self.table.strength(seat).to_string();
            facts.push(self.fact("ahau-board-strength", Paint::Bold, strength));
        }
        let workers = player.workers;
        let paint = if workers <= 2 { Paint::Lit } else { Paint::Plain };
        facts.push(self.fact("ahau-board-workers", paint, workers.to_string()));
        facts.extend(self.lying(seat));
        facts
    }

    /// Where workers lie, if any do.
    fn lying(&self, seat: Seat) -> Option<Line> {
        let lying = |city: City| self.table.players[seat].workers(city, Posture::Lying);
        let some = City::all().filter(|city| lying(*city) > 0);
        let places: Vec<_> = some.map(|it| format!("{} {}", city(it), lying(it))).collect();
        (!places.is_empty()).then(|| self.fact("ahau-board-lying", Paint::Plain, places.join(", ")))
    }

    /// Five lines: the heading and the four levels from the top.
    fn pyramid(&self, me: Seat) -> Vec<Line> {
        let player = &self.table.players[me];
        let count = format!(" {}/{}", player.built(), Space::COUNT);
        let head = self.title("ahau-board-pyramid").plain(count);
        let open = player.open_spaces();
        let levels = (1..=4).rev().map(|level| {
            let spaces: Vec<_> = Space::of_level(level).iter().collect();
            let indent = (PYRAMID - spaces.len() * CELL) / 2;
            let row = spaces
                .into_iter()
                .map(|space| self.space(me, space, open.contains(space)).fit(CELL));
            row.fold(Line::new().plain(" ".repeat(indent)), Line::join)
        });
        std::iter::once(head).chain(levels).collect()
    }

    /// `a1[RaCo]` a tile, `b2 weapon` a space with its reward; bright if a tile could lie there.
    fn space(&self, me: Seat, space: Space, open: bool) -> Line {
        let name = Line::new().put(Paint::Dim, space.to_string());
        if let Some(brick) = self.table.players[me].pyramid[space] {
            let edge = |mark: &str| Line::new().put(Paint::Dim, mark);
            let tile = self.god(brick.god).join(self.colour(brick.colour));
            return name.join(edge("[")).join(tile).join(edge("]"));
        }
        let reward = self.kit.board(self.table.board).spaces[space];
        let paint = if open { Paint::Plain } else { Paint::Dim };
        name.put(paint, format!(" {}", short_reward(self.text, self.kit, reward)))
    }

    /// The five slots, with buildings or rewards.
    fn capital(&self, me: Seat) -> Vec<Line> {
        let player = &self.table.players[me];
        let slots = Slot::all().map(|slot| {
            let name = Line::new().put(Paint::Dim, format!("{slot} "));
            match player.buildings.iter().nth(slot.index()) {
                Some(it) => {
                    let words = short_building_words(self.text, self.kit, it);
                    name.join(self.building(it)).plain(format!(" {words}"))
                }
                None => {
                    let reward = self.kit.board(self.table.board).slots[slot];
                    name.put(Paint::Dim, short_reward(self.text, self.kit, reward))
                }
            }
        });
        slots.collect()
    }

    /// The pyramid of another player in one line, level by level from below.
    pub(super) fn pyramid_in_line(&self, seat: Seat) -> Line {
        let player = &self.table.players[seat];
        let levels = (1..=4).filter_map(|level| {
            let bricks = Space::of_level(level).iter().filter_map(|at| player.pyramid[at]);
            let mut bricks = bricks.map(|it| self.god(it.god).join(self.colour(it.colour)));
            bricks.next().map(|first| spaced(std::iter::once(first).chain(bricks)))
        });
        let count = format!("{}/{} ", player.built(), Space::COUNT);
        let levels = levels.reduce(|line, next| line.put(Paint::Dim, " / ").join(next));
        let label = self.label("ahau-board-pyramid").plain(count);
        label.join(levels.unwrap_or_default())
    }
}
