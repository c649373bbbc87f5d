//! The catalogue of decisions (Y 5.2): each is sent to its chapter.

use crate::model::*;
use patolli_core::{ActionSet, Forced, Host, Seat};

impl Yucatan {
    /// What the seat may choose at this step.
    pub(crate) fn list(&self, seat: Seat, step: Step) -> ActionSet<Action> {
        let mut list = ActionSet::new();
        self.offer(seat, step, &mut list);
        list
    }

    /// Hands out what the seat may choose at this step: to a list, or to somebody who takes one.
    pub(crate) fn offer(&self, seat: Seat, step: Step, out: &mut impl Extend<Action>) {
        let public = &self.public;
        match step {
            Step::Setup => self.offer_setup(seat, out),
            Step::Choose => out.extend(self.elements(seat)),
            Step::Build(cost) => out.extend(public.builds(seat, cost)),
            Step::Acquire(cost) => out.extend(public.acquirable(seat, cost)),
            Step::Reinforce { up_to, only } => out.extend(public.reinforcements(seat, up_to, only)),
            Step::Link { cost, temple } => out.extend(public.temple_works(seat, cost, temple)),
            Step::Prolong { new } => out.extend(public.prolongations(seat, new)),
            Step::Gain => out.extend(public.gifts(seat)),
            Step::Power => public.offer_power(seat, out),
            Step::Move(leader) => out.extend(public.moves(seat, leader)),
            Step::Cards => out.extend(self.playable(seat).map(Action::Card)),
            Step::Axes(_) => out.extend([Action::PayAxes, Action::SaveAxes]),
            Step::Bonus(side) => out.extend(self.extras(side).iter().map(Action::Extra)),
            Step::City { leader, city } => out.extend(public.city_actions(seat, leader, city)),
            Step::Sacrifice => out.extend(self.sacrifices(seat)),
            Step::Evolve { not, .. } => out.extend(public.evolutions(seat, not)),
            Step::PassToken => out.extend(public.heirs()),
            Step::FinalBonus(_) => out.extend(public.final_bonuses(seat)),
            _ => {}
        }
    }

    /// Q65: whether a decision leaves anything to decide. Asked after every action, so options are
    /// only looked for until there are two.
    pub(crate) fn forced(&self, seat: Seat, step: Step) -> Forced<Action> {
        let public = &self.public;
        match step {
            Step::Choose => Forced::of(self.elements(seat)),
            Step::Build(cost) => Forced::of(public.builds(seat, cost)),
            Step::Acquire(cost) => Forced::of(public.acquirable(seat, cost)),
            Step::Reinforce { up_to, only } => Forced::of(public.reinforcements(seat, up_to, only)),
            Step::Link { cost, temple } => Forced::of(public.temple_works(seat, cost, temple)),
            Step::Prolong { new } => Forced::of(public.prolongations(seat, new)),
            Step::Power if !public.can_use_power(seat) => Forced::Nothing,
            Step::Move(leader) => Forced::of(public.moves(seat, leader)),
            Step::Axes(side) if public.saves_axes(side) => Forced::Nothing,
            Step::Bonus(side) if self.extras(side).len() == 1 => Forced::Nothing,
            Step::City { leader, city } => Forced::of(public.city_actions(seat, leader, city)),
            Step::Evolve { not, .. } => Forced::of(public.evolutions(seat, not)),
            Step::PassToken => Forced::of(public.heirs()),
            Step::FinalBonus(_) => Forced::of(public.final_bonuses(seat)),
            _ => Forced::No,
        }
    }

    /// Does what the seat chose; what follows is left to `run`.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        use Action as A;
        let step = self.public.agenda.front().expect("the game is not over");
        match (step, action) {
            (Step::Setup, _) => self.choose_setup(seat, action, host),
            (Step::Sacrifice, _) => self.choose_sacrifice(seat, action, host),
            (_, A::Activate(element)) => self.activate(seat, element, host),
            (Step::Build(cost), A::Build(building, level)) => {
                self.build(seat, cost, building, level, host);
            }
            (Step::Acquire(cost), A::Acquire(ability, leader, slot)) => {
                self.acquire(seat, cost, (ability, leader, slot), host);
            }
            (Step::Reinforce { only, .. }, A::Reinforce(leader, units)) => {
                self.public.agenda.done();
                let by = only.map_or(Source::Barracks, |_| Source::CentralCity);
                self.reinforce(seat, leader, units.get(), by, host);
            }
            (Step::Link { cost, temple }, A::Link(summoning, leader, rounds)) => {
                self.link(seat, (cost, temple), (summoning, leader, rounds), host);
            }
            (_, A::NoLink) => self.public.agenda.instead(Step::Prolong { new: None }),
            (_, A::Prolong(leader, rounds)) => self.prolong(seat, leader, rounds, host),
            (_, A::NoProlong | A::SaveAxes) => self.public.agenda.done(),
            (_, A::Gain(gift)) => self.take_gift(seat, gift, host),
            (_, A::UsePower) => self.use_power(seat, host),
            (_, A::Levy(first, second)) => self.levy(seat, first, second, host),
            (_, A::NoPower) => {
                self.public.agenda.done();
                host.hear(|| Event::Declined { seat });
            }
            (Step::Move(leader), A::Stay) => self.stay(seat, leader, host),
            (Step::Move(leader), A::Move(to)) => self.move_troop(seat, leader, to, host),
            (_, A::Card(card)) => self.choose_card(seat, card, host),
            (Step::Axes(side), A::PayAxes) => self.pay_axes(side, host),
            (Step::Bonus(side), A::Extra(extra)) => self.buy_extra(side, extra, host),
            (Step::City { leader, .. }, A::CityAction(action)) => {
                self.city_action(seat, leader, action, host);
            }
            (Step::Evolve { not, .. }, A::Evolve(column)) => self.evolve(seat, not, column, host),
            (_, A::PassToken(to)) => self.pass_token(to, host),
            (_, A::FinalBonus(column)) => self.take_bonus(seat, column, host),
            (step, action) => unreachable!("{action:?} is no answer to {step:?}"),
        }
    }

    /// Why the seat may not choose this action at this step.
    pub(crate) fn refuse(&self, seat: Seat, step: Step, action: Action) -> Option<Reason> {
        use Action as A;
        let public = &self.public;
        match (step, action) {
            (Step::Setup, _) => self.refuse_setup(seat, action),
            (Step::Sacrifice, _) => self.refuse_sacrifice(seat, action),
            (Step::Choose, A::Activate(element)) => self.refuse_element(seat, element),
            (Step::Build(cost), A::Build(building, level)) => {
                public.refuse_build(seat, cost, building, level)
            }
            (Step::Acquire(cost), A::Acquire(ability, leader, slot)) => {
                public.refuse_acquire(seat, cost, (ability, leader, slot))
            }
            (Step::Reinforce { up_to, only }, A::Reinforce(leader, units)) => {
                public.refuse_reinforce(seat, (up_to, only), (leader, units))
            }
            (Step::Link { cost, .. }, A::Link(summoning, leader, rounds)) => {
                public.refuse_link(seat, cost, (summoning, leader, rounds))
            }
            (Step::Link { temple, .. }, A::NoLink) => {
                (!temple || !public.can_prolong(seat, None)).then_some(Reason::MustLink)
            }
            (Step::Prolong { new }, A::Prolong(leader, rounds)) => {
                public.refuse_prolong(seat, new, (leader, rounds))
            }
            (Step::Prolong { new }, A::NoProlong) => new.is_none().then_some(Reason::MustProlong),
            (Step::Gain, A::Gain(gift)) => public.refuse_gift(seat, gift),
            (Step::Power, A::UsePower) => public.refuse_power(seat),
            (Step::Power, A::Levy(first, second)) => public.refuse_levy(seat, first, second),
            (Step::Move(leader), A::Move(to)) => public.refuse_move(seat, leader, to),
            (Step::Cards, A::Card(card)) => self.refuse_card(seat, card),
            (Step::Bonus(side), A::Extra(extra)) => self.refuse_extra(side, extra),
            (Step::City { leader, city }, A::CityAction(action)) => {
                public.refuse_city(seat, (leader, city), action)
            }
            (Step::Evolve { not, .. }, A::Evolve(column)) => {
                public.refuse_evolve(seat, not, column)
            }
            (Step::PassToken, A::PassToken(to)) => self.refuse_token(to),
            (Step::FinalBonus(_), A::FinalBonus(column)) => public.refuse_bonus(seat, column),
            (Step::Power, A::NoPower)
            | (Step::Move(_), A::Stay)
            | (Step::Axes(_), A::PayAxes | A::SaveAxes) => None,
            _ => Some(Reason::AnotherDecision),
        }
    }
}
