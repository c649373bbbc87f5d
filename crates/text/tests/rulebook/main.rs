//! The rulebooks of both languages say the same, and link to every rule that the game cites.

mod ahau;
mod assumptions;
mod copan;
mod yucatan;
mod zapotec;

use patolli_games::GameId;
use patolli_text::{Block, Inline, Lang, Rulebook, Text, plain_text, rulebook};
use std::collections::BTreeSet;

fn books(game: GameId) -> [&'static Rulebook; 2] {
    Lang::ALL.map(|lang| rulebook(game, lang))
}

fn all_books() -> impl Iterator<Item = (GameId, &'static Rulebook)> {
    GameId::ALL.into_iter().flat_map(|game| books(game).map(|book| (game, book)))
}

/// Every part of every line of a book, with the number of the place.
fn inlines(book: &Rulebook) -> impl Iterator<Item = (&str, &Inline)> {
    book.places().flat_map(|place| {
        let lines = place.block.map(Block::lines).unwrap_or_default();
        lines.into_iter().flatten().map(move |inline| (place.anchor, inline))
    })
}

/// What both languages must have in common in a block: kind, rule and size, icons and links in any
/// order.
fn shape(block: &Block) -> (String, Vec<String>) {
    let size = match block {
        Block::Paragraph { rule, .. } => format!("paragraph {rule:?}"),
        Block::List(items) => format!("list of {}", items.len()),
        Block::Table { head, rows } => {
            assert!(rows.iter().all(|row| row.len() == head.len()));
            format!("table of {} by {}", rows.len(), head.len())
        }
    };
    let mark = |inline: &Inline| match inline {
        Inline::Icon(name) => Some(format!(":{name}:")),
        Inline::Rule(number) => Some(format!("[{number}]")),
        Inline::Assumption(number) => Some(format!("[{number}?]")),
        Inline::Text(_) | Inline::Strong(_) => None,
    };
    let mut marks: Vec<_> = block.lines().into_iter().flatten().filter_map(mark).collect();
    marks.sort();
    (size, marks)
}

#[test]
fn both_languages_have_the_same_sections_rules_icons_and_links() {
    let places = |book: &'static Rulebook| {
        book.places().map(|place| (place.anchor, place.section.level, place.block.map(shape)))
    };
    for [english, french] in GameId::ALL.map(books) {
        for (ours, theirs) in places(english).zip(places(french)) {
            assert_eq!(ours, theirs);
        }
        assert_eq!(places(english).count(), places(french).count());
    }
}

/// The prefixes of rulings, game by game.
const RULINGS: [&str; 3] = ["R", "RUL", "Q"];

/// `RUL` of `RUL-12`.
fn letters(code: &str) -> &str {
    code.trim_end_matches(|c: char| !c.is_alphabetic())
}

#[test]
fn every_number_stands_once_and_rules_belong_to_their_section() {
    for (_, book) in all_books() {
        let mut seen = BTreeSet::new();
        for place in book.places() {
            let rule = place.block.map_or(Some(place.anchor), Block::rule);
            assert!(rule.is_none_or(|rule| seen.insert(rule)), "{} stands twice", place.anchor);
            let home = match place.anchor {
                ruling if RULINGS.contains(&letters(ruling)) => place.section.number == "11",
                code if code.starts_with(char::is_alphabetic) => true,
                number => number.starts_with(&place.section.number),
            };
            assert!(home, "{} in {}", place.anchor, place.section.number);
            assert!(place.block.is_none_or(|block| !block.plain().trim().is_empty()));
        }
    }
}

/// A file of the game itself.
fn source(game: GameId, file: &str) -> String {
    let path = format!("{}/../{game}/{file}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The rules that refusals cite, from the code: the literals of `Cites::rule`.
fn cited(game: GameId) -> Vec<String> {
    let code = source(game, "src/model/reason.rs");
    let rules = code.split("fn rule").nth(1).expect("the citations");
    rules.split('"').skip(1).step_by(2).map(str::to_string).collect()
}

/// The rules that the game lists, without invariants and test vectors, which only tests need.
fn listed(game: GameId) -> Vec<String> {
    const OF_TESTS: [&str; 6] = ["I", "V", "TV", "T", "X", "E"];
    let list = source(game, "rules.toml");
    let ids = list.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
    ids.filter(|id| !OF_TESTS.contains(&letters(id))).map(str::to_string).collect()
}

#[test]
fn every_rule_that_is_cited_or_listed_has_its_own_anchor() {
    for (game, book) in all_books() {
        let (cited, listed) = (cited(game), listed(game));
        assert!(cited.len() > 15 && listed.len() > 100, "{game}");
        for rule in cited.iter().chain(&listed) {
            assert_eq!(book.anchor_for(rule), Some(rule.as_str()), "{game}");
        }
    }
}

#[test]
fn every_link_leads_to_a_rule() {
    for (_, book) in all_books() {
        for (place, inline) in inlines(book) {
            if let Inline::Rule(number) = inline {
                assert_eq!(book.anchor_for(number), Some(number.as_str()), "in {place}");
            }
        }
    }
}

#[test]
fn no_mark_is_left_over_in_the_text() {
    for (_, book) in all_books() {
        for (place, inline) in inlines(book) {
            if let Inline::Text(text) | Inline::Strong(text) = inline {
                let odd = ['[', ']', '*', '_', '`', '|', '<', '>'];
                assert!(!text.contains(odd), "{text:?} in {place}");
                assert!(!text.contains("  "), "{text:?} in {place}");
            }
        }
    }
}

/// A thing with an icon has the same name as at the table.
#[test]
fn icons_adorn_the_words_used_at_the_table() {
    for (game, lang) in GameId::ALL.into_iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang)))
    {
        let text = Text::new(lang);
        for place in rulebook(game, lang).places() {
            for line in place.block.map(Block::lines).unwrap_or_default() {
                for pair in line.windows(2) {
                    let [Inline::Icon(icon), after] = pair else { continue };
                    let Inline::Text(after) = after else { panic!("{icon} in {}", place.anchor) };
                    let word = word_of(game, &text, icon).unwrap_or_default();
                    let said = after.trim_start().starts_with(&word);
                    assert!(said, "{game}: :{icon}: {after:?} in {}", place.anchor);
                }
                assert!(!matches!(line.last(), Some(Inline::Icon(_))), "in {}", place.anchor);
            }
        }
    }
}

/// The word for an icon at the table, where it always has the same one.
fn word_of(game: GameId, text: &Text, icon: &str) -> Option<String> {
    let kinds = ["resource", "property", "god", "colour"];
    let key =
        kinds.map(|kind| format!("{game}-{kind}-{icon}")).into_iter().find(|key| text.has(key));
    key.map(|key| text.say(&key))
}

/// The tables of a section, each row as its icons and its cells.
fn rows(book: &Rulebook, section: &str) -> Vec<(Vec<String>, Vec<String>)> {
    let section = book.sections.iter().find(|s| s.number == section).expect("the section");
    let tables = section.blocks.iter().filter_map(|block| match block {
        Block::Table { rows, .. } => Some(rows),
        Block::Paragraph { .. } | Block::List(_) => None,
    });
    let icons = |row: &Vec<Vec<Inline>>| {
        let icons = row.iter().flatten().filter_map(|inline| match inline {
            Inline::Icon(name) => Some(name.clone()),
            Inline::Text(_) | Inline::Strong(_) | Inline::Rule(_) | Inline::Assumption(_) => None,
        });
        icons.collect()
    };
    let cells = |row: &Vec<Vec<Inline>>| row.iter().map(|cell| plain_text(cell)).collect();
    tables.flatten().map(|row| (icons(row), cells(row))).collect()
}

/// Every number in a text, in order.
fn numbers(text: &str) -> Vec<u8> {
    let digits = text.split(|c: char| !c.is_ascii_digit());
    digits.filter_map(|number| number.parse().ok()).collect()
}

#[test]
fn a_rule_leads_to_itself_or_to_what_is_around_it() {
    for book in books(GameId::Zapotec) {
        assert_eq!(book.anchor_for("6.1.2"), Some("6.1.2"));
        assert_eq!(book.anchor_for("6.1.99"), Some("6.1"));
        assert_eq!(book.anchor_for("6.99.1"), Some("6"));
        assert_eq!(book.anchor_for("R12"), Some("R12"));
        assert_eq!(book.anchor_for("R99"), None);
        assert_eq!(book.anchor_for("99.1"), None);
        let place = book.at("6.1.2").expect("a rule");
        assert_eq!(
            (place.section.number.as_str(), place.block.unwrap().rule()),
            ("6.1", Some("6.1.2"))
        );
    }
}

#[test]
fn words_are_found_whatever_their_case_and_accents() {
    let [english, french] = books(GameId::Zapotec);
    let anchors = |book: &'static Rulebook, query: &str| {
        book.find(query).into_iter().map(|hit| hit.anchor).collect::<Vec<_>>()
    };
    assert_eq!(anchors(english, "6.1.2")[0], "6.1.2");
    assert_eq!(anchors(english, "r12"), ["R12"]);
    assert_eq!(anchors(english, "sacrifice TRACK")[0], "3.9");
    assert!(anchors(english, "pyramid priest").contains(&"6.2.1"));
    assert!(anchors(english, "#35").contains(&"6.6.6"));
    assert!(anchors(french, "pretre Pyramide").contains(&"6.2.1"));
    assert!(anchors(french, "PRÊTRE").contains(&"6.4.1"));
    assert!(anchors(french, "sans rapport avec le schmilblick").is_empty());
    assert!(anchors(english, "  ").is_empty());
    for place in english.places() {
        assert!(anchors(english, place.anchor).contains(&place.anchor), "{}", place.anchor);
    }
}

/// Codes with a dash are found exactly, in capitals or not.
#[test]
fn codes_are_found() {
    for [english, _] in GameId::ALL.map(books) {
        for place in english.places().filter(|place| place.anchor.contains('-')) {
            let hits = english.find(&place.anchor.to_lowercase());
            assert_eq!(hits.first().map(|hit| hit.anchor), Some(place.anchor));
        }
    }
}
