//! The hash chain of a log: a changed, missing or moved entry does not fit the hashes around it.
//!
//! It finds damage and edits. It has no key, so it does not stop an operator who computes every
//! hash again; a backup does.

use patolli_core::Digest;

/// Everything that the hash of an entry covers besides the previous entry.
pub(crate) struct Link<'a> {
    pub match_id: &'a str,
    pub number: i64,
    pub at: i64,
    pub actor: &'a str,
    pub client: &'a str,
    pub body: &'a str,
}

impl Link<'_> {
    /// The hash of this entry after the one with the hash `before`, which is empty for the first.
    pub fn after(&self, before: &str) -> String {
        let parts: [&[u8]; 7] = [
            before.as_bytes(),
            self.match_id.as_bytes(),
            &self.number.to_le_bytes(),
            &self.at.to_le_bytes(),
            self.actor.as_bytes(),
            self.client.as_bytes(),
            self.body.as_bytes(),
        ];
        Digest::of("patolli 1 log entry", &parts).to_string()
    }
}

/// The hash of a snapshot that was made after the entry with the hash `chain`.
pub(crate) fn seal(chain: &str, match_id: &str, snapshot: &super::Snapshot) -> String {
    let parts: [&[u8]; 6] = [
        chain.as_bytes(),
        match_id.as_bytes(),
        &snapshot.number.to_le_bytes(),
        &snapshot.rules.to_le_bytes(),
        snapshot.fingerprint.as_bytes(),
        snapshot.body.as_bytes(),
    ];
    Digest::of("patolli 1 log snapshot", &parts).to_string()
}
