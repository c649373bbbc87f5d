//! What stands before each player: tiles, levels, cards, tokens, victory points.

use super::Of;
use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, Set, ensure};

/// More than any account holds after a whole game; the sum of all stays far from overflowing.
const MOST_POINTS: i16 = 3000;

impl Public {
    pub(super) fn check_players(&self) -> Result<(), Flaw> {
        for seat in self.seats() {
            self.check_base_cards(seat)?;
            self.check_abilities(seat)?;
            self.check_troops(seat)?;
            self.check_levels(seat)?;
            self.check_rows(seat)?;
            self.check_ledger(seat)?;
            self.check_activations(seat)?;
        }
        Ok(())
    }

    /// I-3: cards with Return never leave the game, so that no hand is empty.
    fn check_base_cards(&self, seat: Seat) -> Result<(), Flaw> {
        let returns = |base: &Base| self.kit.card(Card::Base(*base)).returns;
        for base in Base::all().filter(returns) {
            let held = self.players[seat].base.contains(base);
            ensure!(held, "I-3", Of(seat, "gone"), "{base} always comes back");
        }
        Ok(())
    }

    /// I-5: every tile in one slot, and none in a slot that is too small.
    fn check_abilities(&self, seat: Seat) -> Result<(), Flaw> {
        let mut seen = Set::EMPTY;
        for leader in Leader::all() {
            let place = format_args!("players[{seat}].{leader}.abilities");
            for (slot, tile) in Slot::all().zip(self.players[seat][leader].abilities) {
                let Some(tile) = tile else { continue };
                ensure!(!seen.contains(tile), "I-5", place, "{tile} lies in two slots");
                seen.insert(tile);
                let fits = usize::from(tile.level()) <= slot.index() + 1;
                ensure!(fits, "I-5", place, "{tile} does not fit slot {slot}");
            }
        }
        Ok(())
    }

    /// I-8, I-12, I-15.
    fn check_troops(&self, seat: Seat) -> Result<(), Flaw> {
        let most = self.kit.supply.troop_limit;
        // REV-1: after the Revolution nothing stays whose time is over.
        let soonest = self.round + u8::from(self.is_after_revolution());
        for leader in Leader::all() {
            let Troop { units, link, .. } = self.players[seat][leader];
            let place = format_args!("players[{seat}].{leader}.units");
            ensure!(units <= most, "I-8", place, "{units} Units, at most {most}");
            if let Some(Link { summoning, timer, .. }) = link {
                let place = format_args!("players[{seat}].{leader}.link");
                let runs = (soonest..=self.kit.last_timer()).contains(&timer);
                ensure!(runs, "I-12", place, "{summoning} cannot stay until Round {timer} now");
            }
        }
        let [first, second] = self.players[seat].troops.map(|troop| troop.counselor);
        let differ = first.is_none() || first != second;
        ensure!(differ, "I-15", Of(seat, "leader_2"), "each Leader has another Counselor");
        Ok(())
    }

    /// I-9, I-11: ranges only.
    fn check_levels(&self, seat: Seat) -> Result<(), Flaw> {
        let player = &self.players[seat];
        for building in Building::all() {
            let level = player.level(building);
            ensure!(level <= TOP, "I-9", Of(seat, "buildings"), "{building} on level {level}");
        }
        let step = player.step;
        ensure!(step <= TOP, "I-11", Of(seat, "step"), "{step} is above {TOP}");
        Ok(())
    }

    /// I-10: the last row is reached by the last Evolutions only.
    fn check_rows(&self, seat: Seat) -> Result<(), Flaw> {
        let rows = self.players[seat].rows;
        let ends = self.is_last_round() && self.has_sacrificed();
        let most = if ends { LAST_ROW } else { LAST_ROW - 1 };
        for (column, row) in Column::all().zip(rows) {
            let fits = (1..=most).contains(&row);
            ensure!(fits, "I-10", Of(seat, "rows"), "{column} on row {row}, not in 1 to {most}");
        }
        let last = rows.iter().filter(|row| **row == LAST_ROW).count();
        let most = usize::from(self.kit.calendar(self.kit.length.rounds).evolutions);
        ensure!(last <= most, "I-10", Of(seat, "rows"), "{last} markers on the last row");
        Ok(())
    }

    /// I-13: victory points are those of the ledger; none in advance.
    fn check_ledger(&self, seat: Seat) -> Result<(), Flaw> {
        let player = &self.players[seat];
        let Earned { sacrifices, pyramid, wipe_outs, final_bonus, leftovers } = player.vp;
        for points in player.sacrifices.into_iter().chain([wipe_outs, final_bonus, leftovers]) {
            let sane = (0..=MOST_POINTS).contains(&points);
            ensure!(sane, "I-13", Of(seat, "sacrifices"), "{points} points in one account");
        }
        let played = usize::from(self.round) - usize::from(!self.has_sacrificed());
        let early = player.sacrifices[played..].iter().any(|points| *points > 0);
        ensure!(!early, "I-13", Of(seat, "sacrifices"), "of {played} Rounds so far");
        let fits = sacrifices == player.sacrificed();
        ensure!(fits, "I-13", Of(seat, "sacrifices"), "{sacrifices} points for them");
        let fits = pyramid == player.climbed(self.kit.0);
        ensure!(fits, "I-13", Of(seat, "step"), "{pyramid} points for it");
        let ends = self.is_ending();
        let early = !ends && (final_bonus, leftovers) != (0, 0);
        ensure!(!early, "I-13", Of(seat, "final_bonus"), "is given at the end of the game");
        Ok(())
    }

    /// I-13, END-2, END-3: what the end has given so far follows from what the player owns.
    pub(super) fn check_end_points(&self, seat: Seat) -> Result<(), Flaw> {
        let Earned { final_bonus, leftovers, .. } = self.players[seat].vp;
        let due = if self.agenda.is_empty() { self.leftovers(seat) } else { 0 };
        ensure!(leftovers == due, "I-13", Of(seat, "leftovers"), "{leftovers} points, not {due}");
        let chosen = self.players[seat].rows.contains(&LAST_ROW) && !self.owes_bonus(seat);
        let open = |column: &Column| self.refuse_bonus(seat, *column).is_none();
        let fits = match chosen {
            true => {
                Column::all().filter(open).any(|one| self.final_bonus(seat, one) == final_bonus)
            }
            false => final_bonus == 0,
        };
        ensure!(fits, "I-13", Of(seat, "final_bonus"), "{final_bonus} points");
        Ok(())
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
