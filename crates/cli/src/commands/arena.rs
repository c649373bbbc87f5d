//! `patolli arena`: bots against bots, with intervals.

use super::common;
use crate::args;
use crate::output::line;
use anyhow::{Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use patolli_bots::{Judge, Opponent};
use patolli_core::Title;
use patolli_games::with_game;
use patolli_lab::{Arena, ArenaReport, arena as run_arena};
use patolli_text::Text;

/// More would take days; a typing error is more likely.
pub const GAMES_MAX: usize = 1_000_000;

pub fn arena(args: &args::Arena, text: &Text) -> Result<()> {
    with_game!(common::game(&args.game, text)?, G => arena_of::<G>(args, text))
}

fn arena_of<G: Title + Judge>(args: &args::Arena, text: &Text) -> Result<()> {
    let levels: Vec<Opponent> =
        args.bots.iter().map(|name| common::opponent(name, text)).collect::<Result<_>>()?;
    if args.games == 0 || args.games > GAMES_MAX {
        bail!(text.tell("arena-games", &[("most", GAMES_MAX.into())]));
    }
    let default = if args.choices.solo.is_some() { 1 } else { levels.len().max(2) };
    let people = args.choices.players.unwrap_or(default);
    if levels.len() > people {
        let args = [("levels", levels.len().into()), ("players", people.into())];
        bail!(text.tell("arena-too-many", &args));
    }
    let chosen = common::chosen::<G>(args.choices.solo.as_ref(), &args.choices.options, text)?;
    let options = common::options_for::<G>(people, &chosen, text)?;
    let plan = Arena::<G> {
        kit: common::kit::<G>(args.common.edition.as_ref(), text)?,
        options: &options,
        games: args.games,
        paired: args.paired,
        seed: args.common.seed.as_deref().unwrap_or("arena"),
        threads: threads(args.threads),
    };
    let bar = progress_bar(args.games as u64);
    let report = run_arena(&plan, &levels, &|done| bar.set_position(done as u64));
    bar.finish_and_clear();
    match args.json {
        true => line(&serde_json::to_string_pretty(&report)?),
        false => print(&report, text),
    }
    Ok(())
}

/// The threads asked for, or one for each core.
pub fn threads(asked: usize) -> usize {
    match asked {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        n => n.min(256),
    }
}

/// Drawn on standard error, and only where that is a terminal.
pub fn progress_bar(total: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {elapsed} / {duration}");
    ProgressBar::new(total).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn print(report: &ArenaReport, text: &Text) {
    let args = [
        ("game", report.game.into()),
        ("seats", report.seats.into()),
        ("games", report.games.into()),
        ("seed", report.seed.as_str().into()),
    ];
    line(&text.tell(if report.paired { "arena-head-paired" } else { "arena-head" }, &args));
    line(&text.say("arena-columns"));
    for row in &report.standings {
        let percent = |share: f64| share * 100.0;
        let bar = "█".repeat((row.win_rate * 20.0).round() as usize);
        line(&format!(
            "{:<13} {:>6.1} {:>6} {:>6.1} %  {:>5.1} – {:<5.1} %  {:>6.1} {:>5.2} {:>9.2}  {bar}",
            row.bot,
            row.wins,
            row.games,
            percent(row.win_rate),
            percent(row.interval.low),
            percent(row.interval.high),
            row.mean_score,
            row.mean_rank,
            row.mean_ms_per_decision,
        ));
    }
}
