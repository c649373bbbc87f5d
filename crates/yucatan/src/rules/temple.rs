//! Summonings are linked and prolonged (TEM), also through a Central City.

use crate::model::*;
use patolli_core::{Dense, Host, Seat};

impl Public {
    /// TEM-1: the price of a link that lasts so many additional Rounds.
    pub fn link_price(&self, cost: Goods, summoning: Summoning, rounds: Rounds) -> Goods {
        let level = self.kit.summoning(summoning).level;
        cost.times(level).plus(self.kit.supply.timer.times(rounds.get()))
    }

    /// TEM-1, GEN-5, Y 9.
    pub(crate) fn refuse_link(
        &self,
        seat: Seat,
        cost: Goods,
        (summoning, leader, rounds): (Summoning, Leader, Rounds),
    ) -> Option<Reason> {
        let player = &self.players[seat];
        if let Some(reason) = self.refuse_summoning(seat, summoning) {
            return Some(reason);
        }
        if player[leader].link.is_some() {
            return Some(Reason::HasSummoning);
        }
        if self.round + rounds.get() > self.kit.last_timer() {
            return Some(Reason::TimerLimit);
        }
        let price = self.link_price(cost, summoning, rounds);
        (!player.goods.covers(price)).then_some(Reason::CannotPay(price))
    }

    /// Whether this Summoning is out of reach, whatever the price.
    fn refuse_summoning(&self, seat: Seat, summoning: Summoning) -> Option<Reason> {
        let player = &self.players[seat];
        let level = self.kit.summoning(summoning).level;
        let gate = self.gate(seat, Column::Summoning);
        if !self.bank.contains(summoning) {
            return Some(Reason::NotInBank(summoning));
        }
        if level > gate {
            return Some(Reason::Gate(Column::Summoning, gate));
        }
        let temple = player.level(Building::Temple) + 1;
        let closed = self.house.gates == GateRule::Published && level > temple;
        closed.then_some(Reason::TempleGate(temple))
    }

    /// Summonings within reach whose price without additional Rounds can be paid.
    fn linkable(&self, seat: Seat, cost: Goods) -> impl Iterator<Item = Summoning> + '_ {
        let goods = self.players[seat].goods;
        self.bank.iter().filter(move |summoning| {
            self.refuse_summoning(seat, *summoning).is_none()
                && goods.covers(self.link_price(cost, *summoning, Rounds::new(0)))
        })
    }

    /// TEM-1: every Summoning within reach, for every Troop without one, as long as is payable.
    pub(crate) fn links(&self, seat: Seat, cost: Goods) -> impl Iterator<Item = Action> + '_ {
        let player = &self.players[seat];
        let free = Leader::all().filter(|leader| player[*leader].link.is_none());
        free.flat_map(move |leader| {
            self.linkable(seat, cost).flat_map(move |summoning| {
                let price = move |rounds: &Rounds| self.link_price(cost, summoning, *rounds);
                let longest = usize::from(self.kit.last_timer() - self.round);
                (0..=longest.min(Rounds::COUNT - 1))
                    .map(Rounds::new)
                    .take_while(move |rounds| player.goods.covers(price(rounds)))
                    .map(move |rounds| Action::Link(summoning, leader, rounds))
            })
        })
    }

    /// TEM-1: a Temple may also skip the link, if something can be prolonged.
    pub(crate) fn temple_works(
        &self,
        seat: Seat,
        cost: Goods,
        temple: bool,
    ) -> impl Iterator<Item = Action> + '_ {
        let skip = temple && self.can_prolong(seat, None);
        self.links(seat, cost).chain(skip.then_some(Action::NoLink))
    }

    pub(crate) fn can_link(&self, seat: Seat, cost: Goods) -> bool {
        self.links(seat, cost).next().is_some()
    }

    /// TEM-3: by how many Rounds the Summoning of a Troop can be prolonged.
    fn longest(&self, seat: Seat, leader: Leader) -> u8 {
        let player = &self.players[seat];
        let Some(link) = player[leader].link else { return 0 };
        let payable = |rounds: &u8| player.goods.covers(self.kit.supply.timer.times(*rounds));
        let longest = self.kit.last_timer().saturating_sub(link.timer).min(Longer::COUNT as u8);
        (1..=longest).take_while(payable).count() as u8
    }

    /// The Troops whose Summoning may be prolonged: not one that is new.
    fn older(new: Option<Leader>) -> impl Iterator<Item = Leader> {
        Leader::all().filter(move |leader| Some(*leader) != new)
    }

    pub(crate) fn can_prolong(&self, seat: Seat, new: Option<Leader>) -> bool {
        Self::older(new).any(|leader| self.longest(seat, leader) > 0)
    }

    /// TEM-3: who has linked may add nothing.
    pub(crate) fn prolongations(
        &self,
        seat: Seat,
        new: Option<Leader>,
    ) -> impl Iterator<Item = Action> + '_ {
        let longer = Self::older(new).flat_map(move |leader| {
            let longest = usize::from(self.longest(seat, leader));
            (0..longest).map(move |more| Action::Prolong(leader, Longer::new(more)))
        });
        longer.chain(new.map(|_| Action::NoProlong))
    }

    pub(crate) fn refuse_prolong(
        &self,
        seat: Seat,
        new: Option<Leader>,
        (leader, rounds): (Leader, Longer),
    ) -> Option<Reason> {
        let link = match self.players[seat][leader].link {
            Some(link) if new != Some(leader) => link,
            _ => return Some(Reason::NothingToProlong),
        };
        if link.timer + rounds.get() > self.kit.last_timer() {
            return Some(Reason::ProlongLimit);
        }
        let price = self.kit.supply.timer.times(rounds.get());
        (!self.covers(seat, price)).then_some(Reason::CannotPay(price))
    }
}

impl Yucatan {
    /// TEM-2; a Temple then prolongs.
    pub(crate) fn link(
        &mut self,
        seat: Seat,
        (cost, temple): (Goods, bool),
        (summoning, leader, rounds): (Summoning, Leader, Rounds),
        host: &mut impl Host<Event>,
    ) {
        self.public.agenda.done();
        self.pay(seat, self.public.link_price(cost, summoning, rounds), host);
        let public = &mut self.public;
        let timer = public.round + rounds.get();
        public.bank.remove(summoning);
        public.players[seat][leader].link = Some(Link { summoning, timer, spent: false });
        host.hear(|| Event::Linked { seat, summoning, leader, timer });
        if temple {
            public.agenda.now([Step::Prolong { new: Some(leader) }]);
        }
    }

    /// TEM-3.
    pub(crate) fn prolong(
        &mut self,
        seat: Seat,
        leader: Leader,
        rounds: Longer,
        host: &mut impl Host<Event>,
    ) {
        self.public.agenda.done();
        self.pay(seat, self.public.kit.supply.timer.times(rounds.get()), host);
        let link = self.public.players[seat][leader].link.as_mut().expect("a Summoning is linked");
        link.timer += rounds.get();
        let Link { summoning, timer, .. } = *link;
        host.hear(|| Event::Prolonged { seat, summoning, timer });
    }
}
