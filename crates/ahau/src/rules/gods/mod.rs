//! What the five gods do (A 6.3).

use crate::model::*;
use patolli_core::{ActionSet, Dense, Host, Seat, Set};

// The Chief God.
impl Ahau {
    pub(crate) fn chief_options(&self) -> impl Iterator<Item = Action> + '_ {
        let fits = |square: &Square| self.refuse_chief(*square).is_none();
        let draw = self.public.has_tiles_to_draw().then_some(Action::Draw);
        let tiles = Square::all().filter(fits).map(Action::Take);
        tiles.chain(draw).chain([Action::Stop])
    }

    /// GC-2: a used colour, or a wild tile; colours may repeat (RUL-23).
    pub(crate) fn refuse_chief(&self, square: Square) -> Option<Reason> {
        let Some(tile) = self.public.squares[square.index()] else {
            return Some(Reason::NoTileThere(square));
        };
        let colour = tile.colour()?;
        let used = self.public.summon.colours.contains(colour);
        (!used).then_some(Reason::ColourNotUsed(colour))
    }

    /// GC-1: one after the other.
    pub(crate) fn chief_takes(&mut self, seat: Seat, square: Square, host: &mut impl Host<Event>) {
        self.count_down();
        self.take_tile(seat, square, host);
    }

    /// GC-3.
    pub(crate) fn chief_draws(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        self.count_down();
        self.draw_tile(seat, Source::God(God::Chief), host);
    }

    /// One unit of the strength is used.
    fn count_down(&mut self) {
        let next = match self.public.agenda.front() {
            Some(Step::Chief { left }) if left > 1 => Some(Step::Chief { left: left - 1 }),
            Some(Step::Jaguar { left }) if left > 1 => Some(Step::Jaguar { left: left - 1 }),
            Some(Step::Sun { left }) if left > 1 => Some(Step::Sun { left: left - 1 }),
            _ => None,
        };
        self.public.agenda.done();
        if let Some(step) = next {
            self.public.agenda.now([step]);
        }
    }
}

// The Rain God.
impl Ahau {
    pub(crate) fn rains(&self) -> impl Iterator<Item = Action> + '_ {
        let fits = |route: &Route| self.refuse_rain(*route).is_none();
        self.public.map().all_routes().filter(fits).map(Action::Rain)
    }

    /// GR-1.
    pub(crate) fn refuse_rain(&self, route: Route) -> Option<Reason> {
        let Some(colour) = self.public.sites[route.index()] else {
            return Some(self.no_site(route));
        };
        let used = self.public.summon.colours.contains(colour);
        (!used).then_some(Reason::ColourNotUsed(colour))
    }

    pub(crate) fn no_site(&self, route: Route) -> Reason {
        match route.index() < self.public.map().n_routes {
            true => Reason::NoSiteThere(route),
            false => Reason::NoSuchRoute(route),
        }
    }

    /// GR-2; GR-3: no building helps.
    pub(crate) fn rain(&mut self, seat: Seat, route: Route, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        let colour = self.deplete(route, host);
        let gain = Stock::of(colour, self.public.summon.strength);
        self.gain(seat, gain, Source::God(God::Rain), host);
    }
}

// The Jaguar God.
impl Ahau {
    pub(crate) fn offer_walks(&self, seat: Seat, out: &mut ActionSet<Action>) {
        let map = self.public.map();
        for (city, posture) in self.public.movables(seat) {
            let ways = map.roads(city).iter().map(|route| map.way_from(city, route));
            out.extend(ways.map(|way| Action::Walk(way, posture)));
        }
        out.insert(Action::Stop);
    }

    pub(crate) fn refuse_walk(&self, seat: Seat, way: Way, posture: Posture) -> Option<Reason> {
        let map = self.public.map();
        if way.route().index() >= map.n_routes {
            return Some(Reason::NoSuchRoute(way.route()));
        }
        self.refuse_worker(seat, map.ends(way).0, posture)
    }

    /// GJ-1, GF-1: an own worker, but not that of this turn.
    fn refuse_worker(&self, seat: Seat, city: City, posture: Posture) -> Option<Reason> {
        if self.public.movable(seat, city, posture) > 0 {
            return None;
        }
        Some(match self.public.players[seat].workers(city, posture) {
            0 => Reason::NoWorkerThere(city),
            _ => Reason::PlacedThisTurn(city),
        })
    }

    /// GJ-1; GJ-4: a laid-down worker stays so.
    pub(crate) fn walk(
        &mut self,
        seat: Seat,
        way: Way,
        posture: Posture,
        host: &mut impl Host<Event>,
    ) {
        self.count_down();
        self.walk_step(seat, way, posture, host);
    }

    pub(crate) fn walk_step(
        &mut self,
        seat: Seat,
        way: Way,
        posture: Posture,
        host: &mut impl Host<Event>,
    ) {
        let (from, to) = self.public.map().ends(way);
        let player = &mut self.public.players[seat];
        let workers = match posture {
            Posture::Standing => &mut player.standing,
            Posture::Lying => &mut player.lying,
        };
        workers[from.index()] -= 1;
        workers[to.index()] += 1;
        host.hear(|| Event::Walked { seat, from, to, posture });
        let fame = self.public.walk_scores(way.route()).into();
        self.score(seat, fame, Source::God(God::Jaguar), host);
    }
}

// The Sun God.
impl Ahau {
    /// GS-1.
    pub(crate) fn score_sun(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let colours = self.public.summon.colours.len() as i16;
        let each = i16::from(self.public.kit.points.sun_colour);
        self.score(seat, colours * each, Source::God(God::Sun), host);
    }

    pub(crate) fn refuse_take_back(&self, seat: Seat, card: Card) -> Option<Reason> {
        let there = self.public.players[seat].to_take_back().contains(card);
        (!there).then_some(Reason::NotToTakeBack(card))
    }

    /// GS-2.
    pub(crate) fn sun_takes_back(&mut self, seat: Seat, card: Card, host: &mut impl Host<Event>) {
        self.count_down();
        self.take_back(seat, card, host);
    }
}

// The Feathered Serpent.
impl Ahau {
    pub(crate) fn serpent_options(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        self.public.movables(seat).flat_map(|(city, posture)| {
            let up = (posture == Posture::Lying).then_some(Action::StandUp(city));
            [Action::Remove(city, posture)].into_iter().chain(up)
        })
    }

    pub(crate) fn refuse_serpent(
        &self,
        seat: Seat,
        city: City,
        posture: Posture,
    ) -> Option<Reason> {
        self.refuse_worker(seat, city, posture)
    }

    /// GF-2: the piece goes back to the stock.
    pub(crate) fn remove_worker(
        &mut self,
        seat: Seat,
        city: City,
        posture: Posture,
        host: &mut impl Host<Event>,
    ) {
        let player = &mut self.public.players[seat];
        match posture {
            Posture::Standing => player.standing[city.index()] -= 1,
            Posture::Lying => player.lying[city.index()] -= 1,
        }
        player.workers += 1;
        host.hear(|| Event::Removed { seat, city, posture });
    }

    /// WK-4: it stays, and counts one from now on.
    pub(crate) fn stand_up(&mut self, seat: Seat, city: City, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[seat];
        player.lying[city.index()] -= 1;
        player.standing[city.index()] += 1;
        host.hear(|| Event::StoodUp { seat, city });
    }

    /// GF-3.
    pub(crate) fn score_serpent(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let Summon { strength, colours, .. } = self.public.summon;
        let points = &self.public.kit.points;
        let for_strength = i16::from(strength) * i16::from(points.serpent_strength);
        let for_colours = colours.len() as i16 * i16::from(points.serpent_colour);
        self.score(seat, for_strength + for_colours, Source::God(God::Serpent), host);
    }
}

impl Public {
    /// GJ-2, GJ-3: what a step over this route scores for the summon that runs.
    pub fn walk_scores(&self, route: Route) -> u8 {
        let Summon { colours, joker, .. } = self.summon;
        let matches = |colour: Colour| joker || colours.contains(colour);
        match self.sites[route.index()].is_some_and(matches) {
            true => self.kit.points.jaguar_step,
            false => 0,
        }
    }
}

impl Player {
    /// GS-2: the own discard pile and the cards played this round.
    pub fn to_take_back(&self) -> Cards {
        let played = self.played.map_or(Set::EMPTY, |(l, r)| [l, r].into_iter().collect());
        self.discard.or(played.without(self.taken_back))
    }
}
