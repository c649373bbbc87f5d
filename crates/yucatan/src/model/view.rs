//! What one observer may know (Y 10, Q47), and worlds in which they would see the same.

use crate::model::*;
use crate::rules::setup::{DECK, PLEDGES};
use patolli_core::{Dense, Host, PerSeat, Seat};

pub type View = patolli_core::View<Public, Private>;

impl Yucatan {
    /// Deals the special cards that the observer cannot place, and makes a secret choice for every
    /// seat that has made one.
    pub(crate) fn imagine(view: &View, host: &mut impl Host<Event>) -> Self {
        let public = view.public;
        let deck = public.unplaced_specials(view.own);
        let mut game = Yucatan { public, private: PerSeat::default(), unseen: Unseen { deck } };
        if let Some((seat, own)) = view.own {
            game.private[seat] = own;
        }
        for seat in public.seats() {
            if !view.is_own(seat) {
                game.deal_hand(seat, host);
                game.imagine_choice(seat, host);
            }
        }
        game
    }
}

impl Public {
    /// The special cards that are in the deck or unknown in a hand of others.
    fn unplaced_specials(&self, own: Option<(Seat, Private)>) -> Specials {
        let known = |seat: Seat| match own {
            Some((me, private)) if me == seat => private.hand,
            _ => self.players[seat].known,
        };
        let all = self.kit.deck.minus(self.removed);
        self.seats().fold(all, |left, seat| left.minus(known(seat)))
    }
}

impl Yucatan {
    /// The known cards of the hand, and the others from those that could be there.
    pub(crate) fn deal_hand(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let player = &self.public.players[seat];
        let mut hand = player.known;
        for _ in hand.total()..player.specials.into() {
            let card = host.draw_one(DECK, &mut self.unseen.deck);
            hand = hand.plus(Specials::of(card, 1));
        }
        self.private[seat].hand = hand;
    }

    /// A secret choice for a seat that has made one.
    pub(crate) fn imagine_choice(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        if !self.public.pledged.contains(seat) {
            return;
        }
        match self.public.agenda.front() {
            Some(Step::Setup) => self.private[seat].setup = any_setup(host),
            Some(Step::Cards) => {
                let mut cards = self.playable(seat);
                self.private[seat].card = Some(host.draw(PLEDGES, &mut cards));
            }
            Some(Step::Sacrifice) => self.private[seat].sacrifice = self.any_offering(seat, host),
            _ => {}
        }
    }
}

fn any_setup(host: &mut impl Host<Event>) -> Choices {
    let mut counselors = patolli_core::Set::<Counselor>::full();
    let first = host.draw(PLEDGES, &mut counselors);
    let second = host.draw(PLEDGES, &mut counselors);
    Choices {
        building: Some(Building::from_index(host.roll(PLEDGES, 4) as usize)),
        counselors: Some((first, second)),
        power: Some(Power::from_index(host.roll(PLEDGES, 4) as usize)),
    }
}
