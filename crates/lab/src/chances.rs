//! How leads become wins: measured on matches of bots, and compared with what was predicted.

use patolli_bots::{Bot, Chances, Effort, Judge, Level, Valuer, bot, in_parallel};
use patolli_core::{Dense, Luck, Match, PerSeat, Quick, Seat, Title, seed_from_text};
use serde::Serialize;
use std::fmt;

/// Matches to learn from.
pub struct Study<'a, G: Title> {
    /// The components.
    pub kit: &'static G::Kit,
    /// The options; they fix the number of seats.
    pub options: &'a G::Options,
    /// How many matches.
    pub matches: usize,
    /// Decides every deal and every bot's dice.
    pub seed: &'a str,
    /// Matches played at the same time; results do not depend on it.
    pub threads: usize,
}

impl<G: Title> fmt::Debug for Study<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Study").field("matches", &self.matches).finish_non_exhaustive()
    }
}

/// One moment of a match whose result is known.
#[derive(Clone, Copy, Debug)]
pub struct Observation {
    n: usize,
    solo: bool,
    progress: f32,
    points: PerSeat<f32>,
    won: PerSeat<f32>,
}

/// A chance to win that was predicted, and what became of it.
#[derive(Clone, Copy, Debug)]
pub struct Prediction {
    /// From 0 to 1.
    pub said: f32,
    /// 1, 0, or the share of a tie.
    pub won: f32,
}

/// Equal matches of bots that play like people of some experience: half of them search.
fn levels(number: usize) -> Level {
    if number.is_multiple_of(2) { Level::Normal } else { Level::Hard }
}

/// Plays one match and calls `look` before each decision with a choice.
fn play<G: Title + Judge>(
    study: &Study<'_, G>,
    number: usize,
    mut look: impl FnMut(&G, Seat, &mut Quick),
) -> PerSeat<f32> {
    let luck = Luck::new(seed_from_text(&format!("{} match {number}", study.seed)));
    let mut table = Match::<G>::new(study.kit, study.options, luck);
    let mut dice = Quick::new(number as u64);
    let mut bots: Vec<Box<dyn Bot<G>>> =
        (0..table.game().n_seats()).map(|_| bot(levels(number), dice.next_u64(), 1)).collect();
    while let Some(seat) = table.game().to_act().first() {
        let legal = table.game().legal(seat);
        let action = legal.only().unwrap_or_else(|| {
            look(table.game(), seat, &mut dice);
            let view = table.game().view(Some(seat));
            bots[seat.index()].choose(&view, seat, &legal)
        });
        table.take(seat, action);
    }
    let winners = table.game().winners();
    let share = 1.0 / winners.len() as f32;
    PerSeat::from_fn(|seat| if winners.contains(seat) { share } else { 0.0 })
}

/// One decision in this many is looked at: neighbours say the same.
const LOOK_AT_ONE_IN: u32 = 6;

/// Estimates at random moments of these matches, and who won.
pub fn observe<G: Title + Judge>(
    study: &Study<'_, G>,
    progress: &dyn Fn(usize),
) -> Vec<Observation> {
    let all = in_parallel(study.matches, study.threads, progress, |number| {
        let mut seen = Vec::new();
        let won = play(study, number, |game, _, dice| {
            if dice.one_in(LOOK_AT_ONE_IN) {
                seen.push(Observation {
                    n: game.n_seats(),
                    solo: game.automa().is_some(),
                    progress: game.progress(),
                    points: game.values(),
                    won: PerSeat::default(),
                });
            }
        });
        seen.iter_mut().for_each(|it| it.won = won);
        seen
    });
    all.into_iter().flatten().collect()
}

/// The row of the data file that fits these observations best; `None` without observations.
pub fn fit(observations: &[Observation], note: &str) -> Option<String> {
    let first = observations.first()?;
    let spreads = std::array::from_fn(|knot| {
        let at = knot as f32 / (Chances::KNOTS - 1) as f32;
        most_likely(observations, at)
    });
    Some(Chances::row(first.n, first.solo, &spreads, note))
}

/// Observations count in full at their progress, and less the further away they are.
const WIDTH: f32 = 0.2;

/// The spread under which the results near this progress were most likely.
fn most_likely(observations: &[Observation], at: f32) -> f32 {
    let weight = |it: &Observation| (1.0 - (it.progress - at).abs() / WIDTH).max(0.0);
    let near: Vec<_> = observations.iter().filter(|it| weight(it) > 0.0).collect();
    let surprise = |log: f32| -> f32 {
        let of = |it: &&Observation| {
            let shares = Chances::shares_at(&it.points, it.n, log.exp());
            let of_seat = |seat| -it.won[seat] * shares[seat].max(1e-6).ln();
            weight(it) * Seat::first(it.n).map(of_seat).sum::<f32>()
        };
        near.iter().map(of).sum()
    };
    // Between half a point and 100 points.
    let (mut low, mut high) = (0.5_f32.ln(), 100.0_f32.ln());
    for _ in 0..40 {
        let (a, b) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if surprise(a) < surprise(b) { high = b } else { low = a }
    }
    low.exp()
}

/// What a valuation says at random moments of these matches about every seat, and who won.
pub fn predict<G: Title + Judge>(
    study: &Study<'_, G>,
    effort: Effort,
    progress: &dyn Fn(usize),
) -> Vec<Prediction> {
    let all = in_parallel(study.matches, study.threads, progress, |number| {
        let mut said = Vec::new();
        let won = play(study, number, |game, seat, dice| {
            if dice.one_in(4 * LOOK_AT_ONE_IN) {
                let view = game.view(Some(seat));
                let mut valuer = Valuer::new(dice.next_u64(), effort);
                let valued = valuer.value::<G>(&view, seat, None, |_, _| {});
                let wins = valued.best().wins;
                said.extend(Seat::first(game.n_seats()).map(|seat| (seat, wins[seat])));
            }
        });
        said.into_iter().map(|(seat, said)| Prediction { said, won: won[seat] }).collect::<Vec<_>>()
    });
    all.into_iter().flatten().collect()
}

/// Predictions of about the same chance.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Bin {
    /// How many.
    pub n: usize,
    /// What was said on average, from 0 to 1.
    pub said: f64,
    /// How many of them were won.
    pub won: f64,
}

/// Ten bins from 0 to 1.
pub fn bins(predictions: &[Prediction]) -> Vec<Bin> {
    let bin = |k: usize| {
        let here = || predictions.iter().filter(move |it| ((it.said * 10.0) as usize).min(9) == k);
        let n = here().count();
        let mean = |of: fn(&Prediction) -> f32| {
            here().map(|it| f64::from(of(it))).sum::<f64>() / n.max(1) as f64
        };
        Bin { n, said: mean(|it| it.said), won: mean(|it| it.won) }
    };
    (0..10).map(bin).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Results drawn with a known spread lead back to it.
    #[test]
    fn the_spread_of_made_up_matches_is_found() {
        let mut dice = Quick::new(7);
        let made = (0..4000).map(|_| {
            let points = PerSeat::from_fn(|_| dice.unit() * 60.0);
            let first = Chances::shares_at(&points, 2, 12.0)[Seat::new(0)] > dice.unit();
            let won = PerSeat::from_fn(|seat| f32::from(u8::from((seat == Seat::new(0)) == first)));
            Observation { n: 2, solo: false, progress: dice.unit(), points, won }
        });
        let made: Vec<_> = made.collect();
        let spread = most_likely(&made, 0.5);
        assert!((10.0..14.0).contains(&spread), "{spread}");
        let said = made.iter().map(|it| Prediction {
            said: Chances::shares_at(&it.points, 2, 12.0)[Seat::new(0)],
            won: it.won[Seat::new(0)],
        });
        let bins = bins(&said.collect::<Vec<_>>());
        assert_eq!(bins.iter().map(|bin| bin.n).sum::<usize>(), 4000);
        assert!(bins.iter().all(|bin| bin.n < 50 || (bin.said - bin.won).abs() < 0.12), "{bins:?}");
    }
}
