//! Ways to pay (PY-3).

use super::Label;
use crate::ahau::names::*;
use crate::words::args;
use patolli_ahau::{Building, Colour, Step, Stock, Tile};

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

    pub(super) fn trade(&self, paid: Colour) -> String {
        let cubes = stock(self.text, Stock::of(paid, 2));
        let have = self.me().stock.get(paid);
        self.tell("ahau-action-trade", args!(cubes = cubes, have = have, due = self.due_name()))
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
        self.tell("ahau-action-substitute", args)
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
