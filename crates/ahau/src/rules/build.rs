//! Building (A 6.5, BD): tiles into the pyramid, buildings into the capital.

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{By, Dense, Host, Seat};

impl Public {
    /// BD-1, RUL-59: how many tiles the Build step of this turn may have in all.
    pub fn build_limit(&self, seat: Seat) -> u8 {
        let here = self.turn.city.map_or(0, |city| self.weight(seat, city));
        here + self.power(seat, Building::GiantStele)
    }
    /// BD-4: Fame for a tile of this god and colour on this space.
    pub fn adjacency(&self, seat: Seat, space: Space, god: God, colour: Colour) -> u8 {
        self.neighbours(seat, space).fame(god, colour)
    }
    /// BD-4: what the tiles around a space are worth to another.
    pub(crate) fn neighbours(&self, seat: Seat, space: Space) -> Neighbours {
        let (player, points) = (&self.players[seat], &self.kit.points);
        let factor = self.power(seat, Building::RoyalMonument).max(1);
        let mut worth = Neighbours { colours: By::default(), gods: By::default(), factor };
        for brick in space.neighbours().iter().filter_map(|near| player.pyramid[near]) {
            worth.colours[brick.colour] += points.same_colour;
            worth.gods[brick.god] += points.same_god;
        }
        worth
    }
}

/// Fame for each colour and each god on a space (BD-4).
pub(crate) struct Neighbours {
    colours: ByColour<u8>,
    gods: ByGod<u8>,
    factor: u8,
}

impl Neighbours {
    pub(crate) fn fame(&self, god: God, colour: Colour) -> u8 {
        (self.colours[colour] + self.gods[god]) * self.factor
    }
    /// The most Fame that a tile of this god can score, whatever its colour.
    pub(crate) fn most(&self, god: God) -> u8 {
        let colour = self.colours.values().max().expect("there are colours");
        (colour + self.gods[god]) * self.factor
    }
}

impl Ahau {
    /// The first tile of a turn begins the Build step (AC-7, RUL-91).
    pub(crate) fn begin_build(&mut self, seat: Seat, action: Action) {
        self.public.agenda.instead(Step::Build);
        match action {
            Action::Lay(tile, space) => self.lay(seat, tile, space),
            Action::Buy(place) => self.buy(seat, place),
            other => not_offered(other),
        }
    }

    fn lay(&mut self, seat: Seat, tile: Tile, space: Space) {
        self.public.players[seat].reserve.remove(tile);
        self.begin_payment(seat, Work::Lay { tile, space }, Colours::EMPTY);
        self.public.agenda.now([Step::Nominal, Step::Raise]);
        if tile.is_wild() {
            self.public.agenda.now([Step::Paint]);
        }
    }

    fn buy(&mut self, seat: Seat, place: Place) {
        let building = self.public.offer[place].expect("a building lies there");
        let due = self.public.kit.building(building).cost;
        self.begin_payment(seat, Work::Buy(place), due);
        self.public.agenda.now([Step::Settle, Step::Raise]);
    }

    /// The paid tile or building goes to its place.
    pub(crate) fn raise(&mut self, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.public.turn.built += 1;
        let payment = self.end_payment(seat, host);
        match payment.work.expect("something is built") {
            Work::Lay { tile, space } => {
                let colour = payment.colour.expect("a tile has a colour");
                let (god, wild, cube) = (tile.god(), tile.is_wild(), payment.cube);
                self.lay_brick(seat, space, Brick { god, colour, wild, cube }, host);
                let reward = self.public.kit.board(self.public.board).spaces[space];
                self.public.agenda.now([Step::Reward { seat, reward, by: Source::Space(space) }]);
            }
            Work::Buy(place) => {
                let building = self.public.offer[place].take().expect("a building");
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
        self.public.players[seat].pyramid[space] = Some(brick);
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
        let reward = self.public.kit.board(self.public.board).slots[slot];
        let reward = Step::Reward { seat, reward, by: Source::Slot(slot) };
        self.public.agenda.now([reward, Step::Built { seat, slot }]);
    }
}
