//! How far a seat is in the current round.

use patolli_core::Seat;
use patolli_zapotec::{Public, Step};

/// The place of a seat in the order of this round.
pub(super) fn place_of(public: &Public, seat: Seat) -> u32 {
    public.order.iter().position(|other| *other == seat).unwrap_or(0) as u32
}

/// How far a seat is in this round.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub(super) enum Progress {
    Waiting,
    Capital,
    Construction,
    Scored,
}

pub(super) fn progress(public: &Public, seat: Seat) -> Progress {
    let Some(step) = public.agenda.front() else { return Progress::Scored };
    if step == Step::SelectCard {
        return Progress::Waiting;
    }
    if seat != public.active {
        let before = place_of(public, seat) < place_of(public, public.active);
        return if before { Progress::Scored } else { Progress::Waiting };
    }
    match step {
        Step::SelectCard | Step::Turn(_) | Step::Income => Progress::Waiting,
        Step::Construction | Step::PlaceTile(_) | Step::TurnScoring => Progress::Construction,
        Step::Draw | Step::EndTurn | Step::EndRound => Progress::Scored,
        Step::Capital | Step::Advance(_) | Step::FreeResource | Step::FreeDisc => Progress::Capital,
        Step::TileNow(_) => Progress::Capital,
    }
}
