//! The parts of a position file.

use crate::model::*;
use patolli_core::{Dense, Flaw, Seat, SeatSet, Set, ensure};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PyramidForm {
    pub(super) tile: Option<Property>,
    pub(super) levels: Vec<LevelForm>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LevelForm {
    pub(super) seat: Seat,
    pub(super) size: Size,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RitualForm {
    pub(super) card: Ritual,
    pub(super) discs: SeatSet,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerForm {
    pub(super) stock: Stock,
    #[serde(default)]
    pub(super) grid: BTreeMap<Cell, Tile>,
    #[serde(default)]
    pub(super) houses: SpaceSet,
    #[serde(default)]
    pub(super) palace: Option<Space>,
    pub(super) pieces: BTreeMap<Size, u8>,
    #[serde(default)]
    pub(super) paid_rituals: u8,
    #[serde(default)]
    pub(super) step: u8,
    #[serde(default)]
    pub(super) points: Earned,
    #[serde(default)]
    pub(super) trade: TileSet,
    #[serde(default)]
    pub(super) face_up: TileSet,
    #[serde(default)]
    pub(super) bought: Set<Level>,
    #[serde(default)]
    pub(super) built_on: Set<Plinth>,
    #[serde(default)]
    pub(super) played: Option<Card>,
    #[serde(default)]
    pub(super) hand_size: Option<u8>,
    #[serde(default)]
    pub(super) known_hand: CardSet,
    #[serde(default)]
    pub(super) pledged: bool,
    /// Hidden: drawn on loading where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) hand: Option<CardSet>,
    /// Hidden: drawn on loading where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) pledge: Option<Card>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BotForm {
    /// Cards turned up so far.
    pub(super) turned: Set<BotCard>,
    #[serde(default)]
    pub(super) card: Option<BotCard>,
    /// The back of the top card; drawn with it where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) back: Option<Property>,
    /// Hidden: drawn on loading where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) top: Option<BotCard>,
}

impl PyramidForm {
    pub(super) fn of(pyramid: &Pyramid) -> Self {
        let levels = pyramid.levels.iter().flatten();
        Self {
            tile: pyramid.tile,
            levels: levels.map(|&(seat, size)| LevelForm { seat, size }).collect(),
        }
    }
    pub(super) fn read(&self, i: usize) -> Result<Pyramid, Flaw> {
        let n = self.levels.len();
        ensure!(n <= 3, "I5", format!("pyramids[{i}].levels"), "{n} levels, at most three");
        let level = |k: usize| self.levels.get(k).map(|form| (form.seat, form.size));
        Ok(Pyramid { tile: self.tile, levels: std::array::from_fn(level) })
    }
}

impl PlayerForm {
    pub(super) fn of(game: &Zapotec, seat: Seat) -> Self {
        let (player, private) = (&game.public.players[seat], &game.private[seat]);
        let cells = Cell::all().filter_map(|cell| Some((cell, player.grid[cell.index()]?)));
        Self {
            stock: player.stock,
            grid: cells.collect(),
            houses: player.houses,
            palace: player.palace,
            pieces: Size::all().map(|size| (size, player.pieces[size.index()])).collect(),
            paid_rituals: player.paid_rituals,
            step: player.step,
            points: player.points,
            trade: player.trade,
            face_up: player.face_up,
            bought: player.bought,
            built_on: player.built_on,
            played: player.played,
            hand_size: Some(player.hand_size),
            known_hand: player.known_hand,
            pledged: game.public.pledged.contains(seat),
            hand: (Some(seat) != game.public.bot()).then_some(private.hand),
            pledge: private.pledge,
        }
    }
    /// Where it is left out, the hand says it.
    pub(super) fn hand_size(&self) -> u8 {
        self.hand_size.unwrap_or(self.hand.map_or(0, |hand| hand.len() as u8))
    }
    pub(super) fn read(&self) -> Player {
        Player {
            stock: self.stock,
            grid: std::array::from_fn(|i| self.grid.get(&Cell::new(i)).copied()),
            houses: self.houses,
            palace: self.palace,
            pieces: std::array::from_fn(|i| {
                self.pieces.get(&Size::from_index(i)).copied().unwrap_or(0)
            }),
            paid_rituals: self.paid_rituals,
            step: self.step,
            points: self.points,
            trade: self.trade,
            face_up: self.face_up,
            bought: self.bought,
            built_on: self.built_on,
            played: self.played,
            hand_size: self.hand_size(),
            known_hand: self.known_hand,
        }
    }
}
