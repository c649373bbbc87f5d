//! Placing Court tiles, and the Totem.

use super::Label;
use crate::copan::cards::*;
use crate::copan::names::*;
use crate::copan::printed::*;
use crate::words::args;
use patolli_copan::{Effect, Foresight, Resource, Side, Site, Socket, Space, Step, Symbol};
use patolli_core::Dense;

impl Label<'_> {
    /// A tile with what it will give, if no Event changes it.
    pub(super) fn place(&self, tile: Resource, at: Space) -> String {
        let text = self.text;
        let Foresight { gain, lost, bonus, omen, scarce } = self.table.foresee(self.seat, tile, at);
        let mut said = text.tell(
            "copan-action-place",
            args!(tile = resource(text, tile), space = space(text, at), gain = stock(text, gain),),
        );
        if !lost.is_nothing() {
            said += &text.tell("copan-action-place-full", args!(lost = stock(text, lost)));
        }
        if bonus > 0 {
            let bonus = effect(text, Effect::GainAny(bonus));
            said += &text.tell("copan-action-place-bonus", args!(bonus = bonus));
        }
        said + &self.events(omen, scarce)
    }

    /// `nw_14 2Fo 2* !! |Ze`: the signs are those of the drawing of the board.
    pub(super) fn place_in_brief(&self, tile: Resource, at: Space) -> String {
        let Foresight { gain, bonus, omen, scarce, .. } = self.table.foresee(self.seat, tile, at);
        let parts = [
            Some(at.to_string()),
            (!gain.is_nothing()).then(|| short_stock(self.text, gain)),
            (bonus > 0).then(|| short_effect(self.text, Effect::GainAny(bonus))),
            self.events_in_brief(omen, scarce),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// The Events that a tile on this space sets off.
    fn events(&self, omen: bool, scarce: Option<Resource>) -> String {
        let text = self.text;
        let mut said = String::new();
        if omen {
            said += &text.say("copan-action-place-omen");
        }
        if let Some(track) = scarce {
            let track = resource(text, track);
            said += &text.tell("copan-action-place-scarcity", args!(track = track));
        }
        said
    }

    /// `!! |Ze`: an omen, and the track of a scarcity Event.
    fn events_in_brief(&self, omen: bool, scarce: Option<Resource>) -> Option<String> {
        let omen = omen.then(|| "!!".to_string());
        let track = scarce.map(|track| format!("|{}", short(self.text, track)));
        let parts: Vec<_> = [omen, track].into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    /// A face-down tile, or a tile of the Automa.
    pub(super) fn place_at(&self, at: Space) -> String {
        let text = self.text;
        let said = text.tell("copan-action-place-at", args!(space = space(text, at)));
        said + &self.events(self.is_omen(at), self.scarce_by_automa(at))
    }

    pub(super) fn place_at_in_brief(&self, at: Space) -> String {
        let events = self.events_in_brief(self.is_omen(at), self.scarce_by_automa(at));
        [Some(at.to_string()), events].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn is_omen(&self, at: Space) -> bool {
        self.kit.pyramid.event_spaces.contains(at)
    }

    /// The track that runs short by a tile of the Automa; a face-down tile moves none.
    fn scarce_by_automa(&self, at: Space) -> Option<Resource> {
        match self.table.agenda.front() {
            Some(Step::AutomaPlace(tile)) => self.table.foresee(self.seat, tile, at).scarce,
            _ => None,
        }
    }

    pub(super) fn stay(&self) -> String {
        let totem = self.table.players[self.seat].totem;
        let next = totem.and_then(|totem| Some((totem, totem.socket.next()?)));
        let Some((totem, socket)) = next else { return self.say("copan-action-stay-not") };
        let said = self.text.tell(
            "copan-action-stay",
            args!(
                place = at_site(self.text, Some(totem.site)),
                n = socket.index() + 1,
                symbol = self.symbol(totem.site, socket, totem.side),
            ),
        );
        said + &self.pushes(totem.site, socket)
    }

    pub(super) fn enter(&self, at: Site, up: Side) -> String {
        let said = self.text.tell(
            "copan-action-move",
            args!(
                site = site(self.text, at),
                side = side(self.text, up),
                symbol = self.symbol(at, Socket::ENTRY, up),
            ),
        );
        said + &self.pushes(at, Socket::ENTRY)
    }

    /// The Totem is only put there: no symbol, no action.
    pub(super) fn put_totem(&self, at: Site, up: Side) -> String {
        let said = self.text.tell(
            "copan-action-put-totem",
            args!(site = site(self.text, at), side = side(self.text, up)),
        );
        said + &self.pushes(at, Socket::ENTRY)
    }

    fn symbol(&self, at: Site, socket: Socket, up: Side) -> String {
        match self.kit.symbol(at, socket) {
            Symbol::Times(n) => totem_gain(self.text, self.kit, n, up),
            pay @ Symbol::Pay(_) => symbol(self.text, pay),
        }
    }

    /// How many Totems a Totem that comes here moves on.
    fn pushes(&self, at: Site, from: Socket) -> String {
        let taken = |socket: &Socket| {
            self.table.totem_at(at, *socket).is_some_and(|owner| owner != self.seat)
        };
        let chain: Vec<_> =
            std::iter::successors(Some(from), |socket| socket.next()).take_while(taken).collect();
        let key = match chain.last() {
            None => return String::new(),
            Some(last) if last.next().is_none() => "copan-action-ejects",
            Some(_) => "copan-action-pushes",
        };
        self.text.tell(key, args!(n = chain.len()))
    }
}
