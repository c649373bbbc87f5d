//! The choices of a Battle: card, Axes, Prisoner Bonus.

use super::Label;
use crate::words::args;
use crate::yucatan::names::*;
use crate::yucatan::printed::*;
use patolli_yucatan::*;

impl Label<'_> {
    /// The Battle that runs, and the side on which this seat fights.
    fn battle(&self) -> Option<(&Battle, Side)> {
        let battle = self.table.running_battle()?;
        Some((battle, battle.side(self.seat)?))
    }

    /// A card with its effects, and the total Axes with it.
    pub(super) fn card(&self, it: Card) -> String {
        let name = card(self.text, it);
        let words = card_words(self.text, self.kit, it);
        let Some((battle, side)) = self.battle() else {
            return self.tell("yucatan-named", args!(name = name, words = words));
        };
        let fixed = self.table.fixed_axes(self.seat, battle[side].leader, side).total();
        let sum = fixed + u16::from(self.kit.card(it).edge.axes_of(side));
        let args = args!(name = name, words = words, axes = axes(self.text, sum));
        self.tell("yucatan-action-card", args)
    }

    pub(super) fn pay_axes(&self) -> String {
        let open = self.battle().filter(|(battle, _)| shown(battle));
        let sale = open.and_then(|(battle, side)| {
            let sale = self.kit.card(battle[side].card?).axes?;
            Some((sale, self.totals(battle, side, sale.gives)))
        });
        match sale {
            None => self.say("yucatan-action-pay-axes-nothing"),
            Some((sale, totals)) => self.tell(
                "yucatan-action-pay-axes",
                args!(
                    cost = goods(self.text, sale.cost),
                    axes = axes(self.text, sale.gives),
                    totals = totals,
                ),
            ),
        }
    }

    pub(super) fn save_axes(&self) -> String {
        match self.battle().filter(|(battle, _)| shown(battle)) {
            None => self.say("yucatan-action-save-axes-nothing"),
            Some((battle, side)) => {
                let totals = self.totals(battle, side, 0);
                self.tell("yucatan-action-save-axes", args!(totals = totals))
            }
        }
    }

    /// `10 Axes against 9`, and what the Defender may still buy.
    fn totals(&self, battle: &Battle, side: Side, more: u8) -> String {
        let total = |side| self.table.axes(battle, side).total();
        let (mine, theirs) = (total(side) + u16::from(more), total(side.other()));
        let said =
            self.tell("yucatan-axes-against", args!(mine = axes(self.text, mine), theirs = theirs));
        let waits = (side == Side::Attacker).then_some(Side::Defender);
        match waits.and_then(|other| self.table.axes_for_sale(battle, other)) {
            None => said,
            Some(sale) => {
                let most = theirs + u16::from(sale.gives);
                said + &self.tell("yucatan-axes-against-more", args!(n = most))
            }
        }
    }

    /// What is paid, and what the Prisoner Bonus then takes.
    pub(super) fn extra(&self, extra: Extra) -> String {
        let price = self.battle().and_then(|(battle, side)| {
            Some((battle, side, self.table.extra_price(battle, side, extra)?))
        });
        let Some((battle, side, price)) = price else {
            return self.say(&format!("yucatan-extra-{extra}"));
        };
        let mut with = *battle;
        with[side].extra = extra;
        let bonus = self.table.prisoner_bonus(&with, side);
        let key = match extra {
            Extra::Nothing => "yucatan-action-extra-nothing",
            _ => "yucatan-action-extra",
        };
        self.tell(
            key,
            args!(
                cost = goods(self.text, price),
                who = self.sellers(battle, side, extra),
                bonus = bonus,
                takes = self.takes(battle, side, bonus),
            ),
        )
    }

    /// The sellers: `Jailer and Blood Pact`.
    fn sellers(&self, battle: &Battle, side: Side, extra: Extra) -> String {
        let fighter = &battle[side];
        let adviser = self.me()[fighter.leader].counselor.filter(|_| extra.has_counselor());
        let played = fighter.card.filter(|_| extra.has_card());
        let names = adviser.map(|it| counselor(self.text, it)).into_iter();
        some_of(self.text, names.chain(played.map(|it| card(self.text, it))))
    }

    /// What a Prisoner Bonus takes of the other Troop (BAT-9, BAT-10).
    fn takes(&self, battle: &Battle, side: Side, bonus: u8) -> String {
        let other = &battle[side.other()];
        let there = self.table.players[other.seat][other.leader].units;
        let captured = units(self.text, bonus.min(there));
        let key = match bonus > there {
            true => "yucatan-takes-all",
            false => "yucatan-takes",
        };
        self.tell(key, args!(units = captured))
    }
}

const fn shown(battle: &Battle) -> bool {
    battle.attacker.card.is_some() && battle.defender.card.is_some()
}
