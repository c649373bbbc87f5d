//! Cocijobot (Z 8), the solo opponent, which decides nothing and pays nothing: its deck, and what
//! differs in a round (Z 8.1).

mod capital;
mod construction;

pub use construction::BotTarget;

use crate::model::*;
use patolli_core::Host;

impl Zapotec {
    /// The next card of Cocijobot's deck becomes the top one; its back is open (Z 4.2).
    pub(crate) fn show_bot_back(&mut self, host: &mut impl Host<Event>) {
        let mut deck = self.public.bot_deck;
        let top = host.draw(BOT_CARDS, &mut deck);
        self.unseen.bot_top = Some(top);
        let back = self.public.kit.bot_cards[top].back;
        self.public.bot_back = Some(back);
        host.hear(|| Event::BotBack { back });
    }

    /// Turns up Cocijobot's top card. R59: the deck never runs out.
    fn turn_bot_card(&mut self, host: &mut impl Host<Event>) -> BotCard {
        let card = self.unseen.bot_top.expect("there is a top card");
        self.public.bot_deck.remove(card);
        host.hear(|| Event::BotRevealed { card });
        self.show_bot_back(host);
        card
    }

    /// Z 8.1.2: an equal or lower number goes first.
    pub(crate) fn order_against_bot(&mut self, host: &mut impl Host<Event>) {
        let card = self.turn_bot_card(host);
        self.public.bot_card = Some(card);
        let mine = self.public.players[PERSON].played.expect("the card was revealed");
        let bot_first = self.public.kit.bot_cards[card].number <= mine.number();
        let order = if bot_first { [BOT, PERSON] } else { [PERSON, BOT] };
        self.public.order[..2].copy_from_slice(&order);
    }

    /// Z 8.1.3: the card not taken will score next round; two new ones come while the deck lasts
    /// (R33).
    pub(crate) fn refill_solo_offer(&mut self, host: &mut impl Host<Event>) {
        let card = self.public.offer.first().expect("one of two cards is left");
        self.public.offer.remove(card);
        self.public.next_bonus = Some(card);
        host.hear(|| Event::SetAside { card });
        if self.public.round_deck >= 2 {
            self.offer_from_deck(host);
            self.offer_from_deck(host);
        }
    }

    /// Z 8.1.5, R34: the card played leaves the game, the card set aside becomes the bonus card.
    pub(crate) fn clean_up_solo(&mut self) {
        let public = &mut self.public;
        public.bonus_pile.insert(public.bonus);
        public.bonus = public.next_bonus.take().expect("a card was set aside");
        let played = public.players[PERSON].played.take().expect("a card was played");
        public.gone.insert(played);
        public.bot_card = None;
    }
}
