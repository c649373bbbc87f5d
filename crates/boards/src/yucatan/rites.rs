//! Scenes that take the place of the Bank: set-up, Battle, sacrifice, Final Bonus.

use super::easel::Easel;
use super::evolution::column_icon;
use crate::seats::seat_chip;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::yucatan::final_bonus as bonus_name;
use patolli_yucatan::{Action, Column, LAST_ROW, Step};

impl Easel<'_> {
    /// The current phase, if it needs a separate scene.
    pub(super) fn scene_now(&self) -> Option<Markup> {
        if let Some(battle) = self.shown_battle() {
            return Some(self.battle_scene(&battle));
        }
        match self.step()? {
            Step::Setup => Some(self.setup_scene()),
            Step::Sacrifice => Some(self.sacrifice_scene()),
            Step::FinalBonus(seat) => Some(self.final_scene(seat)),
            _ => None,
        }
    }

    /// The current Battle, or the one whose Attacker has just entered the city.
    fn shown_battle(&self) -> Option<patolli_yucatan::Battle> {
        let entered = |battle: &patolli_yucatan::Battle| {
            matches!(self.step(), Some(Step::City { city, leader })
                if battle.city == city
                    && (battle.attacker.seat, battle.attacker.leader) == (self.table.active, leader))
        };
        let running = self.table.running_battle().copied();
        running.or_else(|| self.table.battle.filter(entered))
    }

    /// The seats that have chosen, and those that all others wait for.
    pub(super) fn pledges(&self) -> Markup {
        html! {
            ul class="u-pledges" aria-label=(self.say("boards-yucatan-pledges")) {
                @for seat in self.table.seats() {
                    li {
                        (seat_chip(seat, self.name(seat)))
                        span { (self.pledge_words(seat)) }
                    }
                }
            }
        }
    }

    fn pledge_words(&self, seat: Seat) -> String {
        self.say(match self.table.pledged.contains(seat) {
            true => "boards-yucatan-pledged",
            false => "boards-yucatan-chooses",
        })
    }

    /// END-2: what each Final Bonus gives.
    fn final_scene(&self, seat: Seat) -> Markup {
        let title = self.tell("boards-yucatan-final", args!(name = self.name(seat)));
        self.part(
            "u-scene",
            &title,
            None,
            &html! {
                div class="u-options u-three" { @for column in Column::all() { (self.bonus(seat, column)) } }
            },
        )
    }

    fn bonus(&self, seat: Seat, column: Column) -> Markup {
        let spot = Spot::new("div", "u-option u-bonus", self.bonus_words(seat, column));
        let marked = self.player(seat).row(column) == LAST_ROW;
        self.own_acts(spot, seat, [Action::FinalBonus(column)]).draw(&html! {
            span class="u-option-icon" { (inline(column_icon(column))) }
            b { (bonus_name(self.text, column)) }
            span class="u-bonus-vp" { b { "+" (self.table.final_bonus(seat, column)) } (inline("vp")) }
            @if marked { small { (self.say("boards-yucatan-your-row")) } }
        })
    }

    pub(super) fn bonus_words(&self, seat: Seat, column: Column) -> String {
        let row = self.kit.points.bonus[column];
        self.tell(
            "boards-yucatan-bonus",
            args!(
                bonus = bonus_name(self.text, column),
                each = row.vp,
                most = row.most,
                vp = self.table.final_bonus(seat, column),
            ),
        )
    }
}
