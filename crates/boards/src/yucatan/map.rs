//! The round board: the Jungle with a sector for each player, three cities, the Pyramid (Y 3.2).

use super::easel::Easel;
use crate::seats::seat_mark;
use crate::spot::Spot;
use crate::svg::{inline, symbol};
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::yucatan::specials;
use patolli_yucatan::{Action, City, Leader, Space, Special, Step};

impl Easel<'_> {
    pub(super) fn map(&self) -> Markup {
        html! {
            section class="part part-u-map" role="group" aria-label=(self.say("boards-map")) {
                div class="u-map" {
                    (trees())
                    (self.parks("u-nw", 0))
                    (self.parks("u-ne", 1))
                    @for city in City::all() { (self.city(city)) }
                    div class="u-mid" {
                        (self.calendar())
                        (self.pyramid())
                        div class="u-supplies" { (self.supplies()) }
                    }
                }
            }
        }
    }

    /// The sectors of every second player.
    fn parks(&self, class: &str, parity: usize) -> Markup {
        html! {
            div class={ "u-parks " (class) } role="group" aria-label=(self.say("boards-yucatan-jungle")) {
                @for seat in self.table.seats().filter(|seat| seat.index() % 2 == parity) {
                    (self.park(seat))
                }
            }
        }
    }

    /// Whether this Troop of the observer is to move now.
    pub(super) fn moves(&self) -> Option<(Seat, Leader)> {
        match self.step() {
            Some(Step::Move(leader)) if self.decides() => Some((self.me?, leader)),
            _ => None,
        }
    }

    /// The Troops of a player in the Jungle. It is where the Troop that moves could go or stay.
    fn park(&self, seat: Seat) -> Markup {
        let goal = self.moves().filter(|(me, _)| *me == seat);
        let here: Vec<Leader> = Leader::all()
            .filter(|leader| self.troop_of(seat, *leader).space == Space::Jungle)
            .collect();
        let content = html! {
            (seat_mark(seat))
            @for leader in &here { (self.troop(seat, *leader, goal.is_some())) }
            @if here.is_empty() { (inline("jungle")) }
        };
        match goal {
            Some((me, leader)) => {
                let stays = self.troop_of(me, leader).space == Space::Jungle;
                let action = if stays { Action::Stay } else { Action::Move(Space::Jungle) };
                let spot = Spot::new("div", "u-park", self.say("boards-yucatan-jungle-words"));
                self.acts(spot, [action]).draw(&content)
            }
            None => html! { div class="u-park" { (content) } },
        }
    }

    /// Units and special cards that are left.
    fn supplies(&self) -> Markup {
        let units = Spot::new("span", "u-supply", self.supply_words())
            .with("id", "supply")
            .changed(self.differs(|table| table.supply));
        let deck = Spot::new("span", "u-supply", self.deck_words())
            .changed(self.differs(|table| table.deck));
        html! {
            (units.draw(&html! { (inline("unit")) b { (self.table.supply) } }))
            (deck.draw(&html! { (inline("special")) b { (self.table.deck) } }))
        }
    }

    pub(super) fn supply_words(&self) -> String {
        self.tell("boards-yucatan-supply", args!(n = self.table.supply))
    }

    /// How many cards are left, and which have left the game (Q54).
    pub(super) fn deck_words(&self) -> String {
        let all: Vec<_> = Special::all().map(|it| (it, self.kit.deck.get(it))).collect();
        let deck = self.tell(
            "boards-yucatan-deck",
            args!(n = self.table.deck, cards = specials(self.text, all.into_iter().collect())),
        );
        match self.table.removed.is_nothing() {
            true => deck,
            false => {
                let gone = specials(self.text, self.table.removed);
                format!("{deck} {}", self.tell("boards-yucatan-removed", args!(cards = gone)))
            }
        }
    }
}

/// The Jungle around everything, in a field of 1000 by 760; the right half mirrors the left.
fn trees() -> Markup {
    const LEFT: [(f64, f64, f64); 9] = [
        (322.0, 62.0, 52.0),
        (258.0, 96.0, 64.0),
        (196.0, 146.0, 58.0),
        (312.0, 134.0, 46.0),
        (138.0, 206.0, 62.0),
        (252.0, 182.0, 50.0),
        (92.0, 276.0, 52.0),
        (190.0, 236.0, 44.0),
        (412.0, 722.0, 46.0),
    ];
    html! {
        svg class="u-trees" viewBox="0 0 1000 760" preserveAspectRatio="none" aria-hidden="true" {
            @for (x, y, size) in LEFT { (symbol("jungle", x, y, size)) (symbol("jungle", 1000.0 - x, y, size)) }
        }
    }
}
