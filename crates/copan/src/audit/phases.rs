//! What interrupts a turn: the rest of a Court phase, or an action with what comes before it.

use super::agenda::check_discount;
use super::effects::Work;
use crate::model::*;
use patolli_core::{Flaw, PlayerField, Seat, at};

impl Public {
    /// The rest of a Court phase (C 5.5, C 5.6): the Event for each player, closures, the gain of a
    /// bonus space, the collection.
    pub(super) fn check_court_phase(&self, work: &[Step]) -> Result<(), Flaw> {
        let mut rest = work;
        let mut covered = None;
        if let [before @ .., Step::Collect { tile, space }] = rest {
            let lies = self.pyramid.tile(*space) == Some(*tile);
            at("I-2", "agenda").fits("pyramid", lies)?;
            (rest, covered) = (before, Some(*space));
        }
        if let [before @ .., Step::Gain { seat, left, by: Source::Bonus(space) }] = rest {
            let bonus = Some(*space) == covered && self.kit.pyramid.bonus_spaces.contains(*space);
            let mine = *seat == self.active && !self.is_automa(*seat);
            let place = format_args!("agenda[{}]", before.len());
            at("I-2", place).holds(bonus && mine)?;
            at("I-2", place).range(*left, 1, self.kit.pyramid.bonus)?;
            rest = before;
        }
        let mut closures = 0;
        while let [before @ .., Step::Close(_)] = rest {
            (rest, closures) = (before, closures + 1);
        }
        // one by the tile, one by the card.
        at("I-11", "agenda").most("close", closures, 2)?;
        match rest {
            [before @ .., Step::EventOver] => self.check_strikes(before),
            _ => nothing_else(rest),
        }
    }

    /// C 5.5.6, R-64: from the active player clockwise, each completely.
    fn check_strikes(&self, work: &[Step]) -> Result<(), Flaw> {
        let is_strike = |step: &Step| matches!(step, Step::Strike(_));
        let split = work.iter().position(is_strike).unwrap_or(work.len());
        let (effects, strikes) = work.split_at(split);
        let order: Vec<Seat> = self.seats_from(self.active).collect();
        let struck = order.len().saturating_sub(strikes.len());
        let rest = order[struck..].iter().map(|seat| Step::Strike(*seat));
        at("I-15", "agenda").fits("active", strikes.iter().copied().eq(rest))?;
        match struck.checked_sub(1).map(|last| order[last]) {
            Some(seat) if !self.is_automa(seat) => Work::of_event(self, seat).check(effects),
            _ => nothing_else(effects),
        }
    }

    /// An action of the active player over the queue: the action itself, and what interrupts it.
    pub(super) fn check_action(&self, work: &[Step], main: bool) -> Result<(), Flaw> {
        let seat = self.active;
        if self.is_automa(seat) {
            return Work::of_automa(self).check(work);
        }
        let effects = match work {
            [Step::Pay, Step::Perform(target)] => return self.check_payment(*target),
            [Step::Buy { discount }] => {
                let own = self.discount(seat, Site::River);
                return check_discount(discount.saturating_sub(own), "agenda");
            }
            [before @ .., Step::Symbol, Step::Act { site, discount: 0 }] if main => {
                return self.check_symbol(*site, before);
            }
            [rest @ .., Step::Act { discount, .. } | Step::Bonus { discount, .. }] => {
                check_discount(*discount, "agenda")?;
                rest
            }
            all => all,
        };
        Work::of_turn(self, seat).check(effects)
    }

    /// C 5.7.6: the Totem is there and the symbol can be paid; an ejected Totem goes elsewhere
    /// first (C 5.7.5).
    fn check_symbol(&self, site: Site, before: &[Step]) -> Result<(), Flaw> {
        let seat = self.active;
        let (player, field) = (&self.players[seat], |name| PlayerField(seat, name));
        let here = player.totem.filter(|totem| totem.site == site);
        at("I-17", field("totem")).fits("agenda", here.is_some())?;
        if let Some(Symbol::Pay(kind)) = here.map(|totem| self.kit.symbol(site, totem.socket)) {
            at("I-10", field("stock")).fits("agenda", player.stock.get(kind) > 0)?;
        }
        match before {
            [] => Ok(()),
            [Step::Eject { seat: other, from }] if *from == site && *other != seat => {
                Work::of_turn(self, seat).check(before)
            }
            _ => nothing_else(before),
        }
    }

    /// C 5.1.6: the target is still there, and what is left of its cost can be paid.
    fn check_payment(&self, target: Target) -> Result<(), Flaw> {
        let Payment { cost, waived, paid } = self.payment;
        at("I-19", "agenda").fits("payment", self.price(target) == Some(cost))?;
        let sane = u32::from(waived) + paid.total() <= u32::from(cost.total());
        let payable = sane && self.payment.can_be_met(self.players[self.active].stock);
        at("I-10", "payment").fits("stock", payable)
    }
}

/// I-19: no step comes here; the last one is blamed.
pub(super) fn nothing_else(steps: &[Step]) -> Result<(), Flaw> {
    let place = format_args!("agenda[{}]", steps.len().saturating_sub(1));
    at("I-19", place).holds(steps.is_empty())
}
