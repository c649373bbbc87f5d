//! What Construction Site, Military School and Barracks do (Y 5.4), also through a Central City.

use crate::model::*;
use patolli_core::{Dense, Host, Seat, Set};

// CON: the Construction Site.
impl Public {
    /// GEN-4: the price of raising a Building to a level above its own.
    pub fn build_price(&self, seat: Seat, cost: Goods, building: Building, level: Level) -> Goods {
        cost.times(level.get().saturating_sub(self.players[seat].level(building)))
    }

    /// CON-1.
    pub(crate) fn refuse_build(
        &self,
        seat: Seat,
        cost: Goods,
        building: Building,
        level: Level,
    ) -> Option<Reason> {
        let player = &self.players[seat];
        let gate = self.gate(seat, Column::Building);
        if level.get() <= player.level(building) {
            return Some(Reason::AlreadyBuilt(building));
        }
        if level.get() > gate {
            return Some(Reason::Gate(Column::Building, gate));
        }
        let price = self.build_price(seat, cost, building, level);
        (!player.goods.covers(price)).then_some(Reason::CannotPay(price))
    }

    /// CON-1: from the level above the present one as far as gate and goods reach.
    pub(crate) fn builds(&self, seat: Seat, cost: Goods) -> impl Iterator<Item = Action> + '_ {
        let player = &self.players[seat];
        let gate = self.gate(seat, Column::Building);
        Building::all().flat_map(move |building| {
            let levels = player.level(building)..gate;
            let levels = levels.map(|below| Level::new(below.into()));
            let price = move |level: &Level| self.build_price(seat, cost, building, *level);
            levels
                .take_while(move |level| player.goods.covers(price(level)))
                .map(move |level| Action::Build(building, level))
        })
    }

    /// Whether anything can be built: one level of a Building below the gate.
    pub(crate) fn can_build(&self, seat: Seat, cost: Goods) -> bool {
        let player = &self.players[seat];
        let gate = self.gate(seat, Column::Building);
        player.goods.covers(cost) && player.buildings.iter().any(|level| *level < gate)
    }
}

// MIL: the Military School.
impl Public {
    /// MIL-1.
    pub(crate) fn refuse_acquire(
        &self,
        seat: Seat,
        cost: Goods,
        (ability, leader, slot): (Ability, Leader, Slot),
    ) -> Option<Reason> {
        let player = &self.players[seat];
        let gate = self.gate(seat, Column::Ability);
        if player.abilities().contains(ability) {
            return Some(Reason::AbilityOwned(ability));
        }
        if ability.level() > gate {
            return Some(Reason::Gate(Column::Ability, gate));
        }
        if usize::from(ability.level()) > slot.index() + 1 {
            return Some(Reason::SlotTooSmall(slot));
        }
        if player[leader].abilities[slot.index()].is_some() {
            return Some(Reason::SlotFilled(slot));
        }
        let price = cost.times(ability.level());
        (!player.goods.covers(price)).then_some(Reason::CannotPay(price))
    }

    pub(crate) fn acquirable(&self, seat: Seat, cost: Goods) -> impl Iterator<Item = Action> + '_ {
        self.affordable_abilities(seat, cost).flat_map(move |ability| {
            Leader::all().flat_map(move |leader| {
                let slots = self.free_slots(seat, leader, ability);
                slots.map(move |slot| Action::Acquire(ability, leader, slot))
            })
        })
    }

    pub(crate) fn can_acquire(&self, seat: Seat, cost: Goods) -> bool {
        self.acquirable(seat, cost).next().is_some()
    }

    /// Unowned tiles within the gate that can be paid for.
    fn affordable_abilities(&self, seat: Seat, cost: Goods) -> impl Iterator<Item = Ability> {
        let player = &self.players[seat];
        let (goods, gate) = (player.goods, self.gate(seat, Column::Ability));
        let unowned = Set::<Ability>::full().without(player.abilities());
        unowned.iter().filter(move |ability| {
            ability.level() <= gate && goods.covers(cost.times(ability.level()))
        })
    }

    fn free_slots(
        &self,
        seat: Seat,
        leader: Leader,
        ability: Ability,
    ) -> impl Iterator<Item = Slot> + '_ {
        let tiles = &self.players[seat][leader].abilities;
        // A slot takes levels up to its number.
        let smallest = usize::from(ability.level()) - 1;
        (smallest..Slot::COUNT).map(Slot::new).filter(|slot| tiles[slot.index()].is_none())
    }
}

// BAR: the Barracks.
impl Public {
    /// BAR-1, BAR-2: up to how many Units can join this Troop.
    fn room(&self, seat: Seat, leader: Leader, up_to: u8) -> u8 {
        up_to.saturating_sub(self.players[seat][leader].units).min(self.supply)
    }

    pub(crate) fn refuse_reinforce(
        &self,
        seat: Seat,
        (up_to, only): (u8, Option<Leader>),
        (leader, units): (Leader, Units),
    ) -> Option<Reason> {
        if only.is_some_and(|only| only != leader) {
            return Some(Reason::OtherTroop);
        }
        if units.get() > up_to.saturating_sub(self.players[seat][leader].units) {
            return Some(Reason::TroopLimit(up_to));
        }
        (units.get() > self.supply).then_some(Reason::SupplyShort(self.supply))
    }

    pub(crate) fn reinforcements(
        &self,
        seat: Seat,
        up_to: u8,
        only: Option<Leader>,
    ) -> impl Iterator<Item = Action> + '_ {
        let leaders = Leader::all().filter(move |leader| only.is_none_or(|only| only == *leader));
        leaders.flat_map(move |leader| {
            let room = usize::from(self.room(seat, leader, up_to)).min(Units::COUNT);
            (0..room).map(move |m| Action::Reinforce(leader, Units::new(m)))
        })
    }

    pub(crate) fn can_reinforce(&self, seat: Seat, up_to: u8, only: Option<Leader>) -> bool {
        self.reinforcements(seat, up_to, only).next().is_some()
    }
}

impl Yucatan {
    /// CON-1: the old tile is covered.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        cost: Goods,
        building: Building,
        level: Level,
        host: &mut impl Host<Event>,
    ) {
        self.public.agenda.done();
        let price = self.public.build_price(seat, cost, building, level);
        self.pay(seat, price, host);
        let level = level.get();
        self.public.players[seat].buildings[building.index()] = level;
        host.hear(|| Event::Built { seat, building, level });
    }

    /// MIL-1.
    pub(crate) fn acquire(
        &mut self,
        seat: Seat,
        cost: Goods,
        (ability, leader, slot): (Ability, Leader, Slot),
        host: &mut impl Host<Event>,
    ) {
        self.public.agenda.done();
        self.pay(seat, cost.times(ability.level()), host);
        self.public.players[seat][leader].abilities[slot.index()] = Some(ability);
        host.hear(|| Event::Acquired { seat, ability, leader, slot });
    }

    /// BAR-1.
    pub(crate) fn reinforce(
        &mut self,
        seat: Seat,
        leader: Leader,
        units: u8,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        let units = self.public.take_units(units);
        if units > 0 {
            self.public.players[seat][leader].units += units;
            host.hear(|| Event::Reinforced { seat, leader, units, by });
        }
    }
}
