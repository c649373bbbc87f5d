//! The City Leader's gifts and power, and the moves of Troops.

use super::Label;
use crate::words::{args, capitalised};
use crate::yucatan::names::*;
use crate::yucatan::printed::*;
use patolli_core::Dense;
use patolli_yucatan::*;

impl Label<'_> {
    /// The gifts of the City Leader, then the power on its present level.
    pub(super) fn city_leader(&self) -> String {
        let [corn, jade, last] =
            [Gift::Corn, Gift::Jade, Gift::Card].map(|it| gift_words(self.text, self.kit, it));
        let first = format!("{corn}, {jade}");
        let gifts = self.tell("yucatan-either", args!(first = first, last = last));
        match self.me().power {
            None => gifts,
            Some(it) => {
                let words = power_words(self.text, self.kit, it, self.me().step);
                let args = args!(gifts = gifts, power = power(self.text, it), words = words);
                self.tell("yucatan-action-city-leader", args)
            }
        }
    }

    pub(super) fn gift(&self, it: Gift) -> String {
        let words = capitalised(&gift_words(self.text, self.kit, it));
        match it {
            Gift::Card => {
                self.tell("yucatan-action-gift-card", args!(words = words, n = self.table.deck))
            }
            Gift::Corn | Gift::Jade => words,
        }
    }

    /// What the power gives now: `captives` depends on the Prisoners.
    pub(super) fn use_power(&self) -> String {
        let Some(it) = self.me().power else { return self.say("yucatan-action-power") };
        let words = power_words(self.text, self.kit, it, self.me().step);
        let name = power(self.text, it);
        let row = self.table.power_row(self.seat);
        if row.per_prisoner == 0 {
            return self.tell("yucatan-named", args!(name = name, words = words));
        }
        let corn = row.per_prisoner.saturating_mul(self.me().prisoners).min(row.most);
        let gain = goods(self.text, Goods::of(Resource::Corn, corn));
        self.tell("yucatan-action-power-now", args!(name = name, words = words, gain = gain))
    }

    pub(super) fn no_power(&self) -> String {
        match self.me().power {
            None => self.say("yucatan-action-no-power"),
            Some(it) => self.tell("yucatan-action-not-power", args!(power = power(self.text, it))),
        }
    }

    pub(super) fn levy(&self, first: Levy, second: Levy) -> String {
        let joins = Leader::all().zip([first, second]).filter(|(_, levy)| levy.get() > 0);
        let join = |(leader, levy): (Leader, Levy)| {
            let n = levy.get();
            let sum = self.me()[leader].units + n;
            let args = args!(n = n, troop = troop(self.text, leader), sum = sum);
            self.tell("yucatan-action-levy", args)
        };
        capitalised(&some_of(self.text, joins.map(join)))
    }

    /// A Troop that can be led: its place and strength.
    pub(super) fn lead(&self, leader: Leader) -> String {
        let there = &self.me()[leader];
        self.tell(
            "yucatan-action-lead",
            args!(
                name = element(self.text, leader.element()),
                place = in_space(self.text, there.space),
                units = units(self.text, there.units),
                attack = self.fixed(leader, Side::Attacker),
                defence = self.fixed(leader, Side::Defender),
            ),
        )
    }

    fn fixed(&self, leader: Leader, side: Side) -> u16 {
        self.table.fixed_axes(self.seat, leader, side).total()
    }

    /// The Troop that is to move.
    fn moving(&self) -> Leader {
        match self.step() {
            Some(Step::Move(leader)) => leader,
            _ => Leader::One,
        }
    }

    pub(super) fn stay(&self) -> String {
        let here = self.me()[self.moving()].space;
        let key = match here.city() {
            None => "yucatan-action-stay",
            Some(_) => "yucatan-action-stay-city",
        };
        self.tell(key, args!(place = in_space(self.text, here)))
    }

    /// A destination with its price: jade and an action await in a free city, a Battle in another.
    pub(super) fn move_to(&self, to: Space) -> String {
        let leader = self.moving();
        let price = self.at_price(self.table.move_price(self.seat, leader, to));
        let Some(city) = to.city() else {
            let place = to_space(self.text, to);
            return self.tell("yucatan-action-move", args!(place = place, price = price));
        };
        match self.table.garrison(city) {
            Some((seat, _)) if seat == self.seat => {
                let place = to_space(self.text, to);
                self.tell("yucatan-action-move", args!(place = place, price = price))
            }
            Some((seat, other)) => {
                let theirs = self.table.fixed_axes(seat, other, Side::Defender).total();
                let args = args!(
                    name = self.name(seat),
                    city = crate::yucatan::city(city),
                    price = price,
                    units = units(self.text, self.table.players[seat][other].units),
                    mine = self.fixed(leader, Side::Attacker),
                    theirs = theirs,
                );
                self.tell("yucatan-action-attack", args)
            }
            None => self.enter(city, price),
        }
    }

    fn enter(&self, to: City, price: String) -> String {
        let jade = self.kit.moves.entry_jade.saturating_add(self.table.piles[to]);
        let jade = Goods::of(Resource::Jade, jade.min(Goods::MAX));
        let args = args!(
            city = city(to),
            price = price,
            gain = goods(self.text, jade),
            n = self.kit.actions_of(to, self.table.round).count(),
        );
        self.tell("yucatan-action-enter", args)
    }
}
