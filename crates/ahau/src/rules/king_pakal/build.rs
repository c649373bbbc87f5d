//! How Pakal builds and produces (SO-30 to SO-35, A 8.5).

use crate::model::*;
use crate::rules::king_pakal::best;
use patolli_core::{Dense, Host, Set};
use std::cmp::Reverse;

/// The next thing to build (SO-30).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    /// The leftmost empty space of a level (RUL-80).
    Tile(Space),
    Building,
}

impl Ahau {
    /// SO-32: he builds what he can; otherwise he produces. The Merchant does the reverse.
    pub(crate) fn pakal_acts(&mut self, host: &mut impl Host<Event>) {
        let merchant = self.public.has_role(PAKAL, Role::Merchant);
        if merchant && !self.nearly_done() && !self.pakal_sites().is_empty() {
            let more = self.public.kit.roles.merchant_cubes;
            return self.pakal_produces(more, host);
        }
        // SO-30: the limit is looked up before each build.
        while self.public.turn.built < self.public.build_limit(PAKAL) && self.pakal_builds(host) {}
        if self.public.turn.built == 0 {
            self.pakal_produces(0, host);
        }
    }

    /// A 8.5, Merchant: whether one of the last three pyramid tiles can be built now.
    fn nearly_done(&self) -> bool {
        match self.pakal_target() {
            Some(Target::Tile(space)) => space.level() >= 3 && self.can_pay_tile(space),
            _ => false,
        }
    }

    /// The stages of SO-30; an empty offer is skipped (SO-31).
    fn pakal_target(&self) -> Option<Target> {
        let king = &self.public.players[PAKAL];
        let space =
            |level: u8| Space::of_level(level).iter().find(|space| king.pyramid[*space].is_none());
        let tile = |level: u8| space(level).map(Target::Tile);
        let offered = self.public.offer.values().any(Option::is_some);
        let building = |wanted: usize| {
            // The Royal Palace does not count.
            (offered && king.buildings.len() <= wanted).then_some(Target::Building)
        };
        tile(1)
            .or_else(|| building(1))
            .or_else(|| tile(2))
            .or_else(|| building(2))
            .or_else(|| tile(3))
            .or_else(|| tile(4))
            .or_else(|| offered.then_some(Target::Building))
    }

    /// SO-31, RUL-79: an impossible target stops him.
    fn pakal_builds(&mut self, host: &mut impl Host<Event>) -> bool {
        match self.pakal_target() {
            Some(Target::Tile(space)) if self.can_pay_tile(space) => {
                self.pakal_lays(space, host);
                true
            }
            Some(Target::Building) => self.pakal_buys(host),
            _ => false,
        }
    }

    /// A 8.5, RUL-77: the Master Builder makes every build cheaper.
    fn pakal_price(&self, printed: u8) -> u8 {
        let waived = u8::from(self.public.has_role(PAKAL, Role::MasterBuilder));
        printed.saturating_sub(waived)
    }

    fn can_pay_tile(&self, space: Space) -> bool {
        let tiles = self.public.players[PAKAL].reserve;
        !tiles.is_empty() && self.king().tracker >= self.pakal_price(space.level())
    }

    /// SO-33.
    fn pakal_lays(&mut self, space: Space, host: &mut impl Host<Event>) {
        let (tile, colour) = self.pakal_brick(space, host);
        let by = Source::Space(space);
        self.public.turn.built += 1;
        self.pakal_pays(self.pakal_price(space.level()), by, host);
        self.public.players[PAKAL].reserve.remove(tile);
        let brick = Brick { god: tile.god(), colour, wild: tile.is_wild(), cube: false };
        self.lay_brick(PAKAL, space, brick, host);
        self.show_pakal(host);
        let reward = self.public.kit.board(self.public.board).spaces[space];
        self.reward(PAKAL, reward, by, host);
    }

    /// Which tile, and which colour if it is wild.
    fn pakal_brick(&self, space: Space, host: &mut impl Host<Event>) -> (Tile, Colour) {
        let (table, king) = (&self.public, &self.public.players[PAKAL]);
        let (near, marked) = (table.neighbours(PAKAL, space), table.marked(PAKAL));
        let built = king.built_by_colour();
        let key = |tile: &Tile| {
            let (god, colour) = (tile.god(), tile.colour());
            let fame = colour.map_or_else(|| near.most(god), |colour| near.fame(god, colour));
            let built = colour.map_or(0, |colour| built[colour]);
            let rank = Reverse(table.pakal_rank(god));
            (fame, !marked.contains(god), rank, colour.is_some(), built)
        };
        let tile = best(king.reserve.kind_set(), key, host).expect("a tile is in his reserve");
        let colour = tile.colour().unwrap_or_else(|| {
            let held = |colour: Colour| king.reserve.of_face(Face::of(colour)).total();
            let key = |colour: &Colour| (near.fame(tile.god(), *colour), held(*colour));
            best(Colours::full(), key, host).expect("there are colours")
        });
        (tile, colour)
    }

    /// SO-34: the cheapest of the offer, the leftmost of several.
    fn pakal_buys(&mut self, host: &mut impl Host<Event>) -> bool {
        let table = &self.public;
        let offered = Place::all().filter_map(|p| table.offer[p].map(|one| (p, one)));
        let cheapest = offered.min_by_key(|(_, building)| table.kit.cost(*building));
        let Some((place, building)) = cheapest else { return false };
        let price = self.pakal_price(table.kit.cost(building));
        if price > self.king().tracker {
            return false;
        }
        self.public.turn.built += 1;
        self.pakal_pays(price, Source::Building(building), host);
        self.public.offer[place] = None;
        self.pakal_gains_building(building, host);
        true
    }

    /// SO-34, RUL-81: the slot pays, then the difficulty; a full capital keeps the dearer tile.
    pub(crate) fn pakal_gains_building(&mut self, building: Building, host: &mut impl Host<Event>) {
        let king = &mut self.public.players[PAKAL];
        if king.buildings.len() < Slot::COUNT {
            let slot = Slot::new(king.buildings.len());
            king.buildings.push(building);
            host.hear(|| Event::Built { seat: PAKAL, building, slot });
            self.show_pakal(host);
            let reward = self.public.kit.board(self.public.board).slots[slot];
            self.reward(PAKAL, reward, Source::Slot(slot), host);
        } else {
            self.pakal_replaces(building, host);
        }
        self.show_pakal(host);
        let level = *self.public.kit.difficulty(self.king().difficulty);
        if level.building_weapons > 0 {
            self.take_weapons(PAKAL, level.building_weapons, Source::Difficulty, host);
            self.show_pakal(host);
        }
        self.score(PAKAL, level.building_fame.into(), Source::Difficulty, host);
        self.show_pakal(host);
    }

    fn pakal_replaces(&mut self, building: Building, host: &mut impl Host<Event>) {
        let cost = |one: Building| self.public.kit.cost(one);
        let mine = self.public.players[PAKAL].buildings;
        let others = Slot::all().zip(mine.iter()).filter(|(_, b)| *b != Building::RoyalPalace);
        let (slot, old) = others.min_by_key(|(_, one)| cost(*one)).expect("a full capital");
        let aside = if cost(building) > cost(old) { old } else { building };
        if aside == old {
            let mut kept = patolli_core::Pile::new();
            for (i, one) in mine.iter().enumerate() {
                kept.push(if i == slot.index() { building } else { one });
            }
            self.public.players[PAKAL].buildings = kept;
            host.hear(|| Event::Built { seat: PAKAL, building, slot });
            self.show_pakal(host);
        }
        self.king_mut().aside.insert(aside);
        host.hear(|| Event::PutAside { seat: PAKAL, building: aside });
    }

    /// RUL-85: the Merchant reaches no further.
    fn pakal_sites(&self) -> Set<Route> {
        let table = &self.public;
        let roads = table.turn.city.map_or(Set::EMPTY, |city| table.map().roads(city));
        table.open_sites().and(roads)
    }

    /// SO-35: the site where he would get most, then where the person has most.
    fn pakal_produces(&mut self, more: u8, host: &mut impl Host<Event>) {
        let key = |route: &Route| self.public.at_route(*route);
        if let Some(route) = best(self.pakal_sites(), key, host) {
            let (k, _) = self.public.at_route(route);
            self.deplete(route, host);
            self.show_pakal(host);
            self.pakal_gains(k + more, Source::Produce(route), host);
        }
    }
}
