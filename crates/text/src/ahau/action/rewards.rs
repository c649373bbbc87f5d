//! Choices that rewards bring.

use super::Label;
use crate::ahau::names::*;
use crate::ahau::printed::role_words;
use crate::words::args;
use patolli_ahau::{City, Colour, God, Role, Step, Stock};

impl Label<'_> {
    /// A cube of one's choice, or the colour of all that is produced.
    pub(super) fn gain(&self, it: Colour) -> String {
        let n = match self.step() {
            Some(Step::ProduceColour(route)) => self.table.yields(self.seat, route),
            _ => 1,
        };
        let gain = stock(self.text, Stock::of(it, n.min(self.table.bank.get(it)).max(1)));
        let have = self.me().stock.get(it);
        self.tell("ahau-action-gain", args!(gain = gain, have = have))
    }

    pub(super) fn lay_down(&self, at: City) -> String {
        let mine = self.table.weight(self.seat, at) + 1;
        self.tell("ahau-action-lay-down", args!(city = city(at), count = self.count(at, mine)))
    }

    pub(super) fn temple(&self, it: God) -> String {
        let text = self.text;
        let now = self.next_space(it).unwrap_or(0);
        self.tell(
            "ahau-action-temple",
            args!(
                god = god(text, it),
                now = fame(text, now),
                pays = fame(text, self.table.temple_pays(self.seat, it)),
                scoring = scoring(text, self.table.scoring[it]),
            ),
        )
    }

    pub(super) fn role(&self, it: Role) -> String {
        let words = role_words(self.text, self.kit, it);
        self.tell("ahau-action-role", args!(role = role(self.text, it), words = words))
    }
}
