//! Setup (Z 4).

use crate::model::*;
use patolli_core::{Agenda, By, Dense, Host, PerSeat, Printed, Seat, Set};

/// Z 4.1, 4.2: lays out the table for round 1.
pub(crate) fn setup(kit: &'static Kit, options: Options, host: &mut impl Host<Event>) -> Zapotec {
    let n = options.sides();
    let mut cards = CardSet::full();
    // R35: in solo, too.
    let bonus = host.draw(ACTION_CARDS, &mut cards);
    let mut public = Public {
        kit: Printed(kit),
        n: n as u8,
        solo: options.solo(),
        round: 1,
        agenda: Agenda::new(),
        order: SEATS,
        active: SEATS[0],
        pledged: Set::EMPTY,
        offer: Set::EMPTY,
        bonus,
        bonus_pile: Set::EMPTY,
        gone: Set::EMPTY,
        next_bonus: None,
        round_deck: kit.deal(options.people()).round_deck,
        market: By::default(),
        stacks: kit.tiles_of,
        scoring_tiles: [None; 5],
        // Z 4.1.8.
        pyramids: By::default(),
        rituals: By::from_fn(|_| Ritual::Steps),
        discs: By::default(),
        tiles: By::from_fn(|_| Basic::Wood),
        free: kit.in_play(n),
        arrivals: Seat::first(n).collect(),
        players: PerSeat::from_fn(|_| Player::new(kit)),
        bot_deck: Set::EMPTY,
        bot_back: None,
        bot_card: None,
    };
    lay_building_tiles(&mut public, host);
    lay_market(&mut public, host);
    lay_scoring_tiles(&mut public, host);
    lay_rituals(&mut public, host);
    let mut game =
        Zapotec { public, private: PerSeat::default(), unseen: Unseen { cards, bot_top: None } };
    game.deal(host);
    game.public.agenda.now([Step::SelectCard]);
    host.hear(|| Event::RoundStarted { round: 1, bonus });
    game
}

/// Z 4.1.1, 4.1.2, R44: each type's tiles are shuffled over the spaces of that type.
fn lay_building_tiles(public: &mut Public, host: &mut impl Host<Event>) {
    let mut left = public.kit.tiles_at[public.n()];
    for space in public.free {
        let bag = &mut left[public.kit.spaces[space].building];
        let basic = host.draw_one(BUILDING_TILES, bag);
        public.tiles[space] = basic;
    }
}

/// Z 4.1.3; Z 4.2: in solo the tiles that are not revealed leave the game.
fn lay_market(public: &mut Public, host: &mut impl Host<Event>) {
    for level in Level::all() {
        for slot in Slot::all() {
            let tile = host.draw(TRADE_TILES, &mut public.stacks[level]);
            public.market[level][slot] = Some(tile);
        }
        if public.solo.is_some() {
            public.stacks[level] = Set::EMPTY;
        }
    }
}

/// Z 4.1.4: one Scoring tile more than players.
fn lay_scoring_tiles(public: &mut Public, host: &mut impl Host<Event>) {
    let mut bag = Set::<Property>::full();
    for place in 0..=public.n() {
        public.scoring_tiles[place] = Some(host.draw(SCORING_TILES, &mut bag));
    }
}

/// Z 4.1.6.
fn lay_rituals(public: &mut Public, host: &mut impl Host<Event>) {
    let mut bag = Set::<Ritual>::full();
    public.rituals = By::from_fn(|_| host.draw(RITUAL_CARDS, &mut bag));
}

impl Zapotec {
    /// Z 4.1.5: the Offer, the hands, and in solo Cocijobot's deck. What is left in the bag is the
    /// Round deck and the cards removed unseen, which no one can tell apart.
    fn deal(&mut self, host: &mut impl Host<Event>) {
        let people = self.public.people();
        let deal = self.public.kit.deal(people);
        for _ in 0..deal.offer {
            let card = host.draw(ACTION_CARDS, &mut self.unseen.cards);
            self.public.offer.insert(card);
        }
        for seat in Seat::first(people) {
            for _ in 0..deal.hand {
                let card = host.draw(ACTION_CARDS, &mut self.unseen.cards);
                self.private[seat].hand.insert(card);
            }
            self.public.players[seat].hand_size = deal.hand;
            let hand = self.private[seat].hand;
            host.hear(|| Event::Dealt { seat, hand });
        }
        if let Some(bot) = self.public.bot() {
            self.public.players[bot].stock = Stock::NOTHING;
            self.public.bot_deck = Set::full();
            self.show_bot_back(host);
        }
    }
}
