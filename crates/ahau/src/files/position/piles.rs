//! What a position omits because it follows from the rest or does not matter: printed tiles, draw
//! piles, supplies.

use super::Position;
use crate::model::streams::{BAG, BUILDINGS};
use crate::model::*;
use patolli_core::{Arrivals, Bundle, Dense, Flaw, Host, Misfit, PlayerField, Seat, Set, at};

impl Position {
    /// Everything that lies open.
    pub(super) fn lay_out(&self, public: &mut Public) -> Result<(), Flaw> {
        self.lay_city_tiles(public)?;
        self.lay_scoring(public)?;
        self.lay_sites(public)?;
        self.lay_start_tiles(public);
        let started = public.seats().filter(|seat| !public.waits_for_card(*seat)).collect();
        public.fame_order = stacked(&self.fame_order, public.seats().collect(), "fame_order")?;
        public.war_order = stacked(&self.war_order, started, "war_order")?;
        public.work_out_supplies(self.start_gods(public))
    }

    /// SU-2: omitted cities get the remaining tiles.
    fn lay_city_tiles(&self, public: &mut Public) -> Result<(), Flaw> {
        let two = God::all().map(|god| (god, 2)).collect();
        let mut left = rest(two, self.city_tiles.values().flatten().copied())
            .or_else(|misfit| at("I-8", "city_tiles").fail(misfit))?;
        public.city_tiles = self.city_tiles.map(|god| {
            god.or_else(|| take_most(&mut left)).expect("two tiles for each god are ten")
        });
        Ok(())
    }

    /// SU-9: omitted temples get the remaining tiles.
    fn lay_scoring(&self, public: &mut Public) -> Result<(), Flaw> {
        let named = self.scoring.values().flatten().copied();
        let named = at("I-18", "scoring").distinct(named, Set::full())?;
        let mut left = Set::full().without(named).iter();
        public.scoring = self
            .scoring
            .map(|tile| tile.or_else(|| left.next()).expect("there is one for each temple"));
        Ok(())
    }

    /// SU-3: site tiles that are named nowhere lie where the position is silent.
    fn lay_sites(&self, public: &mut Public) -> Result<(), Flaw> {
        let mut left = rest(public.kit.supply.sites, public.site_tiles())
            .or_else(|misfit| at("I-4", "sites").fail(misfit))?;
        if public.set_aside.is_none() && public.map_side() == MapSide::Five {
            public.set_aside = take_most(&mut left);
        }
        if self.sites.is_none() {
            for route in public.map().all_routes() {
                public.sites[route] = take_most(&mut left);
            }
        }
        while self.calendar.is_none() && public.calendar.len() < SITES {
            let Some(colour) = take_most(&mut left) else { break };
            public.calendar.push(colour);
        }
        Ok(())
    }

    /// SU-15, SO-3: if nothing is said, the last gods lie on the last cards.
    fn lay_start_tiles(&self, public: &mut Public) {
        if self.start_tiles.is_some() {
            return;
        }
        let taken = self.start_gods.unwrap_or_else(|| self.favourite(public.kit.0));
        let gods = God::all().rev().filter(|god| !taken.contains(*god));
        let cards = SummaryCard::all().rev().take(public.cards_left());
        cards.zip(gods).for_each(|(card, god)| public.start_tiles[card] = Some(god));
    }

    /// SO-3: the god whose starting tile Pakal took.
    fn favourite(&self, kit: &Kit) -> Set<God> {
        self.pakal.iter().map(|pakal| kit.personality(pakal.personality).hierarchy[0]).collect()
    }

    /// Gods whose starting tile is in the game (I-1).
    fn start_gods(&self, public: &Public) -> Set<God> {
        self.start_gods.unwrap_or_else(|| {
            let on_cards = public.start_tiles.values().flatten().copied().collect();
            let his = self.favourite(public.kit.0);
            let others = Set::full().without(his.or(on_cards)).iter();
            his.or(others.take(public.start_cards_taken() - his.len()).collect())
        })
    }

    /// SU-5 to SU-7: what the position does not show at all is drawn.
    pub(super) fn deal_left_out(&self, public: &mut Public, host: &mut impl Host<Event>) {
        for region in public.map().all_regions() {
            for square in region.squares() {
                let due = self.squares.is_none() && !public.is_taken(square);
                if due && !public.bag.is_empty() {
                    public.squares[square] = Some(public.bag.draw(BAG, host));
                }
            }
            if self.region_buildings.is_none() && !public.stack.is_empty() {
                public.region_buildings[region] = Some(host.draw(BUILDINGS, &mut public.stack));
            }
        }
        if self.offer.is_none() {
            public.refill_offer(host);
        }
    }
}

/// What is left of these things without the given ones.
fn rest<K: Dense + std::fmt::Display>(
    all: Bundle<K>,
    given: impl Iterator<Item = K>,
) -> Result<Bundle<K>, Misfit> {
    let given = given.fold(Bundle::NOTHING, |sum, kind| sum.plus(Bundle::of(kind, 1)));
    match all.lacking(given).kinds().first() {
        None => Ok(all.minus(given)),
        Some(kind) => Err(Misfit::most(kind, given.get(kind), all.get(kind))),
    }
}

/// Takes one of the most frequent kind.
fn take_most<K: Dense>(left: &mut Bundle<K>) -> Option<K> {
    let kind = K::all().rev().max_by_key(|kind| left.get(*kind))?;
    (left.get(kind) > 0).then(|| {
        *left = left.minus(Bundle::of(kind, 1));
        kind
    })
}

/// Markers of a track; omitted ones are below.
fn stacked(named: &[Seat], seats: Set<Seat>, place: &'static str) -> Result<Arrivals<SIDES>, Flaw> {
    let once = at("I-18", place).distinct(named.iter().copied(), seats)?;
    Ok(seats.without(once).iter().chain(named.iter().copied()).collect())
}

impl Public {
    /// What lies nowhere else is in the bag, the bank and the supplies.
    fn work_out_supplies(&mut self, start_gods: Set<God>) -> Result<(), Flaw> {
        let kit = self.kit.0;
        let started: Tiles = start_gods.iter().map(|god| kit.tiles.start[god]).collect();
        let all_tiles = kit.bag(self.n()).plus(started);
        self.bag = Tiles::NONE;
        for tile in Tile::all() {
            let (has, out) = (all_tiles.get(tile).into(), self.tiles_outside(tile));
            at("I-1", "players").most(tile, out, has)?;
            (out..has).for_each(|_| self.bag.add(tile));
        }
        for colour in Colour::all() {
            let (has, out) = (u32::from(kit.supply.cubes.get(colour)), self.cubes_outside(colour));
            at("I-2", "players").most(colour, out, has)?;
            self.bank.set(colour, (has - out) as u8);
        }
        let (has, owned) = (u32::from(kit.supply.weapons), self.weapons_owned());
        at("I-3", "players").most("weapons", owned, has)?;
        self.weapons = (has - owned) as u8;
        for seat in self.seats() {
            let (has, out) = (u32::from(kit.supply.workers), self.workers_placed(seat));
            at("I-6", PlayerField(seat, "standing")).range(out, 0, has)?;
            self.players[seat].workers = (has - out) as u8;
        }
        self.stack = Set::full().without(self.open_buildings().collect());
        self.note_triggers();
        Ok(())
    }

    /// KC-1: what can be seen of the triggers.
    fn note_triggers(&mut self) {
        self.ending |= self.ends_now();
        self.celebrating |= self.ending || self.sites_to_katun() == 0;
    }
}
