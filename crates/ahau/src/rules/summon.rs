//! Summoning a god (A 6.2): who can be summoned, and what is given for it.

use crate::model::*;
use patolli_core::{Dense, Host, Seat, Set};

impl Public {
    /// Colours of the sites on the map.
    pub(crate) fn site_colours(&self) -> Colours {
        self.sites.iter().flatten().copied().collect()
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
            Some(city) => Set::one(self.city_tiles[city.index()]),
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
    pub(crate) fn begin_summon(&mut self, seat: Seat, god: God) {
        let Some(Step::Summon { dance }) = self.public.agenda.front() else {
            unreachable!("nobody is to be summoned")
        };
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

    pub(crate) fn nameable(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        let fits = move |colour: &Colour| self.refuse_named(seat, *colour).is_none();
        Colour::all().filter(fits).map(Action::Name)
    }

    /// RUL-99: her colour comes first. It must leave the Rain God a site.
    pub(crate) fn refuse_named(&self, seat: Seat, colour: Colour) -> Option<Reason> {
        let summon = &self.public.summon;
        let Some(god @ God::Rain) = summon.god else { return None };
        // As for a dance: what is possible without her.
        let others = self.public.possible_colours(seat, god, true).or(summon.colours);
        let fitting = others.or(Set::one(colour)).and(self.public.site_colours());
        fitting.is_empty().then_some(Reason::NoMatchingSite)
    }

    pub(crate) fn name_point(&mut self, colour: Colour) {
        self.public.agenda.done();
        self.public.summon.colours.insert(colour);
    }

    /// SM-2, SM-4, SM-5.
    pub(crate) fn offerings(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let confirm = self.refuse_confirm(seat).is_none().then_some(Action::Confirm);
        let tiles = self.public.summon.god.map(|god| self.public.players[seat].reserve.of_god(god));
        let tiles = tiles.unwrap_or_default();
        let wild = tiles.of_face(Face::Wild).kinds().next();
        let joker = wild.is_some_and(|tile| tile.god() == God::Jaguar);
        let named = if wild.is_some() && !joker { Colours::full() } else { Colours::EMPTY };
        let fits = move |colour: &Colour| self.refuse_wild(seat, *colour).is_none();
        let coloured = tiles.kinds().filter_map(Tile::colour).map(Action::Discard);
        confirm
            .into_iter()
            .chain(coloured)
            .chain(joker.then_some(Action::DiscardJoker))
            .chain(named.iter().filter(fits).map(Action::DiscardWild))
    }

    pub(crate) fn refuse_confirm(&self, seat: Seat) -> Option<Reason> {
        let summon = &self.public.summon;
        let god = summon.god?;
        if self.public.players[seat].built_of(god) == 0 && summon.discarded.is_empty() {
            return Some(Reason::NothingUsed);
        }
        let dry = god == God::Rain && summon.colours.and(self.public.site_colours()).is_empty();
        dry.then_some(Reason::NoMatchingSite)
    }

    /// SM-6: a wild tile named for the Rain God must leave a colour with a site.
    pub(crate) fn refuse_wild(&self, seat: Seat, colour: Colour) -> Option<Reason> {
        let summon = &self.public.summon;
        let mut left = self.public.players[seat].reserve.of_god(summon.god?);
        if let Some(why) = self.refuse_offering(seat, Face::Wild, false) {
            return Some(why);
        }
        left.remove(Tile::of(summon.god?, Face::Wild));
        if summon.god != Some(God::Rain) || left.contains(Tile::of(God::Rain, Face::Wild)) {
            return None;
        }
        let fitting = summon.colours.or(left.colours_of(God::Rain)).or(Set::one(colour));
        let dry = fitting.and(self.public.site_colours()).is_empty();
        dry.then_some(Reason::NoMatchingSite)
    }

    pub(crate) fn refuse_offering(&self, seat: Seat, face: Face, joker: bool) -> Option<Reason> {
        let god = self.public.summon.god?;
        if face == Face::Wild && joker != (god == God::Jaguar) {
            return Some(Reason::AnotherDecision);
        }
        let held = self.public.players[seat].reserve.contains(Tile::of(god, face));
        (!held).then_some(Reason::NotInReserve)
    }

    /// SM-2, SM-4; GJ-3: a wild Jaguar tile takes no colour.
    pub(crate) fn offer_tile(&mut self, seat: Seat, face: Face, colour: Option<Colour>) {
        let summon = &mut self.public.summon;
        let tile = Tile::of(summon.god.expect("a god is summoned"), face);
        summon.strength += 1;
        summon.discarded.add(tile);
        match colour {
            Some(colour) => summon.colours.insert(colour),
            None => summon.joker = true,
        }
        self.public.players[seat].reserve.remove(tile);
        self.public.discard.add(tile);
    }

    /// SM-5: the god comes. GJ-5: after the Jaguar a building may be claimed.
    pub(crate) fn confirm(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        let Summon { god, strength, colours, discarded, .. } = self.public.summon;
        let god = god.expect("a god is summoned");
        host.hear(|| Event::Summoned { seat, god, strength, colours, discarded });
        let marker = Step::Marker(god);
        let agenda = &mut self.public.agenda;
        match god {
            God::Chief => agenda.now([Step::Chief { left: strength }, marker]),
            God::Rain => agenda.now([Step::Rain, marker]),
            God::Jaguar => agenda.now([Step::Jaguar { left: strength }, marker, Step::Claim]),
            God::Sun => {
                agenda.now([Step::Sun { left: strength }, marker]);
                self.score_sun(seat, host);
            }
            God::Serpent => agenda.now([Step::Serpent, marker]),
        }
    }

    /// SM-7: with a tile of the god in the pyramid, once in a K'atun.
    pub(crate) fn mark_summon(&mut self, god: God, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        if self.me().built_of(god) > 0 && self.public.marker(seat, god).is_none() {
            self.put_marker(seat, god, host);
        }
    }

    /// The leftmost empty space of a temple, and its Fame at once.
    pub(crate) fn put_marker(&mut self, seat: Seat, god: God, host: &mut impl Host<Event>) {
        let spaces = &mut self.public.temples[god.index()];
        let Some(i) = spaces.iter().position(Option::is_none) else { return };
        spaces[i] = Some(seat);
        let space = TempleSpace::new(i);
        host.hear(|| Event::Marker { seat, god, space });
        let fame = self.public.kit.temple_spaces[i].into();
        self.score(seat, fame, Source::Temple(god), host);
    }
}
