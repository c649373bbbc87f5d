//! The components of each player: tiles, levels, cards, tokens, victory points.

use crate::model::*;
use patolli_core::{Dense, Flaw, PlayerField, Seat, Set, at};

/// More than any account holds after a whole game; the sum of all stays far from overflowing.
const MOST_POINTS: i16 = 3000;

impl Public {
    pub(super) fn check_players(&self) -> Result<(), Flaw> {
        self.seats().try_for_each(|seat| {
            self.check_base_cards(seat)?;
            self.check_abilities(seat)?;
            self.check_troops(seat)?;
            self.check_levels(seat)?;
            self.check_rows(seat)?;
            self.check_ledger(seat)?;
            self.check_activations(seat)
        })
    }

    /// I-3: cards with Return never leave the game, so no hand is empty.
    fn check_base_cards(&self, seat: Seat) -> Result<(), Flaw> {
        let mut gone = Set::full().without(self.players[seat].base).iter();
        let returns = |base: &Base| self.kit.card(Card::Base(*base)).returns;
        at("I-3", PlayerField(seat, "gone")).no_stranger(gone.find(returns))
    }

    /// I-5: every tile in one slot, and none in a slot that is too small.
    fn check_abilities(&self, seat: Seat) -> Result<(), Flaw> {
        let player = &self.players[seat];
        for leader in Leader::all() {
            for (slot, tile) in player[leader].abilities.iter() {
                let Some(tile) = tile else { continue };
                let place = format_args!("players[{seat}].{leader}.abilities.{slot}");
                at("I-5", place).most(tile, tile.level(), slot.index() + 1)?;
            }
        }
        let tiles = player.troops.iter().flat_map(|troop| troop.abilities.values()).flatten();
        at("I-5", format_args!("players[{seat}]")).once(tiles.copied(), player.abilities())
    }

    /// I-8, I-12, I-15.
    fn check_troops(&self, seat: Seat) -> Result<(), Flaw> {
        // REV-1: after the Revolution nothing stays whose time is over.
        let soonest = self.round + u8::from(self.is_after_revolution());
        for leader in Leader::all() {
            let Troop { units, link, .. } = self.players[seat][leader];
            let place = format_args!("players[{seat}].{leader}.units");
            at("I-8", place).range(units, 0, self.kit.supply.troop_limit)?;
            if let Some(Link { timer, .. }) = link {
                let place = format_args!("players[{seat}].{leader}.link.timer");
                at("I-12", place).range(timer, soonest, self.kit.last_timer())?;
            }
        }
        let [first, second] = self.players[seat].troops.map(|troop| troop.counselor);
        let differ = first.is_none() || first != second;
        at("I-15", PlayerField(seat, "leader_2.counselor")).holds(differ)
    }

    /// I-9, I-11: ranges only.
    fn check_levels(&self, seat: Seat) -> Result<(), Flaw> {
        let player = &self.players[seat];
        for (building, level) in player.buildings.iter() {
            let place = format_args!("players[{seat}].buildings.{building}");
            at("I-9", place).range(*level, 0, TOP)?;
        }
        at("I-11", PlayerField(seat, "step")).range(player.step, 0, TOP)
    }

    /// I-10: the last row is reached by the last Evolutions only.
    fn check_rows(&self, seat: Seat) -> Result<(), Flaw> {
        let rows = self.players[seat].rows;
        let ends = self.is_last_round() && self.has_sacrificed();
        let most = if ends { LAST_ROW } else { LAST_ROW - 1 };
        for (column, row) in rows.iter() {
            at("I-10", format_args!("players[{seat}].rows.{column}")).range(*row, 1, most)?;
        }
        let last = rows.values().filter(|row| **row == LAST_ROW).count();
        let most = self.kit.calendar(self.kit.length.rounds).evolutions;
        at("I-10", PlayerField(seat, "rows")).most(LAST_ROW, last, most)
    }

    /// I-13: victory points are those of the ledger; none in advance.
    fn check_ledger(&self, seat: Seat) -> Result<(), Flaw> {
        let player = &self.players[seat];
        let Earned { sacrifices, pyramid, wipe_outs, final_bonus, leftovers } = player.vp;
        let played = usize::from(self.round) - usize::from(!self.has_sacrificed());
        for (i, points) in player.sacrifices.into_iter().enumerate() {
            let most = if i < played { MOST_POINTS } else { 0 };
            at("I-13", format_args!("players[{seat}].sacrifices[{i}]")).range(points, 0, most)?;
        }
        at("I-13", PlayerField(seat, "sacrifices")).value(sacrifices, player.sacrificed())?;
        at("I-13", PlayerField(seat, "step")).value(pyramid, player.climbed(self.kit.0))?;
        // The end of the game gives them.
        let most = if self.is_ending() { MOST_POINTS } else { 0 };
        at("I-13", PlayerField(seat, "wipe_outs")).range(wipe_outs, 0, MOST_POINTS)?;
        at("I-13", PlayerField(seat, "final_bonus")).range(final_bonus, 0, most)?;
        at("I-13", PlayerField(seat, "leftovers")).range(leftovers, 0, most)
    }

    /// I-13, END-2, END-3: points given at the end follow from what the player owns.
    pub(super) fn check_end_points(&self, seat: Seat) -> Result<(), Flaw> {
        let Earned { final_bonus, leftovers, .. } = self.players[seat].vp;
        let due = if self.agenda.is_empty() { self.leftovers(seat) } else { 0 };
        at("I-13", PlayerField(seat, "leftovers")).value(leftovers, due)?;
        let here = at("I-13", PlayerField(seat, "final_bonus"));
        if !self.players[seat].has_last_row() || self.owes_bonus(seat) {
            return here.value(final_bonus, 0);
        }
        let mut open = Column::all().filter(|column| self.refuse_bonus(seat, *column).is_none());
        here.holds(open.any(|column| self.final_bonus(seat, column) == final_bonus))
    }
}

impl Player {
    /// SAC-2: victory points for sacrifices.
    pub(crate) fn sacrificed(&self) -> i16 {
        self.sacrifices.iter().fold(0, |sum, points| sum.saturating_add(*points))
    }
    /// SAC-4: victory points for the steps of the Pyramid.
    pub(crate) fn climbed(&self, kit: &Kit) -> i16 {
        kit.pyramid.iter().take(self.step.into()).map(|vp| i16::from(*vp)).sum()
    }
}
