//! What a reader who owns the game may question is marked as an assumption, at its rule and in both
//! languages.

use super::{all_books, source};
use patolli_games::GameId;
use patolli_text::{Block, Inline, Rulebook};
use std::collections::BTreeMap;

/// Rulings that `RULINGS.md` marks as doubtful, with the rules that they concern.
fn doubtful(game: GameId) -> BTreeMap<String, Vec<String>> {
    let file = source(game, "RULINGS.md");
    let row = |line: &str| {
        let mut cells = line.strip_prefix("| ")?.split(" | ");
        let ruling = cells.next()?.strip_suffix('?')?.to_string();
        let rules = cells.next()?.split(", ").map(str::to_string);
        Some((ruling, rules.collect()))
    };
    file.lines().filter_map(row).collect()
}

/// The assumptions of a page, each with its place: the nearest number and the section.
fn marked(book: &Rulebook) -> Vec<(&str, &str, &str)> {
    let marks = book.places().flat_map(|place| {
        let lines = place.block.map(Block::lines).unwrap_or_default();
        let rulings = lines.into_iter().flatten().filter_map(|inline| match inline {
            Inline::Assumption(ruling) => Some(ruling.as_str()),
            Inline::Text(_) | Inline::Strong(_) | Inline::Icon(_) | Inline::Rule(_) => None,
        });
        rulings.map(move |ruling| (ruling, place.anchor, place.section.number.as_str()))
    });
    marks.collect()
}

#[test]
fn every_doubtful_ruling_is_an_assumption_on_both_pages_and_nothing_else_is() {
    for (game, book) in all_books() {
        let mut rulings: Vec<_> = marked(book).into_iter().map(|(ruling, ..)| ruling).collect();
        rulings.sort_unstable();
        rulings.dedup();
        let expected = doubtful(game);
        assert!(expected.len() > 20, "{game}");
        assert!(rulings.iter().copied().eq(expected.keys()), "{game}: {rulings:?}");
    }
}

#[test]
fn every_assumption_is_at_a_rule_that_its_ruling_names() {
    for (game, book) in all_books() {
        let doubtful = doubtful(game);
        for (ruling, anchor, section) in marked(book) {
            let at = |rule: &String| rule == anchor || rule == section;
            // A line of a list or table belongs to its section, with all the rules in it.
            let listed = anchor == section;
            let here = |rule: &str| {
                book.places().any(|it| it.anchor == rule && it.section.number == section)
            };
            let near = |rule: &String| listed && here(rule);
            let rules = &doubtful[ruling];
            assert!(
                rules.iter().any(|rule| at(rule) || near(rule)),
                "{game}: {ruling} in {anchor}"
            );
        }
    }
}
