//! The Rain God (GR): a site of a used colour is depleted.

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

#[derive(Clone, Copy)]
pub(crate) struct RainGod;

impl Decision<Ahau> for RainGod {
    fn offer(self, game: &Ahau, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Rain, game.public.sites_of_the_rain());
    }

    /// GR-1.
    fn refuse(self, game: &Ahau, _: Seat, action: Action) -> Option<Reason> {
        let Action::Rain(route) = action else { return Some(Reason::AnotherDecision) };
        let Some(colour) = game.public.sites[route] else {
            return Some(game.public.no_site(route));
        };
        let used = game.public.summon.colours.contains(colour);
        (!used).then_some(Reason::ColourNotUsed(colour))
    }

    /// GR-2; GR-3: no building helps.
    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Rain(route) = action else { not_offered(action) };
        game.public.agenda.done();
        let colour = game.deplete(route, host);
        let gain = Stock::of(colour, game.public.summon.strength);
        game.gain(seat, gain, Source::God(God::Rain), host);
    }
}

impl Public {
    /// GR-1: routes with a site of a used colour.
    pub(crate) fn sites_of_the_rain(&self) -> Set<Route> {
        let used = |site: Option<Colour>| site.is_some_and(|c| self.summon.colours.contains(c));
        Route::all().filter(|route| used(self.sites[*route])).collect()
    }
}
