//! Gaining, losing, climbing; own Characters and Glyphs.

use super::Label;
use crate::copan::cards::*;
use crate::copan::names::*;
use crate::copan::printed::*;
use crate::words::args;
use patolli_copan::{Character, Colour, Exchange, Glyphs, Resource, Step, Stock, TOP, Talent};

impl Label<'_> {
    pub(super) fn gain(&self, kind: Resource) -> String {
        let text = self.text;
        let have = self.table.players[self.seat].stock.get(kind);
        let room = self.table.capacity(self.seat);
        let gain = stock(text, Stock::of(kind, 1));
        let key = match have < room {
            true => "copan-action-gain",
            false => "copan-action-gain-full",
        };
        text.tell(key, args!(gain = gain, have = have, room = room))
    }

    /// One unit, and how many there are.
    pub(super) fn have(&self, key: &str, kind: Resource) -> String {
        let have = self.table.players[self.seat].stock.get(kind);
        let unit = stock(self.text, Stock::of(kind, 1));
        self.text.tell(key, args!(unit = unit, have = have))
    }

    pub(super) fn climb(&self, stair: Resource) -> String {
        let from = self.table.players[self.seat].priests[stair];
        let steps = match self.table.agenda.front() {
            Some(Step::Climb { steps, .. }) => steps,
            _ => 1,
        };
        let to = (from + steps).min(TOP);
        let level = self.kit.stair(stair, from) == self.kit.stair(stair, to);
        let key = match level && self.next_level(stair, to).is_some() {
            true => "copan-action-climb-on",
            false => "copan-action-climb",
        };
        self.stair(key, stair, from, to) + &self.zenith(stair, to)
    }

    /// The first step above this one that counts more.
    fn next_level(&self, stair: Resource, from: u8) -> Option<u8> {
        let now = self.kit.stair(stair, from);
        (from..=TOP).find(|step| self.kit.stair(stair, *step) > now)
    }

    /// The first arrival of a Priest on the top takes the next token (C 5.1.9).
    fn zenith(&self, stair: Resource, to: u8) -> String {
        let again = self.table.players[self.seat].topped.contains(stair);
        let token = self.kit.zenith.get(usize::from(self.table.zeniths));
        match token.filter(|_| to == TOP && !again) {
            Some(n) => self.text.tell("copan-action-climb-zenith", args!(n = *n)),
            None => String::new(),
        }
    }

    pub(super) fn descend(&self, stair: Resource) -> String {
        let from = self.table.players[self.seat].priests[stair];
        self.stair("copan-action-descend", stair, from, from.saturating_sub(1))
    }

    /// The steps on a stairway, and what its counted things are worth before and after; within one
    /// level, also where the next one begins.
    fn stair(&self, key: &str, stair: Resource, from: u8, to: u8) -> String {
        let (text, at) = (self.text, self.next_level(stair, to).unwrap_or(to));
        text.tell(
            key,
            args!(
                stair = resource(text, stair),
                from = from,
                to = to,
                what = counted(text, stair),
                worth = multiplier(self.kit.stair(stair, to)),
                before = multiplier(self.kit.stair(stair, from)),
                next = multiplier(self.kit.stair(stair, at)),
                at = at,
            ),
        )
    }

    /// The Character that waits for a decision.
    fn newcomer(&self) -> Option<Character> {
        match self.table.agenda.front() {
            Some(Step::Keep { character, .. }) => Some(character),
            _ => None,
        }
    }

    pub(super) fn keep(&self) -> String {
        let used = self.table.players[self.seat].characters.len();
        let slots = self.table.slots(self.seat);
        let name = self.newcomer().map_or_else(String::new, |it| character(self.text, it));
        self.text.tell("copan-action-keep", args!(character = name, used = used + 1, slots = slots))
    }

    /// A one-shot that makes room still works on one's own turn (C 6.8.2).
    pub(super) fn replace(&self, old: Character) -> String {
        let text = self.text;
        let own_turn = self.table.active == self.seat && !self.table.in_event;
        let one_shot = self.kit.one_shots.contains(old);
        let key = match own_turn && one_shot {
            true => "copan-action-replace-using",
            false => "copan-action-replace",
        };
        let what = talent(text, self.kit.character(old).talent);
        text.tell(key, args!(character = character(text, old), talent = what))
    }

    pub(super) fn use_now(&self) -> String {
        let text = self.text;
        let works = self.newcomer().map(|it| self.kit.character(it).talent);
        match works {
            Some(it @ Talent::OneShot(_)) => {
                text.tell("copan-action-use-now", args!(effect = talent(text, it)))
            }
            _ => text.say("copan-action-use-not"),
        }
    }

    /// A Glyph, and how many of its colour one has.
    pub(super) fn glyph(&self, key: &str, it: Colour) -> String {
        let have = self.table.players[self.seat].glyphs.get(it);
        self.text.tell(key, args!(colour = colour(self.text, it), have = have))
    }

    pub(super) fn exchange(&self, given: Glyphs, worth: Option<Exchange>) -> String {
        let text = self.text;
        let worth = worth.map_or_else(|| text.say("copan-nothing"), |it| exchange(text, it));
        text.tell("copan-action-exchange", args!(glyphs = glyphs(text, given), worth = worth))
    }

    /// `Re Bl Gr → 2 Jade ▸any`.
    pub(super) fn exchange_in_brief(&self, given: Glyphs, worth: Option<Exchange>) -> String {
        let text = self.text;
        let card = |(it, n): (Colour, u8)| match n {
            1 => short_colour(text, it),
            _ => format!("{n}{}", short_colour(text, it)),
        };
        let cards: Vec<_> = given.iter().map(card).collect();
        let worth = worth.map_or_else(String::new, |it| short_exchange(text, it));
        format!("{} → {worth}", cards.join(" "))
    }
}
