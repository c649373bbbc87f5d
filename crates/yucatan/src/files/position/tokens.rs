//! Action tokens that a position omits: as many as the moment requires.

use super::Position;
use crate::model::*;
use patolli_core::Seat;

/// The order of activation where a position does not state it.
const LEADERS: [Element; 3] = [Element::CityLeader, Element::Leader2, Element::Leader1];

impl Position {
    /// RND-2: every seat has played the tokens of the Turns that are over.
    pub(super) fn play_tokens(&self, public: &mut Public) {
        for (seat, form) in Seat::first(SIDES).zip(&self.players) {
            if form.activations.is_none() {
                public.players[seat].activations = public.usual_activations(seat);
            }
        }
    }
}

impl Public {
    /// The Granary and the first Leaders; and what the current step comes from.
    fn usual_activations(&self, seat: Seat) -> ByElement<u8> {
        let acts = seat == self.active;
        let open = self.choices_left().filter(|_| acts).unwrap_or(0);
        let works = self.running_element().filter(|_| acts);
        // Half a Turn was that of the Building, unless a Leader is at work.
        let led = works.is_some_and(Element::is_leader);
        let turns = self.turns_begun(seat);
        let buildings = turns.saturating_sub(u8::from(open == 2 || (open == 1 && led)));
        let leaders = turns.saturating_sub(u8::from(open == 2 || (open == 1 && !led)));
        let mut used = ByElement::default();
        used[Element::Granary] = buildings;
        if let Some(building) = works.filter(|_| !led && buildings > 0) {
            used[Element::Granary] -= 1;
            used[building] = 1;
        }
        let first = works.filter(|_| led).into_iter();
        let others = LEADERS.into_iter().filter(|leader| Some(*leader) != works);
        for leader in first.chain(others).take(leaders.into()) {
            used[leader] = 1;
        }
        used
    }
}
