//! A region: its number, two tiles, a building, and who stands there (A 3.4).

use super::easel::{Easel, building_icon};
use super::map::figure;
use crate::spot::Spot;
use crate::svg::{moved, symbol};
use maud::{Markup, html};
use patolli_ahau::{Action, Region, Square, Step};
use patolli_core::Dense;
use patolli_text::ahau::{building, building_words, city, tile};
use patolli_text::{args, list};

impl Easel<'_> {
    pub(super) fn region(&self, region: Region) -> Markup {
        let land = html! {
            path class={ "y-land y-land-" (region) } d=(self.chart().outline(region)) {}
            path class="y-forest" d=(self.chart().outline(region)) {}
        };
        match self.goals(region) {
            Some(goal) => {
                let spot = Spot::new("g", "y-region", self.region_words(region));
                self.acts(spot, [goal]).draw(&html! { (land) (self.region_block(region, true)) })
            }
            None => html! { g class="y-region" { (land) (self.region_block(region, false)) } },
        }
    }

    /// While a Ruler is to move, whole regions are chosen.
    fn goals(&self, region: Region) -> Option<Action> {
        let me = self.me.filter(|_| self.decides())?;
        match self.step()? {
            Step::Captain(_) if self.player(me).ruler == Some(region) => Some(Action::Stay),
            Step::Captain(_) => Some(Action::March(region)),
            Step::Retreat { .. } => Some(Action::Retreat(region)),
            _ => None,
        }
    }

    fn region_block(&self, region: Region, whole: bool) -> Markup {
        let (x, y) = self.chart().block(region);
        html! {
            g transform=(moved(x, y)) {
                @for (square, side) in region.squares().into_iter().zip([-39.0, 39.0]) {
                    @if whole { g transform=(moved(side, -34.0)) { (self.square_face(square)) } }
                    @else { (self.square(square, (side, -34.0))) }
                }
                (self.number(region, whole))
                @if whole { g transform=(moved(-2.0, 39.0)) { (self.region_building_face(region)) } }
                @else { (self.region_building(region)) }
                (self.rulers(region))
            }
        }
    }

    /// A bar for five, dots for the rest, and the digit for those who count otherwise.
    fn number(&self, region: Region, whole: bool) -> Markup {
        let face = html! {
            rect class="y-plate" x="-23" y="-32" width="46" height="64" rx="9" {}
            (symbol(&format!("n-{region}"), 0.0, -15.0, 40.0))
            text class="y-digit" y="25" { (region) }
        };
        match whole {
            true => html! { g transform=(moved(-58.0, 39.0)) { (face) } },
            false => {
                Spot::new("g", "y-number", self.region_words(region)).at(-58.0, 39.0).draw(&face)
            }
        }
    }

    fn square(&self, square: Square, (x, y): (f64, f64)) -> Markup {
        let spot = Spot::new("g", "y-square", self.square_words(square))
            .at(x, y)
            .changed(self.differs(|table| table.squares[square]));
        let takes = matches!(self.step(), Some(Step::Take(_) | Step::Chief { .. }));
        self.acts(spot, takes.then_some(Action::Take(square))).draw(&self.square_face(square))
    }

    fn square_face(&self, square: Square) -> Markup {
        html! {
            rect class="y-stone" x="-36" y="-36" width="72" height="72" rx="8" {}
            @if let Some(tile) = self.table.squares[square] {
                (symbol(&tile.to_string(), 0.0, 0.0, 66.0))
            }
        }
    }

    pub(super) fn square_words(&self, square: Square) -> String {
        let place = square.region().index() + 1;
        match self.table.squares[square] {
            Some(it) => {
                self.tell("boards-ahau-square", args!(n = place, tile = tile(self.text, it)))
            }
            None => self.tell("boards-ahau-square-empty", args!(n = place)),
        }
    }

    fn region_building(&self, region: Region) -> Markup {
        let spot = Spot::new("g", "y-square", self.region_building_words(region))
            .at(-2.0, 39.0)
            .changed(self.differs(|table| table.region_buildings[region]));
        let mine = self.me.is_some_and(|me| self.player(me).ruler == Some(region));
        let claim = mine && self.step() == Some(Step::Claim);
        self.acts(spot, claim.then_some(Action::Claim)).draw(&self.region_building_face(region))
    }

    fn region_building_face(&self, region: Region) -> Markup {
        let here = self.table.region_buildings[region];
        html! {
            path class=(if here.is_some() { "y-lot" } else { "y-lot y-vacant" }) d="M-29 32V-12L0-32 29-12V32z" {}
            @if let Some(it) = here { (symbol(building_icon(it), 0.0, 8.0, 44.0)) }
        }
    }

    pub(super) fn region_building_words(&self, region: Region) -> String {
        let place = region.index() + 1;
        let Some(it) = self.table.region_buildings[region] else {
            return self.tell("boards-ahau-lot-empty", args!(n = place));
        };
        let said = self.tell(
            "boards-ahau-lot",
            args!(
                n = place,
                building = building(self.text, it),
                does = building_words(self.text, self.kit, it),
            ),
        );
        match self.missing(region) {
            Some(missing) => format!("{said} {missing}"),
            None => said,
        }
    }

    /// The cities where the observer still needs a worker to claim the building (AC-4).
    fn missing(&self, region: Region) -> Option<String> {
        let player = self.player(self.me?);
        let missing = self.table.map().cities(region).without(player.cities());
        let names: Vec<_> = missing.iter().map(|it| city(it).to_string()).collect();
        match names.is_empty() {
            true => Some(self.say("boards-ahau-lot-yours")),
            false => {
                Some(self.tell("boards-ahau-lot-missing", args!(cities = list(self.text, &names))))
            }
        }
    }

    /// Several stand here only until their conflict is over.
    fn rulers(&self, region: Region) -> Markup {
        let here = self.table.rulers(region);
        let (size, step) =
            if here.len() > 1 { (50.0, 66.0 / here.len() as f64) } else { (66.0, 0.0) };
        let first = 55.0 - step * (here.len().saturating_sub(1) as f64) / 2.0;
        html! {
            @for (i, seat) in here.iter().enumerate() {
                g id={ "ruler-" (seat) } data-piece="ruler" class={ "owned y-ruler seat-" (seat) }
                    transform=(moved(first + step * i as f64, 38.0)) {
                    (figure("ruler", seat, (0.0, 0.0), size))
                }
            }
        }
    }

    pub(super) fn region_words(&self, region: Region) -> String {
        let cities: Vec<_> =
            self.table.map().cities(region).iter().map(|it| city(it).to_string()).collect();
        let mut said = self.tell(
            "boards-ahau-region",
            args!(n = region.index() + 1, cities = list(self.text, &cities)),
        );
        let rulers: Vec<_> =
            self.table.rulers(region).iter().map(|seat| self.name(seat).to_string()).collect();
        if !rulers.is_empty() {
            let rulers = list(self.text, &rulers);
            said = format!("{said} {}", self.tell("boards-ahau-rulers", args!(names = rulers)));
        }
        said
    }
}
