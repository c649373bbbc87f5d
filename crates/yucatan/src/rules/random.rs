//! Random play without the list of all choices.

use crate::model::*;
use patolli_core::{Dense, Pick, Quick, Seat};

impl Yucatan {
    /// A legal action of a seat that must act.
    pub(crate) fn any_action(&self, seat: Seat, dice: &mut Quick) -> Action {
        let step = self.public.agenda.front().expect("the game is not over");
        let quick = match step {
            Step::Choose => self.any_element(seat, dice),
            Step::Sacrifice => self.any_part(seat, dice),
            Step::Setup => Some(self.any_choice(seat, dice)),
            _ => None,
        };
        quick.unwrap_or_else(|| {
            let mut pick = Pick::new(dice);
            self.offer(seat, step, &mut pick);
            pick.thing.expect("a decision has options")
        })
    }

    /// A candidate is drawn and tested; the Granary and the Leaders are often there.
    fn any_element(&self, seat: Seat, dice: &mut Quick) -> Option<Action> {
        (0..4).find_map(|_| {
            let element = any(dice);
            let open = self.refuse_element(seat, element).is_none();
            open.then_some(Action::Activate(element))
        })
    }

    fn any_part(&self, seat: Seat, dice: &mut Quick) -> Option<Action> {
        let part = self.public.next_part(seat, &self.private[seat].sacrifice)?;
        let n = dice.below(u32::from(self.public.most(seat, part)) + 1);
        Some(part.choice(n as u8))
    }

    fn any_choice(&self, seat: Seat, dice: &mut Quick) -> Action {
        let choices = &self.private[seat].setup;
        if choices.building.is_none() {
            Action::SetupBuilding(any(dice))
        } else if choices.counselors.is_none() {
            let (first, others): (Counselor, _) = (any(dice), Counselor::COUNT as u32 - 1);
            let second = (first.index() + 1 + dice.below(others) as usize) % Counselor::COUNT;
            Action::SetupCounselors(first, Counselor::from_index(second))
        } else {
            Action::SetupPower(any(dice))
        }
    }
}

fn any<T: Dense>(dice: &mut Quick) -> T {
    T::from_index(dice.below(T::COUNT as u32) as usize)
}
