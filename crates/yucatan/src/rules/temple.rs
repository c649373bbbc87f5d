//! The Temple (TEM), also through a Central City: Summonings are linked and prolonged.

use super::decisions::not_offered;
use super::supply::times;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// D8: which Summoning to link to which Troop, and for how long.
#[derive(Clone, Copy)]
pub(super) struct LinkSummoning {
    /// For each level.
    pub cost: Goods,
    /// A Temple also prolongs a Summoning (Q64); a Central City does not (CIT-3).
    pub temple: bool,
}

impl Decision<Yucatan> for LinkSummoning {
    /// TEM-1. The link may be skipped if the Temple can prolong a Summoning.
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        let public = &game.public;
        let free = public.troops_without_link(seat);
        let (gate, temple_gate) = public.summoning_gates(seat);
        for level in 1..=gate.min(temple_gate) {
            let rounds = public.payable_rounds(seat, self.cost, level);
            if free.is_empty() || rounds.is_empty() || menu.is_settled() {
                break;
            }
            for summoning in public.bank.and(public.kit.summonings_of(level)) {
                for leader in free {
                    menu.add_each(|rounds| Action::Link(summoning, leader, rounds), rounds);
                }
            }
        }
        if self.may_skip(game, seat) {
            menu.add(Action::NoLink);
        }
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let public = &game.public;
        match action {
            Action::NoLink => (!self.may_skip(game, seat)).then_some(Reason::MustLink),
            Action::Link(summoning, leader, rounds) => {
                if let Some(reason) = public.refuse_summoning(seat, summoning) {
                    return Some(reason);
                }
                if public.players[seat][leader].link.is_some() {
                    return Some(Reason::HasSummoning);
                }
                if public.round + rounds.get() > public.kit.last_timer() {
                    return Some(Reason::TimerLimit);
                }
                public.refuse_price(seat, public.link_price(self.cost, summoning, rounds))
            }
            _ => Some(Reason::AnotherDecision),
        }
    }

    /// TEM-2; a Temple then prolongs.
    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let (summoning, leader, rounds) = match action {
            Action::NoLink => return game.public.agenda.instead(Step::Prolong { new: None }),
            Action::Link(summoning, leader, rounds) => (summoning, leader, rounds),
            other => not_offered(other),
        };
        game.public.agenda.done();
        game.pay(seat, game.public.link_price(self.cost, summoning, rounds), host);
        let public = &mut game.public;
        let timer = public.round + rounds.get();
        public.bank.remove(summoning);
        public.players[seat][leader].link = Some(Link { summoning, timer, spent: false });
        host.hear(|| Event::Linked { seat, summoning, leader, timer });
        if self.temple {
            public.agenda.now([Step::Prolong { new: Some(leader) }]);
        }
    }
}

impl LinkSummoning {
    fn may_skip(self, game: &Yucatan, seat: Seat) -> bool {
        self.temple && Leader::all().any(|leader| game.public.longest(seat, leader) > 0)
    }
}

/// D9: which older Summoning to prolong.
#[derive(Clone, Copy)]
pub(super) struct ProlongSummoning {
    /// The Troop whose Summoning was just linked; that one cannot be prolonged as well (Q39).
    pub new: Option<Leader>,
}

impl Decision<Yucatan> for ProlongSummoning {
    /// TEM-3: a player who has linked a Summoning need not prolong another.
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        for leader in Leader::all().filter(|leader| Some(*leader) != self.new) {
            let longer = Set::range(0..game.public.longest(seat, leader));
            menu.add_each(|rounds| Action::Prolong(leader, rounds), longer);
        }
        if self.new.is_some() {
            menu.add(Action::NoProlong);
        }
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let (leader, rounds) = match action {
            Action::NoProlong => return self.new.is_none().then_some(Reason::MustProlong),
            Action::Prolong(leader, rounds) => (leader, rounds),
            _ => return Some(Reason::AnotherDecision),
        };
        let link = match game.public.players[seat][leader].link {
            Some(link) if self.new != Some(leader) => link,
            _ => return Some(Reason::NothingToProlong),
        };
        let kit = game.public.kit;
        if link.timer + rounds.get() > kit.last_timer() {
            return Some(Reason::ProlongLimit);
        }
        game.public.refuse_price(seat, kit.supply.timer.times(rounds.get()))
    }

    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        game.public.agenda.done();
        let (leader, rounds) = match action {
            Action::NoProlong => return,
            Action::Prolong(leader, rounds) => (leader, rounds),
            other => not_offered(other),
        };
        game.pay(seat, game.public.kit.supply.timer.times(rounds.get()), host);
        let link = game.public.players[seat][leader].link.as_mut().expect("a Summoning is linked");
        link.timer += rounds.get();
        let Link { summoning, timer, .. } = *link;
        host.hear(|| Event::Prolonged { seat, summoning, timer });
    }
}

impl Public {
    /// TEM-1, Q40: the price of a link with this number of additional Rounds.
    pub fn link_price(&self, cost: Goods, summoning: Summoning, rounds: Rounds) -> Goods {
        let level = self.kit.summoning(summoning).level;
        cost.times(level).plus(self.kit.supply.timer.times(rounds.get()))
    }

    /// Q41, Q48: any Troop without a Summoning.
    fn troops_without_link(&self, seat: Seat) -> Set<Leader> {
        Leader::all().filter(|leader| self.players[seat][*leader].link.is_none()).collect()
    }

    /// The highest level that the Evolution table (GEN-5) and the Temple (Y 9) allow.
    fn summoning_gates(&self, seat: Seat) -> (u8, u8) {
        let temple = match self.house.gates {
            GateRule::Rulebook => TOP,
            GateRule::Published => self.players[seat].level(Building::Temple) + 1,
        };
        (self.gate(seat, Column::Summoning), temple)
    }

    /// Whether this Summoning is out of reach, whatever the price.
    fn refuse_summoning(&self, seat: Seat, summoning: Summoning) -> Option<Reason> {
        let level = self.kit.summoning(summoning).level;
        let (gate, temple_gate) = self.summoning_gates(seat);
        if !self.bank.contains(summoning) {
            return Some(Reason::NotInBank(summoning));
        }
        if level > gate {
            return Some(Reason::Gate(Column::Summoning, gate));
        }
        (level > temple_gate).then_some(Reason::TempleGate(temple_gate))
    }

    /// The additional Rounds for which the player can link a Summoning of this level.
    fn payable_rounds(&self, seat: Seat, cost: Goods, level: u8) -> Set<Rounds> {
        let (goods, price) = (self.players[seat].goods, cost.times(level));
        if !goods.covers(price) {
            return Set::EMPTY;
        }
        let most = (self.kit.last_timer() - self.round).min(Rounds::COUNT as u8 - 1);
        Set::range(0..times(goods.minus(price), self.kit.supply.timer, most) + 1)
    }

    /// TEM-3: by how many Rounds the player can prolong the Summoning of a Troop.
    fn longest(&self, seat: Seat, leader: Leader) -> u8 {
        let Some(link) = self.players[seat][leader].link else { return 0 };
        let most = self.kit.last_timer().saturating_sub(link.timer).min(Longer::COUNT as u8);
        times(self.players[seat].goods, self.kit.supply.timer, most)
    }
}
