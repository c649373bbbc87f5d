//! `patolli position`: any moment of a game as a file to show, query and continue from.

mod value;

use super::common;
use crate::args::{self, PositionFile as File};
use crate::board::{Board, Style};
use crate::output::{complain, line, out};
use crate::scores;
use anyhow::{Result, anyhow, bail};
use patolli_core::{Game, Luck, Match, Refused, Seat, Title, Witness, why_not};
use patolli_games::{BadLine, PositionFile, play_whole_line, with_game};
use patolli_text::{Text, Words, errors, refusal, refusal_now};
use serde_json::json;

pub fn position(args: &args::Position, text: &Text) -> Result<()> {
    use args::Position as P;
    match args {
        P::New(setup) => {
            with_game!(common::game(&setup.game, text)?, G => new::<G>(setup, text))
        }
        P::Show { position, json } => {
            with_game!(game_of(position, text)?, G => show::<G>(position, *json, text))
        }
        P::Legal { position, json } => {
            with_game!(game_of(position, text)?, G => legal::<G>(position, *json, text))
        }
        P::Apply { position, actions, json } => {
            with_game!(game_of(position, text)?, G => apply::<G>(position, actions, *json, text))
        }
        P::Value { position, level, json } => {
            with_game!(game_of(position, text)?, G => value::value::<G>(position, *level, *json, text))
        }
        P::Why { position, action } => {
            with_game!(game_of(position, text)?, G => why::<G>(position, action, text))
        }
    }
}

fn parse(file: &File, text: &Text) -> Result<PositionFile> {
    let content = common::read(&file.file, text)?;
    PositionFile::parse(&content)
        .map_err(|error| common::of_file(&file.file, &errors::position_frame(text, &error), text))
}

fn game_of(file: &File, text: &Text) -> Result<patolli_games::GameId> {
    let parsed = parse(file, text)?;
    parsed
        .game()
        .map_err(|error| common::of_file(&file.file, &errors::position_frame(text, &error), text))
}

/// The game of the file, with a new seed for what is hidden or still to come.
fn load<G: Words>(file: &File, text: &Text) -> Result<(Match<G>, &'static G::Kit)> {
    let kit = common::kit::<G>(file.common.edition.as_ref(), text)?;
    let mut luck = Luck::new(common::seed(&file.common)?);
    let mut host = Witness::new(&mut luck);
    let game: G = parse(file, text)?
        .read(kit, &mut host)
        .map_err(|error| common::of_file(&file.file, &errors::position::<G>(text, &error), text))?;
    Ok((Match::from(game, luck), kit))
}

fn new<G: Title>(setup: &args::Setup, text: &Text) -> Result<()> {
    let kit = common::kit::<G>(setup.common.edition.as_ref(), text)?;
    let options = common::options::<G>(setup, text)?;
    let played = Match::<G>::new(kit, &options, Luck::new(common::seed(&setup.common)?));
    out(&PositionFile::of(played.game(), kit).to_text());
    Ok(())
}

/// The board; at the end also the points by source and the winners. With `--json` the standing of
/// the game.
fn show<G: Board>(file: &File, as_json: bool, text: &Text) -> Result<()> {
    let (played, _) = load::<G>(file, text)?;
    let game = played.game();
    let seat = file.seat.map(|n| common::seat(game, n, text)).transpose()?;
    if as_json {
        line(&serde_json::to_string_pretty(&scores::standing(game, text))?);
        return Ok(());
    }
    let observer = seat.or_else(|| game.to_act().first());
    let names = common::names(game, text);
    let style = Style::of_stdout();
    out(&G::draw(&game.view(observer), text, &style, &names));
    if played.is_over() {
        out(&result(game, text, &style, &names));
    }
    Ok(())
}

/// The points by source and the winners.
fn result<G: Words>(game: &G, text: &Text, style: &Style, names: &[String]) -> String {
    let won = scores::winners(game.winners(), text, names);
    format!("{}{won}\n", scores::sheet(game, text, style, names))
}

/// The seats a question is about: the one asked for, or all that must act.
fn seats<G: Game>(game: &G, asked: Option<usize>, text: &Text) -> Result<Vec<Seat>> {
    match asked {
        Some(n) => Ok(vec![common::seat(game, n, text)?]),
        None => Ok(game.to_act().iter().collect()),
    }
}

/// One action per line. Where several seats must act, each line starts with its seat.
fn legal<G: Words>(file: &File, as_json: bool, text: &Text) -> Result<()> {
    let (played, _) = load::<G>(file, text)?;
    let game = played.game();
    let seats = seats(game, file.seat, text)?;
    if as_json {
        let names = &common::names(game, text);
        let rows = seats.iter().flat_map(|&seat| {
            let view = game.view(Some(seat));
            let legal: Vec<_> = game.legal(seat).iter().collect();
            legal.into_iter().map(move |action| {
                let label = G::action(text, &view, action, names);
                json!({ "seat": seat, "action": action.to_string(), "label": label })
            })
        });
        line(&serde_json::to_string_pretty(&rows.collect::<Vec<_>>())?);
        return Ok(());
    }
    for &seat in &seats {
        for action in game.legal(seat).iter() {
            match seats.len() {
                1 => line(&action.to_string()),
                _ => line(&format!("{seat}: {action}")),
            }
        }
    }
    Ok(())
}

/// Who plays this text: the seat before the colon, the seat asked for, or the only seat that can.
fn actor<'a, G: Title>(
    game: &G,
    asked: Option<usize>,
    action: &'a str,
    text: &Text,
) -> Result<(Seat, &'a str)> {
    if let Some((number, rest)) = action.split_once(':')
        && let Ok(number) = number.trim().parse()
    {
        return Ok((common::seat(game, number, text)?, rest.trim()));
    }
    if let Some(number) = asked {
        return Ok((common::seat(game, number, text)?, action));
    }
    let to_act = game.to_act();
    let first = action.split([';', '@']).next().unwrap_or("").trim();
    let read = if first.is_empty() { action } else { first }.parse::<G::Action>();
    let read = read.map_err(|error| anyhow!(errors::unreadable(text, &error)))?;
    let mut able = to_act.iter().filter(|&seat| game.is_legal(seat, read));
    match (to_act.len(), able.next(), able.next()) {
        (0, _, _) => bail!(text.say("error-over")),
        (1, _, _) => Ok((to_act.nth(0), action)),
        (_, Some(seat), None) => Ok((seat, action)),
        _ => {
            let args = [("seats", common::seat_list(to_act).into())];
            bail!(text.tell("error-which-seat", &args))
        }
    }
}

/// The new position goes to standard output, the events in words to standard error; with `--json`
/// both are one object, with the standing of the game.
fn apply<G: Words>(file: &File, actions: &[String], as_json: bool, text: &Text) -> Result<()> {
    let (mut played, kit) = load::<G>(file, text)?;
    let names = common::names(played.game(), text);
    for action in actions {
        let (seat, action) = actor(played.game(), file.seat, action, text)?;
        play_whole_line(&mut played, seat, action)
            .map_err(|bad| anyhow!(bad_line::<G>(&bad, text, kit, &names)))?;
    }
    let position = PositionFile::of(played.game(), kit);
    let events = played.steps().iter().flat_map(|step| &step.events);
    if as_json {
        let events: Vec<_> = events.collect();
        let standing = scores::standing(played.game(), text);
        let all = json!({ "position": position, "events": events, "standing": standing });
        line(&serde_json::to_string_pretty(&all)?);
        return Ok(());
    }
    events.filter_map(|event| G::event(text, kit, event, &names)).for_each(|told| complain(&told));
    if played.is_over() {
        let style = Style { colour: false, ..Style::of_stdout() };
        complain(&result(played.game(), text, &style, &names));
    }
    out(&position.to_text());
    Ok(())
}

fn bad_line<G: Words>(
    bad: &BadLine<G::Reason>,
    text: &Text,
    kit: &G::Kit,
    names: &[String],
) -> String {
    match bad {
        BadLine::Unreadable(error) => errors::unreadable(text, error),
        BadLine::Refused { action, why } => {
            let why = refusal::<G>(text, kit, why, names);
            text.tell("error-refused", &[("action", action.as_str().into()), ("why", why.into())])
        }
    }
}

/// Explains a refusal, or says that the action is possible.
fn why<G: Words>(file: &File, action: &str, text: &Text) -> Result<()> {
    let (mut played, kit) = load::<G>(file, text)?;
    let names = common::names(played.game(), text);
    if played.is_over() {
        line(&refusal::<G>(text, kit, &Refused::Over, &names));
        return Ok(());
    }
    let to_act = played.game().to_act();
    let asked = file.seat.or_else(|| to_act.first().map(patolli_core::Dense::index));
    let (seat, action) = actor(played.game(), asked, action, text)?;
    // A single action is explained even where a line would stop at its first word.
    if let Ok(single) = action.parse::<G::Action>()
        && let Some(refused) = why_not(played.game(), seat, single)
    {
        line(&refusal_now(text, kit, (played.game(), seat), &refused, &names));
        return Ok(());
    }
    match play_whole_line(&mut played, seat, action) {
        Ok(()) => line(&text.tell("why-possible", &[("action", action.into())])),
        Err(BadLine::Refused { why, .. }) => line(&refusal::<G>(text, kit, &why, &names)),
        Err(bad @ BadLine::Unreadable(_)) => bail!(bad_line::<G>(&bad, text, kit, &names)),
    }
    Ok(())
}
