//! The parts of a position file.

use crate::model::*;
use patolli_core::{By, Dense, Flaw, Seat, SeatSet, Set, at, form};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

form! {
    pub(super) strict struct PyramidForm of (pyramid: &Pyramid) {
        tile: Option<Property> = pyramid.tile,
        levels: Vec<LevelForm> =
            pyramid.levels.iter().flatten().map(|&(seat, size)| LevelForm { seat, size }).collect(),
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelForm {
    seat: Seat,
    size: Size,
}

form! {
    #[derive(Copy)]
    pub(super) strict struct RitualForm of (public: &Public, slot: RitualSlot) {
        pub(super) card: Ritual = public.rituals[slot],
        pub(super) discs: SeatSet = public.discs[slot],
    }
}

form! {
    pub(super) strict struct PlayerForm of (game: &Zapotec, seat: Seat, player: &Player) {
        stock: Stock = player.stock,
        #[serde(default)]
        grid: ByCell<Option<Tile>> = player.grid,
        #[serde(default)]
        pub(super) houses: SpaceSet = player.houses,
        #[serde(default)]
        palace: Option<Space> = player.palace,
        pieces: BTreeMap<Size, u8> = player.pieces.iter().map(|(size, n)| (size, *n)).collect(),
        #[serde(default)]
        paid_rituals: u8 = player.paid_rituals,
        #[serde(default)]
        step: u8 = player.step,
        #[serde(default)]
        points: Earned = player.points,
        #[serde(default)]
        trade: TileSet = player.trade,
        #[serde(default)]
        face_up: TileSet = player.face_up,
        #[serde(default)]
        bought: Set<Level> = player.bought,
        #[serde(default)]
        built_on: Set<Plinth> = player.built_on,
        #[serde(default)]
        played: Option<Card> = player.played,
        /// Where it is left out, the hand says it.
        #[serde(default)]
        hand_size: Option<u8> = Some(player.hand_size),
        #[serde(default)]
        pub(super) known_hand: CardSet = player.known_hand,
        #[serde(default)]
        pub(super) pledged: bool = game.public.pledged.contains(seat),
        /// Hidden: drawn on loading where it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub(super) hand: Option<CardSet> =
            (Some(seat) != game.public.bot()).then_some(game.private[seat].hand),
        /// Hidden: drawn on loading where it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub(super) pledge: Option<Card> = game.private[seat].pledge,
    }
}

form! {
    pub(super) strict struct BotForm of (public: &Public, bot_top: Option<BotCard>) {
        /// Cards turned up so far.
        pub(super) turned: Set<BotCard> = Set::full().without(public.bot_deck),
        #[serde(default)]
        pub(super) card: Option<BotCard> = public.bot_card,
        /// The back of the top card; drawn with it where it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub(super) back: Option<Property> = public.bot_back,
        /// Hidden: drawn on loading where it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub(super) top: Option<BotCard> = bot_top,
    }
}

impl PyramidForm {
    pub(super) fn read(&self, plinth: Plinth) -> Result<Pyramid, Flaw> {
        let place = format_args!("pyramids[{}].levels", plinth.index());
        let mut levels = [None; 3];
        at("I5", place).range(self.levels.len(), 0, levels.len())?;
        for (level, form) in levels.iter_mut().zip(&self.levels) {
            *level = Some((form.seat, form.size));
        }
        Ok(Pyramid { tile: self.tile, levels })
    }
}

impl PlayerForm {
    pub(super) fn hand_size(&self) -> u8 {
        self.hand_size.unwrap_or(self.hand.map_or(0, |hand| hand.len() as u8))
    }
    pub(super) fn read(&self) -> Player {
        Player {
            stock: self.stock,
            grid: self.grid,
            houses: self.houses,
            palace: self.palace,
            pieces: By::from_unusual(&self.pieces, 0),
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
