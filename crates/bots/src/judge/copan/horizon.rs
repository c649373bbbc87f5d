//! How many turns a seat has left.

use patolli_copan::{Public, Resource, Step};
use patolli_core::{Dense, Seat};
use std::cmp::Ordering;

/// What a seat has ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// Two for each turn to come, one for the rest of the current turn.
    pub half_turns: usize,
    /// Court tiles that the seat still places.
    pub tiles: usize,
    /// The active player has not placed a Court tile yet.
    pub before_tile: bool,
}

impl Horizon {
    pub fn of(public: &Public, seat: Seat) -> Self {
        let tile = |step: Step| matches!(step, Step::Place | Step::AutomaPlace(_));
        let before_tile = public.agenda.iter().any(tile);
        let n = public.n();
        let place = |of: Seat| (n + of.index() - public.first.index()) % n;
        let this_round = match place(seat).cmp(&place(public.active)) {
            Ordering::Less => 0,
            Ordering::Equal => 1 + usize::from(before_tile),
            Ordering::Greater => 2,
        };
        let waiting = n - place(public.active) - usize::from(!before_tile);
        let later = if public.ending { 0.0 } else { rounds_left(public, waiting) };
        let half_turns = this_round + (2.0 * later + 0.5) as usize;
        Self { half_turns, tiles: half_turns / 2, before_tile }
    }
}

/// Full rounds after this one, in which this many seats still place a tile: until the Pyramid is
/// full or the second Decline track is probably finished.
fn rounds_left(public: &Public, waiting: usize) -> f32 {
    let spaces = public.pyramid.free.len().saturating_sub(waiting) as f32;
    let last = public.kit.track(public.n()).last;
    let (mut least, mut second) = (f32::MAX, f32::MAX);
    for track in Resource::all() {
        let moves = f32::from(last - public.decline[track]);
        if moves < least {
            (least, second) = (moves, least);
        } else if moves < second {
            second = moves;
        }
    }
    // Each turn moves one of four cubes, an Event sometimes one more; the most advanced ones move
    // less, because their resource yields less.
    let moves = least + 2.0 * second;
    spaces.min(moves) / public.n() as f32
}
