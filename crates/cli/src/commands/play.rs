//! `patolli play`, and the chooser that it opens without a game.

use super::seats::seats;
use super::{common, edition, replay};
use crate::args;
use crate::board::Board;
use crate::play::{Console, PlaySetup, Table, Terminal, Who, choose, play as play_match};
use anyhow::{Result, anyhow, bail};
use patolli_bots::Judge;
use patolli_core::record::{Record, Secret};
use patolli_core::{Chosen, Deal, Digest, Title, seed_from_text};
use patolli_games::with_game;
use patolli_text::{Text, errors, refusal};
use std::path::{Path, PathBuf};

fn chooser(args: &args::Play, text: &Text) -> Result<()> {
    let mut terminal = Terminal::new();
    let Some(wish) = choose(text, &mut terminal) else { return Ok(()) };
    let text = Text::new(wish.lang);
    let seed =
        wish.seed.as_deref().map_or_else(common::random_digest, |s| Ok(seed_from_text(s)))?;
    let seats = match wish.table {
        Table::Solo => vec![Who::Person(text.say("play-you"))],
        Table::Seats(seats) => seats,
    };
    with_game!(wish.game, G => begin::<G>(Start {
        kit: <G as Title>::standard(),
        seats,
        chosen: wish.options,
        seed,
        save: None,
        confirm: confirm(args),
    }, &text))
}

pub fn play(args: &args::Play, text: &Text) -> Result<()> {
    if let Some(file) = &args.resume {
        let record = replay::parse(file, text)?;
        let game = common::game(&record.header.game, text)?;
        return with_game!(game, G => resume::<G>(args, file, &record, text));
    }
    let Some(game) = &args.game else { return ask(args, text) };
    let edition = args.common.edition.as_ref();
    with_game!(common::game(game, text)?, G => {
        let seats = seats::<G>(args, text)?;
        edition::announce::<G>(edition, text)?;
        begin::<G>(Start {
            kit: common::kit::<G>(edition, text)?,
            seats,
            chosen: common::chosen::<G>(args.solo.as_ref(), &args.options, text)?,
            seed: common::seed(&args.common)?,
            save: args.save.clone(),
            confirm: confirm(args),
        }, text)
    })
}

/// Without a game or any option the chooser asks step by step.
fn ask(args: &args::Play, text: &Text) -> Result<()> {
    let wishes = args.solo.is_some() || !args.seats.is_empty() || args.save.is_some();
    match wishes || !args.options.is_empty() {
        true => bail!(text.say("play-which-game")),
        false => chooser(args, text),
    }
}

/// What a new match is made of.
struct Start<G: Title> {
    kit: &'static G::Kit,
    seats: Vec<Who>,
    chosen: Chosen,
    seed: Digest,
    save: Option<PathBuf>,
    confirm: bool,
}

/// Scripts are not asked to confirm: only people at a terminal are.
fn confirm(args: &args::Play) -> bool {
    !args.no_confirm && Terminal::new().is_terminal()
}

fn begin<G: Judge + Board>(start: Start<G>, text: &Text) -> Result<()> {
    let options = common::options_for::<G>(start.seats.len(), &start.chosen, text)?;
    let secret = Secret { seed: start.seed, salt: common::random_digest()? };
    let setup = PlaySetup {
        deal: Deal::new(start.kit, options, Vec::new(), secret),
        seats: start.seats,
        resume: None,
        save_to: start.save,
        confirm: start.confirm,
    };
    play_match::<G>(setup, text, &mut Terminal::new())
}

fn resume<G: Judge + Board>(
    args: &args::Play,
    file: &Path,
    record: &Record,
    text: &Text,
) -> Result<()> {
    let record_file =
        args::RecordFile { file: file.to_path_buf(), edition: args.common.edition.clone() };
    edition::announce::<G>(args.common.edition.as_ref(), text)?;
    let (played, kit) = replay::replayed::<G>(&record_file, record, text)?;
    let deal = Deal::of_header(&record.header, kit).map_err(|error| {
        anyhow!(errors::replay(text, &error, |why| refusal::<G>(text, kit, why, &[])))
    })?;
    let setup = PlaySetup {
        deal,
        seats: Who::of_tags(&played, &record.header.seats),
        resume: Some(played),
        save_to: Some(args.save.clone().unwrap_or_else(|| file.to_path_buf())),
        confirm: confirm(args),
    };
    play_match::<G>(setup, text, &mut Terminal::new())
}
