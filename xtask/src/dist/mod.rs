//! A release archive: the program with its man pages, completions, service and licences, laid out
//! so that it can be unpacked into `/usr/local`.

mod licences;
mod trial;

use crate::metadata::metadata;
use crate::root;
use crate::run::{output, step};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The folder of its documents.
const DOC: &str = "share/doc/patolli";

/// Each shell, and where it looks for completions.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/patolli"),
    ("zsh", "share/zsh/site-functions/_patolli"),
    ("fish", "share/fish/vendor_completions.d/patolli.fish"),
];

/// Each language, and where `man` looks for its pages.
const PAGES: [(&str, &str); 2] = [("en", "share/man/man1"), ("fr", "share/man/fr/man1")];

/// Files of the repository, and where they go.
const COPIED: [(&str, &str); 6] = [
    ("packaging/patolli.service", "lib/systemd/system/patolli.service"),
    ("README.md", "share/doc/patolli/README.md"),
    ("CHANGELOG.md", "share/doc/patolli/CHANGELOG.md"),
    ("SECURITY.md", "share/doc/patolli/SECURITY.md"),
    ("LICENSE-APACHE", "share/doc/patolli/LICENSE-APACHE"),
    ("LICENSE-MIT", "share/doc/patolli/LICENSE-MIT"),
];

/// Builds and tests the archive.
pub fn dist() -> Result<()> {
    step("program", &["cargo", "build", "--release", "--locked", "--package", "patolli"], &[])?;
    let target = metadata(None)?.target_directory;
    let (dist, host) = (target.join("dist"), host()?);
    let name = format!("patolli-{VERSION}-{host}");
    if dist.exists() {
        fs::remove_dir_all(&dist)?;
    }
    let folder = dist.join(&name);
    fill(folder.as_std_path(), target.join("release/patolli").as_std_path(), &host)?;
    // The same content gives the same bytes.
    let archive = format!("{name}.tar.gz");
    let time = output(&root(), &["git", "log", "-1", "--format=--mtime=@%ct"])?;
    let pack = ["tar", "--create", "--use-compress-program=gzip -n", "--sort=name"];
    let owner = ["--owner=0", "--group=0", "--numeric-owner", time.trim()];
    let file = dist.join(&archive);
    let what = ["--directory", dist.as_str(), "--file", file.as_str(), &name];
    step("archive", &[&pack[..], &owner[..], &what[..]].concat(), &[])?;
    fs::remove_dir_all(&folder)?;
    let sum = output(dist.as_std_path(), &["sha256sum", &archive])?;
    fs::write(dist.join("SHA256SUMS"), &sum)?;
    trial::try_out(dist.as_std_path(), &name)?;
    println!("{file}: {:.1} MB\n{sum}", fs::metadata(&file)?.len() as f64 / 1e6);
    Ok(())
}

/// The platform that programs are built for here.
fn host() -> Result<String> {
    let said = output(&root(), &["rustc", "-vV"])?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names its host")?.to_string())
}

/// Puts everything in its place.
fn fill(folder: &Path, built: &Path, host: &str) -> Result<()> {
    let program = folder.join("bin/patolli");
    copy(built, &program)?;
    let program = program.to_str().context("a path in plain letters")?;
    step("strip", &["strip", program], &[])?;
    for (lang, pages) in PAGES {
        output(folder, &[program, "man", pages, "--lang", lang])?;
    }
    for (shell, path) in COMPLETIONS {
        write(
            &folder.join(path),
            &output(folder, &[program, "completions", shell, "--lang", "en"])?,
        )?;
    }
    for (from, to) in COPIED {
        copy(&root().join(from), &folder.join(to))?;
    }
    for (from, ending) in [("docs", "md"), ("editions", "toml")] {
        for file in fs::read_dir(root().join(from))? {
            let file = file?.path();
            if file.extension().is_some_and(|found| found == ending) {
                let name = file.file_name().context("a file has a name")?;
                copy(&file, &folder.join(DOC).join(from).join(name))?;
            }
        }
    }
    write(&folder.join(DOC).join("THIRD-PARTY.txt"), &licences::all(host)?)
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file is in a folder")?)?;
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    Ok(())
}

fn write(to: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file is in a folder")?)?;
    Ok(fs::write(to, text)?)
}
