//! Errors in the user's language.

pub use crate::faults::data;
use crate::text::Text;
use crate::words::Words;
use patolli_core::record::BadRecord;
use patolli_core::{BadOption, BadStart, Flaw, Hint, Misfit, ReplayError, Unreadable};
use patolli_games::{BadPosition, UnknownGame};

/// Shorthand for arguments that are texts.
macro_rules! args {
    ($($name:ident = $value:expr),* $(,)?) => { &[$( (stringify!($name), $value.to_string().into()) ),*] };
}

pub fn unreadable(text: &Text, error: &Unreadable) -> String {
    let hint = match &error.hint {
        Hint::Form(form) => text.tell("error-hint-form", args!(form = form)),
        Hint::Verbs(verbs) => text.tell("error-hint-verbs", args!(verbs = verbs)),
        Hint::Name(name) => {
            text.tell("error-hint-name", args!(text = name.text, expected = name.expected))
        }
    };
    text.tell("error-unreadable", args!(text = error.text, hint = hint))
}

/// The system's message about a file or an address.
pub fn system(text: &Text, error: &std::io::Error) -> String {
    use std::io::ErrorKind as Kind;
    text.say(match error.kind() {
        Kind::NotFound => "error-system-not-found",
        Kind::PermissionDenied => "error-system-denied",
        Kind::IsADirectory => "error-system-folder",
        Kind::NotADirectory => "error-system-no-folder",
        Kind::StorageFull | Kind::QuotaExceeded => "error-system-full",
        Kind::ReadOnlyFilesystem => "error-system-read-only",
        Kind::AddrInUse => "error-system-address-used",
        Kind::AddrNotAvailable => "error-system-address",
        Kind::InvalidInput => "error-system-name",
        _ => match error.raw_os_error() {
            Some(code) => return text.tell("error-system-code", args!(code = code)),
            None => "error-system",
        },
    })
}

pub fn unknown_game(text: &Text, error: &UnknownGame) -> String {
    let known = patolli_games::GameId::ALL.map(patolli_games::GameId::name).join(", ");
    text.tell("error-unknown-game", args!(name = error.0, known = known))
}

/// Which invariant a position violates, where and how.
pub fn flaw<G: Words>(text: &Text, error: &Flaw) -> String {
    let Flaw { rule, place, misfit: wrong } = error;
    let (what, law) = (misfit(text, wrong), G::invariant(text, rule));
    text.tell("error-flaw", args!(rule = rule, place = place, what = what, law = law))
}

/// The same where no game is at hand to put the invariant into words.
fn flaw_alone(text: &Text, error: &Flaw) -> String {
    let Flaw { rule, place, misfit: wrong } = error;
    text.tell("error-flaw-alone", args!(rule = rule, place = place, what = misfit(text, wrong)))
}

fn misfit(text: &Text, misfit: &Misfit) -> String {
    match misfit {
        Misfit::Count { of, found, due } => {
            text.tell("error-misfit-count", args!(of = of, found = *found, due = *due))
        }
        Misfit::Most { of, found, most } => {
            text.tell("error-misfit-most", args!(of = of, found = *found, most = *most))
        }
        Misfit::Range { found, least, most } => {
            text.tell("error-misfit-range", args!(found = *found, least = *least, most = *most))
        }
        Misfit::Value { found, due } => {
            text.tell("error-misfit-value", args!(found = found, due = due))
        }
        Misfit::Twice(things) => text.tell("error-misfit-twice", args!(things = things)),
        Misfit::Missing(things) => text.tell("error-misfit-missing", args!(things = things)),
        Misfit::Stranger(thing) => text.tell("error-misfit-stranger", args!(thing = thing)),
        Misfit::Conflict(field) => text.tell("error-misfit-conflict", args!(field = *field)),
        Misfit::Untimely => text.say("error-misfit-untimely"),
        Misfit::Broken => text.say("error-misfit-broken"),
    }
}

pub fn option(text: &Text, error: &BadOption) -> String {
    match error {
        BadOption::People { got, least, most } => {
            let numbers = [("got", *got), ("least", *least), ("most", *most)];
            text.tell("error-players", &numbers.map(|(name, n)| (name, n.into())))
        }
        BadOption::Key { key, known } => match known.is_empty() {
            true => text.tell("error-no-options", args!(key = key)),
            false => text.tell("error-option", args!(key = key, known = known.join(", "))),
        },
        BadOption::Value { key, value, known } => text
            .tell("error-option-value", args!(key = key, value = value, known = known.join(", "))),
    }
}

/// What is wrong with the frame of a position, before its game is known.
pub fn position_frame(text: &Text, error: &BadPosition) -> String {
    match error {
        BadPosition::Syntax(why) => {
            text.tell("error-position-syntax", args!(why = text.detail(why)))
        }
        BadPosition::Newer(format) => text.tell("error-newer", args!(format = format)),
        BadPosition::Game(error) => unknown_game(text, error),
        BadPosition::OtherEdition { name, .. } => {
            text.tell("error-other-edition", args!(name = name))
        }
        BadPosition::Field { field, why } => {
            text.tell("error-position-field", args!(field = field, why = text.detail(why)))
        }
        BadPosition::Flaw(error) => flaw_alone(text, error),
    }
}

pub fn position<G: Words>(text: &Text, error: &BadPosition) -> String {
    match error {
        BadPosition::Flaw(error) => flaw::<G>(text, error),
        other => position_frame(text, other),
    }
}

pub fn record(text: &Text, error: &BadRecord) -> String {
    match error {
        BadRecord::Syntax { line, column } => {
            text.tell("error-record-syntax", args!(line = line, column = column))
        }
        BadRecord::Fields { line, field } if field.is_empty() => {
            text.tell("error-record-fields", args!(line = line))
        }
        BadRecord::Fields { line, field } => {
            text.tell("error-record-field", args!(line = line, field = field))
        }
        BadRecord::Order { line, expected, found } => {
            text.tell("error-record-order", args!(line = line, expected = expected, found = found))
        }
        BadRecord::Empty => text.say("error-record-empty"),
        BadRecord::Newer(format) => text.tell("error-newer", args!(format = format)),
        BadRecord::AfterEnd(line) => text.tell("error-record-after-end", args!(line = line)),
    }
}

/// `reason` puts a refusal of this game into words.
pub fn replay<R: std::fmt::Debug>(
    text: &Text,
    error: &ReplayError<R>,
    reason: impl Fn(&patolli_core::Refused<R>) -> String,
) -> String {
    match error {
        ReplayError::OtherGame { expected, found } => {
            text.tell("error-other-game", args!(expected = expected, found = found))
        }
        ReplayError::OtherRules { expected, found } => {
            text.tell("error-other-rules", args!(expected = expected, found = found))
        }
        ReplayError::OtherEdition { name, .. } => {
            text.tell("error-other-edition", args!(name = name))
        }
        ReplayError::Options(why) => {
            text.tell("error-record-options", args!(why = text.detail_or_same(why)))
        }
        ReplayError::Seats { expected, found } => {
            text.tell("error-record-seats", args!(expected = expected, found = found))
        }
        ReplayError::Start(BadStart::Form(why)) => {
            text.tell("error-start", args!(why = text.detail(why)))
        }
        ReplayError::Start(BadStart::Flaw(error)) => {
            text.tell("error-start", args!(why = flaw_alone(text, error)))
        }
        ReplayError::NoSeed => text.say("error-no-seed"),
        ReplayError::Commitment => text.say("error-commitment"),
        ReplayError::Unreadable { n, why } => {
            text.tell("error-move", args!(n = n, why = unreadable(text, why)))
        }
        ReplayError::Refused { n, seat, action, why } => text.tell(
            "error-move-refused",
            args!(n = n, seat = seat, action = action, why = reason(why)),
        ),
        ReplayError::NotOver { moves } => text.tell("error-not-over", args!(moves = moves)),
        ReplayError::End { what, expected, found } => text.tell(
            "error-end",
            args!(what = text.detail_or_same(what), expected = expected, found = found),
        ),
    }
}
