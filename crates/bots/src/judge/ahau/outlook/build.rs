//! What building gains and costs.

use super::super::features::{OPEN, STRENGTH};
use super::super::horizon::Stage;
use super::super::weights::Feature as F;
use super::Outlook;
use patolli_ahau::{Building, Colour, Colours, God, Role, Scoring, Space, Step, Work};

/// Further builds in one step are worth less than they seem: the first one uses up resources.
const FURTHER: f32 = 0.6;

impl Outlook<'_> {
    /// Whether the seat may still build in this round.
    pub(super) fn may_build(&self) -> bool {
        let open = |step: Step| matches!(step, Step::Place | Step::Main | Step::Build);
        self.horizon.stage == Stage::Waiting
            || self.horizon.stage == Stage::Running && self.public.agenda.iter().any(open)
    }

    /// The best builds for this number of tiles.
    pub(super) fn build(&self, limit: u8) -> f32 {
        match limit {
            0 => 0.0,
            1 => self.builds[0],
            _ => self.builds[0] + FURTHER * self.builds[1],
        }
    }

    pub(super) fn best_builds(&self) -> [f32; 2] {
        let mut best = [0.0f32; 2];
        let mut found = |worth: f32| {
            if worth > best[0] {
                best = [worth, best[0]];
            } else if worth > best[1] {
                best[1] = worth;
            }
        };
        for space in self.held.pyramid.open {
            found(self.best_lay(space));
        }
        if self.held.has_slot() {
            for building in self.public.offer.values().flatten() {
                if let Some(cost) = self.cost_of(self.public.kit.building(*building).cost) {
                    found(self.building(*building) - cost);
                }
            }
        }
        best
    }

    /// The best reserve tile for a space.
    fn best_lay(&self, space: Space) -> f32 {
        let mut best = f32::NEG_INFINITY;
        let (direct, traded) = (self.cost(space.level(), true), self.cost(space.level(), false));
        for kind in self.held.reserve.kinds() {
            let tile = kind.tile;
            let has = tile.colour().is_none_or(|colour| self.held.player.stock.get(colour) > 0);
            let Some(cost) = (if has { direct } else { traded }) else { continue };
            let colour = tile.colour().unwrap_or_else(|| self.held.pyramid.best_colour(space));
            let brick = self.brick(space, tile.god(), colour);
            best = best.max(brick - cost - self.held_tile(kind));
        }
        if best == f32::NEG_INFINITY { best } else { best + self.raising(space) }
    }

    /// The gain of any tile on this space.
    fn raising(&self, space: Space) -> f32 {
        let board = self.public.kit.board(self.public.board);
        let level = usize::from(space.level());
        let open = OPEN[level].map_or(0.0, |feature| self.price(feature));
        let opened = self.held.pyramid.opened_by(space) as f32;
        let above = OPEN.get(level + 1).copied().flatten();
        self.reward(board.spaces[space]) + self.price(F::Bricks) + self.rise[Scoring::Pyramid]
            - open
            + opened * above.map_or(0.0, |feature| self.price(feature))
    }

    /// The additional gain of a tile of this god and colour there.
    fn brick(&self, space: Space, god: God, colour: Colour) -> f32 {
        let pyramid = &self.held.pyramid;
        let factor = self.public.power(self.seat, Building::RoyalMonument).max(1);
        let mut worth = f32::from(pyramid.matches(space, god, colour) * factor);
        worth += self.price(STRENGTH[god]);
        let fresh = !pyramid.colours[god].contains(colour);
        match god {
            God::Sun if fresh => worth += self.price(F::SunColours),
            God::Serpent if fresh => worth += self.price(F::SerpentColours),
            _ => {}
        }
        if pyramid.gods[god] == 0 {
            worth += self.price(F::Gods) + self.horizon.later * self.price(F::GodsLater);
            if !self.held.marked[god] {
                let pays = self.held.pays[god];
                worth += self.price(F::OpenPays) * self.horizon.reach() * pays;
            }
        }
        worth
    }

    /// The cost of a space of this level, if affordable: for a tile whose colour is available or
    /// not. Of the other colours, only the number counts.
    fn cost(&self, level: u8, has: bool) -> Option<f32> {
        let kinds = self.held.player.stock.iter().count() as u8;
        let direct = kinds.min(level - u8::from(!has));
        self.pay(level - direct, direct)
    }

    /// The cost of these colours, if affordable.
    fn cost_of(&self, colours: Colours) -> Option<f32> {
        let stock = self.held.player.stock;
        let all = colours.len() as u8;
        let direct = colours.iter().filter(|colour| stock.get(*colour) > 0).count() as u8;
        self.pay(all - direct, direct)
    }

    /// The numbers of missing and of available colours.
    fn pay(&self, mut missing: u8, mut direct: u8) -> Option<f32> {
        if self.public.has_role(self.seat, Role::MasterBuilder) {
            if missing > 0 {
                missing -= 1;
            } else {
                direct = direct.saturating_sub(1);
            }
        }
        let total = self.held.player.stock.total() as u8;
        let market = self.public.power(self.seat, Building::Market);
        let substituted = missing.min(market.saturating_sub(self.public.turn.substituted));
        let traded = missing - substituted;
        let cubes = direct + substituted + 2 * traded;
        let pairs = self.held.player.stock.iter().map(|(_, n)| n / 2).sum::<u8>();
        (cubes <= total && traded <= pairs).then(|| f32::from(cubes) * self.paid)
    }

    /// The possible gain of the rest of the Build step.
    pub(super) fn more_builds(&self) -> f32 {
        let limit = self.public.build_limit(self.seat).saturating_sub(self.public.turn.built);
        // A tile that is being paid takes one of them.
        let paying = u8::from(self.public.payment.work.is_some());
        let worth = self.build(limit.saturating_sub(paying));
        if paying > 0 { FURTHER * worth } else { worth }
    }

    /// A price that is still to be chosen.
    pub(super) fn unnamed(&self) -> f32 {
        match self.public.payment.work {
            Some(Work::Lay { space, .. }) => -f32::from(space.level()) * self.paid,
            _ => 0.0,
        }
    }

    /// The value of what is being paid for, less what is still due.
    pub(super) fn raised(&self) -> f32 {
        let payment = &self.public.payment;
        let stock = self.held.player.stock;
        let due: f32 = payment
            .due
            .iter()
            .map(|colour| match stock.get(colour) {
                0 => 2.0 * self.paid,
                1 => self.price(F::Cubes) + self.price(F::Colours),
                _ => self.paid,
            })
            .sum();
        let work = match payment.work {
            Some(Work::Lay { tile, space }) => {
                let colour = payment.colour.unwrap_or_else(|| self.held.pyramid.best_colour(space));
                self.raising(space) + self.brick(space, tile.god(), colour)
            }
            Some(Work::Buy(place)) => {
                let building = self.public.offer[place];
                building.map_or(0.0, |building| self.building(building))
            }
            None => 0.0,
        };
        work - due
    }
}
