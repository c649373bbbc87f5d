//! The whole table in headings, lists and tables, for those who hear it or prefer to read.

use super::easel::Easel;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::{Words, args};
use patolli_yucatan::{
    City, Column, Element, LAST_ROW, Leader, Part, Slot, Step, Summoning, TOP, Yucatan,
};

impl Easel<'_> {
    pub(super) fn in_words(&self) -> Markup {
        html! {
            (self.round_in_words())
            (self.map_in_words())
            (self.tables_in_words())
            @for seat in self.table.seats() { (self.player_in_words(seat)) }
            (self.hand_in_words())
        }
    }

    fn round_in_words(&self) -> Markup {
        html! {
            h3 { (self.round_words()) }
            (self.prompt_words())
            p { (self.say("boards-order")) }
            ol { @for seat in self.table.turn_order() { li { (self.standing_words(seat)) } } }
            (self.scene_in_words())
        }
    }

    /// What the scenes beside the map show.
    fn scene_in_words(&self) -> Markup {
        html! {
            @if let Some(battle) = self.table.battle {
                h4 { (self.tell("boards-yucatan-battle", args!(city = patolli_text::yucatan::city(battle.city)))) }
                p { (self.battle_words(&battle)) }
            }
            @if self.moves().is_some() { ul { @for way in self.ways_words() { li { (way) } } } }
            @if let (Some(Step::Sacrifice), Some((seat, own))) = (self.step(), self.subject.view.own) {
                p { (self.goal_words(seat, &own.sacrifice)) }
                ul {
                    @for part in Part::ALL {
                        @if let Some(n) = own.sacrifice.get(part) { li { (self.given_words(part, n)) } }
                    }
                }
            }
            @if let Some(Step::FinalBonus(seat)) = self.step() {
                ul { @for column in Column::all() { li { (self.bonus_words(seat, column)) } } }
            }
        }
    }

    fn map_in_words(&self) -> Markup {
        html! {
            h3 { (self.say("boards-map")) }
            @for city in City::all() {
                h4 { (patolli_text::yucatan::city(city)) }
                p { (self.city_words(city)) }
                ul {
                    @for action in self.kit.actions_of(city, self.kit.length.rounds) {
                        li { (self.tablet_words(action)) }
                    }
                }
            }
            h4 { (self.say("boards-yucatan-pyramid")) }
            ul { @for step in (0..=TOP).rev() { li { (self.ledge_words(step)) } } }
            ul {
                li { (self.calendar_words()) }
                li { (self.supply_words()) }
                li { (self.deck_words()) }
            }
        }
    }

    fn tables_in_words(&self) -> Markup {
        html! {
            h3 { (self.say("boards-yucatan-evolution")) }
            ul {
                @for column in Column::all() {
                    @for row in 1..=LAST_ROW { li { (self.cell_words(column, row)) } }
                }
            }
            h3 { (self.say("boards-yucatan-bank")) }
            ul { @for it in Summoning::all() { li { (self.beast_words(it)) } } }
        }
    }

    fn player_in_words(&self, seat: Seat) -> Markup {
        let goods = patolli_text::yucatan::goods(self.text, self.player(seat).goods);
        html! {
            h3 { (self.tell("boards-mat", args!(name = self.name(seat)))) }
            ul {
                li { (self.standing_words(seat)) }
                li { (self.tell("boards-yucatan-goods", args!(goods = goods))) }
                li { (self.prison_words(seat)) }
                @for element in Element::all().filter(|it| !it.is_leader()) { li { (self.building_line(seat, element)) } }
                li { (self.priest_words(seat)) }
                @for leader in Leader::all() { li { (self.troop_words(seat, leader)) (self.helpers_in_words(seat, leader)) } }
                li { (self.hand_words(seat)) }
            }
        }
    }

    fn helpers_in_words(&self, seat: Seat, leader: Leader) -> Markup {
        let it = self.troop_of(seat, leader);
        html! {
            ul {
                @if let Some(one) = it.counselor { li { (self.counselor_line(one)) } }
                @for slot in Slot::all() {
                    @match it.abilities[slot] {
                        Some(tile) => { li { (self.ability_line(tile)) } },
                        None => { li { (self.tell("boards-yucatan-slot", args!(n = slot.index() + 1))) } },
                    }
                }
                @if let Some(link) = it.link { li { (self.beast_line(link.summoning)) } }
            }
        }
    }

    fn hand_in_words(&self) -> Markup {
        let hand = Yucatan::hand(self.text, self.subject.view);
        html! {
            @if !hand.is_empty() {
                h3 { (self.say("boards-hand")) }
                ul { @for card in hand { li { (card) } } }
            }
        }
    }
}
