//! Workers (A 6.1): placing them (AC-3), laying them down (WK-3), and which of them may move.

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Host, Menu, Seat, Set};

/// AC-3: a worker goes to a city around the Ruler's region.
#[derive(Clone, Copy)]
pub(crate) struct PlaceWorker;

impl Decision<Ahau> for PlaceWorker {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Place, game.public.cities_in_reach(seat));
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Place(city) = action else { return Some(Reason::AnotherDecision) };
        let near = game.public.cities_in_reach(seat).contains(city);
        (!near).then_some(Reason::CityOutOfReach(city))
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Place(city) = action else { not_offered(action) };
        game.public.agenda.done();
        game.place_worker(seat, city, host);
    }
}

/// WK-3: a standing worker is laid down.
#[derive(Clone, Copy)]
pub(crate) struct LayDownWorker;

impl Decision<Ahau> for LayDownWorker {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::LayDown, game.public.players[seat].standing_in());
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        let Action::LayDown(city) = action else { return Some(Reason::AnotherDecision) };
        let none = game.public.players[seat].standing[city] == 0;
        none.then_some(Reason::NoStandingWorker(city))
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::LayDown(city) = action else { not_offered(action) };
        game.public.agenda.done();
        game.lay_down(seat, city, host);
    }
}

impl Public {
    /// AC-3: cities around the Ruler's region.
    pub fn cities_in_reach(&self, seat: Seat) -> Set<City> {
        self.players[seat].ruler.map_or(Set::EMPTY, |region| self.map().cities(region))
    }
    /// The player's workers of this posture that may be moved or removed: not the piece placed this
    /// turn (GJ-1, GF-1).
    pub fn movable(&self, seat: Seat, city: City, posture: Posture) -> u8 {
        let kept = u8::from(self.placed_piece(seat) == Some((city, posture)));
        self.players[seat].workers(city, posture).saturating_sub(kept)
    }
    /// Cities with such workers.
    pub(crate) fn movable_in(&self, seat: Seat, posture: Posture) -> Set<City> {
        let player = &self.players[seat];
        let mut cities = match posture {
            Posture::Standing => player.standing_in(),
            Posture::Lying => player.lying_in(),
        };
        if let Some((city, placed)) = self.placed_piece(seat)
            && placed == posture
            && player.workers(city, posture) <= 1
        {
            cities.remove(city);
        }
        cities
    }
    /// Cities with such workers of either posture.
    pub(crate) fn movable_cities(&self, seat: Seat) -> Set<City> {
        self.movable_in(seat, Posture::Standing).or(self.movable_in(seat, Posture::Lying))
    }
    pub(crate) fn has_movable(&self, seat: Seat) -> bool {
        !self.movable_cities(seat).is_empty()
    }
    /// The piece that the player placed this turn (AC-3).
    fn placed_piece(&self, seat: Seat) -> Option<(City, Posture)> {
        let posture = if self.turn.laid_down { Posture::Lying } else { Posture::Standing };
        self.turn.city.filter(|_| self.active == seat).map(|city| (city, posture))
    }
}

impl Ahau {
    /// AC-3; RUL-10: an empty stock ends the game, whatever comes back later.
    pub(crate) fn place_worker(&mut self, seat: Seat, city: City, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[seat];
        player.workers -= 1;
        player.standing[city] += 1;
        let empty = player.workers == 0;
        self.public.turn.city = Some(city);
        host.hear(|| Event::Placed { seat, city });
        if empty {
            self.public.celebrating = true;
            self.public.ending = true;
            host.hear(|| Event::LastWorker { seat });
        }
    }

    /// WK-3: an older piece before that of this turn.
    pub(crate) fn lay_down(&mut self, seat: Seat, city: City, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[seat];
        player.standing[city] -= 1;
        player.lying[city] += 1;
        let turn = &mut self.public.turn;
        if turn.city == Some(city) && !turn.laid_down && player.standing[city] == 0 {
            turn.laid_down = true;
        }
        host.hear(|| Event::LaidDown { seat, city });
    }

    /// GJ-1, GF-1: the player's own worker, but not that of this turn.
    pub(crate) fn refuse_worker(&self, seat: Seat, city: City, posture: Posture) -> Option<Reason> {
        if self.public.movable(seat, city, posture) > 0 {
            return None;
        }
        Some(match self.public.players[seat].workers(city, posture) {
            0 => Reason::NoWorkerThere(city),
            _ => Reason::PlacedThisTurn(city),
        })
    }
}
