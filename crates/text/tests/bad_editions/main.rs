//! Whatever is wrong with the file of an edition, the message says in plain words of the user's
//! language: which file, which row, which field, and what is expected.

use patolli_core::{DataError, Place, Wrong};
use patolli_games::{Ahau, Copan, GameId, OnOffer, Overlay, Yucatan, Zapotec, with_game};
use patolli_text::{Lang, Text, errors};
use std::collections::BTreeSet;
use std::fs;

mod files;
use files::{AHAU, COPAN, EVERY_GAME, YUCATAN, ZAPOTEC};

/// What belongs to the program and not in messages: types, Debug output, the words of parsers.
const FOREIGN: [&str; 22] = [
    "u8",
    "i8",
    "u16",
    "i16",
    "i32",
    "u32",
    "usize",
    "i64",
    "Some(",
    "None",
    "Ok(",
    "Err(",
    "`",
    "::",
    "⟦",
    "invalid type",
    "invalid length",
    "expected one of",
    "unknown field",
    "unknown variant",
    "missing field",
    "(all)",
];

/// English words that no French message has outside the words of a file.
const ENGLISH: [&str; 12] = [
    " the ", " must ", " not ", " is ", " are ", " found ", " from ", " with ", " only ", " must",
    " should ", "expected",
];

fn overlay(text: &str) -> Overlay {
    Overlay { file: "mine.toml".to_string(), text: text.to_string() }
}

fn with_head(rows: &str) -> String {
    format!("[edition]\nname = \"mine\"\n{rows}")
}

fn error_of(game: GameId, text: &str) -> DataError {
    let error = with_game!(game, G => overlay(text).lay::<G>().err());
    error.unwrap_or_else(|| panic!("{game} accepts {text}"))
}

/// Every bad file with the game it is meant for.
fn every_file() -> Vec<(GameId, String)> {
    let of_each = GameId::ALL
        .into_iter()
        .flat_map(|game| EVERY_GAME.iter().map(move |text| (game, (*text).to_string())));
    let games: [(GameId, &[&str]); 4] = [
        (GameId::Zapotec, ZAPOTEC),
        (GameId::Copan, COPAN),
        (GameId::Ahau, AHAU),
        (GameId::Yucatan, YUCATAN),
    ];
    let of_one = games
        .into_iter()
        .flat_map(|(game, rows)| rows.iter().map(move |rows| (game, with_head(rows))));
    of_each.chain(of_one).collect()
}

#[test]
fn every_message_is_in_plain_words() {
    for (game, text) in every_file() {
        let error = error_of(game, &text);
        for lang in Lang::ALL {
            let said = errors::data(Text::shared(lang), &error);
            let about = format!("{game}, {lang}: {said}\n{text}");
            assert!(said.starts_with("mine.toml"), "{about}");
            assert!(said.contains(&error.fault.field), "{about}");
            if let Place::Row { kind, id } = &error.place {
                assert!(said.contains(&format!("[[{kind}]] {id}")), "{about}");
            }
            for foreign in FOREIGN {
                assert!(!said.contains(foreign), "{foreign} in {about}");
            }
            assert!(!matches!(*error.fault.wrong, Wrong::Other(_)), "{about}");
        }
        let [english, french] = Lang::ALL.map(|lang| errors::data(Text::shared(lang), &error));
        assert_ne!(english, french);
        for word in ENGLISH {
            assert!(!french.contains(word), "{word} in {french}");
        }
    }
}

/// Each rule for values of an edition is broken by one of the files.
#[test]
fn every_rule_is_broken_once() {
    let broken: BTreeSet<_> = every_file()
        .iter()
        .filter_map(|(game, text)| match *error_of(*game, text).fault.wrong {
            Wrong::Rule { key, .. } => Some(key.to_string()),
            _ => None,
        })
        .collect();
    let messages = GameId::ALL.map(|game| {
        let name = format!("{}/locales/en/{game}/edition.ftl", env!("CARGO_MANIFEST_DIR"));
        fs::read_to_string(name).expect("the messages of a game")
    });
    let lines = messages.iter().flat_map(|file| file.lines());
    let keys = lines.filter_map(|line| line.split_once(" = ").map(|(key, _)| key));
    let rules: BTreeSet<_> =
        keys.filter(|key| key.contains("-edition-")).map(str::to_string).collect();
    assert_eq!(broken, rules);
}

/// The first message of each kind, word for word.
#[test]
fn messages_say_what_is_expected() {
    let told = |text: &str| {
        let error = error_of(GameId::Yucatan, text);
        Lang::ALL.map(|lang| errors::data(Text::shared(lang), &error).replace('\u{a0}', " "))
    };
    let rows = |rows: &str| told(&with_head(rows));
    assert_eq!(
        rows("[[calendar]]\nid = \"round_1\"\nrate = 12\n"),
        [
            "mine.toml, [[calendar]] round_1, rate: expected a whole number from 1 to 9, found 12.",
            "mine.toml, [[calendar]] round_1, rate : un nombre entier de 1 à 9 est attendu, au lieu de 12.",
        ]
    );
    // A range of one number is that number.
    assert_eq!(
        rows("[[evolution]]\nid = \"row_1\"\nbuilding = 3\n"),
        [
            "mine.toml, [[evolution]] row_2, building: expected 3, found 2.",
            "mine.toml, [[evolution]] row_2, building : 3 est attendu, au lieu de 2.",
        ]
    );
    assert_eq!(
        rows("[[calendar]]\nid = \"round_1\"\nrate = \"many\"\n")[0],
        "mine.toml, [[calendar]] round_1, rate: expected a whole number from 0 to 255, found \"many\"."
    );
    assert_eq!(
        rows("[[start]]\nid = \"player\"\ngoods = { corn = 6 }\n"),
        [
            "mine.toml, [[start]] player, goods: this leaves out jade = 2. Repeat what you want to \
             keep, and set the rest to 0.",
            "mine.toml, [[start]] player, goods : cette valeur omet jade = 2. Répétez ce que vous \
             voulez conserver et mettez 0 pour le reste.",
        ]
    );
    assert_eq!(
        rows("[[calender]]\nid = \"round_1\"\n")[0],
        "mine.toml: no table is called “calender”. Did you mean calendar?"
    );
    assert_eq!(
        rows("[[summoning]]\nid = \"alus\"\n")[1],
        "mine.toml, [[summoning]] : aucune ligne n’a l’identifiant « alus », et une édition ne peut \
         pas ajouter de lignes. Vouliez-vous dire alux ?"
    );
    assert_eq!(
        told("[edition]\nname = \"x\"\ngame = \"copan\"\n")[0],
        "mine.toml, [edition], game: this edition is for copan, not for yucatan."
    );
    assert_eq!(
        told("[edition]\nname = \"x\"\nrounds = 5\n")[0],
        "mine.toml, [edition]: “rounds” doesn’t belong under [edition], which takes only name and \
         game. Write [[length]], then id = \"rounds\"."
    );
    assert_eq!(
        told("[edition]\nname = \"x\"\n[[price]\n")[1],
        "mine.toml, ligne 3, colonne 9 : TOML non valide. Vérifiez les guillemets, les crochets et \
         les signes égal : [[price]"
    );
}

/// Tables in the browser need to know the game.
#[test]
fn an_edition_on_offer_says_its_game() {
    for (head, said) in [
        ("", "mine.toml, [edition], game: a value is missing."),
        ("game = \"yucatn\"\n", "invalid value “yucatn”. Did you mean yucatan?"),
        (
            "game = \"chess\"\n",
            "invalid value “chess”. Choose from: zapotec, copan, ahau, yucatan.",
        ),
    ] {
        let error = OnOffer::check(overlay(&with_head(head))).expect_err("no game");
        let told = errors::data(Text::shared(Lang::En), &error);
        assert!(told.contains(said), "{told}");
    }
}

/// The files have one mistake each: without it they are accepted.
#[test]
fn good_files_are_accepted() {
    for game in GameId::ALL {
        let text = format!("[edition]\nname = \"mine\"\ngame = \"{game}\"\n");
        assert!(with_game!(game, G => overlay(&text).lay::<G>().is_ok()));
    }
    assert!(
        overlay(&with_head("[[deal]]\nid = \"players_4\"\nhand = 3\n")).lay::<Zapotec>().is_ok()
    );
    assert!(
        overlay(&with_head("[[mask_space]]\nid = \"6\"\nouter = true\n")).lay::<Copan>().is_ok()
    );
    assert!(overlay(&with_head("[[role]]\nid = \"merchant\"\namount = 1\n")).lay::<Ahau>().is_ok());
    assert!(overlay(&with_head("[[set]]\nid = \"corn\"\ncount = 3\n")).lay::<Yucatan>().is_ok());
}
