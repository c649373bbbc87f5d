//! What an edition changes, in words, and where the shipped values come from.

use crate::args;
use crate::text::Text;
use crate::words::Words;
use patolli_core::{Change, Source};
use patolli_games::Laid;
use std::str::FromStr;

/// A component that an edition changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    pub name: String,
    /// As shipped.
    pub old: String,
    /// The least certain source of the shipped values that are changed.
    pub source: Source,
    /// The edition's value.
    pub new: String,
}

/// Everything that an edition changes, component by component.
pub fn differences<G: Words>(text: &Text, laid: &Laid<G::Kit>) -> Vec<Difference> {
    let same_row = |a: &Change, b: &Change| a.kind == b.kind && a.id == b.id;
    let rows = laid.changes.chunk_by(same_row);
    rows.map(|changes| {
        let in_words = in_words::<G>(text, &laid.kit, changes);
        in_words.filter(|said| said.old != said.new).unwrap_or_else(|| as_written(changes))
    })
    .collect()
}

/// The changes all belong to one row.
fn in_words<G: Words>(text: &Text, kit: &G::Kit, changes: &[Change]) -> Option<Difference> {
    let Change { kind, id, .. } = changes.first()?;
    let said = |kit| G::component(text, kit, kind, id);
    let (old, new) = (said(G::standard())?, said(kit)?);
    let source = least_sure(changes);
    Some(Difference { name: new.name, old: old.explanation, source, new: new.explanation })
}

fn least_sure(changes: &[Change]) -> Source {
    changes.iter().map(|change| change.source).max().unwrap_or_default()
}

/// A shipped value with its source: “1 jade (assumed)”.
pub fn as_shipped(text: &Text, difference: &Difference) -> String {
    let source = text.say(&format!("edition-source-{}", difference.source));
    text.tell("edition-shipped", args!(words = difference.old.as_str(), source = source))
}

/// The values of one row as the tables have them, for rows without words.
fn as_written(changes: &[Change]) -> Difference {
    let plain = |name: &str| name.replace('_', " ");
    let values = |value: fn(&Change) -> &str| {
        let each =
            changes.iter().map(|change| format!("{} {}", plain(&change.field), value(change)));
        each.collect::<Vec<_>>().join(", ")
    };
    Difference {
        name: format!("{} {}", plain(&changes[0].kind), plain(&changes[0].id)),
        old: values(|change| change.old.as_deref().unwrap_or("—")),
        source: least_sure(changes),
        new: values(|change| &change.new),
    }
}

/// `temple_2` is the second level of the Temple, `players_3` a table of three.
pub(crate) fn numbered<N: FromStr>(id: &str) -> Option<(&str, N)> {
    let (of, n) = id.rsplit_once('_')?;
    Some((of, n.parse().ok()?))
}

/// The entry with this number, counted from one.
pub(crate) fn nth<T: Copy>(entries: &[T], n: usize) -> Option<T> {
    entries.get(n.checked_sub(1)?).copied()
}

#[cfg(test)]
pub(crate) mod testing {
    use crate::lang::Lang;
    use crate::text::Text;
    use crate::words::{Term, Words};
    use patolli_core::Tables;
    use std::collections::BTreeSet;

    /// Every row of every table has a unique name and words, except the kinds without any. Returns
    /// how many rows have words.
    pub(crate) fn every_row_has_words<G: Words>(unsaid: &[&str]) -> usize {
        let shipped = Tables::read(G::ID, G::tables()).expect("the shipped tables");
        let empty = Tables::read(G::ID, &[]).expect("no tables");
        let rows: BTreeSet<_> =
            shipped.changes_from(&empty).into_iter().map(|row| (row.kind, row.id)).collect();
        let (silent, said): (Vec<_>, Vec<_>) =
            rows.iter().partition(|(kind, _)| unsaid.contains(&kind.as_str()));
        for text in Lang::ALL.map(Text::shared) {
            let component = |kind: &str, id: &str| G::component(text, G::standard(), kind, id);
            let mut names = BTreeSet::new();
            for (kind, id) in &said {
                let row = component(kind, id);
                let Term { name, explanation } = row.unwrap_or_else(|| panic!("{kind} {id}"));
                let words = format!("{name}: {explanation}");
                assert!(!explanation.is_empty() && !words.contains('⟦'), "{kind} {id}: {words}");
                assert!(names.insert(name.clone()), "{kind} {id}: {name} again");
            }
            assert!(silent.iter().all(|(kind, id)| component(kind, id).is_none()));
            assert!(component("dragon", "red").is_none());
        }
        said.len()
    }
}
