//! Site actions (C 5.8): their targets, what those cost, and the end of the turn.

use crate::model::*;
use patolli_core::{ActionSet, Decision, Dense, Host, Menu, Seat};

/// The target of the action at a Site (C 5.8.1).
#[derive(Clone, Copy)]
pub(crate) struct SiteAction {
    pub site: Site,
    /// The discount of a bonus, on top of that of the player's Characters.
    pub discount: u8,
}

impl Decision<Copan> for SiteAction {
    /// C 5.8.1: the affordable targets; if there are none, the action may be skipped.
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        let mut any = false;
        self.find_payable(&game.public, seat, |action| {
            any = true;
            menu.add(action);
            menu.is_settled()
        });
        if !any {
            menu.add(Action::Skip);
        }
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Skip => self.is_payable(game, seat).then_some(Reason::MustAct),
            _ => self.refuse_target(&game.public, seat, action),
        }
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            // C 5.8.1, R-62.
            Action::Skip => {
                game.public.agenda.done();
                host.hear(|| Event::ActionLost { seat, site: Some(self.site) });
            }
            Action::Draw => game.draw_from_river(seat, self.discount, host),
            _ => {
                let target = target_of(action).expect("an action with a target");
                let cost = game.public.price(target).expect("a target of the Site");
                game.pay_for(cost, self.total_discount(&game.public, seat), target);
            }
        }
    }
}

impl SiteAction {
    /// Whether any target is affordable now.
    pub(crate) fn is_payable(self, game: &Copan, seat: Seat) -> bool {
        self.find_payable(&game.public, seat, |_| true)
    }

    fn total_discount(self, public: &Public, seat: Seat) -> u8 {
        self.discount + public.discount(seat, self.site)
    }

    /// Passes affordable targets to `take` until it returns true.
    fn find_payable(self, public: &Public, seat: Seat, take: impl FnMut(Action) -> bool) -> bool {
        let off = self.total_discount(public, seat);
        let stock = public.players[seat].stock;
        public.find_target(seat, self.site, |cost| cost.is_payable(stock, off), take)
    }

    /// Why this target is not possible.
    fn refuse_target(self, public: &Public, seat: Seat, action: Action) -> Option<Reason> {
        let (at, missing) = match action {
            Action::Envoy(city) => {
                (Site::Embassies, public.is_city_closed(city).then_some(Reason::CityClosed(city)))
            }
            Action::Draw => (Site::River, None),
            Action::Recruit(space) => (Site::BallCourt, public.no_card_on(space)),
            Action::Offer(space) => (Site::Altars, public.no_room_at(space)),
            Action::Read(line) => {
                let empty = public.line_cost(line).is_none();
                (Site::Hieroglyphs, empty.then_some(Reason::LineEmpty(line)))
            }
            _ => return Some(Reason::AnotherDecision),
        };
        if at != self.site {
            return Some(Reason::OtherSite(self.site));
        }
        let token = public.has_token_for(seat, at);
        missing.or((!token).then_some(Reason::NoTokenLeft)).or_else(|| {
            let cost = target_of(action).and_then(|target| public.price(target));
            let discount = self.total_discount(public, seat);
            let stock = public.players[seat].stock;
            let payable = cost.is_none_or(|cost| cost.is_payable(stock, discount));
            (!payable).then_some(Reason::CannotPay { discount })
        })
    }
}

/// The target of a Site action that has a cost.
const fn target_of(action: Action) -> Option<Target> {
    match action {
        Action::Envoy(city) => Some(Target::City(city)),
        Action::Recruit(space) => Some(Target::Court(space)),
        Action::Offer(space) => Some(Target::Altar(space)),
        Action::Read(line) => Some(Target::Line(line)),
        _ => None,
    }
}

impl Public {
    /// Passes the affordable targets of a Site action to `take` until it returns true. R-30: three
    /// Sites need a Player token.
    fn find_target(
        &self,
        seat: Seat,
        site: Site,
        affords: impl Fn(Cost) -> bool,
        mut take: impl FnMut(Action) -> bool,
    ) -> bool {
        if !self.has_token_for(seat, site) {
            return false;
        }
        match site {
            Site::Embassies => City::all().any(|city| {
                self.city_cost(city).is_some_and(&affords) && take(Action::Envoy(city))
            }),
            Site::River => take(Action::Draw),
            Site::BallCourt => self.court_cards().any(|(space, character)| {
                affords(self.kit.character(character).cost) && take(Action::Recruit(space))
            }),
            // One cost for the three columns of a card.
            Site::Altars => AltarPlace::all().any(|place| {
                affords(self.kit.altar(self.altars[place]).cost)
                    && place
                        .spaces()
                        .any(|space| self.is_altar_free(space) && take(Action::Offer(space)))
            }),
            Site::Hieroglyphs => Line::all()
                .any(|line| self.line_cost(line).is_some_and(&affords) && take(Action::Read(line))),
        }
    }

    /// Whether a Site action is affordable with this stock and `gain` resources of any type.
    pub(crate) fn performable(&self, seat: Seat, site: Site, stock: Stock, gain: u8) -> bool {
        let off = self.discount(seat, site);
        match gain {
            0 => self.find_target(seat, site, |cost| cost.is_payable(stock, off), |_| true),
            _ => {
                let capacity = self.capacity(seat);
                let affords = |cost: Cost| cost.is_payable_with(stock, off, gain, capacity);
                self.find_target(seat, site, affords, |_| true)
            }
        }
    }

    /// The targets of a Site action that are affordable now, with an extra discount.
    pub fn payable(
        &self,
        seat: Seat,
        site: Site,
        discount: u8,
    ) -> impl Iterator<Item = Action> + use<> {
        let mut list = ActionSet::new();
        SiteAction { site, discount }.find_payable(self, seat, |action| {
            list.insert(action);
            false
        });
        Action::all().filter(move |action| list.contains(*action))
    }

    /// The cost of a target before discounts, or `None` if it cannot be chosen.
    pub(crate) fn price(&self, target: Target) -> Option<Cost> {
        let seat = self.active;
        let token = self.has_token_left(seat);
        match target {
            Target::City(city) => self.city_cost(city).filter(|_| token),
            Target::Court(space) => {
                let card = self.court[space].filter(|_| token);
                card.map(|card| self.kit.character(card).cost)
            }
            Target::Altar(space) => {
                (token && self.is_altar_free(space)).then(|| self.altar_cost(space))
            }
            Target::Line(line) => self.line_cost(line),
            Target::Tiles => self.river.values().any(Option::is_some).then(|| self.tiles_cost()),
            Target::Extension => (self.extensions > 0).then(|| self.extension_cost(seat)),
        }
    }

    ///
    fn has_token_for(&self, seat: Seat, site: Site) -> bool {
        matches!(site, Site::River | Site::Hieroglyphs) || self.has_token_left(seat)
    }

    /// C 6.10: the discount of the player's Characters on every action at a Site.
    pub fn discount(&self, seat: Seat, site: Site) -> u8 {
        let cards = self.players[seat].characters.and(self.kit.discounters[site]);
        cards
            .iter()
            .map(|character| match self.kit.character(character).talent {
                Talent::Permanent(Gift::Discount { off, .. }) => off,
                _ => 0,
            })
            .sum()
    }
}

impl Copan {
    /// The action after its payment.
    pub(crate) fn perform_target(&mut self, target: Target, host: &mut impl Host<Event>) {
        self.public.payment = Payment::default();
        match target {
            Target::City(city) => self.found_embassy(city, host),
            Target::Court(space) => self.recruit(space, host),
            Target::Altar(space) => self.offer_at(space, host),
            Target::Line(line) => self.read_line(line, host),
            Target::Tiles => self.take_tiles(self.public.active, RiverSlot::COUNT, host),
            Target::Extension => self.take_extension(self.public.active, host),
        }
    }

    /// Points for Characters that reward a Site's actions, before anything else happens.
    pub(crate) fn reward(&mut self, seat: Seat, site: Site, host: &mut impl Host<Event>) {
        for character in self.public.working(seat).and(self.public.kit.rewarders[site]) {
            let row = self.public.kit.character(character);
            if let Talent::Permanent(Gift::Reward { vp, .. }) = row.talent {
                self.score(seat, vp.into(), Source::Character(character), host);
            }
        }
    }
}

/// The last moment for free actions (C 5.8.4).
#[derive(Clone, Copy)]
pub(crate) struct EndOfTurn;

impl Decision<Copan> for EndOfTurn {
    fn offer(self, _: &Copan, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add(Action::EndTurn);
    }

    fn refuse(self, _: &Copan, _: Seat, action: Action) -> Option<Reason> {
        (action != Action::EndTurn).then_some(Reason::AnotherDecision)
    }

    fn perform(self, game: &mut Copan, _: Seat, _: Action, _: &mut impl Host<Event>) {
        game.public.agenda.done();
    }
}
