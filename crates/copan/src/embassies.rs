//! The Embassies (C 6.1): tokens in Cities, City tiles, Embassy tokens.

use crate::components::*;
use crate::event::Event;
use crate::setup::EMBASSIES;
use crate::state::*;
use patolli_core::{Dense, Host, Seat};

impl Copan {
    /// C 6.1: one more token, the City tile, then as many Embassy tokens as lie there.
    pub(crate) fn found_embassy(&mut self, city: City, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.reward(seat, Site::Embassies, host);
        self.put_embassy(seat, city, host);
        self.work_city_tile(seat, city);
    }

    /// The token, and below everything else the drawing of Embassy tokens.
    pub(crate) fn put_embassy(&mut self, seat: Seat, city: City, host: &mut impl Host<Event>) {
        let tokens = &mut self.public.players[seat].cities[city.index()];
        *tokens += 1;
        let left = *tokens;
        host.hear(|| Event::Embassy { seat, city });
        self.public.agenda.now([Step::Tokens { seat, city, left }]);
    }

    /// before the Embassy tokens; a bonus action waits in the queue.
    pub(crate) fn work_city_tile(&mut self, seat: Seat, city: City) {
        if let Some(tile) = self.public.cities[city.index()] {
            let effect = self.public.kit.city_tile(tile).effect;
            self.public.agenda.now([Step::Effect { seat, effect, by: Source::CityTile(tile) }]);
        }
    }

    /// C 6.1 (4), R-50: one at a time, each applied before the next; a stack that runs out is not
    /// filled again.
    pub(crate) fn draw_embassy_token(
        &mut self,
        seat: Seat,
        city: City,
        left: u8,
        host: &mut impl Host<Event>,
    ) {
        let level = self.public.kit.city(city).level;
        let stack = &mut self.public.embassies[usize::from(level) - 1];
        if left == 0 || stack.is_empty() {
            return;
        }
        let token = host.draw(EMBASSIES, stack);
        host.hear(|| Event::DrewToken { seat, token });
        if left > 1 {
            self.public.agenda.now([Step::Tokens { seat, city, left: left - 1 }]);
        }
        let effect = self.public.kit.embassy_tokens[token.index()].effect;
        self.effect(seat, effect, Source::EmbassyToken(token), host);
    }
}
