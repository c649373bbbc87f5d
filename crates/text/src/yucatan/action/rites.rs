//! Sacrifices, Evolutions, the First Player token and the Final Bonus.

use super::Label;
use crate::words::{args, capitalised};
use crate::yucatan::names::*;
use patolli_core::{Dense, Seat};
use patolli_yucatan::*;

impl Label<'_> {
    /// The points of the offering as it would be with these parts.
    fn points(&self, change: impl FnOnce(&mut Offering)) -> i16 {
        let mut offering = self.own.sacrifice;
        change(&mut offering);
        let part = |it: Option<u8>| it.unwrap_or(0);
        self.table.sacrifice_points(
            part(offering.prisoners),
            part(offering.jade),
            part(offering.corn),
        )
    }

    fn with_prisoners(&self, n: Captives) -> i16 {
        self.points(|it| it.prisoners = Some(n.get()))
    }

    fn with_sets(&self, kind: Resource, sets: Sets) -> i16 {
        self.points(|it| match kind {
            Resource::Jade => it.jade = Some(sets.get()),
            Resource::Corn => it.corn = Some(sets.get()),
        })
    }

    /// How the points compare with those of the Round before.
    fn compared(&self, points: i16) -> String {
        let old = self.table.old_points(self.seat);
        let key = match points > old {
            true => "yucatan-action-improves",
            false => "yucatan-action-improves-not",
        };
        self.tell(key, args!(points = sp(self.text, points), old = old))
    }

    pub(super) fn sacrifice_prisoners(&self, n: Captives) -> String {
        self.tell(
            "yucatan-action-sacrifice",
            args!(
                what = capitalised(&prisoners(self.text, n.get())),
                kept = self.me().prisoners.saturating_sub(n.get()),
                sum = self.compared(self.with_prisoners(n)),
            ),
        )
    }

    pub(super) fn sacrifice_sets(&self, kind: Resource, sets: Sets) -> String {
        let amount = sets.get().saturating_mul(self.kit.set_size(kind)).min(Goods::MAX);
        self.tell(
            "yucatan-action-sacrifice",
            args!(
                what = match amount {
                    0 => self.say(&format!("yucatan-no-{kind}")),
                    _ => goods(self.text, Goods::of(kind, amount)),
                },
                kept = self.me().goods.get(kind).saturating_sub(amount),
                sum = self.compared(self.with_sets(kind, sets)),
            ),
        )
    }

    /// `3 → 6 SP`; a star marks what is better than in the Round before.
    pub(super) fn prisoners_in_brief(&self, n: Captives) -> String {
        self.offered(n.get(), self.with_prisoners(n))
    }

    pub(super) fn sets_in_brief(&self, kind: Resource, sets: Sets) -> String {
        let amount = sets.get().saturating_mul(self.kit.set_size(kind));
        self.offered(amount, self.with_sets(kind, sets))
    }

    fn offered(&self, amount: u8, points: i16) -> String {
        let mark = if points > self.table.old_points(self.seat) { "*" } else { "" };
        self.tell("yucatan-brief-sacrifice", args!(n = amount, points = points, mark = mark))
    }

    /// The next row of a column, and what it allows.
    pub(super) fn evolve(&self, it: Column) -> String {
        let row = (self.me().row(it) + 1).min(LAST_ROW);
        let name = column(self.text, it);
        if row == LAST_ROW {
            let bonus = |column| self.table.final_bonus(self.seat, column);
            // Q9: the column decides only where the house rule says so.
            let best = match self.table.house.final_bonus {
                BonusRule::Free => Column::all().map(bonus).max().unwrap_or(0),
                BonusRule::Column => bonus(it),
            };
            let vp = vp(self.text, best);
            return self.tell("yucatan-action-evolve-last", args!(column = name, vp = vp));
        }
        let allows =
            self.tell(&format!("yucatan-allows-{it}"), args!(level = self.kit.gate(it, row)));
        self.tell("yucatan-action-evolve", args!(column = name, row = row, allows = allows))
    }

    /// The player, with points and last sacrifice.
    pub(super) fn pass_token(&self, to: Seat) -> String {
        let (total, old) = match to.index() < self.table.n() {
            true => {
                let player = &self.table.players[to];
                (player.vp.total(), player.sacrifices[usize::from(self.table.round) - 1])
            }
            false => (0, 0),
        };
        let args = args!(name = self.name(to), vp = vp(self.text, total), old = old);
        self.tell("yucatan-action-pass-token", args)
    }

    pub(super) fn final_bonus(&self, it: Column) -> String {
        let vp = vp(self.text, self.table.final_bonus(self.seat, it));
        let row = self.kit.points.bonus[it];
        let words = self.tell(&format!("yucatan-counts-{it}"), args!(n = row.vp, most = row.most));
        let name = capitalised(&final_bonus(self.text, it));
        self.tell("yucatan-action-final-bonus", args!(name = name, vp = vp, words = words))
    }
}
