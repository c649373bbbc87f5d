//! Resolution: the Prisoner Bonus, wiped-out Troops, and what becomes of the cards (BAT-7 to
//! BAT-14).

use crate::model::*;
use crate::rules::decisions::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// D15: what a side pays for more Prisoner Bonus.
#[derive(Clone, Copy)]
pub(crate) struct PayPrisoner {
    pub side: Side,
}

impl Decision<Yucatan> for PayPrisoner {
    /// BAT-7.
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        let battle = game.battle();
        let open = |extra: &Extra| {
            let price = game.public.extra_price(battle, self.side, *extra);
            price.is_some_and(|price| game.public.covers(seat, price))
        };
        menu.add_each(Action::Extra, Extra::all().filter(open).collect::<Set<Extra>>());
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Extra(extra) = action else { return Some(Reason::AnotherDecision) };
        match game.public.extra_price(game.battle(), self.side, extra) {
            None => Some(Reason::NoSuchExtra),
            Some(price) => game.public.refuse_price(seat, price),
        }
    }

    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Extra(extra) = action else { not_offered(action) };
        game.public.agenda.done();
        let price = game.public.extra_price(game.battle(), self.side, extra);
        game.pay(seat, price.expect("it is offered"), host);
        game.battle_mut()[self.side].extra = extra;
        if extra != Extra::Nothing {
            host.hear(|| Event::BoughtBonus { seat, extra });
        }
    }
}

impl Public {
    /// BAT-7: what the Counselor of the winner sells.
    pub fn counselor_extra(&self, battle: &Battle, side: Side) -> Option<Paid> {
        let won = battle.outcome.and_then(Outcome::winner) == Some(side);
        let fighter = &battle[side];
        let counselor = self.players[fighter.seat][fighter.leader].counselor.filter(|_| won)?;
        self.kit.counselor(counselor).extra
    }

    /// BAT-7, Q34: what the card sells, unless it is veiled.
    pub fn card_extra(&self, battle: &Battle, side: Side) -> Option<Paid> {
        let card = battle[side].card.filter(|_| !self.is_veiled(battle, side))?;
        self.kit.card(card).extra
    }

    /// BAT-7: the price of an extra, if it is offered at all.
    pub fn extra_price(&self, battle: &Battle, side: Side, extra: Extra) -> Option<Goods> {
        let mut price = Goods::NOTHING;
        if extra.has_counselor() {
            price = price.plus(self.counselor_extra(battle, side)?.cost);
        }
        if extra.has_card() {
            price = price.plus(self.card_extra(battle, side)?.cost);
        }
        Some(price)
    }
}

impl Yucatan {
    /// BAT-8 to BAT-14: both sides compute and capture at the same time (Q35, Q37).
    pub(crate) fn capture(&mut self, host: &mut impl Host<Event>) {
        for side in Side::all() {
            let bonus = self.public.prisoner_bonus(self.battle(), side);
            let battle = *self.battle();
            let (seat, leader) = (battle[side.other()].seat, battle[side.other()].leader);
            let units = self.public.players[seat][leader].units;
            self.battle_mut()[side].bonus = bonus;
            self.battle_mut()[side.other()].wiped_out = bonus > units;
        }
        for side in Side::all() {
            self.take_captives(side, self.battle()[side].bonus, Source::PrisonerBonus, host);
        }
        self.wipe_out(host);
        for side in Side::all() {
            self.put_card_away(side, host);
        }
        let battle = *self.battle();
        // BAT-14, Q3: last of all. Q36: also if the Attacker's Troop was wiped out.
        if battle.outcome != Some(Outcome::DefenderWins) {
            let (leader, city) = (battle.attacker.leader, battle.city);
            self.public.agenda.now([Step::Enter { leader, city }]);
        }
    }

    /// BAT-10, BAT-11: the rewards of both, then the new Troops of both, the Attacker first.
    fn wipe_out(&mut self, host: &mut impl Host<Event>) {
        let battle = *self.battle();
        let points = self.public.kit.points;
        for side in Side::all().filter(|side| battle[side.other()].wiped_out) {
            let (by, victim) = (battle[side].seat, battle[side.other()]);
            host.hear(|| Event::WipedOut { seat: victim.seat, leader: victim.leader, by });
            self.score(by, points.wipe_out.into(), Source::WipeOut, host);
            self.imprison(by, points.wipe_out_prisoners, Source::WipeOut, host);
        }
        for side in Side::all().filter(|side| battle[*side].wiped_out) {
            self.rebuild(battle[side].seat, battle[side].leader, host);
        }
    }

    /// BAT-10, BAT-12, Q33.
    fn rebuild(&mut self, seat: Seat, leader: Leader, host: &mut impl Host<Event>) {
        let units = self.public.row_of(seat, Building::Barracks).units;
        let units = self.public.take_units(units);
        let troop = &mut self.public.players[seat][leader];
        troop.space = Space::Jungle;
        troop.units = units;
        host.hear(|| Event::Rebuilt { seat, leader, units });
    }

    /// BAT-13.
    fn put_card_away(&mut self, side: Side, host: &mut impl Host<Event>) {
        let Fighter { seat, leader, card, .. } = self.battle()[side];
        let card = card.expect("cards are shown");
        let returns = self.public.kit.card(card).returns;
        let player = &mut self.public.players[seat];
        match card {
            _ if returns => {}
            Card::Base(base) => player.base.remove(base),
            Card::Special(kind) => {
                let one = Specials::of(kind, 1);
                player.specials -= 1;
                player.known = player.known.minus(one);
                self.public.removed = self.public.removed.plus(one);
                self.private[seat].hand = self.private[seat].hand.minus(one);
            }
            Card::Summoning(_) => {
                let link = player[leader].link.as_mut().expect("its Summoning is linked");
                link.spent = true;
            }
        }
        host.hear(|| match returns {
            true => Event::CardBack { seat, card },
            false => Event::CardGone { seat, card },
        });
    }
}
