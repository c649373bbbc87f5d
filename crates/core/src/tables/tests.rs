use super::*;
use crate::fault::within;
use serde::Deserialize;

const SHIPPED: &str = "[[card]]\nid = \"a\"\npoints = 1\nsource = \"printed\"\n\
                       [[card]]\nid = \"b\"\npoints = 2\nprice = { corn = 5, jade = 2 }\n\
                       source = \"printed\"\nassumed = [\"price\"]\n";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    points: u8,
    #[serde(default)]
    #[expect(dead_code, reason = "only read")]
    price: Table,
}

fn shipped() -> Tables {
    Tables::read("cards", &[("cards.toml", SHIPPED)]).unwrap()
}

fn laid(overlay: &str) -> Result<Vec<u8>, String> {
    let mut tables = shipped();
    tables.lay_over("mine.toml", overlay).map_err(|error| error.to_string())?;
    let rows = tables.rows::<Card>("card").map_err(|error| error.to_string())?;
    Ok(rows.into_iter().map(|(_, card)| card.points).collect())
}

/// The error of an edition with these rows.
fn refused(rows: &str) -> String {
    laid(&format!("[edition]\nname = \"x\"\n{rows}")).unwrap_err()
}

#[test]
fn an_edition_changes_what_it_names_and_nothing_else() {
    let text = "[edition]\nname = \"x\"\n[[card]]\nid = \"b\"\npoints = 7\n";
    assert_eq!(laid(text), Ok(vec![1, 7]));
}

#[test]
fn changes_are_values_that_differ() {
    let shipped = shipped();
    let mut laid = shipped.clone();
    let text = "[edition]\nname = \"x\"\n[[card]]\nid = \"a\"\npoints = 1\nsource = \"external\"\n\
                [[card]]\nid = \"b\"\npoints = 7\nprice = { corn = 1, jade = 0 }\nveil = true\n";
    laid.lay_over("mine.toml", text).unwrap();
    let changes = laid.changes_from(&shipped);
    let said: Vec<_> = changes.iter().map(Change::to_string).collect();
    assert_eq!(
        said,
        [
            "card b points: 2 → 7",
            "card b price: { corn = 5, jade = 2 } → { corn = 1, jade = 0 }",
            "card b veil: — → true"
        ]
    );
    let sources: Vec<_> = changes.iter().map(|change| change.source).collect();
    assert_eq!(sources, [Source::Printed, Source::Assumed, Source::Printed]);
    assert_eq!(shipped.changes_from(&shipped), []);
}

/// A changed field is no longer printed, regardless of the rest of the row.
#[test]
fn changed_fields_are_marked() {
    let mut tables = shipped();
    let text = "[edition]\nname = \"x\"\n[[card]]\nid = \"b\"\npoints = 7\n";
    tables.lay_over("mine.toml", text).unwrap();
    assert!(tables.to_text().contains("edited = [\"points\"]"), "{}", tables.to_text());
    assert_eq!(tables.to_text().matches("edited").count(), 1);
}

#[test]
fn errors_name_file_row_field_and_reason() {
    let cases = [
        ("[[card]]\nid = \"c\"\n", "[[card]]: no Row \"c\"; known: a, b"),
        ("[[cart]]\nid = \"b\"\n", "file: no Table \"cart\"; known: card"),
        ("[card]\nid = \"b\"\n", "[[card]]: not written as rows"),
        ("[[card]]\npoints = 1\n", "[[card]]: row 1 has no id"),
        ("[[card]]\nid = 1\n", "[[card]]: id: 1 is not Text"),
        (
            "[[card]]\nid = \"b\"\npoints = \"x\"\n",
            "card b: points: \"x\" is not a number from 0 to 255",
        ),
        (
            "[[card]]\nid = \"b\"\npoints = 300\n",
            "card b: points: 300 is not a number from 0 to 255",
        ),
        ("[[card]]\nid = \"b\"\npoint = 3\n", "card b: no Field \"point\"; known: points, price"),
        ("[[card]]\nid = \"b\"\nprice = 3\n", "card b: price: 3 is not Table"),
        (
            "[[card]]\nid = \"b\"\nsource = \"dreamt\"\n",
            "card b: source: no Value \"dreamt\"; known: printed, derived, external, assumed",
        ),
        ("[[card]]\nid = \"a\"\n[[card]]\nid = \"a\"\n", "card a: row given twice"),
        ("[[card]\n", "line 3, column 8: not TOML: [[card]"),
        ("[[card]]\nid = \"a\"\nid = \"b\"\n", "line 5, column 1: key given twice: id = \"b\""),
    ];
    for (rows, said) in cases {
        assert_eq!(refused(rows), format!("mine.toml: {said}"), "{rows}");
    }
}

/// A table field is replaced as a whole, but never silently loses an amount.
#[test]
fn no_amount_is_dropped_unseen() {
    let price = |price: &str| format!("[[card]]\nid = \"b\"\nprice = {price}\n");
    assert_eq!(refused(&price("{ corn = 6 }")), "mine.toml: card b: price: leaves out jade = 2");
    for whole in ["{ corn = 6, jade = 2 }", "{ corn = 6, jade = 0 }", "{}", "{ salt = 1 }"] {
        let text = format!("[edition]\nname = \"x\"\n{}", price(whole));
        assert_eq!(laid(&text), Ok(vec![1, 2]), "{whole}");
    }
}

#[test]
fn the_head_has_a_name_and_a_game() {
    let said = |head: &str| laid(head).unwrap_err();
    assert_eq!(said(""), "mine.toml: file: [edition] is missing");
    assert_eq!(said("[[edition]]\n"), "mine.toml: file: [edition] is missing");
    assert_eq!(said("[edition]\n"), "mine.toml: [edition]: name: missing");
    assert_eq!(said("[edition]\nname = \" \"\n"), "mine.toml: [edition]: name: nothing");
    assert_eq!(said("[edition]\nname = 3\n"), "mine.toml: [edition]: name: 3 is not Text");
    let head = |rest: &str| format!("[edition]\nname = \"x\"\n{rest}\n");
    assert_eq!(
        said(&head("game = \"chess\"")),
        "mine.toml: [edition]: game: game chess, not cards"
    );
    assert_eq!(laid(&head("game = \"cards\"")), Ok(vec![1, 2]));
    let error = shipped().lay_over("mine.toml", &head("b = 5")).unwrap_err();
    let table = Some("card".to_string());
    let wrong = Wrong::HeadField { name: "b".to_string(), table };
    assert_eq!((error.place, error.fault), (Place::Head, Fault::new(wrong)));
}

#[test]
fn a_fixed_table_counts_its_rows() {
    let tables = shipped();
    let (ids, cards) = tables.fixed::<Card, 2>("card").unwrap();
    assert_eq!((ids[1].as_str(), cards[1].points), ("b", 2));
    let error = tables.fixed::<Card, 3>("card").err().unwrap();
    assert_eq!(error.to_string(), "cards.toml: [[card]]: 2 entries, not 3 to 3");
}

#[test]
fn a_wrong_row_is_blamed_by_name() {
    crate::named_enum! { enum Name { A = "a", B = "b" } }
    crate::named_enum! { enum Other { A = "a", C = "c" } }
    let tables = shipped();
    let few = |card: Card| within("points", card.points, 0..=1);
    let points = |_: Name, card: Card| Ok(card.points);
    assert_eq!(tables.table_of::<Name, _, _, 2>("card", points).ok(), Some([1, 2]));
    let said = "cards.toml: card b: points: 2 is not a number from 0 to 1";
    let error = tables.table_of::<Name, _, _, 2>("card", |_, card| few(card)).err().unwrap();
    assert_eq!(error.to_string(), said);
    let error = tables.table_of::<Other, _, _, 2>("card", |_, card| few(card)).err().unwrap();
    assert_eq!(error.to_string(), "cards.toml: card b: id: no Row \"b\"; known: c");
    assert_eq!(tables.one("card", "a", few).ok(), Some(1));
    assert_eq!(tables.one("card", "b", few).err().unwrap().to_string(), said);
}

#[test]
fn a_field_is_read_without_a_type_for_its_row() {
    let one = "[[supply]]\nid = \"jade\"\ncount = 12\nsource = \"printed\"\n";
    let tables = |text: &str| Tables::read("cards", &[("supply.toml", text)]).unwrap();
    let count = |text: &str, most: u8| tables(text).number("supply", "jade", "count", 0..=most);
    assert_eq!(count(one, 20), Ok(12));
    let said = |text: &str, most: u8| count(text, most).unwrap_err().to_string();
    let bound = "supply.toml: supply jade: count: 12 is not a number from 0 to 9";
    assert_eq!(said(one, 9), bound);
    let other = one.replace("count", "amount");
    assert_eq!(said(&other, 9), "supply.toml: supply jade: count: missing");
    let more = one.replace("12", "12\nmore = 3");
    assert_eq!(said(&more, 20), "supply.toml: supply jade: no Field \"more\"; known: count");
    let text = one.replace("12", "\"x\"");
    let wrong = "supply.toml: supply jade: count: \"x\" is not a number from 0 to 255";
    assert_eq!(said(&text, 20), wrong);
    crate::named_enum! { enum Good { Jade = "jade" } }
    let all = |most: u8| tables(one).numbers::<Good, u8, 1>("supply", "count", &(0..=most));
    assert_eq!(all(20), Ok([12]));
    assert_eq!(all(9).unwrap_err().to_string(), bound);
}

#[test]
fn a_row_is_found_by_its_id() {
    let tables = shipped();
    assert_eq!(tables.named::<Card>("card", "b").map(|card| card.points).ok(), Some(2));
    let error = tables.named::<Card>("card", "c").err().unwrap();
    assert_eq!(error.to_string(), "cards.toml: card c: missing");
}

#[test]
fn the_digest_is_of_values_not_of_sources() {
    let read = |text: &str| Tables::read("cards", &[("cards.toml", text)]).unwrap().digest();
    assert_eq!(read(SHIPPED), read(&SHIPPED.replace("printed", "external")));
    assert_ne!(read(SHIPPED), read(&SHIPPED.replace("points = 2", "points = 3")));
}
