//! Costs by brute force (C 5.1.6, C 5.7.2): what the rules offer unit by unit is exactly the set of
//! legal vectors.

use crate::scene::*;
use patolli_copan::*;
use patolli_core::Dense;
use std::collections::BTreeSet;

type Vector = [u8; 4];

/// All vectors whose amounts do not pass these.
fn up_to(most: Vector) -> impl Iterator<Item = Vector> {
    let [a, b, c, d] = most;
    (0..=a).flat_map(move |a| {
        (0..=b).flat_map(move |b| (0..=c).flat_map(move |c| (0..=d).map(move |d| [a, b, c, d])))
    })
}

fn sum(vector: Vector) -> u8 {
    vector.iter().sum()
}

/// The legal payments, word by word as C 5.1.6 says it.
fn legal(stock: Vector, icons: Vector, any: u8, discount: u8) -> BTreeSet<Vector> {
    let total = sum(icons) + any;
    let waived = discount.min(total);
    let lacking = |paid: &Vector| -> u8 { (0..4).map(|i| icons[i].saturating_sub(paid[i])).sum() };
    up_to(stock).filter(|paid| sum(*paid) == total - waived && lacking(paid) <= waived).collect()
}

/// Every whole that the units on offer lead to.
fn reached(payment: Payment, left: Stock, out: &mut BTreeSet<Vector>) {
    if payment.due() == 0 {
        let paid = std::array::from_fn(|i| payment.paid.get(Resource::from_index(i)));
        out.insert(paid);
        return;
    }
    let units: Vec<Resource> = payment.units(left).collect();
    assert!(!units.is_empty(), "{payment:?} with {left:?} is a dead end");
    for unit in units {
        let one = Stock::of(unit, 1);
        let paid = payment.paid.plus(one);
        reached(Payment { paid, ..payment }, left.minus(one), out);
    }
}

/// Costs as they occur and worse ones.
fn costs() -> impl Iterator<Item = (Vector, u8)> {
    let icons = up_to([3, 1, 2, 1]).filter(|icons| sum(*icons) <= 4);
    icons.flat_map(|icons| (0..=2).map(move |any| (icons, any)))
}

/// C 5.1.6, R-65, R-53: payable if there is a legal vector, and all of them can be reached.
#[test]
fn payments_are_the_legal_vectors() {
    for (icons, any) in costs() {
        let cost = Cost { icons: stock(icons), any };
        for (discount, amounts) in (0..=3).flat_map(|d| up_to([2, 2, 1, 2]).map(move |s| (d, s))) {
            let vectors = legal(amounts, icons, any, discount);
            let payable = cost.is_payable(stock(amounts), discount);
            let case = || format!("{amounts:?} for {icons:?}+{any} less {discount}");
            assert_eq!(payable, !vectors.is_empty(), "{}", case());
            if payable {
                let mut found = BTreeSet::new();
                reached(Payment::new(cost, discount), stock(amounts), &mut found);
                assert_eq!(found, vectors, "{}", case());
            }
        }
    }
}

/// C 5.7.2: staying counts the resources that the symbol gives, for at least one way to choose them,
/// cut by the storage (C 5.1.5).
#[test]
fn staying_counts_the_gain() {
    const CAPACITY: u8 = 3;
    for (icons, any) in costs() {
        let cost = Cost { icons: stock(icons), any };
        for (gain, amounts) in (0..=2).flat_map(|g| up_to([3, 1, 1, 3]).map(move |s| (g, s))) {
            let gains = up_to([gain; 4]).filter(|chosen| sum(*chosen) == gain);
            let possible = gains.into_iter().any(|chosen| {
                let after = std::array::from_fn(|i| (amounts[i] + chosen[i]).min(CAPACITY));
                !legal(after, icons, any, 1).is_empty()
            });
            let said = cost.is_payable_with(stock(amounts), 1, gain, CAPACITY);
            assert_eq!(said, possible, "{amounts:?} and {gain} for {icons:?}+{any}");
        }
    }
}
