//! Estimates a Battle, before it or in the middle of it.

use super::Outlook;
use crate::judge::yucatan::weights::Feature as F;
use patolli_core::Seat;
use patolli_yucatan::{
    Base, Building, Card, Fighter, Leader, Outcome, Public, Side, Space, Special, Step,
};

/// One side of a Battle with its card, or its probable card.
#[derive(Clone, Copy)]
struct Camp {
    axes: f32,
    /// Prisoner Bonus of the Troop and of the card, and the bonus for a victory.
    bonus: f32,
    printed: f32,
    won: f32,
    guard: f32,
    units: f32,
    /// Units of a new Troop.
    anew: f32,
    veil: bool,
    known: bool,
}

/// An average card of an unknown hand, and what each further good card adds.
const USUAL_AXES: f32 = 2.2;
const MORE_AXES: f32 = 0.35;
const USUAL_BONUS: f32 = 0.6;
const MORE_BONUS: f32 = 0.1;
/// The possible difference in Axes of one side's unknown card.
const SPREAD: f32 = 2.5;

impl Camp {
    fn of(public: &Public, (seat, leader): (Seat, Leader), side: Side, card: Option<Card>) -> Self {
        let (player, points) = (&public.players[seat], &public.kit.points);
        let troop = &player[leader];
        let edge = public.troop_edge(seat, leader);
        let units = f32::from(troop.units);
        let mut camp = Self {
            axes: f32::from(points.leader_axes)
                + units * f32::from(points.unit_axes)
                + f32::from(edge.axes_of(side)),
            bonus: edge.bonus.into(),
            printed: 0.0,
            won: edge.won_bonus.into(),
            guard: edge.guard.into(),
            units,
            anew: public.row_of(seat, Building::Barracks).units.into(),
            veil: false,
            known: card.is_some(),
        };
        match card {
            Some(card) => {
                let row = public.kit.card(card);
                camp.axes += f32::from(row.edge.axes_of(side));
                camp.printed = row.edge.bonus.into();
                camp.won += f32::from(row.edge.won_bonus);
                camp.guard += f32::from(row.edge.guard);
                camp.veil = row.veil;
            }
            None => {
                let unspent = troop.link.is_some_and(|link| !link.spent);
                let good = player.base.len().saturating_sub(2) as f32
                    + f32::from(player.specials)
                    + 2.0 * f32::from(u8::from(unspent));
                camp.axes += USUAL_AXES + MORE_AXES * good;
                camp.printed = USUAL_BONUS + MORE_BONUS * good;
            }
        }
        camp
    }

    /// Units that this side captures if it wins with this chance, and the chance of a wipe-out.
    fn captures(&self, other: &Self, wins: f32, base: f32) -> (f32, f32) {
        let printed = if other.veil { 0.0 } else { self.printed };
        let bonus = (self.bonus + printed + wins * self.won - other.guard).max(0.0);
        let taken = wins * base + bonus;
        let beyond = (taken - other.units).clamp(0.0, 1.0);
        (taken.min(other.units), beyond)
    }
}

impl Outlook<'_> {
    /// An attack that has not begun; a victory gives the prize.
    pub(super) fn attack(&self, leader: Leader, enemy: (Seat, Leader), prize: f32) -> f32 {
        let public = self.stand.public;
        let mine = Camp::of(public, (self.stand.seat, leader), Side::Attacker, None);
        let theirs = Camp::of(public, enemy, Side::Defender, None);
        self.clash(&mine, &theirs, Side::Attacker, prize) - self.usual_card()
    }

    /// The current Battle, if the seat takes part.
    pub(super) fn running_battle(&self, step: Step) -> Option<f32> {
        let (stand, public) = (self.stand, self.stand.public);
        let battle = public.battle.as_ref()?;
        let side = battle.side(stand.seat)?;
        let (me, other) = (&battle[side], &battle[side.other()]);
        let card = me.card.or(stand.private.card);
        let attacks = side == Side::Attacker;
        let prize = match attacks {
            true => self.city(me.leader, Space::of(battle.city), stand.goods),
            false => self.price(F::InCity),
        };
        if matches!(step, Step::Bonus(_)) {
            let enters = attacks && battle.outcome != Some(Outcome::DefenderWins);
            let prize = if enters { prize } else { 0.0 };
            return Some(prize + self.bonus(public.prisoner_bonus(battle, side), other));
        }
        let mut mine = Camp::of(public, (me.seat, me.leader), side, card);
        let mut theirs = Camp::of(public, (other.seat, other.leader), side.other(), other.card);
        let sale = card.and_then(|card| public.kit.card(card).axes);
        // Before the cards are revealed, assume that the side can still pay.
        let counts = |cost| me.paid || (me.card.is_none() && stand.goods.covers(cost));
        mine.axes += sale.filter(|sale| counts(sale.cost)).map_or(0.0, |sale| sale.gives.into());
        if other.paid {
            let sale = other.card.and_then(|card| public.kit.card(card).axes);
            theirs.axes += sale.map_or(0.0, |sale| f32::from(sale.gives));
        }
        let spent = card.map_or_else(|| self.usual_card(), |card| self.spent(card));
        Some(self.clash(&mine, &theirs, side, prize) - spent)
    }

    /// After the base capture: only the Prisoner Bonus remains.
    fn bonus(&self, bonus: u8, enemy: &Fighter) -> f32 {
        let units = self.stand.public.players[enemy.seat][enemy.leader].units;
        let wipe = f32::from(u8::from(bonus > units));
        self.prisoner * (f32::from(bonus.min(units)) + wipe) + wipe
    }

    /// The average gain of a Battle.
    fn clash(&self, mine: &Camp, theirs: &Camp, side: Side, prize: f32) -> f32 {
        let base = f32::from(self.stand.public.kit.points.base_capture);
        let unknown = f32::from(u8::from(!mine.known)) + f32::from(u8::from(!theirs.known));
        let spread = 1.0 + SPREAD * unknown;
        let ahead = mine.axes - theirs.axes;
        let chance = |ahead: f32| (0.5 + ahead / spread).clamp(0.0, 1.0);
        // A draw is not a victory.
        let (wins, loses) = (chance(ahead - 0.5), chance(-ahead - 0.5));
        let (taken, wipe) = mine.captures(theirs, wins, base);
        let (lost, wiped) = theirs.captures(mine, loses, base);
        // A draw gives the city to the Attacker.
        let prize = match side {
            Side::Attacker => (1.0 - loses) * prize,
            Side::Defender => -(1.0 - wins) * prize,
        };
        let unit = self.price(F::Units) + self.price(F::UnitsSquare) * mine.units / 3.5;
        self.prisoner * (taken + wipe) + wipe - unit * (lost - wiped * mine.anew) + prize
    }

    /// The cost of the card played in a Battle, until one is chosen.
    fn usual_card(&self) -> f32 {
        0.5 * self.price(F::WarCouncil)
    }

    /// The value lost with this card.
    fn spent(&self, card: Card) -> f32 {
        let row = self.stand.public.kit.card(card);
        if row.returns {
            return 0.0;
        }
        match card {
            Card::Base(Base::JaguarCharge) => self.price(F::JaguarCharge),
            Card::Base(Base::NetAmbush) => self.price(F::NetAmbush),
            Card::Base(_) => self.price(F::WarCouncil),
            Card::Special(kind) => self.special(kind),
            Card::Summoning(_) => self.price(F::Unspent),
        }
    }

    fn special(&self, kind: Special) -> f32 {
        let edge = self.stand.public.kit.card(Card::Special(kind)).edge;
        self.price(F::Specials)
            + f32::from(edge.axes) * self.price(F::SpecialAxes)
            + f32::from(edge.bonus) * self.price(F::SpecialBonus)
    }
}
