//! Whatever the bytes, every parser returns a value or an error, and never panics.

use patolli_core::record::Record;
use patolli_fuzz::{
    apply, damaged, edition, examples, forms, headers, notation, position, record, words,
};
use proptest::prelude::*;
use std::sync::LazyLock;

static RECORDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| examples("record"));
static POSITIONS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| examples("position"));
static EDITIONS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| examples("edition"));
static HEADERS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| examples("headers"));
static FORMS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| examples("forms"));

fn edits() -> impl Strategy<Value = Vec<(usize, u8, u8)>> {
    prop::collection::vec((any::<usize>(), any::<u8>(), any::<u8>()), 1..4)
}

fn one_of(good: &'static LazyLock<Vec<Vec<u8>>>) -> impl Strategy<Value = &'static Vec<u8>> {
    any::<prop::sample::Index>().prop_map(|index| &good[index.index(good.len())])
}

/// Seats and actions, ignoring the spaces between them.
fn moves(record: &Record) -> Vec<(usize, u8, String)> {
    let plain = |action: &str| action.split_whitespace().collect::<Vec<_>>().join(" ");
    record.moves.iter().map(|one| (one.n, one.seat.into(), plain(&one.action))).collect()
}

proptest! {
    #[test]
    fn actions(game in any::<u8>(), text in ".{0,40}") {
        notation(&[&[game], text.as_bytes()].concat());
    }

    #[test]
    fn small_words(text in "\\PC{0,70}") {
        words(text.as_bytes());
    }

    #[test]
    fn lines_of_notation(game in any::<u8>(), text in "[a-z0-9_@; :]{0,40}") {
        notation(&[&[game], text.as_bytes()].concat());
    }

    #[test]
    fn records(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        record(&bytes);
    }

    #[test]
    fn damaged_records(good in one_of(&RECORDS), edits in edits()) {
        // A damaged record may only pass if it has the same content, apart from names and spaces.
        if let Some(passed) = record(&damaged(good, &edits)).filter(|passed| passed.end.is_some()) {
            let good = record(good).expect("a good record");
            prop_assert_eq!(moves(&passed), moves(&good));
            prop_assert_eq!(passed.end, good.end);
        }
    }

    #[test]
    fn damaged_positions(good in one_of(&POSITIONS), edits in edits()) {
        position(&damaged(good, &edits));
    }

    #[test]
    fn damaged_editions(good in one_of(&EDITIONS), edits in edits()) {
        edition(&damaged(good, &edits));
    }

    #[test]
    fn cookies_and_languages(cookies in "\\PC{0,60}", languages in "[a-zA-Z0-9 ,;=.*-]{0,40}") {
        headers(format!("/\n{cookies}\n{languages}").as_bytes());
    }

    #[test]
    fn damaged_headers(good in one_of(&HEADERS), edits in edits()) {
        headers(&damaged(good, &edits));
    }

    #[test]
    fn names_in_forms(form in any::<u8>(), name in "\\PC{0,30}") {
        let body = format!("name={name}&name2={name}&seat2=beside&word={name}&back=/{name}");
        forms(&[&[form, form / 16], body.as_bytes()].concat());
    }

    #[test]
    fn damaged_forms(good in one_of(&FORMS), edits in edits()) {
        forms(&damaged(good, &edits));
    }

    #[test]
    fn games_chosen_by_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        apply(&bytes);
    }
}

#[test]
fn examples_are_good() {
    for (target, run) in patolli_fuzz::TARGETS {
        assert!(examples(target).len() >= 2, "{target}");
        examples(target).iter().for_each(|bytes| run(bytes));
    }
    assert!(RECORDS.iter().all(|bytes| record(bytes).is_some()));
}
