//! The best purchase from Buildings and cities (Y 5.4), net of its price.

use super::Outlook;
use crate::judge::yucatan::features::{LEVELS, catch, lasts};
use crate::judge::yucatan::weights::Feature as F;
use patolli_core::{Dense, Set};
use patolli_yucatan::{
    Ability, BonusRow, Building, Column, GateRule, Goods, Leader, SummoningRow, TOP,
};

impl Outlook<'_> {
    /// The payment, with these goods.
    fn cost(&self, goods: Goods, price: Goods) -> f32 {
        self.stock(goods) - self.stock(goods.minus(price))
    }

    /// The effect of more levels of this column on the Final Bonus.
    fn for_the_end(&self, column: Column, levels: u8) -> f32 {
        let stand = self.stand;
        let BonusRow { vp, most } = stand.public.kit.points.bonus[column];
        let then = stand.bonuses[column] + f32::from(levels * vp);
        let more = then.min(most.into()) - stand.best_bonus();
        if more <= 0.0 {
            return 0.0;
        }
        let near = Column::all().any(|column| stand.player.row(column) >= TOP);
        let row = if near { self.price(F::FinalRow) } else { 0.0 };
        more * (self.price(F::FinalBonus) + row)
    }

    /// CON-1.
    pub(super) fn build(&self, cost: Goods, goods: Goods) -> f32 {
        let stand = self.stand;
        let gate = stand.public.gate(stand.seat, Column::Building);
        let mut best = f32::NEG_INFINITY;
        for building in Building::all() {
            let has = stand.buildings[building];
            let mut gain = 0.0;
            for level in has + 1..=gate {
                let price = cost.times(level - has);
                if !goods.covers(price) {
                    break;
                }
                gain += self.price(LEVELS[building][usize::from(level) - 1]);
                let end = self.for_the_end(Column::Building, level - has);
                best = best.max(gain + end - self.cost(goods, price));
            }
        }
        if best.is_finite() { best } else { 0.0 }
    }

    /// MIL-1.
    pub(super) fn acquire(&self, cost: Goods, goods: Goods) -> f32 {
        let player = self.stand.player;
        let gate = self.stand.public.gate(self.stand.seat, Column::Ability);
        // The smallest free slot only affects waste; the largest determines what fits at all.
        let largest = |leader: Leader| {
            let mut tiles = player[leader].abilities.values();
            tiles.rposition(Option::is_none).map_or(0, |slot| slot + 1)
        };
        let room = largest(Leader::One).max(largest(Leader::Two));
        let mut best = f32::NEG_INFINITY;
        for ability in Set::<Ability>::full().without(player.abilities()) {
            let level = ability.level();
            let price = cost.times(level);
            if level > gate || usize::from(level) > room || !goods.covers(price) {
                continue;
            }
            let edge = self.stand.public.kit.ability(ability);
            let gain = f32::from(edge.axes) * self.price(F::AbilityAxes)
                + f32::from(edge.bonus) * self.price(F::AbilityBonus)
                + f32::from(edge.won_bonus) * self.price(F::AbilityWon)
                + self.for_the_end(Column::Ability, level);
            best = best.max(gain - self.cost(goods, price));
        }
        if best.is_finite() { best } else { 0.0 }
    }

    /// BAR-1.
    pub(super) fn reinforce(&self, up_to: u8, only: Option<Leader>) -> f32 {
        let worth = |leader: Leader| {
            let has = self.stand.player[leader].units;
            let more = up_to.saturating_sub(has).min(self.stand.public.supply);
            self.units(has, more)
        };
        let open = Leader::all().filter(|leader| only.is_none_or(|only| only == *leader));
        open.map(worth).fold(0.0, f32::max)
    }

    /// TEM-1: the best link, or for a Temple the best prolongation.
    pub(super) fn link(&self, cost: Goods, temple: bool, goods: Goods) -> f32 {
        let (stand, public) = (self.stand, self.stand.public);
        let older = if temple { self.prolong(None, goods, true) } else { 0.0 };
        if Leader::all().all(|leader| stand.player[leader].link.is_some()) {
            return older;
        }
        let mut gate = public.gate(stand.seat, Column::Summoning);
        if public.house.gates == GateRule::Published {
            gate = gate.min(stand.buildings[Building::Temple] + 1);
        }
        let mut best = f32::NEG_INFINITY;
        for summoning in public.bank {
            let row = public.kit.summoning(summoning);
            let mut price = cost.times(row.level);
            if row.level > gate {
                continue;
            }
            for timer in public.round..=public.kit.last_timer() {
                if !goods.covers(price) {
                    break;
                }
                let gain = self.summoned(row, lasts(stand, timer), timer);
                best = best.max(gain - self.cost(goods, price));
                price = price.plus(public.kit.supply.timer);
            }
        }
        if best.is_finite() { best.max(older) } else { older }
    }

    /// A new Summoning with this timer.
    fn summoned(&self, row: &SummoningRow, lasts: f32, timer: u8) -> f32 {
        let end = self.stays(row, timer);
        lasts * self.a_round(row) + lasts.min(1.0) * self.price(F::Unspent) + end
    }

    /// The value of a Summoning with this timer at the end (Q11).
    fn stays(&self, row: &SummoningRow, timer: u8) -> f32 {
        match timer == self.stand.public.kit.last_timer() {
            true => self.for_the_end(Column::Summoning, row.level),
            false => 0.0,
        }
    }

    /// The value of a Summoning in a Round.
    fn a_round(&self, row: &SummoningRow) -> f32 {
        f32::from(row.edge.axes) * self.price(F::SummonedAxes)
            + catch(row.edge) * self.price(F::SummonedBonus)
            + self.price(F::Summoned)
    }

    /// TEM-3: the best prolongation of an older Summoning; `free` allows none.
    pub(super) fn prolong(&self, new: Option<Leader>, goods: Goods, free: bool) -> f32 {
        let (stand, public) = (self.stand, self.stand.public);
        let mut best = if free { 0.0 } else { f32::NEG_INFINITY };
        for leader in Leader::all().filter(|leader| Some(*leader) != new) {
            let Some(link) = stand.player[leader].link else { continue };
            let row = public.kit.summoning(link.summoning);
            let mut price = Goods::NOTHING;
            for timer in link.timer + 1..=public.kit.last_timer() {
                price = price.plus(public.kit.supply.timer);
                if !goods.covers(price) {
                    break;
                }
                let more = lasts(stand, timer) - lasts(stand, link.timer);
                let end = self.stays(row, timer);
                best = best.max(more * self.a_round(row) + end - self.cost(goods, price));
            }
        }
        if best.is_finite() { best } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::yucatan::features::features;
    use crate::judge::yucatan::stand::Stand;
    use crate::judge::yucatan::weights::{Weights, weights};
    use patolli_core::{Game, Quick, Seat};
    use patolli_yucatan::{Options, Step, Yucatan, standard};

    /// The real weights of what a purchase changes; all others are zero.
    fn simple_weights() -> Weights {
        let mut simple = [0.0; _];
        let counts = [F::Corn, F::Jade, F::Leftovers, F::Units, F::UnitsSquare, F::FinalBonus];
        let edges = [F::AbilityAxes, F::AbilityBonus, F::AbilityWon];
        let levels = LEVELS.values().flatten();
        for feature in counts.iter().chain(&edges).chain(levels) {
            simple[*feature as usize] = weights(12)[*feature as usize];
        }
        simple
    }

    fn worth(game: &Yucatan, seat: Seat, weights: &Weights) -> f32 {
        features(&Stand::of(game, seat), weights).worth(weights)
    }

    #[test]
    fn what_is_promised_is_what_the_best_choice_brings() {
        let (weights, mut dice) = (simple_weights(), Quick::new(5));
        for people in [2, 3, 4, 2, 3, 4] {
            let mut game = Yucatan::setup(standard(), &Options::players(people), &mut dice);
            while let Some(seat) = game.to_act().first() {
                let stand = Stand::of(&game, seat);
                let outlook = Outlook::new(&stand, &weights);
                let promised = match game.public.agenda.front() {
                    Some(Step::Build(cost)) => Some(outlook.build(cost, stand.goods)),
                    Some(Step::Acquire(cost)) => Some(outlook.acquire(cost, stand.goods)),
                    Some(Step::Reinforce { up_to, only }) => Some(outlook.reinforce(up_to, only)),
                    _ => None,
                };
                if let Some(promised) = promised {
                    let before = worth(&game, seat, &weights);
                    let after: Vec<Yucatan> = game
                        .legal(seat)
                        .iter()
                        .map(|action| {
                            let mut after = game;
                            after.apply(seat, action, &mut dice);
                            after
                        })
                        .collect();
                    // If only one Building is left to activate, the choice continues into it.
                    let active = |game: &Yucatan| game.public.players[seat].activations;
                    if after.iter().all(|after| active(after) == active(&game)) {
                        let worths = after.iter().map(|after| worth(after, seat, &weights));
                        let best = worths.fold(f32::NEG_INFINITY, f32::max) - before;
                        assert!((best - promised).abs() < 1e-3, "{best} instead of {promised}");
                    }
                }
                let action = game.random_action(seat, &mut dice);
                game.apply(seat, action, &mut dice);
            }
        }
    }
}
