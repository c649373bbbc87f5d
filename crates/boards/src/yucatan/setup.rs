//! The secret choices of the set-up as cards: a Building, two Counselors, a power (Y 4).

use super::easel::Easel;
use super::effect;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::yucatan::*;
use patolli_yucatan::{Action, Building, Choices, Counselor, Power, TOP};

impl Easel<'_> {
    pub(super) fn setup_scene(&self) -> Markup {
        let title = self.say("boards-yucatan-setup");
        let choices = self.own().map(|own| own.setup);
        self.part(
            "u-scene u-setup",
            &title,
            None,
            &html! {
                @if let Some((seat, choices)) = self.me.zip(choices) {
                    (self.first_buildings(seat, &choices))
                    (self.counselors(&choices))
                    (self.powers(seat, &choices))
                }
                (self.pledges())
            },
        )
    }

    /// One of the three choices. The current one is emphasised.
    fn question(&self, key: &str, asked: bool, cards: &Markup) -> Markup {
        let title = self.say(key);
        html! {
            div class=(if asked { "u-question u-asked" } else { "u-question" }) role="group" aria-label=(title) {
                span class="u-question-words" { (title) }
                (cards)
            }
        }
    }

    fn first_buildings(&self, seat: Seat, choices: &Choices) -> Markup {
        let asked = self.decides() && choices.building.is_none();
        let card = |it: Building| {
            let row = self.kit.building(it, 1);
            let does = building_words(self.text, self.kit, it, 1);
            let name = building(self.text, it);
            let spot = Spot::new("div", "u-option", self.named(&name, &does))
                .class_if(choices.building == Some(it), "u-chosen");
            let acts = asked.then_some(Action::SetupBuilding(it));
            self.own_acts(spot, seat, acts).draw(&html! {
                span class="u-option-icon" { (inline(it.name())) }
                b { (name) }
                span class="u-option-does" {
                    (inline("level_1"))
                    @if it == Building::Barracks { (effect::up_to(row.units)) } @else { (effect::per_level(row.cost)) }
                }
            })
        };
        let cards = html! { div class="u-options" { @for it in Building::all() { (card(it)) } } };
        self.question("boards-yucatan-setup-building", asked, &cards)
    }

    /// The first Leader's Counselor is picked; each of the others then completes a pair.
    fn counselors(&self, choices: &Choices) -> Markup {
        let asks = |first| Counselor::all().any(|it| self.may(Action::SetupCounselors(first, it)));
        let asked = Counselor::all().any(asks);
        let cards = match choices.counselors {
            Some((first, second)) => html! {
                div class="u-options" {
                    @for it in [first, second] {
                        (Spot::new("div", "u-option u-chosen", self.counselor_line(it)).draw(&self.counselor_face(it)))
                    }
                }
            },
            None if asked => self.counselor_picks(),
            None => html! {
                div class="u-options" {
                    @for it in Counselor::all() {
                        (Spot::new("div", "u-option", self.counselor_line(it)).draw(&self.counselor_face(it)))
                    }
                }
            },
        };
        self.question("boards-yucatan-setup-counselors", asked, &cards)
    }

    fn counselor_picks(&self) -> Markup {
        html! {
            span class="u-pick-of" { (super::troop::numeral(patolli_yucatan::Leader::One)) " " (self.say("boards-yucatan-first-leader")) }
            div class="u-options" {
                @for it in Counselor::all() {
                    @let id = format!("pick-{}", it.index());
                    @let what = self.counselor_line(it);
                    input type="radio" name="pick" id=(id) class="visually-hidden" checked[it.index() == 0] aria-label=(what);
                    label class="u-option u-pick" for=(id) data-tip=(what) { (self.counselor_face(it)) }
                }
            }
            span class="u-pick-of" { (super::troop::numeral(patolli_yucatan::Leader::Two)) " " (self.say("boards-yucatan-second-leader")) }
            @for first in Counselor::all() {
                div class={ "u-options u-seconds at-" (first.index()) } {
                    @for second in Counselor::all() { (self.second_counselor(first, second)) }
                }
            }
        }
    }

    fn second_counselor(&self, first: Counselor, second: Counselor) -> Markup {
        if first == second {
            return html! { div class="u-option u-gone" { "–" } };
        }
        let spot = Spot::new("div", "u-option", self.counselor_line(second));
        self.acts(spot, [Action::SetupCounselors(first, second)]).draw(&self.counselor_face(second))
    }

    fn counselor_face(&self, it: Counselor) -> Markup {
        html! {
            span class="u-option-icon" { (inline(it.name())) }
            b { (counselor(self.text, it)) }
            span class="u-option-does" { (effect::counselor(self.kit.counselor(it))) }
        }
    }

    pub(super) fn counselor_line(&self, it: Counselor) -> String {
        self.named(&counselor(self.text, it), &counselor_words(self.text, self.kit, it))
    }

    fn powers(&self, seat: Seat, choices: &Choices) -> Markup {
        let asked = Power::all().any(|it| self.may(Action::SetupPower(it)));
        let card = |it: Power| {
            let what = self.named(&power(self.text, it), &power_levels(self.text, self.kit, it));
            let spot =
                Spot::new("div", "u-option", what).class_if(choices.power == Some(it), "u-chosen");
            let acts = asked.then_some(Action::SetupPower(it));
            self.own_acts(spot, seat, acts).draw(&html! {
                span class="u-option-icon" { (inline(it.name())) }
                b { (power(self.text, it)) }
                @for level in [0, TOP] {
                    span class="u-option-does" {
                        (inline(&format!("level_{level}"))) (effect::power(self.kit.power(it, level)))
                    }
                }
            })
        };
        let cards = html! { div class="u-options" { @for it in Power::all() { (card(it)) } } };
        self.question("boards-yucatan-setup-power", asked, &cards)
    }
}
