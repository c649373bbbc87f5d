//! Random play without the list of all choices, where drawing is cheaper.

use crate::action::Action;
use crate::components::*;
use crate::sacrifice::Part;
use crate::state::*;
use patolli_core::{Dense, Game, Quick, Seat};

impl Yucatan {
    /// A legal action of a seat that must act.
    pub(crate) fn any_action(&self, seat: Seat, dice: &mut Quick) -> Action {
        let quick = match self.public.agenda.front() {
            Some(Step::Choose) => self.any_element(seat, dice),
            Some(Step::Sacrifice) => self.any_part(seat, dice),
            _ => None,
        };
        quick.unwrap_or_else(|| {
            let legal = self.legal(seat);
            legal.nth(dice.below(legal.len() as u32) as usize)
        })
    }

    /// A candidate is drawn and tested; the Granary and the Leaders are often there.
    fn any_element(&self, seat: Seat, dice: &mut Quick) -> Option<Action> {
        (0..4).find_map(|_| {
            let element = Element::from_index(dice.below(Element::COUNT as u32) as usize);
            let open = self.refuse_element(seat, element).is_none();
            open.then_some(Action::Activate(element))
        })
    }

    fn any_part(&self, seat: Seat, dice: &mut Quick) -> Option<Action> {
        let part = self.public.next_part(seat, &self.private[seat].sacrifice)?;
        let n = dice.below(u32::from(self.public.most(seat, part)) + 1) as usize;
        Some(match part {
            Part::Prisoners => Action::SacrificePrisoners(Captives::new(n)),
            Part::Sets(Resource::Jade) => Action::SacrificeJade(Sets::new(n)),
            Part::Sets(Resource::Corn) => Action::SacrificeCorn(Sets::new(n)),
        })
    }
}
