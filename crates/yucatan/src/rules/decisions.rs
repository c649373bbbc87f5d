//! The catalogue of decisions (Y 5.2): for each step of the agenda, the decision and who makes it.

use super::battle::{BattleCard, PayAxe, PayPrisoner};
use super::*;
use crate::model::*;
use patolli_core::{Dense, Forced, Seat, SeatSet, decisions};

decisions! {
    Yucatan, Step, else Reason::AnotherDecision;
    automatic: Step::StartRound | Step::StartTurn | Step::EndTurn | Step::Confront | Step::Capture
        | Step::Enter { .. } | Step::Revolution | Step::Finish,
    // D1 to D3.
    Step::Setup => setup::SecretChoice,
    // D4 to D9.
    Step::Choose => turn::ChooseElement,
    Step::Build(cost) => construction_site::Build { cost },
    Step::Acquire(cost) => military_school::AcquireAbility { cost },
    Step::Reinforce { up_to, only } => barracks::Reinforce { up_to, only },
    Step::Link { cost, temple } => temple::LinkSummoning { cost, temple },
    Step::Prolong { new } => temple::ProlongSummoning { new },
    // D10 to D12.
    Step::Gain => city_leader::Gain,
    Step::Power => city_leader::UsePower,
    Step::Move(leader) => movement::MoveTroop { leader },
    // D13 to D16.
    Step::Cards => BattleCard,
    Step::Axes(side) => PayAxe { side },
    Step::Bonus(side) => PayPrisoner { side },
    Step::City { leader, city } => central_city::ActivateCity { leader, city },
    // D17 to D20.
    Step::Sacrifice => sacrifice::Sacrifice,
    Step::Evolve { not, .. } => evolution::Evolve { not },
    Step::PassToken => revolution::PassFirstPlayer,
    Step::FinalBonus(_) => scoring::FinalBonus,
}

impl Yucatan {
    /// Whether the seat would have anything to choose at this step.
    pub(super) fn has_option(&self, seat: Seat, step: Step) -> bool {
        self.forced(seat, step) != Forced::Nothing
    }
}

impl Public {
    /// The seats that owe a decision now; none while a step runs by itself.
    pub fn deciders(&self) -> SeatSet {
        let fighter = |side| self.battle.map(|battle| battle[side].seat);
        match self.agenda.front() {
            Some(Step::Setup | Step::Sacrifice) => {
                self.seats().collect::<SeatSet>().without(self.pledged)
            }
            Some(Step::Cards) => {
                let both: SeatSet = Side::all().filter_map(fighter).collect();
                both.without(self.pledged)
            }
            Some(Step::Axes(side) | Step::Bonus(side)) => fighter(side).into_iter().collect(),
            Some(Step::Evolve { seat, .. } | Step::FinalBonus(seat)) => SeatSet::one(seat),
            Some(
                Step::Choose
                | Step::Build(_)
                | Step::Acquire(_)
                | Step::Reinforce { .. }
                | Step::Link { .. }
                | Step::Prolong { .. }
                | Step::Gain
                | Step::Power
                | Step::Move(_)
                | Step::City { .. }
                | Step::PassToken,
            ) => SeatSet::one(self.active),
            Some(
                Step::StartRound
                | Step::StartTurn
                | Step::EndTurn
                | Step::Confront
                | Step::Capture
                | Step::Enter { .. }
                | Step::Revolution
                | Step::Finish,
            )
            | None => SeatSet::EMPTY,
        }
    }

    /// Whether this seat owes a decision now.
    pub fn must_act(&self, seat: Seat) -> bool {
        self.deciders().contains(seat)
    }
}

/// Decisions perform only what they offered: [`patolli_core::play`] checks actions from outside.
pub(super) fn not_offered(action: Action) -> ! {
    unreachable!("{action:?} is not offered here")
}
