//! The start and the Movement Phase: cards, Rulers, the war track, tiles.

use super::Label;
use crate::ahau::names::*;
use crate::words::{args, list};
use patolli_ahau::{Card, Region, Square, SummaryCard, WAR_TOP};
use patolli_core::Dense;

impl Label<'_> {
    pub(super) fn start_card(&self, it: SummaryCard) -> String {
        let text = self.text;
        let cubes = stock(text, self.kit.summary_cards[it]);
        match self.table.start_tiles[it] {
            None => self.tell("ahau-action-start-taken", args!(n = it.index() + 1)),
            Some(god) => {
                let tile = tile(text, self.kit.tiles.start[god]);
                self.tell("ahau-action-start", args!(tile = tile, cubes = cubes))
            }
        }
    }

    pub(super) fn select(&self, left: Card, right: Card) -> String {
        let named = |it| card(self.text, it, self.own.role);
        self.tell(
            "ahau-action-select",
            args!(
                left = named(left),
                right = named(right),
                region = region(self.text, left.region()),
                strength = self.strength_with(right),
            ),
        )
    }

    /// `3 / 5 = 7`: the left card, the right card, and the strength with all weapons.
    pub(super) fn select_in_brief(&self, left: Card, right: Card) -> String {
        let signs = |it: Card| match it {
            Card::Role => self.say("ahau-short-role"),
            _ => it.number().to_string(),
        };
        format!("{} / {} = {}", signs(left), signs(right), self.strength_with(right))
    }

    fn strength_with(&self, right: Card) -> u8 {
        right.number() + self.me().weapons
    }

    pub(super) fn stay(&self) -> String {
        match self.me().ruler {
            Some(here) => self.tell("ahau-action-stay", args!(region = region(self.text, here))),
            None => self.say("ahau-action-stay-nowhere"),
        }
    }

    /// A region with what lies there, and who could be met.
    pub(super) fn march(&self, to: Region) -> String {
        let said = self.region(to);
        let met = self.table.rulers(to).iter().filter(|seat| *seat != self.seat);
        let strengths: Vec<_> = met.map(|seat| self.table.strength(seat).to_string()).collect();
        if strengths.is_empty() {
            return said;
        }
        let theirs = list(self.text, &strengths);
        let mine = self.table.strength(self.seat);
        said + &self.tell("ahau-action-march-conflict", args!(mine = mine, theirs = theirs))
    }

    /// `Region 3: Rain (corn) and Sun (wild); Market`.
    pub(super) fn region(&self, at: Region) -> String {
        let text = self.text;
        let tiles = at.squares().into_iter().filter_map(|it| self.table.squares[it]);
        let tiles: Vec<_> = tiles.map(|it| tile(text, it)).collect();
        let tiles = match tiles.is_empty() {
            true => self.say("ahau-nothing"),
            false => list(text, &tiles),
        };
        let n = at.index() + 1;
        match self.table.region_buildings[at] {
            None => self.tell("ahau-action-region", args!(n = n, tiles = tiles)),
            Some(it) => {
                let args = args!(n = n, tiles = tiles, building = building(text, it));
                self.tell("ahau-action-region-building", args)
            }
        }
    }

    pub(super) fn advance(&self) -> String {
        match self.me().war {
            WAR_TOP => self.say("ahau-action-advance-top"),
            now => {
                let reward = self.reward(self.kit.war_track[usize::from(now)]);
                self.tell("ahau-action-advance", args!(n = now + 1, reward = reward))
            }
        }
    }

    /// A reward of a lower space, by its number from 0.
    pub(super) fn war_reward(&self, step: usize) -> String {
        let reward = self.reward(self.kit.war_track[step]);
        self.tell("ahau-action-war-reward", args!(n = step + 1, reward = reward))
    }

    pub(super) fn take(&self, square: Square) -> String {
        let text = self.text;
        let from = region(text, square.region());
        let Some(it) = self.table.squares[square] else {
            return self.tell("ahau-action-take-empty", args!(region = from));
        };
        let args = args!(tile = tile(text, it), region = from, owned = self.owned(it.god()));
        self.tell("ahau-action-take", args)
    }
}
