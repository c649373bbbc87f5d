//! A building space: its tile, or who has built there.

use super::easel::Easel;
use crate::spot::Spot;
use crate::svg::{polygon, reuse, symbol};
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::zapotec::{space as place_name, stock};
use patolli_zapotec::{Action, BuildTile, Building, Space, Step, Tile};

impl Easel<'_> {
    pub(super) fn space(&self, space: Space, (x, y): (f64, f64)) -> Markup {
        let owner = self.owner(space);
        let fits = self.my_spaces().map(|spaces| spaces.contains(space));
        let bonus = self.kit.spaces_with[self.kit.cards[self.table.bonus].property].contains(space);
        let spot = Spot::new("g", "space", self.space_words(space))
            .at(x, y)
            .class_if(bonus, "bonus")
            .class_if(owner.is_none() && fits == Some(true), "fits")
            .class_if(owner.is_none() && fits == Some(false), "dim")
            .changed(self.differs(|table| table.free.contains(space)));
        let spot = match self.step() {
            Some(Step::Construction) => self.acts(spot, self.builds(space)),
            _ => spot,
        };
        spot.draw(&html! {
            @match owner {
                Some(seat) => (self.built(space, seat)),
                None => (self.free(space)),
            }
            @if bonus { (symbol("points", -27.0, -29.0, 25.0)) }
        })
    }

    fn builds(&self, space: Space) -> impl Iterator<Item = Action> + use<> {
        let by_tile = BuildTile::all().map(move |tile| Action::BuildByTile(tile, space));
        [Action::BuildHouse(space), Action::BuildPalace(space)].into_iter().chain(by_tile)
    }

    fn space_words(&self, space: Space) -> String {
        let at = place_name(self.text, self.kit, space);
        let Some(seat) = self.owner(space) else {
            let tile = stock(self.text, self.table.tile_of(space).income());
            return self.tell("boards-zapotec-space-free", args!(space = at, tile = tile));
        };
        let key = match self.player(seat).palace == Some(space) {
            true => "boards-zapotec-space-palace",
            false => "boards-zapotec-space-house",
        };
        self.tell(key, args!(space = at, name = self.name(seat)))
    }

    fn free(&self, space: Space) -> Markup {
        let tile = self.table.tile_of(space);
        html! {
            (plot(tile.building))
            use id={ "tile-" (space.index()) } data-piece="tile" href={ "#" (face(tile)) } {}
        }
    }

    /// The tile is gone; its ground still shows the type.
    fn built(&self, space: Space, seat: Seat) -> Markup {
        let palace = self.player(seat).palace == Some(space);
        let (name, size, sign) =
            if palace { ("palace", 64.0, 30.0) } else { ("house", 54.0, 26.0) };
        html! {
            (plot(self.kit.spaces[space].building))
            g id={ "map-house-" (seat) "-" (space.index()) } data-piece=(name)
                data-from={ "supply-" (seat) } class={ "owned seat-" (seat) } {
                (symbol(name, 0.0, -3.0, size))
                g class="sign" { (symbol(&format!("sign-{seat}"), 0.0, 6.0, sign)) }
            }
        }
    }
}

/// The ground of a space, whose shape and colour tell the type.
pub(super) fn plot(building: Building) -> Markup {
    reuse(&format!("plot-{building}"), "plot")
}

/// The name of a tile's drawing.
pub(super) fn face(tile: Tile) -> String {
    format!("face-{}-{}", tile.building, tile.basic)
}

/// The grounds and the nine faces of Building tiles, drawn once.
pub(super) fn faces() -> Markup {
    html! {
        path id="plot-cornfield" class="plot-cornfield" d=(polygon(6, 42.0, 0.0)) {}
        rect id="plot-temple" class="plot-temple" x="-36" y="-36" width="72" height="72" rx="7" {}
        circle id="plot-village" class="plot-village" r="39.5" {}
        @for tile in Tile::all() {
            g id=(face(tile)) { (face_drawing(tile)) }
        }
    }
}

/// The type, and the basic resource that the tile adds to an income.
pub(super) fn face_drawing(tile: Tile) -> Markup {
    html! {
        (symbol(tile.building.name(), -7.0, -9.0, 42.0))
        circle class="badge-field" cx="16" cy="17" r="18" {}
        (symbol(tile.basic.name(), 16.0, 17.0, 27.0))
    }
}
