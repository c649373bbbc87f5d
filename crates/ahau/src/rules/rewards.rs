//! Rewards (A 6.8), the war track (RW-WAR) and the free options of a turn (AC-2).

use crate::model::streams::BAG;
use crate::model::*;
use patolli_core::{Dense, Host, Seat, Set};

impl Ahau {
    /// Resolves a reward, or asks what is to be chosen. Depth first: what it sets off comes at once.
    pub(crate) fn reward(
        &mut self,
        seat: Seat,
        reward: Reward,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        if self.public.is_pakal(seat) {
            return self.pakal_reward(reward, by, host);
        }
        match reward {
            Reward::Resource => self.gain_any(seat, 1, by),
            Reward::TempleMarker => self.public.agenda.now([Step::Temple { seat, by }]),
            Reward::LayDown => self.public.agenda.now([Step::LayDown(seat)]),
            Reward::RoleCard => self.role_reward(seat, host),
            Reward::AdvanceWar => self.advance(seat, host),
            plain => self.plain_reward(seat, plain, by, host),
        }
    }

    /// Rewards that are the same for people and for King Pakal (A 8.4).
    pub(crate) fn plain_reward(
        &mut self,
        seat: Seat,
        reward: Reward,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        let (player, points) = (&self.public.players[seat], &self.public.kit.points);
        match reward {
            Reward::Fame(k) => self.score(seat, k.into(), by, host),
            Reward::FamePerBuilding => {
                let fame = player.buildings.len() as i16 * i16::from(points.per_building);
                self.score(seat, fame, by, host);
            }
            Reward::FamePerWeapon => {
                let fame = i16::from(player.weapons) * i16::from(points.per_weapon);
                self.score(seat, fame, by, host);
            }
            Reward::Weapon => self.take_weapons(seat, 1, by, host),
            Reward::DrawTile => self.draw_tile(seat, by, host),
            choice => unreachable!("{choice:?} is chosen"),
        }
    }

    /// A 5.4: as many as the supply has.
    pub(crate) fn take_weapons(
        &mut self,
        seat: Seat,
        wanted: u8,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        let n = wanted.min(self.public.weapons);
        self.public.weapons -= n;
        self.public.players[seat].weapons += n;
        host.hear(|| Event::TookWeapons { seat, n, by });
    }

    /// A tile of the bag goes to the reserve; A 5.3: without tiles the draw is lost.
    pub(crate) fn draw_tile(&mut self, seat: Seat, by: Source, host: &mut impl Host<Event>) {
        match self.public.draw(host) {
            Some(tile) => {
                self.public.players[seat].reserve.add(tile);
                host.hear(|| Event::DrewTile { seat, tile, by });
            }
            None => host.hear(|| Event::NoTileLeft { seat }),
        }
    }

    /// RW-WAR: one space up; on the top the reward of a lower space is chosen.
    pub(crate) fn advance(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let war = &mut self.public.players[seat].war;
        if *war == WAR_TOP {
            return match self.public.is_pakal(seat) {
                true => self.pakal_on_top(host),
                false => self.public.agenda.now([Step::WarReward(seat)]),
            };
        }
        *war += 1;
        let space = *war;
        self.public.war_order.arrive(seat);
        host.hear(|| Event::Advanced { seat, space });
        let reward = self.public.kit.war_track[usize::from(space) - 1];
        self.reward(seat, reward, Source::War, host);
    }

    pub(crate) fn choose_war_reward(
        &mut self,
        seat: Seat,
        step: WarStep,
        host: &mut impl Host<Event>,
    ) {
        self.public.agenda.done();
        let reward = self.public.kit.war_track[step.index()];
        self.reward(seat, reward, Source::War, host);
    }

    pub(crate) fn open_temples(&self, seat: Seat) -> Set<God> {
        God::all().filter(|god| self.public.marker(seat, *god).is_none()).collect()
    }
}

impl Public {
    pub(crate) fn has_tiles_to_draw(&self) -> bool {
        !self.bag.is_empty() || !self.discard.is_empty()
    }
    /// A 5.3: an empty bag takes in the discarded tiles.
    pub(crate) fn draw(&mut self, host: &mut impl Host<Event>) -> Option<Tile> {
        if self.bag.is_empty() && !self.discard.is_empty() {
            self.bag = std::mem::take(&mut self.discard);
            host.hear(|| Event::BagRefilled);
        }
        (!self.bag.is_empty()).then(|| self.bag.draw(BAG, host))
    }
}

// Free options (AC-2).
impl Ahau {
    pub(crate) fn free_options(&self, seat: Seat) -> impl Iterator<Item = Action> + use<> {
        let gateway = self.refuse_gateway(seat).is_none().then_some(Action::UseGateway);
        let cubes = match self.refuse_queen(seat) {
            None => self.public.players[seat].stock.kinds(),
            Some(_) => Colours::EMPTY,
        };
        gateway.into_iter().chain(cubes.iter().map(Action::UseQueen))
    }

    /// Whether a free option is usable.
    pub(crate) fn has_free(&self, seat: Seat) -> bool {
        self.refuse_gateway(seat).is_none() || self.has_queen(seat)
    }
    pub(crate) fn has_queen(&self, seat: Seat) -> bool {
        self.refuse_queen(seat).is_none() && !self.public.players[seat].stock.is_nothing()
    }

    /// RUL-52.
    pub(crate) fn refuse_gateway(&self, seat: Seat) -> Option<Reason> {
        if !self.public.works(seat, Building::Gateway) {
            Some(Reason::NoGateway)
        } else if self.public.turn.gateway_used {
            Some(Reason::GatewayUsed)
        } else {
            (!self.public.has_tiles_to_draw()).then_some(Reason::BagEmpty)
        }
    }

    /// RUL-53.
    pub(crate) fn refuse_queen(&self, seat: Seat) -> Option<Reason> {
        if !self.public.has_role(seat, Role::Queen) {
            Some(Reason::NoQueen)
        } else if self.public.turn.queen_used {
            Some(Reason::QueenUsed)
        } else {
            let nobody = self.public.players[seat].standing_in().is_empty();
            nobody.then_some(Reason::NobodyStands)
        }
    }

    pub(crate) fn use_gateway(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        self.public.turn.gateway_used = true;
        for _ in 0..self.public.power(seat, Building::Gateway) {
            self.draw_tile(seat, Source::Building(Building::Gateway), host);
        }
    }

    /// PY-6: one cube of any colour, no trade.
    pub(crate) fn use_queen(&mut self, seat: Seat, colour: Colour, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        public.turn.queen_used = true;
        let cube = Stock::of(colour, 1);
        public.players[seat].stock = public.players[seat].stock.minus(cube);
        public.bank = public.bank.plus(cube);
        host.hear(|| Event::PaidQueen { seat, colour });
        public.agenda.now([Step::LayDown(seat)]);
    }
}
