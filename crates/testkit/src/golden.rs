//! Golden files: texts that must not change by accident.

use patolli_core::{Dense, Title};
use std::path::Path;

/// Compares with the text stored in the tests of a crate, or stores the new one if
/// `UPDATE_GOLDENS=1`. The crate passes its own `env!("CARGO_MANIFEST_DIR")`.
pub fn check_golden(crate_folder: &str, file: &str, text: &str) {
    let path = Path::new(crate_folder).join("tests").join(file);
    if std::env::var_os("UPDATE_GOLDENS").is_some_and(|value| value == "1") {
        let folder = path.parent().expect("a file in a folder");
        std::fs::create_dir_all(folder).expect("a folder for goldens");
        std::fs::write(&path, text).expect("a golden to write");
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    let differs = kept.lines().zip(text.lines()).position(|(old, new)| old != new);
    let line = differs.unwrap_or_else(|| kept.lines().count().min(text.lines().count()));
    assert!(
        kept == text,
        "tests/{file} differs from line {} on:\n  kept {:?}\n  now  {:?}\nIf the change is intended, run `cargo xtask goldens` and review the difference before you commit it.",
        line + 1,
        kept.lines().nth(line),
        text.lines().nth(line)
    );
}

/// The number and the notation of every action. Records and learnt networks name actions by number.
pub fn action_numbers<G: Title>() -> String {
    G::Action::all().map(|action| format!("{} {action}\n", action.index())).collect()
}
