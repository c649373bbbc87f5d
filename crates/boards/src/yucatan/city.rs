//! A Central City: its actions on tablets, its jade, and its Troop (Y 3.12).

use super::easel::Easel;
use super::effect;
use crate::spot::Spot;
use crate::stock::icons;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::Seat;
use patolli_text::yucatan::{city as city_name, city_action_words, goods};
use patolli_text::{args, clauses};
use patolli_yucatan::{Action, City, CityAction, Leader, Side, Space, Step};

impl Easel<'_> {
    pub(super) fn city(&self, city: City) -> Markup {
        match self.moves() {
            Some((me, leader)) => self.goal(city, me, leader),
            None => {
                let used =
                    matches!(self.step(), Some(Step::City { city: here, .. }) if here == city);
                html! {
                    div class={ "u-city u-at-" (city) (if used { " u-here" } else { "" }) }
                        role="group" aria-label=(city_name(city)) {
                        (self.city_content(city, false))
                    }
                }
            }
        }
    }

    /// While a Troop is to move, whole cities are chosen.
    fn goal(&self, city: City, me: Seat, leader: Leader) -> Markup {
        let to = Space::of(city);
        let stays = self.troop_of(me, leader).space == to;
        let action = if stays { Action::Stay } else { Action::Move(to) };
        let mut what = self.city_words(city);
        if let Some(foe) = self.foe(me, city) {
            what = format!("{what} {}", self.odds_words((me, leader), foe));
        }
        let spot = Spot::new("div", format!("u-city u-at-{city}"), what);
        self.acts(spot, [action]).draw(&html! {
            (self.city_content(city, true))
            @if self.may(action) && !stays { (self.toll(city, me, leader)) }
        })
    }

    /// An opposing Troop in a city.
    pub(super) fn foe(&self, me: Seat, city: City) -> Option<(Seat, Leader)> {
        self.table.garrison(city).filter(|(seat, _)| *seat != me)
    }

    /// What the move costs, and what waits there.
    fn toll(&self, city: City, me: Seat, leader: Leader) -> Markup {
        let price = self.table.move_price(me, leader, Space::of(city));
        html! {
            span class="u-toll" {
                @if price.is_nothing() { b { "0" } (inline("corn")) } @else { "−" (icons(price)) }
                @match self.foe(me, city) {
                    Some((seat, other)) => {
                        (inline("battle"))
                        b { (self.fixed(me, leader, Side::Attacker)) ":" (self.fixed(seat, other, Side::Defender)) }
                    },
                    None => {
                        "+" b { (self.kit.moves.entry_jade + self.table.piles[city]) } (inline("jade"))
                    },
                }
            }
        }
    }

    fn city_content(&self, city: City, plain: bool) -> Markup {
        let actions = self.kit.actions_of(city, self.kit.length.rounds);
        html! {
            div class="u-city-head" {
                (inline(city.name())) b class="u-city-name" { (city_name(city)) }
                @if plain { span class="u-heap" { (self.heap_face(city)) } } @else { (self.heap(city)) }
            }
            div class="u-garrison" {
                @match self.table.garrison(city) {
                    Some((seat, leader)) => (self.troop(seat, leader, plain)),
                    None => { span class="u-vacant" { (self.say("boards-yucatan-vacant")) } },
                }
            }
            div class="u-tablets" {
                @for action in actions {
                    @if plain { div class=(self.tablet_class(action)) { (self.tablet_face(action)) } }
                    @else { (self.tablet(action)) }
                }
            }
        }
    }

    fn heap(&self, city: City) -> Markup {
        let changed = self.differs(|table| table.piles[city]);
        Spot::new("span", "u-heap", self.heap_words(city))
            .changed(changed)
            .draw(&self.heap_face(city))
    }

    fn heap_face(&self, city: City) -> Markup {
        html! { (inline("jade")) b { (self.table.piles[city]) } }
    }

    pub(super) fn heap_words(&self, city: City) -> String {
        self.tell(
            "boards-yucatan-heap",
            args!(n = self.table.piles[city], entry = self.kit.moves.entry_jade),
        )
    }

    fn is_open(&self, action: CityAction) -> bool {
        self.kit.city_action(action).round <= self.table.round
    }

    fn tablet_class(&self, action: CityAction) -> &'static str {
        if self.is_open(action) { "u-tablet" } else { "u-tablet u-coming" }
    }

    fn tablet_face(&self, action: CityAction) -> Markup {
        let row = self.kit.city_action(action);
        html! {
            (effect::city(row.effect))
            @if !self.is_open(action) { span class="u-from" { (row.round) } }
        }
    }

    fn tablet(&self, action: CityAction) -> Markup {
        let row = self.kit.city_action(action);
        let spot = Spot::new("div", self.tablet_class(action), self.tablet_words(action))
            .changed(self.differs(|table| row.round <= table.round) && self.is_open(action));
        let asked = matches!(self.step(), Some(Step::City { city, .. }) if city == row.city);
        let acts = (asked && self.is_open(action)).then_some(Action::CityAction(action));
        self.acts(spot, acts).draw(&self.tablet_face(action))
    }

    pub(super) fn tablet_words(&self, action: CityAction) -> String {
        let does = city_action_words(self.text, self.kit, action);
        match self.is_open(action) {
            true => self.tell("boards-yucatan-tablet", args!(does = does)),
            false => {
                let round = self.kit.city_action(action).round;
                self.tell("boards-yucatan-tablet-from", args!(does = does, round = round))
            }
        }
    }

    /// A whole city in words.
    pub(super) fn city_words(&self, city: City) -> String {
        let open = self
            .kit
            .actions_of(city, self.table.round)
            .map(|it| city_action_words(self.text, self.kit, it));
        let who = match self.table.garrison(city) {
            Some((seat, leader)) => self.troop_words(seat, leader),
            None => self.say("boards-yucatan-vacant-words"),
        };
        self.tell(
            "boards-yucatan-city",
            args!(
                city = city_name(city),
                who = who,
                heap = self.heap_words(city),
                actions = clauses(self.text, open),
            ),
        )
    }

    /// What the way to a city costs, for the words.
    pub(super) fn price_words(&self, me: Seat, leader: Leader, to: Space) -> String {
        goods(self.text, self.table.move_price(me, leader, to))
    }
}
