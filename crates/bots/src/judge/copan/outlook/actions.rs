//! Site actions at their best target (C 6.1 to C 6.5).

use super::Outlook;
use crate::judge::copan::holdings::{best_exchange, court_points};
use crate::judge::copan::weights::Feature as F;
use patolli_copan::{
    AltarPlace, AltarSpace, ByHalf, City, Cost, CourtSpace, Effect, Exchange, Glyphs, Half, Line,
    Resource, Side, Site, Socket, Stock, Symbol, Target, Totem,
};
use patolli_core::{By, Dense};

/// The resources available to pay for an action.
#[derive(Clone, Copy)]
struct Purse {
    stock: Stock,
    /// Pending resources of the player's choice.
    wild: u8,
    capacity: u8,
    /// Icons off.
    off: u8,
}

impl Purse {
    fn can_pay(self, cost: Cost) -> bool {
        match self.wild {
            0 => cost.is_payable(self.stock, self.off),
            wild => cost.is_payable_with(self.stock, self.off, wild, self.capacity),
        }
    }
}

impl Outlook<'_> {
    /// The Totem's best option now: stay, or enter another Site.
    pub(super) fn best_site(&self) -> f32 {
        let stay = self
            .player
            .totem
            .and_then(|totem| Some(self.from(Totem { socket: totem.socket.next()?, ..totem })));
        let here = self.player.totem.map(|totem| totem.site);
        let enter = Site::all().filter(|site| Some(*site) != here).map(|site| {
            let side = if self.dear > 2.0 { Side::Resource } else { Side::Vp };
            self.from(Totem { site, socket: Socket::ENTRY, side })
        });
        enter.chain(stay).reduce(f32::max).unwrap_or(0.0)
    }

    /// The symbol of a space, and the action after it.
    fn from(&self, totem: Totem) -> f32 {
        let symbol = self.public.kit.symbol(totem.site, totem.socket);
        let (stock, wild) = match (symbol, totem.side) {
            (Symbol::Pay(kind), _) => {
                let entry = Stock::of(kind, 1);
                if !self.stock.covers(entry) {
                    return 0.0;
                }
                (self.stock.minus(entry), self.wild)
            }
            (Symbol::Times(k), Side::Resource) => (self.stock, self.wild + k),
            (Symbol::Times(_), Side::Vp) => (self.stock, self.wild),
        };
        let act = self.act(totem.site, 0, stock, wild);
        if act > 0.0 { act + self.symbol_at(symbol, totem.side) } else { 0.0 }
    }

    /// The best action at a Site that is affordable with this stock and this many resources of the
    /// player's choice.
    pub(super) fn act(&self, site: Site, discount: u8, stock: Stock, wild: u8) -> f32 {
        let public = self.public;
        let needs_token = !matches!(site, Site::River | Site::Hieroglyphs);
        if needs_token && !public.has_token_left(self.seat) {
            return 0.0;
        }
        let off = discount + public.discount(self.seat, site);
        let purse = Purse { stock, wild, off, capacity: public.capacity(self.seat) };
        let best = match site {
            Site::Embassies => self.best_city(purse),
            Site::River => self.draw(off),
            Site::BallCourt => self.best_character(purse),
            Site::Altars => self.best_altar(purse),
            Site::Hieroglyphs => self.best_line(purse),
        };
        if best > 0.0 { best + self.reward(site) } else { 0.0 }
    }

    fn best_city(&self, purse: Purse) -> f32 {
        let worth = |city: City| {
            let cost = self.public.city_cost(city).filter(|cost| purse.can_pay(*cost))?;
            Some(self.city(city) - self.cost(cost, purse.off))
        };
        City::all().filter_map(worth).fold(0.0, f32::max)
    }

    fn draw(&self, off: u8) -> f32 {
        let filled = self.public.river.values().flatten().count().min(2) as u8;
        self.more_tiles(filled) + self.purchase(off)
    }

    fn best_character(&self, purse: Purse) -> f32 {
        let tokens: ByHalf<f32> = By::from_fn(|half| self.court_token(half));
        let worth = |space: CourtSpace| {
            let card = self.public.court[space]?;
            let cost = self.public.kit.character(card).cost;
            let half = self.public.kit.half(space);
            let gain = tokens[half] + self.character(card);
            purse.can_pay(cost).then(|| gain - self.cost(cost, purse.off))
        };
        CourtSpace::all().filter_map(worth).fold(0.0, f32::max)
    }

    fn best_altar(&self, purse: Purse) -> f32 {
        let mut best = 0.0f32;
        for place in AltarPlace::all() {
            let row = self.public.kit.altar(self.public.altars[place]);
            if !purse.can_pay(row.cost) {
                continue;
            }
            let cost = self.cost(row.cost, purse.off);
            for space in AltarSpace::all().skip(3 * place.index()).take(3) {
                if self.public.is_altar_free(space) {
                    best = best.max(self.altar(space) - cost);
                }
            }
        }
        best
    }

    fn best_line(&self, purse: Purse) -> f32 {
        let worth = |line: Line| {
            let cost = self.public.line_cost(line).filter(|cost| purse.can_pay(*cost))?;
            Some(self.line(line) - self.cost(cost, purse.off))
        };
        Line::all().filter_map(worth).fold(0.0, f32::max)
    }

    pub(super) fn bonus(&self, site: Option<Site>, discount: u8) -> f32 {
        let at = |site| self.act(site, discount, self.stock, self.wild);
        match site {
            Some(site) => at(site),
            None => Site::all().map(at).fold(0.0, f32::max),
        }
    }

    pub(super) fn target(&self, target: Target) -> f32 {
        match target {
            Target::City(city) => self.reward(Site::Embassies) + self.city(city),
            Target::Court(space) => self.reward(Site::BallCourt) + self.court(space),
            Target::Altar(space) => self.reward(Site::Altars) + self.altar(space),
            Target::Line(line) => self.reward(Site::Hieroglyphs) + self.line(line),
            Target::Tiles => self.more_tiles(self.public.river.values().flatten().count() as u8),
            Target::Extension => self.extension(),
        }
    }

    /// Points of the Characters that react to a Site.
    fn reward(&self, site: Site) -> f32 {
        let watching = self.player.characters.and(self.public.kit.rewarders[site]);
        2.0 * watching.len() as f32
    }

    /// One more token in a City, with the Embassy tokens it draws.
    fn embassy(&self, city: City) -> f32 {
        let tokens = self.player.cities[city];
        let settled = if tokens == 0 {
            let (table, n) = (&self.public.kit.points.cities, self.player.n_cities());
            let more = f32::from(table[n + 1]) - f32::from(table[n]);
            self.price(F::CityPoints) * more + self.price(F::Cities)
        } else {
            self.price(F::CityStacks)
        };
        settled + self.tokens(city, tokens + 1)
    }

    fn city(&self, city: City) -> f32 {
        let tile = self.public.cities[city];
        let effect = tile.map_or(0.0, |tile| self.effect(self.public.kit.city_tile(tile).effect));
        self.embassy(city) + effect
    }

    pub(super) fn free_embassy(&self) -> f32 {
        City::all().map(|city| self.embassy(city)).fold(0.0, f32::max)
    }

    fn court(&self, space: CourtSpace) -> f32 {
        let card = self.public.court[space].map_or(0.0, |card| self.character(card));
        card + self.court_token(self.public.kit.half(space))
    }

    /// One more token on a half of the Ball Court.
    fn court_token(&self, half: Half) -> f32 {
        let mut tokens = self.player.court;
        let before = court_points(self.public, self.seat, tokens);
        tokens[half] += 1;
        let more = court_points(self.public, self.seat, tokens) - before;
        self.price(F::Majority) * more + self.counted(Resource::Fame)
    }

    fn altar(&self, space: AltarSpace) -> f32 {
        let row = self.public.kit.altar(self.public.altar_at(space));
        let column = &row.columns[space.column()];
        let effects: f32 = column.effects.iter().flatten().map(|e| self.effect(*e)).sum();
        self.counted(Resource::Zeal) + effects + self.effect(Effect::Climb(column.climb))
    }

    fn line(&self, line: Line) -> f32 {
        let spaces = self.public.kit.glyph_spaces[line].iter();
        let cards = spaces.filter_map(|space| self.public.glyphs[space]);
        let more: Glyphs = cards.map(|colour| (colour, 1)).collect();
        let held = self.player.glyphs;
        let glyphs = self.glyphs(held.plus(more)) - self.glyphs(held);
        glyphs + self.climbing(self.public.kit.line(line).climb)
    }

    fn glyphs(&self, glyphs: Glyphs) -> f32 {
        let cards = self.price(F::Glyphs) * glyphs.total() as f32;
        let Some(Exchange { jade, bonus }) = best_exchange(&self.public.kit, glyphs) else {
            return cards;
        };
        let action = bonus.map_or(0.0, |discount| {
            self.price(F::GlyphAction) + self.price(F::GlyphDiscount) * f32::from(discount)
        });
        cards + self.price(F::GlyphJade) * f32::from(jade) + action
    }

    /// The better of the two things that the River sells, or nothing.
    pub(super) fn purchase(&self, off: u8) -> f32 {
        let public = self.public;
        let price = |amount: u8| f32::from(amount.saturating_sub(off)) * self.cheap;
        let payable = |amount: u8| {
            self.stock.total() + u32::from(self.wild) >= u32::from(amount.saturating_sub(off))
        };
        let mut best = 0.0f32;
        if payable(1) {
            best = best.max(self.more_tiles(2) * 0.6 - price(1));
        }
        let cost = 1 + self.player.extensions;
        if public.extensions > 0 && payable(cost) {
            best = best.max(self.extension() - price(cost));
        }
        best
    }
}
