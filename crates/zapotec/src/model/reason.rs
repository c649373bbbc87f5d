//! Why an action is refused, and by which rule.

use super::components::*;
use patolli_core::Cites;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The seat owes another decision now.
    AnotherDecision,
    NotInHand(Card),
    NotInOffer(Card),
    /// What the stock lacks of the price.
    Missing(Stock),
    EmptyStall,
    LevelBought(Level),
    NotInPlay(Plinth),
    PyramidStarted(Plinth),
    PyramidEmpty(Plinth),
    PyramidComplete(Plinth),
    BuiltOnThisRound(Plinth),
    NoScoringTile(Property),
    NoPieceLeft,
    /// The piece that this Pyramid needs is not among those left.
    NoPieceOfSize(Size),
    DiscAlreadyThere(RitualSlot),
    NoDiscLeft,
    /// No more Rituals can be paid for than Pyramid levels built.
    NeedsPyramidLevel,
    /// The number of steps left on the track.
    StepsLeft(u8),
    TileNotOwned(TradeTile),
    TileFaceDown(TradeTile),
    SpaceNotInPlay(Space),
    SpaceTaken(Space),
    /// The space lacks the property that the card or tile asks for.
    WrongProperty(Property),
    NoHouseLeft,
    PalaceBuilt,
    CellTaken(Cell),
    /// This tile has a different effect.
    NotOffered,
}

impl Cites for Reason {
    fn is_untimely(&self) -> bool {
        *self == Self::AnotherDecision
    }
    fn rule(&self) -> &'static str {
        match self {
            Self::AnotherDecision => "5.1",
            Self::NotInHand(_) => "5.2",
            Self::NotInOffer(_) => "5.8",
            Self::Missing(_) => "5.5",
            Self::EmptyStall => "6.1.3",
            Self::LevelBought(_) => "6.1.2",
            Self::NotInPlay(_) => "3.10",
            Self::PyramidStarted(_) | Self::NoScoringTile(_) | Self::NoPieceLeft => "6.2.2",
            Self::PyramidEmpty(_) | Self::NoPieceOfSize(_) => "6.2.3",
            Self::PyramidComplete(_) => "6.2.4",
            Self::BuiltOnThisRound(_) => "6.2.6",
            Self::DiscAlreadyThere(_) | Self::NoDiscLeft | Self::NeedsPyramidLevel => "6.3.2",
            Self::StepsLeft(_) => "6.4.1",
            Self::TileNotOwned(_) | Self::TileFaceDown(_) => "6.6.2",
            Self::SpaceNotInPlay(_) => "3.5",
            Self::SpaceTaken(_) | Self::WrongProperty(_) => "6.5.2",
            Self::NoHouseLeft => "5.11",
            Self::PalaceBuilt => "6.5.4",
            Self::CellTaken(_) => "6.5.3",
            Self::NotOffered => "6.1.8",
        }
    }
}
