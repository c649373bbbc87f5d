//! Every action and its number. Numbers are frozen: new actions go at the end.

use super::components::*;
use patolli_core::dense_enum;

dense_enum! {
    /// One choice of one seat.
    pub enum Action {
        /// Play this card of the hand (Z 5.2).
        PlayCard(card: Card),
        /// Take income from this line (Z 5.4).
        Income(line: Line),
        /// Buy the Trade tile of this stall (Z 6.1).
        BuyTrade(stall: Stall),
        /// Start a Pyramid with a Scoring tile (Z 6.2.2).
        StartPyramid(plinth: Plinth, tile: Property),
        /// Add a level to a Pyramid (Z 6.2.3).
        AddPyramid(plinth: Plinth),
        /// Perform a Ritual (Z 6.3).
        Ritual(slot: RitualSlot),
        /// Sacrifice this much corn (Z 6.4).
        Sacrifice(corn: Corn),
        /// Exchange resources with a tile (Z 6.6.2).
        UseTile(tile: ExchangeTile),
        EndCapital,
        /// Build a House here; where its tile goes is the next choice (Z 6.5.3).
        BuildHouse(space: Space),
        /// Build the Palace here (Z 6.5.4).
        BuildPalace(space: Space),
        /// Build a House here by the power of a tile (Z 6.5.5).
        BuildByTile(tile: BuildTile, space: Space),
        /// Put the tile just taken into this cell.
        PlaceTile(cell: Cell),
        EndConstruction,
        /// Take the free resource of a step (Z 6.4.3).
        FreeResource(basic: Basic),
        /// Place a free disc (Z 6.3.4).
        FreeDisc(slot: RitualSlot),
        /// Let trade_34 advance the disc (Z 6.4.6).
        Advance,
        /// Refuse a free disc or a tile's effect (R10, R56).
        Decline,
        /// Score the bonus card instead of a card of the hand (trade_35, Z 5.7).
        ScoreBonusCard,
        /// Score this card of the hand instead (Z 5.7).
        ScoreHandCard(card: Card),
        /// Take this card of the Offer (Z 5.8).
        Draw(card: Card),
    }
}
