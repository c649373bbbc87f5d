//! Totems on the Sites (C 5.7): moving, staying, pushing, ejecting.

use super::decisions::pick;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Quick, Seat, Set};

/// Where the active Totem goes (C 5.7.1).
#[derive(Clone, Copy)]
pub(crate) struct GoToSite;

impl Decision<Copan> for GoToSite {
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        let public = &game.public;
        let mut any = false;
        let mut add = |first: Action, bits: u64| {
            any |= bits != 0;
            menu.add_block(first, bits);
            menu.is_settled()
        };
        let at = public.players[seat].totem.map(|totem| totem.site);
        // The River can always be entered, so with it there are two options.
        let settled = Site::all().filter(|site| Some(*site) != at).any(|site| {
            add(Action::Move(site, Side::Resource), public.sides_to_enter(seat, site).bits())
        });
        if !settled {
            add(Action::Stay, public.may_stay(seat).into());
        }
        // C 5.7.3.
        if !any {
            menu.add_each(|side| Action::Move(Site::River, side), Set::full());
        }
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Stay => game.public.refuse_stay(seat),
            Action::Move(site, side) => game.public.refuse_move(seat, site, side),
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let totem = match action {
            Action::Move(site, side) => Totem { site, socket: Socket::ENTRY, side },
            _ => game.public.next_space(seat).expect("a Totem that can stay"),
        };
        game.go_and_act(seat, totem, host);
    }

    /// Tests random candidates. Together with the draw of a tile: 1.1 x as fast as picking from the
    /// offer.
    fn any(self, game: &Copan, seat: Seat, dice: &mut Quick) -> Option<Action> {
        const CANDIDATES: usize = 1 + Site::COUNT * Side::COUNT;
        let mut candidate = || {
            let drawn =
                Action::from_index(Action::Stay.index() + dice.below(CANDIDATES as u32) as usize);
            self.refuse(game, seat, drawn).is_none().then_some(drawn)
        };
        (0..4).find_map(|_| candidate()).or_else(|| pick(self, game, seat, dice))
    }
}

/// Where an ejected Totem goes: its owner decides (C 5.7.5).
#[derive(Clone, Copy)]
pub(crate) struct EjectedTotem {
    pub from: Site,
}

impl Decision<Copan> for EjectedTotem {
    fn offer(self, game: &Copan, _: Seat, menu: &mut impl Menu<Action>) {
        for site in Site::all().filter(|site| *site != self.from) {
            menu.add_each(|side| Action::Eject(site, side), Set::full());
        }
        if game.public.house.eject_may {
            menu.add(Action::EjectOff);
        }
    }

    fn refuse(self, game: &Copan, _: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Eject(site, _) => (site == self.from).then_some(Reason::EjectedFrom(site)),
            Action::EjectOff => (!game.public.house.eject_may).then_some(Reason::MustReenter),
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::Eject(site, side) => game.enter_site(seat, site, side, host),
            _ => {
                game.public.agenda.done();
                host.hear(|| Event::TotemOff { seat });
            }
        }
    }
}

/// Where a Totem goes by an effect (C 6.9).
#[derive(Clone, Copy)]
pub(crate) struct TotemByEffect;

impl Decision<Copan> for TotemByEffect {
    /// any Site, including its current one.
    fn offer(self, _: &Copan, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add(Action::LeaveTotem);
        for site in Site::all() {
            menu.add_each(|side| Action::MoveTotem(site, side), Set::full());
        }
    }

    fn refuse(self, _: &Copan, _: Seat, action: Action) -> Option<Reason> {
        let fits = matches!(action, Action::LeaveTotem | Action::MoveTotem(..));
        (!fits).then_some(Reason::AnotherDecision)
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::MoveTotem(site, side) => game.enter_site(seat, site, side, host),
            _ => game.public.agenda.done(),
        }
    }
}

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
    /// C 5.7.3, R-14: on the last space of the River, with nowhere else to go.
    fn is_stuck(&self, seat: Seat) -> bool {
        self.stands_at(seat, Site::River) && !self.may_stay(seat) && !self.may_move_at_all(seat)
    }
    fn may_move_at_all(&self, seat: Seat) -> bool {
        let elsewhere = Site::all().filter(|site| !self.stands_at(seat, *site));
        elsewhere.into_iter().any(|site| !self.sides_to_enter(seat, site).is_empty())
    }
    /// The sides with which a Site can be entered. The side makes no difference to an entry
    /// price, and a stock that pays for an action still does after a gain.
    fn sides_to_enter(&self, seat: Seat, site: Site) -> Set<Side> {
        let may = |side: Side| self.performable_on(seat, site, Socket::ENTRY, side);
        match self.kit.symbol(site, Socket::ENTRY) {
            _ if may(Side::Vp) => Set::full(),
            Symbol::Times(_) if may(Side::Resource) => Set::one(Side::Resource),
            _ => Set::EMPTY,
        }
    }
    fn refuse_stay(&self, seat: Seat) -> Option<Reason> {
        match self.next_space(seat) {
            None => Some(Reason::CannotStay),
            Some(totem) if !self.may_stay(seat) => Some(Reason::NothingPayable(totem.site)),
            Some(_) => None,
        }
    }
    fn refuse_move(&self, seat: Seat, site: Site, side: Side) -> Option<Reason> {
        if self.may_move(seat, site, side) {
            return None;
        }
        if self.stands_at(seat, site) {
            return match site {
                Site::River if self.is_stuck(seat) => None,
                Site::River => Some(Reason::OnlyIfStuck),
                _ => Some(Reason::SameSite(site)),
            };
        }
        match self.kit.symbol(site, Socket::ENTRY) {
            Symbol::Pay(kind) if self.players[seat].stock.get(kind) == 0 => {
                Some(Reason::EntryCost(kind))
            }
            _ => Some(Reason::NothingPayable(site)),
        }
    }
}

impl Copan {
    /// The symbol comes after all pushes, then the action (C 5.7.6, R-48).
    fn go_and_act(&mut self, seat: Seat, totem: Totem, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        self.public.agenda.now([Step::Symbol, Step::Act { site: totem.site, discount: 0 }]);
        self.put_totem(seat, totem, host);
    }

    /// C 5.7.4: a Totem already there is pushed on.
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

    /// To the entry of a Site; no symbol, no cost, no action.
    fn enter_site(&mut self, seat: Seat, site: Site, side: Side, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        self.put_totem(seat, Totem { site, socket: Socket::ENTRY, side }, host);
    }

    /// C 5.7.6, C 3.6: pay, or gain the visible side `k` times.
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
