//! `patolli position value`: what every legal action is worth.

use super::{load, seats};
use crate::args::{Depth, PositionFile as File};
use crate::commands::analyse::more_and_less;
use crate::commands::arena::progress_bar;
use crate::commands::common;
use crate::output::line;
use anyhow::{Result, bail};
use patolli_bots::{Aftermath, Contrast, Effort, Judge, Stop, Valuation, Valuer, Worth};
use patolli_core::{Dense, Seat, seed_from_text};
use patolli_text::{Text, Words};
use serde_json::{Value, json};

/// The worlds that are played to the end for the sources of points.
const TO_THE_END: u32 = 64;

/// An action, what it is worth, and where its points come from.
struct Row<'a, G: Judge> {
    worth: &'a Worth<G::Action>,
    after: Aftermath,
    label: String,
}

pub fn value<G: Words + Judge>(
    file: &File,
    depth: Depth,
    as_json: bool,
    text: &Text,
) -> Result<()> {
    let (played, _) = load::<G>(file, text)?;
    let game = played.game();
    if played.is_over() {
        bail!(text.say("error-over"));
    }
    let seed = seed_of(file);
    let effort = match depth {
        Depth::Quick => Effort::QUICK,
        Depth::Deep => Effort::DEEP,
    };
    let mut all = Vec::new();
    for seat in seats(game, file.seat, text)? {
        if game.legal(seat).is_empty() {
            bail!(text.tell("value-waits", &[("seat", seat.to_string().into())]));
        }
        let view = game.view(Some(seat));
        let bar = progress_bar(100);
        let heard = |_: &Valuation<G::Action>, done: f32| bar.set_position((done * 100.0) as u64);
        let valued = Valuer::new(seed, effort).value::<G>(&view, seat, None, heard);
        let names = common::names(game, text);
        let row = |worth| Row::<G>::new(text, &view, seat, worth, &names, seed);
        let rows: Vec<_> = valued.worths.iter().map(row).collect();
        bar.finish_and_clear();
        match as_json {
            true => all.extend(rows.iter().map(|row| row.json(seat, game.n_seats()))),
            false => print(text, &view, seat, &rows, &names, seed),
        }
    }
    if as_json {
        line(&serde_json::to_string_pretty(&all)?);
    }
    Ok(())
}

/// The worlds follow from `--seed`; without one they are always the same.
fn seed_of(file: &File) -> u64 {
    let digest = seed_from_text(file.common.seed.as_deref().unwrap_or("value"));
    u64::from_le_bytes(std::array::from_fn(|i| digest.0[i]))
}

impl<'a, G: Words + Judge> Row<'a, G> {
    fn new(
        text: &Text,
        view: &G::View,
        seat: Seat,
        worth: &'a Worth<G::Action>,
        names: &[String],
        seed: u64,
    ) -> Self {
        let (action, worlds) = (worth.action, (TO_THE_END, seed));
        let after = Aftermath::of::<G>(view, seat, action, worlds, &Stop::default());
        Self { worth, after, label: G::action(text, view, action, names) }
    }

    fn json(&self, seat: Seat, n: usize) -> Value {
        let Worth { action, points, wins, margin, error, loss, worlds } = self.worth;
        let parts = G::Part::all().map(|part| (part.to_string(), self.after.parts[part.index()]));
        json!({
            "seat": seat,
            "action": action.to_string(),
            "label": self.label,
            "margin": margin,
            "win": wins[seat],
            "error": error,
            "loss": { "points": loss.points, "win": loss.win, "points_error": loss.points_error,
                "win_error": loss.win_error, "clear": loss.is_clear() },
            "points": points.0[..n],
            "wins": wins.0[..n],
            "sources": parts.collect::<std::collections::BTreeMap<_, _>>(),
            "best_other": self.after.rival,
            "worlds": worlds,
        })
    }
}

fn print<G: Words + Judge>(
    text: &Text,
    view: &G::View,
    seat: Seat,
    rows: &[Row<'_, G>],
    names: &[String],
    seed: u64,
) {
    line(&text.tell("value-head", &[("name", names[seat.index()].as_str().into())]));
    line(&text.say("value-columns"));
    for (place, Row { worth, label, .. }) in rows.iter().enumerate() {
        let mark = if place == 0 || worth.loss.is_clear() { " " } else { "≈" };
        let (win, margin) = (worth.wins[seat] * 100.0, sign(worth.margin));
        line(&format!("{win:>5.1} % {margin:>7} ±{:<4.1} {mark} {label}", worth.error));
    }
    let [best, second, ..] = rows else { return };
    let actions = [best, second].map(|row| row.worth.action);
    let worlds = (TO_THE_END, seed);
    let parts = Contrast::of::<G>(view, seat, actions, worlds, &Stop::default()).clear::<G>();
    if let Some(parts) = more_and_less::<G>(text, view, &parts) {
        line(&text.tell("value-why", &[("parts", parts.into())]));
    }
}

fn sign(points: f32) -> String {
    let tenths = (points * 10.0).round() / 10.0;
    let plus = if tenths > 0.0 { "+" } else { "" };
    format!("{plus}{tenths:.1}").replace('-', "\u{2212}")
}
