//! The war track (RW-WAR).

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// On the top the player chooses the reward of a lower space.
#[derive(Clone, Copy)]
pub(crate) struct ChooseWarReward;

impl Decision<Ahau> for ChooseWarReward {
    fn offer(self, _: &Ahau, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::WarReward, Set::full());
    }

    fn refuse(self, _: &Ahau, _: Seat, action: Action) -> Option<Reason> {
        (!matches!(action, Action::WarReward(_))).then_some(Reason::AnotherDecision)
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::WarReward(step) = action else { not_offered(action) };
        game.public.agenda.done();
        let reward = game.public.kit.war_track[step.index()];
        game.reward(seat, reward, Source::War, host);
    }
}

impl Ahau {
    /// RW-WAR: one space up; from the top the player chooses the reward of a lower space.
    pub(crate) fn advance(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let war = &mut self.public.players[seat].war;
        if *war == WAR_TOP {
            return match self.public.is_pakal(seat) {
                true => self.pakal_on_top(host),
                false => self.public.agenda.now([Step::WarReward(seat)]),
            };
        }
        *war += 1;
        let space = *war;
        self.public.war_order.arrive(seat);
        host.hear(|| Event::Advanced { seat, space });
        let reward = self.public.kit.war_track[usize::from(space) - 1];
        self.reward(seat, reward, Source::War, host);
    }
}
