//! The table's refusals as a status, a name and a sentence.

use crate::shelf;
use axum::http::StatusCode;
use patolli_table::store::StoreError;
use patolli_table::{NoGame, Refusal};
use patolli_text::{Text, args, errors};

pub fn status(why: &Refusal) -> StatusCode {
    match why {
        Refusal::NoMatch => StatusCode::NOT_FOUND,
        Refusal::NoInvite => StatusCode::GONE,
        Refusal::NotYourSeat => StatusCode::FORBIDDEN,
        Refusal::BadClient => StatusCode::BAD_REQUEST,
        Refusal::EmptyWord | Refusal::Seats | Refusal::NoGame(NoGame::Options(_)) => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Refusal::Store(
            StoreError::Full
            | StoreError::ReadOnly
            | StoreError::Unavailable(_)
            | StoreError::Newer { .. }
            | StoreError::Older { .. }
            | StoreError::Damaged(_)
            | StoreError::Lost(_)
            | StoreError::Exists(_)
            | StoreError::Locked(_),
        ) => StatusCode::SERVICE_UNAVAILABLE,
        Refusal::Broken(_) | Refusal::NoGame(_) | Refusal::Store(StoreError::Broken(_)) => {
            StatusCode::INTERNAL_SERVER_ERROR
        }
        _ => StatusCode::CONFLICT,
    }
}

/// A short name for programs.
pub fn code(why: &Refusal) -> &'static str {
    match why {
        Refusal::NoMatch => "no-match",
        Refusal::NoInvite => "no-invite",
        Refusal::NotYourSeat => "not-your-seat",
        Refusal::Stale { .. } => "stale",
        Refusal::NotLegal(_) => "not-legal",
        Refusal::BotPlays => "bot-plays",
        Refusal::BadClient => "bad-request",
        Refusal::Stopped => "stopped",
        Refusal::NotNow => "not-now",
        Refusal::SeatsOpen => "seats-open",
        Refusal::EmptyWord => "empty",
        Refusal::TooMany { .. } => "too-many",
        Refusal::Seats | Refusal::NoGame(_) => "no-game",
        Refusal::Store(StoreError::Conflict) => "conflict",
        Refusal::Store(StoreError::Full) => "disk-full",
        Refusal::Store(StoreError::ReadOnly) => "read-only",
        Refusal::Store(StoreError::Damaged(_) | StoreError::Lost(_)) => "damaged",
        Refusal::Broken(_) => "broken-match",
        Refusal::Store(StoreError::Broken(_)) => "bug",
        Refusal::Store(_) => "unavailable",
    }
}

/// What happened and what to do.
pub fn words(text: &'static Text, why: &Refusal) -> String {
    match why {
        Refusal::NoMatch => text.say("web-error-no-match"),
        Refusal::NoInvite => text.say("web-error-no-invite"),
        Refusal::NotYourSeat => text.say("web-error-not-your-seat"),
        Refusal::Stale { .. } | Refusal::Store(StoreError::Conflict) => text.say("web-error-stale"),
        Refusal::NotLegal(why) => shelf::of(why.table.opening.game).refused(text, why).words,
        Refusal::BotPlays => text.say("web-error-bot-plays"),
        Refusal::BadClient => text.say("web-error-form"),
        Refusal::Stopped => text.say("web-error-stopped"),
        Refusal::NotNow => text.say("web-error-not-now"),
        Refusal::SeatsOpen => text.say("web-error-seats-open"),
        Refusal::EmptyWord => text.say("web-error-empty"),
        Refusal::TooMany { most } => text.tell("web-error-too-many", args!(most = *most)),
        Refusal::Seats => text.say("web-error-seats"),
        Refusal::NoGame(NoGame::Options(why)) => errors::option(text, why),
        Refusal::Store(StoreError::Full) => text.say("web-error-disk-full"),
        Refusal::Store(StoreError::ReadOnly) => text.say("web-error-read-only"),
        Refusal::Store(StoreError::Damaged(_) | StoreError::Lost(_)) => {
            text.say("web-error-damaged")
        }
        Refusal::Store(StoreError::Broken(_)) => text.say("web-error-bug"),
        Refusal::Store(_) => text.say("web-error-unavailable"),
        Refusal::NoGame(NoGame::Start(_) | NoGame::Edition(_)) | Refusal::Broken(_) => {
            text.say("web-error-broken-match")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use patolli_text::Lang;

    fn every_refusal() -> Vec<Refusal> {
        let stored = [
            StoreError::Conflict,
            StoreError::Full,
            StoreError::ReadOnly,
            StoreError::Unavailable("db.internal refused".to_string()),
            StoreError::Newer { found: 9, known: 1 },
            StoreError::Older { found: 1, known: 9 },
            StoreError::Damaged("row 7 of patolli.db".to_string()),
            StoreError::Lost("patolli.db".into()),
            StoreError::Exists("patolli.db".into()),
            StoreError::Locked("patolli.db".into()),
            StoreError::Broken("row 7".to_string()),
        ];
        let plain = [
            Refusal::NoMatch,
            Refusal::NoInvite,
            Refusal::NotYourSeat,
            Refusal::Stale { number: 3 },
            Refusal::BotPlays,
            Refusal::BadClient,
            Refusal::Stopped,
            Refusal::NotNow,
            Refusal::SeatsOpen,
            Refusal::EmptyWord,
            Refusal::TooMany { most: 50 },
            Refusal::Seats,
        ];
        plain.into_iter().chain(stored.map(Refusal::Store)).collect()
    }

    #[test]
    fn every_refusal_has_words_and_tells_no_internals() {
        for why in every_refusal() {
            for lang in Lang::ALL {
                let said = words(Text::shared(lang), &why);
                assert!(!said.is_empty() && !said.contains('⟦'), "{why:?}: {said}");
                for inside in ["db.internal", "patolli.db", "row 7"] {
                    assert!(!said.contains(inside), "{why:?}: {said}");
                }
            }
        }
    }

    #[test]
    fn what_is_wrong_with_the_disk_is_no_mistake_of_the_program() {
        for why in [
            StoreError::Full,
            StoreError::ReadOnly,
            StoreError::Unavailable(String::new()),
            StoreError::Damaged(String::new()),
        ] {
            assert_eq!(status(&why.into()), StatusCode::SERVICE_UNAVAILABLE);
        }
    }
}
