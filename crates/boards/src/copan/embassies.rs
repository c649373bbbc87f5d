//! The embassy map: two roads of three Cities each (C 3.7).

use super::easel::{Easel, tokens};
use super::effect;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::{Action, City, Public, Site, Step};
use patolli_core::{Seat, Set};
use patolli_text::args;
use patolli_text::copan::{city as city_name, city_tile, cost};

/// The roads, from Copan outwards.
const ROADS: [[City; 3]; 2] = [
    [City::Quirigua, City::Palenque, City::Uxmal],
    [City::Caracol, City::Tikal, City::ChichenItza],
];

impl Easel<'_> {
    pub(super) fn embassies(&self) -> Markup {
        let stacks = self.stacks_words();
        self.site(
            Site::Embassies,
            &html! {
                div class="roads" {
                    span class="origin" aria-hidden="true" { "Copan" }
                    @for road in ROADS { @for city in road { (self.city(city)) } }
                }
                div class="site-foot" {
                    (self.fact("stacks", stacks, &html! {
                        (inline("embassy_token"))
                        @for (i, stack) in self.table.embassies.iter().enumerate() {
                            span class="stack" { (level_marks(i + 1)) b { (stack.len()) } }
                        }
                    }))
                }
            },
        )
    }

    fn city(&self, city: City) -> Markup {
        let row = self.kit.city(city);
        let tokens_here = |table: &Public| {
            let each = table.seats().map(|seat| table.players[seat].cities[city]);
            (table.cities[city], each.collect::<Vec<_>>())
        };
        let spot = Spot::new("div", format!("city level-{}", row.level), self.city_words(city))
            .class_if(self.table.is_city_closed(city), "closed")
            .changed(self.differs(tokens_here));
        let spot = match self.step() {
            Some(Step::PickCity { .. }) => self.acts(spot, [Action::PickCity(city)]),
            Some(Step::Act { site: Site::Embassies, .. }) => self.acts(spot, [Action::Envoy(city)]),
            _ => spot,
        };
        spot.draw(&html! {
            span class="city-head" {
                span class="city-name" { (city_name(self.text, city)) }
                span class="fate" { (inline(row.fate.name())) }
            }
            @if let Some(tile) = self.table.cities[city] {
                span class="city-cost" { (level_marks(row.level.into())) (effect::cost(row.path.plus(self.kit.city_tile(tile).cost))) }
                span class="city-effect" { (effect::effect(self.kit.city_tile(tile).effect)) }
            } @else {
                span class="city-effect" { (inline("closed")) (self.say("boards-copan-closed")) }
            }
            span class="city-tokens" { (self.city_tokens(city)) }
        })
    }

    fn city_tokens(&self, city: City) -> Markup {
        html! {
            @for (seat, n) in self.embassies_in(city) { (tokens(seat, n)) }
        }
    }

    fn embassies_in(&self, city: City) -> impl Iterator<Item = (Seat, u8)> + '_ {
        let tokens = move |seat: Seat| (seat, self.player(seat).cities[city]);
        self.table.seats().map(tokens).filter(|(_, n)| *n > 0)
    }

    pub(super) fn city_words(&self, city: City) -> String {
        let row = self.kit.city(city);
        let name = city_name(self.text, city);
        let mut said = match self.table.cities[city] {
            None => self.tell("boards-copan-city-closed", args!(city = name, level = row.level)),
            Some(tile) => self.tell(
                "boards-copan-city",
                args!(
                    city = name,
                    level = row.level,
                    path = cost(self.text, row.path),
                    tile = city_tile(self.text, self.kit, tile),
                ),
            ),
        };
        for (seat, n) in self.embassies_in(city) {
            let tokens = self.tell("boards-copan-tokens-of", args!(name = self.name(seat), n = n));
            said = format!("{said} {tokens}");
        }
        match self.table.is_city_closed(city) {
            true => said,
            false => format!("{said} {}", self.fate_words(row.fate)),
        }
    }

    /// How many Embassy tokens are left of each level.
    pub(super) fn stacks_words(&self) -> String {
        let [one, two, three] = self.table.embassies.map(Set::len);
        self.tell("boards-copan-stacks", args!(one = one, two = two, three = three))
    }
}

/// One to three dots.
fn level_marks(level: usize) -> Markup {
    html! { span class="level-marks" { @for _ in 0..level { "•" } } }
}
