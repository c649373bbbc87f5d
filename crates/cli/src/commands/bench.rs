//! `patolli bench`: how fast the engine is, compared with a reference measured in the same run.

use super::arena::progress_bar;
use super::common;
use crate::args;
use crate::output::line;
use anyhow::{Result, bail};
use patolli_core::Title;
use patolli_games::{GameId, with_game};
use patolli_lab::{BenchRow, Effort, SearchRow, bench as measure, bench_search};
use patolli_text::Text;
use serde_json::json;
use std::time::Duration;

pub fn bench(args: &args::Bench, text: &Text) -> Result<()> {
    if !(0.01..=600.0).contains(&args.seconds) {
        bail!(text.say("bench-seconds"));
    }
    let games = match &args.game {
        Some(name) => vec![common::game(name, text)?],
        None => GameId::ALL.to_vec(),
    };
    let effort = Effort { window: Duration::from_secs_f32(args.seconds), windows: 3 };
    let mut all = Vec::new();
    for game in games {
        all.push(measures(game, effort, args.search));
    }
    match args.json {
        true => print_json(&all)?,
        false => all.iter().for_each(|(rows, search)| print(rows, search, text)),
    }
    Ok(())
}

/// The bar moves only between measurements, so that drawing it does not count.
fn measures(game: GameId, effort: Effort, search: bool) -> (Vec<BenchRow>, Vec<SearchRow>) {
    let players = with_game!(game, G => G::PEOPLE);
    let bar = progress_bar(players.clone().count() as u64 + 1);
    bar.tick();
    let mut rows = Vec::new();
    for n in players {
        rows.push(measure(game, n, effort));
        bar.inc(1);
    }
    let threads: &[usize] = if search { &[1, 2] } else { &[1] };
    let search = bench_search(game, threads, effort);
    bar.finish_and_clear();
    (rows, search)
}

/// One row for each player count; those of a search carry `simulations_per_s`.
fn print_json(all: &[(Vec<BenchRow>, Vec<SearchRow>)]) -> Result<()> {
    let engine: Vec<_> = all.iter().flat_map(|(rows, _)| rows).collect();
    let search: Vec<_> = all.iter().flat_map(|(_, search)| search).collect();
    line(&serde_json::to_string_pretty(&json!({ "engine": engine, "search": search }))?);
    Ok(())
}

fn print(rows: &[BenchRow], search: &[SearchRow], text: &Text) {
    line(&text.say("bench-head"));
    line(&text.say("bench-columns"));
    for row in rows {
        line(&format!(
            "{:<10} {:>6} {:>10.0} {:>10.0} {:>6.2} {:>10.0} {:>6.2} {:>8.0} {:>9.1} {:>7.1}",
            row.game,
            row.players,
            row.decisions_per_s,
            row.reference_decisions_per_s,
            row.ratio,
            row.drawn_decisions_per_s,
            row.drawn_ratio,
            row.games_per_s,
            row.branching,
            row.decisions_per_game,
        ));
    }
    line("");
    line(&text.say("bench-cost-columns"));
    for row in rows {
        line(&format!(
            "{:<10} {:>6} {:>7} {:>9.1} {:>9.1} {:>9.1} {:>12.1} {:>9.1}",
            row.game,
            row.players,
            row.state_bytes,
            row.clone_ns,
            row.legal_ns,
            row.apply_ns,
            row.determinize_ns,
            row.judge_ns,
        ));
    }
    line("");
    line(&text.say("bench-search-columns"));
    for row in search {
        line(&format!(
            "{:<10} {:>6} {:<28} {:>5} {:>12.0} {:>8.2}",
            row.game, row.players, row.playouts, row.threads, row.simulations_per_s, row.speedup,
        ));
    }
}
