//! What every part of the drawing needs.

use crate::seats::piece;
use crate::spot::Spot;
use crate::subject::Subject;
use maud::{Markup, html};
use patolli_copan::{Action, Copan, Fate, Player, Public, Step};
use patolli_core::{Dense, Seat};

pub(super) type Easel<'a> = crate::easel::Easel<'a, Copan, Public>;

impl<'a> Easel<'a> {
    pub fn new(subject: &'a Subject<'a, Copan>) -> Self {
        Self::over(subject, &subject.view.public.kit, |view| &view.public)
    }
    pub fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat]
    }
    /// What is being decided.
    pub fn step(&self) -> Option<Step> {
        self.table.agenda.front()
    }
    /// The seat that everyone waits for.
    pub fn decider(&self) -> Option<Seat> {
        self.step()?.decider(self.table.active)
    }
    /// Free actions with the viewer's things; they exist only at an anchor (C 5.1.3).
    pub fn free_acts(
        &self,
        spot: Spot,
        seat: Seat,
        actions: impl IntoIterator<Item = Action>,
    ) -> Spot {
        match self.step() {
            Some(Step::Place | Step::Site | Step::Act { .. } | Step::Bonus { .. } | Step::End) => {
                self.own_acts(spot, seat, actions)
            }
            _ => spot,
        }
    }
    /// The Fate symbol of a space that may be closed (C 5.5.7).
    pub fn fate_where(&self, fits: impl Fn(Fate) -> bool) -> Fate {
        Fate::all().find(|fate| fits(*fate)).unwrap_or(Fate::Cacao)
    }
}

/// A number of tokens of a seat.
pub(super) fn tokens(seat: Seat, n: u8) -> Markup {
    html! {
        span class={ "tokens seat-" (seat) } { (piece("token", seat, None)) @if n > 1 { b { (n) } } }
    }
}
