//! Estimates the rest of a round: every pending step, priced in points, with a future turn at its
//! best city. This lets a one-step lookahead compare choices in the middle of an action.

mod build;
mod summon;
mod turn;

use super::holdings::{Holdings, diminished, lasting, role};
use super::horizon::{Horizon, Stage};
use super::reserve::Kind;
use super::weights::{Feature as F, Weights};
use patolli_ahau::{
    Ahau, Building, ByScoring, Card, Colour, God, Public, Region, Reward, Scoring, Slot, Square,
    Step, Tile, WAR_TOP,
};
use patolli_core::{Dense, Seat};

/// A seat in the middle of a round.
pub(super) struct Outlook<'a> {
    game: &'a Ahau,
    public: &'a Public,
    seat: Seat,
    held: &'a Holdings<'a>,
    horizon: Horizon,
    weights: &'a Weights,
    /// The value of one more cube: of the most valuable colour in the bank.
    dear: f32,
    /// What a cube is worth on average when it is paid.
    paid: f32,
    /// The value of one more reserve tile of any kind.
    tile: f32,
    /// What the temples give for one more of each category.
    rise: ByScoring<f32>,
    /// The best two things that could be built now.
    builds: [f32; 2],
}

/// The value of laying down a worker beyond its weight.
const LYING: f32 = 0.5;
/// How much fit would be lost without this tile.
const FITTING: f32 = 0.5;

impl<'a> Outlook<'a> {
    /// The value of everything pending for this seat.
    pub fn promised(
        game: &'a Ahau,
        held: &'a Holdings<'a>,
        horizon: Horizon,
        weights: &'a Weights,
    ) -> f32 {
        if horizon.stage == Stage::Resting {
            return 0.0;
        }
        let outlook = Self::new(game, held, horizon, weights);
        let steps: f32 = game.public.agenda.iter().map(|step| outlook.step(step)).sum();
        let round = match horizon.stage {
            Stage::Waiting => outlook.round(),
            Stage::Resting | Stage::Running | Stage::Done => 0.0,
        };
        steps + round
    }

    fn new(game: &'a Ahau, held: &'a Holdings<'a>, horizon: Horizon, weights: &'a Weights) -> Self {
        let mut outlook = Self {
            game,
            public: &game.public,
            seat: held.seat,
            held,
            horizon,
            weights,
            dear: 0.0,
            paid: 0.0,
            tile: 0.0,
            rise: ByScoring::default(),
            builds: [0.0; 2],
        };
        outlook.price_rises();
        outlook.price_cubes();
        let tiles = held.reserve.total;
        outlook.tile = outlook.price(F::Reserve) * (diminished(tiles + 1) - diminished(tiles));
        if outlook.may_build() {
            outlook.builds = outlook.best_builds();
        }
        outlook
    }

    fn price(&self, feature: F) -> f32 {
        self.weights[feature as usize]
    }

    fn price_rises(&mut self) {
        for god in God::all() {
            let scoring = self.public.scoring[god];
            if !self.held.leads[scoring] {
                continue;
            }
            self.rise[scoring] = match self.held.marked[god] {
                true => self.price(F::TempleFame),
                false if self.held.is_open(god) => self.price(F::OpenPays) * self.horizon.reach(),
                false => 0.0,
            };
        }
    }

    fn price_cubes(&mut self) {
        let rise = self.rise[Scoring::Resources];
        let (mut worth, mut total) = (0.0, 0);
        for colour in Colour::all() {
            let has = self.held.player.stock.get(colour);
            let one = diminished(has + 1) - diminished(has);
            let first = if has == 0 { self.price(F::Colours) } else { 0.0 };
            let unit = one * self.price(F::Cubes) + first + rise;
            if self.public.bank.get(colour) > 0 {
                self.dear = self.dear.max(unit);
            }
            if has > 0 {
                worth += diminished(has) * self.price(F::Cubes) + self.price(F::Colours);
                total += has;
            }
        }
        self.paid = worth / f32::from(total.max(1)) + rise;
    }

    /// A number of cubes of one colour.
    fn gain(&self, colour: Colour, cubes: u8) -> f32 {
        let cubes = cubes.min(self.public.bank.get(colour));
        let has = self.held.player.stock.get(colour);
        let first = if has == 0 && cubes > 0 { self.price(F::Colours) } else { 0.0 };
        let rise = self.rise[Scoring::Resources];
        (diminished(has + cubes) - diminished(has)) * self.price(F::Cubes)
            + first
            + rise * f32::from(cubes)
    }

    /// A tile of the board that could go to the reserve.
    fn tile(&self, tile: Tile) -> f32 {
        let open = self.held.pyramid.open.iter();
        let fit = open.map(|space| self.held.pyramid.fit(space, tile)).max();
        let new = self.held.reserve.gods[tile.god()] == 0;
        self.tile_worth(tile, fit.unwrap_or(0), new)
    }
    /// A tile of the reserve.
    fn held_tile(&self, kind: &Kind) -> f32 {
        let last = self.held.reserve.gods[kind.tile.god()] == 1;
        self.tile_worth(kind.tile, kind.fit, last)
    }
    fn tile_worth(&self, tile: Tile, fit: u8, only: bool) -> f32 {
        let wild = if tile.is_wild() { self.price(F::Wild) } else { 0.0 };
        let new = only && self.held.pyramid.gods[tile.god()] == 0;
        let fit = FITTING * self.price(F::Fit) * f32::from(fit);
        self.tile + wild + fit + if new { self.price(F::NewGods) } else { 0.0 }
    }

    fn weapon(&self) -> f32 {
        self.price(F::Weapons) + self.rise[Scoring::War]
    }

    fn advance(&self) -> f32 {
        let track = &self.public.kit.war_track;
        let war = usize::from(self.held.player.war);
        if war == usize::from(WAR_TOP) {
            return track[..war - 1].iter().map(|reward| self.reward(*reward)).fold(0.0, f32::max);
        }
        let fame = |step: usize| match track.get(step) {
            Some(Reward::Fame(fame)) => f32::from(*fame),
            _ => 0.0,
        };
        self.reward(track[war])
            + self.price(F::War)
            + self.rise[Scoring::War]
            + self.price(F::NextWar) * (fame(war + 1) - fame(war))
    }

    fn reward(&self, reward: Reward) -> f32 {
        let points = &self.public.kit.points;
        match reward {
            Reward::Fame(fame) => fame.into(),
            Reward::Weapon => self.weapon(),
            Reward::RoleCard => self.role_card(),
            Reward::AdvanceWar => self.advance(),
            Reward::FamePerBuilding => {
                (points.per_building * self.held.player.buildings.len() as u8).into()
            }
            Reward::DrawTile => self.drawn(),
            Reward::Resource => self.dear,
            Reward::TempleMarker => self.best_marker(),
            Reward::FamePerWeapon => (points.per_weapon * self.held.player.weapons).into(),
            Reward::LayDown => self.lay_down(),
        }
    }

    /// A tile of the bag.
    fn drawn(&self) -> f32 {
        1.1 * self.tile
    }

    fn lay_down(&self) -> f32 {
        LYING + self.price(F::Weight)
    }

    fn role_card(&self) -> f32 {
        let player = self.held.player;
        if player.hand.contains(Card::Role) {
            return 0.0;
        }
        let first = match player.role_taken {
            None => {
                let all = self.game.unseen.roles.iter();
                all.map(|card| self.price(role(card))).fold(0.0, f32::max)
            }
            Some(_) => 0.0,
        };
        first + self.price(F::RoleInHand)
    }

    /// A marker in this temple.
    fn marker(&self, god: God) -> f32 {
        if self.held.marked[god] {
            return 0.0;
        }
        let at = self.public.next_space(god);
        let fame = at.map_or(0, |at| self.public.kit.temple_spaces[at]);
        let pays = self.held.pays[god];
        let open = match self.held.is_open(god) {
            true => self.price(F::OpenPays) * self.horizon.reach() * pays,
            false => 0.0,
        };
        f32::from(fame) + self.price(F::TempleFame) * pays - open
            + self.price(F::MarkerTime) * self.horizon.to_katun
    }
    fn best_marker(&self) -> f32 {
        God::all().map(|god| self.marker(god)).fold(0.0, f32::max)
    }

    fn step(&self, step: Step) -> f32 {
        let me = self.seat;
        match step {
            Step::Win(seat) | Step::Advance(seat) if seat == me => self.advance(),
            Step::Take(seat) if seat == me => self.take(self.held.player.ruler),
            Step::Built { seat, slot } if seat == me => {
                let building = self.held.player.buildings.iter().nth(slot.index());
                building.map_or(0.0, |building| self.works(building))
            }
            Step::Reward { seat, reward, .. } if seat == me => self.reward(reward),
            Step::Gain { seat, left, .. } if seat == me => f32::from(left) * self.dear,
            Step::WarReward(seat) if seat == me => self.advance(),
            Step::LayDown(seat) if seat == me => self.lay_down(),
            Step::Temple { seat, .. } if seat == me => self.best_marker(),
            Step::Role(seat) if seat == me => self.role_card(),
            Step::ForcedDiscard { seat, left } if seat == me => -f32::from(left) * self.tile,
            _ if self.horizon.stage == Stage::Running => self.own_turn(step),
            _ => 0.0,
        }
    }

    /// The immediate effect of a building, without the reward of its slot.
    fn works(&self, building: Building) -> f32 {
        let weapons = match building.is_tower() {
            true => self.public.kit.building(building).amount,
            false => 0,
        };
        let court = building == Building::BallCourt || self.held.works(Building::BallCourt);
        let advance = if court { self.advance() } else { 0.0 };
        f32::from(weapons) * self.weapon() + advance
    }

    /// The building with all its effects.
    fn building(&self, building: Building) -> f32 {
        let slot = Slot::checked(self.held.player.buildings.len());
        let board = self.public.kit.board(self.public.board);
        let slot = slot.map_or(0.0, |slot| self.reward(board.slots[slot]));
        let cost = f32::from(self.public.kit.cost(building));
        slot + self.price(F::Buildings)
            + self.works(building)
            + lasting(building).map_or(0.0, |feature| self.price(feature))
            + cost * self.rise[Scoring::Buildings]
    }

    /// The better tile of a region.
    fn take(&self, region: Option<Region>) -> f32 {
        let squares = region.map(Region::squares);
        let worth =
            |square: Square| self.public.squares[square].map_or(0.0, |tile| self.tile(tile));
        squares.into_iter().flatten().map(worth).fold(0.0, f32::max)
    }
}
