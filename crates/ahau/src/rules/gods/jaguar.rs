//! The Jaguar God (GJ): workers walk over routes.

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat};

/// GJ-1: one step after the other.
#[derive(Clone, Copy)]
pub(crate) struct JaguarGod {
    pub left: u8,
}

impl Decision<Ahau> for JaguarGod {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add(Action::Stop);
        let map = game.public.map();
        for posture in Posture::all() {
            for city in game.public.movable_in(seat, posture) {
                let ways = map.roads(city).iter().map(|route| map.way_from(city, route));
                menu.add_all(ways.map(|way| Action::Walk(way, posture)));
                if menu.is_settled() {
                    return;
                }
            }
        }
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        let map = game.public.map();
        match action {
            Action::Walk(way, _) if way.route().index() >= map.n_routes => {
                Some(Reason::NoSuchRoute(way.route()))
            }
            Action::Walk(way, posture) => game.refuse_worker(seat, map.ends(way).0, posture),
            Action::Stop => None,
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::Walk(way, posture) => {
                game.use_strength(self.left, |left| Step::Jaguar { left });
                game.walk(seat, way, posture, host);
            }
            Action::Stop => game.public.agenda.done(),
            other => not_offered(other),
        }
    }
}

impl Ahau {
    /// GJ-4: a laid-down worker stays so.
    pub(crate) fn walk(
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
        workers[from] -= 1;
        workers[to] += 1;
        host.hear(|| Event::Walked { seat, from, to, posture });
        let fame = self.public.walk_scores(way.route()).into();
        self.score(seat, fame, Source::God(God::Jaguar), host);
    }
}

impl Public {
    /// GJ-2, GJ-3: what a step over this route scores for the summon that runs.
    pub fn walk_scores(&self, route: Route) -> u8 {
        let Summon { colours, joker, .. } = self.summon;
        let matches = |colour: Colour| joker || colours.contains(colour);
        match self.sites[route].is_some_and(matches) {
            true => self.kit.points.jaguar_step,
            false => 0,
        }
    }
}
