//! The invariants of the rules (Z 12), checked on any state.

mod points;
mod table;

use crate::model::*;
use patolli_core::{Dense, Flaw, PlayerField, Seat, Set, at};

impl Zapotec {
    /// Every invariant that a single state can show. Those about change over time (I10, I11,
    /// I18) have separate tests.
    pub(crate) fn check(&self) -> Result<(), Flaw> {
        let public = &self.public;
        at("I14", "round").range(public.round, 1, ROUNDS)?;
        self.check_cards()?;
        self.check_hands()?;
        self.check_pending()?;
        public.check_map()?;
        public.check_pyramids()?;
        public.check_rituals()?;
        public.check_trade()?;
        public.check_track()?;
        public.check_counts()?;
        self.check_bot()
    }

    /// I1: all 27 Action cards, each in one place.
    fn check_cards(&self) -> Result<(), Flaw> {
        let (public, unseen) = (&self.public, self.unseen.cards);
        let mut seen = CardSet::EMPTY;
        at("I1", "offer").adds_to(&mut seen, public.offer)?;
        at("I1", "bonus").adds_to(&mut seen, [public.bonus])?;
        at("I1", "bonus_pile").adds_to(&mut seen, public.bonus_pile)?;
        at("I1", "gone").adds_to(&mut seen, public.gone)?;
        at("I1", "next_bonus").adds_to(&mut seen, public.next_bonus)?;
        for seat in public.seats() {
            at("I1", PlayerField(seat, "hand")).adds_to(&mut seen, self.private[seat].hand)?;
            let played = public.players[seat].played;
            at("I1", PlayerField(seat, "played")).adds_to(&mut seen, played)?;
        }
        at("I1", "unseen_cards").adds_to(&mut seen, unseen)?;
        at("I1", "unseen_cards").once(seen, Set::full())?;
        at("I1", "round_deck").range(public.round_deck, 0, unseen.len())
    }

    /// I7.
    fn check_hands(&self) -> Result<(), Flaw> {
        let public = &self.public;
        let people = Seat::first(public.people());
        people.clone().try_for_each(|seat| self.check_hand(seat))?;
        // As soon as all have pledged the cards are revealed.
        at("I7", "phase").fits("pledged", public.pledged.len() < public.people())?;
        let spent: usize = people.map(|seat| self.full(seat) - self.private[seat].hand.len()).sum();
        // Solo: the cards played in earlier rounds are gone as well.
        let played = if public.solo.is_some() { usize::from(public.round) - 1 } else { 0 };
        at("I7", "gone").value(public.gone.len(), spent + played)
    }

    /// I7: the size of a hand; what is known of it and what is pledged is there.
    fn check_hand(&self, seat: Seat) -> Result<(), Flaw> {
        let (public, player) = (&self.public, &self.public.players[seat]);
        let Private { hand, pledge } = self.private[seat];
        let selecting = public.agenda.front() == Some(Step::SelectCard);
        let here = |field| at("I7", PlayerField(seat, field));
        here("hand_size").value(usize::from(player.hand_size), hand.len())?;
        match player.trade.contains(TradeTile::HAND_SCORING) {
            true => here("hand").range(hand.len(), usize::from(selecting), self.full(seat))?,
            false => here("hand").value(hand.len(), self.full(seat))?,
        }
        here("known_hand").fits("hand", player.known_hand.is_subset_of(hand))?;
        here("pledge").fits("pledged", public.pledged.contains(seat) == pledge.is_some())?;
        here("pledge").fits("hand", pledge.is_none_or(|card| hand.contains(card)))?;
        here("pledged").fits("phase", selecting || pledge.is_none())?;
        // A card lies open from the reveal to Cleanup.
        let fits = public.agenda.is_empty() || player.played.is_some() != selecting;
        at("I1", PlayerField(seat, "played")).fits("phase", fits)
    }

    /// The cards of a hand, from which trade_35 may have spent some: one less while a card is
    /// played and not yet replaced.
    fn full(&self, seat: Seat) -> usize {
        let public = &self.public;
        let open = public.players[seat].played.is_some() && !public.has_drawn(seat);
        usize::from(public.kit.deal(public.people()).hand) - usize::from(open)
    }

    /// I16: pending steps fit the phase they interrupt.
    fn check_pending(&self) -> Result<(), Flaw> {
        use Step::{Advance, Capital, Construction, FreeDisc, FreeResource, PlaceTile, TileNow};
        let public = &self.public;
        let me = self.player(public.active);
        let stands_on = |bonus| public.kit.track.get(usize::from(me.step)) == Some(&bonus);
        let mut steps = public.agenda.iter();
        let fits = match [steps.next(), steps.next(), steps.next()] {
            [Some(PlaceTile(space)), Some(Construction), _] => {
                me.houses.contains(space) && me.palace != Some(space)
            }
            [Some(TileNow(tile)), Some(Capital), _] => {
                me.trade.contains(tile) && self.tile_can_act(public.active, tile)
            }
            [Some(FreeResource), Some(Advance(_)), Some(Capital)] => {
                stands_on(StepBonus::FreeResource)
            }
            [Some(FreeDisc), Some(Advance(_)), Some(Capital)] => {
                stands_on(StepBonus::FreeDisc) && !public.open_rituals(public.active).is_empty()
            }
            [Some(Advance(_)), Some(Capital), _] => true,
            [first, ..] => !first.is_some_and(Step::interrupts),
        };
        at("I16", "pending").no_stranger(public.agenda.front().filter(|_| !fits))
    }

    /// Solo: what Cocijobot shows and hides (Z 4.2, R59).
    fn check_bot(&self) -> Result<(), Flaw> {
        let (public, top) = (&self.public, self.unseen.bot_top);
        let (deck, card, bot) = (public.bot_deck, public.bot_card, &public.players[BOT]);
        let here = |field| at("I17", field);
        if public.solo.is_none() {
            let none = deck.is_empty() && top.is_none() && public.bot_back.is_none();
            return here("cocijobot").fits("options", none);
        }
        at("I14", "options").value(public.n, 2)?;
        let in_deck = |card: Option<BotCard>| card.is_some_and(|card| deck.contains(card));
        here("cocijobot.top").fits("cocijobot.turned", in_deck(top))?;
        let back = top.map(|top| public.kit.bot_cards[top].back);
        here("cocijobot.back").fits("cocijobot.top", back == public.bot_back)?;
        here("cocijobot.card").fits("cocijobot.turned", !in_deck(card))?;
        // It lies open from the reveal to the end of the round.
        let shown = public.agenda.is_empty() || public.in_turn() == card.is_some();
        here("cocijobot.card").fits("phase", shown)?;
        let most = 2 * usize::from(public.round);
        here("cocijobot.turned").range(BotCard::COUNT - deck.len(), 0, most)?;
        [
            ("stock", bot.stock.is_nothing()),
            ("grid", bot.grid.values().all(Option::is_none)),
            ("played", bot.played.is_none()),
            ("hand_size", bot.hand_size == 0),
            ("pledged", !public.pledged.contains(BOT)),
            ("face_up", bot.face_up.is_empty()),
        ]
        .into_iter()
        .try_for_each(|(field, empty)| at("I17", PlayerField(BOT, field)).empty(empty))
    }
}

impl Public {
    /// Whether a seat is in the middle of its turn.
    fn in_turn(&self) -> bool {
        !matches!(self.agenda.front(), None | Some(Step::SelectCard))
    }

    /// Whether it is the turn of this seat.
    fn acts(&self, seat: Seat) -> bool {
        self.in_turn() && seat == self.active
    }

    /// Seats ahead of the active one in this round.
    fn turns_done(&self) -> usize {
        let order = &self.order[..self.n()];
        let place = order.iter().position(|seat| *seat == self.active).unwrap_or(0);
        if self.in_turn() { place } else { 0 }
    }

    /// Whether this seat has taken its card of the Offer in this round.
    fn has_drawn(&self, seat: Seat) -> bool {
        self.round < ROUNDS && self.order[..self.turns_done()].contains(&seat)
    }
}
