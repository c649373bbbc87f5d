//! An action turn as it stands (A 5.2): its course, and what was done in it.

use super::{Of, misplaced};
use crate::model::*;
use patolli_core::{Flaw, ensure};

impl Ahau {
    /// I-19: the rest of the turn at the back, before it what interrupts it.
    pub(super) fn check_turn(&self, turn: &[Step]) -> Result<(), Flaw> {
        use Step::{Claim, Close, Main, Place, Redraw, Summon};
        let public = &self.public;
        match turn {
            [work @ .., Place, Claim, Summon { dance: false }, Main, Close, Redraw] => {
                public.check_unplaced()?;
                public.check_free(work)
            }
            [Claim, Summon { dance: false }, Main, Close, Redraw] | [Redraw] => {
                public.check_placed()
            }
            [work @ .., Summon { dance: false }, Main, Close, Redraw] => {
                public.check_placed()?;
                public.check_effects(work)
            }
            [work @ .., Main, Close, Redraw] => {
                public.check_placed()?;
                self.check_summoning(work, false)
            }
            [work @ .., Close, Redraw] => {
                public.check_placed()?;
                self.check_main(work)
            }
            _ => misplaced("must end with the rest of a turn"),
        }
    }

    /// AC-8: producing, building or dancing.
    fn check_main(&self, work: &[Step]) -> Result<(), Flaw> {
        let public = &self.public;
        match work {
            [payment @ .., Step::Raise, Step::Build] => self.check_payment(payment),
            [work @ .., Step::Build] => public.check_effects(work),
            [Step::ProduceColour(route)] => {
                let near = public.sites_in_reach(public.active).contains(*route);
                let choice = public.works(public.active, Building::ProduceMarket);
                ensure!(near && choice, "I-19", "agenda", "nothing is produced at route {route}");
                Ok(())
            }
            [work @ .., Step::Summon { dance: true }] => {
                public.check_dancer()?;
                public.check_free(work)
            }
            work => self.check_summoning(work, true),
        }
    }
}

impl Public {
    /// Before the worker is placed only free options were used (AC-2).
    fn check_unplaced(&self) -> Result<(), Flaw> {
        let Turn { gateway_used, queen_used, .. } = self.turn;
        let fresh = self.turn == Turn { gateway_used, queen_used, ..Turn::default() };
        ensure!(fresh, "I-12", "turn", "no worker was placed yet");
        self.check_options_used()
    }

    /// AC-3: the worker of this turn stands where it was put, or was laid down there.
    fn check_placed(&self) -> Result<(), Flaw> {
        let (seat, turn) = (self.active, &self.turn);
        let near = |city: City| self.cities_in_reach(seat).contains(city);
        let reached = turn.city.is_some_and(near);
        ensure!(reached, "I-12", "turn.city", "borders the region of the Ruler");
        let posture = if turn.laid_down { Posture::Lying } else { Posture::Standing };
        let there = turn.city.is_some_and(|city| self.players[seat].workers(city, posture) > 0);
        ensure!(there, "I-12", Of(seat, posture.name()), "the worker of this turn is missing");
        let (built, limit) = (turn.built, self.build_limit(seat));
        ensure!(built <= limit, "I-12", "turn.built", "{built} tiles, at most {limit}");
        let (used, most) = (turn.substituted, self.power(seat, Building::Market));
        ensure!(used <= most, "I-12", "turn.substituted", "{used} substitutions of {most}");
        self.check_options_used()
    }

    /// AC-2.
    fn check_options_used(&self) -> Result<(), Flaw> {
        let seat = self.active;
        let gateway = !self.turn.gateway_used || self.works(seat, Building::Gateway);
        ensure!(gateway, "I-12", "turn.gateway_used", "the player has no Gateway");
        let queen = !self.turn.queen_used || self.has_role(seat, Role::Queen);
        ensure!(queen, "I-12", "turn.queen_used", "the Queen was not played");
        Ok(())
    }

    pub(super) fn check_dancer(&self) -> Result<(), Flaw> {
        let dances = self.has_role(self.active, Role::Dancer);
        ensure!(dances, "I-19", "agenda", "the Dancer was not played");
        Ok(())
    }

    /// AC-2: what a free option set off: the Queen's worker.
    fn check_free(&self, work: &[Step]) -> Result<(), Flaw> {
        let fits =
            work.is_empty() || (*work == [Step::LayDown(self.active)] && self.turn.queen_used);
        ensure!(fits, "I-19", "agenda", "only the Queen interrupts here");
        Ok(())
    }
}
