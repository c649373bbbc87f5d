//! The families of messages of Zapotec.

use super::{Family, family, glossary, names, numbered, owned, scores};
use patolli_zapotec::{Building, Kind, Property, Region, Resource, Size, Terrain, Zapotec};

pub fn families() -> Vec<Family> {
    let effects = ["instant", "exchange", "build", "price", "advance", "hand", "disc"];
    let classes = ["instant", "recharge", "builder", "once", "permanent"];
    let words = glossary(include_str!("../../src/zapotec/terms.rs"));
    vec![
        family("zapotec-resource-", names::<Resource>()),
        family("zapotec-short-", names::<Resource>()),
        family("zapotec-amount-", names::<Resource>()),
        family("zapotec-property-", names::<Property>()),
        family("zapotec-letter-", names::<Building>()),
        family("zapotec-size-", names::<Size>()),
        family("zapotec-in-", names::<Terrain>()),
        family("zapotec-of-", names::<Region>()),
        family("zapotec-same-", names::<Kind>()),
        family("zapotec-different-", names::<Kind>()),
        family("zapotec-effect-", owned(&effects)),
        family("zapotec-brief-", owned(&effects)),
        family("zapotec-class-", owned(&classes)),
        family("zapotec-explain-resource-", owned(&["corn", "gold", "priest"])),
        family("zapotec-score-", scores::<Zapotec>(&["ritual_", "pyramid_"])),
        family("zapotec-term-", words.clone()),
        family("zapotec-explain-", words),
        family("zapotec-invariant-", numbered(20)),
    ]
}
