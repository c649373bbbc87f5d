//! The Embassies (C 6.1): tokens in Cities, City tiles, Embassy tokens.

use crate::model::*;
use crate::rules::setup::EMBASSIES;
use patolli_core::{Dense, Host, Pile, Seat};

impl Public {
    /// C 6.1: path and City tile.
    pub fn city_cost(&self, city: City) -> Option<Cost> {
        let tile = self.cities[city]?;
        Some(self.kit.city(city).path.plus(self.kit.city_tile(tile).cost))
    }
}

impl Copan {
    /// C 6.1: one more token, the City tile, then as many Embassy tokens as there are tokens.
    pub(crate) fn found_embassy(&mut self, city: City, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.reward(seat, Site::Embassies, host);
        self.put_embassy(seat, city, host);
        self.work_city_tile(seat, city);
    }

    /// Places the token; drawing Embassy tokens waits below everything else.
    pub(crate) fn put_embassy(&mut self, seat: Seat, city: City, host: &mut impl Host<Event>) {
        let tokens = &mut self.public.players[seat].cities[city];
        *tokens += 1;
        let draws = *tokens;
        host.hear(|| Event::Embassy { seat, city });
        self.public.agenda.now([Step::Tokens { seat, city, draws }]);
    }

    /// before the Embassy tokens; a bonus action waits in the queue.
    pub(crate) fn work_city_tile(&mut self, seat: Seat, city: City) {
        if let Some(tile) = self.public.cities[city] {
            let effect = self.public.kit.city_tile(tile).effect;
            self.public.agenda.now([Step::Effect { seat, effect, by: Source::CityTile(tile) }]);
        }
    }

    /// C 6.1 (4), R-69: all at once and in the open, before the first one is applied. R-50: a stack
    /// that runs out is not refilled.
    pub(crate) fn draw_embassy_tokens(
        &mut self,
        seat: Seat,
        city: City,
        draws: u8,
        host: &mut impl Host<Event>,
    ) {
        let level = self.public.kit.city(city).level;
        let stack = &mut self.public.embassies[usize::from(level) - 1];
        let mut tokens: Pile<EmbassyToken, { EmbassyToken::COUNT }> = Pile::new();
        while tokens.len() < usize::from(draws) && !stack.is_empty() {
            let token = host.draw(EMBASSIES, stack);
            tokens.push(token);
            host.hear(|| Event::DrewToken { seat, token });
        }
        let left = tokens.len() as u8;
        if left < draws {
            host.hear(|| Event::TokensRanOut { seat, level, missing: draws - left });
        }
        // The first one drawn is applied first, so it is on top.
        tokens.iter().rev().for_each(|token| self.public.drawn.push(token));
        if left > 0 {
            self.public.agenda.now([Step::Apply { seat, left }]);
        }
    }

    /// the next one in the order drawn.
    pub(crate) fn apply_embassy_token(
        &mut self,
        seat: Seat,
        left: u8,
        host: &mut impl Host<Event>,
    ) {
        let token = self.public.drawn.pop().expect("a token was drawn");
        if left > 1 {
            self.public.agenda.now([Step::Apply { seat, left: left - 1 }]);
        }
        let effect = self.public.kit.embassy_tokens[token].effect;
        self.effect(seat, effect, Source::EmbassyToken(token), host);
    }
}
