//! `patolli replay` and `patolli verify`: records of finished and running matches.

use super::common;
use crate::args;
use crate::board::{Board, Style};
use crate::output::{complain, line, out};
use crate::play::{Console, Terminal, Who, names};
use anyhow::{Result, anyhow, bail};
use patolli_core::record::{Record, Salvaged};
use patolli_core::{Audience, Fact, Match, Quick, Seat, Title};
use patolli_games::with_game;
use patolli_text::{Text, Words, errors, refusal};
use std::io::IsTerminal;
use std::path::Path;

pub fn parse(path: &Path, text: &Text) -> Result<Record> {
    let content = common::read(path, text)?;
    Record::parse(&content)
        .map_err(|error| common::of_file(path, &errors::record(text, &error), text))
}

/// From where a record cannot be trusted, according to the server that wrote it.
fn doubt(record: &Record, text: &Text) -> Option<String> {
    let n = record.header.untrusted?;
    Some(text.tell("verify-untrusted", &[("n", n.into())]))
}

/// Where a record starts that does not start with setup.
fn say_where_it_begins(record: &Record, text: &Text) {
    match (&record.header.salvaged, &record.header.start) {
        (Some(Salvaged { step, rules }), _) => {
            let args = [("step", (*step).into()), ("rules", (*rules).into())];
            line(&text.tell("verify-salvaged", &args));
        }
        (None, Some(_)) => line(&text.say("verify-start")),
        (None, None) => {}
    }
}

/// Replays a record, with errors in words.
pub fn replayed<G: Words>(
    file: &args::RecordFile,
    record: &Record,
    text: &Text,
) -> Result<(Match<G>, &'static G::Kit)> {
    let kit = common::kit::<G>(file.edition.as_ref(), text)?;
    let played = patolli_core::replay::<G>(record, kit).map_err(|error| {
        let seats: Vec<_> = record.header.seats.iter().map(|tag| Who::of_tag(tag)).collect();
        let seats = names::<G>(&seats, text);
        let words = errors::replay(text, &error, |why| refusal::<G>(text, kit, why, &seats));
        common::of_file(&file.file, &words, text)
    })?;
    Ok((played, kit))
}

pub fn verify(args: &args::RecordFile, text: &Text) -> Result<()> {
    let record = parse(&args.file, text)?;
    with_game!(common::game(&record.header.game, text)?, G => verify_as::<G>(args, &record, text))
}

fn verify_as<G: Words>(args: &args::RecordFile, record: &Record, text: &Text) -> Result<()> {
    let doubt = doubt(record, text).map(|doubt| common::of_file(&args.file, &doubt, text));
    let (played, _) = replayed::<G>(args, record, text).map_err(|why| match &doubt {
        Some(doubt) => anyhow!("{why}\n{doubt}"),
        None => why,
    })?;
    let header = &record.header;
    say_where_it_begins(record, text);
    line(&text.tell("verify-commitment", &[("hash", header.commitment.to_string().into())]));
    line(&text.tell("verify-moves", &[("n", played.steps().len().into())]));
    let Some(end) = &record.end else {
        return Err(common::of_file(&args.file, &text.say("verify-no-end"), text));
    };
    line(&text.tell("verify-end", &[("hash", end.state.to_string().into())]));
    score(&played, &names::<G>(&Who::of_tags(&played, &header.seats), text));
    if let Some(doubt) = doubt {
        return Err(doubt);
    }
    line(&text.say("verify-good"));
    Ok(())
}

fn score<G: Words>(played: &Match<G>, names: &[String]) {
    let scores = played.game().scores();
    let winners = played.game().winners();
    for (seat, name) in Seat::first(played.game().n_seats()).zip(names) {
        let mark = if played.is_over() && winners.contains(seat) { "★" } else { " " };
        line(&format!("  {mark} {:>4}  {name}", scores[seat]));
    }
}

pub fn replay(args: &args::Replay, text: &Text) -> Result<()> {
    let record = parse(&args.record.file, text)?;
    say_where_it_begins(&record, text);
    if let Some(doubt) = doubt(&record, text) {
        complain(&doubt);
    }
    with_game!(common::game(&record.header.game, text)?, G => replay_as::<G>(args, &record, text))
}

fn replay_as<G: Board>(args: &args::Replay, record: &Record, text: &Text) -> Result<()> {
    let (played, kit) = replayed::<G>(&args.record, record, text)?;
    let seat = args.seat.map(|n| common::seat(played.game(), n, text)).transpose()?;
    let names = names::<G>(&Who::of_tags(&played, &record.header.seats), text);
    let shown = Shown { played: &played, kit, names: &names, seat, text };
    let last = played.steps().len();
    match args.step {
        Some(step) if step > last => {
            bail!(text.tell("replay-no-step", &[("step", step.into()), ("last", last.into())]))
        }
        Some(step) => out(&shown.board(step)),
        None if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() => {
            shown.walk(&mut Terminal::new())?;
        }
        None => shown.whole(),
    }
    Ok(())
}

/// Number of worlds in which another choice is searched for.
const WORLDS: usize = 4;

/// A match and how it is viewed.
struct Shown<'a, G: Title> {
    played: &'a Match<G>,
    kit: &'static G::Kit,
    names: &'a [String],
    /// The observing seat; `None` sees what spectators see.
    seat: Option<Seat>,
    text: &'a Text,
}

impl<G: Board> Shown<'_, G> {
    /// The board before move `step + 1`.
    fn board(&self, step: usize) -> String {
        let view = self.played.game_at(step).view(self.seat);
        G::draw(&view, self.text, &Style::of_stdout(), self.names)
    }

    /// The move to this step, and its events.
    fn told(&self, step: usize) -> Vec<String> {
        let Some(played) = step.checked_sub(1).and_then(|i| self.played.steps().get(i)) else {
            return Vec::new();
        };
        let name = self.names.get(patolli_core::Dense::index(played.seat));
        let name = name.map_or("", String::as_str);
        let action = match self.is_known(step) {
            true => played.action.to_string(),
            false => "…".to_string(),
        };
        let events = self.heard(&played.events).map(|told| format!("        {told}"));
        [format!("{step:>4}. {name}: {action}")].into_iter().chain(events).collect()
    }

    /// The events that the observer may know, in words.
    fn heard(&self, events: &[G::Event]) -> impl Iterator<Item = String> {
        let known = events.iter().filter(|event| match event.audience() {
            Audience::Everyone => true,
            Audience::Only(owner) => Some(owner) == self.seat,
        });
        known.filter_map(|event| G::event(self.text, self.kit, event, self.names))
    }

    /// Whether the observer knows the choice that led to this step. While a match runs they do not
    /// if another choice, in a world that looks the same to them, would look the same.
    fn is_known(&self, step: usize) -> bool {
        let chosen = &self.played.steps()[step - 1];
        if self.played.is_over() || Some(chosen.seat) == self.seat {
            return true;
        }
        let before = self.played.game_at(step - 1).view(self.seat);
        let after = self.played.game_at(step).view(self.seat);
        let dice = &mut Quick::new(step as u64);
        (0..WORLDS).all(|_| {
            let world = G::determinize(&before, dice);
            let others: Vec<_> =
                world.legal(chosen.seat).iter().filter(|one| *one != chosen.action).collect();
            others.into_iter().all(|other| {
                let mut world = world.clone();
                world.apply(chosen.seat, other, dice);
                world.view(self.seat) != after
            })
        })
    }

    /// The whole history, for pipes and files.
    fn whole(&self) {
        self.heard(self.played.opening()).for_each(|told| line(&told));
        for step in 1..=self.played.steps().len() {
            self.told(step).iter().for_each(|told| line(told));
        }
        out(&self.board(self.played.steps().len()));
        score(self.played, self.names);
    }

    /// Step by step at a terminal: Enter continues, `b` goes back, a number jumps, `q` ends.
    fn walk(&self, console: &mut dyn Console) -> Result<()> {
        let last = self.played.steps().len();
        let mut step = 0;
        loop {
            console.clear();
            console.print(&self.board(step));
            self.told(step).iter().for_each(|told| console.tell(told));
            let args = [("step", step.into()), ("last", last.into())];
            let Some(answer) = console.read_line(&self.text.tell("replay-prompt", &args)) else {
                return Ok(());
            };
            step = match answer.trim() {
                "q" => return Ok(()),
                "" | "n" => (step + 1).min(last),
                "b" | "p" => step.saturating_sub(1),
                number => number.parse().unwrap_or(step).min(last),
            };
        }
    }
}
