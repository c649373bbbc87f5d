//! The observer's own cards, and the secret choice of two (A 5.1, MV-1). The left card is picked with
//! a radio button; the style sheet then shows the right cards that go with it, and each of these is a
//! choice.

use super::cards::digit;
use super::easel::{Easel, building_icon};
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_ahau::{Action, Card, Colour, Player, Role, Step};
use patolli_core::{Dense, Seat};
use patolli_text::ahau::card as card_name;
use patolli_text::args;

impl Easel<'_> {
    pub(super) fn hand(&self) -> Markup {
        let Some((seat, own)) = self.subject.view.own else { return html! {} };
        let class = if self.selects() { "hand hand-ahau y-choosing" } else { "hand hand-ahau" };
        html! {
            div class=(class) role="group" aria-label=(self.say("boards-hand")) {
                @if self.selects() {
                    (self.left_cards(seat))
                    (self.right_cards(seat))
                } @else {
                    (self.own_cards(seat, own.pledge.filter(|_| self.choosing())))
                }
            }
        }
    }

    /// Whether the observer must choose two cards now.
    fn selects(&self) -> bool {
        self.choosing() && self.decides()
    }

    fn left_cards(&self, seat: Seat) -> Markup {
        let cards = self.table.left_cards(seat);
        let first = cards.first();
        html! {
            fieldset class="y-lefts" {
                legend { (self.say("boards-ahau-left-card")) }
                @for card in cards { (self.left_card(seat, card, first == Some(card))) }
            }
        }
    }

    /// Where the card would send the Ruler: the two tiles and the building there.
    fn left_card(&self, seat: Seat, card: Card, first: bool) -> Markup {
        let place = card.region();
        let id = format!("pick-{}", card.index());
        let what = self.tell(
            "boards-ahau-left",
            args!(
                card = card_name(self.text, card, self.role_of(seat)),
                n = card.number(),
                what = self.treasures(card),
            ),
        );
        html! {
            input type="radio" name="pick" id=(id) class="visually-hidden" checked[first] aria-label=(what);
            label class="y-left" for=(id) data-tip=(what) {
                (self.card_face(card, self.role_of(seat)))
                span class="y-treasure" {
                    @for square in place.squares() {
                        @if let Some(tile) = self.table.squares[square] { (inline(&tile.to_string())) }
                    }
                    @if let Some(it) = self.table.region_buildings[place] { (inline(building_icon(it))) }
                }
            }
        }
    }

    fn treasures(&self, card: Card) -> String {
        let place = card.region();
        let tiles = place.squares().into_iter().filter_map(|it| self.table.squares[it]);
        let tiles = tiles.map(|it| patolli_text::ahau::tile(self.text, it));
        let building = self.table.region_buildings[place];
        let building = building.map(|it| patolli_text::ahau::building(self.text, it));
        tiles.chain(building).collect::<Vec<_>>().join(", ")
    }

    fn right_cards(&self, seat: Seat) -> Markup {
        html! {
            div class="y-rights" role="group" aria-label=(self.say("boards-ahau-right-card")) {
                span class="y-legend" { (self.say("boards-ahau-right-card")) }
                @for left in self.table.left_cards(seat) {
                    div class={ "y-right-row at-" (left.index()) } {
                        @for right in self.player(seat).hand { (self.right_card(seat, left, right)) }
                    }
                }
            }
        }
    }

    /// What the card would fight with: its number and the weapons.
    fn right_card(&self, seat: Seat, left: Card, right: Card) -> Markup {
        if left == right {
            return html! { span class="y-right y-gone" { "▸" } };
        }
        let weapons = self.player(seat).weapons;
        let what = self.tell(
            "boards-ahau-right",
            args!(
                card = card_name(self.text, right, self.role_of(seat)),
                weapons = weapons,
                strength = right.number() + weapons,
            ),
        );
        self.acts(Spot::new("div", "y-right", what), [Action::Select(left, right)]).draw(&html! {
            (self.card_face(right, self.role_of(seat)))
            @if weapons > 0 {
                span class="y-sum" { span { "+" (weapons) (inline("weapon")) } span { "=" b { (right.number() + weapons) } } }
            }
        })
    }

    /// In hand, played this round, discarded.
    fn own_cards(&self, seat: Seat, pledge: Option<(Card, Card)>) -> Markup {
        let player = self.player(seat);
        let played = player.played.filter(|_| !self.choosing()).map(|(left, right)| [left, right]);
        let played = played.into_iter().flatten().filter(|card| !player.taken_back.contains(*card));
        html! {
            (self.pile(seat, "boards-ahau-in-hand", player.hand.iter(), pledge))
            (self.pile(seat, "boards-ahau-played", played, None))
            (self.pile(seat, "boards-ahau-discarded", player.discard.iter(), None))
        }
    }

    fn pile(
        &self,
        seat: Seat,
        title: &str,
        cards: impl Iterator<Item = Card>,
        pledge: Option<(Card, Card)>,
    ) -> Markup {
        let title = self.say(title);
        let cards: Vec<Card> = cards.collect();
        html! {
            @if !cards.is_empty() {
                div class="y-pile" role="group" aria-label=(title) {
                    span class="y-legend" { (title) }
                    @for card in cards { (self.own_card(seat, card, pledge)) }
                }
            }
        }
    }

    fn own_card(&self, seat: Seat, card: Card, pledge: Option<(Card, Card)>) -> Markup {
        let chosen = pledge.and_then(|(left, right)| match card {
            _ if card == left => Some("boards-ahau-chosen-left"),
            _ if card == right => Some("boards-ahau-chosen-right"),
            _ => None,
        });
        let mut what = self.own_card_words(seat, card);
        if let Some(chosen) = chosen {
            what = format!("{what} {}", self.say(chosen));
        }
        let spot = Spot::new("div", "y-own", what).class_if(chosen.is_some(), "y-chosen");
        self.acts(spot, self.card_acts(card)).draw(&html! {
            (self.card_face(card, self.role_of(seat)))
        })
    }

    pub(super) fn own_card_words(&self, seat: Seat, card: Card) -> String {
        match (card, self.role_of(seat)) {
            (Card::Role, Some(role)) => self.role_words(role),
            (card, known) => card_name(self.text, card, known),
        }
    }

    /// The Sun God gives cards back; a Queen who was played is paid here.
    fn card_acts(&self, card: Card) -> Vec<Action> {
        let step = self.step();
        let queen = card == Card::Role
            && self.me.is_some_and(|me| self.table.has_role(me, Role::Queen))
            && step.is_some_and(|step| step.is_open());
        let legal = |action: &Action| self.subject.legal.contains(*action);
        let back = matches!(step, Some(Step::Sun { .. })).then_some(Action::TakeBack(card));
        let paid = Colour::all().map(Action::UseQueen).filter(|_| queen);
        back.into_iter().chain(paid).filter(legal).collect()
    }

    /// Cards that a player can still play, and those that are gone, as digits.
    pub(super) fn card_row(&self, player: &Player) -> Markup {
        html! {
            span class="y-digits" {
                @for card in player.hand { (digit(card)) }
                @for card in player.discard { span class="y-out" { (digit(card)) } }
            }
        }
    }
}
