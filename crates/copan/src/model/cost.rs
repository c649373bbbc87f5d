//! Costs and how they may be paid (C 5.1.6).

use crate::model::*;
use patolli_core::{Bundle, Dense, named_enum};
use serde::Deserialize;

/// This amount of each of the four resources.
pub(crate) const fn same_of_each(amount: u8) -> Stock {
    Stock::from_lanes(amount as u64 * 0x0101_0101)
}

named_enum! {
    /// What a cost or a gain can name: the resources, then one of any type.
    pub enum Icon {
        Food = "food", Fame = "fame", Zeal = "zeal", Power = "power", Any = "any",
    }
}

/// Icons of specific resources, and icons of any. Tables spell it `{ food = 1, any = 2 }`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(from = "Bundle<Icon>")]
pub struct Cost {
    pub icons: Stock,
    pub any: u8,
}

impl From<Bundle<Icon>> for Cost {
    fn from(icons: Bundle<Icon>) -> Self {
        let amount = |kind: Resource| (kind, icons.get(Icon::from_index(kind.index())));
        Self { icons: Resource::all().map(amount).collect(), any: icons.get(Icon::Any) }
    }
}

impl Cost {
    pub const FREE: Self = Self { icons: Stock::NOTHING, any: 0 };

    /// A cost in icons of any type.
    pub const fn any(any: u8) -> Self {
        Self { icons: Stock::NOTHING, any }
    }
    pub fn of(resource: Resource, amount: u8) -> Self {
        Self { icons: Stock::of(resource, amount), any: 0 }
    }
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self { icons: self.icons.plus(other.icons), any: self.any + other.any }
    }
    /// All icons.
    pub fn total(self) -> u8 {
        self.icons.total() as u8 + self.any
    }
    /// Whether this stock can pay with `discount` icons waived.
    ///
    /// What the stock lacks of specific icons must be waived, and the rest must be there in any
    /// types: if both hold, a legal vector exists.
    pub fn is_payable(self, stock: Stock, discount: u8) -> bool {
        let (waived, due) = self.terms(discount);
        stock.lacking(self.icons).total() <= waived && stock.total() >= due
    }
    /// The same after gaining `gain` resources of any type, within a capacity (C 5.7.2).
    pub fn is_payable_with(self, stock: Stock, discount: u8, gain: u8, capacity: u8) -> bool {
        let (waived, due) = self.terms(discount);
        let full = same_of_each(capacity);
        let lacking = stock.lacking(self.icons);
        // A unit gained of a full type is lost.
        let out_of_reach = full.lacking(self.icons).total();
        let wanted = lacking.total().saturating_sub(waived);
        let missing = due.saturating_sub(stock.total());
        let room = stock.lacking(full).total();
        out_of_reach <= waived && wanted.max(missing) <= u32::from(gain).min(room)
    }
    /// Icons that are waived and units that are paid.
    fn terms(self, discount: u8) -> (u32, u32) {
        let total = self.total();
        let waived = discount.min(total);
        (waived.into(), (total - waived).into())
    }
}

/// A payment unit by unit: every unit offered can still lead to a legal whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Payment {
    pub cost: Cost,
    /// Icons waived, never more than there are.
    pub waived: u8,
    pub paid: Stock,
}

impl Payment {
    pub fn new(cost: Cost, discount: u8) -> Self {
        Self { cost, waived: discount.min(cost.total()), paid: Stock::NOTHING }
    }
    /// Units still to pay.
    pub fn due(&self) -> u8 {
        self.cost.total() - self.waived - self.paid.total() as u8
    }
    /// Whether the payer may add one of this to what was paid already; `stock` is what is left.
    pub fn may_add(&self, stock: Stock, unit: Resource) -> bool {
        if self.due() == 0 || stock.get(unit) == 0 {
            return false;
        }
        let one = Stock::of(unit, 1);
        Self { paid: self.paid.plus(one), ..*self }.can_be_met(stock.minus(one))
    }
    /// A unit that every legal payment contains.
    pub fn forced(&self, stock: Stock) -> Option<Resource> {
        let without = |unit: Resource| stock.minus(Stock::of(unit, stock.get(unit)));
        Resource::all().find(|unit| stock.get(*unit) > 0 && !self.can_be_met(without(*unit)))
    }
    /// The units that may be added.
    pub fn units(&self, stock: Stock) -> impl Iterator<Item = Resource> + '_ {
        Resource::all().filter(move |unit| self.may_add(stock, *unit))
    }
    /// Whether this stock can complete the payment: enough units, and not too many icons left open.
    pub fn can_be_met(&self, stock: Stock) -> bool {
        let owed = self.paid.lacking(self.cost.icons);
        let due = u32::from(self.due());
        let covered = stock.common(owed).total().min(due);
        stock.total() >= due && owed.total() - covered <= u32::from(self.waived)
    }
}
