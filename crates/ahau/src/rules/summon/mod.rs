//! Summoning a god (A 6.2): who can be summoned, and the marker in the temple.

mod declaration;

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Host, Menu, Seat, Set};

pub(crate) use declaration::{DiscardTiles, NameColour};

/// AC-5: the god of the city may be summoned; A 6.7: a dance calls another one.
#[derive(Clone, Copy)]
pub(crate) struct SummonGod {
    pub dance: bool,
}

impl Decision<Ahau> for SummonGod {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        if !self.dance {
            menu.add(Action::NoSummon);
        }
        menu.add_each(Action::Summon, game.public.summonable(seat, self.dance));
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Summon(god) => game.public.refuse_summon(seat, god, self.dance),
            Action::NoSummon if !self.dance => None,
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, _: &mut impl Host<Event>) {
        match action {
            Action::Summon(god) => game.begin_summon(seat, god, self.dance),
            Action::NoSummon => game.public.agenda.done(),
            other => not_offered(other),
        }
    }
}

impl Public {
    /// Colours of the sites on the map.
    pub(crate) fn site_colours(&self) -> Colours {
        self.sites.values().flatten().copied().collect()
    }
    /// Whether the High Priestess helps this summon; she does not help a dance (A 6.7).
    fn priestess(&self, seat: Seat, dance: bool) -> bool {
        !dance && self.has_role(seat, Role::HighPriestess)
    }
    /// Every colour that a summon of this god could use (SM-4).
    fn possible_colours(&self, seat: Seat, god: God, dance: bool) -> Colours {
        let player = &self.players[seat];
        let reserve = player.reserve.of_god(god);
        if self.priestess(seat, dance) || reserve.contains(Tile::of(god, Face::Wild)) {
            return Colours::full();
        }
        player.colours_of(god).or(reserve.colours_of(god))
    }
    /// The most strength a player could summon this god with: all built tiles and all of the
    /// reserve (SM-2).
    pub fn most_strength(&self, seat: Seat, god: God) -> u8 {
        let player = &self.players[seat];
        player.built_of(god) + player.reserve.of_god(god).total() as u8
    }

    pub(crate) fn refuse_summon(&self, seat: Seat, god: God, dance: bool) -> Option<Reason> {
        match self.gods_in_reach(seat, dance).contains(god) {
            true => self.refuse_reached(seat, god, dance),
            false if dance => Some(Reason::AlreadySummoned(god)),
            false => Some(Reason::OtherGod(god)),
        }
    }

    /// AC-5: the god of the city; with the High Priestess any; for a dance any other (A 6.7).
    fn gods_in_reach(&self, seat: Seat, dance: bool) -> Set<God> {
        if dance {
            return Set::full().without(self.turn.summoned);
        }
        match self.turn.city {
            _ if self.priestess(seat, dance) => Set::full(),
            Some(city) => Set::one(self.city_tiles[city]),
            None => Set::EMPTY,
        }
    }

    fn refuse_reached(&self, seat: Seat, god: God, dance: bool) -> Option<Reason> {
        // SM-3, RUL-20.
        let player = &self.players[seat];
        if player.reserve.of_god(god).is_empty() && player.built_of(god) == 0 {
            return Some(Reason::NoMatchingTile(god));
        }
        // SM-6.
        match god {
            God::Rain => {
                let fitting = self.possible_colours(seat, god, dance).and(self.site_colours());
                fitting.is_empty().then_some(Reason::NoMatchingSite)
            }
            God::Serpent => (!self.has_movable(seat)).then_some(Reason::NoRemovableWorker),
            God::Chief | God::Jaguar | God::Sun => None,
        }
    }

    pub(crate) fn summonable(&self, seat: Seat, dance: bool) -> Set<God> {
        let fits = |god: &God| self.refuse_reached(seat, *god, dance).is_none();
        self.gods_in_reach(seat, dance).iter().filter(fits).collect()
    }
}

impl Ahau {
    /// SM-2: all built tiles count. SM-5: then the rest of the declaration.
    fn begin_summon(&mut self, seat: Seat, god: God, dance: bool) {
        let public = &mut self.public;
        public.agenda.instead(Step::Offering);
        public.turn.summoned.insert(god);
        let player = &public.players[seat];
        public.summon = Summon {
            god: Some(god),
            strength: player.built_of(god),
            colours: player.colours_of(god),
            ..Summon::default()
        };
        if public.priestess(seat, dance) {
            public.summon.strength += public.kit.roles.priestess_strength;
            public.agenda.now([Step::Name]);
        }
    }

    /// SM-7, AC-6: with a tile of the god in the pyramid, once in a K'atun.
    pub(crate) fn mark_summon(&mut self, god: God, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        if self.me().built_of(god) > 0 && self.public.marker(seat, god).is_none() {
            self.put_marker(seat, god, host);
        }
    }
}
