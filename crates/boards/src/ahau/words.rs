//! The whole table in headings, lists and tables, for those who hear it or prefer to read.

use super::easel::Easel;
use maud::{Markup, html};
use patolli_ahau::{Ahau, City, God, Slot, Space, Step, WAR_TOP};
use patolli_core::{Dense, Seat};
use patolli_text::{Words, args};

impl Easel<'_> {
    pub(super) fn in_words(&self) -> Markup {
        html! {
            (self.round_in_words())
            (self.map_in_words())
            (self.tracks_in_words())
            @for seat in self.table.seats() { (self.player_in_words(seat)) }
            (self.hand_in_words())
        }
    }

    fn round_in_words(&self) -> Markup {
        let paying = matches!(self.step(), Some(Step::Nominal | Step::Settle | Step::Give { .. }));
        let summoning =
            matches!(self.step(), Some(Step::Offering | Step::Jaguar { .. } | Step::Chief { .. }));
        html! {
            h3 { (self.round_words()) }
            (self.prompt_words())
            @if paying { p { (self.payment_words()) } }
            @if summoning { p { (self.summon_words()) } }
            p { (self.say("boards-order")) }
            ol { @for seat in self.in_order() { li { (self.pair_words(seat)) } } }
        }
    }

    fn map_in_words(&self) -> Markup {
        let map = self.table.map();
        html! {
            h3 { (self.say("boards-map")) }
            h4 { (self.say("boards-ahau-regions")) }
            ul {
                @for region in map.all_regions() {
                    li {
                        (self.region_words(region))
                        ul {
                            @for square in region.squares() { li { (self.square_words(square)) } }
                            li { (self.region_building_words(region)) }
                        }
                    }
                }
            }
            h4 { (self.say("boards-ahau-cities")) }
            ul { @for city in City::all() { li { (self.city_words(city)) } } }
            h4 { (self.say("boards-ahau-sites")) }
            ul { @for route in map.all_routes() { li { (self.site_words(route)) } } }
        }
    }

    fn tracks_in_words(&self) -> Markup {
        let offer = self.table.offer.values().copied().flatten();
        html! {
            h3 { (self.say("boards-ahau-temples")) }
            ul { @for god in God::all() { li { (self.temple_words(god)) } } }
            h3 { (self.say("boards-ahau-war")) }
            ul { @for space in 0..=WAR_TOP { li { (self.war_words(space)) } } }
            h3 { (self.say("boards-ahau-calendar")) }
            ul {
                li { (self.days_words()) }
                li { (self.katun_words()) }
                li { (self.bag_words()) }
                li { (self.discard_words()) }
                li { (self.weapons_words()) }
                li { (self.roles_words()) }
            }
            h3 { (self.say("boards-ahau-offer")) }
            ul { @for it in offer { li { (self.building_for_sale(it)) } } }
        }
    }

    fn player_in_words(&self, seat: Seat) -> Markup {
        let supply = match self.table.is_pakal(seat) {
            true => vec![self.personality_words(), self.tracker_words(), self.deck_words()],
            false => vec![self.stock_words(seat), self.hand_words(seat)],
        };
        html! {
            h3 { (self.tell("boards-mat", args!(name = self.name(seat)))) }
            ul {
                li { (self.fame_words(seat)) }
                @for fact in supply { li { (fact) } }
                li { (self.own_weapons_words(seat)) }
                li { (self.own_war_words(seat)) }
                li { (self.workers_left_words(seat)) }
                li { (self.reserve_words(seat)) }
                li { (self.pyramid_words(seat)) ul { @for space in Space::all() { li { (self.brick_space_words(seat, space)) } } } }
                li { (self.say("boards-ahau-capital")) ul { @for slot in Slot::all() { li { (self.slot_words(seat, slot)) } } } }
            }
        }
    }

    fn hand_in_words(&self) -> Markup {
        let hand = Ahau::hand(self.text, self.subject.view);
        html! {
            @if !hand.is_empty() {
                h3 { (self.say("boards-hand")) }
                ul { @for card in hand { li { (card) } } }
            }
        }
    }
}
