//! Whether an archive contains what it should, and its program serves a table from it.

use super::{COMPLETIONS, COPIED, DOC, PAGES, VERSION};
use crate::run::output;
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Files besides those whose places `dist` lists.
const OTHERS: [&str; 6] = [
    "bin/patolli",
    "share/man/man1/patolli-serve.1",
    "share/man/fr/man1/patolli-position-new.1",
    "share/doc/patolli/docs/serving.md",
    "share/doc/patolli/editions/yucatan-long-shadows.toml",
    "share/doc/patolli/THIRD-PARTY.txt",
];

pub fn try_out(dist: &Path, name: &str) -> Result<()> {
    output(dist, &["sha256sum", "--check", "--strict", "SHA256SUMS"])?;
    let place = Place::new()?;
    let archive = dist.join(format!("{name}.tar.gz"));
    let archive = archive.to_str().context("a path in plain letters")?;
    output(&place.0, &["tar", "--extract", "--gzip", "--file", archive])?;
    let folder = place.0.join(name);
    is_complete(&folder)?;
    let said = output(&folder, &["bin/patolli", "--version"])?;
    ensure!(said.trim() == format!("patolli {VERSION}"), "the program says {said}");
    serves(&folder, &place.0.join("data"))?;
    println!("── the archive is complete, and its program serves");
    Ok(())
}

/// A temporary folder.
struct Place(PathBuf);

impl Place {
    fn new() -> Result<Self> {
        let place = std::env::temp_dir().join(format!("patolli-dist-{}", std::process::id()));
        fs::create_dir(&place)?;
        Ok(Self(place))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn is_complete(folder: &Path) -> Result<()> {
    let copied = COPIED.iter().map(|(_, to)| *to);
    let completions = COMPLETIONS.iter().map(|(_, path)| *path);
    for path in OTHERS.into_iter().chain(copied).chain(completions) {
        let file = folder.join(path);
        ensure!(fs::metadata(&file).is_ok_and(|file| file.len() > 100), "no {path} in the archive");
    }
    for (_, pages) in PAGES {
        ensure!(
            folder.join(pages).read_dir()?.count() > 15,
            "no page for every command in {pages}"
        );
    }
    let licences = fs::read_to_string(folder.join(DOC).join("THIRD-PARTY.txt"))?;
    ensure!(licences.contains("Apache License") && licences.contains("\ntokio 1."), "no licences");
    Ok(())
}

/// The program with a fresh data folder.
fn serves(folder: &Path, data: &Path) -> Result<()> {
    let mut command = Command::new(folder.join("bin/patolli"));
    command.args(["serve", "--no-open", "--listen", "127.0.0.1:0", "--lang", "en", "--data"]);
    let mut server = Server(command.arg(data).stdout(Stdio::piped()).spawn()?);
    // Kept open to the end: the program ends if no one can read what else it says.
    let mut output_of_server = BufReader::new(server.0.stdout.take().context("its output")?);
    let mut line = String::new();
    output_of_server.read_line(&mut line)?;
    let address = line.trim().rsplit("http://").next().unwrap_or_default();
    for (path, wanted) in [("/healthz", "\"status\":\"ok\""), ("/", "Zapotec")] {
        let answer = get(address, path).with_context(|| format!("asking {address}{path}"))?;
        ensure!(answer.starts_with("HTTP/1.1 200") && answer.contains(wanted), "{path}: {answer}");
    }
    ensure!(data.join("patolli.db").is_file(), "no database in the data folder");
    let id = server.0.id().to_string();
    output(folder, &["kill", "-TERM", &id])?;
    let status = server.0.wait()?;
    if !status.success() {
        bail!("the server ended with {status}");
    }
    let mut rest = String::new();
    output_of_server.read_to_string(&mut rest)?;
    ensure!(rest.ends_with("Nothing is lost.\n"), "the server did not stop in order: {rest:?}");
    Ok(())
}

/// Stopped when the trial ends in any way.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn get(address: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
