//! `patolli completions` and `patolli man`: what `--help` says, for shells and for `man`.

use crate::args::Cli;
use crate::localise::localise;
use crate::output::out;
use anyhow::{Result, anyhow};
use clap::CommandFactory;
use patolli_text::{Text, args, errors};
use std::path::Path;

pub fn completions(shell: clap_complete::Shell, text: &Text) {
    let mut command = localise(Cli::command(), text);
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "patolli", &mut script);
    out(&String::from_utf8_lossy(&script));
}

/// Writes a page for every command.
pub fn man(folder: &Path, text: &Text) -> Result<()> {
    let command = localise(Cli::command(), text);
    let written =
        std::fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(command, folder));
    written.map_err(|why| {
        let file = folder.display().to_string();
        anyhow!(text.tell("error-write", args!(file = file, why = errors::system(text, &why))))
    })
}
