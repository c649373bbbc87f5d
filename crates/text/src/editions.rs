//! What an edition changes, in words.

use crate::text::Text;
use crate::words::Words;
use patolli_core::Change;
use patolli_games::Laid;

/// A component that an edition prints otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    pub name: String,
    /// What is printed in the box.
    pub old: String,
    /// What the edition prints.
    pub new: String,
}

/// Everything that an edition changes, component by component.
pub fn differences<G: Words>(text: &Text, laid: &Laid<G::Kit>) -> Vec<Difference> {
    let same_row = |a: &Change, b: &Change| a.kind == b.kind && a.id == b.id;
    let rows = laid.changes.chunk_by(same_row);
    rows.map(|changes| {
        let in_words = in_words::<G>(text, &laid.kit, &changes[0]);
        in_words.filter(|said| said.old != said.new).unwrap_or_else(|| as_written(changes))
    })
    .collect()
}

fn in_words<G: Words>(text: &Text, kit: &G::Kit, change: &Change) -> Option<Difference> {
    let said = |kit| G::component(text, kit, &change.kind, &change.id);
    let (old, new) = (said(G::standard())?, said(kit)?);
    Some(Difference { name: new.name, old: old.explanation, new: new.explanation })
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
        new: values(|change| &change.new),
    }
}
