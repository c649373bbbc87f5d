//! Sacrifices and Evolutions.

use super::Prompt;
use crate::words::args;
use crate::yucatan::names::*;
use patolli_yucatan::*;

impl Prompt<'_> {
    /// The part that is to be chosen, what is chosen so far, and what beats the last sacrifice.
    pub(super) fn sacrifice(&self) -> String {
        let offering = &self.own.sacrifice;
        let question = match self.table.next_part(self.seat, offering) {
            Some(Part::Sets(kind)) => self.sets(kind),
            _ => self.tell(
                "yucatan-prompt-sacrifice-prisoners",
                args!(
                    held = prisoners(self.text, self.me().prisoners),
                    rate = self.kit.calendar(self.table.round).rate,
                ),
            ),
        };
        let part = |it: Option<u8>| it.unwrap_or(0);
        let so_far = self.table.sacrifice_points(
            part(offering.prisoners),
            part(offering.jade),
            part(offering.corn),
        );
        let facts = self.tell(
            "yucatan-prompt-sacrifice",
            args!(
                points = sp(self.text, so_far),
                most = self.table.most_points(self.seat),
                goal = self.goal(),
            ),
        );
        question + " " + &facts
    }

    fn sets(&self, kind: Resource) -> String {
        self.tell(
            "yucatan-prompt-sacrifice-sets",
            args!(
                what = resource(self.text, kind),
                held = goods(self.text, Goods::of(kind, self.me().goods.get(kind))),
                set = goods(self.text, Goods::of(kind, self.kit.set_size(kind))),
            ),
        )
    }

    /// SAC-3, SAC-4: what an improvement needs and gives.
    fn goal(&self) -> String {
        let args = args!(
            old = self.table.old_points(self.seat),
            n = self.kit.calendar(self.table.round).evolutions,
        );
        self.tell("yucatan-prompt-goal", args)
    }

    pub(super) fn evolve(&self, not: Option<Column>) -> String {
        match not {
            Some(it) => {
                self.tell("yucatan-prompt-evolve-other", args!(column = column(self.text, it)))
            }
            None => {
                let n = self.kit.calendar(self.table.round).evolutions;
                self.tell("yucatan-prompt-evolve", args!(n = n))
            }
        }
    }
}
