//! What stands before each player: extensions, tokens, stock, Priests, mask, Totem, points.

use super::Of;
use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, Set, ensure};

/// I-20: more than any account holds after a whole game; the sum of all stays far from overflowing.
const MOST_POINTS: i16 = 3000;

impl Public {
    pub(super) fn check_players(&self) -> Result<(), Flaw> {
        let owned: u32 = self.seats().map(|seat| u32::from(self.players[seat].extensions)).sum();
        let has = u32::from(self.kit.supply.extensions_per_player) * u32::from(self.n);
        let lie = owned + u32::from(self.extensions);
        ensure!(lie == has, "I-8", "players", "{lie} Storage extensions, not {has}");
        for seat in self.seats() {
            self.check_board(seat)?;
            self.check_tokens(seat)?;
            self.check_mask(seat)?;
            self.check_totem(seat)?;
            self.check_points(seat)?;
        }
        Ok(())
    }

    /// I-3, I-10, I-13: stock, slots and Priests.
    fn check_board(&self, seat: Seat) -> Result<(), Flaw> {
        let player = &self.players[seat];
        let capacity = self.capacity(seat);
        for kind in Resource::all() {
            let amount = player.stock.get(kind);
            ensure!(amount <= capacity, "I-10", Of(seat, "stock"), "{amount} {kind} of {capacity}");
            let step = player.priests[kind.index()];
            ensure!(step <= TOP, "I-13", Of(seat, "priests"), "{kind}: {step} is above {TOP}");
        }
        if !self.is_automa(seat) {
            let waiting = |step: Step| self.agenda.iter().filter(|s| *s == step).count();
            // a slot is kept for who enters it. R-44: those without a slot are still to go.
            let enters = |step| matches!(step, Step::Enter { seat: owner, .. } if owner == seat);
            let used = player.characters.len() + self.agenda.iter().filter(|s| enters(*s)).count();
            let slots = usize::from(self.slots(seat)) + waiting(Step::DropCharacter { seat });
            ensure!(used <= slots, "I-3", Of(seat, "characters"), "{used} for {slots} slots");
        }
        Ok(())
    }

    /// I-9: no more tokens than a player has.
    fn check_tokens(&self, seat: Seat) -> Result<(), Flaw> {
        let player = &self.players[seat];
        let piles = player.cities.iter().chain(&player.court).chain([&player.reserve]);
        let placed: u32 = piles.map(|tokens| u32::from(*tokens)).sum();
        let altars = self.altar_tokens.iter().filter(|token| **token == Some(seat)).count();
        let used = placed + altars as u32;
        let has = self.kit.supply.tokens;
        ensure!(used <= u32::from(has), "I-9", Of(seat, "tokens"), "{used} on the board, of {has}");
        Ok(())
    }

    /// I-14: the first Jade tile lies at the edge, each other beside an earlier one, unless an
    /// Event of this game may have removed some.
    fn check_mask(&self, seat: Seat) -> Result<(), Flaw> {
        let mask = self.players[seat].mask;
        let removable = self.kit.events[self.event_card.index()].contains(&Outcome::DropJade);
        let from = |first: MaskSpace| self.grown(first, mask) == mask;
        let fits = mask.is_empty() || removable || mask.and(self.kit.mask_edge).iter().any(from);
        ensure!(fits, "I-14", Of(seat, "mask"), "cannot have been laid tile by tile");
        Ok(())
    }

    /// The part of a mask that hangs together with this tile.
    fn grown(&self, first: MaskSpace, mask: MaskSet) -> MaskSet {
        let mut part = Set::one(first);
        loop {
            let around = part
                .iter()
                .fold(part, |sum, space| sum.or(self.kit.mask[space.index()].neighbours));
            let next = around.and(mask);
            if next == part {
                return part;
            }
            part = next;
        }
    }

    /// I-17: one Totem on a space of a Site.
    fn check_totem(&self, seat: Seat) -> Result<(), Flaw> {
        let Some(totem) = self.players[seat].totem else { return Ok(()) };
        let first = self.totem_at(totem.site, totem.socket);
        let alone = first == Some(seat);
        ensure!(
            alone,
            "I-17",
            Of(seat, "totem"),
            "another stands on space {} of {}",
            totem.socket,
            totem.site
        );
        Ok(())
    }

    /// I-20: plausible points. Only losses by Events can make an account negative.
    fn check_points(&self, seat: Seat) -> Result<(), Flaw> {
        let Earned { totem, cities, embassies, characters, altars, mask, zenith, events } =
            self.players[seat].points;
        for points in [totem, cities, embassies, characters, altars, mask, zenith] {
            let sane = (0..=MOST_POINTS).contains(&points);
            ensure!(sane, "I-20", Of(seat, "points"), "{points} in one account");
        }
        let sane = (-MOST_POINTS..=MOST_POINTS).contains(&events);
        ensure!(sane, "I-20", Of(seat, "points"), "{events} by Events");
        Ok(())
    }

    /// I-13: tokens from the top of the pile, one for each first arrival at a top.
    pub(super) fn check_zenith(&self) -> Result<(), Flaw> {
        let mut arrivals = 0;
        let mut points = 0;
        let descends = self.kit.events[self.event_card.index()].contains(&Outcome::Descend);
        for seat in self.seats() {
            let player = &self.players[seat];
            let top: Set<Resource> =
                Resource::all().filter(|stair| player.priests[stair.index()] == TOP).collect();
            let noted = top.is_subset_of(player.topped) && (descends || top == player.topped);
            ensure!(noted, "I-13", Of(seat, "topped"), "names the stairways whose top was reached");
            arrivals += player.topped.len();
            points += player.points.zenith;
            let zenith = player.points.zenith;
            let earned = zenith == 0 || !player.topped.is_empty();
            ensure!(earned, "I-13", Of(seat, "points"), "{zenith} for a top never reached");
        }
        let taken = usize::from(self.zeniths);
        let due = arrivals.min(self.kit.zenith.len());
        ensure!(taken == due, "I-13", "zeniths", "{taken} taken after {arrivals} arrivals");
        let worth: i16 = self.kit.zenith[..due].iter().map(|vp| i16::from(*vp)).sum();
        ensure!(points == worth, "I-13", "zeniths", "{points} points for tokens of {worth}");
        Ok(())
    }
}
