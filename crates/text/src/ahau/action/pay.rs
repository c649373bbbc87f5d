//! Ways to pay (PY-3).

use super::Label;
use crate::ahau::names::*;
use crate::words::args;
use patolli_ahau::{Building, Colour, Colours, Price, Step, Stock, Tile};

impl Label<'_> {
    /// The colour that is to be settled now.
    fn due(&self) -> Option<Colour> {
        self.table.payment.due.first()
    }

    fn due_name(&self) -> String {
        self.due().map_or_else(|| self.say("ahau-nothing"), |it| colour(self.text, it))
    }

    /// One cube, and how many there are.
    pub(super) fn have(&self, key: &str, it: Colour) -> String {
        let have = self.me().stock.get(it);
        self.tell(key, args!(colour = colour(self.text, it), have = have))
    }

    pub(super) fn cube(&self) -> String {
        match self.due() {
            Some(it) => self.have("ahau-action-cube", it),
            None => self.say("ahau-nothing"),
        }
    }

    /// The colours of a price, and what takes the place of those that the player has no cube of.
    pub(super) fn nominal(&self, price: Price) -> String {
        colours(self.text, price.colours()) + &self.lacking(price.colours())
    }

    /// PY-3 ii, iii: what the colours of a price cost that the player has no cube of.
    pub(super) fn lacking(&self, price: Colours) -> String {
        let has = |it: &Colour| self.me().stock.get(*it) > 0;
        let lacking: Colours = price.iter().filter(|it| !has(it)).collect();
        match lacking.is_empty() {
            true => String::new(),
            false => {
                let names = colours(self.text, lacking);
                self.tell("ahau-action-lacking", args!(colours = names, n = lacking.len()))
            }
        }
    }

    /// With what the trade takes, and what the same colour owes after it.
    pub(super) fn trade(&self, paid: Colour) -> String {
        let cubes = stock(self.text, Stock::of(paid, 2));
        let have = self.me().stock.get(paid);
        let args = args!(cubes = cubes, have = have, due = self.due_name());
        self.tell("ahau-action-trade", args) + &self.due_too(paid, 2)
    }

    /// `; 1 water is due as well, 3 water in all`.
    fn due_too(&self, paid: Colour, cubes: u8) -> String {
        let due_later = self.due() != Some(paid) && self.table.payment.due.contains(paid);
        let [due, all] = [1, cubes + 1].map(|n| stock(self.text, Stock::of(paid, n)));
        match due_later {
            true => self.tell("ahau-action-due-too", args!(due = due, all = all)),
            false => String::new(),
        }
    }

    pub(super) fn trade_tiles(&self) -> String {
        self.tell("ahau-action-trade-tiles", args!(due = self.due_name()))
    }

    pub(super) fn substitute(&self, paid: Colour) -> String {
        let most = self.table.power(self.seat, Building::Market);
        let args = args!(
            colour = colour(self.text, paid),
            have = self.me().stock.get(paid),
            due = self.due_name(),
            left = most.saturating_sub(self.table.turn.substituted),
        );
        self.tell("ahau-action-substitute", args) + &self.due_too(paid, 1)
    }

    pub(super) fn waive(&self) -> String {
        self.tell("ahau-action-waive", args!(due = self.due_name()))
    }

    /// A tile for a trade, or for the bag.
    pub(super) fn give(&self, it: Tile) -> String {
        let name = tile(self.text, it);
        let have = self.me().reserve.get(it);
        let key = match self.step() {
            Some(Step::ForcedDiscard { .. }) => "ahau-action-give-bag",
            _ => "ahau-action-give",
        };
        self.tell(key, args!(tile = name, have = have))
    }
}
