//! `patolli analyse`: what a finished match was worth, move by move.

use super::arena::{progress_bar, threads};
use super::common;
use super::replay::{parse, replayed};
use crate::args::{self, Depth};
use crate::output::line;
use crate::play::{Who, names};
use anyhow::{Result, bail};
use patolli_analysis::{
    Analysis, Choice, Ledger, Level, Mark, Plan, analyse as analyse_match, why,
};
use patolli_bots::{Judge, Stop, Worth};
use patolli_core::record::Record;
use patolli_core::{Dense, Match, Seat, seed_from_text};
use patolli_games::with_game;
use patolli_text::{Text, Words, list};
use serde_json::{Value, json};

pub fn analyse(args: &args::Analyse, text: &Text) -> Result<()> {
    let record = parse(&args.record.file, text)?;
    with_game!(common::game(&record.header.game, text)?, G => analyse_as::<G>(args, &record, text))
}

/// A match with its analysis, ready to be told.
struct Review<'a, G: Words + Judge> {
    played: &'a Match<G>,
    analysis: Analysis<G::Action>,
    plan: Plan,
    level: Level,
    names: Vec<String>,
    text: &'a Text,
}

fn analyse_as<G: Words + Judge>(args: &args::Analyse, record: &Record, text: &Text) -> Result<()> {
    let (played, _) = replayed::<G>(&args.record, record, text)?;
    if !played.is_over() {
        bail!(common::of_file(&args.record.file, &text.say("analysis-unfinished"), text));
    }
    let seat = args.seat.map(|n| common::seat(played.game(), n, text)).transpose()?;
    let level = match args.level {
        Depth::Quick => Level::Quick,
        Depth::Deep => Level::Deep,
    };
    let seed = seed_from_text(args.seed.as_deref().unwrap_or("analysis"));
    let seed = u64::from_le_bytes(std::array::from_fn(|i| seed.0[i]));
    let plan = Plan {
        effort: level.effort(),
        seed,
        threads: threads(args.threads),
        stop: Stop::default(),
    };
    let bar = progress_bar(played.steps().len() as u64);
    let analysis = analyse_match(&played, &plan, &|done, _| bar.set_position(done as u64));
    bar.finish_and_clear();
    let names = names::<G>(&Who::of_tags(&played, &record.header.seats), text);
    let review = Review { played: &played, analysis, plan, level, names, text };
    match args.json {
        true => line(&serde_json::to_string_pretty(&review.json())?),
        false => review.print(seat),
    }
    Ok(())
}

/// The mistakes shown of each player.
const MISTAKES: usize = 3;

impl<G: Words + Judge> Review<'_, G> {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.analysis.seats)
    }

    fn print(&self, only: Option<Seat>) {
        self.graph();
        self.marks();
        self.ledger();
        for seat in self.seats().filter(|seat| only.is_none_or(|only| only == *seat)) {
            self.luck(seat);
            self.mistakes(seat);
        }
    }

    /// Each player's chance to win at the choices of the match, in a line of bars.
    fn graph(&self) {
        const COLUMNS: usize = 60;
        const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
        line(&self.text.say("analysis-head"));
        let choices = &self.analysis.choices;
        let columns = COLUMNS.min(choices.len());
        for seat in self.seats() {
            let bar = |column: usize| {
                let choice = &choices[column * choices.len() / columns];
                BARS[(choice.best.wins[seat] * 8.0).clamp(0.0, 7.0) as usize]
            };
            let graph: String = (0..columns).map(bar).collect();
            line(&format!("  {graph}  {}", self.names[seat.index()]));
        }
        line("");
    }

    fn of(&self, seat: Seat) -> impl Iterator<Item = &Choice<G::Action>> {
        self.analysis.choices.iter().filter(move |choice| choice.seat == seat)
    }

    fn marks(&self) {
        line(&self.text.say("analysis-columns"));
        for seat in self.seats().filter(|seat| self.of(*seat).next().is_some()) {
            let Tally { choices, agreed, loss, marks } = self.tally(seat);
            let [inaccuracies, mistakes, blunders] = marks;
            let name = &self.names[seat.index()];
            line(&format!(
                "  {choices:>7} {:>4.0} % {loss:>10.2} {inaccuracies:>11} {mistakes:>9} {blunders:>9}  {name}",
                agreed * 100.0
            ));
        }
        line("");
    }

    fn tally(&self, seat: Seat) -> Tally {
        let choices = self.of(seat).count();
        let n = choices.max(1) as f32;
        let of_mark = |mark: Mark| self.of(seat).filter(|it| it.mark == Some(mark)).count();
        let agrees = |it: &&Choice<G::Action>| !it.played.loss.is_clear();
        Tally {
            choices,
            agreed: self.of(seat).filter(agrees).count() as f32 / n,
            loss: self.of(seat).map(|it| it.played.loss.points.max(0.0)).sum::<f32>() / n,
            marks: Mark::ALL.map(of_mark),
        }
    }

    fn ledger(&self) {
        line(&self.text.say("analysis-ledger"));
        line(&self.text.say("analysis-ledger-columns"));
        for (ledger, name) in self.analysis.ledgers.iter().zip(&self.names) {
            let Ledger { start, own, others, luck, rest, result } = ledger;
            line(&format!(
                "{start:>7.1} {own:>15.1} {others:>16.1} {luck:>9.1} {rest:>13.1} {result:>9.1}  {name}"
            ));
        }
        line("");
    }

    fn luck(&self, seat: Seat) {
        let draws = || self.analysis.draws.iter().map(|draw| (draw.luck[seat], draw.step + 1));
        let best = draws().max_by(|a, b| a.0.total_cmp(&b.0));
        let worst = draws().min_by(|a, b| a.0.total_cmp(&b.0));
        let (Some((up, best)), Some((down, worst))) = (best, worst) else { return };
        let args = [
            ("name", self.names[seat.index()].as_str().into()),
            ("best", best.into()),
            ("up", format!("{up:+.1}").into()),
            ("worst", worst.into()),
            ("down", format!("{down:+.1}").into()),
        ];
        line(&self.text.tell("analysis-lucky", &args));
    }

    fn mistakes(&self, seat: Seat) {
        if self.of(seat).next().is_none() {
            return;
        }
        let name = [("name", self.names[seat.index()].as_str().into())];
        let mistakes = self.analysis.mistakes(seat);
        if mistakes.is_empty() {
            return line(&self.text.tell("analysis-no-mistakes", &name));
        }
        line(&self.text.tell("analysis-mistakes", &name));
        for choice in mistakes.into_iter().take(MISTAKES) {
            self.mistake(choice);
        }
        line("");
    }

    fn mistake(&self, choice: &Choice<G::Action>) {
        let view = self.played.game_at(choice.step).view(Some(choice.seat));
        let loss = choice.played.loss;
        let mark = choice.mark.map_or(String::new(), |mark| self.text.say(key(mark)));
        let args = [
            ("n", (choice.step + 1).into()),
            ("mark", mark.into()),
            ("win", format!("{:.0}", loss.win * 100.0).into()),
            ("error", format!("{:.0}", loss.win_error * 100.0).into()),
            ("points", format!("{:+.1}", -loss.points).replace('-', "\u{2212}").into()),
        ];
        line(&self.text.tell("analysis-step", &args));
        for (key, worth) in [("analysis-played", &choice.played), ("analysis-better", &choice.best)]
        {
            let action = G::action(self.text, &view, worth.action, &self.names);
            line(&self.text.tell(key, &[("action", action.into())]));
        }
        let parts = why(self.played, choice, &self.plan);
        if let Some(parts) = more_and_less::<G>(self.text, &view, &parts) {
            line(&self.text.tell("analysis-why", &[("parts", parts.into())]));
        }
    }

    fn json(&self) -> Value {
        let n = self.analysis.seats;
        let worth = |worth: &Worth<G::Action>, seat: Seat| {
            json!({
                "action": worth.action.to_string(),
                "win": worth.wins[seat],
                "margin": worth.margin,
                "error": worth.error,
                "points": worth.points.0[..n],
                "wins": worth.wins.0[..n],
            })
        };
        let choice = |choice: &Choice<G::Action>| {
            let loss = choice.played.loss;
            json!({
                "step": choice.step + 1,
                "seat": choice.seat,
                "options": choice.options,
                "played": worth(&choice.played, choice.seat),
                "best": worth(&choice.best, choice.seat),
                "loss": { "win": loss.win, "win_error": loss.win_error, "points": loss.points,
                    "points_error": loss.points_error, "clear": loss.is_clear() },
                "mark": choice.mark.map(name),
            })
        };
        let seat = |seat: Seat| {
            let Tally { choices, agreed, loss, marks } = self.tally(seat);
            let Ledger { start, own, others, luck, rest, result } =
                self.analysis.ledgers[seat.index()];
            json!({
                "seat": seat,
                "name": self.names[seat.index()],
                "choices": choices,
                "agreed": agreed,
                "loss": loss,
                "inaccuracies": marks[0], "mistakes": marks[1], "blunders": marks[2],
                "lead": { "start": start, "own": own, "others": others, "luck": luck,
                    "unexplained": rest, "result": result },
            })
        };
        json!({
            "game": G::ID,
            "level": match self.level { Level::Quick => "quick", Level::Deep => "deep" },
            "seats": self.seats().map(seat).collect::<Vec<_>>(),
            "choices": self.analysis.choices.iter().map(choice).collect::<Vec<_>>(),
            "draws": self.analysis.draws.iter().map(|draw| json!({
                "step": draw.step + 1, "luck": draw.luck.0[..n],
            })).collect::<Vec<_>>(),
        })
    }
}

/// A player's choices together.
struct Tally {
    choices: usize,
    /// The share of choices that were not clearly worse than the best.
    agreed: f32,
    /// The mean loss in points.
    loss: f32,
    marks: [usize; 3],
}

const fn name(mark: Mark) -> &'static str {
    match mark {
        Mark::Inaccuracy => "inaccuracy",
        Mark::Mistake => "mistake",
        Mark::Blunder => "blunder",
    }
}

const fn key(mark: Mark) -> &'static str {
    match mark {
        Mark::Inaccuracy => "analysis-inaccuracy",
        Mark::Mistake => "analysis-mistake",
        Mark::Blunder => "analysis-blunder",
    }
}

/// `9 more from the Ritual and 2 less from the Pyramid`; `None` if there is nothing to say.
pub fn more_and_less<G: Words>(
    text: &Text,
    view: &G::View,
    parts: &[(G::Part, f32)],
) -> Option<String> {
    let told = parts.iter().filter_map(|(part, points)| {
        let label = G::part(text, view, *part)?;
        let n = points.round().abs().max(1.0);
        let key = if *points > 0.0 { "analysis-more" } else { "analysis-less" };
        Some(text.tell(key, &[("n", n.into()), ("part", label.into())]))
    });
    let told: Vec<_> = told.collect();
    (!told.is_empty()).then(|| list(text, &told))
}
