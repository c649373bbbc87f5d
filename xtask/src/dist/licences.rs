//! The licences of everything in the program.

use crate::metadata::metadata;
use crate::root;
use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, Metadata, Package, PackageId};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// How the names of licence files start.
const NAMES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// What is in the repository and not ours.
const VENDORED: [(&str, &str, &str); 2] = [
    ("idiomorph (script)", "0BSD", "crates/web/assets/scripts/vendor/idiomorph-LICENSE.txt"),
    ("Alegreya and Alegreya Sans (fonts)", "OFL-1.1", "crates/boards/assets/fonts/OFL.txt"),
];

/// One text: every package with its licence, then each licence text once.
pub fn all(target: &str) -> Result<String> {
    let metadata = metadata(Some(target))?;
    let mut list = String::from("Patolli contains the work of others, under these licences.\n\n");
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (who, licence, file) in VENDORED {
        writeln!(list, "{who}: {licence}")?;
        texts.entry(fs::read_to_string(root().join(file))?).or_default().insert(who.to_string());
    }
    let packages = used(&metadata)?;
    for package in packages {
        let who = format!("{} {}", package.name, package.version);
        let found = texts_of(package)?;
        let licence = package.license.as_deref().unwrap_or("see its text");
        let note = if found.is_empty() { " (the package has no licence text)" } else { "" };
        writeln!(list, "{who}: {licence}{note}")?;
        for text in found {
            texts.entry(text).or_default().insert(who.clone());
        }
    }
    for (text, whose) in texts {
        let whose = whose.into_iter().collect::<Vec<_>>().join(", ");
        write!(list, "\n{}\n{whose}\n\n{}\n", "─".repeat(80), text.trim_end())?;
    }
    Ok(list)
}

/// What the program is linked from, by name. Build tools are not part of it.
fn used(metadata: &Metadata) -> Result<Vec<&Package>> {
    let graph = metadata.resolve.as_ref().context("cargo metadata resolves")?;
    let mut waiting: Vec<&PackageId> = metadata.workspace_default_members.iter().collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if seen.insert(id) {
            let node =
                graph.nodes.iter().find(|node| node.id == *id).context("a resolved package")?;
            let linked = node.deps.iter().filter(|dependency| {
                dependency.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal)
            });
            waiting.extend(linked.map(|dependency| &dependency.pkg));
        }
    }
    let foreign =
        metadata.packages.iter().filter(|one| one.source.is_some() && seen.contains(&one.id));
    let mut foreign: Vec<_> = foreign.collect();
    foreign.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(foreign)
}

/// The licence texts in the sources of a package.
fn texts_of(package: &Package) -> Result<Vec<String>> {
    let folder = package.manifest_path.parent().context("a manifest is in a folder")?;
    let mut texts = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        if path.is_file() && is_licence(&path) {
            let text = String::from_utf8_lossy(&fs::read(&path)?).replace("\r\n", "\n");
            texts.push(text);
        }
    }
    texts.sort();
    Ok(texts)
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    NAMES.iter().any(|start| name.starts_with(start))
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_dependency_is_named_with_its_texts() {
        let text = super::all(&crate::dist::host().unwrap()).unwrap();
        for said in
            ["\naxum 0.", ": MIT\n", "Apache License", "SIL OPEN FONT LICENSE", "\nidiomorph"]
        {
            assert!(text.contains(said), "{said}");
        }
        assert!(
            !text.contains("\ndivan ") && !text.contains("\npatolli"),
            "only what is in the program"
        );
        let list = text.split('─').next().unwrap().lines();
        let without: Vec<_> = list.filter(|line| line.ends_with("of its own)")).collect();
        assert!(without.len() < 20, "{without:#?}");
    }
}
