//! A Battle: both cards face down until both are chosen, then the sums line by line (Y 5.7).

use super::card::card_class;
use super::easel::Easel;
use super::effect::worth;
use super::troop::mask;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::yucatan::{axes_lines, axes_parts, city, side as side_name};
use patolli_yucatan::{Axes, Battle, Card, Fighter, Outcome, Side};

impl Easel<'_> {
    pub(super) fn battle_scene(&self, battle: &Battle) -> Markup {
        let title = self.tell("boards-yucatan-battle", args!(city = city(battle.city)));
        self.part(
            "u-scene",
            &title,
            None,
            &html! {
                div class="u-battle" {
                    (self.fighter(battle, Side::Attacker))
                    span class="u-versus" { (inline("battle")) }
                    (self.fighter(battle, Side::Defender))
                }
                (self.battle_sum(battle))
                (self.card_choice())
            },
        )
    }

    /// The last Battle of the Round in short.
    pub(super) fn last_battle(&self) -> Markup {
        let Some(battle) = self.table.battle.filter(|battle| battle.outcome.is_some()) else {
            return self.forecast();
        };
        if self.moves().is_some() {
            return self.forecast();
        }
        let title = self.tell("boards-yucatan-last-battle", args!(city = city(battle.city)));
        self.part(
            "u-last",
            &title,
            None,
            &html! {
                div class="u-duel" {
                    @for side in Side::all() {
                        span class="u-duelist" {
                            (mask(battle[side].seat, battle[side].leader))
                            @if let Some(card) = battle[side].card { (self.mini_card(card)) }
                        }
                    }
                }
                (self.battle_sum(&battle))
            },
        )
    }

    fn fighter(&self, battle: &Battle, side: Side) -> Markup {
        let fighter = &battle[side];
        html! {
            div class={ "u-fighter seat-" (fighter.seat) (if wins(battle, side) { " u-wins" } else { "" }) } {
                span class="u-fighter-head" {
                    (mask(fighter.seat, fighter.leader))
                    span { b { (self.name(fighter.seat)) } " " small { (side_name(self.text, side)) } }
                }
                (self.played_card(fighter))
            }
        }
    }

    /// Face up once both have chosen; until then only its owner sees it.
    fn played_card(&self, fighter: &Fighter) -> Markup {
        let mine = self.own().filter(|_| self.me == Some(fighter.seat)).and_then(|own| own.card);
        let id = format!("played-{}", fighter.seat);
        match (fighter.card, mine) {
            (Some(card), _) => {
                Spot::new("div", format!("{} u-turned", card_class(card)), self.card_line(card))
                    .with("id", &id)
                    .draw(&self.card_face(card))
            }
            (None, Some(card)) => {
                let what =
                    format!("{} {}", self.card_line(card), self.say("boards-yucatan-secret"));
                Spot::new("div", format!("{} u-secret", card_class(card)), what)
                    .with("id", &id)
                    .draw(&self.card_face(card))
            }
            (None, None) => self.face_down(fighter.seat, &id),
        }
    }

    fn face_down(&self, seat: Seat, id: &str) -> Markup {
        let chosen = self.table.pledged.contains(seat);
        let key = match chosen {
            true => "boards-yucatan-card-chosen",
            false => "boards-yucatan-card-awaited",
        };
        let class = if chosen { "u-card u-facedown" } else { "u-card u-awaited" };
        Spot::new("div", class, self.say(key)).with("id", id).draw(&html! {
            @if chosen { (inline("back")) } @else { "…" }
        })
    }

    /// What is known of the Axes: all of them once both have paid.
    fn axes_so_far(&self, fighter: &Fighter, side: Side) -> Axes {
        let card = fighter.card.map(|card| self.kit.card(card));
        fighter.axes.unwrap_or_else(|| Axes {
            card: card.map_or(0, |row| row.edge.axes_of(side)),
            paid: card.and_then(|row| row.axes).filter(|_| fighter.paid).map_or(0, |it| it.gives),
            ..self.table.fixed_axes(fighter.seat, fighter.leader, side)
        })
    }

    /// Line by line, the Attacker on the left.
    fn battle_sum(&self, battle: &Battle) -> Markup {
        let [a, d] =
            [Side::Attacker, Side::Defender].map(|side| self.axes_so_far(&battle[side], side));
        let lines = axes_lines(&a).into_iter().zip(axes_lines(&d));
        let turned = battle.attacker.card.is_some();
        Spot::new("div", "u-sum", self.battle_words(battle)).draw(&html! {
            @for (i, ((what, left), (_, right))) in lines.enumerate() {
                @if i == 0 && !turned {
                    span { "?" } span class="u-sum-of" { (self.say(what)) } span { "?" }
                } @else if left + right > 0 {
                    span { (left) } span class="u-sum-of" { (self.say(what)) } span { (right) }
                }
            }
            b class=(total_class(battle, Side::Attacker)) { (a.total()) }
            span class="u-total-of" { (inline("axe")) }
            b class=(total_class(battle, Side::Defender)) { (d.total()) }
            @if battle.outcome.is_some() { (self.spoils(battle)) }
        })
    }

    /// Who won, and the figures that were captured.
    fn spoils(&self, battle: &Battle) -> Markup {
        let outcome = battle.outcome.unwrap_or(Outcome::Draw);
        html! {
            @for side in Side::all() {
                span class="u-spoils" {
                    @if battle[side].bonus > 0 { (worth(battle[side].bonus, "net")) }
                    @if battle[side].captured > 0 { (worth(battle[side].captured, "prisoner")) } @else { "–" }
                    @if battle[side.other()].wiped_out { "☠" }
                }
                @if side == Side::Attacker { span class="u-outcome" { (self.outcome_words(battle, outcome)) } }
            }
        }
    }

    fn outcome_words(&self, battle: &Battle, outcome: Outcome) -> String {
        match outcome.winner() {
            Some(side) => {
                self.tell("boards-yucatan-won", args!(name = self.name(battle[side].seat)))
            }
            None => self.say("boards-yucatan-draw"),
        }
    }

    /// The cards of the observer who must choose one, so that they need not be searched for.
    fn card_choice(&self) -> Markup {
        let asks = self.asked_for_card() && self.decides();
        let Some(me) = self.me.filter(|_| asks) else { return html! {} };
        let cards = self.known_cards(me, None).into_iter();
        let cards: Vec<Card> =
            cards.filter(|card| self.may(patolli_yucatan::Action::Card(*card))).collect();
        html! {
            div class="u-choose-card" role="group" aria-label=(self.say("boards-yucatan-choose-card")) {
                @for card in cards {
                    (self.choice("u-chip u-pick-card", patolli_yucatan::Action::Card(card), &self.mini_card(card)))
                }
            }
        }
    }

    /// A Battle in one breath.
    pub(super) fn battle_words(&self, battle: &Battle) -> String {
        let mut said = Vec::new();
        for side in Side::all() {
            let fighter = &battle[side];
            let axes = self.axes_so_far(fighter, side);
            said.push(self.tell(
                "boards-yucatan-side",
                args!(
                    name = self.name(fighter.seat),
                    side = side_name(self.text, side),
                    n = axes.total(),
                    parts = axes_parts(self.text, &axes),
                ),
            ));
        }
        if let Some(outcome) = battle.outcome {
            said.push(format!("{}.", self.outcome_words(battle, outcome)));
            said.extend(Side::all().map(|side| self.captured_words(&battle[side])));
        }
        said.join(" ")
    }

    fn captured_words(&self, fighter: &Fighter) -> String {
        self.tell(
            "boards-yucatan-captured",
            args!(name = self.name(fighter.seat), bonus = fighter.bonus, n = fighter.captured),
        )
    }
}

fn wins(battle: &Battle, side: Side) -> bool {
    battle.outcome.and_then(Outcome::winner) == Some(side)
}

fn total_class(battle: &Battle, side: Side) -> &'static str {
    if wins(battle, side) { "u-total u-wins" } else { "u-total" }
}
