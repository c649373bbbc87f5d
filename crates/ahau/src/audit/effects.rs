//! Rewards that wait (A 6.8): whose they are, and whether anything prints them.

use super::misplaced;
use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, ensure};

impl Public {
    /// A 6.8: rewards of the active player, one at a time; a building waits for that of its slot.
    pub(super) fn check_effects(&self, work: &[Step]) -> Result<(), Flaw> {
        let seat = self.active;
        let effects = match work {
            [effects @ .., Step::Built { seat: owner, slot }] => {
                let last = self.players[seat].buildings.len().checked_sub(1);
                let fits = *owner == seat && last == Some(slot.index());
                ensure!(fits, "I-19", "agenda", "no building was put into slot {slot}");
                effects
            }
            effects => effects,
        };
        match effects {
            [] => Ok(()),
            [effect] => self.check_effect(seat, *effect),
            _ => misplaced("a reward is resolved before the next one comes"),
        }
    }

    /// A reward, or the choice that it leaves, of a person.
    pub(super) fn check_effect(&self, seat: Seat, step: Step) -> Result<(), Flaw> {
        let player = &self.players[seat];
        let fits = match step {
            Step::Reward { reward, by, .. } => self.is_printed(seat, reward, by),
            Step::Gain { left, by, .. } => (1..=self.most_cubes(by)).contains(&left),
            Step::WarReward(_) => player.war == WAR_TOP,
            Step::Role(_) => player.role_taken.is_none(),
            Step::Advance(_) => self.works(seat, Building::BallCourt),
            Step::LayDown(_) | Step::Temple { .. } => true,
            _ => false,
        };
        let mine = step.owner() == Some(seat) && seat.index() < self.people();
        ensure!(fits && mine, "I-19", "agenda", "seat {seat} cannot get this now");
        Ok(())
    }

    /// Cubes of one's choice that come from here.
    fn most_cubes(&self, by: Source) -> u8 {
        match by {
            Source::War | Source::Space(_) | Source::Slot(_) => 1,
            Source::Role(Role::Merchant) => self.kit.roles.merchant_cubes,
            _ => 0,
        }
    }

    /// Whether a board or track shows this reward where the player just came.
    fn is_printed(&self, seat: Seat, reward: Reward, by: Source) -> bool {
        let (player, board) = (&self.players[seat], self.kit.board(self.board));
        match by {
            Source::Space(space) => {
                board.spaces[space.index()] == reward && player.pyramid[space.index()].is_some()
            }
            Source::Slot(slot) => {
                board.slots[slot.index()] == reward && slot.index() + 1 == player.buildings.len()
            }
            _ => false,
        }
    }
}

impl Step {
    /// Who gets a reward.
    fn owner(&self) -> Option<Seat> {
        match *self {
            Self::Reward { seat, .. } | Self::Advance(seat) => Some(seat),
            decision => decision.decider(PAKAL),
        }
    }
}
