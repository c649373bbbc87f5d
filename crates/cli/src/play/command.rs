//! What a person may type besides notation.

use patolli_text::fold;
use strsim::osa_distance;

/// A request of a person that is not a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Undo,
    Why,
    Help,
    Log,
    Score,
    Board,
    Legal,
    Hand,
    Confirm,
    Save,
    Quit,
}

/// Words in both languages; the first two of each are shown.
const WORDS: &[(Command, &[&str])] = &[
    (Command::Undo, &["undo", "annuler", "u"]),
    (Command::Why, &["why", "pourquoi"]),
    (Command::Help, &["help", "aide", "?", "h"]),
    (Command::Log, &["log", "journal"]),
    (Command::Score, &["score", "scores", "points"]),
    (Command::Board, &["board", "plateau"]),
    (Command::Legal, &["legal", "coups", "choix"]),
    (Command::Hand, &["hand", "main"]),
    (Command::Confirm, &["confirm", "confirmer"]),
    (Command::Save, &["save", "sauver", "sauvegarder"]),
    (Command::Quit, &["quit", "quitter", "exit", "q"]),
];

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Input<'a> {
    Nothing,
    /// A command and what follows it.
    Command(Command, &'a str),
    /// Perhaps notation.
    Line(&'a str),
}

pub(super) fn read(line: &str) -> Input<'_> {
    let line = line.trim();
    if line.is_empty() {
        return Input::Nothing;
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match command(word) {
        // `score 12` and `score bonus` are moves.
        Some(Command::Score) if !rest.trim().is_empty() => Input::Line(line),
        Some(command) => Input::Command(command, rest.trim()),
        None => Input::Line(line),
    }
}

fn command(word: &str) -> Option<Command> {
    let word = fold(word);
    WORDS.iter().find(|(_, words)| words.contains(&word.as_str())).map(|(command, _)| *command)
}

/// Whether this word is a command, so that nothing else may have its name.
pub(super) fn is_command(word: &str) -> bool {
    command(word).is_some()
}

/// A switch that a person names: `on` and `off`, or yes and no.
pub(super) fn switch(word: &str) -> Option<bool> {
    match fold(word).as_str() {
        "on" | "y" | "yes" | "o" | "oui" => Some(true),
        "off" | "n" | "no" | "non" => Some(false),
        _ => None,
    }
}

/// What the person may have meant: the nearest of the commands and the given moves.
pub(super) fn nearest(line: &str, moves: &[String]) -> Option<String> {
    let typed = fold(line);
    let words = WORDS.iter().flat_map(|(_, words)| words.iter().take(2));
    let known = words.filter(|word| word.len() > 2).map(|word| (*word).to_string());
    let near = known
        .chain(moves.iter().cloned())
        .map(|known| (osa_distance(&typed, &fold(&known)), known));
    let (off, known) = near.min()?;
    (off <= typed.chars().count() / 3).then_some(known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_apart() {
        assert_eq!(read("  "), Input::Nothing);
        assert_eq!(read("confirmer non"), Input::Command(Command::Confirm, "non"));
        assert_eq!(read("UNDO"), Input::Command(Command::Undo, ""));
        assert_eq!(read("pourquoi ritual 1"), Input::Command(Command::Why, "ritual 1"));
        assert_eq!(read("score"), Input::Command(Command::Score, ""));
        assert_eq!(read("score bonus"), Input::Line("score bonus"));
        assert_eq!(read("income row"), Input::Line("income row"));
    }

    #[test]
    fn typing_errors_are_close() {
        let moves = ["income row".to_string(), "income column".to_string()];
        assert_eq!(nearest("incmoe row", &moves).as_deref(), Some("income row"));
        assert_eq!(nearest("pluteau", &moves).as_deref(), Some("plateau"));
        assert_eq!(nearest("something entirely different", &moves), None);
        assert_eq!(nearest("iron", &["corn".to_string()]), None);
    }
}
