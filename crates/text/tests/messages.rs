//! Every message exists in both languages, with the same arguments, and is used.

use patolli_ahau as ahau;
use patolli_copan as copan;
use patolli_core::{Dense, Title};
use patolli_games::GameId;
use patolli_text::Lang;
use patolli_yucatan as yucatan;
use patolli_zapotec as zapotec;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Messages whose key is built at run time: a beginning and the names that may follow it. All other
/// keys are whole in the code.
fn families() -> Vec<(&'static str, Vec<String>)> {
    let mut families = vec![
        ("play-level-", owned(&["random", "easy", "normal", "hard", "expert"])),
        ("edition-source-", names::<patolli_core::Source>()),
        ("web-game-", GameId::ALL.map(|game| game.to_string()).to_vec()),
        ("web-credit-", GameId::ALL.map(|game| game.to_string()).to_vec()),
        ("zapotec-option-", options::<zapotec::Zapotec>()),
        ("copan-option-", options::<copan::Copan>()),
        ("ahau-option-", options::<ahau::Ahau>()),
        ("yucatan-option-", options::<yucatan::Yucatan>()),
        ("zapotec-", owned(&["title", "automa"])),
        ("copan-", owned(&["title", "automa"])),
        ("ahau-", owned(&["title", "automa"])),
        ("yucatan-", owned(&["title"])),
    ];
    families.extend(families_of_zapotec());
    families.extend(families_of_copan());
    families.extend(families_of_ahau());
    families.extend(families_of_yucatan());
    families
}

fn names<T: Dense + ToString>() -> Vec<String> {
    T::all().map(|value| value.to_string()).collect()
}

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_string()).collect()
}

fn numbered(last: usize) -> Vec<String> {
    (1..=last).map(|n| format!("I{n}")).collect()
}

/// The options of a game and their values.
fn options<G: Title>() -> Vec<String> {
    let names = G::CHOICES.iter().flat_map(|choice| {
        let values = choice.values.iter().map(|value| format!("{}-{value}", choice.key));
        std::iter::once(choice.key.to_string()).chain(values)
    });
    names.collect()
}

fn families_of_zapotec() -> Vec<(&'static str, Vec<String>)> {
    use zapotec::*;
    let effects = ["instant", "exchange", "build", "price", "advance", "hand", "disc"];
    let classes = ["instant", "recharge", "builder", "once", "permanent"];
    let words = glossary(include_str!("../src/zapotec/terms.rs"));
    vec![
        ("zapotec-resource-", names::<Resource>()),
        ("zapotec-short-", names::<Resource>()),
        ("zapotec-amount-", names::<Resource>()),
        ("zapotec-property-", names::<Property>()),
        ("zapotec-letter-", names::<Building>()),
        ("zapotec-size-", names::<Size>()),
        ("zapotec-in-", names::<Terrain>()),
        ("zapotec-of-", names::<Region>()),
        ("zapotec-same-", names::<Kind>()),
        ("zapotec-different-", names::<Kind>()),
        ("zapotec-effect-", owned(&effects)),
        ("zapotec-brief-", owned(&effects)),
        ("zapotec-class-", owned(&classes)),
        ("zapotec-explain-resource-", owned(&["corn", "gold", "priest"])),
        ("zapotec-term-", words.clone()),
        ("zapotec-explain-", words),
        ("zapotec-invariant-", numbered(20)),
    ]
}

fn families_of_copan() -> Vec<(&'static str, Vec<String>)> {
    use copan::*;
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
    let words = glossary(include_str!("../src/copan/terms.rs"));
    vec![
        ("copan-resource-", names::<Resource>()),
        ("copan-counted-", names::<Resource>()),
        ("copan-board-counted-", names::<Resource>()),
        ("copan-short-", names::<Resource>()),
        ("copan-short-", names::<Colour>()),
        ("copan-short-", sites_and_any.clone()),
        ("copan-at-", sites_and_any),
        ("copan-of-", names::<Site>()),
        ("copan-site-", names::<Site>()),
        ("copan-side-", names::<Side>()),
        ("copan-fate-", names::<Fate>()),
        ("copan-section-", names::<Section>()),
        ("copan-city-", names::<City>()),
        ("copan-half-", names::<Half>()),
        ("copan-colour-", names::<Colour>()),
        ("copan-card-", names::<EventCard>()),
        ("copan-effect-", owned(&effects)),
        ("copan-short-effect-", owned(&effects)),
        ("copan-outcome-", owned(&outcomes)),
        ("copan-short-outcome-", owned(&outcomes)),
        ("copan-term-", words.clone()),
        ("copan-explain-", words),
        ("copan-invariant-", (1..=22).map(|n| format!("I-{n}")).collect()),
    ]
}

fn families_of_ahau() -> Vec<(&'static str, Vec<String>)> {
    use ahau::*;
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
    let words = glossary(include_str!("../src/ahau/terms.rs"));
    vec![
        ("ahau-god-", names::<God>()),
        ("ahau-tile-", names::<God>()),
        ("ahau-colour-", names::<Colour>()),
        ("ahau-building-", names::<Building>()),
        ("ahau-role-", names::<Role>()),
        ("ahau-scoring-", names::<Scoring>()),
        ("ahau-short-scoring-", names::<Scoring>()),
        ("ahau-personality-", names::<Personality>()),
        ("ahau-difficulty-", names::<Difficulty>()),
        ("ahau-short-", names::<God>()),
        ("ahau-short-", names::<Colour>()),
        ("ahau-short-", names::<Building>()),
        ("ahau-reward-", owned(&rewards)),
        ("ahau-short-reward-", owned(&rewards)),
        ("ahau-does-", kinds.clone()),
        ("ahau-short-does-", kinds),
        ("ahau-power-", names::<God>()),
        ("ahau-power-", names::<Role>()),
        ("ahau-explain-", names::<God>()),
        ("ahau-term-", words.clone()),
        ("ahau-explain-", words),
        ("ahau-invariant-", (1..=19).map(|n| format!("I-{n}")).collect()),
    ]
}

fn families_of_yucatan() -> Vec<(&'static str, Vec<String>)> {
    use yucatan::*;
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
    let words = glossary(include_str!("../src/yucatan/terms.rs"));
    vec![
        ("yucatan-resource-", names::<Resource>()),
        ("yucatan-amount-", names::<Resource>()),
        ("yucatan-no-", names::<Resource>()),
        ("yucatan-short-", names::<Resource>()),
        ("yucatan-short-", names::<Building>()),
        ("yucatan-element-", names::<Element>()),
        ("yucatan-the-", names::<Element>()),
        ("yucatan-ability-", names::<Ability>()),
        ("yucatan-counselor-", names::<Counselor>()),
        ("yucatan-power-", names::<Power>()),
        ("yucatan-card-", names::<Base>()),
        ("yucatan-card-", names::<Special>()),
        ("yucatan-column-", names::<Column>()),
        ("yucatan-bonus-", names::<Column>()),
        ("yucatan-counts-", names::<Column>()),
        ("yucatan-allows-", names::<Column>()),
        ("yucatan-side-", names::<Side>()),
        ("yucatan-extra-", names::<Extra>()),
        ("yucatan-says-", says.clone()),
        ("yucatan-short-says-", says),
        ("yucatan-term-", words.clone()),
        ("yucatan-explain-", words),
        ("yucatan-invariant-", (1..=22).map(|n| format!("I-{n}")).collect()),
    ]
}

/// The words of a glossary, read from the list in the code.
fn glossary(code: &str) -> Vec<String> {
    let list = code.split("const WORDS").nth(1).and_then(|rest| rest.split("];").next());
    let list = list.expect("the list of words");
    list.split('"').skip(1).step_by(2).map(str::to_string).collect()
}

fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The text of each message of a language by key.
fn messages(lang: Lang) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let folder = here().join("locales").join(lang.code());
    for file in fs::read_dir(folder).expect("the messages") {
        let source = fs::read_to_string(file.expect("a file").path()).expect("a text");
        let mut key = String::new();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let starts = line.starts_with(|c: char| c.is_ascii_alphabetic());
            if let Some((name, value)) = line.split_once('=').filter(|_| starts) {
                key = name.trim().to_string();
                let before = found.insert(key.clone(), value.to_string());
                assert_eq!(before, None, "{key} occurs twice in {lang}");
            } else if let Some(text) = found.get_mut(&key) {
                text.push('\n');
                text.push_str(line);
            }
        }
    }
    found
}

/// The variables that a message uses.
fn variables(text: &str) -> BTreeSet<String> {
    let name = |part: &str| {
        part.chars().take_while(|c| c.is_alphanumeric() || *c == '_' || *c == '-').collect()
    };
    text.split('$').skip(1).map(name).collect()
}

/// Every string literal in the code of a folder.
fn literals(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of code") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            literals(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            let code = fs::read_to_string(&path).expect("code is text");
            let shaped = |text: &&str| {
                !text.is_empty()
                    && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
            };
            found.extend(code.split('"').filter(shaped).map(str::to_string));
        }
    }
}

#[test]
fn both_languages_say_the_same_things_with_the_same_facts() {
    let [english, french] = Lang::ALL.map(messages);
    let keys = |messages: &BTreeMap<String, String>| messages.keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&english), keys(&french));
    for (key, text) in &english {
        assert_eq!(variables(text), variables(&french[key]), "{key}");
    }
}

#[test]
fn every_message_is_used_and_every_key_exists() {
    let known = messages(Lang::En);
    let mut used = BTreeSet::new();
    literals(&here().join("src"), &mut used);
    for speaker in ["cli", "boards", "web", "zapotec", "copan", "ahau", "yucatan"] {
        literals(&here().join("..").join(speaker).join("src"), &mut used);
    }
    let families = families();
    for (prefix, names) in &families {
        for name in names {
            assert!(known.contains_key(&format!("{prefix}{name}")), "no message {prefix}{name}");
            used.insert(format!("{prefix}{name}"));
        }
    }
    let unused: Vec<_> = known.keys().filter(|key| !used.contains(*key)).collect();
    let unused: Vec<_> = unused.into_iter().filter(|key| !belongs_to_help(key)).collect();
    assert!(unused.is_empty(), "nobody uses {unused:?}");
    let ours = ["zapotec-", "copan-", "ahau-", "yucatan-", "play-", "choose-", "error-"];
    let missing: Vec<_> = used
        .iter()
        .filter(|key| ours.iter().any(|prefix| key.starts_with(prefix)))
        .filter(|key| {
            !key.ends_with('-') && !families.iter().any(|(p, _)| p.trim_end_matches('-') == **key)
        })
        .filter(|key| !known.contains_key(*key))
        .collect();
    assert!(missing.is_empty(), "no such messages: {missing:?}");
}

/// The explanations of the command line are found by the names of commands and arguments, which
/// only the command line itself knows.
fn belongs_to_help(key: &str) -> bool {
    key.starts_with("help")
}
