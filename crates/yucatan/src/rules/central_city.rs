//! Activating a Central City (Y 5.8).

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Host, Menu, Seat};

/// D16: which action of the city to carry out (Y 3.12).
#[derive(Clone, Copy)]
pub(super) struct ActivateCity {
    /// The Troop that activates the city.
    pub leader: Leader,
    pub city: City,
}

impl Decision<Yucatan> for ActivateCity {
    /// CIT-1.
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        let actions = game.public.kit.actions_of(self.city, game.public.round);
        let open = actions.filter(|action| self.can_do(game, seat, *action));
        menu.add_all(open.map(Action::CityAction));
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::CityAction(action) = action else { return Some(Reason::AnotherDecision) };
        let row = game.public.kit.city_action(action);
        if row.city != self.city {
            return Some(Reason::OtherCity(action));
        }
        if row.round > game.public.round {
            return Some(Reason::NotYet(row.round));
        }
        (!self.can_do(game, seat, action)).then_some(Reason::ActionIdle(action))
    }

    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::CityAction(action) = action else { not_offered(action) };
        game.public.agenda.done();
        let row = *game.public.kit.city_action(action);
        host.hear(|| Event::CityActivated { seat, city: row.city, action });
        if let Some(work) = self.work_of(row.effect) {
            return game.public.agenda.now([work]);
        }
        // CIT-5: as much as there is.
        if let CityEffect::Gain { goods, prisoners, cards } = row.effect {
            let by = Source::CityAction(action);
            game.imprison(seat, prisoners, by, host);
            game.gain(seat, goods, by, host);
            game.draw_cards(seat, cards, by, host);
        }
    }
}

impl ActivateCity {
    /// CIT-3, CIT-4, Q59: what a Building would do, at the price of the action (Y 6.6); `None` for
    /// a plain gain.
    fn work_of(self, effect: CityEffect) -> Option<Step> {
        Some(match effect {
            CityEffect::Build(cost) => Step::Build(cost),
            CityEffect::Ability(cost) => Step::Acquire(cost),
            CityEffect::Summon(cost) => Step::Link { cost, temple: false },
            CityEffect::Reinforce(up_to) => Step::Reinforce { up_to, only: Some(self.leader) },
            CityEffect::Gain { .. } => return None,
        })
    }

    /// CIT-1, CIT-5: whether an action can be carried out, at least in part.
    fn can_do(self, game: &Yucatan, seat: Seat, action: CityAction) -> bool {
        match game.public.kit.city_action(action).effect {
            CityEffect::Gain { goods, prisoners, cards } => {
                !goods.is_nothing()
                    || (prisoners > 0 && game.public.supply > 0)
                    || (cards > 0 && game.public.deck > 0)
            }
            effect => self.work_of(effect).is_some_and(|work| game.has_option(seat, work)),
        }
    }
}

impl Yucatan {
    /// CIT-2: the tribute of a Summoning linked to the Troop comes before the choice of an action.
    pub(super) fn enter(&mut self, leader: Leader, city: City, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        if let Some(link) = self.public.players[seat][leader].link {
            let tribute = self.public.kit.summoning(link.summoning).tribute;
            self.gain(seat, tribute, Source::Summoning(link.summoning), host);
        }
        self.public.agenda.now([Step::City { leader, city }]);
    }
}
