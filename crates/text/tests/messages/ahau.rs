//! The families of messages of Ahau.

use super::{Family, family, glossary, names, owned, scores};
use patolli_ahau::{Ahau, Building, Colour, Difficulty, God, Personality, Role, Scoring};

pub fn families() -> Vec<Family> {
    let rewards = [
        "fame",
        "weapon",
        "role",
        "war",
        "per-building",
        "tile",
        "resource",
        "marker",
        "per-weapon",
        "lay-down",
    ];
    // All towers do the same.
    let towers = "observation_tower_";
    let kinds = names::<Building>().into_iter().filter(|name| !name.starts_with(towers));
    let kinds: Vec<_> = kinds.chain(owned(&["observation_tower"])).collect();
    let words = glossary(include_str!("../../src/ahau/terms.rs"));
    vec![
        family("ahau-god-", names::<God>()),
        family("ahau-tile-", names::<God>()),
        family("ahau-colour-", names::<Colour>()),
        family("ahau-building-", names::<Building>()),
        family("ahau-role-", names::<Role>()),
        family("ahau-scoring-", names::<Scoring>()),
        family("ahau-short-scoring-", names::<Scoring>()),
        family("ahau-personality-", names::<Personality>()),
        family("ahau-difficulty-", names::<Difficulty>()),
        family("ahau-short-", names::<God>()),
        family("ahau-short-", names::<Colour>()),
        family("ahau-short-", names::<Building>()),
        family("ahau-reward-", owned(&rewards)),
        family("ahau-short-reward-", owned(&rewards)),
        family("ahau-does-", kinds.clone()),
        family("ahau-short-does-", kinds),
        family("ahau-power-", names::<God>()),
        family("ahau-power-", names::<Role>()),
        family("ahau-explain-", names::<God>()),
        family("ahau-score-", scores::<Ahau>(&[])),
        family("ahau-term-", words.clone()),
        family("ahau-explain-", words),
        family("ahau-invariant-", (1..=19).map(|n| format!("I-{n}")).collect()),
    ]
}
