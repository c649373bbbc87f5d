//! An action that is being performed: its symbol, its target, its payment.

use super::agenda::check_discount;
use super::effects::Work;
use crate::model::*;
use patolli_core::{Flaw, ensure};

impl Public {
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
            [rest @ .., Step::Act { site, discount: 0 }]
                if main && rest.last() == Some(&Step::Symbol) =>
            {
                return self.check_symbol(*site, &rest[..rest.len() - 1]);
            }
            [rest @ .., Step::Act { discount, .. } | Step::Bonus { discount, .. }] => {
                check_discount(*discount, "agenda")?;
                rest
            }
            all => all,
        };
        Work::of_turn(self, seat).check(effects)
    }

    /// C 5.7.6: the Totem stands there and the symbol can be paid; an ejected Totem goes elsewhere
    /// first (C 5.7.5).
    fn check_symbol(&self, site: Site, before: &[Step]) -> Result<(), Flaw> {
        let player = &self.players[self.active];
        let totem = player.totem.filter(|totem| totem.site == site);
        let fits = totem.is_some_and(|totem| match self.kit.symbol(site, totem.socket) {
            Symbol::Pay(resource) => player.stock.get(resource) > 0,
            Symbol::Times(_) => true,
        });
        ensure!(fits, "I-17", "agenda", "no symbol of {site} can be resolved");
        let ejected = match before {
            [] => true,
            [Step::Eject { seat, from }] => *from == site && *seat != self.active,
            _ => false,
        };
        ensure!(
            ejected,
            "I-17",
            "agenda",
            "only a Totem ejected from {site} comes before its symbol"
        );
        Work::of_turn(self, self.active).check(before)
    }

    /// C 5.1.6: the target is still there, and what is left of its cost can be paid.
    fn check_payment(&self, target: Target) -> Result<(), Flaw> {
        let cost = self.price(target);
        let due = cost.is_some_and(|cost| cost == self.payment.cost);
        ensure!(due, "I-19", "agenda", "what is being paid for is not available");
        let Payment { cost, waived, paid } = self.payment;
        let sane = u32::from(waived) + paid.total() <= u32::from(cost.total());
        let stock = self.players[self.active].stock;
        let payable = sane && self.payment.can_be_met(stock);
        ensure!(payable, "I-10", "payment", "the rest cannot be paid from the stock");
        Ok(())
    }
}
