//! Rewards that wait (A 6.8): whose they are, and whether anything prints them.

use super::agenda::{Pending, misplaced};
use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, at};

impl Public {
    /// A 6.8: rewards of the active player, one at a time; a building waits for that of its slot.
    pub(super) fn check_effects(&self, work: &[Step]) -> Result<(), Flaw> {
        let effects = match work {
            [effects @ .., Step::Built { seat, slot }] => {
                let here = at("I-19", Pending(effects.len()));
                here.value(*seat, self.active)?;
                here.value(slot.index() + 1, self.players[self.active].buildings.len())?;
                effects
            }
            effects => effects,
        };
        match effects {
            [] => Ok(()),
            [effect] => self.check_effect(self.active, *effect),
            // Each reward is resolved before the next one comes.
            effects => misplaced(effects),
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
        at("I-19", Pending(0)).holds(fits && mine)
    }

    /// Cubes of the player's choice that come from here.
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
                board.spaces[space] == reward && player.pyramid[space].is_some()
            }
            Source::Slot(slot) => {
                board.slots[slot] == reward && slot.index() + 1 == player.buildings.len()
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
