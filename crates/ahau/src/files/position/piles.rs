//! What a position leaves out because it follows from the rest, or is of no matter: printed tiles,
//! draw piles, supplies.

use super::Position;
use crate::model::streams::{BAG, BUILDINGS};
use crate::model::*;
use patolli_core::{Arrivals, Bundle, Dense, Flaw, Host, Seat, Set, ensure};

impl Position {
    /// Everything that lies open.
    pub(super) fn lay_out(&self, public: &mut Public) -> Result<(), Flaw> {
        self.lay_city_tiles(public)?;
        self.lay_scoring(public)?;
        self.lay_sites(public)?;
        self.lay_start_tiles(public);
        let waits = |seat: &Seat| !public.waits_for_card(*seat);
        let started: Set<Seat> = public.seats().filter(waits).collect();
        public.fame_order = stacked(&self.fame_order, public.seats().collect(), "fame_order")?;
        public.war_order = stacked(&self.war_order, started, "war_order")?;
        public.work_out_supplies(self.start_gods(public))
    }

    /// SU-2: cities left out get the tiles that are left.
    fn lay_city_tiles(&self, public: &mut Public) -> Result<(), Flaw> {
        let mut left: Bundle<God> = God::all().map(|god| (god, 2)).collect();
        for god in self.city_tiles.values() {
            let there = left.get(*god) > 0;
            ensure!(there, "I-8", "city_tiles", "more than two cities of {god}");
            left = left.minus(Bundle::of(*god, 1));
        }
        for city in City::all() {
            let god = self.city_tiles.get(&city).copied().or_else(|| take_most(&mut left));
            public.city_tiles[city.index()] = god.expect("two tiles for each god are ten");
        }
        Ok(())
    }

    /// SU-9: temples left out get the tiles that are left.
    fn lay_scoring(&self, public: &mut Public) -> Result<(), Flaw> {
        let named: Set<Scoring> = self.scoring.values().copied().collect();
        let once = named.len() == self.scoring.len();
        ensure!(once, "I-18", "scoring", "a scoring tile lies before two temples");
        let mut left = Set::full().without(named).iter();
        for god in God::all() {
            let tile = self.scoring.get(&god).copied().or_else(|| left.next());
            public.scoring[god.index()] = tile.expect("there is one for each temple");
        }
        Ok(())
    }

    /// SU-3: site tiles that are named nowhere lie where the position is silent.
    fn lay_sites(&self, public: &mut Public) -> Result<(), Flaw> {
        let mut left = public.kit.supply.sites;
        let given = public.sites.into_iter().flatten();
        let given = given.chain(public.calendar.iter()).chain(public.set_aside);
        for colour in given {
            ensure!(left.get(colour) > 0, "I-4", "sites", "too many site tiles of {colour}");
            left = left.minus(Bundle::of(colour, 1));
        }
        if public.set_aside.is_none() && public.map_side() == MapSide::Five {
            public.set_aside = take_most(&mut left);
        }
        if self.sites.is_none() {
            for route in public.map().all_routes() {
                public.sites[route.index()] = take_most(&mut left);
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
        for (card, god) in cards.zip(gods) {
            public.start_tiles[card.index()] = Some(god);
        }
    }

    /// The god whose starting tile Pakal took.
    fn favourite(&self, kit: &Kit) -> Set<God> {
        self.pakal.as_ref().map(|pakal| pakal.favourite(kit)).into_iter().collect()
    }

    /// Gods whose starting tile is in the game (I-1).
    fn start_gods(&self, public: &Public) -> Set<God> {
        if let Some(gods) = self.start_gods {
            return gods;
        }
        let on_cards: Set<God> = public.start_tiles.iter().flatten().copied().collect();
        let his = self.favourite(public.kit.0);
        let others = God::all().filter(|god| !on_cards.contains(*god) && !his.contains(*god));
        his.or(others.take(public.start_cards_taken() - his.len()).collect())
    }

    /// SU-5 to SU-7: what the position does not show at all is drawn.
    pub(super) fn deal_left_out(&self, public: &mut Public, host: &mut impl Host<Event>) {
        for region in public.map().all_regions() {
            for square in region.squares() {
                let due = self.squares.is_none() && !public.is_taken(square);
                if due && !public.bag.is_empty() {
                    public.squares[square.index()] = Some(public.bag.draw(BAG, host));
                }
            }
            if self.region_buildings.is_none() && !public.stack.is_empty() {
                let building = host.draw(BUILDINGS, &mut public.stack);
                public.region_buildings[region.index()] = Some(building);
            }
        }
        if self.offer.is_none() {
            public.refill_offer(host);
        }
    }
}

/// Takes one of the kind of which there is most.
fn take_most<K: Dense>(left: &mut Bundle<K>) -> Option<K> {
    let kind = K::all().rev().max_by_key(|kind| left.get(*kind))?;
    (left.get(kind) > 0).then(|| {
        *left = left.minus(Bundle::of(kind, 1));
        kind
    })
}

/// Markers of a track: those left out lie below.
fn stacked(named: &[Seat], seats: Set<Seat>, place: &str) -> Result<Arrivals<SIDES>, Flaw> {
    let once: Set<Seat> = named.iter().copied().collect();
    let fits = once.len() == named.len() && once.is_subset_of(seats);
    ensure!(fits, "I-18", place, "names a seat twice, or one without a marker there");
    Ok(seats.without(once).iter().chain(named.iter().copied()).collect())
}

impl Public {
    /// Whatever of the box lies nowhere else.
    fn work_out_supplies(&mut self, start_gods: Set<God>) -> Result<(), Flaw> {
        let kit = self.kit.0;
        let started: Tiles = start_gods.iter().map(|god| kit.tiles.start[god.index()]).collect();
        let box_of_tiles = kit.bag(self.n()).plus(started);
        for tile in Tile::all() {
            let (has, out) = (box_of_tiles.get(tile).into(), self.tiles_outside(tile));
            ensure!(out <= has, "I-1", "players", "{out} tiles {tile}, of {has}");
            (out..has).for_each(|_| self.bag.add(tile));
        }
        for colour in Colour::all() {
            let (has, out) = (u32::from(kit.supply.cubes.get(colour)), self.cubes_outside(colour));
            ensure!(out <= has, "I-2", "players", "{out} cubes of {colour}, of {has}");
            self.bank.set(colour, (has - out) as u8);
        }
        let (has, owned) = (u32::from(kit.supply.weapons), self.weapons_owned());
        ensure!(owned <= has, "I-3", "players", "{owned} weapons, of {has}");
        self.weapons = (has - owned) as u8;
        for seat in self.seats() {
            let (has, out) = (u32::from(kit.supply.workers), self.workers_placed(seat));
            let place = format_args!("players[{seat}].standing");
            ensure!(out <= has, "I-6", place, "{out} workers, of {has}");
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
