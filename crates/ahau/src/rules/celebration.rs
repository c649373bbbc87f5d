//! K'atun Celebrations (A 7.1).

use crate::model::streams::SITE_TILES;
use crate::model::*;
use patolli_core::{Dense, Host, Set};

impl Ahau {
    /// KC-2 to KC-6. Returns whether the game is over (EN-2); then nothing is laid out again.
    pub(crate) fn celebrate(&mut self, host: &mut impl Host<Event>) -> bool {
        self.public.katun += 1;
        let katun = self.public.katun;
        host.hear(|| Event::Celebration { katun });
        self.pay_temples(host);
        self.pay_cities(host);
        let over = self.public.ending || katun >= self.public.kit.supply.katuns;
        if !over {
            self.public.renew_sites(host);
            self.public.clear_temples();
        }
        over
    }

    /// KC-3: from left to right, players from the starting player.
    fn pay_temples(&mut self, host: &mut impl Host<Event>) {
        for god in God::all() {
            for seat in self.public.seats_from(self.public.first) {
                if self.public.marker(seat, god).is_some() {
                    let fame = self.public.temple_pays(seat, god).into();
                    self.score(seat, fame, Source::Celebration(god), host);
                }
            }
        }
    }

    /// KC-4: in the order of the cities, players from the starting player.
    fn pay_cities(&mut self, host: &mut impl Host<Event>) {
        for city in City::all() {
            let leaders = self.public.leaders_in(city);
            let seats = self.public.seats_from(self.public.first);
            for seat in seats.filter(|seat| leaders.contains(*seat)) {
                let fame = self.public.city_pays_leader(seat, leaders).into();
                self.score(seat, fame, Source::City(city), host);
            }
        }
    }
}

impl Public {
    /// KC-5: the calendar and the tile set aside are dealt onto the empty circles.
    fn renew_sites(&mut self, host: &mut impl Host<Event>) {
        let calendar = std::mem::take(&mut self.calendar);
        let tiles = calendar.iter().chain(self.set_aside.take());
        let mut tiles: Stock = tiles.map(|colour| (colour, 1)).collect();
        self.deal_sites(&mut tiles, host);
    }

    /// One tile on each empty circle, in the order of routes; one left over is set aside (SU-3).
    pub(crate) fn deal_sites(&mut self, tiles: &mut Stock, host: &mut impl Host<Event>) {
        for route in self.map().all_routes() {
            if self.sites[route].is_none() {
                let colour = host.draw_one(SITE_TILES, tiles);
                self.sites[route] = Some(colour);
                host.hear(|| Event::NewSite { route, colour });
            }
        }
        self.set_aside = tiles.iter().next().map(|(colour, _)| colour);
    }

    /// KC-6, A 8.6: setup markers go as well.
    fn clear_temples(&mut self) {
        self.temples = ByGod::default();
        if let Some(pakal) = &mut self.pakal {
            pakal.setup_markers = Set::EMPTY;
        }
    }
}
