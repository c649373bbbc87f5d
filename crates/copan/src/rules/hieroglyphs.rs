//! The Hieroglyphic Stairway (C 6.5) and the exchange of Glyphs (C 6.7).

use crate::model::*;
use patolli_core::{Dense, Host, Seat, Set};

impl Copan {
    /// C 6.5, R-19: all cards of the line, then its steps.
    pub(crate) fn read_line(&mut self, line: Line, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.reward(seat, Site::Hieroglyphs, host);
        self.take_glyphs(seat, self.public.kit.glyph_spaces[line.index()], host);
        let climb = self.public.kit.line(line).climb;
        self.climb(seat, climb, Source::Line(line), host);
    }

    pub(crate) fn take_glyphs(
        &mut self,
        seat: Seat,
        spaces: Set<GlyphSpace>,
        host: &mut impl Host<Event>,
    ) {
        let mut glyphs = Glyphs::NOTHING;
        for space in spaces {
            if let Some(colour) = self.public.glyphs[space.index()].take() {
                glyphs = glyphs.plus(Glyphs::of(colour, 1));
                if let Some(automa) = self.public.automa.as_mut().filter(|_| seat == AUTOMA) {
                    automa.glyphs.push(colour);
                }
            }
        }
        let held = &mut self.public.players[seat].glyphs;
        *held = held.plus(glyphs);
        if !glyphs.is_nothing() {
            host.hear(|| Event::TookGlyphs { seat, glyphs });
        }
    }

    /// A Glyph goes to the discard.
    pub(crate) fn lose_glyph(&mut self, seat: Seat, colour: Colour, host: &mut impl Host<Event>) {
        let one = Glyphs::of(colour, 1);
        let held = &mut self.public.players[seat].glyphs;
        *held = held.minus(one);
        let discard = &mut self.public.glyph_deck.discard;
        *discard = discard.plus(one);
        host.hear(|| Event::LostGlyph { seat, colour });
    }

    pub(crate) fn refuse_exchange(&self, glyphs: Glyphs) -> Option<Reason> {
        if self.public.exchanged {
            Some(Reason::AlreadyExchanged)
        } else if !self.me().glyphs.covers(glyphs) {
            Some(Reason::NotEnoughGlyphs)
        } else {
            None
        }
    }

    pub(crate) fn exchange_different(&mut self, set: Rainbow, host: &mut impl Host<Event>) {
        let glyphs = set.cards();
        let worth = self.public.kit.exchange_different[glyphs.total() as usize];
        self.exchange(glyphs, worth, host);
    }

    pub(crate) fn exchange_same(&mut self, colour: Colour, run: Run, host: &mut impl Host<Event>) {
        let worth = self.public.kit.exchange_same[usize::from(run.cards())];
        self.exchange(Glyphs::of(colour, run.cards()), worth, host);
    }

    /// C 6.7, R-18, R-22: the Jade tiles at once, one by one, then the bonus action joins the queue.
    fn exchange(&mut self, glyphs: Glyphs, worth: Option<Exchange>, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.begin_free_action();
        self.public.exchanged = true;
        let held = &mut self.public.players[seat].glyphs;
        *held = held.minus(glyphs);
        let discard = &mut self.public.glyph_deck.discard;
        *discard = discard.plus(glyphs);
        host.hear(|| Event::Exchanged { seat, glyphs });
        let Some(Exchange { jade, bonus }) = worth else { return };
        if let Some(discount) = bonus {
            self.public.agenda.now([Step::Append(Pending::Bonus { site: None, discount })]);
        }
        if jade > 0 {
            self.public.agenda.now([Step::Jade { seat, left: jade }]);
        }
    }
}

impl Player {
    /// The colours of which the player has a Glyph.
    pub fn colours(&self) -> Set<Colour> {
        self.glyphs.iter().map(|(colour, _)| colour).collect()
    }
    /// Every exchange of equal Glyphs (C 3.15).
    pub(crate) fn runs(&self) -> impl Iterator<Item = Action> + '_ {
        self.glyphs.iter().flat_map(|(colour, n)| {
            (3..=n.min(8)).map(move |k| Action::ExchangeSame(colour, Run::of(k)))
        })
    }
    pub(crate) fn can_exchange(&self) -> bool {
        self.colours().len() >= 2 || self.glyphs.iter().any(|(_, n)| n >= 3)
    }
}
