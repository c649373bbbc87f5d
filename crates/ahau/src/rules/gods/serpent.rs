//! The Feathered Serpent (GF): a worker leaves or stands up, for Fame.

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Host, Menu, Seat};

#[derive(Clone, Copy)]
pub(crate) struct FeatheredSerpent;

impl Decision<Ahau> for FeatheredSerpent {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        let lying = game.public.movable_in(seat, Posture::Lying);
        menu.add_each(Action::StandUp, lying);
        let standing = game.public.movable_in(seat, Posture::Standing);
        menu.add_all(standing.iter().map(|city| Action::Remove(city, Posture::Standing)));
        menu.add_all(lying.iter().map(|city| Action::Remove(city, Posture::Lying)));
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Remove(city, posture) => game.refuse_worker(seat, city, posture),
            Action::StandUp(city) => game.refuse_worker(seat, city, Posture::Lying),
            _ => Some(Reason::AnotherDecision),
        }
    }

    /// GF-2, GF-3.
    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        game.public.agenda.done();
        match action {
            Action::Remove(city, posture) => game.remove_worker(seat, city, posture, host),
            Action::StandUp(city) => game.stand_up(seat, city, host),
            other => not_offered(other),
        }
        game.score_serpent(seat, host);
    }
}

impl Ahau {
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
            Posture::Standing => player.standing[city] -= 1,
            Posture::Lying => player.lying[city] -= 1,
        }
        player.workers += 1;
        host.hear(|| Event::Removed { seat, city, posture });
    }

    /// WK-4: it stays, and counts one from now on.
    pub(crate) fn stand_up(&mut self, seat: Seat, city: City, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[seat];
        player.lying[city] -= 1;
        player.standing[city] += 1;
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
