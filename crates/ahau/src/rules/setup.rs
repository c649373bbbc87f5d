//! Setup (A 4).

use crate::model::streams::*;
use crate::model::*;
use patolli_core::{
    Agenda, Arrivals, Bundle, By, Dense, Host, PerSeat, Pile, Printed, Seat, Set, Stream,
};

/// A 4: lays out the table for the first choice.
pub(crate) fn setup(kit: &'static Kit, options: &Options, host: &mut impl Host<Event>) -> Ahau {
    let public = Public {
        board: options.board,
        temple_scoring: options.temple_scoring,
        city_tiles: lay_city_tiles(host),
        scoring: shuffled(SCORING, host),
        ..Public::boxed(kit, options.sides())
    };
    let mut game = Ahau { public, private: PerSeat::default(), unseen: Unseen::default() };
    game.lay_sites(host);
    game.deal_players(host);
    match options.solo {
        None => game.lay_for_people(host),
        Some(solo) => game.lay_pakal(solo, host),
    }
    game.lay_board(host);
    game.run(host);
    game
}

impl Public {
    /// A table for this many sides with everything still in the box.
    pub(crate) fn boxed(kit: &'static Kit, n: usize) -> Self {
        Self {
            kit: Printed(kit),
            n: n as u8,
            board: BoardSide::A,
            temple_scoring: TempleScoring::Global,
            pakal: None,
            round: 1,
            katun: 0,
            celebrating: false,
            ending: false,
            first: Seat::new(0),
            active: Seat::new(0),
            order: std::array::from_fn(Seat::new),
            agenda: Agenda::new(),
            pledged: Set::EMPTY,
            losers: Pile::new(),
            turn: Turn::default(),
            summon: Summon::default(),
            payment: Payment::default(),
            city_tiles: By::from_fn(|_| God::Chief),
            sites: By::default(),
            calendar: Pile::new(),
            set_aside: None,
            start_tiles: By::default(),
            squares: By::default(),
            region_buildings: By::default(),
            offer: By::default(),
            stack: Set::full(),
            bag: kit.bag(n),
            discard: Tiles::NONE,
            bank: kit.supply.cubes,
            weapons: kit.supply.weapons,
            scoring: By::from_fn(|_| Scoring::War),
            temples: By::default(),
            fame_order: Arrivals::default(),
            war_order: Arrivals::default(),
            role_deck: 0,
            open_roles: Set::EMPTY,
            players: PerSeat::default(),
        }
    }
}

/// Every value once, in random order.
fn shuffled<K: Dense, T: Dense, const N: usize>(
    stream: Stream,
    host: &mut impl Host<Event>,
) -> By<K, T, N> {
    let mut left = Set::<T>::full();
    By::from_fn(|_| host.draw(stream, &mut left))
}

/// SU-2, RUL-04: two city tiles of each god; names belong to the places.
fn lay_city_tiles(host: &mut impl Host<Event>) -> ByCity<God> {
    let mut tiles: Bundle<God> = God::all().map(|god| (god, 2)).collect();
    By::from_fn(|_| host.draw_one(CITY_TILES, &mut tiles))
}

impl Ahau {
    /// SU-3: one site tile on each circle; with two and three players one is left over.
    fn lay_sites(&mut self, host: &mut impl Host<Event>) {
        let mut tiles = self.public.kit.supply.sites;
        self.public.deal_sites(&mut tiles, host);
    }

    /// SU-11, SU-14.
    fn deal_players(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        let mut seats: Set<Seat> = public.seats().collect();
        let n = public.n();
        public.fame_order = (0..n).map(|_| host.draw(FAME_STACK, &mut seats)).collect();
        for seat in public.seats() {
            let player = &mut public.players[seat];
            player.workers = public.kit.supply.workers;
            player.hand = Cards::full();
            player.hand.remove(Card::Role);
        }
    }

    /// SU-4, SU-13, SU-15 for two and more people.
    fn lay_for_people(&mut self, host: &mut impl Host<Event>) {
        let n = self.public.n();
        self.public.start_tiles = shuffled(START_TILES, host).map(Some);
        let mut roles = Roles::full();
        let deck = (n + usize::from(self.public.kit.supply.extra_roles)).min(Role::COUNT);
        self.unseen.roles = (0..deck).map(|_| host.draw(ROLES, &mut roles)).collect();
        self.public.role_deck = deck as u8;
        let first = Seat::new(host.roll(FIRST_PLAYER, n as u32) as usize);
        self.public.first = first;
        host.hear(|| Event::FirstPlayer { seat: first });
        self.public.agenda.now([Step::Select]);
        for seat in self.public.seats_from(first).rev() {
            self.public.agenda.now([Step::StartCard(seat)]);
        }
    }

    /// SO-1 to SO-9.
    fn lay_pakal(&mut self, solo: Solo, host: &mut impl Host<Event>) {
        let personality = solo
            .personality
            .unwrap_or_else(|| host.draw(PERSONALITY, &mut Set::<Personality>::full()));
        let public = &mut self.public;
        let row = *public.kit.personality(personality);
        let level = *public.kit.difficulty(solo.difficulty);
        let favourite = row.hierarchy[0];
        let mut pakal = Pakal {
            personality,
            difficulty: solo.difficulty,
            tracker: level.tracker,
            setup_markers: Set::EMPTY,
            deck: Cards::full(),
            aside: Set::EMPTY,
            role_by_reward: false,
        };
        // SO-9: from the least preferred god upwards, on the third space.
        for god in row.hierarchy.into_iter().rev().take(level.markers.into()) {
            pakal.setup_markers.insert(god);
            public.temples[god][SETUP_SPACE] = Some(PAKAL);
        }
        public.pakal = Some(pakal);
        let king = &mut public.players[PAKAL];
        king.role_taken = Some(0);
        king.role_seen = Some(row.role);
        king.hand = Cards::EMPTY;
        king.weapons = level.weapons.min(public.weapons);
        public.weapons -= king.weapons;
        // SO-2.
        king.standing[City::Palenque] = 1;
        king.workers -= 1;
        king.reserve.add(public.kit.tiles.start[favourite]);
        king.buildings.push(Building::RoyalPalace);
        public.stack.remove(Building::RoyalPalace);
        self.private[PAKAL].role = Some(row.role);
        self.lay_start_tiles_beside(favourite, host);
        self.lay_open_roles(row.role, host);
        let difficulty = solo.difficulty;
        host.hear(|| Event::PakalArrives { personality, difficulty });
        // SO-8: the person's war marker lies below Pakal's.
        self.public.first = PERSON;
        self.public.agenda.now([Step::StartCard(PERSON), Step::Select]);
    }

    /// SO-3: the starting tiles of the other gods on four of the five cards.
    fn lay_start_tiles_beside(&mut self, favourite: God, host: &mut impl Host<Event>) {
        let mut cards = Set::<SummaryCard>::full();
        for god in God::all().filter(|god| *god != favourite) {
            let card = host.draw(START_TILES, &mut cards);
            self.public.start_tiles[card] = Some(god);
        }
    }

    /// SO-6: three of the other role cards lie open for the person.
    fn lay_open_roles(&mut self, his: Role, host: &mut impl Host<Event>) {
        let mut roles = Roles::full();
        roles.remove(his);
        let open: Roles = (0..3).map(|_| host.draw(ROLES, &mut roles)).collect();
        self.public.open_roles = open;
        self.public.role_deck = open.len() as u8;
        self.unseen.roles = open;
    }

    /// SU-5 to SU-7: two tiles and a building in every region, and the offer.
    fn lay_board(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        for region in public.map().all_regions() {
            for square in region.squares() {
                let tile = public.bag.draw(BAG, host);
                public.squares[square] = Some(tile);
            }
        }
        public.refill_offer(host);
        for region in public.map().all_regions() {
            let building = host.draw(BUILDINGS, &mut public.stack);
            public.region_buildings[region] = Some(building);
        }
    }
}
