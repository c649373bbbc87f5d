//! A player's pyramid of four levels (A 3.7). While a reserve tile is selected, its possible
//! spaces are highlighted, each with the Fame of its neighbours.

use super::easel::Easel;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_ahau::{Action, Brick, Colour, Face, Space, Step, Tile, Work};
use patolli_core::{Dense, Seat};
use patolli_text::ahau::brick as brick_words;
use patolli_text::args;

impl Easel<'_> {
    pub(super) fn pyramid(&self, seat: Seat) -> Markup {
        html! {
            div class="y-pyramid" role="group" aria-label=(self.pyramid_words(seat)) {
                @for level in (1..=4).rev() {
                    div class="y-level" {
                        @for space in Space::of_level(level).iter() { (self.pyramid_space(seat, space)) }
                    }
                }
            }
        }
    }

    fn pyramid_space(&self, seat: Seat, space: Space) -> Markup {
        let spot = Spot::new("div", "y-brick", self.brick_space_words(seat, space))
            .class_if(self.player(seat).pyramid[space].is_some(), "y-built")
            .class_if(self.is_paid_for(seat, space), "y-due")
            .changed(self.differs(|table| table.players[seat].pyramid[space]));
        let here = spot.draw(&self.brick_face(seat, space));
        let picks: Vec<Tile> = match self.picks_tile(seat) {
            true => self
                .layable()
                .filter(|tile| self.subject.legal.contains(Action::Lay(*tile, space)))
                .collect(),
            false => Vec::new(),
        };
        html! {
            @if picks.is_empty() { (here) } @else {
                div class="y-seat" { (here) @for tile in picks { (self.pick(seat, tile, space)) } }
            }
        }
    }

    /// Whether a tile is being paid for this space.
    fn is_paid_for(&self, seat: Seat, space: Space) -> bool {
        let paying =
            matches!(self.table.payment.work, Some(Work::Lay { space: here, .. }) if here == space);
        let step = matches!(
            self.step(),
            Some(Step::Paint | Step::Nominal | Step::Settle | Step::Give { .. })
        );
        paying && step && self.table.active == seat
    }

    fn brick_face(&self, seat: Seat, space: Space) -> Markup {
        html! {
            @match self.player(seat).pyramid[space] {
                Some(brick) => {
                    (inline(&tile_of(brick).to_string()))
                    @if brick.cube { span class="y-on" { (inline(brick.colour.name())) } }
                },
                None => (self.reward(self.kit.board(self.table.board).spaces[space])),
            }
        }
    }

    /// A picked tile on one of its spaces: what lies around pays.
    fn pick(&self, seat: Seat, tile: Tile, space: Space) -> Markup {
        let what = self.brick_space_words(seat, space);
        let fame = self.best_adjacency(seat, tile, space);
        let spot = Spot::new("div", format!("y-lay at-{}", tile.index()), what);
        self.acts(spot, [Action::Lay(tile, space)]).draw(&html! {
            @if fame > 0 { b class="y-plus" { "+" (fame) } }
        })
    }

    /// BD-4; a wild tile takes the best colour.
    fn best_adjacency(&self, seat: Seat, tile: Tile, space: Space) -> u8 {
        let fame = |colour| self.table.adjacency(seat, space, tile.god(), colour);
        match tile.colour() {
            Some(colour) => fame(colour),
            None => Colour::all().map(fame).max().unwrap_or(0),
        }
    }

    pub(super) fn brick_space_words(&self, seat: Seat, space: Space) -> String {
        match self.player(seat).pyramid[space] {
            Some(brick) => self.tell(
                "boards-ahau-brick",
                args!(level = space.level(), tile = brick_words(self.text, brick)),
            ),
            None => {
                let reward = self.kit.board(self.table.board).spaces[space];
                let args = args!(level = space.level(), reward = self.reward_words(reward));
                self.tell("boards-ahau-brick-empty", args)
            }
        }
    }

    pub(super) fn pyramid_words(&self, seat: Seat) -> String {
        self.tell("boards-ahau-pyramid", args!(n = self.player(seat).built(), of = Space::COUNT))
    }

    /// All ten spaces at once, as small as they can be.
    pub(super) fn small_pyramid(&self, seat: Seat) -> Markup {
        let changed = self.differs(|table| table.players[seat].pyramid);
        let bricks: Vec<_> =
            self.player(seat).bricks().map(|(_, brick)| brick_words(self.text, brick)).collect();
        let what = format!("{} {}", self.pyramid_words(seat), bricks.join(", "));
        Spot::new("div", "y-mini", what).changed(changed).draw(&html! {
            @for level in (1..=4).rev() {
                span class="y-mini-level" {
                    @for space in Space::of_level(level).iter() {
                        @match self.player(seat).pyramid[space] {
                            Some(brick) => (inline(&tile_of(brick).to_string())),
                            None => { i {} },
                        }
                    }
                }
            }
        })
    }
}

fn tile_of(brick: Brick) -> Tile {
    Tile::of(brick.god, Face::of(brick.colour))
}
