//! Turn scoring (Z 5.7): points for Houses that fit the bonus card, or a card of the hand.

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Host, Menu, Seat};

/// Z 6.6.6: the bonus card or, with trade_35, a card of the hand.
#[derive(Clone, Copy)]
pub(super) struct ScoreTurn;

impl Decision<Zapotec> for ScoreTurn {
    fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add(Action::ScoreBonusCard);
        menu.add_each(Action::ScoreHandCard, game.private[seat].hand);
    }

    fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::ScoreBonusCard => None,
            Action::ScoreHandCard(card) => game.refuse_hand_card(seat, card),
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::ScoreBonusCard => game.score_bonus_card(seat, host),
            Action::ScoreHandCard(card) => game.score_hand_card(seat, card, host),
            _ => not_offered(action),
        }
    }
}

impl Zapotec {
    /// Z 6.6.6: with trade_35 and a card in hand the seat decides.
    pub(super) fn may_score_hand_card(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.trade.contains(TradeTile::HAND_SCORING) && player.hand_size > 0
    }

    pub(super) fn score_bonus_card(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let property = self.public.kit.cards[self.public.bonus].property;
        self.score_turn(seat, property, host);
    }

    /// R22, R54: the card's property alone counts, and the card leaves the game.
    fn score_hand_card(&mut self, seat: Seat, card: Card, host: &mut impl Host<Event>) {
        self.private[seat].hand.remove(card);
        let player = self.player_mut(seat);
        player.hand_size -= 1;
        player.known_hand.remove(card);
        self.public.gone.insert(card);
        host.hear(|| Event::HandCardSpent { seat, card });
        self.score_turn(seat, self.public.kit.cards[card].property, host);
    }

    fn score_turn(&mut self, seat: Seat, property: Property, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        let vp = self.public.turn_points(seat, property);
        self.award(seat, vp, Points::Turn(property), host);
    }

    /// Points on the track for a seat.
    pub(super) fn award(&mut self, seat: Seat, vp: i16, by: Points, host: &mut impl Host<Event>) {
        let earned = &mut self.player_mut(seat).points;
        match by {
            Points::Turn(_) => earned.turns += vp,
            Points::Step(_) => earned.track += vp,
            Points::Difficulty => earned.gifts += vp,
        }
        host.hear(|| Event::Scored { seat, vp, by });
    }
}

impl Public {
    /// Two points for each weight on the property (Z 5.7).
    pub fn turn_points(&self, seat: Seat, property: Property) -> i16 {
        i16::from(self.kit.points.house) * i16::from(self.weight(seat, property))
    }
}
