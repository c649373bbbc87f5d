//! `patolli chances`: how predicted chances to win compare with results, and the data behind them.

use super::arena::{GAMES_MAX, progress_bar, threads};
use super::common;
use crate::args;
use crate::output::line;
use anyhow::{Result, bail};
use patolli_bots::{Effort, Judge};
use patolli_core::{Choice, Chosen};
use patolli_games::with_game;
use patolli_lab::{Bin, Study, bins, fit, observe, predict};
use patolli_text::{Text, Words};
use serde_json::json;

/// Enough for a chance; the best choice is not what is asked.
const EFFORT: Effort = Effort { worlds: 400, doubt: 0 };

pub fn chances(args: &args::Chances, text: &Text) -> Result<()> {
    with_game!(common::game(&args.game, text)?, G => chances_of::<G>(args, text))
}

fn chances_of<G: Words + Judge>(args: &args::Chances, text: &Text) -> Result<()> {
    if args.matches == 0 || args.matches > GAMES_MAX {
        bail!(text.tell("arena-games", &[("most", GAMES_MAX.into())]));
    }
    let kit = common::kit::<G>(args.common.edition.as_ref(), text)?;
    let seed = args.common.seed.as_deref().unwrap_or(if args.fit { "fit" } else { "chances" });
    let mut tables = Vec::new();
    for people in G::PEOPLE {
        let sets = option_sets::<G>(people, text)?;
        let bar = progress_bar(args.matches as u64);
        let heard = |_: usize| bar.inc(1);
        let (mut seen, mut said) = (Vec::new(), Vec::new());
        for options in &sets {
            let matches = args.matches.div_ceil(sets.len());
            let study = Study::<G> { kit, options, matches, seed, threads: threads(args.threads) };
            match args.fit {
                true => seen.extend(observe(&study, &heard)),
                false => said.extend(predict(&study, EFFORT, &heard)),
            }
        }
        bar.finish_and_clear();
        if args.fit {
            let note = format!("{} bot matches, patolli chances {} --fit", args.matches, G::ID);
            line(&fit(&seen, &note).unwrap_or_default());
        } else {
            tables.push((people, bins(&said)));
        }
    }
    match (args.fit, args.json) {
        (true, _) => {}
        (false, true) => {
            let row =
                |(people, bins): &(usize, Vec<Bin>)| json!({ "players": people, "bins": bins });
            line(&serde_json::to_string_pretty(&tables.iter().map(row).collect::<Vec<_>>())?);
        }
        (false, false) => tables.iter().for_each(|(people, bins)| print(*people, bins, text)),
    }
    Ok(())
}

/// A solo game at every difficulty; tables of several as they are usually played.
fn option_sets<G: Words>(people: usize, text: &Text) -> Result<Vec<G::Options>> {
    let usual = common::options_for::<G>(people, &Chosen::new(), text)?;
    let solo = |choice: &&Choice| people == 1 && choice.people == [1];
    let Some(choice) = G::CHOICES.iter().find(solo) else { return Ok(vec![usual]) };
    let with = |value: &&str| {
        let chosen = Chosen::from([(choice.key.to_string(), (*value).to_string())]);
        common::options_for::<G>(people, &chosen, text)
    };
    choice.values.iter().map(with).collect()
}

fn print(people: usize, bins: &[Bin], text: &Text) {
    line(&text.tell("chances-head", &[("players", people.into())]));
    line(&text.say("chances-columns"));
    for bin in bins.iter().filter(|bin| bin.n > 0) {
        let (said, won) = (bin.said * 100.0, bin.won * 100.0);
        line(&format!("{said:>7.1} % {won:>7.1} % {:>7}", bin.n));
    }
    line("");
}
