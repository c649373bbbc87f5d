//! The table for programs: what a seat may know and choose, in notation.

use super::names::names;
use super::observer::Observer;
use super::{desk, spectator_or_member};
use crate::app::App;
use crate::error::WebError;
use crate::pages::edition;
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::{Path, State};
use patolli_core::{Dense, Seat};
use patolli_table::{Chair, Flaw, Phase, Playing, Sitter, Table};
use patolli_text::Text;
use serde::Serialize;
use std::sync::Arc;

/// The answer to a program.
#[derive(Serialize, Debug)]
pub struct Standing {
    number: i64,
    game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<String>,
    phase: &'static str,
    seats: Vec<SeatState>,
    to_act: Vec<Seat>,
    /// The seats of the requesting person, with what they may choose.
    mine: Vec<Choices>,
    steps: usize,
    /// From where the match cannot be trusted.
    #[serde(skip_serializing_if = "Option::is_none")]
    flaw: Option<Flaw>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<i16>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<Seat>>,
}

#[derive(Serialize, Debug)]
struct SeatState {
    name: String,
    /// `person`, `bot`, `automa` or `open`.
    kind: &'static str,
    /// The bot that decides, even for an absent person.
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
}

#[derive(Serialize, Debug)]
struct Choices {
    seat: Seat,
    legal: Vec<String>,
}

pub async fn state(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Standing>, WebError> {
    let desk = desk(&app, &id).await?;
    let table = desk.table();
    let observer = spectator_or_member(&table, &visitor)?;
    Ok(Json(standing(&table, &observer, visitor.text())))
}

fn standing(table: &Table, observer: &Observer, text: &Text) -> Standing {
    let game = table.game();
    let deciding = observer.mine.and(table.people()).and(table.to_act());
    let legal = |seat: Seat| match game.filter(|_| deciding.contains(seat)) {
        Some(game) => game.legal(seat),
        None => Vec::new(),
    };
    let ended = game.filter(|_| table.phase == Phase::Over);
    Standing {
        number: table.number(),
        game: table.opening.game.name(),
        edition: edition::name(text, table),
        phase: match table.phase {
            Phase::Gathering => "gathering",
            Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Cancelled => "cancelled",
            Phase::Stopped => "stopped",
        },
        seats: seats(table, text),
        to_act: table.to_act().iter().collect(),
        mine: observer.mine.iter().map(|seat| Choices { seat, legal: legal(seat) }).collect(),
        steps: table.steps(),
        flaw: table.flaw(),
        scores: ended.map(Playing::scores),
        winners: ended.map(|game| game.winners().iter().collect()),
    }
}

fn seats(table: &Table, text: &Text) -> Vec<SeatState> {
    let names = names(table, text);
    let seat = |(i, name): (usize, String)| {
        let chair = Seat::checked(i).and_then(|seat| table.chair(seat));
        SeatState {
            name,
            kind: match chair.map(|chair| &chair.sitter) {
                Some(Sitter::Person { .. }) => "person",
                Some(Sitter::Bot(_)) => "bot",
                Some(Sitter::Open) => "open",
                None => "automa",
            },
            bot: chair.and_then(Chair::bot).map(|who| who.to_string()),
        }
    };
    names.into_iter().enumerate().map(seat).collect()
}
