//! Turn scoring (Z 5.7): points for Houses that fit the bonus card, or a card of the hand.

use crate::model::*;
use patolli_core::{ActionSet, Host, Seat};

impl Public {
    /// Two points for each weight on the property (Z 5.7).
    pub fn turn_points(&self, seat: Seat, property: Property) -> i16 {
        i16::from(self.kit.points.house) * i16::from(self.weight(seat, property))
    }
}

impl Zapotec {
    /// Z 6.6.6: with trade_35 and a card in hand the seat decides.
    pub(crate) fn may_score_hand_card(&self) -> bool {
        self.me().trade.contains(TradeTile::HAND_SCORING) && self.me().hand_size > 0
    }

    pub(crate) fn offer_scoring(&self, seat: Seat, out: &mut ActionSet<Action>) {
        out.insert(Action::ScoreBonusCard);
        let hand = self.private[seat].hand.bits();
        out.insert_block(Action::ScoreHandCard(Card::new(0)), hand);
    }

    pub(crate) fn score_bonus_card(&mut self, host: &mut impl Host<Event>) {
        let property = self.public.kit.card(self.public.bonus).property;
        self.score_turn(property, host);
    }

    /// R22, R54: the card's property alone counts, and the card leaves the game.
    pub(crate) fn score_hand_card(&mut self, card: Card, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.private[seat].hand.remove(card);
        let player = self.me_mut();
        player.hand_size -= 1;
        player.known_hand.remove(card);
        self.public.gone.insert(card);
        host.hear(|| Event::HandCardSpent { seat, card });
        self.score_turn(self.public.kit.card(card).property, host);
    }

    fn score_turn(&mut self, property: Property, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        let seat = self.public.active;
        let vp = self.public.turn_points(seat, property);
        self.award(seat, vp, Points::Turn(property), host);
    }
}
