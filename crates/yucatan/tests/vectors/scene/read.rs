//! What the vectors read and write: names, amounts, what lies where, what happened.

use super::{Scene, Who};
use patolli_core::Seat;
use patolli_testkit::{Stage, all_named, named};
use patolli_yucatan::*;
use std::fmt::Display;

/// A list of choices of one word each.
pub fn words(text: &str) -> Vec<String> {
    all_named(text)
}

/// Words of each part of a list with commas.
pub fn parts(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let parts = text.split(',').map(|part| part.split_whitespace().collect::<Vec<_>>());
    parts.filter(|words| !words.is_empty())
}

/// A list of choices of several words, separated by commas.
pub fn list(text: &str) -> Vec<String> {
    parts(text).map(|words| words.join(" ")).collect()
}

pub fn join<T: Display>(things: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<_> = things.into_iter().map(|thing| thing.to_string()).collect();
    texts.join(" ")
}

impl Scene {
    /// Corn and jade.
    pub fn stock(&self, seat: Seat) -> (u8, u8) {
        (self.player(seat).corn(), self.player(seat).jade())
    }
    /// Prisoners in the Prison, whatever else it is called (Q42).
    pub fn prison(&self, seat: Seat) -> u8 {
        self.player(seat).prisoners
    }
    pub fn vp(&self, seat: Seat) -> i16 {
        self.player(seat).vp.total()
    }
    /// Units and place of a Troop: `u3 jungle`.
    pub fn stands(&self, (seat, leader): Who) -> String {
        let Troop { units, space, .. } = self.player(seat)[leader];
        format!("u{units} {space}")
    }
    /// The Summoning of a Troop and its timer: `balam@4`.
    pub fn linked(&self, (seat, leader): Who) -> String {
        let link = self.player(seat)[leader].link;
        link.map_or_else(String::new, |link| format!("{}@{}", link.summoning, link.timer))
    }
    pub fn level(&self, seat: Seat, building: &str) -> u8 {
        self.player(seat).level(named(building))
    }
    /// All cards that the seat could still play: base, special, summoning cards.
    pub fn hand(&self, seat: Seat) -> String {
        let base = self.player(seat).base.iter().map(Card::Base);
        let held = self.game.private[seat].hand.iter();
        let special = held.flat_map(|(card, n)| (0..n).map(move |_| Card::Special(card)));
        let links = self.player(seat).troops.iter().filter_map(|troop| troop.link);
        let fresh = links.filter(|link| !link.spent).map(|link| Card::Summoning(link.summoning));
        join(base.chain(special).chain(fresh))
    }
    /// Jade on the Central Cities.
    pub fn jade_in(&self, city: &str) -> u8 {
        self.public().piles[named::<City>(city)]
    }
    pub fn units_left(&self) -> u8 {
        self.public().supply
    }

    // Battles.

    pub fn battle(&self) -> &Battle {
        self.public().battle.as_ref().expect("a Battle was fought")
    }
    /// The totals of Attacker and Defender.
    pub fn axes(&self) -> (u16, u16) {
        let battle = self.battle();
        let total = |side: &Fighter| side.axes.expect("the totals are known").total();
        (total(&battle.attacker), total(&battle.defender))
    }
    /// The Prisoner Bonus of Attacker and Defender.
    pub fn bonuses(&self) -> (u8, u8) {
        (self.battle().attacker.bonus, self.battle().defender.bonus)
    }
    pub fn outcome(&self) -> Outcome {
        self.battle().outcome.expect("the Battle is decided")
    }

    // What happened.

    /// When this happened, among everything that did.
    pub fn when(&self, like: impl Fn(&Event) -> bool) -> usize {
        self.host.events.iter().position(like).expect("it happened")
    }
    /// Who had Turns, in order.
    pub fn turns(&self) -> String {
        join(self.told(|event| match event {
            Event::TurnStarted { seat, .. } => Some(*seat),
            _ => None,
        }))
    }
    /// What a seat scored, and for what.
    pub fn scored(&self, seat: Seat) -> Vec<(i16, Source)> {
        self.told(|event| match event {
            Event::Scored { seat: who, vp, by } if *who == seat => Some((*vp, *by)),
            _ => None,
        })
    }
    /// Whether the seat activates a Central City now.
    pub fn activates(&self, seat: Seat, city: &str) -> bool {
        let here = |step| matches!(step, Step::City { city: one, .. } if one == named(city));
        self.front().is_some_and(here) && self.decider() == seat
    }
}
