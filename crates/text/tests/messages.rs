//! Every message exists in both languages, with the same arguments, and is used.

use dice::random_games;
use patolli_core::{Cites, Dense, Game, Refused, Seat, Title};
use patolli_text::{Lang, Text, Words, refusal};
use patolli_zapotec::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Random play without the bots' crate, which need not know of words.
mod dice {
    use patolli_core::{Game, Luck, Match, Quick, Title, every_options, seed_from_text};
    use patolli_zapotec::Zapotec;

    pub fn random_games(mut look: impl FnMut(&Match<Zapotec>)) {
        for (i, options) in every_options::<Zapotec>().iter().enumerate() {
            let luck = Luck::new(seed_from_text(&format!("words {i}")));
            let mut played = Match::<Zapotec>::new(Zapotec::standard(), options, luck);
            let mut dice = Quick::new(i as u64);
            look(&played);
            while let Some(seat) = played.game().to_act().first() {
                let legal = played.game().legal(seat);
                let action = legal.nth(dice.below(legal.len() as u32) as usize);
                played.play(seat, action).expect("a legal action");
                look(&played);
            }
        }
    }
}

/// Messages whose key is put together while the program runs: a beginning and the names that may
/// follow it. Everything else stands in the code as a whole.
fn families() -> Vec<(&'static str, Vec<String>)> {
    fn names<T: Dense + ToString>() -> Vec<String> {
        T::all().map(|value| value.to_string()).collect()
    }
    fn owned(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_string()).collect()
    }
    let effects = ["instant", "exchange", "build", "price", "advance", "hand", "disc"];
    let classes = ["instant", "recharge", "builder", "once", "permanent"];
    let solo: Vec<_> = Zapotec::choices().iter().flat_map(|choice| choice.values).collect();
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
        ("zapotec-term-", glossary()),
        ("zapotec-explain-", glossary()),
        ("zapotec-invariant-", (1..=20).map(|n| format!("I{n}")).collect()),
        ("play-level-", owned(&["random", "easy", "normal", "hard", "expert"])),
        ("choose-solo-", solo.iter().map(|value| (**value).to_string()).collect()),
    ]
}

/// The words of the glossary, read from the list in the code.
fn glossary() -> Vec<String> {
    let code = include_str!("../src/zapotec/terms.rs");
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
                assert_eq!(before, None, "{key} stands twice in {lang}");
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
    for speaker in ["cli", "boards", "web"] {
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
    let ours = ["zapotec-", "play-", "choose-", "error-"];
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

/// The explanations of the command line are looked up by the names of commands and arguments,
/// which only the command line itself knows.
fn belongs_to_help(key: &str) -> bool {
    key.starts_with("help")
}

fn names() -> Vec<String> {
    ["Ana", "Luis", "Zoé", "Bob"].map(String::from).to_vec()
}

fn good(said: &str) {
    assert!(!said.trim().is_empty() && !said.contains('⟦'), "{said:?}");
}

#[test]
fn every_moment_of_random_games_has_words() {
    let texts = Lang::ALL.map(Text::new);
    let kit = Zapotec::standard();
    random_games(|played| {
        let game = played.game();
        let events = played.steps().last().map_or(played.opening(), |step| &step.events);
        for text in &texts {
            for event in events {
                if let Some(line) = Zapotec::event(text, kit, event, &names()) {
                    good(&line);
                }
            }
            for seat in Seat::first(game.public.people()) {
                let view = game.view(Some(seat));
                good(&Zapotec::prompt(text, &view, seat, &names()));
                for action in game.legal(seat).iter() {
                    good(&Zapotec::action(text, &view, action));
                    good(&Zapotec::group(text, action));
                }
            }
            let sheet = Zapotec::score_sheet(text, game);
            let (total, parts) = sheet.split_last().expect("rows");
            for seat in game.public.seats() {
                let sum: i16 = parts.iter().map(|row| row.points[seat.index()]).sum();
                assert_eq!(total.points[seat.index()], sum);
                assert_eq!(sum, game.scores()[seat]);
            }
        }
    });
}

/// Any action at any moment gets a sentence, whether it is possible or not.
#[test]
fn every_refusal_and_every_label_has_words() {
    let texts = Lang::ALL.map(Text::new);
    let kit = Zapotec::standard();
    let mut moment = 0usize;
    let mut reasons = BTreeSet::new();
    random_games(|played| {
        moment += 1;
        let game = played.game();
        let Some(seat) = game.to_act().first() else { return };
        let view = game.view(Some(seat));
        let text = &texts[moment % 2];
        // A different tenth of all actions at each moment.
        for i in (moment % 10..Action::COUNT).step_by(10) {
            let action = Action::from_index(i);
            good(&Zapotec::action(text, &view, action));
            if let Some(reason) = game.why_not(seat, action) {
                reasons.insert(format!("{reason:?}").split('(').next().unwrap_or("").to_string());
                let said = refusal::<Zapotec>(text, kit, &Refused::NotPossible(reason), &names());
                good(&said);
                assert!(said.contains(reason.rule()), "{said}");
            }
        }
    });
    assert!(reasons.len() >= 15, "only {reasons:?}");
    for text in &texts {
        for reason in every_reason() {
            good(&Zapotec::reason(text, kit, &reason));
        }
        good(&refusal::<Zapotec>(text, kit, &Refused::Over, &names()));
        let to_act = Seat::first(3).collect();
        good(&refusal::<Zapotec>(text, kit, &Refused::NotYourDecision { to_act }, &names()));
    }
}

fn every_reason() -> Vec<Reason> {
    let (card, plinth, slot) = (Card::new(3), Plinth::new(1), RitualSlot::new(2));
    let (tile, space) = (TradeTile::new(13), Space::new(7));
    vec![
        Reason::AnotherDecision,
        Reason::NotInHand(card),
        Reason::NotInOffer(card),
        Reason::Missing(Stock::of(Resource::Brick, 2)),
        Reason::EmptyStall,
        Reason::LevelBought(Level::new(1)),
        Reason::NotInPlay(plinth),
        Reason::PyramidStarted(plinth),
        Reason::PyramidEmpty(plinth),
        Reason::PyramidComplete(plinth),
        Reason::BuiltOnThisRound(plinth),
        Reason::NoScoringTile(Property::Forest),
        Reason::NoPieceLeft,
        Reason::NoPieceOfSize(Size::Medium),
        Reason::DiscAlreadyThere(slot),
        Reason::NoDiscLeft,
        Reason::NeedsPyramidLevel,
        Reason::StepsLeft(0),
        Reason::StepsLeft(1),
        Reason::StepsLeft(3),
        Reason::TileNotOwned(tile),
        Reason::TileFaceDown(tile),
        Reason::SpaceNotInPlay(space),
        Reason::SpaceTaken(space),
        Reason::WrongProperty(Property::Etla),
        Reason::NoHouseLeft,
        Reason::PalaceBuilt,
        Reason::CellTaken(Cell::new(4)),
        Reason::NotOffered,
    ]
}

/// Events that random games seldom show.
#[test]
fn rare_events_have_words() {
    let seat = Seat::new(0);
    let rare = [
        Event::HandCardSpent { seat, card: Card::new(5) },
        Event::Declined { seat },
        Event::Step { seat, step: 3 },
        Event::Step { seat, step: 9 },
        Event::Disc { seat, slot: RitualSlot::new(0), paid: Stock::NOTHING },
        Event::Gained { seat, gain: Stock::of(Resource::Wood, 1), by: Source::Step(2) },
        Event::Scored { seat, vp: 4, by: Points::Difficulty },
        Event::Scored { seat, vp: 1, by: Points::Step(1) },
        Event::BotBack { back: Property::Hills },
        Event::Over,
    ];
    for text in Lang::ALL.map(Text::new) {
        for event in &rare {
            let line = Zapotec::event(&text, Zapotec::standard(), event, &names());
            good(&line.expect("a line"));
        }
    }
}

#[test]
fn the_glossary_is_found_in_any_language() {
    let kit = Zapotec::standard();
    let [english, french] = Lang::ALL.map(Text::new);
    assert_eq!(Zapotec::terms(&english, kit).len(), Zapotec::terms(&french, kit).len());
    for text in [&english, &french] {
        for term in Zapotec::terms(text, kit) {
            good(&term.name);
            good(&term.explanation);
        }
        for query in ["priest", "PRETRE", "prêtre", "house", "maison", "trade_14", "#14", "pas 3"]
        {
            let found = patolli_text::find_terms::<Zapotec>(text, kit, query);
            assert!(!found.is_empty(), "{query}");
        }
    }
}
