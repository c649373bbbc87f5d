//! Reports a broken law with everything needed to reproduce it.

use patolli_core::record::Secret;
use patolli_core::{Deal, Digest, Match, Title};
use std::path::PathBuf;

/// Panics with seed, step and actions, after saving the record.
pub(crate) fn broken<G: Title>(
    law: &str,
    what: &str,
    played: &Match<G>,
    kit: &'static G::Kit,
    options: &G::Options,
) -> ! {
    let secret = Secret { seed: played.luck().seed(), salt: Digest([0; 32]) };
    let seats = (0..played.game().n_seats()).map(|i| format!("seat {i}")).collect();
    let record = Deal::new(kit, options.clone(), seats, secret).record(played, true);
    let actions: Vec<_> =
        record.moves.iter().map(|played| format!("{} {}", played.seat, played.action)).collect();
    let file = save(G::ID, law, &record.to_text());
    panic!(
        "{}: the law {law:?} is broken: {what}\noptions {options:?}\nseed {}\nstep {}\n\
         actions: {}\nrecord: {file}",
        G::ID,
        played.luck().seed(),
        record.moves.len(),
        actions.join("; ")
    );
}

fn save(game: &str, law: &str, text: &str) -> String {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target"),
        PathBuf::from,
    );
    let folder = target.join("failures");
    let file = folder.join(format!("{game}-{}.jsonl", law.replace(' ', "-")));
    let saved = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, text));
    match saved {
        Ok(()) => file.display().to_string(),
        Err(why) => format!("not saved ({why})"),
    }
}
