//! Totems on the Sites (C 5.7): moving, staying, pushing, ejecting.

use crate::model::*;
use patolli_core::{ActionSet, Dense, Forced, Host, Seat, Set};

impl Public {
    /// C 5.7.2, R-10: whether the Site action could follow on this space with this side up.
    fn performable_on(&self, seat: Seat, site: Site, socket: Socket, side: Side) -> bool {
        let stock = self.players[seat].stock;
        match (self.kit.symbol(site, socket), side) {
            (Symbol::Pay(kind), _) => {
                let entry = Stock::of(kind, 1);
                stock.covers(entry) && self.performable(seat, site, stock.minus(entry), 0)
            }
            (Symbol::Times(_), Side::Vp) => self.performable(seat, site, stock, 0),
            (Symbol::Times(k), Side::Resource) => self.performable(seat, site, stock, k),
        }
    }
    /// The space that staying leads to (C 5.7.1).
    fn next_space(&self, seat: Seat) -> Option<Totem> {
        let totem = self.players[seat].totem?;
        Some(Totem { socket: totem.socket.next()?, ..totem })
    }
    fn may_stay(&self, seat: Seat) -> bool {
        self.next_space(seat).is_some_and(|t| self.performable_on(seat, t.site, t.socket, t.side))
    }
    fn stands_at(&self, seat: Seat, site: Site) -> bool {
        self.players[seat].totem.is_some_and(|totem| totem.site == site)
    }
    /// C 5.7.1, R-11: to another Site.
    fn may_move(&self, seat: Seat, site: Site, side: Side) -> bool {
        !self.stands_at(seat, site) && self.performable_on(seat, site, Socket::ENTRY, side)
    }
    /// C 5.7.3, R-14: on the last space of the River, and nowhere else to go.
    fn is_stuck(&self, seat: Seat) -> bool {
        self.stands_at(seat, Site::River) && !self.may_stay(seat) && !self.may_move_at_all(seat)
    }
    fn may_move_at_all(&self, seat: Seat) -> bool {
        let elsewhere = Site::all().filter(|site| !self.stands_at(seat, *site));
        elsewhere.into_iter().any(|site| !self.sides_to_enter(seat, site).is_empty())
    }
    /// The sides with which a Site can be entered; where one pays, the side makes no difference.
    fn sides_to_enter(&self, seat: Seat, site: Site) -> Set<Side> {
        let may = |side: &Side| self.performable_on(seat, site, Socket::ENTRY, *side);
        match self.kit.symbol(site, Socket::ENTRY) {
            Symbol::Pay(_) if may(&Side::Vp) => Set::full(),
            Symbol::Pay(_) => Set::EMPTY,
            Symbol::Times(_) => Side::all().filter(may).collect(),
        }
    }
}

impl Copan {
    pub(crate) fn offer_sites(&self, seat: Seat, out: &mut ActionSet<Action>) {
        if self.public.may_stay(seat) {
            out.insert(Action::Stay);
        }
        for site in Site::all().filter(|site| !self.public.stands_at(seat, *site)) {
            let sides = self.public.sides_to_enter(seat, site);
            out.extend(sides.iter().map(|side| Action::Move(site, side)));
        }
        if out.is_empty() {
            out.extend(Side::all().map(|side| Action::Move(Site::River, side)));
        }
        self.offer_free_actions(out);
    }

    pub(crate) fn forced_site(&self, seat: Seat) -> Forced<Action> {
        // Two sides up make two options, so only staying can be alone.
        let stays = self.public.stands_at(seat, Site::River) && self.public.may_stay(seat);
        match stays && !self.public.may_move_at_all(seat) && !self.has_free_action() {
            true => Forced::Only(Action::Stay),
            false => Forced::No,
        }
    }

    pub(crate) fn refuse_stay(&self, seat: Seat) -> Option<Reason> {
        match self.public.next_space(seat) {
            None => Some(Reason::CannotStay),
            Some(totem) if !self.public.may_stay(seat) => Some(Reason::NothingPayable(totem.site)),
            Some(_) => None,
        }
    }

    pub(crate) fn refuse_move(&self, seat: Seat, site: Site, side: Side) -> Option<Reason> {
        if self.public.may_move(seat, site, side) {
            return None;
        }
        if self.public.stands_at(seat, site) {
            return match site {
                Site::River if self.public.is_stuck(seat) => None,
                Site::River => Some(Reason::OnlyIfStuck),
                _ => Some(Reason::SameSite(site)),
            };
        }
        match self.public.kit.symbol(site, Socket::ENTRY) {
            Symbol::Pay(kind) if self.public.players[seat].stock.get(kind) == 0 => {
                Some(Reason::EntryCost(kind))
            }
            _ => Some(Reason::NothingPayable(site)),
        }
    }

    pub(crate) fn stay(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let totem = self.public.next_space(seat).expect("a Totem that can stay");
        self.go_and_act(seat, totem, host);
    }

    pub(crate) fn move_to(
        &mut self,
        seat: Seat,
        site: Site,
        side: Side,
        host: &mut impl Host<Event>,
    ) {
        self.go_and_act(seat, Totem { site, socket: Socket::ENTRY, side }, host);
    }

    /// The symbol comes after all pushes, then the action (C 5.7.6, R-48).
    fn go_and_act(&mut self, seat: Seat, totem: Totem, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        self.public.agenda.now([Step::Symbol, Step::Act { site: totem.site, discount: 0 }]);
        self.put_totem(seat, totem, host);
    }

    /// C 5.7.4: whoever stands there is pushed on.
    pub(crate) fn put_totem(&mut self, seat: Seat, totem: Totem, host: &mut impl Host<Event>) {
        let Totem { site, socket, side } = totem;
        self.public.players[seat].totem = None;
        let pushed = self.public.totem_at(site, socket);
        self.public.players[seat].totem = Some(totem);
        host.hear(|| Event::TotemMoved { seat, site, socket, side });
        pushed.into_iter().for_each(|other| self.push(other, site, socket, host));
    }

    /// One space further, or out (C 5.7.5). Pushed Totems resolve nothing and keep their side.
    fn push(&mut self, seat: Seat, site: Site, from: Socket, host: &mut impl Host<Event>) {
        let Some(socket) = from.next() else { return self.eject(seat, site, host) };
        let next = self.public.totem_at(site, socket);
        if let Some(totem) = &mut self.public.players[seat].totem {
            totem.socket = socket;
        }
        host.hear(|| Event::TotemPushed { seat, site, socket });
        next.into_iter().for_each(|other| self.push(other, site, socket, host));
    }

    /// its owner decides at once where it goes; no symbol, no cost, no action.
    fn eject(&mut self, seat: Seat, from: Site, host: &mut impl Host<Event>) {
        self.public.players[seat].totem = None;
        host.hear(|| Event::TotemEjected { seat, site: from });
        match self.public.is_automa(seat) {
            true => self.reenter_automa(from, host),
            false => self.public.agenda.now([Step::Eject { seat, from }]),
        }
    }

    pub(crate) fn offer_ejection(&self, from: Site, out: &mut ActionSet<Action>) {
        for site in Site::all().filter(|site| *site != from) {
            out.extend(Side::all().map(|side| Action::Eject(site, side)));
        }
        if self.public.house.eject_may {
            out.insert(Action::EjectOff);
        }
    }

    pub(crate) fn reenter(
        &mut self,
        seat: Seat,
        site: Site,
        side: Side,
        host: &mut impl Host<Event>,
    ) {
        self.public.agenda.done();
        self.put_totem(seat, Totem { site, socket: Socket::ENTRY, side }, host);
    }

    pub(crate) fn leave_board(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        host.hear(|| Event::TotemOff { seat });
    }

    /// C 6.9, R-47, R-61: any Site, also the own one; no symbol, no cost, no action.
    pub(crate) fn offer_totem_moves(out: &mut ActionSet<Action>) {
        out.insert(Action::LeaveTotem);
        for site in Site::all() {
            out.extend(Side::all().map(|side| Action::MoveTotem(site, side)));
        }
    }

    /// C 5.7.6, C 3.6: pay, or the visible side so many times.
    pub(crate) fn resolve_symbol(&mut self, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        let Totem { site, socket, side } = self.me().totem.expect("the Totem has just moved");
        match (self.public.kit.symbol(site, socket), side) {
            (Symbol::Pay(resource), _) => {
                let stock = &mut self.public.players[seat].stock;
                *stock = stock.minus(Stock::of(resource, 1));
                host.hear(|| Event::PaidEntry { seat, site, resource });
            }
            (Symbol::Times(k), Side::Resource) => self.gain_any(seat, k, Source::Totem, host),
            (Symbol::Times(k), Side::Vp) => {
                let vp = i16::from(k) * i16::from(self.public.kit.totem_vp);
                self.score(seat, vp, Source::Totem, host);
            }
        }
    }
}
