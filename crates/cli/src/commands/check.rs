//! `patolli check`: the file, the hash chains and every match of a database.

use super::arena::progress_bar;
use super::storage;
use crate::args;
use crate::output::line;
use anyhow::{Result, bail};
use patolli_core::record::Salvaged;
use patolli_table::store::{Database, Store, StoreError};
use patolli_table::{Flaw, MatchId, Refusal, examine};
use patolli_text::{Text, args};

/// Matches that are read at once.
const PAGE: i64 = 200;

/// The result of a check.
#[derive(Default)]
pub struct Checked {
    pub matches: i64,
    pub entries: i64,
    /// The matches that are not trustworthy, in words.
    pub bad: Vec<String>,
    /// What is worth knowing.
    pub notes: Vec<String>,
}

pub fn check(place: &args::Place, text: &Text) -> Result<()> {
    let database = storage::database(place, text)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let checked = runtime.block_on(async {
        let store = Store::look(&database).await;
        let store = store.map_err(|why| storage::in_words(&why, &database, text))?;
        check_all(&store, &database, text).await
    })?;
    checked.notes.iter().chain(&checked.bad).for_each(|told| line(told));
    let (n, entries) = (checked.matches, checked.entries);
    match checked.bad.len() {
        0 => line(&text.tell("check-good", args!(n = n, entries = entries))),
        bad => bail!(text.tell("check-bad", args!(bad = bad, n = n))),
    }
    Ok(())
}

/// Replays every match, and says what is wrong with each.
pub async fn check_all(store: &Store, database: &Database, text: &Text) -> Result<Checked> {
    let failed = |why: &StoreError| storage::in_words(why, database, text);
    let mut checked = Checked::default();
    if let Err(why) = store.check_file().await {
        checked.bad.push(format!("✗ {}", failed(&why)));
    }
    let (matches, entries) = store.extent().await.map_err(|why| failed(&why))?;
    (checked.matches, checked.entries) = (matches, entries);
    let bar = progress_bar(u64::try_from(matches).unwrap_or(0));
    let mut last = String::new();
    loop {
        let ids = store.ids_after(&last, PAGE).await.map_err(|why| failed(&why))?;
        let Some(next) = ids.last().cloned() else { break };
        for id in &ids {
            checked.look(store, id, text).await;
            bar.inc(1);
        }
        last = next;
    }
    bar.finish_and_clear();
    Ok(checked)
}

impl Checked {
    async fn look(&mut self, store: &Store, id: &str, text: &Text) {
        let unopened = |why: String| text.tell("check-unopened", args!(id = id, why = why));
        let found = match id.parse::<MatchId>() {
            Ok(id) => examine(store, &id).await,
            Err(why) => return self.bad.push(unopened(why.to_string())),
        };
        let (table, bad_snapshot) = match found {
            Ok(found) => found,
            // A server has removed it since the list was read.
            Err(Refusal::NoMatch) => return,
            Err(why) => return self.bad.push(unopened(why.cause())),
        };
        if bad_snapshot {
            self.bad.push(text.tell("check-snapshot", args!(id = id)));
        }
        if let Some(Flaw { entry, step, fault }) = table.flaw() {
            let args = args!(id = id, entry = entry, step = step, fault = fault.code());
            self.bad.push(text.tell("check-flaw", args));
        }
        if let Some(Salvaged { step, rules }) = table.salvaged() {
            let args = args!(id = id, step = step, rules = rules);
            self.notes.push(text.tell("check-salvaged", args));
        }
    }
}
