//! Answers that belong to no place of the table. Yes and no are side by side.

use super::easel::Easel;
use super::effect;
use super::troop::{numeral, timer};
use crate::seats::seat_chip;
use crate::stock::icons;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::Dense;
use patolli_yucatan::{Action, Extra, Gift, Leader, Levy, Longer, Power, Step, Units};

impl Easel<'_> {
    pub(super) fn answers(&self) -> Markup {
        let content = match self.step() {
            _ if !self.decides() => html! {},
            Some(Step::Gain) => html! { @for gift in Gift::all() { (self.gift(gift)) } },
            Some(Step::Power) => self.power_answers(),
            Some(Step::Reinforce { .. }) => self.reinforcements(),
            Some(Step::Link { cost, .. }) => {
                html! { (self.link_choices(cost)) (self.in_words_only([Action::NoLink])) }
            }
            Some(Step::Prolong { .. }) => self.prolongations(),
            Some(Step::Axes(_)) => self.in_words_only([Action::PayAxes, Action::SaveAxes]),
            Some(Step::Bonus(_)) => self.in_words_only(Extra::all().rev().map(Action::Extra)),
            Some(Step::PassToken) => self.heirs(),
            _ => html! {},
        };
        html! {
            div class="u-now" role="group" aria-label=(self.say("boards-yucatan-now")) { (content) }
        }
    }

    /// Buttons that say in full what they do.
    fn in_words_only(&self, actions: impl IntoIterator<Item = Action>) -> Markup {
        html! {
            @for action in actions {
                (self.choice("u-chip u-answer", action, &html! { (self.act_words(action)) }))
            }
        }
    }

    /// CLD-1.
    fn gift(&self, gift: Gift) -> Markup {
        let supply = &self.kit.supply;
        let face = match gift {
            Gift::Corn => html! { "+" (icons(supply.leader_corn)) },
            Gift::Jade => html! { "+" (icons(supply.leader_jade)) },
            Gift::Card => html! { (icons(supply.leader_card)) "▸" (inline("special")) },
        };
        self.choice("u-chip", Action::Gain(gift), &face)
    }

    /// CLD-3: a levy is one of several amounts, any other power is used or not.
    fn power_answers(&self) -> Markup {
        let Some(me) = self.me else { return html! {} };
        let row = self.table.power_row(me);
        let icon = self.player(me).power.map_or("city_leader", Power::name);
        html! {
            (self.choice("u-chip u-answer", Action::UsePower, &html! {
                (inline(icon)) (effect::power(&row)) span { (self.say("boards-yucatan-use")) }
            }))
            @for first in Levy::all() {
                @for second in Levy::all() { (self.levy(first, second)) }
            }
            (self.in_words_only([Action::NoPower]))
        }
    }

    /// The Units for each Troop.
    fn levy(&self, first: Levy, second: Levy) -> Markup {
        let part = |leader: Leader, levy: Levy| {
            html! {
                @if levy.get() > 0 {
                    span class="amount" { (numeral(leader)) "+" b { (levy.get()) } }
                }
            }
        };
        self.choice(
            "u-chip",
            Action::Levy(first, second),
            &html! { (part(Leader::One, first)) (part(Leader::Two, second)) (inline("unit")) },
        )
    }

    fn reinforcements(&self) -> Markup {
        html! {
            @for leader in Leader::all() {
                @for units in Units::all() {
                    (self.choice("u-chip", Action::Reinforce(leader, units), &html! {
                        (numeral(leader)) "+" b { (units.get()) } (inline("unit"))
                    }))
                }
            }
        }
    }

    /// TEM-3: how much longer, and until when.
    fn prolongations(&self) -> Markup {
        let Some(me) = self.me else { return html! {} };
        html! {
            @for leader in Leader::all() {
                @if let Some(link) = self.troop_of(me, leader).link {
                    @for rounds in Longer::all() {
                        (self.choice("u-chip", Action::Prolong(leader, rounds), &html! {
                            (inline(link.summoning.name())) (timer(self.kit, link.timer + rounds.get()))
                            (icons(self.kit.supply.timer.times(rounds.get())))
                        }))
                    }
                }
            }
            (self.in_words_only([Action::NoProlong]))
        }
    }

    /// REV-4: the candidates for first player.
    fn heirs(&self) -> Markup {
        html! {
            @for seat in self.table.seats() {
                (self.choice("u-chip u-answer", Action::PassToken(seat), &html! {
                    (inline("first")) "▸" (seat_chip(seat, self.name(seat)))
                }))
            }
        }
    }
}
