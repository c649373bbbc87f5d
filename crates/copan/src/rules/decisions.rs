//! The catalogue of decisions (C 5.12): each step that asks a seat, and the decision it asks for.

use super::automa::PlaceAutomaTile;
use super::bonus_actions::BonusAction;
use super::characters::{DropCharacter, KeepCharacter};
use super::court_phase::PlaceTile;
use super::effects::{PickCharacter, PickCity, PickGlyph};
use super::events::{DropGlyph, DropJade};
use super::free_actions::FreeAction;
use super::jade_mask::PlaceJade;
use super::payments::PayUnit;
use super::resources::{GainOne, LoseOne};
use super::river::Buy;
use super::site_actions::{EndOfTurn, SiteAction};
use super::stairways::{ClimbStair, DescendStair};
use super::totems::{EjectedTotem, GoToSite, TotemByEffect};
use crate::model::*;
use patolli_core::{ActionSet, Decision, Forced, Host, Pick, Quick, Seat, decisions};

decisions! {
    Copan, Step, else Reason::AnotherDecision;
    automatic: Step::Strike(_) | Step::EventOver | Step::Close(_) | Step::Collect { .. }
        | Step::Symbol | Step::Perform(_) | Step::Effect { .. } | Step::Tokens { .. }
        | Step::Apply { .. } | Step::Enter { .. } | Step::Append(_) | Step::Queue
        | Step::EndTurn | Step::AutomaAct(_),
    Step::Place => PlaceTile,
    Step::AutomaPlace(tile) => PlaceAutomaTile(tile),
    Step::Site => GoToSite,
    Step::Eject { from, .. } => EjectedTotem { from },
    Step::Act { site, discount } => SiteAction { site, discount },
    Step::Pay => PayUnit,
    Step::Buy { discount } => Buy { discount },
    Step::Gain { left, by, .. } => GainOne { left, by },
    Step::Lose { left, .. } => LoseOne { left },
    Step::Climb { steps, .. } => ClimbStair { steps },
    Step::Descend { .. } => DescendStair,
    Step::Keep { character, free, .. } => KeepCharacter { character, free },
    Step::PickGlyph { .. } => PickGlyph,
    Step::PickCharacter { .. } => PickCharacter,
    Step::PickCity { .. } => PickCity,
    Step::Jade { left, .. } => PlaceJade { left },
    Step::DropJade { .. } => DropJade,
    Step::DropCharacter { .. } => DropCharacter,
    Step::DropGlyph { .. } => DropGlyph,
    Step::MoveTotem { .. } => TotemByEffect,
    Step::Bonus { site, discount } => BonusAction { site, discount },
    Step::End => EndOfTurn,
}

/// One option of a decision, each equally likely.
pub(super) fn pick(
    decision: impl Decision<Copan>,
    game: &Copan,
    seat: Seat,
    dice: &mut Quick,
) -> Option<Action> {
    let mut pick = Pick::new(dice);
    decision.offer(game, seat, &mut pick);
    pick.thing
}

/// One draw in this many is a free action, where there is one.
const SELDOM: u32 = 8;

/// Copan offers more than its catalogue: at an anchor, free actions are on offer beside the decision
/// (C 5.1.3). `played_in_steps!` in `game.rs` therefore names `list`, `reason_against`, `carry_out`
/// and `any_action`, which add them to the catalogue's `offer`, `refuse`, `perform` and `any`.
impl Copan {
    /// Everything the seat may choose at this step.
    pub(crate) fn list(&self, seat: Seat, step: Step, list: &mut ActionSet<Action>) {
        self.offer(seat, step, list);
        if step.is_anchor() {
            FreeAction.offer(self, seat, list);
        }
    }

    /// C 5.1.2: whether this step leaves anything to decide.
    pub(crate) fn left_to_decide(&self, seat: Seat, step: Step) -> Forced<Action> {
        match self.forced(seat, step) {
            Forced::No => Forced::No,
            _ if step.is_anchor() && self.has_free_action() => Forced::No,
            forced => forced,
        }
    }

    /// Why the seat may not choose this at this step; `None` if it may.
    pub(crate) fn reason_against(&self, seat: Seat, step: Step, action: Action) -> Option<Reason> {
        match self.refuse(seat, step, action) {
            Some(Reason::AnotherDecision) if step.is_anchor() => {
                FreeAction.refuse(self, seat, action)
            }
            reason => reason,
        }
    }

    /// Carries out a choice.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        step: Step,
        action: Action,
        host: &mut impl Host<Event>,
    ) {
        match action {
            Action::Use(_) | Action::ExchangeDifferent(_) | Action::ExchangeSame(..) => {
                FreeAction.perform(self, seat, action, host);
            }
            _ => self.perform(seat, step, action, host),
        }
    }

    /// A random legal action: each is possible, but not equally likely.
    pub(crate) fn any_action(&self, seat: Seat, step: Step, dice: &mut Quick) -> Option<Action> {
        let free = step.is_anchor() && self.has_free_action() && dice.one_in(SELDOM);
        match free {
            true => FreeAction.any(self, seat, dice),
            false => self.any(seat, step, dice),
        }
    }
}
