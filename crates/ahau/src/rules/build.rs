//! Building (A 6.5): tiles into the pyramid, buildings into the capital.

use crate::model::*;
use crate::rules::means::{Budget, Means};
use patolli_core::{ActionSet, Dense, Host, Seat, Set};

impl Public {
    /// BD-1, RUL-59: how many tiles the Build step of this turn may have in all.
    pub fn build_limit(&self, seat: Seat) -> u8 {
        let here = self.turn.city.map_or(0, |city| self.weight(seat, city));
        here + self.power(seat, Building::GiantStele)
    }
    /// BD-4: Fame for a tile of this god and colour on this space.
    pub fn adjacency(&self, seat: Seat, space: Space, god: God, colour: Colour) -> u8 {
        let (player, points) = (&self.players[seat], &self.kit.points);
        let around = space.neighbours().iter().filter_map(|near| player.pyramid[near.index()]);
        let fame: u8 = around
            .map(|brick| {
                u8::from(brick.colour == colour) * points.same_colour
                    + u8::from(brick.god == god) * points.same_god
            })
            .sum();
        fame * self.power(seat, Building::RoyalMonument).max(1)
    }
    /// Whether the building of this place can be paid and has a slot (BD-2).
    pub(crate) fn can_buy(&self, seat: Seat, place: Place, budget: &Budget) -> bool {
        let room = self.players[seat].buildings.len() < Slot::COUNT;
        let payable = |building| budget.can_pay(self.kit.building(building).cost);
        room && self.offer[place.index()].is_some_and(payable)
    }
}

impl Player {
    /// For each face in the reserve the spaces on which such a tile can be laid and paid.
    fn layable(&self, means: &Means) -> impl Iterator<Item = (Face, Set<Space>)> {
        let open = self.open_spaces();
        let is_open = move |level: &u8| !open.and(Space::of_level(*level)).is_empty();
        means.faces.kinds().iter().map(move |face| {
            let budget = means.without(face).budget();
            // What is too dear on one level is too dear above.
            let payable = |level: &u8| budget.can_lay(*level, face.colour());
            let levels = (1..=4).filter(is_open).take_while(payable).map(Space::of_level);
            (face, levels.fold(Set::EMPTY, Set::or).and(open))
        })
    }
}

impl Ahau {
    /// BD-2: what can be built and paid now.
    pub(crate) fn offer_builds(&self, seat: Seat, out: &mut ActionSet<Action>) {
        let (table, player) = (&self.public, &self.public.players[seat]);
        if table.turn.built >= table.build_limit(seat) {
            return;
        }
        let means = Means::of(table, seat);
        for (face, spaces) in player.layable(&means) {
            for tile in player.reserve.of_face(face).kinds() {
                out.insert_block(Action::Lay(tile, Space::A1), spaces.bits());
            }
        }
        let budget = means.budget();
        let buyable = Place::all().filter(|place| table.can_buy(seat, *place, &budget));
        out.extend(buyable.map(Action::Buy));
    }

    /// Whether anything can be built and paid now.
    pub(crate) fn can_build(&self, seat: Seat) -> bool {
        let (table, player) = (&self.public, &self.public.players[seat]);
        if table.turn.built >= table.build_limit(seat) {
            return false;
        }
        let means = Means::of(table, seat);
        let budget = means.budget();
        player.layable(&means).any(|(_, spaces)| !spaces.is_empty())
            || Place::all().any(|place| table.can_buy(seat, place, &budget))
    }

    fn refuse_more(&self, seat: Seat) -> Option<Reason> {
        let limit = self.public.build_limit(seat);
        (self.public.turn.built >= limit).then_some(Reason::BuildLimit(limit))
    }

    pub(crate) fn refuse_lay(&self, seat: Seat, tile: Tile, space: Space) -> Option<Reason> {
        let player = &self.public.players[seat];
        if let Some(limit) = self.refuse_more(seat) {
            return Some(limit);
        }
        if !player.reserve.contains(tile) {
            return Some(Reason::NotInReserve);
        }
        if player.pyramid[space.index()].is_some() {
            return Some(Reason::SpaceFilled(space));
        }
        if !player.open_spaces().contains(space) {
            return Some(Reason::NotSupported(space));
        }
        let payable = Means::of(&self.public, seat).can_lay(tile, space);
        (!payable).then_some(Reason::CannotPay)
    }

    pub(crate) fn refuse_buy(&self, seat: Seat, place: Place) -> Option<Reason> {
        if let Some(limit) = self.refuse_more(seat) {
            return Some(limit);
        }
        let Some(building) = self.public.offer[place.index()] else {
            return Some(Reason::NoBuildingThere(place));
        };
        if self.public.players[seat].buildings.len() == Slot::COUNT {
            return Some(Reason::CapitalFull);
        }
        let cost = self.public.kit.building(building).cost;
        let payable = Means::of(&self.public, seat).budget().can_pay(cost);
        (!payable).then_some(Reason::CannotPay)
    }

    /// The first tile of a turn begins the Build step (AC-7, RUL-91).
    fn go_on_building(&mut self) {
        self.public.agenda.instead(Step::Build);
    }

    pub(crate) fn lay(&mut self, seat: Seat, tile: Tile, space: Space) {
        self.go_on_building();
        self.public.players[seat].reserve.remove(tile);
        self.begin_payment(seat, Work::Lay { tile, space }, Colours::EMPTY);
        self.public.agenda.now([Step::Nominal, Step::Raise]);
        if tile.is_wild() {
            self.public.agenda.now([Step::Paint]);
        }
    }

    pub(crate) fn buy(&mut self, seat: Seat, place: Place) {
        self.go_on_building();
        let building = self.public.offer[place.index()].expect("a building lies there");
        let due = self.public.kit.building(building).cost;
        self.begin_payment(seat, Work::Buy(place), due);
        self.public.agenda.now([Step::Settle, Step::Raise]);
    }

    /// What was paid for goes to its place.
    pub(crate) fn raise(&mut self, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.public.turn.built += 1;
        let payment = self.end_payment(seat, host);
        match payment.work.expect("something is built") {
            Work::Lay { tile, space } => {
                let colour = payment.colour.expect("a tile has a colour");
                let (god, wild, cube) = (tile.god(), tile.is_wild(), payment.cube);
                self.lay_brick(seat, space, Brick { god, colour, wild, cube }, host);
                let reward = self.public.kit.board(self.public.board).spaces[space.index()];
                self.public.agenda.now([Step::Reward { seat, reward, by: Source::Space(space) }]);
            }
            Work::Buy(place) => {
                let building = self.public.offer[place.index()].take().expect("a building");
                self.build_in_slot(seat, building, host);
            }
        }
    }

    /// BD-4, BD-5.
    pub(crate) fn lay_brick(
        &mut self,
        seat: Seat,
        space: Space,
        brick: Brick,
        host: &mut impl Host<Event>,
    ) {
        let Brick { god, colour, wild, .. } = brick;
        let tile = Tile::of(god, if wild { Face::Wild } else { Face::of(colour) });
        host.hear(|| Event::Laid { seat, tile, colour, space });
        let fame = self.public.adjacency(seat, space, god, colour).into();
        self.public.players[seat].pyramid[space.index()] = Some(brick);
        self.score(seat, fame, Source::Adjacency(space), host);
        if self.public.players[seat].built() == Space::COUNT {
            self.public.celebrating = true;
            self.public.ending = true;
            host.hear(|| Event::PyramidComplete { seat });
        }
    }

    /// BD-6, RUL-37: the reward of the slot, the building itself, the Ball Court.
    pub(crate) fn build_in_slot(
        &mut self,
        seat: Seat,
        building: Building,
        host: &mut impl Host<Event>,
    ) {
        let player = &mut self.public.players[seat];
        let slot = Slot::new(player.buildings.len());
        player.buildings.push(building);
        host.hear(|| Event::Built { seat, building, slot });
        let reward = self.public.kit.board(self.public.board).slots[slot.index()];
        let reward = Step::Reward { seat, reward, by: Source::Slot(slot) };
        self.public.agenda.now([reward, Step::Built { seat, slot }]);
    }

    /// A 6.6: towers bring weapons; the Ball Court advances its owner, also for itself.
    pub(crate) fn building_works(&mut self, seat: Seat, slot: Slot, host: &mut impl Host<Event>) {
        let buildings = &self.public.players[seat].buildings;
        let building = buildings.iter().nth(slot.index()).expect("a building lies in the slot");
        if building.is_tower() {
            let weapons = self.public.kit.building(building).amount;
            self.take_weapons(seat, weapons, Source::Building(building), host);
        }
        if self.public.works(seat, Building::BallCourt) {
            self.public.agenda.now([Step::Advance(seat)]);
        }
    }
}

impl Building {
    /// An Observation Tower (RUL-03).
    pub const fn is_tower(self) -> bool {
        matches!(
            self,
            Self::ObservationTowerA
                | Self::ObservationTowerB
                | Self::ObservationTowerC
                | Self::ObservationTowerD
        )
    }
}
