//! The actions of the Automa's cards (C 3.19, C 8.3, C 8.4).

use crate::model::*;
use patolli_core::{Host, Set};

impl Copan {
    /// C 8.3, R-72: with no token left the food, fame and zeal cards do nothing.
    pub(crate) fn automa_acts(&mut self, card: Resource, host: &mut impl Host<Event>) {
        host.hear(|| Event::AutomaActs { card });
        self.show_automa(host);
        if card != Resource::Power && !self.public.has_token_left(AUTOMA) {
            return;
        }
        self.reward(AUTOMA, Site::of(card), host);
        self.show_automa(host);
        let fate = Self::automa_roll(host);
        self.show_automa(host);
        let advanced = self.the_automa().mode == Mode::Advanced;
        match card {
            Resource::Food => self.automa_founds_embassy(fate, advanced, host),
            Resource::Fame => self.automa_recruits(fate, host),
            Resource::Zeal => self.automa_offers(fate, advanced, host),
            Resource::Power => self.automa_reads(fate, advanced, host),
        }
    }

    /// C 8.5: a bonus action at a named Site is that card's action; at any Site that of the
    /// leftmost.
    pub(crate) fn automa_bonus(&mut self, site: Option<Site>, host: &mut impl Host<Event>) {
        let leftmost = self.the_automa().order[0];
        match site.map_or(Some(leftmost), Site::resource) {
            Some(card) => self.automa_acts(card, host),
            None => {
                self.reward(AUTOMA, Site::River, host);
                self.show_automa(host);
                self.take_tiles(AUTOMA, 2, host);
            }
        }
    }

    /// closed Cities count too, and the tokens are counted after placing. Advanced: the
    /// City tile, then an extension, then the Embassy tokens.
    fn automa_founds_embassy(&mut self, fate: Fate, advanced: bool, host: &mut impl Host<Event>) {
        let city = self.public.kit.fates.city[fate];
        self.put_embassy(AUTOMA, city, host);
        if advanced {
            let by = Source::default();
            let effect = Effect::Extension;
            self.public.agenda.now([Step::Effect { seat: AUTOMA, effect, by }]);
            self.work_city_tile(AUTOMA, city);
        }
    }

    /// the token goes to the half even if its space is closed.
    fn automa_recruits(&mut self, fate: Fate, host: &mut impl Host<Event>) {
        let space = self.public.kit.fates.court[fate];
        self.put_court_token(AUTOMA, self.public.kit.half(space), host);
        self.show_automa(host);
        if let Some(character) = self.take_character(AUTOMA, space, host) {
            self.show_automa(host);
            self.automa_keeps(character, host);
        }
    }

    /// C 8.4: the left space of the symbol, or the right one; on an occupied or closed space the
    /// token goes straight to the reserve.
    fn automa_offers(&mut self, fate: Fate, advanced: bool, host: &mut impl Host<Event>) {
        let [left, right] = self.public.kit.fates.altars[fate];
        let closed = |space| self.public.altars_closed.contains(space);
        let space = if closed(left) && !closed(right) { right } else { left };
        let reserve = !self.public.is_altar_free(space);
        if reserve {
            self.public.players[AUTOMA].reserve += 1;
        } else {
            self.public.altar_tokens[space] = Some(AUTOMA);
        }
        host.hear(|| Event::AltarToken { seat: AUTOMA, space, reserve });
        self.work_column(AUTOMA, space, advanced);
    }

    /// the Automa climbs the line's steps even without a card. Advanced: all cards of the
    /// line.
    fn automa_reads(&mut self, fate: Fate, advanced: bool, host: &mut impl Host<Event>) {
        let space = self.public.kit.fates.glyph[fate];
        let line = self.public.kit.line_of[space];
        let spaces = match advanced {
            true => self.public.kit.glyph_spaces[line],
            false => Set::one(space),
        };
        self.take_glyphs(AUTOMA, spaces, host);
        self.show_automa(host);
        let climb = self.public.kit.line(line).climb;
        self.climb(AUTOMA, climb, Source::Line(line), host);
    }
}
