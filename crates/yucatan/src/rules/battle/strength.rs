//! How strong a Troop is (BAT-3), and how many Units it takes (BAT-8): its card (Y 6.2), its
//! Abilities and Counselor (Y 6.3) and its Summoning (Y 6.4).

use crate::model::*;
use patolli_core::Seat;

/// Edges add up (Q20).
impl std::ops::Add for Edge {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            axes: self.axes.saturating_add(other.axes),
            attack: self.attack.saturating_add(other.attack),
            bonus: self.bonus.saturating_add(other.bonus),
            won_bonus: self.won_bonus.saturating_add(other.won_bonus),
            guard: self.guard.saturating_add(other.guard),
        }
    }
}

impl Edge {
    /// Axes on this side of a Battle.
    pub const fn axes_of(&self, side: Side) -> u8 {
        match side {
            Side::Attacker => self.axes.saturating_add(self.attack),
            Side::Defender => self.axes,
        }
    }
    /// Prisoner Bonus after a victory, or without one.
    pub const fn bonus_if(&self, won: bool) -> u8 {
        if won { self.bonus.saturating_add(self.won_bonus) } else { self.bonus }
    }
}

impl Public {
    fn abilities_edge(&self, troop: &Troop) -> Edge {
        let tiles = troop.abilities.values().flatten();
        tiles.fold(Edge::default(), |sum, tile| sum + self.kit.ability(*tile))
    }
    fn counselor_edge(&self, troop: &Troop) -> Edge {
        troop.counselor.map_or_else(Edge::default, |one| self.kit.counselor(one).edge)
    }
    fn summoning_edge(&self, troop: &Troop) -> Edge {
        troop.link.map_or_else(Edge::default, |link| self.kit.summoning(link.summoning).edge)
    }
    /// What a Troop has in every Battle beside its card.
    pub fn troop_edge(&self, seat: Seat, leader: Leader) -> Edge {
        let troop = &self.players[seat][leader];
        self.abilities_edge(troop) + self.counselor_edge(troop) + self.summoning_edge(troop)
    }

    /// BAT-3 without a card: what everyone can see before a Battle.
    pub fn fixed_axes(&self, seat: Seat, leader: Leader, side: Side) -> Axes {
        let troop = &self.players[seat][leader];
        let points = self.kit.points;
        Axes {
            leader: points.leader_axes,
            units: troop.units.saturating_mul(points.unit_axes),
            abilities: self.abilities_edge(troop).axes_of(side),
            counselor: self.counselor_edge(troop).axes_of(side),
            summoning: self.summoning_edge(troop).axes_of(side),
            ..Axes::default()
        }
    }

    /// BAT-3: Units count before any capture.
    pub fn axes(&self, battle: &Battle, side: Side) -> Axes {
        let fighter = &battle[side];
        let card = self.kit.card(fighter.card.expect("cards are shown"));
        Axes {
            card: card.edge.axes_of(side),
            paid: card.axes.filter(|_| fighter.paid).map_or(0, |paid| paid.gives),
            ..self.fixed_axes(fighter.seat, fighter.leader, side)
        }
    }

    /// Whether the opponent's card cancels what is printed on the card of this side (Y 6.2).
    pub fn is_veiled(&self, battle: &Battle, side: Side) -> bool {
        battle[side.other()].card.is_some_and(|card| self.kit.card(card).veil)
    }

    /// BAT-8: the Prisoner Bonus of a side.
    pub fn prisoner_bonus(&self, battle: &Battle, side: Side) -> u8 {
        let (mine, theirs) = (&battle[side], &battle[side.other()]);
        let won = battle.outcome.and_then(Outcome::winner) == Some(side);
        let printed = match mine.card {
            Some(card) if !self.is_veiled(battle, side) => self.kit.card(card).edge.bonus_if(won),
            _ => 0,
        };
        let extra = mine.extra;
        let counselor = self.counselor_extra(battle, side).filter(|_| extra.has_counselor());
        let card = self.card_extra(battle, side).filter(|_| extra.has_card());
        let paid = [counselor, card].into_iter().flatten().map(|paid| paid.gives);
        let bonus = paid
            .chain([self.troop_edge(mine.seat, mine.leader).bonus_if(won)])
            .fold(printed, u8::saturating_add);
        bonus.saturating_sub(self.guard(theirs))
    }

    /// Several Guards add up (Y 6.2).
    fn guard(&self, fighter: &Fighter) -> u8 {
        let card = fighter.card.map_or(0, |card| self.kit.card(card).edge.guard);
        card.saturating_add(self.troop_edge(fighter.seat, fighter.leader).guard)
    }
}
