//! What can be paid for and how (C 5.1.6, C 6.10): targets, discounts, payments.

use crate::model::*;
use crate::rules::river;
use patolli_core::{ActionSet, Dense, Forced, Host, Seat};

/// All of a kind, or none of it.
fn all_if<T: Dense>(wanted: bool) -> impl Iterator<Item = T> {
    T::all().take(if wanted { T::COUNT } else { 0 })
}

impl Public {
    /// C 6.10: what the player's own Characters take off every action at a Site.
    pub fn discount(&self, seat: Seat, site: Site) -> u8 {
        let cards = self.players[seat].characters.and(self.kit.discounters[site.index()]);
        cards
            .iter()
            .map(|character| match self.kit.character(character).talent {
                Talent::Permanent(Gift::Discount { off, .. }) => off,
                _ => 0,
            })
            .sum()
    }
    /// C 6.1: path and City tile.
    pub fn city_cost(&self, city: City) -> Option<Cost> {
        let tile = self.cities[city.index()]?;
        Some(self.kit.city(city).path.plus(self.kit.city_tile(tile).cost))
    }
    /// An Altar space that takes a token (C 6.4).
    pub fn is_altar_free(&self, space: AltarSpace) -> bool {
        !self.altars_closed.contains(space) && self.altar_tokens[space.index()].is_none()
    }
    pub fn altar_cost(&self, space: AltarSpace) -> Cost {
        self.kit.altar(self.altar_at(space)).cost
    }
    /// C 6.5, R-54: a line with a card at least.
    pub fn line_cost(&self, line: Line) -> Option<Cost> {
        let cards = self.kit.glyph_spaces[line.index()].iter();
        let filled = cards.filter(|space| self.glyphs[space.index()].is_some()).count() > 0;
        filled.then(|| self.kit.line(line).cost)
    }
    /// three Sites need a Player token.
    fn has_token_for(&self, seat: Seat, site: Site) -> bool {
        matches!(site, Site::River | Site::Hieroglyphs) || self.has_token_left(seat)
    }
    /// Every target of a Site action with its cost, whether payable or not.
    pub fn targets(&self, site: Site) -> impl Iterator<Item = (Action, Cost)> + '_ {
        let cities = all_if::<City>(site == Site::Embassies)
            .filter_map(|city| Some((Action::Envoy(city), self.city_cost(city)?)));
        let river = (site == Site::River).then_some((Action::Draw, Cost::FREE));
        let court = all_if::<CourtSpace>(site == Site::BallCourt).filter_map(|space| {
            let character = self.court[space.index()]?;
            Some((Action::Recruit(space), self.kit.character(character).cost))
        });
        let altars = all_if::<AltarSpace>(site == Site::Altars)
            .filter(|space| self.is_altar_free(*space))
            .map(|space| (Action::Offer(space), self.altar_cost(space)));
        let lines = all_if::<Line>(site == Site::Hieroglyphs)
            .filter_map(|line| Some((Action::Read(line), self.line_cost(line)?)));
        cities.chain(river).chain(court).chain(altars).chain(lines)
    }
    /// What a target costs without discounts; nothing if it cannot be chosen.
    pub(crate) fn price(&self, target: Target) -> Option<Cost> {
        let seat = self.active;
        let token = self.has_token_left(seat);
        match target {
            Target::City(city) => self.city_cost(city).filter(|_| token),
            Target::Court(space) => {
                let card = self.court[space.index()].filter(|_| token);
                card.map(|card| self.kit.character(card).cost)
            }
            Target::Altar(space) => {
                (token && self.is_altar_free(space)).then(|| self.altar_cost(space))
            }
            Target::Line(line) => self.line_cost(line),
            Target::Tiles => self.river.iter().any(Option::is_some).then_some(river::TILES),
            Target::Extension => (self.extensions > 0).then(|| self.extension_cost(seat)),
        }
    }
    /// Whether a Site action can be paid by this stock and so many resources of one's choice.
    pub(crate) fn performable(&self, seat: Seat, site: Site, stock: Stock, gain: u8) -> bool {
        if site == Site::River {
            return true;
        }
        let off = self.discount(seat, site);
        let capacity = self.capacity(seat);
        self.has_token_for(seat, site)
            && self.targets(site).any(|(_, cost)| match gain {
                0 => cost.is_payable(stock, off),
                _ => cost.is_payable_with(stock, off, gain, capacity),
            })
    }
    /// The targets of a Site action that can be paid now, with a further discount.
    pub fn payable(
        &self,
        seat: Seat,
        site: Site,
        discount: u8,
    ) -> impl Iterator<Item = Action> + '_ {
        let off = discount + self.discount(seat, site);
        let stock = self.players[seat].stock;
        let token = self.has_token_for(seat, site);
        self.targets(site)
            .filter(move |(_, cost)| token && cost.is_payable(stock, off))
            .map(|(action, _)| action)
    }
}

impl Copan {
    /// Begins a payment; the action itself waits behind it.
    pub(crate) fn pay_for(&mut self, cost: Cost, discount: u8, target: Target) {
        self.public.agenda.done();
        self.public.payment = Payment::new(cost, discount);
        self.public.agenda.now([Step::Pay, Step::Perform(target)]);
    }

    pub(crate) fn offer_units(&self, out: &mut ActionSet<Action>) {
        out.extend(self.public.payment.units(self.me().stock).map(Action::Pay));
    }

    /// units without an alternative go by themselves, so that only true choices are asked.
    pub(crate) fn forced_unit(&self) -> Forced<Action> {
        let (payment, stock) = (&self.public.payment, self.me().stock);
        if payment.due() == 0 {
            return Forced::Nothing;
        }
        payment.forced(stock).map_or(Forced::No, |unit| Forced::Only(Action::Pay(unit)))
    }

    pub(crate) fn refuse_unit(&self, unit: Resource) -> Option<Reason> {
        let pays = self.public.payment.may_add(self.me().stock, unit);
        (!pays).then_some(Reason::UnitDoesNotPay(unit))
    }

    pub(crate) fn pay_unit(&mut self, seat: Seat, unit: Resource) {
        let one = Stock::of(unit, 1);
        let payment = &mut self.public.payment;
        payment.paid = payment.paid.plus(one);
        let stock = &mut self.public.players[seat].stock;
        *stock = stock.minus(one);
    }

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

    /// Points of Characters that watch a Site, before anything else happens there.
    pub(crate) fn reward(&mut self, seat: Seat, site: Site, host: &mut impl Host<Event>) {
        for character in self.public.working(seat).and(self.public.kit.rewarders[site.index()]) {
            let row = self.public.kit.character(character);
            if let Talent::Permanent(Gift::Reward { vp, .. }) = row.talent {
                self.score(seat, vp.into(), Source::Character(character), host);
            }
        }
    }
}
