//! Activating a Central City (Y 5.8).

use crate::model::*;
use patolli_core::{Host, Seat};

impl Public {
    /// CIT-1, CIT-3 to CIT-5: whether the action can be carried out.
    fn can_do(&self, seat: Seat, leader: Leader, effect: CityEffect) -> bool {
        match effect {
            CityEffect::Build(cost) => self.can_build(seat, cost),
            CityEffect::Ability(cost) => self.can_acquire(seat, cost),
            CityEffect::Summon(cost) => self.can_link(seat, cost),
            CityEffect::Reinforce(up_to) => self.can_reinforce(seat, up_to, Some(leader)),
            CityEffect::Gain { goods, prisoners, cards } => {
                !goods.is_nothing()
                    || (prisoners > 0 && self.supply > 0)
                    || (cards > 0 && self.deck > 0)
            }
        }
    }

    pub(crate) fn city_actions(
        &self,
        seat: Seat,
        leader: Leader,
        city: City,
    ) -> impl Iterator<Item = Action> + '_ {
        let open = move |action: &CityAction| {
            self.can_do(seat, leader, self.kit.city_action(*action).effect)
        };
        self.kit.actions_of(city, self.round).filter(open).map(Action::CityAction)
    }

    pub(crate) fn refuse_city(
        &self,
        seat: Seat,
        (leader, city): (Leader, City),
        action: CityAction,
    ) -> Option<Reason> {
        let row = self.kit.city_action(action);
        if row.city != city {
            return Some(Reason::OtherCity(action));
        }
        if row.round > self.round {
            return Some(Reason::NotYet(row.round));
        }
        (!self.can_do(seat, leader, row.effect)).then_some(Reason::ActionIdle(action))
    }
}

impl Yucatan {
    /// CIT-2: first what a Summoning of the Troop brings.
    pub(crate) fn enter(&mut self, leader: Leader, city: City, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        if let Some(link) = self.public.players[seat][leader].link {
            let tribute = self.public.kit.summoning(link.summoning).tribute;
            self.gain(seat, tribute, Source::Summoning(link.summoning), host);
        }
        self.public.agenda.now([Step::City { leader, city }]);
    }

    pub(crate) fn city_action(
        &mut self,
        seat: Seat,
        leader: Leader,
        action: CityAction,
        host: &mut impl Host<Event>,
    ) {
        self.public.agenda.done();
        let row = *self.public.kit.city_action(action);
        host.hear(|| Event::CityActivated { seat, city: row.city, action });
        let agenda = &mut self.public.agenda;
        match row.effect {
            CityEffect::Build(cost) => agenda.now([Step::Build(cost)]),
            CityEffect::Ability(cost) => agenda.now([Step::Acquire(cost)]),
            CityEffect::Summon(cost) => agenda.now([Step::Link { cost, temple: false }]),
            CityEffect::Reinforce(up_to) => {
                agenda.now([Step::Reinforce { up_to, only: Some(leader) }]);
            }
            CityEffect::Gain { goods, prisoners, cards } => {
                let by = Source::CityAction(action);
                self.imprison(seat, prisoners, by, host);
                self.gain(seat, goods, by, host);
                self.draw_cards(seat, cards, by, host);
            }
        }
    }
}
