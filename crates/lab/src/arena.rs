//! Bot tournaments.

use crate::statistics::{Interval, wilson};
use patolli_bots::{Bot, Judge, Opponent, bot, in_parallel};
use patolli_core::{Dense, Luck, Match, PerSeat, Seat, Title, seed_from_text};
use serde::Serialize;
use std::fmt;
use std::time::{Duration, Instant};

/// The settings of a tournament.
#[derive(Clone, Debug)]
pub struct Arena<'a, G: Title> {
    /// The components.
    pub kit: &'static G::Kit,
    /// The options; they fix the number of seats.
    pub options: &'a G::Options,
    /// At least this many games; with `paired` rounded up to whole rotations.
    pub games: usize,
    /// Every deal is played once in each rotation of the contestants over the seats.
    pub paired: bool,
    /// Decides every deal and every bot's dice.
    pub seed: &'a str,
    /// Games played at the same time. Results do not depend on it, except times.
    pub threads: usize,
}

/// A participant. Each game gets a new bot.
pub struct Contestant<'a, G: Title> {
    /// The name in the report.
    pub name: String,
    /// Makes the bot for one game from a seed.
    pub make: Box<dyn Fn(u64) -> Box<dyn Bot<G>> + Sync + 'a>,
}

impl<G: Title> fmt::Debug for Contestant<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Contestant").field("name", &self.name).finish_non_exhaustive()
    }
}

/// How a tournament ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArenaReport {
    /// The name of the game.
    pub game: &'static str,
    /// Seats at the table.
    pub seats: usize,
    /// Games played.
    pub games: usize,
    /// Whether every deal was played in each rotation.
    pub paired: bool,
    /// The seed of the tournament.
    pub seed: String,
    /// How each contestant did, in the order given.
    #[serde(rename = "bots")]
    pub standings: Vec<Standing>,
}

/// The result of one contestant.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The name of the contestant.
    pub bot: String,
    /// Seats taken over all games.
    pub games: usize,
    /// A tie is shared equally.
    pub wins: f64,
    /// Wins for each seat taken, from 0 to 1.
    pub win_rate: f64,
    /// Wilson's interval, as if all games were independent. Paired games of one deal tend to favour
    /// the same seat and so cancel out, which makes this too wide rather than too narrow.
    pub interval: Interval,
    /// Final points on average.
    pub mean_score: f64,
    /// Place in the game on average; 1 is best.
    pub mean_rank: f64,
    /// Decisions with more than one legal action, per game.
    pub mean_decisions: f64,
    /// Thinking time of a real decision on average, in milliseconds.
    pub mean_ms_per_decision: f64,
}

/// Lets levels play each other; see [`tournament`].
pub fn arena<G: Title + Judge>(
    plan: &Arena<'_, G>,
    bots: &[Opponent],
    progress: &dyn Fn(usize),
) -> ArenaReport {
    let contestant = |who: &Opponent| {
        let who = *who;
        Contestant { name: who.to_string(), make: Box::new(move |seed| bot(who, seed, 1)) }
    };
    let contestants: Vec<_> = bots.iter().map(contestant).collect();
    tournament(plan, &contestants, progress)
}

/// Lets bots play each other, contestants cycling over the seats. `progress` gets the number of
/// finished games.
pub fn tournament<G: Title>(
    plan: &Arena<'_, G>,
    contestants: &[Contestant<'_, G>],
    progress: &dyn Fn(usize),
) -> ArenaReport {
    assert!(!contestants.is_empty(), "somebody must play");
    let rotations = if plan.paired { contestants.len() } else { 1 };
    let games = plan.games.div_ceil(rotations) * rotations;
    let results = in_parallel(games, plan.threads, progress, |number| {
        (number, play(plan, contestants, number / rotations, number))
    });
    ArenaReport {
        game: G::ID,
        seats: results.first().map_or(0, |(_, outcome)| outcome.seats),
        games,
        paired: plan.paired,
        seed: plan.seed.to_string(),
        standings: standings(contestants, &results),
    }
}

/// One finished game.
#[derive(Debug, Default)]
struct Outcome {
    seats: usize,
    people: usize,
    score: PerSeat<f64>,
    rank: PerSeat<f64>,
    win: PerSeat<f64>,
    decisions: PerSeat<u32>,
    spent: PerSeat<Duration>,
}

/// Whose bot sits there: every game moves everyone by one seat.
fn who(number: usize, seat: Seat, contestants: usize) -> usize {
    (number + seat.index()) % contestants
}

fn play<G: Title>(
    plan: &Arena<'_, G>,
    contestants: &[Contestant<'_, G>],
    deal: usize,
    number: usize,
) -> Outcome {
    let luck = Luck::new(seed_from_text(&format!("{} deal {deal}", plan.seed)));
    let mut table = Match::<G>::new(plan.kit, plan.options, luck);
    let mut out = Outcome { seats: table.game().n_seats(), ..Outcome::default() };
    out.people = out.seats - usize::from(table.game().automa().is_some());
    let mut bots: Vec<_> = Seat::first(out.people)
        .map(|seat| {
            let seed = seed_from_text(&format!("{} game {number} seat {seat}", plan.seed));
            let seed = u64::from_le_bytes(std::array::from_fn(|i| seed.0[i]));
            (contestants[who(number, seat, contestants.len())].make)(seed)
        })
        .collect();
    while let Some(seat) = table.game().to_act().first() {
        let legal = table.game().legal(seat);
        let action = legal.only().unwrap_or_else(|| {
            let view = table.game().view(Some(seat));
            let start = Instant::now();
            let action = bots[seat.index()].choose(&view, seat, &legal);
            out.spent[seat] += start.elapsed();
            out.decisions[seat] += 1;
            action
        });
        if let Err(refused) = table.play(seat, action) {
            panic!("a bot chose the illegal action {action}: {refused:?}");
        }
    }
    judge_outcome(table.game(), &mut out);
    out
}

fn judge_outcome<G: Title>(game: &G, out: &mut Outcome) {
    let (scores, winners) = (game.scores(), game.winners());
    for seat in Seat::first(out.seats) {
        let others = Seat::first(out.seats).filter(|other| *other != seat);
        let above = others.clone().filter(|other| scores[*other] > scores[seat]).count();
        let equal = others.filter(|other| scores[*other] == scores[seat]).count();
        out.score[seat] = scores[seat].into();
        out.rank[seat] = 1.0 + above as f64 + equal as f64 / 2.0;
        out.win[seat] = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
}

fn standings<G: Title>(
    contestants: &[Contestant<'_, G>],
    results: &[(usize, Outcome)],
) -> Vec<Standing> {
    let standing = |(index, contestant): (usize, &Contestant<'_, G>)| {
        let seats = || {
            results.iter().flat_map(|(number, outcome)| {
                Seat::first(outcome.people)
                    .filter(|seat| who(*number, *seat, contestants.len()) == index)
                    .map(move |seat| (outcome, seat))
            })
        };
        let games = seats().count();
        let mean = |value: &dyn Fn(&Outcome, Seat) -> f64| {
            seats().map(|(outcome, seat)| value(outcome, seat)).sum::<f64>() / games.max(1) as f64
        };
        let win_rate = mean(&|outcome, seat| outcome.win[seat]);
        let decisions = mean(&|outcome, seat| outcome.decisions[seat].into());
        let ms = mean(&|outcome, seat| outcome.spent[seat].as_secs_f64() * 1e3);
        Standing {
            bot: contestant.name.clone(),
            games,
            wins: win_rate * games as f64,
            win_rate,
            interval: wilson(win_rate, games as f64),
            mean_score: mean(&|outcome, seat| outcome.score[seat]),
            mean_rank: mean(&|outcome, seat| outcome.rank[seat]),
            mean_decisions: decisions,
            mean_ms_per_decision: ms / decisions.max(1e-9),
        }
    };
    contestants.iter().enumerate().map(standing).collect()
}
