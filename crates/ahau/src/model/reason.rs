//! Why an action is not possible now, as a typed answer with the rule it follows from.

use crate::model::*;
use patolli_core::Cites;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Another decision comes first.
    AnotherDecision,
    /// Another player has this summary card, or it has no tile.
    CardTaken,
    NotInHand(Card),
    /// Left and right are two different cards.
    SameCard,
    /// With two and three players the left card carries no 6.
    LeftSix,
    /// The region is not on this side of the board.
    NoSuchRegion(Region),
    /// The regions share no route.
    NotAdjacent(Region),
    /// A Ruler is there.
    RegionTaken(Region),
    /// The tile lies in another region.
    OtherRegion(Square),
    NoTileThere(Square),
    /// The colour is not among those used for the summon.
    ColourNotUsed(Colour),
    /// Bag and discard pile are empty.
    BagEmpty,
    /// The city does not border the Ruler's region.
    CityOutOfReach(City),
    /// The city of this turn belongs to another god.
    OtherGod(God),
    /// No tile of this god is in the pyramid or the reserve.
    NoMatchingTile(God),
    /// The Dancer summons another god.
    AlreadySummoned(God),
    /// No site of a used colour is on the map.
    NoMatchingSite,
    /// No worker but that of this turn is on the map.
    NoRemovableWorker,
    /// No such tile is in the reserve.
    NotInReserve,
    /// A tile must be used first.
    NothingUsed,
    NoSiteThere(Route),
    /// The route is not on this side of the board.
    NoSuchRoute(Route),
    /// The site does not touch the city of this turn.
    SiteOutOfReach(Route),
    /// No such worker is there.
    NoWorkerThere(City),
    /// It is the worker placed this turn.
    PlacedThisTurn(City),
    NoStandingWorker(City),
    /// The card is neither in the discard pile nor played this round.
    NotToTakeBack(Card),
    /// The Dancer was not played this round.
    NoDancer,
    /// No cube of this colour is in the bank.
    BankEmpty(Colour),
    SpaceFilled(Space),
    /// Both spaces below must be filled.
    NotSupported(Space),
    /// No more tiles may be built in this step.
    BuildLimit(u8),
    NoBuildingThere(Place),
    CapitalFull,
    /// Supply, trades and substitutions are not enough.
    CannotPay,
    /// The price must be N different colours, including that of the tile.
    WrongPrice,
    /// This way to pay leaves the rest unpayable.
    RestUnpayable,
    /// No cube of this colour is in the supply.
    NoCube(Colour),
    /// A trade is only for a colour that one has not.
    HasColour(Colour),
    /// Two cubes of one other colour are needed.
    TradeNeedsTwo(Colour),
    /// Two tiles of the colour, or wild ones, are needed.
    TradeNeedsTiles(Colour),
    /// The tile has another colour.
    WrongTile(Tile),
    NoMarket,
    /// The Market substitutes no more in this step.
    MarketUsed,
    /// The Master Builder was not played, or has paid for this tile.
    NoWaiver,
    /// The player already has a marker there.
    HasMarker(God),
    RoleNotThere(Role),
    NoGateway,
    GatewayUsed,
    NoQueen,
    QueenUsed,
    /// No standing worker can be laid down.
    NobodyStands,
}

impl Cites for Reason {
    fn is_untimely(&self) -> bool {
        *self == Self::AnotherDecision
    }
    fn rule(&self) -> &'static str {
        match self {
            Self::AnotherDecision => "5.2",
            Self::CardTaken => "SU-15",
            Self::NotInHand(_) | Self::SameCard | Self::LeftSix => "MV-1",
            Self::NoSuchRegion(_) | Self::NoSuchRoute(_) => "3.3",
            Self::NotAdjacent(_) => "MV-3",
            Self::RegionTaken(_) => "MV-4",
            Self::OtherRegion(_) | Self::NoTileThere(_) => "MV-5",
            Self::ColourNotUsed(_) => "GC-2",
            Self::BagEmpty => "GC-3",
            Self::CityOutOfReach(_) => "AC-3",
            Self::OtherGod(_) => "AC-5",
            Self::NoMatchingTile(_) | Self::NothingUsed => "SM-3",
            Self::AlreadySummoned(_) | Self::NoDancer => "6.7",
            Self::NoMatchingSite => "GR-1",
            Self::NoRemovableWorker => "GF-1",
            Self::NotInReserve => "SM-2",
            Self::NoSiteThere(_) | Self::SiteOutOfReach(_) => "PR-1",
            Self::NoWorkerThere(_) | Self::PlacedThisTurn(_) => "GJ-1",
            Self::NoStandingWorker(_) | Self::NobodyStands => "WK-3",
            Self::NotToTakeBack(_) => "GS-2",
            Self::BankEmpty(_) => "5.4",
            Self::SpaceFilled(_) | Self::NotSupported(_) => "BD-3",
            Self::BuildLimit(_) => "BD-1",
            Self::NoBuildingThere(_) => "BD-2",
            Self::CapitalFull => "BD-6",
            Self::CannotPay | Self::WrongPrice => "PY-1",
            Self::RestUnpayable => "PY-4",
            Self::NoCube(_)
            | Self::HasColour(_)
            | Self::TradeNeedsTwo(_)
            | Self::TradeNeedsTiles(_)
            | Self::WrongTile(_)
            | Self::NoMarket
            | Self::MarketUsed => "PY-3",
            Self::NoWaiver => "PY-2",
            Self::HasMarker(_) | Self::RoleNotThere(_) => "6.8",
            Self::NoGateway | Self::GatewayUsed | Self::NoQueen | Self::QueenUsed => "AC-2",
        }
    }
}
