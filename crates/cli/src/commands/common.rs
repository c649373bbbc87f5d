//! What several commands need: files, seeds, seats and options, with errors in words.

use crate::args::{Common, Setup};
use anyhow::{Result, anyhow, bail};
use patolli_bots::{Level, Opponent};
use patolli_core::{Chosen, Digest, Game, Seat, SeatSet, Title, seed_from_text};
use patolli_games::{GameId, OnOffer, Overlay, load_edition};
use patolli_text::{Text, Words, errors};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

pub fn game(name: &str, text: &Text) -> Result<GameId> {
    name.parse().map_err(|error| anyhow!(errors::unknown_game(text, &error)))
}

/// No file that Patolli writes is nearly this large; a larger one is a mistake.
const FILE_MAX: u64 = 64 << 20;

/// Reads a file, but never more than [`FILE_MAX`] of it: pipes and devices report no size.
pub fn read(path: &Path, text: &Text) -> Result<String> {
    let file = path.display().to_string();
    let unreadable = |why: String| {
        let args = [("file", file.as_str().into()), ("why", why.into())];
        anyhow!(text.tell("error-file", &args))
    };
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|content| content.take(FILE_MAX + 1).read_to_end(&mut bytes))
        .map_err(|why| unreadable(errors::system(text, &why)))?;
    if bytes.len() as u64 > FILE_MAX {
        return Err(too_large(&file, FILE_MAX, text));
    }
    String::from_utf8(bytes).map_err(|_| unreadable(text.say("error-system-text")))
}

/// A limit in words, such as “64 MiB”.
fn size(bytes: u64) -> String {
    match bytes >> 20 {
        0 => format!("{} KiB", bytes >> 10),
        whole => format!("{whole} MiB"),
    }
}

fn too_large(file: &str, most: u64, text: &Text) -> anyhow::Error {
    let args = [("file", file.into()), ("most", size(most).into())];
    anyhow!(text.tell("error-file-size", &args))
}

/// A message about a file.
pub fn of_file(path: &Path, said: &str, text: &Text) -> anyhow::Error {
    let args = [("of", path.display().to_string().into()), ("said", said.into())];
    anyhow!(text.tell("play-said", &args))
}

/// The components, with the values of an edition if one is given.
pub fn kit<G: Title>(edition: Option<&PathBuf>, text: &Text) -> Result<&'static G::Kit> {
    let overlay = edition.map(|path| overlay(path, text)).transpose()?;
    load_edition::<G>(overlay.as_ref()).map_err(|error| anyhow!(errors::data(text, &error)))
}

/// An edition from its file.
pub fn overlay(path: &Path, text: &Text) -> Result<Overlay> {
    Ok(Overlay { file: path.display().to_string(), text: read(path, text)? })
}

/// Every match of an edition stores its text.
const ON_OFFER_MAX: usize = 64 << 10;

/// An edition for tables in the browser. People see its name, not its path.
pub fn on_offer(path: &Path, text: &Text) -> Result<OnOffer> {
    let file = path.file_name().unwrap_or_default().display().to_string();
    let overlay = Overlay { file, ..overlay(path, text)? };
    if overlay.text.len() > ON_OFFER_MAX {
        return Err(too_large(&overlay.file, ON_OFFER_MAX as u64, text));
    }
    OnOffer::check(overlay).map_err(|error| anyhow!(errors::data(text, &error)))
}

/// 256 random bits from the system.
pub fn random_digest() -> Result<Digest> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|why| anyhow!("{why}"))?;
    Ok(Digest(bytes))
}

/// The seed a person gave, or a new one.
pub fn seed(common: &Common) -> Result<Digest> {
    common.seed.as_ref().map_or_else(random_digest, |given| Ok(seed_from_text(given)))
}

/// `--solo` and `--option` as one list. `--solo` is the first option that only a solo game has.
pub fn chosen<G: Title>(solo: Option<&String>, options: &[String], text: &Text) -> Result<Chosen> {
    let mut chosen = Chosen::new();
    if let Some(difficulty) = solo {
        let alone = G::CHOICES.iter().find(|choice| choice.people == [1]);
        let (key, values) = alone.map_or(("solo", &[][..]), |choice| (choice.key, choice.values));
        if alone.is_some() && !values.contains(&difficulty.as_str()) {
            let known = values.join(", ");
            let args = [
                ("argument", "--solo".into()),
                ("value", difficulty.as_str().into()),
                ("known", known.into()),
            ];
            bail!(text.tell("usage-value-of", &args));
        }
        chosen.insert(key.to_string(), difficulty.clone());
    }
    for option in options {
        let Some((key, value)) = option.split_once('=') else {
            bail!(text.tell("error-option-form", &[("option", option.as_str().into())]));
        };
        chosen.insert(key.trim().to_string(), value.trim().to_string());
    }
    Ok(chosen)
}

/// The options of a new game.
pub fn options<G: Title>(setup: &Setup, text: &Text) -> Result<G::Options> {
    let chosen = chosen::<G>(setup.choices.solo.as_ref(), &setup.choices.options, text)?;
    let default = if setup.choices.solo.is_some() { 1 } else { 2.max(*G::PEOPLE.start()) };
    options_for::<G>(setup.choices.players.unwrap_or(default), &chosen, text)
}

pub fn options_for<G: Title>(people: usize, chosen: &Chosen, text: &Text) -> Result<G::Options> {
    G::options(people, chosen).map_err(|error| anyhow!(errors::option(text, &error)))
}

/// A seat that a person named by number.
pub fn seat<G: Game>(game: &G, number: usize, text: &Text) -> Result<Seat> {
    match number < game.n_seats() {
        true => Ok(Seat::new(number)),
        false => {
            bail!(text.tell(
                "error-seat",
                &[("seat", number.into()), ("last", (game.n_seats() - 1).into())],
            ))
        }
    }
}

/// Names for seats that have none.
pub fn names<G: Words>(game: &G, text: &Text) -> Vec<String> {
    let name = |seat| match game.automa() == Some(seat) {
        true => G::automa_name(text),
        false => text.tell("seat-name", &[("seat", seat.to_string().into())]),
    };
    Seat::first(game.n_seats()).map(name).collect()
}

/// The seats in words.
pub fn seat_list(seats: SeatSet) -> String {
    let seats: Vec<_> = seats.iter().map(|seat| seat.to_string()).collect();
    seats.join(", ")
}

/// A bot of the arena, perhaps with its own budget.
pub fn opponent(name: &str, text: &Text) -> Result<Opponent> {
    name.trim().parse().map_err(|_| no_bot(name, text))
}

fn no_bot(name: &str, text: &Text) -> anyhow::Error {
    let known = Level::ALL.map(Level::name).join(", ");
    let args = [("name", name.to_string().into()), ("known", known.into())];
    anyhow!(text.tell("error-level", &args))
}
