//! A payment in progress (A 6.5, PY): what is built, what was paid, what can still be paid.

use crate::model::*;
use patolli_core::{Dense, Flaw, at};

impl Ahau {
    /// I-19: colour, nominal price, then colour by colour.
    pub(super) fn check_payment(&self, steps: &[Step]) -> Result<(), Flaw> {
        use Step::{Give, Nominal, Paint, Settle};
        let public = &self.public;
        public.check_work()?;
        public.check_paid()?;
        let payment = &public.payment;
        let (due, painted) = (!payment.due.is_empty(), payment.colour.is_some());
        let lays = matches!(payment.work, Some(Work::Lay { .. }));
        let gives = |left: u8| (1..=2).contains(&left);
        let fits = match *steps {
            [Paint, Nominal] => lays && !painted && !due && payment.is_untouched(),
            [Nominal] => lays && painted && !due && payment.is_untouched(),
            _ if lays && !painted => false,
            [Settle] => due && (public.is_begun() || public.is_due_in_full()),
            [Give { left, .. }] => gives(left) && !due,
            [Give { left, .. }, Settle] => gives(left) && due,
            [] => !due && !payment.waiver && public.is_begun(),
            _ => false,
        };
        at("I-19", "payment").fits("agenda", fits)?;
        let nominal = matches!(steps, [.., Nominal]);
        let seat = public.active;
        let helps = !nominal || payment.waiver == public.has_role(seat, Role::MasterBuilder);
        at("I-19", "payment.waiver").fits("played", helps)?;
        // What is offered leaves the rest payable.
        let payable = steps.first().is_none_or(|step| !self.options(seat, *step).is_empty());
        at("I-19", "payment").fits("stock", payable)
    }
}

impl Payment {
    /// Nothing was paid yet.
    fn is_untouched(&self) -> bool {
        self.cubes.is_nothing() && self.tiles.is_empty() && !self.cube
    }
}

impl Public {
    /// BD-2, BD-3, BD-6: the tile has a space, the building a slot, and both are within the limit.
    fn check_work(&self) -> Result<(), Flaw> {
        let (seat, payment) = (self.active, &self.payment);
        let (player, here, due) = (&self.players[seat], "payment.work", at("I-19", "payment.due"));
        let most = i64::from(self.build_limit(seat)) - 1;
        at("I-12", "turn.built").range(self.turn.built, 0, most)?;
        match payment.work {
            Some(Work::Lay { tile, space }) => {
                let closed = (!player.open_spaces().contains(space)).then_some(space);
                at("I-10", here).no_stranger(closed)?;
                let own = tile.is_wild() || payment.colour == tile.colour();
                at("I-19", "payment.colour").fits("work", own)?;
                due.range(payment.due.len(), 0, space.level())
            }
            Some(Work::Buy(place)) => {
                let offered = self.offer[place];
                at("I-5", here).fits("offer", offered.is_some())?;
                at("I-5", here).fits("buildings", player.buildings.len() < Slot::COUNT)?;
                let cost = |building| payment.due.is_subset_of(self.kit.building(building).cost);
                due.fits("work", offered.is_some_and(cost))?;
                at("I-19", "payment.colour").empty(payment.colour.is_none())?;
                at("I-19", "payment.cube").empty(!payment.cube)
            }
            None => at("I-19", here).fits("agenda", false),
        }
    }

    /// Whether a colour was settled, as far as the table shows it.
    fn is_begun(&self) -> bool {
        let waived = self.has_role(self.active, Role::MasterBuilder) && !self.payment.waiver;
        waived || !self.payment.is_untouched()
    }

    /// PY-1: the whole price, that of the tile's colour included.
    fn is_due_in_full(&self) -> bool {
        let Payment { work, colour, due, .. } = self.payment;
        match work {
            Some(Work::Lay { space, .. }) => {
                due.len() == usize::from(space.level())
                    && colour.is_some_and(|own| due.contains(own))
            }
            Some(Work::Buy(place)) => {
                self.offer[place].is_some_and(|one| self.kit.building(one).cost == due)
            }
            None => false,
        }
    }

    /// RUL-31, PY-4, PY-5: what was paid is where it belongs.
    fn check_paid(&self) -> Result<(), Flaw> {
        let (seat, payment) = (self.active, &self.payment);
        let owned = self.players[seat].stock.kinds().or(payment.cubes.kinds());
        at("I-19", "payment.owned").value(payment.owned, owned)?;
        for colour in Colour::all() {
            let kept = u8::from(payment.cube && payment.colour == Some(colour));
            let (paid, bank) = (payment.cubes.get(colour), self.bank.get(colour));
            at("I-2", "payment.cubes").range(paid, kept, bank.saturating_add(kept))?;
        }
        let wild = matches!(payment.work, Some(Work::Lay { tile, .. }) if tile.is_wild());
        let settled = payment.colour.is_some_and(|colour| !payment.due.contains(colour));
        at("I-2", "payment.cube").fits("work", !payment.cube || (wild && settled))?;
        at("I-1", "payment.tiles").fits("discard", self.lie_discarded(payment.tiles))?;
        let helps = !payment.waiver || self.has_role(seat, Role::MasterBuilder);
        at("I-19", "payment.waiver").fits("played", helps)
    }

    /// Whether these tiles can have come to the discard pile.
    pub(super) fn lie_discarded(&self, tiles: Tiles) -> bool {
        tiles.iter().all(|(tile, n)| self.discard.get(tile) >= n)
    }
}
