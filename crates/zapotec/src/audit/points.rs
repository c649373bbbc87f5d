//! Invariants of tracks, points and counts.

use crate::model::*;
use crate::rules::final_scores;
use patolli_core::{Flaw, PlayerField, Printed, Seat, SeatSet, at};

impl Public {
    /// I10, I12, I15, I19.
    pub(super) fn check_track(&self) -> Result<(), Flaw> {
        for seat in self.seats() {
            let Player { step, points, .. } = self.players[seat];
            at("I10", PlayerField(seat, "step")).range(step, 0, LAST_STEP)?;
            let vp = |bonus: &StepBonus| match bonus {
                StepBonus::Points(vp) => i16::from(*vp),
                _ => 0,
            };
            let due = self.kit.track[..=usize::from(step)].iter().map(vp).sum();
            at("I12", PlayerField(seat, "points.track")).value(points.track, due)?;
            let (turns, gifts) = (self.most_turn_points(seat), self.most_gifts(seat));
            at("I15", PlayerField(seat, "points.turns")).range(points.turns, 0, turns)?;
            at("I15", PlayerField(seat, "points.gifts")).range(points.gifts, 0, gifts)?;
        }
        let everyone: SeatSet = self.seats().collect();
        at("I19", "order").once(self.order.into_iter().take(self.n()), everyone)?;
        at("I19", "arrivals").once(self.arrivals.iter(), everyone)
    }

    /// I13, I14, I15.
    pub(super) fn check_counts(&self) -> Result<(), Flaw> {
        let (deal, left) = (self.kit.deal(self.people()), ROUNDS - self.round);
        let deck = if self.solo.is_some() { left.saturating_sub(1) * 2 } else { left };
        at("I14", "round_deck").value(self.round_deck, deck.min(deal.round_deck))?;
        at("I14", "bonus_pile").value(self.bonus_pile.len(), usize::from(self.round) - 1)?;
        // The round ends as soon as Cocijobot has acted.
        at("I13", "next_bonus").empty(self.next_bonus.is_none())?;
        let offer = match (self.solo, left) {
            (Some(_), 0) => 0,
            (Some(_), _) | (None, 0) => deal.offer.into(),
            (None, _) => usize::from(deal.offer) - self.turns_done(),
        };
        at("I13", "offer").value(self.offer.len(), offer)?;
        at("I14", "phase").fits("round", left == 0 || !self.agenda.is_empty())?;
        if self.kit == Printed(standard()) { self.check_bounds() } else { Ok(()) }
    }

    /// I15: bounds that hold for the printed values.
    fn check_bounds(&self) -> Result<(), Flaw> {
        let scores = final_scores(self);
        Seat::first(self.people()).try_for_each(|seat| {
            let (part, here) = (scores[seat], at("I15", PlayerField(seat, "points")));
            here.range(part.total() - part.gifts, 0, 268)?;
            here.most("gifts", part.gifts, 30)?;
            here.most("rituals", part.rituals.values().sum::<i16>(), 54)?;
            here.most("pyramids", part.pyramids.values().sum::<i16>(), 90)
        })
    }

    /// How often this seat has scored its turn.
    fn turns_scored(&self, seat: Seat) -> i16 {
        let now = match self.agenda.front() {
            None => true,
            Some(Step::Draw | Step::EndTurn) if seat == self.active => true,
            _ => self.order[..self.turns_done()].contains(&seat),
        };
        i16::from(self.round) - 1 + i16::from(now)
    }

    /// I15: with every House and the Palace on the bonus property each time.
    fn most_turn_points(&self, seat: Seat) -> i16 {
        let houses = i16::from(self.kit.supply.houses) + 1;
        self.turns_scored(seat) * houses * i16::from(self.kit.points.house)
    }

    /// I15: three gifts in each turn of Cocijobot, for the side that the difficulty favours.
    fn most_gifts(&self, seat: Seat) -> i16 {
        let each = match (self.solo, Some(seat) == self.bot()) {
            (Some(Difficulty::Easy), false) => self.kit.points.bot_easy_gift,
            (Some(Difficulty::Hard), true) => self.kit.points.bot_hard_gift,
            _ => 0,
        };
        self.turns_scored(BOT) * 3 * i16::from(each)
    }
}
