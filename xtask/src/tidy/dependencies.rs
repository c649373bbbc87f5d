//! Which crate may depend on which, checked with `cargo metadata`.

use crate::metadata::metadata;
use anyhow::Result;
use cargo_metadata::{DependencyKind, Package};

/// What one of our crates may depend on.
struct May {
    name: &'static str,
    inside: &'static [&'static str],
    /// Foreign crates; `None` allows any.
    outside: Option<&'static [&'static str]>,
}

const fn may(
    name: &'static str,
    inside: &'static [&'static str],
    outside: Option<&'static [&'static str]>,
) -> May {
    May { name, inside, outside }
}

const CORE: &str = "patolli-core";
const ZAPOTEC: &str = "patolli-zapotec";
const COPAN: &str = "patolli-copan";
const AHAU: &str = "patolli-ahau";
const YUCATAN: &str = "patolli-yucatan";
const GAMES: &str = "patolli-games";
const TEXT: &str = "patolli-text";
const BOTS: &str = "patolli-bots";
const ANALYSIS: &str = "patolli-analysis";
const LAB: &str = "patolli-lab";
const TABLE: &str = "patolli-table";
const BOARDS: &str = "patolli-boards";
const WEB: &str = "patolli-web";

const ALLOWED: &[May] = &[
    may(
        CORE,
        &[],
        Some(&["blake3", "rand_chacha", "serde", "serde_json", "strsim", "thiserror", "toml"]),
    ),
    may(ZAPOTEC, &[CORE], Some(&["serde", "toml"])),
    may(COPAN, &[CORE], Some(&["serde", "toml"])),
    may(AHAU, &[CORE], Some(&["serde", "toml"])),
    may(YUCATAN, &[CORE], Some(&["serde", "toml"])),
    may(GAMES, &[CORE, ZAPOTEC, COPAN, AHAU, YUCATAN], None),
    may(TEXT, &[CORE, GAMES, ZAPOTEC, COPAN, AHAU, YUCATAN], None),
    may(BOTS, &[CORE, GAMES, ZAPOTEC, COPAN, AHAU, YUCATAN], Some(&[])),
    may(ANALYSIS, &[CORE, BOTS], Some(&[])),
    may(LAB, &[CORE, GAMES, BOTS], None),
    may(TABLE, &[CORE, GAMES, BOTS], None),
    may(BOARDS, &[CORE, GAMES, TEXT, ZAPOTEC, COPAN, AHAU, YUCATAN], Some(&["maud"])),
    may(WEB, &[CORE, GAMES, TEXT, BOTS, TABLE, BOARDS], None),
    may(
        "patolli",
        &[CORE, GAMES, TEXT, BOTS, ANALYSIS, LAB, TABLE, WEB, ZAPOTEC, COPAN, AHAU, YUCATAN],
        None,
    ),
    may("patolli-fuzz", &[CORE, GAMES, TEXT, TABLE, WEB], None),
    may("patolli-testkit", &[CORE], None),
    may("xtask", &[], None),
];

pub fn complaints() -> Result<Vec<String>> {
    let packages = metadata(None)?.packages;
    let ours = packages.iter().filter(|package| package.source.is_none());
    Ok(ours.flat_map(of_package).collect())
}

fn of_package(package: &Package) -> Vec<String> {
    let name = package.name.as_str();
    let Some(May { inside, outside, .. }) = ALLOWED.iter().find(|may| may.name == name) else {
        return vec![format!("{name}: missing in tidy/dependencies.rs; add what it may depend on")];
    };
    let ordinary = package.dependencies.iter();
    let ordinary = ordinary.filter(|dependency| dependency.kind == DependencyKind::Normal);
    ordinary
        .filter(|dependency| {
            let wanted = dependency.name.as_str();
            match wanted.starts_with("patolli") {
                true => !inside.contains(&wanted),
                false => outside.is_some_and(|list| !list.contains(&wanted)),
            }
        })
        .map(|dependency| format!("{name}: must not depend on {}", dependency.name))
        .collect()
}
