//! The Evolution table, and the column beside the map (Y 3.4).

use super::easel::Easel;
use crate::seats::piece;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::yucatan::column as column_name;
use patolli_yucatan::{Action, Column, LAST_ROW, Step};

/// What a column is about.
pub(super) const fn column_icon(column: Column) -> &'static str {
    match column {
        Column::Building => "building",
        Column::Ability => "ability",
        Column::Summoning => "summoning",
    }
}

impl Easel<'_> {
    /// Beside the map: the scene that is being played, or the Bank; and the Evolution table.
    pub(super) fn east(&self) -> Markup {
        let scene = self.scene_now();
        let bank = match self.step() {
            Some(Step::Setup) => None,
            _ if scene.is_some() => None,
            _ => Some(self.bank()),
        };
        html! {
            div class=(if scene.is_some() { "u-east u-with-scene" } else { "u-east" }) {
                div class="u-inner" {
                    (self.evolution())
                    @if scene.is_none() { (self.last_battle()) }
                }
                @if let Some(scene) = scene { (scene) }
                @if let Some(bank) = bank { (bank) }
            }
        }
    }

    fn evolution(&self) -> Markup {
        let title = self.say("boards-yucatan-evolution");
        self.part(
            "u-evolution",
            &title,
            None,
            &html! {
                div class="u-evolution" {
                    @for column in Column::all() {
                        span class="u-column" { (inline(column_icon(column))) span { (column_name(self.text, column)) } }
                    }
                    @for row in 1..=LAST_ROW {
                        @for column in Column::all() { (self.cell(column, row)) }
                    }
                }
            },
        )
    }

    fn in_cell(&self, column: Column, row: u8) -> impl Iterator<Item = Seat> + '_ {
        self.table.seats().filter(move |seat| self.player(*seat).row(column) == row)
    }

    fn cell(&self, column: Column, row: u8) -> Markup {
        let mut here = self.in_cell(column, row);
        let changed = here.any(|seat| self.differs(|table| table.players[seat].row(column)));
        let spot = Spot::new("div", format!("u-cell u-row-{row}"), self.cell_words(column, row))
            .changed(changed);
        let goal = matches!(self.step(), Some(Step::Evolve { seat, .. })
            if self.me == Some(seat) && self.player(seat).row(column) + 1 == row);
        self.acts(spot, goal.then_some(Action::Evolve(column))).draw(&html! {
            @if row == LAST_ROW { (inline("vp")) } @else { (inline(&format!("level_{}", self.kit.gate(column, row)))) }
            span class="u-marks" {
                @for seat in self.in_cell(column, row) {
                    span class={ "owned seat-" (seat) } id={ "level-" (column) "-" (seat) } data-piece="marker" {
                        (piece("marker", seat, None))
                    }
                }
            }
        })
    }

    pub(super) fn cell_words(&self, column: Column, row: u8) -> String {
        let name = column_name(self.text, column);
        let mut said = match row {
            LAST_ROW => {
                let round = self.kit.length.rounds;
                self.tell("boards-yucatan-last-row", args!(column = name, round = round))
            }
            _ => {
                let level = self.kit.gate(column, row);
                self.tell("boards-yucatan-row", args!(column = name, n = row, level = level))
            }
        };
        let here: Vec<_> = self.in_cell(column, row).map(|seat| self.name(seat)).collect();
        if !here.is_empty() {
            let names = here.join(", ");
            said = format!("{said} {}", self.tell("boards-yucatan-in-row", args!(names = names)));
        }
        said
    }
}
