//! The spaces of the Pyramid and the Court tiles on them.

use super::easel::Easel;
use super::pyramid::{CELL, block, middle};
use crate::spot::Spot;
use crate::svg::{moved, n, symbol};
use maud::{Markup, html};
use patolli_copan::{Action, Copan, Resource, Section, Space, SpaceSet, Step};
use patolli_core::Dense;
use patolli_text::copan::{resource, section as section_name, space as space_name};
use patolli_text::{Words, args};

impl Easel<'_> {
    pub(super) fn spaces(&self) -> Markup {
        let in_play = self.kit.in_play(self.table.n());
        html! {
            @for section in Section::all() {
                g role="group" aria-label=(section_name(self.text, section)) {
                    (self.setup_tiles(section, in_play))
                    @for space in in_play.iter().filter(|space| space.section() == section) {
                        (self.space(space))
                    }
                }
            }
        }
    }

    /// Covered spaces do not exist; each tile has three (C 3.3).
    fn setup_tiles(&self, section: Section, in_play: SpaceSet) -> Markup {
        let covered =
            Space::all().filter(|space| space.section() == section && !in_play.contains(*space));
        let covered: Vec<_> = covered.collect();
        html! {
            @for tile in covered.chunks(3) {
                g class="setup-tile" {
                    @for space in tile { (block("setup-stone", middle(*space), (CELL - 4.0, CELL - 4.0), 4)) }
                    @for space in tile {
                        @let (x, y) = middle(*space);
                        path class="setup-line" transform=(moved(x, y)) d="M-24-24h48v48h-48zM-12-12h24v24h-24z" {}
                    }
                }
            }
        }
    }

    fn space(&self, space: Space) -> Markup {
        let (x, y) = middle(space);
        let pyramid = &self.table.pyramid;
        let free = pyramid.free.contains(space);
        let face = self.space_face(space);
        if free && self.picks_tile() {
            // The choices are drawn over it.
            return html! { g transform=(moved(x, y)) { (face) } };
        }
        let spot = Spot::new("g", "space", self.space_words(space))
            .at(x, y)
            .class_if(!free, "filled")
            .changed(self.differs(|table| table.pyramid.free.contains(space)));
        let spot = match self.step() {
            Some(Step::Place | Step::AutomaPlace(_)) if free => {
                self.acts(spot, [Action::PlaceAt(space)])
            }
            _ => spot,
        };
        spot.draw(&face)
    }

    fn space_face(&self, space: Space) -> Markup {
        let pyramid = &self.table.pyramid;
        html! {
            (block(terrace(space), (0.0, 0.0), (CELL - 6.0, CELL - 6.0), 6))
            @if let Some(tile) = pyramid.tile(space) {
                g id={ "court-" (space) } data-piece="tile" {
                    (block(&format!("court-tile of-{tile}"), (0.0, 0.0), (CELL - 12.0, CELL - 12.0), 8))
                    (symbol(tile.name(), 0.0, 0.0, 64.0))
                }
            } @else if pyramid.blind.contains(space) {
                g id={ "court-" (space) } data-piece="tile" { (symbol("blind_tile", 0.0, 0.0, 96.0)) }
            } @else if self.kit.pyramid.event_spaces.contains(space) {
                (symbol("event_space", 0.0, 0.0, 62.0))
            } @else if self.kit.pyramid.bonus_spaces.contains(space) {
                (symbol("bonus_space", 0.0, 0.0, 70.0))
            }
        }
    }

    pub(super) fn space_words(&self, space: Space) -> String {
        let at = space_name(self.text, space);
        let pyramid = &self.table.pyramid;
        let key = match pyramid.tile(space) {
            Some(tile) => {
                let tile = resource(self.text, tile);
                return self.tell("boards-copan-space-tile", args!(space = at, tile = tile));
            }
            None if pyramid.blind.contains(space) => "boards-copan-space-blind",
            None if self.kit.pyramid.event_spaces.contains(space) => "boards-copan-space-event",
            None if self.kit.pyramid.bonus_spaces.contains(space) => "boards-copan-space-bonus",
            None => "boards-copan-space-plain",
        };
        self.tell(key, args!(space = at, n = self.kit.pyramid.bonus))
    }

    /// Whether the observer has to choose a tile of the hand and a space.
    pub(super) fn picks_tile(&self) -> bool {
        let places = self.step() == Some(Step::Place) && self.decider() == self.me;
        places && !self.subject.legal.is_empty() && !self.pickable().is_empty()
    }

    /// The types in the observer's hand.
    pub(super) fn pickable(&self) -> Vec<Resource> {
        let hand = self.subject.view.own.map(|(_, own)| own.hand).unwrap_or_default();
        hand.iter().map(|(tile, _)| tile).collect()
    }

    /// The free spaces once for each type in hand; the style sheet shows those of the type picked.
    pub(super) fn picks(&self) -> Markup {
        html! {
            @if self.picks_tile() {
                @for tile in self.pickable() {
                    g class={ "picks picks-" (tile) } role="group" aria-label=(resource(self.text, tile)) {
                        @for space in self.table.pyramid.free { (self.pick(tile, space)) }
                    }
                }
            }
        }
    }

    /// Resources that would find room, those of one's choice included.
    fn foreseen(&self, tile: Resource, space: Space) -> u32 {
        let Some(me) = self.me else { return 0 };
        let foreseen = self.table.foresee(me, tile, space);
        let stock = self.player(me).stock;
        let room = Resource::COUNT as u32 * u32::from(self.table.capacity(me)) - stock.total();
        let gain = foreseen.gain.total() - foreseen.lost.total() + u32::from(foreseen.bonus);
        gain.min(room)
    }

    /// A free space with what the tile would give there.
    fn pick(&self, tile: Resource, space: Space) -> Markup {
        let (x, y) = middle(space);
        let place = Action::Place(tile, space);
        // Players who point at it want to know what it gives.
        let what = Copan::action(self.text, self.subject.view, place, self.subject.names);
        let spot = Spot::new("g", "space pick", what).at(x, y);
        let gain = self.foreseen(tile, space);
        self.acts(spot, [place]).draw(&html! {
            (block("slab", (0.0, 0.0), (CELL - 6.0, CELL - 6.0), 6))
            text class="yield" x=(n(CELL / 2.0 - 8.0)) y=(n(CELL / 2.0 - 10.0)) { "+" (gain) }
        })
    }
}

/// The outer ring of spaces is lower than the inner one.
fn terrace(space: Space) -> &'static str {
    match space.row() == 1 || space.column() == 1 {
        true => "slab low",
        false => "slab",
    }
}
