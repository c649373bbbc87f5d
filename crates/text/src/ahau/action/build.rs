//! Tiles for the pyramid and buildings for the capital.

use super::Label;
use crate::ahau::names::*;
use crate::ahau::printed::*;
use crate::words::args;
use patolli_ahau::{Building, Colour, Place, Slot, Space, Tile, Work};
use patolli_core::Dense;

impl Label<'_> {
    /// A tile on a space with its price, the Fame of its neighbours and the reward.
    pub(super) fn lay(&self, it: Tile, at: Space) -> String {
        let reward = self.kit.board(self.table.board).spaces[at];
        let said = self.tell(
            "ahau-action-lay",
            args!(
                tile = tile(self.text, it),
                space = at.to_string(),
                n = at.level(),
                fame = self.neighbours(it, at),
                reward = self.reward(reward),
            ),
        );
        match self.me().built() + 1 == Space::COUNT {
            true => said + &self.say("ahau-action-lay-last"),
            false => said,
        }
    }

    /// `a2 +2 weapon`.
    pub(super) fn lay_in_brief(&self, it: Tile, at: Space) -> String {
        let reward = self.kit.board(self.table.board).spaces[at];
        let reward = short_reward(self.text, self.kit, reward);
        format!("{at} +{} {reward}", self.best_match(it, at))
    }

    /// The Fame that neighbours give; with a wild tile it depends on its colour.
    fn neighbours(&self, it: Tile, at: Space) -> String {
        let most = fame(self.text, self.best_match(it, at));
        let colours = Colour::all().map(|colour| self.matching(it, colour, at));
        let varies = it.is_wild() && colours.clone().min() != colours.max();
        match varies {
            true => self.tell("ahau-up-to", args!(fame = most)),
            false => most,
        }
    }

    fn best_match(&self, it: Tile, at: Space) -> u8 {
        match it.colour() {
            Some(colour) => self.matching(it, colour, at),
            None => Colour::all().map(|colour| self.matching(it, colour, at)).max().unwrap_or(0),
        }
    }

    fn matching(&self, it: Tile, colour: Colour, at: Space) -> u8 {
        self.table.adjacency(self.seat, at, it.god(), colour)
    }

    pub(super) fn paint(&self, it: Colour) -> String {
        let name = colour(self.text, it);
        match self.table.payment.work {
            Some(Work::Lay { tile, space }) => {
                let fame = fame(self.text, self.matching(tile, it, space));
                self.tell("ahau-action-paint", args!(colour = name, fame = fame))
            }
            _ => name,
        }
    }

    pub(super) fn buy(&self, at: Place) -> String {
        let text = self.text;
        let Some(it) = self.table.offer[at] else {
            return self.tell("ahau-action-buy-nothing", args!(n = at.index() + 1));
        };
        let cost = self.kit.building(it).cost;
        let said = self.tell(
            "ahau-action-buy",
            args!(
                building = building(text, it),
                cost = colours(text, cost) + &self.lacking(cost),
                words = building_words(text, self.kit, it),
            ),
        );
        match self.next_slot() {
            Some(slot) => said + &self.slot(slot, it),
            None => said,
        }
    }

    /// What the slot gives, and the Ball Court.
    fn slot(&self, at: Slot, it: Building) -> String {
        let reward = self.reward(self.kit.board(self.table.board).slots[at]);
        let said = self.tell("ahau-action-slot", args!(n = at.index() + 1, reward = reward));
        let court = it != Building::BallCourt && self.table.works(self.seat, Building::BallCourt);
        match court {
            true => said + &self.say("ahau-action-ball-court"),
            false => said,
        }
    }
}
