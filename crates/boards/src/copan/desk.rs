//! What every part of the drawing needs.

use crate::scene::Scene;
use crate::spot::Spot;
use maud::{Markup, html};
use patolli_copan::{Action, Copan, Fate, Player, Public, Step};
use patolli_core::{Dense, Seat};

pub(super) type Desk<'a> = crate::desk::Desk<'a, Copan, Public>;

impl<'a> Desk<'a> {
    pub fn new(scene: &'a Scene<'a, Copan>) -> Self {
        Self::over(scene, &scene.view.public.kit, |view| &view.public)
    }
    pub fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat]
    }
    /// What is being decided.
    pub fn step(&self) -> Option<Step> {
        self.table.agenda.front()
    }
    /// For whom everybody waits.
    pub fn decider(&self) -> Option<Seat> {
        self.step()?.decider(self.table.active)
    }
    /// Actions with things of one's own: they belong to the observer's board alone.
    pub fn own_acts(
        &self,
        spot: Spot,
        seat: Seat,
        actions: impl IntoIterator<Item = Action>,
    ) -> Spot {
        if self.me == Some(seat) { self.acts(spot, actions) } else { spot }
    }
    /// Free actions with things of one's own; elsewhere than at an anchor there are none (C 5.1.3).
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
    /// A further attribute that only one drawing of a thing may have.
    pub fn with_id(&self, spot: Spot, id: &str) -> Spot {
        if self.copy { spot } else { spot.with("id", id) }
    }
    /// Something that is only looked at.
    pub fn fact(&self, class: &str, what: String, content: &Markup) -> Markup {
        Spot::new("span", class, what).draw(content)
    }
}

/// A piece of a seat in a field of 24 by 24: its shape, its sign, and a mark at its foot.
pub(super) fn piece(kind: &str, seat: Seat, mark: Option<&str>) -> Markup {
    html! {
        svg class="piece" viewBox="0 0 24 24" aria-hidden="true" {
            use href={ "#i-" (kind) } {}
            g class="sign" { use href={ "#i-sign-" (seat.index()) } x="7.5" y="7.5" width="9" height="9" {} }
            @if let Some(mark) = mark {
                use href={ "#i-" (mark) } x="12" y="12" width="13" height="13" {}
            }
        }
    }
}

/// So many tokens of a seat.
pub(super) fn tokens(seat: Seat, n: u8) -> Markup {
    html! {
        span class={ "tokens seat-" (seat) } { (piece("token", seat, None)) @if n > 1 { b { (n) } } }
    }
}
