//! A payment as it stands (A 6.5, PY): what is built, what was paid, what can still be paid.

use crate::model::*;
use patolli_core::{Dense, Flaw, ensure};

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
        ensure!(fits, "I-19", "payment", "does not fit what is to be done");
        let nominal = matches!(steps, [.., Nominal]);
        let seat = public.active;
        let helps = !nominal || payment.waiver == public.has_role(seat, Role::MasterBuilder);
        ensure!(helps, "I-19", "payment.waiver", "the Master Builder pays one colour");
        // What is offered leaves the rest payable.
        let payable = steps.first().is_none_or(|step| !self.options(seat, *step).is_empty());
        ensure!(payable, "I-19", "payment", "the rest cannot be paid");
        Ok(())
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
        let player = &self.players[seat];
        let more = self.turn.built < self.build_limit(seat);
        ensure!(more, "I-12", "turn.built", "the limit is reached");
        match payment.work {
            Some(Work::Lay { tile, space }) => {
                let open = player.open_spaces().contains(space);
                ensure!(open, "I-10", "payment.work", "no tile can be built on {space}");
                let own = tile.is_wild() || payment.colour == tile.colour();
                ensure!(own, "I-19", "payment.colour", "is that of the tile");
                let most = usize::from(space.level());
                let fits = payment.due.len() <= most;
                ensure!(fits, "I-19", "payment.due", "at most {most} colours");
            }
            Some(Work::Buy(place)) => {
                let offered = self.offer[place.index()];
                ensure!(offered.is_some(), "I-5", "payment.work", "nothing lies on place {place}");
                let room = player.buildings.len() < Slot::COUNT;
                ensure!(room, "I-5", "payment.work", "the capital is full");
                let cost = |building| payment.due.is_subset_of(self.kit.building(building).cost);
                let plain = payment.colour.is_none() && !payment.cube;
                let fits = plain && offered.is_some_and(cost);
                ensure!(fits, "I-19", "payment.due", "is not that of the building");
            }
            None => ensure!(false, "I-19", "payment.work", "is missing"),
        }
        Ok(())
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
                self.offer[place.index()].is_some_and(|one| self.kit.building(one).cost == due)
            }
            None => false,
        }
    }

    /// RUL-31, PY-4, PY-5: what was paid is where it belongs.
    fn check_paid(&self) -> Result<(), Flaw> {
        let (seat, payment) = (self.active, &self.payment);
        let stock = self.players[seat].stock;
        for colour in Colour::all() {
            let before = stock.get(colour) > 0 || payment.cubes.get(colour) > 0;
            let noted = payment.owned.contains(colour) == before;
            ensure!(noted, "I-19", "payment.owned", "is what was there before: {colour}");
            let kept = u8::from(payment.cube && payment.colour == Some(colour));
            let (paid, bank) = (payment.cubes.get(colour), self.bank.get(colour));
            let lie = (kept..=bank.saturating_add(kept)).contains(&paid);
            ensure!(lie, "I-2", "payment.cubes", "{paid} {colour} do not lie in the bank");
        }
        let wild = matches!(payment.work, Some(Work::Lay { tile, .. }) if tile.is_wild());
        let settled = payment.colour.is_some_and(|colour| !payment.due.contains(colour));
        let fits = !payment.cube || (wild && settled);
        ensure!(fits, "I-2", "payment.cube", "stays on a wild tile whose colour was paid");
        let given = payment.tiles;
        let lie = given.kinds().all(|tile| self.discard.get(tile) >= given.get(tile));
        ensure!(lie, "I-1", "payment.tiles", "do not lie in the discard pile");
        let helps = !payment.waiver || self.has_role(seat, Role::MasterBuilder);
        ensure!(helps, "I-19", "payment.waiver", "the Master Builder was not played");
        Ok(())
    }
}
