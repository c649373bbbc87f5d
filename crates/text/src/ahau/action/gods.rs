//! Summons: the tiles for them, and what the gods do.

use super::Label;
use crate::ahau::names::*;
use crate::ahau::printed::power;
use crate::words::args;
use patolli_ahau::{Card, City, Colour, Colours, Face, God, Posture, Role, Route, Step, Tile, Way};
use patolli_core::Dense;

impl Label<'_> {
    /// `Rain God: 1 built, 2 in reserve`.
    pub(super) fn owned(&self, it: God) -> String {
        let built = self.me().built_of(it);
        let held = self.me().reserve.of_god(it).total();
        self.tell("ahau-owned", args!(god = god(self.text, it), built = built, held = held))
    }

    /// What the god would do with all that there is.
    pub(super) fn summon(&self, it: God) -> String {
        let power = power(self.text, self.kit, it, self.strength_for(it), self.colours_for(it));
        let god = god(self.text, it);
        let said = self.tell("ahau-action-summon", args!(god = god, power = power));
        let new = self.me().built_of(it) > 0 && self.table.marker(self.seat, it).is_none();
        match self.next_space(it).filter(|_| new) {
            Some(n) => said + &self.tell("ahau-action-summon-marker", args!(n = n)),
            None => said,
        }
    }

    /// SM-2: the most strength there is, the High Priestess included.
    pub(super) fn strength_for(&self, it: God) -> u8 {
        let tiles = self.table.most_strength(self.seat, it);
        let dance = self.step() == Some(Step::Summon { dance: true });
        match tiles > 0 && !dance && self.table.has_role(self.seat, Role::HighPriestess) {
            true => tiles + self.kit.roles.priestess_strength,
            false => tiles,
        }
    }

    /// The most colours that a summon could use; a wild tile adds one.
    fn colours_for(&self, it: God) -> usize {
        let built = self.me().bricks().map(|(_, brick)| brick).filter(|brick| brick.god == it);
        let held = self.me().reserve.of_god(it);
        let plain: Colours =
            built.map(|brick| brick.colour).chain(held.kinds().filter_map(Tile::colour)).collect();
        let wild = held.get(Tile::of(it, Face::Wild));
        (plain.len() + usize::from(wild)).min(Colour::COUNT)
    }

    /// The Fame of the leftmost empty space of a temple.
    pub(super) fn next_space(&self, it: God) -> Option<u8> {
        Some(self.kit.temple_spaces[self.table.next_space(it)?])
    }

    /// The god that is being summoned.
    fn summoned(&self) -> God {
        self.table.summon.god.unwrap_or(God::Jaguar)
    }

    /// What the god would do with so much strength and one colour more.
    fn power_with(&self, strength: u8, it: Colour) -> String {
        let mut colours = self.table.summon.colours;
        colours.insert(it);
        power(self.text, self.kit, self.summoned(), strength, colours.len())
    }

    pub(super) fn name(&self, it: Colour) -> String {
        let summon = self.table.summon;
        let key = match summon.colours.contains(it) {
            true => "ahau-action-name-known",
            false => "ahau-action-name",
        };
        let power = self.power_with(summon.strength, it);
        self.tell(key, args!(colour = colour(self.text, it), power = power))
    }

    pub(super) fn discard(&self, it: Colour) -> String {
        let tile = tile(self.text, Tile::of(self.summoned(), Face::of(it)));
        let n = self.table.summon.strength + 1;
        let power = self.power_with(n, it);
        self.tell("ahau-action-discard", args!(tile = tile, n = n, power = power))
    }

    pub(super) fn discard_wild(&self, it: Colour) -> String {
        let n = self.table.summon.strength + 1;
        let args = args!(
            tile = tile(self.text, Tile::of(self.summoned(), Face::Wild)),
            colour = colour(self.text, it),
            n = n,
            power = self.power_with(n, it),
        );
        self.tell("ahau-action-discard-wild", args)
    }

    pub(super) fn discard_joker(&self) -> String {
        let tile = tile(self.text, Tile::of(God::Jaguar, Face::Wild));
        let n = self.table.summon.strength + 1;
        self.tell("ahau-action-discard-joker", args!(tile = tile, n = n))
    }

    pub(super) fn confirm(&self) -> String {
        let summon = self.table.summon;
        let god_now = self.summoned();
        let power = power(self.text, self.kit, god_now, summon.strength, summon.colours.len());
        self.tell(
            "ahau-action-confirm",
            args!(god = god(self.text, god_now), n = summon.strength, power = power),
        )
    }

    pub(super) fn rain(&self, at: Route) -> String {
        let route = route(self.map, at);
        let Some(it) = self.table.sites[at] else {
            return self.tell("ahau-action-produce-empty", args!(route = route));
        };
        let args = args!(n = self.rain_gain(it), colour = self.site_name(it), route = route);
        self.tell("ahau-action-rain", args) + &self.katun()
    }

    pub(super) fn rain_in_brief(&self, at: Route) -> String {
        let n = self.table.sites[at].map_or(0, |it| self.rain_gain(it));
        self.site_in_brief(at, n)
    }

    /// As far as the bank has cubes.
    fn rain_gain(&self, it: Colour) -> u8 {
        self.table.summon.strength.min(self.table.bank.get(it))
    }

    pub(super) fn walk(&self, way: Way, how: Posture) -> String {
        let (from, to) = self.map.ends(way);
        let said = self.tell(
            "ahau-action-walk",
            args!(from = city(from), to = city(to), fame = fame(self.text, self.walk_fame(way))),
        );
        match how {
            Posture::Standing => said,
            Posture::Lying => said + &self.say("ahau-action-walk-lying"),
        }
    }

    /// `Uxmal → Tikal +1`; a laid-down worker has a bar.
    pub(super) fn walk_in_brief(&self, way: Way, how: Posture) -> String {
        let (from, to) = self.map.ends(way);
        let mark = match how {
            Posture::Standing => "",
            Posture::Lying => "▬",
        };
        format!("{mark}{} → {} +{}", city(from), city(to), self.walk_fame(way))
    }

    fn walk_fame(&self, way: Way) -> u8 {
        self.table.walk_scores(way.route())
    }

    pub(super) fn take_back(&self, it: Card) -> String {
        let role = self.own.role.or(self.me().role_seen);
        let name = card(self.text, it, role);
        self.tell("ahau-action-take-back", args!(card = name))
    }

    pub(super) fn remove(&self, at: City, how: Posture) -> String {
        let loss = match how {
            Posture::Standing => 1,
            Posture::Lying => 2,
        };
        let key = match how {
            Posture::Standing => "ahau-action-remove",
            Posture::Lying => "ahau-action-remove-lying",
        };
        self.tell(key, args!(city = city(at), count = self.count_without(at, loss)))
    }

    pub(super) fn stand_up(&self, at: City) -> String {
        let count = self.count_without(at, 1);
        self.tell("ahau-action-stand-up", args!(city = city(at), count = count))
    }

    /// `you then count 1 there, the best other 2`.
    fn count_without(&self, at: City, loss: u8) -> String {
        let mine = self.table.weight(self.seat, at);
        self.count(at, mine.saturating_sub(loss))
    }

    /// What I would count in a city, beside the best of the others.
    pub(super) fn count(&self, at: City, mine: u8) -> String {
        let others = self.table.seats().filter(|seat| *seat != self.seat);
        let best = others.map(|seat| self.table.weight(seat, at)).max().unwrap_or(0);
        self.tell("ahau-count", args!(mine = mine, best = best))
    }
}
