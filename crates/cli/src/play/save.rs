//! Saves that are never half written.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Writes a file beside the old one first and then replaces it, so that a crash leaves the old one.
pub(super) fn write(path: &Path, text: &str) -> std::io::Result<()> {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(format!(".{}.tmp", std::process::id()));
    let beside = path.with_file_name(name);
    let written = std::fs::File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let placed = written.and_then(|()| std::fs::rename(&beside, path));
    if placed.is_err() {
        // The unfinished file is useless; the first error is the one to report.
        let _ = std::fs::remove_file(&beside);
    }
    placed
}

/// A name for a match that has none.
pub(super) fn usual_name(game: &str, commitment: &str) -> PathBuf {
    PathBuf::from(format!("{game}-{}.jsonl", &commitment[..8]))
}
