//! The words of Copan.

mod action;
mod cards;
mod edition;
mod event;
mod names;
mod printed;
mod prompt;
mod reason;
mod score;
mod terms;

pub use cards::*;
pub use names::*;
pub use printed::*;

use crate::text::Text;
use crate::words::{ScoreRow, Term, Words};
use patolli_copan::{Action, Copan, Event, Kit, Reason, View};
use patolli_core::Seat;

impl Words for Copan {
    fn title(text: &Text) -> String {
        text.say("copan-title")
    }
    fn automa_name(text: &Text) -> String {
        text.say("copan-automa")
    }
    fn event(text: &Text, kit: &Kit, event: &Event, names: &[String]) -> Option<String> {
        event::event(text, kit, event, names)
    }
    fn reason(text: &Text, _: &Kit, reason: &Reason) -> String {
        reason::reason(text, reason)
    }
    fn group(text: &Text, action: Action) -> String {
        action::group(text, action)
    }
    fn action(text: &Text, view: &View, action: Action, _: &[String]) -> String {
        action::action(text, view, action)
    }
    fn brief(text: &Text, view: &View, action: Action) -> Option<String> {
        action::brief(text, view, action)
    }
    fn number(view: &View, action: Action) -> Option<String> {
        action::number(view, action)
    }
    fn prompt(text: &Text, view: &View, seat: Seat, names: &[String]) -> String {
        prompt::prompt(text, view, seat, names)
    }
    fn hand(text: &Text, view: &View) -> Vec<String> {
        prompt::hand(text, view)
    }
    fn score_sheet(text: &Text, view: &View) -> Vec<ScoreRow> {
        score::sheet(text, &view.public)
    }
    fn invariant(text: &Text, rule: &str) -> String {
        text.say(&format!("copan-invariant-{rule}"))
    }
    fn terms(text: &Text, kit: &Kit) -> Vec<Term> {
        terms::terms(text, kit)
    }
    fn component(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<Term> {
        edition::component(text, kit, kind, id)
    }
}
