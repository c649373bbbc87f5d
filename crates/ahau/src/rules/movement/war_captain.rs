//! The War Captain's march (MV-3).

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// MV-3: the Ruler may go to an adjacent region.
#[derive(Clone, Copy)]
pub(crate) struct WarCaptain;

impl Decision<Ahau> for WarCaptain {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add(Action::Stay);
        menu.add_each(Action::March, game.public.marches(seat));
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Stay => None,
            Action::March(region) if region.index() >= game.public.map().n_regions => {
                Some(Reason::NoSuchRegion(region))
            }
            Action::March(region) => {
                let near = game.public.marches(seat).contains(region);
                (!near).then_some(Reason::NotAdjacent(region))
            }
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        game.public.agenda.done();
        match action {
            Action::Stay => {}
            Action::March(region) => game.move_ruler(seat, region, host),
            other => not_offered(other),
        }
    }
}

impl Public {
    /// Where the War Captain may send the Ruler.
    fn marches(&self, seat: Seat) -> Set<Region> {
        self.players[seat].ruler.map_or(Set::EMPTY, |region| self.map().adjacent(region))
    }
}

impl Ahau {
    /// MV-3.
    pub(crate) fn call_captain(&mut self) {
        let people = Seat::first(self.public.people());
        let captain = people.into_iter().find(|s| self.public.has_role(*s, Role::WarCaptain));
        if let Some(seat) = captain {
            self.public.agenda.now([Step::Captain(seat)]);
        }
    }

    pub(crate) fn move_ruler(&mut self, seat: Seat, region: Region, host: &mut impl Host<Event>) {
        self.public.players[seat].ruler = Some(region);
        host.hear(|| Event::RulerMoved { seat, region });
    }
}
