//! The resource grid: nine cells, headed by basic resources, each line with its income.

use super::easel::Easel;
use super::space::{face, plot};
use crate::spot::Spot;
use crate::stock::icons;
use crate::svg::{inline, reuse};
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::zapotec::{cell as cell_name, resource, stock};
use patolli_zapotec::{Action, Basic, ByCell, Cell, Line, Space, Step, Stock, Tile};

impl Easel<'_> {
    /// Row by row: the head, three cells, what the row pays; below, what the columns pay.
    pub(super) fn grid(&self, seat: Seat) -> Markup {
        let rows = [0, 3, 6].map(|at| [0, 1, 2].map(|i| Cell::new(at + i)));
        let spaces = if self.copy { ByCell::default() } else { self.origins(seat) };
        html! {
            div class="grid" role="group" aria-label=(self.say("boards-zapotec-grid")) {
                span class="grid-corner" {}
                @for cell in rows[0] {
                    span class="grid-head" aria-hidden="true" { (inline(self.kit.cells[cell].column.name())) }
                }
                span class="grid-corner" aria-hidden="true" { (inline("row")) }
                @for row in rows {
                    @let head = self.kit.cells[row[0]].row;
                    span class="grid-head" aria-hidden="true" { (inline(head.name())) }
                    @for cell in row { (self.cell(seat, cell, spaces[cell])) }
                    (self.line_income(seat, Line::Row, head))
                }
                span class="grid-corner" aria-hidden="true" { (inline("column")) }
                @for cell in rows[0] {
                    (self.line_income(seat, Line::Column, self.kit.cells[cell].column))
                }
                span class="grid-corner" {}
            }
        }
    }

    fn cell(&self, seat: Seat, cell: Cell, origin: Option<Space>) -> Markup {
        let tile = self.player(seat).grid[cell];
        let spot = Spot::new("div", "cell", self.cell_words(seat, cell))
            .changed(self.differs(|table| table.players[seat].grid[cell]));
        let laying = matches!(self.step(), Some(Step::PlaceTile(_))) && Some(seat) == self.me;
        self.acts(spot, laying.then_some(Action::PlaceTile(cell))).draw(&html! {
            @if let Some(tile) = tile {
                svg viewBox="-44 -44 88 88" aria-hidden="true" {
                    g id=[origin.map(|space| format!("tile-{}", space.index()))] data-piece=[origin.map(|_| "tile")] {
                        (plot(tile.building))
                        (reuse(&face(tile), "face"))
                    }
                }
            } @else if !self.kit.cells[cell].covered.is_nothing() {
                span class="covered" { "+" (icons(self.kit.cells[cell].covered)) }
            }
        })
    }

    pub(super) fn cell_words(&self, seat: Seat, cell: Cell) -> String {
        let name = cell_name(self.text, self.kit, cell);
        match self.player(seat).grid[cell] {
            Some(tile) => {
                let gives = stock(self.text, tile.income());
                self.tell("boards-zapotec-cell", args!(cell = name, tile = gives))
            }
            None if self.kit.cells[cell].covered.is_nothing() => {
                self.tell("boards-zapotec-cell-empty", args!(cell = name))
            }
            None => {
                let covered = stock(self.text, self.kit.cells[cell].covered);
                self.tell("boards-zapotec-cell-bonus", args!(cell = name, covered = covered))
            }
        }
    }

    /// What a line pays; in the income step the two lines of the card are the choice.
    fn line_income(&self, seat: Seat, line: Line, head: Basic) -> Markup {
        let pays = self.line_pays(seat, line, head);
        let card = self.player(seat).played.map(|card| self.kit.cards[card].basic);
        let choice = self.step() == Some(Step::Income) && Some(seat) == self.me;
        let choice = choice && card == Some(head);
        let spot =
            Spot::new("span", format!("income income-{line}"), self.income_words(line, head, pays))
                .class_if(card == Some(head), "of-card")
                .changed(self.differs(|table| table.players[seat].grid));
        self.acts(spot, choice.then_some(Action::Income(line))).draw(&icons(pays))
    }

    pub(super) fn income_words(&self, line: Line, head: Basic, pays: Stock) -> String {
        let key = match line {
            Line::Row => "boards-zapotec-row-pays",
            Line::Column => "boards-zapotec-column-pays",
        };
        let head = resource(self.text, head.into());
        self.tell(key, args!(head = head, pays = stock(self.text, pays)))
    }

    pub(super) fn line_pays(&self, seat: Seat, line: Line, head: Basic) -> Stock {
        let grid = &self.player(seat).grid;
        let cells = self.kit.lines[line][head];
        let tiles = cells.iter().filter_map(|cell| grid[*cell]);
        tiles.fold(Stock::of(head.into(), 1), |sum, tile| sum.plus(tile.income()))
    }

    /// From which space the tile of each cell came, so that it can glide from there. Equal tiles
    /// follow the order of their spaces.
    fn origins(&self, seat: Seat) -> ByCell<Option<Space>> {
        let player = self.player(seat);
        let waiting = match self.step() {
            Some(Step::PlaceTile(space)) => Some(space),
            _ => None,
        };
        let mut houses: Vec<Space> = player.houses.iter().collect();
        houses.retain(|space| player.palace != Some(*space) && waiting != Some(*space));
        let mut take = |tile: Tile| {
            let at = houses.iter().position(|space| self.table.tile_of(*space) == tile)?;
            Some(houses.remove(at))
        };
        player.grid.map(|tile| tile.and_then(&mut take))
    }
}
