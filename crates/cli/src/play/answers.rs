//! What follows from a line that a person typed.

use super::command::{Command, Input, read};
use super::console::Console;
use super::labels::meant_as_label;
use super::session::{Next, Session};
use crate::board::{Board, Paint, wrap};
use crate::scores;
use patolli_bots::Judge;
use patolli_core::{Seat, why_not};
use patolli_text::{Term, Value, errors, find_terms, fold, refusal_now};
use std::path::PathBuf;

/// How many lines `log` shows, and how many terms are explained at once.
const LOG: usize = 25;
const TERMS: usize = 6;

impl<G: Judge + Board> Session<'_, G> {
    pub fn answer(&mut self, seat: Seat, line: &str, io: &mut dyn Console) -> Next {
        if let Some(action) = self.labels(seat).find(line) {
            return self.decide(seat, action, io);
        }
        match read(line) {
            Input::Nothing => self.tell(io, "play-nothing", &[]),
            Input::Line(line) => return self.notation(seat, line, io),
            Input::Command(Command::Undo, _) => return self.undo(seat, io),
            Input::Command(Command::Quit, _) => return self.quit(io),
            Input::Command(Command::Why, action) => self.why(seat, action, io),
            Input::Command(Command::Help, term) => self.help(term, io),
            Input::Command(Command::Log, n) => self.log(seat, n, io),
            Input::Command(Command::Score, _) => self.score(io),
            Input::Command(Command::Board, _) => self.board(seat, io),
            Input::Command(Command::Legal, _) => self.list(seat, io),
            Input::Command(Command::Hand, _) => self.hand(seat, io),
            // Ahau has a move of this name.
            Input::Command(Command::Confirm, "") if line.trim().parse::<G::Action>().is_ok() => {
                return self.notation(seat, line, io);
            }
            Input::Command(Command::Confirm, wanted) => self.switch_confirm(wanted, io),
            Input::Command(Command::Save, file) => self.save_as(file, io),
        }
        Next::Again
    }

    pub(super) fn tell(&self, io: &mut dyn Console, key: &str, args: &[(&str, Value<'_>)]) {
        io.tell(&self.text.tell(key, args));
    }

    fn undo(&mut self, seat: Seat, io: &mut dyn Console) -> Next {
        if let Some(action) = self.played.undo(seat) {
            self.tell(io, "play-undone", &[("action", action.to_string().into())]);
            return Next::Moved;
        }
        let choice = self.played.steps().iter().rev().find(|step| !step.was_forced());
        let key = match choice {
            None => "play-undo-nothing",
            Some(step) if step.seat != seat => "play-undo-other",
            Some(_) => "play-undo-known",
        };
        self.tell(io, key, &[]);
        Next::Again
    }

    fn why(&self, seat: Seat, line: &str, io: &mut dyn Console) {
        let game = self.played.game();
        // The first move of a line with several moves.
        let end = line.find([';', '@']).filter(|at| *at > 0).unwrap_or(line.len());
        let asked = line[..end].trim().to_lowercase();
        if asked.is_empty() {
            return self.tell(io, "play-why-what", &[]);
        }
        let labels = self.labels(seat);
        let action = match labels.find(&asked) {
            Some(action) => Ok(action),
            None if meant_as_label(&asked) => return self.not_offered(&asked, &labels, io),
            None => asked.parse::<G::Action>(),
        };
        match action {
            Err(why) => io.tell(&errors::unreadable(self.text, &why)),
            Ok(action) => match why_not(game, seat, action) {
                Some(why) => {
                    let asked = (game, seat);
                    io.tell(&refusal_now(self.text, self.kit, asked, &why, &self.names));
                    self.already_decided(seat, action, &why, io);
                }
                None => {
                    let view = game.view(Some(seat));
                    let label = G::action(self.text, &view, action, &self.names);
                    self.tell(io, "play-why-possible", &[("label", label.into())]);
                }
            },
        }
    }

    fn help(&self, term: &str, io: &mut dyn Console) {
        if term.is_empty() {
            return self.tell(io, "play-help", &[]);
        }
        let found = find_terms::<G>(self.text, self.kit, term);
        match found.len() {
            0 => self.tell(io, "play-help-unknown", &[("term", term.into())]),
            1..=TERMS => found.iter().for_each(|term| explain(term, io)),
            _ => {
                let names: Vec<_> = found.into_iter().map(|term| term.name).collect();
                let names = wrap(&names.join(" · "), io.style().width).join("\n");
                self.tell(io, "play-help-many", &[("names", names.into())]);
            }
        }
    }

    fn log(&self, seat: Seat, n: &str, io: &mut dyn Console) {
        let wanted = if n.is_empty() { Some(LOG) } else { n.parse().ok().filter(|n| *n > 0) };
        let Some(wanted) = wanted else {
            return self.tell(io, "play-log-number", &[("n", n.into())]);
        };
        let lines = self.history(seat);
        let from = lines.len().saturating_sub(wanted);
        lines[from..].iter().for_each(|line| io.item(line));
    }

    fn hand(&self, seat: Seat, io: &mut dyn Console) {
        let view = self.played.game().view(Some(seat));
        G::hand(self.text, &view).iter().for_each(|card| io.item(card));
    }

    /// Points by source if the game ended now.
    pub fn score(&self, io: &mut dyn Console) {
        if !self.played.is_over() {
            self.tell(io, "play-score-now", &[]);
        }
        io.print(&scores::sheet(self.played.game(), self.text, &io.style(), &self.names));
    }

    fn save_as(&mut self, file: &str, io: &mut dyn Console) {
        let path = match (file, &self.save_to) {
            ("", Some(path)) => path.clone(),
            ("", None) => self.usual_file(),
            (file, _) => PathBuf::from(file),
        };
        let foreign = self.save_to.as_ref() != Some(&path) && path.exists();
        if foreign {
            return self.tell(io, "play-exists", &[("file", path.display().to_string().into())]);
        }
        if self.save(&path, io) {
            self.save_to = Some(path);
        }
    }

    fn quit(&mut self, io: &mut dyn Console) -> Next {
        if self.save_to.is_none() {
            let file = self.usual_file().display().to_string();
            let prompt = self.text.tell("play-quit", &[("file", file.into())]);
            let answer = io.ask(&prompt).unwrap_or_else(|| "n".to_string());
            if ["b", "back", "r", "retour"].contains(&fold(&answer).as_str()) {
                return Next::Again;
            }
            self.save_to = self.file_named(&answer);
        }
        match self.save_to.clone() {
            Some(path) => {
                // Better to stay than to lose the match.
                if !self.save(&path, io) {
                    self.save_to = None;
                    return Next::Again;
                }
            }
            None => self.tell(io, "play-left", &[]),
        }
        Next::Leave
    }

    /// The answer to “save?”: Enter or yes takes the default name, no is no, anything else is a
    /// name.
    pub fn file_named(&self, answer: &str) -> Option<PathBuf> {
        match fold(answer).as_str() {
            "" | "y" | "yes" | "o" | "oui" => Some(self.usual_file()),
            "n" | "no" | "non" => None,
            _ => Some(PathBuf::from(answer.trim())),
        }
    }
}

fn explain(term: &Term, io: &mut dyn Console) {
    let style = io.style();
    let text = wrap(&term.explanation, style.width - 2).join("\n  ");
    io.print(&format!("{}\n  {text}\n", style.paint(Paint::Bold, &term.name)));
}
