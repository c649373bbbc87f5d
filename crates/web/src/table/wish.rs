//! What a form or a program asks for.

use crate::app::App;
use crate::error::WebError;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use axum::{Form, Json};
use patolli_core::Seat;
use patolli_table::{Act, Command};
use serde::Deserialize;
use std::sync::Arc;

/// A request as it arrives: the seat, the last entry seen, and exactly one of the things to do.
#[derive(Deserialize, Default, Debug)]
#[serde(default)]
pub struct Wish {
    seat: u8,
    pub number: i64,
    client: String,
    /// The seat for which the answer is to be drawn.
    pub eyes: Option<String>,
    text: Option<String>,
    action: Option<String>,
    back_to: Option<usize>,
    rewind: Option<String>,
    bot: Option<String>,
    #[serde(rename = "return")]
    come_back: Option<String>,
    replace: Option<u8>,
    cancel: Option<String>,
}

const BAD: WebError = WebError::Bad("table-bad-form");

impl FromRequest<Arc<App>> for Wish {
    type Rejection = WebError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, WebError> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        match kind.is_some_and(|kind| kind.starts_with("application/json")) {
            true => Ok(Json::from_request(request, app).await.map_err(|_| BAD)?.0),
            false => Ok(Form::from_request(request, app).await.map_err(|_| BAD)?.0),
        }
    }
}

impl Wish {
    pub fn seat(&self) -> Result<Seat, WebError> {
        Seat::try_from(self.seat).map_err(|_| BAD)
    }

    pub fn text_view(&self) -> bool {
        self.text.as_deref() == Some("1")
    }

    pub fn act(&self) -> Result<Act, WebError> {
        let (number, client) = (self.number, self.client());
        Ok(Act { seat: self.seat()?, number, client, command: self.command()? })
    }

    /// A form sent without a script has no id but its content: sent twice it counts once, and
    /// another choice on an outdated page is another request.
    fn client(&self) -> String {
        if !self.client.is_empty() {
            return self.client.clone();
        }
        let action = self.action.as_deref().unwrap_or_default();
        let action: String =
            action.chars().filter(|c| c.is_ascii_graphic() || *c == ' ').take(30).collect();
        format!("form {} {} {action}", self.number, self.seat)
    }

    fn command(&self) -> Result<Command, WebError> {
        let yes = |answer: &str| match answer {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(BAD),
        };
        if let Some(action) = &self.action {
            Ok(Command::Play(action.clone()))
        } else if let Some(step) = self.back_to {
            Ok(Command::GoBack(step))
        } else if let Some(answer) = &self.rewind {
            Ok(Command::AnswerRewind(yes(answer)?))
        } else if let Some(level) = &self.bot {
            Ok(Command::LetBotPlay(level.parse().map_err(|_| BAD)?))
        } else if let Some(other) = self.replace {
            Ok(Command::ReplaceAbsent(Seat::try_from(other).map_err(|_| BAD)?))
        } else if self.come_back.is_some() {
            Ok(Command::ComeBack)
        } else if self.cancel.is_some() {
            Ok(Command::Cancel)
        } else {
            Err(BAD)
        }
    }
}
