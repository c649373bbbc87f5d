//! Every message exists in both languages, with the same arguments, and is used.

mod ahau;
mod copan;
mod yucatan;
mod zapotec;

use patolli_core::{Dense, Title};
use patolli_games::{GameId, with_game};
use patolli_text::Lang;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Messages whose key is built at run time: how it begins, and how it may end.
type Family = (Cow<'static, str>, Vec<String>);

/// Messages whose key is built at run time: a beginning and the names that may follow it. All other
/// keys are whole in the code.
fn families() -> Vec<Family> {
    let mut families = vec![
        family("play-level-", owned(&["random", "easy", "normal", "hard", "expert"])),
        family("edition-source-", names::<patolli_core::Source>()),
    ];
    for game in GameId::ALL {
        with_game!(game, G => families.extend(of_every_game::<G>()));
    }
    families.extend(zapotec::families());
    families.extend(copan::families());
    families.extend(ahau::families());
    families.extend(yucatan::families());
    families
}

/// What every game has: a name and its own solo opponent, options, and its words for the shelf.
fn of_every_game<G: Title>() -> [Family; 2] {
    let automa = if G::PEOPLE.contains(&1) { &["automa"][..] } else { &[] };
    let names = [&["title", "in-short", "credit"], automa].concat();
    [
        (format!("{}-", G::ID).into(), owned(&names)),
        (format!("{}-option-", G::ID).into(), options::<G>()),
    ]
}

fn family(beginning: &'static str, ends: Vec<String>) -> Family {
    (beginning.into(), ends)
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

/// The sources of points that have a separate message, and the total.
fn scores<G: Title>(composed: &[&str]) -> Vec<String> {
    let parts = G::Part::all().map(|part| part.to_string()).chain(owned(&["total"]));
    parts.filter(|part| !composed.iter().any(|beginning| part.starts_with(beginning))).collect()
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

/// The files of a folder and of the folders in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    let files = entries.map(|entry| entry.path()).flat_map(|path| match path.is_dir() {
        true => files(&path),
        false => vec![path],
    });
    files.collect()
}

/// The text of each message of a language by key.
fn messages(lang: Lang) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let folder = here().join("locales").join(lang.code());
    for file in files(&folder) {
        let source = fs::read_to_string(file).expect("a text");
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
    for path in files(folder).iter().filter(|path| path.extension().is_some_and(|it| it == "rs")) {
        let code = fs::read_to_string(path).expect("code is text");
        let shaped = |text: &&str| {
            !text.is_empty()
                && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
        };
        found.extend(code.split('"').filter(shaped).map(str::to_string));
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
    let games = GameId::ALL.map(GameId::name);
    for speaker in ["cli", "boards", "web"].into_iter().chain(games) {
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
    let mut ours = ["play-", "choose-", "error-"].map(str::to_string).to_vec();
    ours.extend(games.map(|game| format!("{game}-")));
    let missing: Vec<_> = used
        .iter()
        .filter(|key| ours.iter().any(|prefix| key.starts_with(prefix.as_str())))
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
