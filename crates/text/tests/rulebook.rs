//! The rulebooks of both languages say the same, and lead to every rule that the game cites.

use patolli_core::{Dense, Title};
use patolli_games::GameId;
use patolli_text::{Block, Inline, Lang, Rulebook, Text, rulebook};
use patolli_zapotec::{
    BotCard, BuildBy, Building, Card, Exchange, LAST_STEP, Property, StepBonus, Stock, Zapotec,
};
use std::collections::BTreeSet;

fn books() -> [&'static Rulebook; 2] {
    Lang::ALL.map(|lang| rulebook(GameId::Zapotec, lang))
}

/// Every part of every line of a book, with the number of the place.
fn inlines(book: &Rulebook) -> impl Iterator<Item = (&str, &Inline)> {
    book.places().flat_map(|place| {
        let lines = place.block.map(Block::lines).unwrap_or_default();
        lines.into_iter().flatten().map(move |inline| (place.anchor, inline))
    })
}

/// What both languages must share of a block: kind, rule and size, icons and links in any order.
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
        Inline::Text(_) | Inline::Strong(_) => None,
    };
    let mut marks: Vec<_> = block.lines().into_iter().flatten().filter_map(mark).collect();
    marks.sort();
    (size, marks)
}

#[test]
fn both_languages_have_the_same_sections_rules_icons_and_links() {
    let [english, french] = books();
    let places = |book: &'static Rulebook| {
        book.places().map(|place| (place.anchor, place.section.level, place.block.map(shape)))
    };
    for (ours, theirs) in places(english).zip(places(french)) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(places(english).count(), places(french).count());
}

#[test]
fn every_number_stands_once_and_rules_belong_to_their_section() {
    for book in books() {
        let mut seen = BTreeSet::new();
        for place in book.places() {
            let rule = place.block.map_or(Some(place.anchor), Block::rule);
            assert!(rule.is_none_or(|rule| seen.insert(rule)), "{} stands twice", place.anchor);
            let home = match place.anchor.starts_with('R') {
                true => place.section.number == "11",
                false => place.anchor.starts_with(&place.section.number),
            };
            assert!(home, "{} in {}", place.anchor, place.section.number);
            assert!(place.block.is_none_or(|block| !block.plain().trim().is_empty()));
        }
    }
}

/// What refusals cite, from the code: the literals of `Cites::rule`.
fn cited() -> Vec<&'static str> {
    let code = include_str!("../../zapotec/src/reason.rs");
    let rules = code.split("fn rule").nth(1).expect("the citations");
    rules.split('"').skip(1).step_by(2).collect()
}

/// Sections and rulings among the rules that the game lists.
fn listed() -> Vec<&'static str> {
    let list = include_str!("../../zapotec/rules.toml");
    let ids = list.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
    ids.filter(|id| id.starts_with(|c: char| c.is_ascii_digit() || c == 'R')).collect()
}

#[test]
fn every_rule_that_is_cited_or_listed_has_its_own_anchor() {
    let (cited, listed) = (cited(), listed());
    assert!(cited.len() > 15 && listed.len() > 100);
    for book in books() {
        for rule in cited.iter().chain(&listed) {
            assert_eq!(book.anchor_for(rule), Some(*rule));
        }
    }
}

#[test]
fn every_link_leads_to_a_rule() {
    for book in books() {
        for (place, inline) in inlines(book) {
            if let Inline::Rule(number) = inline {
                assert_eq!(book.anchor_for(number), Some(number.as_str()), "in {place}");
            }
        }
    }
}

#[test]
fn no_mark_is_left_over_in_the_text() {
    for book in books() {
        for (place, inline) in inlines(book) {
            if let Inline::Text(text) | Inline::Strong(text) = inline {
                let odd = ['[', ']', '*', '_', '`', '|', '<', '>'];
                assert!(!text.contains(odd), "{text:?} in {place}");
                assert!(!text.contains("  "), "{text:?} in {place}");
            }
        }
    }
}

/// Resources and properties are called what they are called at the table.
#[test]
fn icons_adorn_the_words_used_at_the_table() {
    for (book, lang) in books().into_iter().zip(Lang::ALL) {
        let text = Text::new(lang);
        for place in book.places() {
            for line in place.block.map(Block::lines).unwrap_or_default() {
                for pair in line.windows(2) {
                    let [Inline::Icon(icon), after] = pair else { continue };
                    let Inline::Text(after) = after else { panic!("{icon} in {}", place.anchor) };
                    let keys =
                        ["resource", "property"].map(|kind| format!("zapotec-{kind}-{icon}"));
                    if let Some(key) = keys.iter().find(|key| text.has(key)) {
                        let word = text.say(key);
                        let said = after.trim_start();
                        assert!(said.starts_with(&word), ":{icon}: {after:?} in {}", place.anchor);
                    }
                }
                assert!(!matches!(line.last(), Some(Inline::Icon(_))), "in {}", place.anchor);
            }
        }
    }
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
            Inline::Text(_) | Inline::Strong(_) | Inline::Rule(_) => None,
        });
        icons.collect()
    };
    let cells =
        |row: &Vec<Vec<Inline>>| row.iter().map(|cell| patolli_text::plain_text(cell)).collect();
    tables.flatten().map(|row| (icons(row), cells(row))).collect()
}

#[test]
fn the_tables_of_cards_are_those_of_the_box() {
    let kit = Zapotec::standard();
    for book in books() {
        let cards = rows(book, "3.7");
        assert_eq!(cards.len(), Property::COUNT);
        for card in Card::all() {
            let row = kit.card(card);
            let line = cards.iter().find(|(icons, _)| icons[0] == row.property.to_string());
            let (_, cells) = line.expect("a row for each property");
            assert_eq!(cells[1 + row.basic.index()], (card.index() + 1).to_string());
        }
        let bot_cards = rows(book, "3.13");
        assert_eq!(bot_cards.len(), BotCard::COUNT);
        for (card, (icons, cells)) in BotCard::all().zip(bot_cards) {
            let row = kit.bot_card(card);
            let front = [row.building.to_string(), row.terrain.to_string(), row.region.to_string()];
            assert_eq!(icons[..3], front);
            assert_eq!(
                (icons[3].clone(), &cells[3]),
                (row.back.to_string(), &row.number.to_string())
            );
        }
    }
}

#[test]
fn the_track_is_that_of_the_box() {
    let kit = Zapotec::standard();
    for book in books() {
        let steps = rows(book, "3.9");
        assert_eq!(steps.len(), LAST_STEP + 1);
        for (bonus, (icons, cells)) in kit.track.iter().zip(&steps) {
            let (icon, number) = match bonus {
                StepBonus::Nothing => (None, None),
                StepBonus::Points(vp) => (Some("points"), Some(*vp)),
                StepBonus::FreeResource => (None, Some(1)),
                StepBonus::Discount { gold, .. } => (Some("gold"), Some(*gold)),
                StepBonus::NoPriest => (Some("priest"), None),
                StepBonus::FreeDisc => (Some("disc"), None),
            };
            assert_eq!(icons.first().map(String::as_str), icon, "{cells:?}");
            assert!(number.is_none_or(|n| cells[1].contains(&n.to_string())), "{cells:?}");
        }
    }
}

#[test]
fn the_trade_tiles_are_those_of_the_box() {
    let kit = Zapotec::standard();
    let kinds = |stock: Stock| stock.iter().map(|(resource, _)| resource.to_string());
    let mut expected: Vec<Vec<String>> = Vec::new();
    // The tiles of level 1 come in pairs.
    expected.extend(kit.instant.iter().step_by(2).map(|gain| kinds(*gain).collect()));
    let exchange = |tile: &Exchange| kinds(tile.pay).chain(kinds(tile.gain)).collect();
    expected.extend(kit.exchange.iter().map(exchange));
    let build = |tile: &BuildBy| kinds(tile.pay).chain([tile.property.to_string()]).collect();
    expected.extend(kit.build_by.iter().map(build));
    let prices = Building::all().zip(kit.fixed_price);
    expected.extend(prices.map(|(building, price)| {
        std::iter::once(building.to_string()).chain(kinds(price)).collect()
    }));
    let sorted = |mut icons: Vec<String>| {
        icons.sort();
        icons
    };
    for book in books() {
        let tiles = rows(book, "3.8");
        assert_eq!(tiles.len(), expected.len() + 3);
        for ((icons, cells), names) in tiles.into_iter().zip(&expected) {
            assert_eq!(sorted(icons), sorted(names.clone()), "{cells:?}");
        }
    }
}

#[test]
fn a_rule_leads_to_itself_or_to_what_is_around_it() {
    for book in books() {
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
    let [english, french] = books();
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
