//! Conservation: Units, special cards, Summonings, tokens, and who stands where.

use super::Of;
use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, ensure};

impl Public {
    /// Units in Troops and Prisons.
    pub(crate) fn units_outside(&self) -> u32 {
        let of = |player: &Player| {
            let troops: u32 = player.troops.iter().map(|troop| u32::from(troop.units)).sum();
            troops + u32::from(player.prisoners)
        };
        self.seats().map(|seat| of(&self.players[seat])).sum()
    }

    /// I-1.
    pub(super) fn check_units(&self) -> Result<(), Flaw> {
        let (all, has) =
            (self.units_outside() + u32::from(self.supply), u32::from(self.kit.supply.units));
        ensure!(all == has, "I-1", "players", "{all} Units, not {has}");
        Ok(())
    }

    /// Summonings that are tied to a Troop.
    pub(crate) fn linked_summonings(&self) -> impl Iterator<Item = Summoning> + '_ {
        let troops = self.seats().flat_map(|seat| &self.players[seat].troops);
        troops.filter_map(|troop| Some(troop.link?.summoning))
    }

    /// I-4: in the Bank or tied to one Troop.
    pub(super) fn check_summonings(&self) -> Result<(), Flaw> {
        let mut seen = self.bank;
        for summoning in self.linked_summonings() {
            let once = !seen.contains(summoning);
            ensure!(once, "I-4", "players", "{summoning} is elsewhere as well");
            seen.insert(summoning);
        }
        ensure!(seen == Summonings::full(), "I-4", "players", "a Summoning is missing");
        Ok(())
    }

    /// I-6, Y 9: with limited tokens nobody has what the box does not hold.
    pub(super) fn check_tokens(&self) -> Result<(), Flaw> {
        if self.house.tokens == TokenRule::Unlimited {
            return Ok(());
        }
        for kind in Resource::all() {
            let held = self.seats().map(|seat| u32::from(self.players[seat].goods.get(kind)));
            let piles = self.piles.iter().map(|jade| u32::from(*jade));
            let lies: u32 = held.chain(piles.filter(|_| kind == Resource::Jade)).sum();
            let has = u32::from(self.kit.supply.tokens.get(kind));
            ensure!(lies <= has, "I-6", "players", "{lies} {kind}, of {has}");
        }
        Ok(())
    }

    /// I-7: one Troop in a city, no jade under it, and no more jade than Revolutions bring: those
    /// of a whole game, and of the Rounds played.
    pub(super) fn check_map(&self) -> Result<(), Flaw> {
        for city in City::all() {
            let here = Space::of(city);
            let troops = self.seats().flat_map(|seat| &self.players[seat].troops);
            let troops = troops.filter(|troop| troop.space == here).count();
            ensure!(troops <= 1, "I-7", "players", "{troops} Troops in {city}");
            let (jade, place) = (self.piles[city.index()], format_args!("piles.{city}"));
            let bare = troops == 0 || jade == 0;
            ensure!(bare, "I-7", place, "jade lies in a city without a Troop");
            let revolutions = u16::from(self.kit.length.rounds + self.round) - 2;
            let most = u16::from(self.kit.moves.revolution_jade) * revolutions;
            ensure!(u16::from(jade) <= most, "I-7", place, "{jade} jade, at most {most}");
        }
        Ok(())
    }
}

impl Yucatan {
    /// I-2: deck, hands and what left the game.
    pub(super) fn check_specials(&self) -> Result<(), Flaw> {
        let public = &self.public;
        for kind in Special::all() {
            let hands = Seat::first(SIDES).map(|seat| self.private[seat].hand.get(kind));
            let open = [self.unseen.deck.get(kind), public.removed.get(kind)];
            let lie: u32 = hands.chain(open).map(u32::from).sum();
            let has = u32::from(public.kit.deck.get(kind));
            ensure!(lie == has, "I-2", "players", "{lie} cards {kind}, not {has}");
            let stays = public.kit.card(Card::Special(kind)).returns;
            let gone = stays && public.removed.get(kind) > 0;
            ensure!(!gone, "I-2", "removed", "{kind} always comes back");
        }
        let deck = u32::from(public.deck) == self.unseen.deck.total();
        ensure!(deck, "I-2", "removed", "the number of cards in the deck is wrong");
        for seat in Seat::first(SIDES) {
            let (player, hand) = (&public.players[seat], self.private[seat].hand);
            let (has, told) = (hand.total(), player.specials);
            let fits = has == u32::from(told);
            ensure!(fits, "I-2", Of(seat, "specials"), "{told}, but the hand has {has}");
            let held = hand.covers(player.known);
            ensure!(held, "I-2", Of(seat, "known"), "is not in the hand");
        }
        Ok(())
    }
}
