//! Conservation: Units, special cards, Summonings, tokens, and the Troops on the map.

use crate::model::*;
use patolli_core::{Dense, Flaw, PlayerField, Seat, at};

impl Public {
    /// All Troops on the map.
    fn troops(&self) -> impl Iterator<Item = &Troop> + Clone {
        self.seats().flat_map(|seat| &self.players[seat].troops)
    }

    /// Units in Troops and Prisons.
    pub(crate) fn units_outside(&self) -> u32 {
        let prisoners = self.seats().map(|seat| self.players[seat].prisoners);
        self.troops().map(|troop| troop.units).chain(prisoners).map(u32::from).sum()
    }

    /// I-1.
    pub(super) fn check_units(&self) -> Result<(), Flaw> {
        let units = self.units_outside() + u32::from(self.supply);
        at("I-1", "players").count("units", units, self.kit.supply.units)
    }

    /// Summonings that are tied to a Troop.
    pub(crate) fn linked_summonings(&self) -> impl Iterator<Item = Summoning> + '_ {
        self.troops().filter_map(|troop| Some(troop.link?.summoning))
    }

    /// I-4: in the Bank or tied to one Troop.
    pub(super) fn check_summonings(&self) -> Result<(), Flaw> {
        let all = self.bank.iter().chain(self.linked_summonings());
        at("I-4", "players").once(all, Summonings::full())
    }

    /// I-6, Y 9: with limited tokens the box holds everything that is in play.
    pub(super) fn check_tokens(&self) -> Result<(), Flaw> {
        if self.house.tokens == TokenRule::Unlimited {
            return Ok(());
        }
        Resource::all().try_for_each(|kind| {
            let held = self.seats().map(|seat| self.players[seat].goods.get(kind));
            let piles = self.piles.values().copied().filter(|_| kind == Resource::Jade);
            let lies: u32 = held.chain(piles).map(u32::from).sum();
            at("I-6", "players").most(kind, lies, self.kit.supply.tokens.get(kind))
        })
    }

    /// I-7: one Troop in a city, no jade under it, and no more jade than Revolutions give: those
    /// of a whole game, and of the Rounds played.
    pub(super) fn check_map(&self) -> Result<(), Flaw> {
        let revolutions = u16::from(self.kit.length.rounds + self.round) - 2;
        let most = u16::from(self.kit.moves.revolution_jade) * revolutions;
        City::all().try_for_each(|city| {
            let (here, jade) = (Space::of(city), self.piles[city]);
            let troops = self.troops().filter(|troop| troop.space == here).count();
            at("I-7", "players").most(city, troops, 1)?;
            let pile = format_args!("piles.{city}");
            at("I-7", pile).empty(troops == 0 || jade == 0)?;
            at("I-7", pile).range(jade, 0, most)
        })
    }
}

impl Yucatan {
    /// I-2: deck, hands and what left the game.
    pub(super) fn check_specials(&self) -> Result<(), Flaw> {
        let (public, deck) = (&self.public, self.unseen.deck);
        let lie = |kind| {
            let hands = Seat::first(SIDES).map(|seat| self.private[seat].hand.get(kind));
            hands.chain([deck.get(kind), public.removed.get(kind)]).map(u32::from).sum()
        };
        at("I-2", "players").conserves(lie, |kind: Special| public.kit.deck.get(kind).into())?;
        let returns = |kind: &Special| public.kit.card(Card::Special(*kind)).returns;
        let mut gone = Special::all().filter(|kind| public.removed.get(*kind) > 0);
        at("I-2", "removed").no_stranger(gone.find(returns))?;
        at("I-2", "removed").count("deck", public.deck, deck.total())?;
        Seat::first(SIDES).try_for_each(|seat| {
            let (player, hand) = (&public.players[seat], self.private[seat].hand);
            at("I-2", PlayerField(seat, "specials")).value(player.specials.into(), hand.total())?;
            at("I-2", PlayerField(seat, "known")).fits("hand", hand.covers(player.known))
        })
    }
}
