//! What happened, as typed facts. Words for them live elsewhere, in any language.

use crate::model::*;
use patolli_core::Seat;
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Who begins with the choice of summary cards (SU-15).
    FirstPlayer {
        seat: Seat,
    },
    /// Solo: Pakal's card and level (SO-1).
    PakalArrives {
        personality: Personality,
        difficulty: Difficulty,
    },
    /// A summary card with its tile and cubes (SU-15).
    StartCard {
        seat: Seat,
        card: SummaryCard,
        tile: Tile,
        cubes: Stock,
    },
    RoundStarted {
        round: u8,
    },
    /// The seat has chosen its cards in secret.
    Pledged {
        seat: Seat,
    },
    /// The cards are turned up; the role if one of them is a role card (MV-2).
    Revealed {
        seat: Seat,
        left: Card,
        right: Card,
        role: Option<Role>,
    },
    /// Solo: two cards with the number 6 went back and were dealt again (SO-12).
    PakalRedeals,
    /// The Ruler goes to a region: by the left card, or by the War Captain.
    RulerMoved {
        seat: Seat,
        region: Region,
    },
    /// A conflict, and who wins it with which strength (MV-4).
    Conflict {
        region: Region,
        winner: Seat,
        strength: u8,
    },
    /// One of the losers with their strength.
    ConflictLost {
        region: Region,
        seat: Seat,
        strength: u8,
    },
    Retreated {
        seat: Seat,
        region: Region,
    },
    /// The winner does not advance.
    Declined {
        seat: Seat,
    },
    /// On the war track, to this space.
    Advanced {
        seat: Seat,
        space: u8,
    },
    TookWeapons {
        seat: Seat,
        n: u8,
        by: Source,
    },
    /// A tile from the board.
    TookTile {
        seat: Seat,
        tile: Tile,
        square: Square,
    },
    /// A tile from the bag.
    DrewTile {
        seat: Seat,
        tile: Tile,
        by: Source,
    },
    /// Bag and discard pile were empty.
    NoTileLeft {
        seat: Seat,
    },
    Scored {
        seat: Seat,
        fame: i16,
        by: Source,
    },
    /// The order of the Action Phase (AC-1).
    TurnOrder {
        order: Vec<Seat>,
    },
    TurnStarted {
        seat: Seat,
    },
    Placed {
        seat: Seat,
        city: City,
    },
    /// The building of a region is built for free (AC-4).
    Claimed {
        seat: Seat,
        region: Region,
        building: Building,
    },
    Summoned {
        seat: Seat,
        god: God,
        strength: u8,
        colours: Colours,
        discarded: Tiles,
    },
    /// A site tile went to the calendar.
    Depleted {
        route: Route,
        colour: Colour,
    },
    Gained {
        seat: Seat,
        gain: Stock,
        by: Source,
    },
    /// Solo: Pakal's resources grow or shrink (SO-7).
    Tracker {
        seat: Seat,
        change: i16,
        by: Source,
    },
    Walked {
        seat: Seat,
        from: City,
        to: City,
        posture: Posture,
    },
    Removed {
        seat: Seat,
        city: City,
        posture: Posture,
    },
    StoodUp {
        seat: Seat,
        city: City,
    },
    LaidDown {
        seat: Seat,
        city: City,
    },
    TookBack {
        seat: Seat,
        cards: Cards,
    },
    /// A marker in a temple.
    Marker {
        seat: Seat,
        god: God,
        space: TempleSpace,
    },
    /// What a tile or a building cost.
    Paid {
        seat: Seat,
        cubes: Stock,
        tiles: Tiles,
    },
    /// A cube for the Queen.
    PaidQueen {
        seat: Seat,
        colour: Colour,
    },
    /// A tile of the reserve in the pyramid, with the colour it has there.
    Laid {
        seat: Seat,
        tile: Tile,
        colour: Colour,
        space: Space,
    },
    /// A building in a slot, bought or claimed.
    Built {
        seat: Seat,
        building: Building,
        slot: Slot,
    },
    /// Solo: Pakal's capital was full; the other tile is put aside (SO-34).
    PutAside {
        seat: Seat,
        building: Building,
    },
    /// A player looked through the role deck and took a card.
    TookRole {
        seat: Seat,
    },
    /// Which cards they saw and took, shown only to them.
    ChoseRole {
        seat: Seat,
        role: Role,
        seen: Roles,
    },
    /// Their role card came back into the hand.
    RoleBack {
        seat: Seat,
    },
    /// Solo: Pakal's role is in force by a reward (RUL-92).
    PakalRole {
        role: Role,
    },
    /// All cards came back into the hand (AC-9); Pakal shuffles (SO-36).
    Redrew {
        seat: Seat,
    },
    /// A tile for the bag, because tiles ran out (ER-2).
    GaveTile {
        seat: Seat,
        tile: Tile,
    },
    /// The discarded tiles went back into the bag.
    BagRefilled,
    NewTile {
        tile: Tile,
        square: Square,
    },
    NewBuilding {
        building: Building,
        place: Place,
    },
    /// The calendar is full (KC-1 A).
    KatunEnds,
    /// A pyramid is complete (KC-1 B).
    PyramidComplete {
        seat: Seat,
    },
    /// The last worker is on the map (KC-1 C).
    LastWorker {
        seat: Seat,
    },
    /// The guard against endless games struck (RUL-66).
    TooLong,
    /// A K'atun Celebration begins (KC-2).
    Celebration {
        katun: u8,
    },
    NewSite {
        route: Route,
        colour: Colour,
    },
    Over,
}

patolli_core::audience! {
    Event;
    secret: ChoseRole;
    reveal: Revealed, DrewTile, TookRole, ChoseRole, NewTile, NewBuilding, NewSite,
}
