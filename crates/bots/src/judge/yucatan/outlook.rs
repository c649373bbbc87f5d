//! Estimates the rest of a Turn: every pending step of the seat, priced by the weights at its best
//! choice. This lets a one-step lookahead see the value of an activation.

mod battle;
mod purchases;

use super::features::*;
use super::stand::Stand;
use super::weights::{Feature as F, Features, Weights};
use patolli_core::Dense;
use patolli_yucatan::{
    CityEffect, Column, Goods, LAST_ROW, Leader, PowerRow, Resource, Space, Step, TOP,
};

/// A seat in the middle of an action.
pub(super) struct Outlook<'a> {
    stand: &'a Stand<'a>,
    weights: &'a Weights,
    /// The current value of the goods.
    goods: f32,
    /// The value of one more Prisoner.
    prisoner: f32,
}

/// The Axes and the Prisoner Bonus of a special card on average.
const CARD_AXES: f32 = 4.0;
const CARD_BONUS: f32 = 0.8;

impl<'a> Outlook<'a> {
    pub fn new(stand: &'a Stand<'a>, weights: &'a Weights) -> Self {
        let price = |feature: F| weights[feature as usize];
        let prisoner = price(F::Captives) * stand.rate() + price(F::Prisoners);
        let mut outlook = Self { stand, weights, goods: 0.0, prisoner };
        outlook.goods = outlook.stock(stand.goods);
        outlook
    }

    fn price(&self, feature: F) -> f32 {
        self.weights[feature as usize]
    }

    /// Sets the features of everything pending for this seat.
    pub fn look(&self, out: &mut Features) {
        let stand = self.stand;
        let mine = stand.public.active == stand.seat;
        for step in stand.public.agenda.iter() {
            match step {
                Step::Evolve { seat, not } if seat == stand.seat => {
                    let n = stand.public.kit.calendar(stand.public.round).evolutions;
                    let n = if not.is_some() { 1 } else { n };
                    out.add(F::ToEvolve, self.evolutions(stand.public.round, n, not));
                }
                Step::Cards | Step::Axes(_) | Step::Bonus(_) => {
                    if let Some(worth) = self.running_battle(step) {
                        out.set(F::ToFight, worth);
                    }
                }
                _ if mine => {
                    if let Some((feature, worth)) = self.own(step) {
                        out.add(feature, worth);
                    }
                }
                _ => {}
            }
        }
        self.sacrifice(out);
    }

    /// Steps of the seat's own Turn.
    fn own(&self, step: Step) -> Option<(F, f32)> {
        let goods = self.stand.goods;
        Some(match step {
            Step::Build(cost) => (F::ToBuild, self.build(cost, goods)),
            Step::Acquire(cost) => (F::ToAcquire, self.acquire(cost, goods)),
            Step::Reinforce { up_to, only } => (F::ToReinforce, self.reinforce(up_to, only)),
            Step::Link { cost, temple } => (F::ToLink, self.link(cost, temple, goods)),
            Step::Prolong { new } => (F::ToLink, self.prolong(new, goods, new.is_some())),
            Step::Gain => (F::ToGain, self.gift()),
            Step::Power => (F::ToUse, self.power()),
            Step::Move(leader) => (F::ToMove, self.best_move(leader)),
            Step::Enter { leader, city } | Step::City { leader, city } => {
                (F::ToVisit, self.city(leader, Space::of(city), goods))
            }
            _ => return None,
        })
    }

    /// What goods are worth.
    fn stock(&self, goods: Goods) -> f32 {
        let (corn, jade) = (goods.get(Resource::Corn), goods.get(Resource::Jade));
        let points = &self.stand.public.kit.points;
        let sets = corn / points.corn_set + jade / points.jade_set;
        self.price(F::Corn) * diminished(corn)
            + self.price(F::Jade) * diminished(jade)
            + self.price(F::Leftovers) * f32::from(sets)
    }

    /// What a change of the goods is worth.
    fn change(&self, to: Goods) -> f32 {
        self.stock(to) - self.goods
    }

    /// A special card from the deck.
    fn card(&self) -> f32 {
        if self.stand.public.deck == 0 {
            return 0.0;
        }
        self.price(F::Specials)
            + CARD_AXES * self.price(F::SpecialAxes)
            + CARD_BONUS * self.price(F::SpecialBonus)
    }

    /// This many more Units in a Troop that has some.
    fn units(&self, has: u8, more: u8) -> f32 {
        let (has, then) = (f32::from(has), f32::from(has + more));
        self.price(F::Units) * f32::from(more)
            + self.price(F::UnitsSquare) * (crowd(then) - crowd(has))
    }

    /// CLD-1.
    fn gift(&self) -> f32 {
        let (supply, goods) = (&self.stand.public.kit.supply, self.stand.goods);
        let corn = self.change(goods.plus(supply.leader_corn));
        let jade = self.change(goods.plus(supply.leader_jade));
        let card = match goods.covers(supply.leader_card) {
            true => self.card() + self.change(goods.minus(supply.leader_card)),
            false => 0.0,
        };
        corn.max(jade).max(card)
    }

    /// CLD-3.
    fn power(&self) -> f32 {
        let stand = self.stand;
        let PowerRow { cost, gain, units, cards, per_prisoner, most } =
            stand.public.power_row(stand.seat);
        if !stand.goods.covers(cost) {
            return 0.0;
        }
        let corn = per_prisoner.saturating_mul(stand.prisoners).min(most);
        let goods = stand.goods.minus(cost).plus(gain).plus(Goods::of(Resource::Corn, corn));
        let room = |leader: Leader| {
            let has = stand.player[leader].units;
            let limit = stand.public.kit.supply.troop_limit.saturating_sub(has);
            self.units(has, units.min(limit).min(stand.public.supply))
        };
        let levy = if units > 0 { room(Leader::One).max(room(Leader::Two)) } else { 0.0 };
        (self.change(goods) + f32::from(cards) * self.card() + levy).max(0.0)
    }

    /// The best option of a Troop now: stay, move, or fight.
    fn best_move(&self, leader: Leader) -> f32 {
        let stand = self.stand;
        let here = stand.player[leader].space;
        let mut best = 0.0f32;
        for to in Space::all().filter(|to| *to != here) {
            let price = stand.public.move_price(stand.seat, leader, to);
            if !stand.goods.covers(price) || stand.player[leader.other()].space == to {
                continue;
            }
            let Some(city) = to.city() else { continue };
            let goods = stand.goods.minus(price);
            let stays = if here.city().is_none() { self.price(F::InCity) } else { 0.0 };
            let worth = match stand.public.garrison(city) {
                Some((enemy, other)) => {
                    let prize = self.city(leader, to, goods) + stays;
                    self.change(goods) + self.attack(leader, (enemy, other), prize)
                }
                None => {
                    let jade = stand.public.piles[city] + stand.public.kit.moves.entry_jade;
                    let goods = goods.plus(Goods::of(Resource::Jade, jade));
                    self.change(goods) + self.city(leader, to, goods) + stays
                }
            };
            best = best.max(worth);
        }
        best
    }

    /// The best action of a Central City with these goods, beyond what they are worth.
    fn city(&self, leader: Leader, space: Space, goods: Goods) -> f32 {
        let Some(city) = space.city() else { return 0.0 };
        let public = self.stand.public;
        let tribute = self.stand.player[leader]
            .link
            .map_or(Goods::NOTHING, |link| public.kit.summoning(link.summoning).tribute);
        let (before, goods) = (self.stock(goods), goods.plus(tribute));
        let first = self.stock(goods) - before;
        let worth = |effect: CityEffect| match effect {
            CityEffect::Build(cost) => self.build(cost, goods),
            CityEffect::Ability(cost) => self.acquire(cost, goods),
            CityEffect::Summon(cost) => self.link(cost, false, goods),
            CityEffect::Reinforce(up_to) => self.reinforce(up_to, Some(leader)),
            CityEffect::Gain { goods: gain, prisoners, cards } => {
                self.stock(goods.plus(gain)) - self.stock(goods)
                    + f32::from(prisoners) * self.prisoner
                    + f32::from(cards) * self.card()
            }
        };
        let actions = public.kit.actions_of(city, public.round);
        first + actions.map(|one| worth(public.kit.city_action(one).effect)).fold(0.0, f32::max)
    }

    /// The current or next sacrifice.
    fn sacrifice(&self, out: &mut Features) {
        let stand = self.stand;
        let public = stand.public;
        if let Some(points) = stand.offered {
            let old = public.old_points(stand.seat);
            let sure = match points > old {
                true => 1.0,
                false if points + stand.open > old => 0.6,
                false => 0.0,
            };
            let n = public.kit.calendar(public.round).evolutions;
            out.add(F::ToEvolve, sure * self.evolutions(public.round, n, None));
            out.set(F::ToClimb, sure * self.climb(points.into(), 0.0));
        }
        if let Some(next) = stand.horizon.next {
            let chance = stand.chance();
            let n = public.kit.calendar(next).evolutions;
            out.set(F::Evolutions, chance * self.evolutions(next, n, None));
            if stand.offered.is_none() {
                let points = f32::from(stand.prisoners) * stand.rate() + stand.sets();
                out.set(F::Climbing, chance * self.climb(points, stand.horizon.before));
            }
        }
    }

    /// This many Evolutions in different columns in this Round.
    fn evolutions(&self, round: u8, n: u8, not: Option<Column>) -> f32 {
        let stand = self.stand;
        let (mut best, mut second) = (0.0f32, 0.0f32);
        for column in Column::all().filter(|column| Some(*column) != not) {
            let row = stand.player.row(column);
            let worth = match row {
                LAST_ROW => 0.0,
                TOP if round == stand.public.kit.length.rounds => {
                    let more = stand.bonus_with(|one| one == column || stand.player.row(one) > TOP);
                    more - stand.sure_bonus()
                }
                TOP => 0.0,
                row => self.price(ROWS[column][usize::from(row) - 1]),
            };
            if worth > best {
                (best, second) = (worth, best);
            } else {
                second = second.max(worth);
            }
        }
        if n > 1 { best + second } else { best }
    }

    /// The next step of the Pyramid, by the chance that this many points are the most.
    fn climb(&self, points: f32, before: f32) -> f32 {
        let stand = self.stand;
        let public = stand.public;
        if stand.player.step >= TOP {
            return 0.0;
        }
        let others = public.seats().filter(|other| *other != stand.seat);
        // No one sacrifices everything every time.
        let most = others.map(|other| 0.8 * f32::from(public.most_points(other)));
        let best = most.fold(0.0, f32::max);
        let chance = (0.5 + (points - best) / (4.0 + before)).clamp(0.0, 1.0);
        let vp = public.kit.pyramid[usize::from(stand.player.step)];
        chance * (f32::from(vp) + self.price(F::Step))
    }
}
