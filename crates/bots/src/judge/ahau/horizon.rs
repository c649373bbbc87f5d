//! How many turns a seat has left, and how near the next celebration is.

use patolli_ahau::{Ahau, Public, Space, Step};
use patolli_core::{Dense, Seat};

/// Sites that a seat depletes in a round, on average.
const SITES_PER_TURN: f32 = 0.5;
/// Tiles that the fastest builder places in a round.
const TILES_PER_ROUND: f32 = 0.75;
/// Rounds per worker: the Serpent returns some.
const ROUNDS_PER_WORKER: f32 = 1.1;

/// How much more than its length the shortened last K'atun counts.
const SHORT_KATUN: f32 = 0.35;

/// Where a seat is in the current round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Its cards are not chosen yet.
    Resting,
    /// Its cards are chosen, its action turn is still to come.
    Waiting,
    /// Its action turn is in progress.
    Running,
    Done,
}

/// What a seat has ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    pub stage: Stage,
    /// Two for each turn to come, without the one for which cards are chosen.
    pub half_turns: usize,
    /// Rounds after this one until the next celebration; none if this round ends with one.
    pub to_katun: f32,
    /// Celebrations after the next one.
    pub later: f32,
}

impl Horizon {
    pub fn of(game: &Ahau, seat: Seat) -> Self {
        let public = &game.public;
        let stage = stage(game, seat);
        let n = public.n() as f32;
        let pace = n * SITES_PER_TURN;
        let katun = public.kit.calendar(public.n()) as f32 / pace;
        let katuns = f32::from(public.kit.supply.katuns - public.katun);
        let to_katun = match public.celebrating {
            true => 0.0,
            false => public.sites_to_katun() as f32 / pace,
        };
        let rounds = match public.ending {
            true => 0.0,
            false => (to_katun + (katuns - 1.0) * katun).min(until_end(public)),
        };
        let turns = rounds + if stage == Stage::Resting { 1.0 } else { 0.0 };
        // The end of the game has a celebration too, even after a short K'atun.
        let later = match rounds > to_katun {
            true => ((rounds - to_katun) / katun + SHORT_KATUN).min(katuns - 1.0),
            false => 0.0,
        };
        Self { stage, half_turns: (2.0 * turns + 0.5) as usize, to_katun, later }
    }
}

impl Horizon {
    /// The chance to reach an open temple before the next celebration.
    pub fn reach(&self) -> f32 {
        self.to_katun / (self.to_katun + 2.0)
    }
}

/// Rounds until a player has no workers left or a full pyramid.
fn until_end(public: &Public) -> f32 {
    let of = |seat: Seat| {
        let player = &public.players[seat];
        let tiles = (Space::COUNT - player.built()) as f32 / TILES_PER_ROUND;
        (f32::from(player.workers) * ROUNDS_PER_WORKER).min(tiles)
    };
    public.seats().map(of).fold(f32::MAX, f32::min)
}

fn stage(game: &Ahau, seat: Seat) -> Stage {
    let public = &game.public;
    match public.agenda.front() {
        None => Stage::Done,
        Some(Step::Select | Step::StartCard(_)) => match game.private[seat].pledge {
            Some(_) => Stage::Waiting,
            None => Stage::Resting,
        },
        Some(_) => {
            let running = place_of_turn(public);
            let mine = public.order[..public.n()].iter().position(|one| *one == seat);
            match mine.map(|place| (place as u32).cmp(&running)) {
                _ if !acting(public) => Stage::Waiting,
                Some(std::cmp::Ordering::Greater) => Stage::Waiting,
                Some(std::cmp::Ordering::Equal) => Stage::Running,
                _ => Stage::Done,
            }
        }
    }
}

/// Whether the Action Phase is in progress.
fn acting(public: &Public) -> bool {
    public.agenda.iter().any(|step| step == Step::EndRound)
}

/// The place of the current turn in the order: 0 before the Action Phase, the number of players
/// after it.
pub(super) fn place_of_turn(public: &Public) -> u32 {
    let mut acting = false;
    let mut closing = false;
    for step in public.agenda.iter() {
        match step {
            Step::Turn(next) => return u32::from(next.saturating_sub(1)),
            Step::Redraw => closing = true,
            Step::EndRound => acting = true,
            _ => {}
        }
    }
    match (acting, closing) {
        _ if public.agenda.is_empty() => public.n.into(),
        (true, true) => u32::from(public.n) - 1,
        (true, false) => public.n.into(),
        (false, _) => 0,
    }
}
