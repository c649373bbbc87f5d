//! The families of messages of Yucatan.

use super::{Family, family, glossary, names, owned, scores};
use patolli_yucatan::{
    Ability, Base, Building, Column, Counselor, Element, Extra, Power, Resource, Side, Special,
    Yucatan,
};

pub fn families() -> Vec<Family> {
    let says = [
        "free",
        "nothing",
        "per-level",
        "axes",
        "attack",
        "bonus",
        "won-bonus",
        "guard",
        "veil",
        "returns",
        "paid-axes",
        "paid-bonus",
        "won-paid-bonus",
        "discount",
        "free-moves",
        "tribute",
        "gain",
        "levy",
        "cards",
        "prisoners",
        "per-prisoner",
        "pay",
        "build",
        "acquire",
        "link",
        "reinforce",
        "reinforce-this",
    ];
    let says = owned(&says);
    let words = glossary(include_str!("../../src/yucatan/terms.rs"));
    vec![
        family("yucatan-resource-", names::<Resource>()),
        family("yucatan-amount-", names::<Resource>()),
        family("yucatan-no-", names::<Resource>()),
        family("yucatan-short-", names::<Resource>()),
        family("yucatan-short-", names::<Building>()),
        family("yucatan-element-", names::<Element>()),
        family("yucatan-the-", names::<Element>()),
        family("yucatan-ability-", names::<Ability>()),
        family("yucatan-counselor-", names::<Counselor>()),
        family("yucatan-power-", names::<Power>()),
        family("yucatan-card-", names::<Base>()),
        family("yucatan-card-", names::<Special>()),
        family("yucatan-column-", names::<Column>()),
        family("yucatan-bonus-", names::<Column>()),
        family("yucatan-counts-", names::<Column>()),
        family("yucatan-allows-", names::<Column>()),
        family("yucatan-side-", names::<Side>()),
        family("yucatan-extra-", names::<Extra>()),
        family("yucatan-says-", says.clone()),
        family("yucatan-short-says-", says),
        family("yucatan-score-", scores::<Yucatan>(&[])),
        family("yucatan-term-", words.clone()),
        family("yucatan-explain-", words),
        family("yucatan-invariant-", (1..=22).map(|n| format!("I-{n}")).collect()),
    ]
}
