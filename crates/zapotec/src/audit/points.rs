//! Invariants of tracks, points and counts.

use crate::model::*;
use crate::rules::final_scores;
use patolli_core::{Dense, Flaw, Seat, SeatSet, ensure};

impl Public {
    /// I10, I12, I19.
    pub(super) fn check_track(&self) -> Result<(), Flaw> {
        for seat in self.seats() {
            let player = &self.players[seat];
            let place = |field: &str| format!("players[{}].{field}", seat.index());
            let step = usize::from(player.step);
            ensure!(step <= LAST_STEP, "I10", place("step"), "{step} is beyond the end");
            let points: i16 = self.kit.track[..=step]
                .iter()
                .map(|bonus| if let StepBonus::Points(vp) = bonus { i16::from(*vp) } else { 0 })
                .sum();
            let earned = player.points.track;
            ensure!(
                earned == points,
                "I12",
                place("points"),
                "step {step} gives {points}, not {earned}"
            );
            let (turns, gifts) = (player.points.turns, player.points.gifts);
            let (most_turns, most_gifts) = (self.most_turn_points(seat), self.most_gifts(seat));
            let sane = (0..=most_turns).contains(&turns) && (0..=most_gifts).contains(&gifts);
            ensure!(sane, "I15", place("points"), "{turns} by turns, {gifts} as gifts so far");
        }
        let everybody: SeatSet = self.seats().collect();
        let order: SeatSet = self.order[..self.n()].iter().copied().collect();
        ensure!(order == everybody, "I19", "order", "names every seat once");
        let arrivals: SeatSet = self.arrivals.iter().collect();
        ensure!(arrivals == everybody, "I19", "arrivals", "names every seat once");
        Ok(())
    }

    /// I13, I14, I15.
    pub(super) fn check_counts(&self) -> Result<(), Flaw> {
        let deal = self.kit.deal(self.people());
        let rounds = ROUNDS - self.round;
        let deck = match self.solo {
            None => rounds,
            Some(_) => rounds.saturating_sub(1) * 2,
        };
        ensure!(
            self.round_deck == deck.min(deal.round_deck),
            "I14",
            "round_deck",
            "{} cards in round {}",
            self.round_deck,
            self.round
        );
        let piled = self.bonus_pile.len();
        let earlier = usize::from(self.round) - 1;
        ensure!(piled == earlier, "I14", "bonus_pile", "{piled} cards after {earlier} rounds");
        let aside = self.next_bonus.is_none();
        ensure!(aside, "I13", "next_bonus", "the round ends as soon as Cocijobot has acted");
        let offer = match (self.solo, self.round == ROUNDS) {
            (None, false) => usize::from(deal.offer) - self.turns_done(),
            (None, true) | (Some(_), false) => deal.offer.into(),
            (Some(_), true) => 0,
        };
        let lies = self.offer.len();
        ensure!(lies == offer, "I13", "offer", "{lies} cards, not {offer}");
        let over = self.agenda.is_empty();
        ensure!(!over || self.round == ROUNDS, "I14", "phase", "over after round {}", self.round);
        if self.kit == patolli_core::Printed(standard()) {
            self.check_bounds()?;
        }
        Ok(())
    }

    /// I15: bounds that hold for the printed values.
    fn check_bounds(&self) -> Result<(), Flaw> {
        let scores = final_scores(self);
        for seat in self.seats().filter(|seat| Some(*seat) != self.bot()) {
            let part = scores[seat];
            let place = format!("players[{}].points", seat.index());
            let total = part.total() - part.gifts;
            ensure!((0..=268).contains(&total), "I15", place, "{total} points");
            ensure!((0..=30).contains(&part.gifts), "I15", place, "{} as gifts", part.gifts);
            ensure!(part.rituals.iter().sum::<i16>() <= 54, "I15", place, "too much by Rituals");
            ensure!(part.pyramids.iter().sum::<i16>() <= 90, "I15", place, "too much by Pyramids");
        }
        Ok(())
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
