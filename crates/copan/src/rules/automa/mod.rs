//! The Automa (C 8): the solo opponent, which decides nothing, pays nothing and has no stock.

mod actions;
mod effects;

use crate::model::*;
use crate::rules::setup::AUTOMA_DIE;
use patolli_core::{Decision, Dense, Host, Menu, Seat};

/// The space for the Automa's Court tile, chosen by the person (C 8.2.3).
#[derive(Clone, Copy)]
pub(crate) struct PlaceAutomaTile(pub Resource);

impl Decision<Copan> for PlaceAutomaTile {
    fn offer(self, game: &Copan, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::PlaceAt, game.public.pyramid.free);
    }

    fn refuse(self, game: &Copan, _: Seat, action: Action) -> Option<Reason> {
        let Action::PlaceAt(space) = action else { return Some(Reason::AnotherDecision) };
        game.public.refuse_space(space)
    }

    /// Then as on any other turn, with the Automa as the active player.
    fn perform(self, game: &mut Copan, _: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::PlaceAt(space) = action else { unreachable!("{action} names no space") };
        game.public.agenda.done();
        let tiles = &mut game.the_automa().tiles;
        *tiles = tiles.minus(Tiles::of(self.0, 1));
        game.cover(AUTOMA, self.0, space, host);
    }
}

impl Automa {
    /// C 8.2.2: the leftmost card with a tile.
    fn card_to_play(&self) -> Option<Resource> {
        self.order.into_iter().find(|card| self.tiles.get(*card) > 0)
    }
}

impl Copan {
    pub(crate) fn the_automa(&mut self) -> &mut Automa {
        self.public.automa.as_mut().expect("a solo game")
    }

    /// C 8.2: the card is chosen, the person places its tile, then the card acts (C 8.2.4), then
    /// come the queue and the end of the turn (C 8.2.5).
    pub(crate) fn automa_turn(&mut self, host: &mut impl Host<Event>) {
        if self.the_automa().tiles.is_nothing() {
            // C 8.2.1, R-63.
            self.show_automa(host);
            self.take_tiles(AUTOMA, RiverSlot::COUNT, host);
            self.show_automa(host);
            self.refill_river(self.public.empty_slots(), host);
        }
        let leftmost = self.the_automa().order[0];
        let card = self.the_automa().card_to_play();
        let act = Step::AutomaAct(card.unwrap_or(leftmost));
        self.public.agenda.now([act, Step::Queue, Step::EndTurn]);
        match card {
            Some(card) if !self.public.pyramid.free.is_empty() => {
                self.public.agenda.now([Step::AutomaPlace(card)]);
            }
            //
            _ => host.hear(|| Event::CourtSkipped { seat: AUTOMA }),
        }
    }

    /// Rolls the Fate die for the Automa, separately from any Event.
    fn automa_roll(host: &mut impl Host<Event>) -> Fate {
        let fate = Fate::from_index(host.roll(AUTOMA_DIE, Fate::COUNT as u32) as usize);
        host.hear(|| Event::AutomaRolled { fate });
        fate
    }

    /// C 8.5: to the entry of its highest-priority Site other than this one.
    pub(crate) fn reenter_automa(&mut self, from: Site, host: &mut impl Host<Event>) {
        let mut sites = self.the_automa().order.into_iter().map(Site::of);
        let site = sites.find(|site| *site != from).expect("four Sites");
        self.enter_automa(site, host);
    }

    fn enter_automa(&mut self, site: Site, host: &mut impl Host<Event>) {
        let totem = Totem { site, socket: Socket::ENTRY, side: Side::Vp };
        self.put_totem(AUTOMA, totem, host);
    }
}
