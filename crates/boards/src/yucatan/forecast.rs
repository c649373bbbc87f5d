//! Before an attack: my Axes against theirs, and the cards that each side may still hold (Y 14.2).

use super::easel::Easel;
use super::troop::mask;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::yucatan::{city as city_name, in_space};
use patolli_yucatan::{City, Leader, Side, Space};

impl Easel<'_> {
    pub(super) fn forecast(&self) -> Markup {
        let Some((me, leader)) = self.moves() else { return html! {} };
        let foes: Vec<_> =
            City::all().filter_map(|city| self.foe(me, city).map(|foe| (city, foe))).collect();
        if foes.is_empty() {
            return html! {};
        }
        let title = self.say("boards-yucatan-forecast");
        self.part(
            "u-forecast",
            &title,
            None,
            &html! {
                @for (city, foe) in foes { (self.odds(city, (me, leader), foe)) }
            },
        )
    }

    fn odds(&self, city: City, mine: (Seat, Leader), foe: (Seat, Leader)) -> Markup {
        let [attack, defence] = self.strengths(mine, foe);
        let what = format!("{}: {}", city_name(city), self.odds_words(mine, foe));
        Spot::new("div", "u-odds", what).draw(&html! {
            span class="u-odds-head" {
                (inline(city.name()))
                (mask(mine.0, mine.1)) b { (attack) }
                (inline("battle"))
                b { (defence) } (mask(foe.0, foe.1))
            }
            (self.mini_hand(foe.0, Some(foe.1)))
        })
    }

    fn strengths(&self, mine: (Seat, Leader), foe: (Seat, Leader)) -> [u16; 2] {
        [self.fixed(mine.0, mine.1, Side::Attacker), self.fixed(foe.0, foe.1, Side::Defender)]
    }

    pub(super) fn odds_words(&self, mine: (Seat, Leader), foe: (Seat, Leader)) -> String {
        let [attack, defence] = self.strengths(mine, foe);
        let said = self.tell(
            "boards-yucatan-odds",
            args!(attack = attack, defence = defence, name = self.name(foe.0)),
        );
        format!("{said} {}", self.hand_words(foe.0))
    }

    /// Every place that the Troop that moves could go to, for the words.
    pub(super) fn ways_words(&self) -> Vec<String> {
        let Some((me, leader)) = self.moves() else { return Vec::new() };
        let from = self.troop_of(me, leader).space;
        Space::all()
            .filter(|to| *to != from)
            .map(|to| {
                let place = in_space(self.text, to);
                let price = self.price_words(me, leader, to);
                self.tell("boards-yucatan-way", args!(place = place, price = price))
            })
            .collect()
    }
}
