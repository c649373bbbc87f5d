//! The invariants of the rules (Z 12), checked on any state.

mod points;
mod table;

use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, Set, ensure};

impl Zapotec {
    /// Every invariant that a single state can show. Those about change over time (I10, I11,
    /// I18) have separate tests.
    pub(crate) fn check(&self) -> Result<(), Flaw> {
        let public = &self.public;
        ensure!((1..=ROUNDS).contains(&public.round), "I14", "round", "{} of 5", public.round);
        self.check_cards()?;
        self.check_hands()?;
        self.check_hand_sizes()?;
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
        let public = &self.public;
        let mut seen = CardSet::EMPTY;
        let mut count = 0;
        let mut lay = |cards: CardSet, place: String| {
            let twice = seen.and(cards);
            seen = seen.or(cards);
            count += cards.len();
            ensure!(twice.is_empty(), "I1", place, "cards {twice} lie elsewhere as well");
            Ok(())
        };
        lay(public.offer, "offer".into())?;
        lay(Set::one(public.bonus), "bonus".into())?;
        lay(public.bonus_pile, "bonus_pile".into())?;
        lay(public.gone, "gone".into())?;
        lay(public.next_bonus.into_iter().collect(), "next_bonus".into())?;
        for seat in public.seats() {
            let place = format!("players[{}]", seat.index());
            lay(self.private[seat].hand, format!("{place}.hand"))?;
            lay(public.players[seat].played.into_iter().collect(), format!("{place}.played"))?;
        }
        lay(self.unseen.cards, "unseen_cards".into())?;
        ensure!(count == Card::COUNT, "I1", "unseen_cards", "{count} of 27 Action cards are there");
        let deck = usize::from(public.round_deck);
        let unseen = self.unseen.cards.len();
        ensure!(deck <= unseen, "I1", "round_deck", "{deck} cards, but only {unseen} are unseen");
        Ok(())
    }

    /// I7: the size of hands; cards known to be in a hand are there.
    fn check_hands(&self) -> Result<(), Flaw> {
        let public = &self.public;
        let selecting = public.agenda.front() == Some(Step::SelectCard);
        for seat in Seat::first(public.people()) {
            let (player, private) = (&public.players[seat], &self.private[seat]);
            let place = |field: &str| format!("players[{}].{field}", seat.index());
            let (size, held) = (usize::from(player.hand_size), private.hand.len());
            ensure!(size == held, "I7", place("hand"), "{held} cards, but {size} are counted");
            let known = player.known_hand.is_subset_of(private.hand);
            ensure!(known, "I7", place("known_hand"), "names cards that are not in the hand");
            ensure!(!selecting || held > 0, "I7", place("hand"), "no card to play");
            let pledged = public.pledged.contains(seat);
            let pledge = private.pledge;
            ensure!(pledged == pledge.is_some(), "I7", place("pledge"), "does not fit `pledged`");
            let held = pledge.is_none_or(|card| private.hand.contains(card));
            ensure!(held, "I7", place("pledge"), "is not in the hand");
            let revealed = player.played.is_some();
            let over = public.agenda.is_empty();
            let fits = over || revealed != selecting;
            ensure!(fits, "I1", place("played"), "a card lies open from the reveal to Cleanup");
        }
        let waiting = selecting || public.pledged.is_empty();
        ensure!(waiting, "I7", "pledged", "cards are pledged only while they are chosen");
        let everybody = public.pledged.len() == public.people();
        ensure!(!everybody, "I7", "pledged", "when all have pledged the cards are revealed");
        Ok(())
    }

    /// I7: a hand is full except for a card played and not yet replaced, and cards spent with
    /// trade_35.
    fn check_hand_sizes(&self) -> Result<(), Flaw> {
        let public = &self.public;
        let mut spent = 0;
        for seat in Seat::first(public.people()) {
            let open = public.players[seat].played.is_some() && !public.has_drawn(seat);
            let full = usize::from(public.kit.deal(public.people()).hand) - usize::from(open);
            let held = self.private[seat].hand.len();
            let place = format!("players[{}].hand", seat.index());
            ensure!(held <= full, "I7", place, "{held} cards, at most {full}");
            let may_spend = public.players[seat].trade.contains(TradeTile::HAND_SCORING);
            ensure!(held == full || may_spend, "I7", place, "{held} cards instead of {full}");
            spent += full - held;
        }
        // Solo: the cards played in earlier rounds are gone as well.
        let played = if public.solo.is_some() { usize::from(public.round) - 1 } else { 0 };
        let gone = public.gone.len();
        ensure!(gone == spent + played, "I7", "gone", "{gone} cards, not {}", spent + played);
        Ok(())
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
            [Some(PlaceTile(_) | TileNow(_) | FreeResource | FreeDisc | Advance(_)), ..] => false,
            _ => true,
        };
        ensure!(fits, "I16", "pending", "this cannot wait here");
        Ok(())
    }

    /// Solo: what Cocijobot shows and hides (Z 4.2, R59).
    fn check_bot(&self) -> Result<(), Flaw> {
        let (public, top) = (&self.public, self.unseen.bot_top);
        if public.solo.is_none() {
            let none = public.bot_deck.is_empty() && top.is_none() && public.bot_back.is_none();
            ensure!(none, "I17", "cocijobot", "Cocijobot plays only in solo games");
            return Ok(());
        }
        ensure!(public.n == 2, "I14", "options", "a solo game has two sides");
        let deck = top.is_some_and(|top| public.bot_deck.contains(top));
        ensure!(deck, "I17", "cocijobot.top", "is not a card of its deck");
        let back = top.map(|top| public.kit.bot_card(top).back);
        ensure!(
            back == public.bot_back,
            "I17",
            "cocijobot.back",
            "is not the back of the top card"
        );
        let turned = public.bot_card.is_none_or(|card| !public.bot_deck.contains(card));
        ensure!(turned, "I17", "cocijobot.card", "is still in its deck");
        let shown = public.agenda.is_empty() || public.in_turn() == public.bot_card.is_some();
        ensure!(shown, "I17", "cocijobot.card", "is open from the reveal to the end of the round");
        let (turned, most) =
            (BotCard::COUNT - public.bot_deck.len(), 2 * usize::from(public.round));
        ensure!(turned <= most, "I17", "cocijobot.turned", "{turned} cards, at most {most}");
        let bot = &public.players[BOT];
        let bare = bot.stock.is_nothing() && bot.grid.iter().all(Option::is_none);
        let bare = bare && bot.played.is_none() && bot.hand_size == 0 && bot.face_up.is_empty();
        ensure!(bare, "I17", "players[1]", "Cocijobot has no stock, no grid and no cards");
        Ok(())
    }
}

impl Public {
    /// Whether a seat is in the middle of its turn.
    fn in_turn(&self) -> bool {
        !matches!(self.agenda.front(), None | Some(Step::SelectCard))
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
