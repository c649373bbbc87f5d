//! The Battle that runs, or the last one of the Round: the sum of both sides line by line.

use super::Pen;
use crate::board::layout::{Frame, Line};
use crate::board::style::Paint;
use patolli_core::Dense;
use patolli_text::yucatan::{axes_lines, card, city, short_card_words, side as side_name};
use patolli_yucatan::{Axes, Battle, Card, Side};

/// The room for the names of the lines.
const LABEL: usize = 18;

impl Pen<'_> {
    pub(super) fn battle(&self, frame: &mut Frame) {
        let Some(battle) = &self.table.battle else { return };
        let key = match self.table.running_battle() {
            Some(_) => "yucatan-board-battle",
            None => "yucatan-board-last-battle",
        };
        let title = self.tell(key, &[("city", city(battle.city).into())]);
        frame.part(Line::new().put(Paint::Bold, title).join(self.outcome(battle)));
        let room = (frame.inner() - LABEL - 3) / 2;
        for (label, cells) in self.battle_rows(battle) {
            let [left, right] = cells.map(|cell| cell.fit(room));
            let label = Line::new().put(Paint::Dim, label).fit(LABEL);
            frame.line(label.join(left).put(Paint::Dim, " │ ").join(right));
        }
    }

    fn outcome(&self, battle: &Battle) -> Line {
        let Some(outcome) = battle.outcome else { return Line::new() };
        let line = Line::new().put(Paint::Dim, " ─ ");
        match outcome.winner() {
            None => line.put(Paint::Lit, self.say("yucatan-board-draw")),
            Some(side) => {
                let won = self.say("yucatan-board-won");
                line.join(self.player(battle[side].seat)).put(Paint::Lit, format!(" {won}"))
            }
        }
    }

    /// The sides with their cards, each part of the sum, the sum, and the result.
    fn battle_rows(&self, battle: &Battle) -> Vec<(String, [Line; 2])> {
        let both = |cell: &dyn Fn(Side) -> Line| [cell(Side::Attacker), cell(Side::Defender)];
        let mut rows = vec![
            (String::new(), both(&|side| self.fighter(battle, side))),
            (self.say("yucatan-board-card"), both(&|side| self.played(battle, side))),
            (self.say("yucatan-board-says"), both(&|side| self.effects(battle, side))),
        ];
        let sums = [Side::Attacker, Side::Defender].map(|side| self.sum(battle, side));
        let [left, right] = [axes_lines(&sums[0]), axes_lines(&sums[1])];
        for ((key, mine), (_, theirs)) in left.into_iter().zip(right) {
            if mine.max(theirs) > 0 {
                let cells = [mine, theirs].map(|n| Line::new().plain(n.to_string()));
                rows.push((format!("  {}", self.say(key)), cells));
            }
        }
        let totals = sums.map(|sum| Line::new().put(Paint::Bold, sum.total().to_string()));
        rows.push((self.say("yucatan-board-axes"), totals));
        if battle.outcome.is_some() {
            rows.push((self.say("yucatan-board-bonus"), both(&|side| self.bonus(battle, side))));
            let captured = both(&|side| self.captured(battle, side));
            rows.push((self.say("yucatan-board-captured"), captured));
        }
        rows
    }

    fn fighter(&self, battle: &Battle, side: Side) -> Line {
        let fighter = &battle[side];
        let index = fighter.seat.index();
        let name = self.names.get(index).map_or("?", String::as_str);
        let line = Line::new().put(Paint::Bold, side_name(self.text, side)).plain(" ");
        line.join(self.troop_mark(fighter.seat, fighter.leader))
            .put(Paint::Seat(index), format!(" {name}"))
    }

    /// The card of a side, if the observer knows it: their own before it is revealed.
    fn known(&self, battle: &Battle, side: Side) -> Option<Card> {
        let fighter = &battle[side];
        let own = self.view.own.filter(|(me, _)| *me == fighter.seat).and_then(|(_, own)| own.card);
        fighter.card.or(own)
    }

    fn played(&self, battle: &Battle, side: Side) -> Line {
        match self.known(battle, side) {
            Some(it) => Line::new().put(Paint::Good, card(self.text, it)),
            None if self.table.pledged.contains(battle[side].seat) => {
                Line::new().put(Paint::Lit, self.say("yucatan-board-face-down"))
            }
            None => Line::new().put(Paint::Dim, "?"),
        }
    }

    fn effects(&self, battle: &Battle, side: Side) -> Line {
        let words = self.known(battle, side).map(|it| short_card_words(self.text, self.kit, it));
        Line::new().plain(words.unwrap_or_else(|| "–".to_string()))
    }

    /// The sum as far as it is known.
    fn sum(&self, battle: &Battle, side: Side) -> Axes {
        let fighter = &battle[side];
        match (fighter.axes, fighter.card) {
            (Some(axes), _) => axes,
            (None, Some(_)) => self.table.axes(battle, side),
            (None, None) => self.table.fixed_axes(fighter.seat, fighter.leader, side),
        }
    }

    /// The Prisoner Bonus, computed until it is taken.
    fn bonus(&self, battle: &Battle, side: Side) -> Line {
        let bonus = match self.table.running_battle() {
            Some(_) => self.table.prisoner_bonus(battle, side),
            None => battle[side].bonus,
        };
        Line::new().plain(bonus.to_string())
    }

    /// `2, Troop wiped out`.
    fn captured(&self, battle: &Battle, side: Side) -> Line {
        let line = Line::new().plain(battle[side].captured.to_string());
        match battle[side.other()].wiped_out {
            true => line.put(Paint::Lit, format!(", {}", self.say("yucatan-board-wiped-out"))),
            false => line,
        }
    }
}
