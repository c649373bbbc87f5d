//! Producing (A 6.4) and cubes (A 5.4).

use crate::model::*;
use patolli_core::{Dense, Host, Seat, Set};

impl Public {
    /// PR-1: site tiles next to the city of this turn; with the Merchant any.
    pub fn sites_in_reach(&self, seat: Seat) -> Set<Route> {
        match self.turn.city {
            Some(_) if self.has_role(seat, Role::Merchant) => self.open_sites(),
            Some(city) => {
                let open = |route: &Route| self.sites[route.index()].is_some();
                self.map().roads(city).iter().filter(open).collect()
            }
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

impl Ahau {
    pub(crate) fn refuse_produce(&self, seat: Seat, route: Route) -> Option<Reason> {
        if self.public.sites[route.index()].is_none() {
            return Some(self.no_site(route));
        }
        let near = self.public.sites_in_reach(seat).contains(route);
        (!near).then_some(Reason::SiteOutOfReach(route))
    }

    /// PR-2: the Produce Market lets the colour be chosen.
    pub(crate) fn produce(&mut self, seat: Seat, route: Route, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        if self.public.works(seat, Building::ProduceMarket) {
            self.public.agenda.now([Step::ProduceColour(route)]);
        } else {
            let colour = self.public.sites[route.index()].expect("a site tile lies there");
            self.produce_colour(seat, route, colour, host);
        }
    }

    /// RUL-57: one colour for all. A colour that the bank lacks helps nobody.
    pub(crate) fn producible(&self, route: Route) -> Colours {
        let mut colours = self.public.bank.kinds();
        self.public.sites[route.index()].iter().for_each(|colour| colours.insert(*colour));
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
        let colour = public.sites[route.index()].take().expect("a site tile lies there");
        public.calendar.push(colour);
        host.hear(|| Event::Depleted { route, colour });
        if public.calendar.len() == public.kit.calendar(public.n()) {
            public.celebrating = true;
            host.hear(|| Event::KatunEnds);
        }
        colour
    }

    /// A 5.4: only what the bank holds.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        wanted: Stock,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        let public = &mut self.public;
        let gain = public.bank.common(wanted);
        public.bank = public.bank.minus(gain);
        public.players[seat].stock = public.players[seat].stock.plus(gain);
        host.hear(|| Event::Gained { seat, gain, by });
    }

    /// Cubes of one's choice, one by one.
    pub(crate) fn gain_any(&mut self, seat: Seat, left: u8, by: Source) {
        if left > 0 {
            self.public.agenda.now([Step::Gain { seat, left, by }]);
        }
    }

    pub(crate) fn take_cube(&mut self, colour: Colour, host: &mut impl Host<Event>) {
        let Some(Step::Gain { seat, left, by }) = self.public.agenda.front() else {
            unreachable!("no cube is to be gained")
        };
        self.public.agenda.done();
        self.gain_any(seat, left - 1, by);
        self.gain(seat, Stock::of(colour, 1), by, host);
    }
}
