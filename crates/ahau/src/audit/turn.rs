//! An action turn in progress (A 5.2): its course, and what was done in it.

use super::agenda::{Pending, misplaced};
use crate::model::*;
use patolli_core::{Flaw, PlayerField, at};

impl Ahau {
    /// I-19: the rest of the turn at the back, before it what interrupts it.
    pub(super) fn check_turn(&self, turn: &[Step]) -> Result<(), Flaw> {
        use Step::{Claim, Close, Main, Place, Redraw, Summon};
        let public = &self.public;
        if let [work @ .., Place, Claim, Summon { dance: false }, Main, Close, Redraw] = turn {
            public.check_unplaced()?;
            return public.check_free(work);
        }
        public.check_placed()?;
        match turn {
            [Claim, Summon { dance: false }, Main, Close, Redraw] | [Redraw] => Ok(()),
            [work @ .., Summon { dance: false }, Main, Close, Redraw] => public.check_effects(work),
            [work @ .., Main, Close, Redraw] => self.check_summoning(work, false),
            [work @ .., Close, Redraw] => self.check_main(work),
            turn => misplaced(turn),
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
                at("I-19", Pending(0)).holds(near && choice)
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
        at("I-12", "turn").empty(fresh)?;
        self.check_options_used()
    }

    /// AC-3: the worker of this turn is where it was put, or was laid down there.
    fn check_placed(&self) -> Result<(), Flaw> {
        let (seat, turn) = (self.active, &self.turn);
        let near = |city: City| self.cities_in_reach(seat).contains(city);
        at("I-12", "turn.city").fits("ruler", turn.city.is_some_and(near))?;
        let posture = if turn.laid_down { Posture::Lying } else { Posture::Standing };
        let there = turn.city.is_some_and(|city| self.players[seat].workers(city, posture) > 0);
        at("I-12", PlayerField(seat, posture.name())).fits("turn.city", there)?;
        at("I-12", "turn.built").range(turn.built, 0, self.build_limit(seat))?;
        let most = self.power(seat, Building::Market);
        at("I-12", "turn.substituted").range(turn.substituted, 0, most)?;
        self.check_options_used()
    }

    /// AC-2.
    fn check_options_used(&self) -> Result<(), Flaw> {
        let seat = self.active;
        let gateway = !self.turn.gateway_used || self.works(seat, Building::Gateway);
        at("I-12", "turn.gateway_used").fits("buildings", gateway)?;
        let queen = !self.turn.queen_used || self.has_role(seat, Role::Queen);
        at("I-12", "turn.queen_used").fits("played", queen)
    }

    pub(super) fn check_dancer(&self) -> Result<(), Flaw> {
        at("I-19", "agenda").fits("played", self.has_role(self.active, Role::Dancer))
    }

    /// AC-2: what a free option set off: the Queen's worker.
    fn check_free(&self, work: &[Step]) -> Result<(), Flaw> {
        match work {
            [] => Ok(()),
            [Step::LayDown(seat)] => {
                at("I-19", Pending(0)).value(*seat, self.active)?;
                at("I-19", Pending(0)).fits("turn.queen_used", self.turn.queen_used)
            }
            work => misplaced(work),
        }
    }
}
