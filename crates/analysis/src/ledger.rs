//! How start, skill and luck add up to a result.

use crate::choices::Choice;
use crate::luck::{Draw, lead_of};
use patolli_bots::{Judge, Worth};
use patolli_core::{PerSeat, Seat};

/// Where the lead of a seat at the end came from: `result = start + own + others + luck + rest`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ledger {
    /// The expected lead at the first choice.
    pub start: f32,
    /// What the seat's own choices cost it; never much above zero.
    pub own: f32,
    /// What the choices of the others gave it.
    pub others: f32,
    /// What chance gave it.
    pub luck: f32,
    /// What the evaluation cannot explain.
    pub rest: f32,
    /// The lead at the end.
    pub result: f32,
}

impl Ledger {
    pub(crate) fn of<G: Judge>(
        end: &G,
        choices: &[Choice<G::Action>],
        draws: &[Draw],
        seat: Seat,
    ) -> Self {
        let n = end.n_seats();
        let scores = end.scores();
        let lead = |points: &PerSeat<f32>| lead_of(points, n)[seat];
        let expected = |worth: &Worth<G::Action>| lead(&worth.points);
        let cost = |choice: &Choice<_>| expected(&choice.played) - expected(&choice.best);
        let sum =
            |own: bool| choices.iter().filter(|it| (it.seat == seat) == own).map(cost).sum::<f32>();
        let result = lead(&PerSeat::from_fn(|seat| f32::from(scores[seat])));
        let start = choices.first().map_or(result, |first| expected(&first.best));
        let luck = draws.iter().map(|draw| draw.luck[seat]).sum();
        let (own, others) = (sum(true), sum(false));
        let rest = result - start - own - others - luck;
        Self { start, own, others, luck, rest, result }
    }
}
