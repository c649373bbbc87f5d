//! What is wrong with an edition, in words.

use crate::args;
use crate::text::{Text, Value};
use patolli_core::{DataError, Detail, Fault, Form, Naming, Place, Wrong, likely};

/// The file, the place in it, the field, what is wrong, and what is expected.
pub fn data(text: &Text, error: &DataError) -> String {
    let DataError { file, place, fault } = error;
    let Fault { field, wrong } = fault;
    let reason = wrong_in_words(text, place, wrong);
    let place = [file.clone(), place_in_words(text, place), field.clone()];
    let place: Vec<_> = place.into_iter().filter(|part| !part.is_empty()).collect();
    text.tell("error-data", args!(place = place.join(", "), reason = reason))
}

/// As it is written in the file.
fn place_in_words(text: &Text, place: &Place) -> String {
    match place {
        Place::Line { line, column } => {
            text.tell("error-data-line", args!(line = *line, column = *column))
        }
        Place::File => String::new(),
        Place::Head => "[edition]".to_string(),
        Place::Table(kind) => format!("[[{kind}]]"),
        Place::Row { kind, id } => format!("[[{kind}]] {id}"),
    }
}

fn wrong_in_words(text: &Text, place: &Place, wrong: &Wrong) -> String {
    match wrong {
        Wrong::Syntax { line } => text.tell("error-data-syntax", args!(line = line.as_str())),
        Wrong::KeyTwice { line } => text.tell("error-data-key-twice", args!(line = line.as_str())),
        Wrong::NoHead => text.say("error-data-no-head"),
        Wrong::HeadField { name, table } => head_field(text, name, table.as_deref()),
        Wrong::OtherGame { found, expected } => {
            text.tell("error-data-game", args!(found = found.as_str(), expected = *expected))
        }
        Wrong::NotRows => {
            text.tell("error-data-not-rows", args!(table = place_in_words(text, place)))
        }
        Wrong::NoId { row } => text.tell("error-data-no-id", args!(row = *row)),
        Wrong::RowTwice => text.say("error-data-row-twice"),
        Wrong::Unknown { of, name, known } => unknown(text, *of, name, known),
        Wrong::Missing => text.say("error-data-missing"),
        Wrong::Form { form, found } => not_of_form(text, form, found),
        Wrong::Number { found, least, most } if least == most => {
            text.tell("error-data-exactly", args!(found = found.as_str(), n = *most))
        }
        Wrong::Number { found, least, most } => {
            let args = args!(found = found.as_str(), least = *least, most = *most);
            text.tell("error-data-number", args)
        }
        Wrong::Length { found, least, most } if least == most => {
            text.tell("error-data-length", args!(found = *found, n = *most))
        }
        Wrong::Length { found, least, most } => {
            text.tell("error-data-lengths", args!(found = *found, least = *least, most = *most))
        }
        Wrong::Total { found, least, most } => {
            text.tell("error-data-total", args!(found = *found, least = *least, most = *most))
        }
        Wrong::EntryTwice => text.say("error-data-entry-twice"),
        Wrong::Dropped { lost } => text.tell("error-data-dropped", args!(lost = lost.as_str())),
        Wrong::Empty => text.say("error-data-empty"),
        Wrong::Rule { key, details } => rule(text, key, details),
        Wrong::Other(why) => why.clone(),
    }
}

fn head_field(text: &Text, name: &str, table: Option<&str>) -> String {
    match table {
        Some(table) => text.tell("error-data-head-row", args!(name = name, table = table)),
        None => text.tell("error-data-head", args!(name = name)),
    }
}

/// The names that a typing error explains, otherwise all of them.
fn unknown(text: &Text, of: Naming, name: &str, known: &[String]) -> String {
    let key = match of {
        Naming::Table => "error-data-table",
        Naming::Row => "error-data-row",
        Naming::Field => "error-data-field",
        Naming::Value => "error-data-value",
    };
    let near = likely(name, known.iter().map(String::as_str));
    let hint = match near[..] {
        [] => text.tell("error-data-known", args!(known = known.join(", "))),
        _ => text.tell("error-data-likely", args!(names = near.join(", "))),
    };
    format!("{} {hint}", text.tell(key, args!(name = name)))
}

fn not_of_form(text: &Text, form: &Form, found: &str) -> String {
    let form = match form {
        Form::Text => text.say("error-data-form-text"),
        Form::Flag => text.say("error-data-form-flag"),
        Form::List => text.say("error-data-form-list"),
        Form::Table => text.say("error-data-form-table"),
        Form::Word(name) => format!("\"{name}\""),
        Form::Entry(name) => format!("{{ {name} = … }}"),
    };
    text.tell("error-data-form", args!(found = found, form = form))
}

/// The message of a game.
fn rule(text: &Text, key: &str, details: &[(&str, Detail)]) -> String {
    let value = |detail: &Detail| match detail {
        Detail::Number(n) => Value::from(*n),
        Detail::Name(name) => Value::from(name.clone()),
    };
    let args: Vec<_> = details.iter().map(|(name, detail)| (*name, value(detail))).collect();
    text.tell(key, &args)
}
