//! The exchange of Glyphs (C 6.7).

use crate::model::*;
use patolli_core::{Dense, Host, Menu};

/// Two Glyphs of each colour: exchanging equal ones takes a third (C 3.15).
const PAIRS: Glyphs = Glyphs::from_lanes(0x0202_0202_0202);

impl Player {
    pub(crate) fn can_exchange(&self) -> bool {
        self.glyphs.kinds().has_several() || !PAIRS.lacking(self.glyphs).is_nothing()
    }

    /// Every exchange of different or equal Glyphs.
    pub(crate) fn offer_exchanges(&self, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::ExchangeDifferent, Rainbow::within(self.glyphs.kinds()));
        for (colour, more) in PAIRS.lacking(self.glyphs).iter() {
            let runs = (1 << usize::from(more).min(Run::COUNT)) - 1;
            menu.add_block(Action::ExchangeSame(colour, Run::new(0)), runs);
        }
    }
}

impl Copan {
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

    /// C 6.7, R-18, R-22: the Jade tiles at once, one by one, then the bonus action joins the
    /// queue.
    fn exchange(&mut self, glyphs: Glyphs, worth: Option<Exchange>, host: &mut impl Host<Event>) {
        let seat = self.public.active;
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
