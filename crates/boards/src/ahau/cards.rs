//! The cards of this round: who has chosen, what was revealed, and who is stronger (A 5.1).

use super::easel::Easel;
use crate::seats::seat_mark;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_ahau::{Card, Cards, Role, Step};
use patolli_core::Seat;
use patolli_text::ahau::{card as card_name, cards, region};
use patolli_text::args;

/// How a conflict went for a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fight {
    Peace,
    Won,
    Lost,
}

impl Easel<'_> {
    pub(super) fn round_cards(&self) -> Markup {
        let title = self.say("boards-ahau-cards");
        self.part(
            "y-cards",
            &title,
            None,
            &html! {
                div class="y-pairs" { @for seat in self.in_order() { (self.pair(seat)) } }
            },
        )
    }

    /// In the order of the Action Phase once it is known, else around the table.
    pub(super) fn in_order(&self) -> Vec<Seat> {
        match self.in_turn() {
            true => self.table.order[..self.table.n()].to_vec(),
            false => self.table.seats().collect(),
        }
    }

    fn pair(&self, seat: Seat) -> Markup {
        let played = self.player(seat).played.filter(|_| !self.choosing());
        let fight = self.fight(seat);
        Spot::new("div", format!("y-pair seat-{seat}"), self.pair_words(seat))
            .class_if(self.in_turn() && self.table.active == seat, "y-acts")
            .class_if(fight == Fight::Won, "y-won")
            .class_if(fight == Fight::Lost, "y-lost")
            .changed(self.differs(|table| table.players[seat].played))
            .draw(&html! {
                (seat_mark(seat))
                @match played {
                    Some((left, right)) => (self.revealed(seat, left, right)),
                    None => (self.hidden(seat)),
                }
            })
    }

    /// Left card, right card, and the sum that fights.
    fn revealed(&self, seat: Seat, left: Card, right: Card) -> Markup {
        let weapons = self.player(seat).weapons;
        html! {
            (self.card_face(left, self.role_of(seat)))
            span class="y-to" { "▸" }
            (self.card_face(right, self.role_of(seat)))
            @if self.may_fight(seat) {
                span class="y-sum" {
                    (right.number()) "+" (weapons) (inline("weapon")) "=" b { (self.table.strength(seat)) }
                }
            }
            @match self.fight(seat) {
                Fight::Won => { span class="y-fight y-good" { "✓" } },
                Fight::Lost => { span class="y-fight" { "✕" } },
                Fight::Peace => {},
            }
        }
    }

    /// Whether the strength still matters. A loser takes a weapon, so that the sum would be another
    /// than the one that fought.
    fn may_fight(&self, seat: Seat) -> bool {
        !self.in_turn() && self.fight(seat) != Fight::Lost
    }

    /// Two backs, or the cards from which the player can still choose.
    fn hidden(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        html! {
            @if self.table.pledged.contains(seat) {
                span class="y-backs" { (inline("back")) (inline("back")) }
            }
            span class="y-digits" { @for card in self.playable(seat) { (digit(card)) } }
            span class="y-sum" { "+" (player.weapons) (inline("weapon")) }
        }
    }

    /// The cards from which a player chooses; Pakal's come from his deck.
    fn playable(&self, seat: Seat) -> Cards {
        match self.table.pakal {
            Some(pakal) if self.table.is_pakal(seat) => pakal.deck,
            _ => self.player(seat).hand,
        }
    }

    /// A region card with its number in both ways of counting, or a role.
    pub(super) fn card_face(&self, card: Card, known: Option<Role>) -> Markup {
        let icon = match card {
            Card::Role => known.map_or("role", Role::name),
            _ => "",
        };
        html! {
            span class=(if card == Card::Role { "y-card y-role" } else { "y-card" }) {
                b { (card.number()) }
                @if icon.is_empty() { (inline(&format!("n-{}", card.number()))) } @else { (inline(icon)) }
            }
        }
    }

    fn fight(&self, seat: Seat) -> Fight {
        let (player, table) = (self.player(seat), self.table);
        let Some((left, _)) = player.played.filter(|_| !self.choosing()) else {
            return Fight::Peace;
        };
        let captain = table.has_role(seat, Role::WarCaptain);
        let driven = player.ruler != Some(left.region()) && !captain;
        if driven || self.loses_now(seat) {
            return Fight::Lost;
        }
        let beaten = |other: Seat| {
            let theirs = self.player(other);
            let aimed = theirs.played.map(|(left, _)| left.region()) == player.ruler;
            let gone = aimed && theirs.ruler != player.ruler;
            other != seat && (gone || (self.loses_now(other) && theirs.ruler == player.ruler))
        };
        match self.step() == Some(Step::Win(seat)) || table.seats().any(beaten) {
            true => Fight::Won,
            false => Fight::Peace,
        }
    }

    /// Whether the player still has to retreat.
    fn loses_now(&self, seat: Seat) -> bool {
        let retreats =
            matches!(self.step(), Some(Step::Retreat { seat: loser, .. }) if loser == seat);
        retreats || self.table.losers.iter().any(|loser| loser == seat)
    }

    pub(super) fn pair_words(&self, seat: Seat) -> String {
        let (player, known) = (self.player(seat), self.role_of(seat));
        let name = self.name(seat);
        let Some((left, right)) = player.played.filter(|_| !self.choosing()) else {
            let hand = cards(self.text, self.playable(seat), known);
            let args = args!(name = name, cards = hand, weapons = player.weapons);
            return match self.table.pledged.contains(seat) {
                true => self.tell("boards-ahau-pledged", args),
                false => self.tell("boards-ahau-can-play", args),
            };
        };
        let here = player.ruler.map(|it| region(self.text, it)).unwrap_or_default();
        let mut said = self.tell(
            "boards-ahau-pair",
            args!(
                name = name,
                left = card_name(self.text, left, known),
                right = card_name(self.text, right, known),
                region = here,
            ),
        );
        if self.may_fight(seat) {
            let args = args!(weapons = player.weapons, strength = self.table.strength(seat));
            said = format!("{said} {}", self.tell("boards-ahau-sum", args));
        }
        match self.fight(seat) {
            Fight::Peace => said,
            Fight::Won => format!("{said} {}", self.say("boards-ahau-won")),
            Fight::Lost => format!("{said} {}", self.say("boards-ahau-lost")),
        }
    }
}

/// A card as small as it can be.
pub(super) fn digit(card: Card) -> Markup {
    html! {
        @if card == Card::Role { span class="y-digit-card" { (inline("role")) } }
        @else { span class="y-digit-card" { (card.number()) } }
    }
}
