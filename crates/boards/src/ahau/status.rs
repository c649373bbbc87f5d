//! The strip above the board: round, order of turns, and choices that lie nowhere else.

use super::easel::Easel;
use crate::seats::seat_mark;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_ahau::{Action, God, Role, Step, SummaryCard};
use patolli_core::{Dense, Seat};
use patolli_text::ahau::{role as role_name, role_words, stock, tile};
use patolli_text::args;

impl Easel<'_> {
    pub(super) fn status(&self) -> Markup {
        html! {
            section class="part part-y-status" role="group" aria-label=(self.say("boards-ahau-status")) {
                (self.fact("y-round", self.round_words(), &html! {
                    (inline("calendar")) b { (self.table.round) }
                }))
                ol class="y-order" aria-label=(self.say("boards-order")) {
                    @for seat in self.in_order() { (self.place_in_order(seat)) }
                }
                @if !self.decides() { (self.now()) }
            }
        }
    }

    pub(super) fn round_words(&self) -> String {
        let said = self.tell("boards-ahau-round", args!(n = self.table.round));
        match self.table.ending && !self.is_over() {
            true => format!("{said} {}", self.say("boards-ahau-ending")),
            false => format!("{said} {}", self.countdown()),
        }
    }

    fn place_in_order(&self, seat: Seat) -> Markup {
        let acts = self.in_turn() && self.table.active == seat;
        let fame = self.player(seat).fame.total();
        html! {
            li class=(if acts { "y-turn y-acts" } else { "y-turn" }) {
                (self.fact("y-turn-seat", self.standing_words(seat), &html! {
                    (seat_mark(seat)) b { (fame) }
                }))
            }
        }
    }

    pub(super) fn standing_words(&self, seat: Seat) -> String {
        let said = self.fame_words(seat);
        self.tell("boards-ahau-standing", args!(name = self.name(seat), fame = said))
    }

    /// Choices with no other place on the table. The seat that decides has them on its board, beside
    /// the cubes; others see the current step above the map.
    pub(super) fn now(&self) -> Markup {
        let content = match self.step() {
            Some(Step::StartCard(_)) => self.start_cards(),
            Some(Step::Role(seat)) => self.role_choices(seat),
            Some(Step::Nominal | Step::Settle | Step::Give { .. } | Step::Paint) => self.payment(),
            Some(Step::Offering | Step::Name) => self.offering(),
            Some(Step::Jaguar { left } | Step::Chief { left } | Step::Sun { left }) => {
                self.power_left(left)
            }
            _ => return html! {},
        };
        html! { div class="y-now" role="group" aria-label=(self.say("boards-ahau-now")) { (content) } }
    }

    fn start_cards(&self) -> Markup {
        html! {
            @for card in SummaryCard::all() {
                @if let Some(god) = self.table.start_tiles[card] { (self.start_card(card, god)) }
            }
        }
    }

    fn start_card(&self, card: SummaryCard, god: God) -> Markup {
        let (first, cubes) = (self.kit.tiles.start[god], self.kit.summary_cards[card]);
        let what = self.tell(
            "boards-ahau-start",
            args!(tile = tile(self.text, first), stock = stock(self.text, cubes)),
        );
        self.acts(Spot::new("span", "y-chip", what), [Action::StartCard(card)]).draw(&html! {
            (inline(&first.to_string())) (crate::stock::icons(cubes))
        })
    }

    /// Only who takes a card sees the deck (A 10).
    fn role_choices(&self, seat: Seat) -> Markup {
        html! {
            @if self.me == Some(seat) {
                @for role in Role::all().filter(|role| self.subject.legal.contains(Action::Role(*role))) {
                    (self.acts(Spot::new("span", "y-chip", self.role_words(role)), [Action::Role(role)]).draw(&html! {
                        (inline(role.name())) span { (role_name(self.text, role)) }
                    }))
                }
            }
        }
    }

    pub(super) fn role_words(&self, role: Role) -> String {
        let (name, does) = (role_name(self.text, role), role_words(self.text, self.kit, role));
        self.tell("boards-ahau-building", args!(building = name, does = does))
    }

    /// The summon as it stands: strength and colours (SM-5).
    fn offering(&self) -> Markup {
        let summon = &self.table.summon;
        let Some(god) = summon.god else { return html! {} };
        self.fact(
            "y-chip",
            self.summon_words(),
            &html! {
                (inline(god.name())) b { (summon.strength) }
                @if summon.joker { (inline("any")) } @else { (super::offer::cost(summon.colours)) }
            },
        )
    }

    pub(super) fn summon_words(&self) -> String {
        let summon = &self.table.summon;
        let god = summon.god.map(|it| patolli_text::ahau::god(self.text, it)).unwrap_or_default();
        let colours = patolli_text::ahau::colours(self.text, summon.colours);
        self.tell("boards-ahau-summon", args!(god = god, n = summon.strength, colours = colours))
    }

    fn power_left(&self, left: u8) -> Markup {
        html! {
            (self.offering())
            (self.fact("y-chip", self.tell("boards-ahau-more", args!(n = left)), &html! { b { (left) } "×" }))
        }
    }
}
