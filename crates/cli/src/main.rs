//! The `patolli` command: serve, play, replay, verify, backups, positions, editions, arena, bench.

mod args;
mod board;
mod commands;
mod localise;
mod output;
mod play;
mod scores;

use args::{Cli, Command};
use clap::{CommandFactory, FromArgMatches};
use output::{complain, out};
use patolli_text::{Lang, Text};
use std::process::ExitCode;

/// The request is impossible, or a check failed.
const FAILED: u8 = 1;
/// The command line itself is invalid.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    let text = Text::new(language());
    let mut command = localise::localise(Cli::command(), &text);
    let cli = command
        .try_get_matches_from_mut(std::env::args_os())
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match cli {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => {
            out(&error.render().to_string());
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            complain(&localise::usage_error(&error, &text));
            return ExitCode::from(USAGE);
        }
    };
    if let Some(asked) = &cli.lang
        && asked.parse::<Lang>().is_err()
    {
        complain(&text.tell("error-lang", &[("lang", asked.as_str().into())]));
        return ExitCode::from(USAGE);
    }
    match run(cli.command, &text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error.to_string());
            ExitCode::from(FAILED)
        }
    }
}

fn run(command: Option<Command>, text: &Text) -> anyhow::Result<()> {
    match command {
        None => commands::serve::serve(&args::Serve::default(), text),
        Some(Command::Serve(args)) => commands::serve::serve(&args, text),
        Some(Command::Play(args)) => commands::play::play(&args, text),
        Some(Command::Replay(args)) => commands::replay::replay(&args, text),
        Some(Command::Verify(args)) => commands::replay::verify(&args, text),
        Some(Command::Analyse(args)) => commands::analyse::analyse(&args, text),
        Some(Command::Backup(args)) => commands::backup::back_up(&args, text),
        Some(Command::Restore(args)) => commands::backup::restore(&args, text),
        Some(Command::Check(args)) => commands::check::check(&args, text),
        Some(Command::Position(args)) => commands::position::position(&args, text),
        Some(Command::Edition(args)) => commands::edition::edition(&args, text),
        Some(Command::Arena(args)) => commands::arena::arena(&args, text),
        Some(Command::Bench(args)) => commands::bench::bench(&args, text),
        Some(Command::Chances(args)) => commands::chances::chances(&args, text),
        Some(Command::Loadtest(args)) => commands::loadtest::loadtest(&args, text),
        Some(Command::Completions { shell }) => {
            commands::manual::completions(shell, text);
            Ok(())
        }
        Some(Command::Man { folder }) => commands::manual::man(&folder, text),
    }
}

/// The language must be known before the command line can be explained: `--lang`, then the
/// environment, then English.
fn language() -> Lang {
    let args: Vec<String> = std::env::args().collect();
    let after = |i: usize| args.get(i + 1).cloned();
    let asked = args.iter().enumerate().find_map(|(i, arg)| match arg.strip_prefix("--lang") {
        Some("") => after(i),
        Some(rest) => rest.strip_prefix('=').map(str::to_string),
        None => None,
    });
    let variables = ["PATOLLI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
    let mut wanted =
        asked.into_iter().chain(variables.into_iter().filter_map(|v| std::env::var(v).ok()));
    wanted.find_map(|locale| Lang::of_locale(&locale)).unwrap_or_default()
}
