//! Producing (A 6.4).

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// PR-2: the Produce Market lets the player choose the colour.
#[derive(Clone, Copy)]
pub(crate) struct ChooseProduce {
    pub route: Route,
}

impl Decision<Ahau> for ChooseProduce {
    fn offer(self, game: &Ahau, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Gain, game.producible(self.route));
    }

    fn refuse(self, game: &Ahau, _: Seat, action: Action) -> Option<Reason> {
        let Action::Gain(colour) = action else { return Some(Reason::AnotherDecision) };
        (!game.producible(self.route).contains(colour)).then_some(Reason::BankEmpty(colour))
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Gain(colour) = action else { not_offered(action) };
        game.public.agenda.done();
        game.produce_colour(seat, self.route, colour, host);
    }
}

impl Public {
    /// PR-1: site tiles next to the city of this turn; with the Merchant any.
    pub fn sites_in_reach(&self, seat: Seat) -> Set<Route> {
        match self.turn.city {
            Some(_) if self.has_role(seat, Role::Merchant) => self.open_sites(),
            Some(city) => self.open_sites().and(self.map().roads(city)),
            None => Set::EMPTY,
        }
    }
    /// PR-2, PR-3: the cubes that producing at a route would yield, the Favour of the Gods included.
    pub fn yields(&self, seat: Seat, route: Route) -> u8 {
        let workers: u8 =
            self.map().route(route).ends.iter().map(|city| self.weight(seat, *city)).sum();
        workers + self.power(seat, Building::FavourOfTheGods)
    }
}

impl Public {
    pub(crate) fn refuse_produce(&self, seat: Seat, route: Route) -> Option<Reason> {
        if self.sites[route].is_none() {
            return Some(self.no_site(route));
        }
        (!self.sites_in_reach(seat).contains(route)).then_some(Reason::SiteOutOfReach(route))
    }

    pub(crate) fn no_site(&self, route: Route) -> Reason {
        match route.index() < self.map().n_routes {
            true => Reason::NoSiteThere(route),
            false => Reason::NoSuchRoute(route),
        }
    }
}

impl Ahau {
    /// PR-2: the Produce Market lets the colour be chosen.
    pub(crate) fn produce(&mut self, seat: Seat, route: Route, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        if self.public.works(seat, Building::ProduceMarket) {
            self.public.agenda.now([Step::ProduceColour(route)]);
        } else {
            let colour = self.public.sites[route].expect("a site tile lies there");
            self.produce_colour(seat, route, colour, host);
        }
    }

    /// RUL-57: one colour for all: that of the site, or another that the bank holds.
    fn producible(&self, route: Route) -> Colours {
        let mut colours = self.public.bank.kinds();
        self.public.sites[route].iter().for_each(|colour| colours.insert(*colour));
        colours
    }

    /// PR-4, PR-5.
    pub(crate) fn produce_colour(
        &mut self,
        seat: Seat,
        route: Route,
        colour: Colour,
        host: &mut impl Host<Event>,
    ) {
        let amount = self.public.yields(seat, route);
        self.deplete(route, host);
        self.gain(seat, Stock::of(colour, amount), Source::Produce(route), host);
        if self.public.has_role(seat, Role::Merchant) {
            let (left, by) = (self.public.kit.roles.merchant_cubes, Source::Role(Role::Merchant));
            self.gain_any(seat, left, by);
        }
    }

    /// A site tile goes to the next calendar space; KC-1 A: the one of the player count ends the
    /// K'atun.
    pub(crate) fn deplete(&mut self, route: Route, host: &mut impl Host<Event>) -> Colour {
        let public = &mut self.public;
        let colour = public.sites[route].take().expect("a site tile lies there");
        public.calendar.push(colour);
        host.hear(|| Event::Depleted { route, colour });
        if public.calendar.len() == public.kit.calendar(public.n()) {
            public.celebrating = true;
            host.hear(|| Event::KatunEnds);
        }
        colour
    }
}
