//! Every decision and its number (A 5.7). Numbers are frozen: new actions go to the end.

use crate::model::*;
use patolli_core::dense_enum;

dense_enum! {
    /// One choice of one seat.
    pub enum Action {
        /// Take this summary card with its tile and cubes (A 4, SU-15).
        StartCard(card: SummaryCard),
        /// The left card sends the Ruler, the right one gives the strength (MV-1).
        Select(left: Card, right: Card),
        /// The Ruler of the War Captain stays (MV-3).
        Stay,
        /// The Ruler of the War Captain goes to this region (MV-3).
        March(region: Region),
        /// The winner of a conflict advances on the war track (MV-4.3).
        Advance,
        /// The winner of a conflict does not (MV-4.3).
        Decline,
        /// The region to which the loser of a conflict retreats (MV-4.5).
        Retreat(region: Region),
        /// Take this tile of the board: in the Movement Phase (MV-5) or by the Chief God (GC-1).
        Take(square: Square),
        /// Put a worker into this city (AC-3).
        Place(city: City),
        /// Build the building of the Ruler's region for free (AC-4).
        Claim,
        /// Leave it there (AC-4).
        NoClaim,
        /// Summon this god (AC-5, AC-8).
        Summon(god: God),
        /// Summon no god (AC-5).
        NoSummon,
        /// The colour of the High Priestess's point (SM-4).
        Name(colour: Colour),
        /// Discard a reserve tile of the god with this colour (SM-2).
        Discard(colour: Colour),
        /// Discard a wild reserve tile of the god as this colour (SM-4).
        DiscardWild(colour: Colour),
        /// Discard a wild Jaguar tile, which matches every site (GJ-3).
        DiscardJoker,
        /// End the declaration of the summon (SM-5).
        Confirm,
        /// Draw a tile from the bag by the Chief God (GC-3).
        Draw,
        /// Deplete this site by the Rain God (GR-2).
        Rain(route: Route),
        /// Move a worker over a route by the Jaguar God (GJ-1).
        Walk(way: Way, posture: Posture),
        /// Take back this card by the Sun God (GS-2).
        TakeBack(card: Card),
        /// Take a worker off the map for the Feathered Serpent (GF-2).
        Remove(city: City, posture: Posture),
        /// Stand a laid-down worker up for the Feathered Serpent (WK-4).
        StandUp(city: City),
        /// No more: of the power of a god, or of building.
        Stop,
        /// Produce at this site (AC-7, PR-1).
        Produce(route: Route),
        /// Build a reserve tile into the pyramid (AC-7, BD-2).
        Lay(tile: Tile, space: Space),
        /// Build a building of the offer (AC-7, BD-2).
        Buy(place: Place),
        /// Summon another god instead of producing or building (A 6.7, Dancer).
        Dance,
        /// Neither produce nor build (AC-7).
        Pass,
        /// Take a cube of this colour (A 6.8), or produce this colour (PR-2).
        Gain(colour: Colour),
        /// The permanent colour of a wild tile (PY-1).
        Paint(colour: Colour),
        /// The nominal colours of the price (PY-1).
        Nominal(price: Price),
        /// Pay the colour that is due with its own cube (PY-3 i).
        Cube,
        /// Pay it with two cubes of this colour (PY-3 ii).
        Trade(colour: Colour),
        /// Pay it with two reserve tiles (PY-3 iii).
        TradeTiles,
        /// Pay it with a cube of this colour by the Market (PY-3 iv).
        Substitute(colour: Colour),
        /// The Master Builder pays it (PY-2).
        Waive,
        /// Give up this reserve tile: for a trade (PY-3 iii), or when tiles run out (ER-2).
        Give(tile: Tile),
        /// Choose the reward of a lower space from the top of the war track (A 6.8, RW-WAR).
        WarReward(step: WarStep),
        /// Lay down a standing worker in this city (WK-3).
        LayDown(city: City),
        /// Put a marker into the temple of this god (A 6.8).
        Temple(god: God),
        /// Take this role card (A 6.8).
        Role(role: Role),
        /// Draw the tile of the Gateway (AC-2).
        UseGateway,
        /// Pay a cube of this colour for the Queen (AC-2).
        UseQueen(colour: Colour),
        /// Use no more free options (AC-8z).
        EndTurn,
    }
}
