//! The families of messages of Copan.

use super::{Family, family, glossary, names, owned, scores};
use patolli_copan::{City, Colour, Copan, EventCard, Fate, Half, Resource, Section, Side, Site};

pub fn families() -> Vec<Family> {
    let effects = [
        "gain",
        "any",
        "vp",
        "climb",
        "jade",
        "glyph",
        "character",
        "extension",
        "tiles",
        "totem",
        "embassy",
    ];
    let outcomes = [
        "decline",
        "gain",
        "any",
        "lose",
        "per-glyph",
        "per-character",
        "per-city",
        "per-extension",
        "per-discard",
        "drop-character",
        "drop-jade",
        "drop-extension",
        "drop-glyph",
        "jade",
        "climb",
        "descend",
    ];
    let sites_and_any = [names::<Site>(), owned(&["any"])].concat();
    let words = glossary(include_str!("../../src/copan/terms.rs"));
    vec![
        family("copan-resource-", names::<Resource>()),
        family("copan-counted-", names::<Resource>()),
        family("copan-board-counted-", names::<Resource>()),
        family("copan-short-", names::<Resource>()),
        family("copan-short-", names::<Colour>()),
        family("copan-short-", sites_and_any.clone()),
        family("copan-at-", sites_and_any),
        family("copan-of-", names::<Site>()),
        family("copan-site-", names::<Site>()),
        family("copan-side-", names::<Side>()),
        family("copan-fate-", names::<Fate>()),
        family("copan-section-", names::<Section>()),
        family("copan-city-", names::<City>()),
        family("copan-half-", names::<Half>()),
        family("copan-colour-", names::<Colour>()),
        family("copan-card-", names::<EventCard>()),
        family("copan-effect-", owned(&effects)),
        family("copan-short-effect-", owned(&effects)),
        family("copan-outcome-", owned(&outcomes)),
        family("copan-short-outcome-", owned(&outcomes)),
        family("copan-score-", scores::<Copan>(&["court_", "stair_"])),
        family("copan-term-", words.clone()),
        family("copan-explain-", words),
        family("copan-invariant-", (1..=22).map(|n| format!("I-{n}")).collect()),
    ]
}
