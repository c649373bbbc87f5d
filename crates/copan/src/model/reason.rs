//! Why an action is not possible now, as a typed answer with the rule it follows from.

use crate::model::*;
use patolli_core::Cites;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Something else is to be decided first.
    AnotherDecision,
    /// No tile of this type is in hand.
    NoTile(Resource),
    /// Face-down tiles are only for players with no tiles in hand.
    HandNotEmpty,
    /// With tiles in hand, one of them must be named; without, none.
    HandEmpty,
    SpaceTaken(Space),
    /// A Setup tile covers the space.
    SpaceCovered(Space),
    /// Nothing of it is in stock.
    NoneLeft(Resource),
    /// That unit leads to no payment of this cost.
    UnitDoesNotPay(Resource),
    /// The Priest is on the top step.
    PriestOnTop(Resource),
    /// The Priest is on the first step.
    PriestAtBottom(Resource),
    /// The Totem is off the board or on the last space.
    CannotStay,
    /// The Totem is already at this Site.
    SameSite(Site),
    /// An ejected Totem goes to another Site.
    EjectedFrom(Site),
    /// The option that lets a Totem leave the board was not chosen.
    MustReenter,
    /// The entry costs one of this.
    EntryCost(Resource),
    /// No action of the Site could be paid then.
    NothingPayable(Site),
    /// The River is re-entered only if nothing else is possible.
    OnlyIfStuck,
    /// This action belongs to another Site.
    OtherSite(Site),
    CityClosed(City),
    SpaceClosed,
    /// There is no card there.
    NoCard,
    AltarTaken(AltarSpace),
    LineEmpty(Line),
    NoTokenLeft,
    /// The stock cannot pay, even with this discount.
    CannotPay {
        discount: u8,
    },
    /// An action can be paid, so it cannot be left out.
    MustAct,
    NoRiverTiles,
    NoExtensions,
    /// A free slot comes first.
    SlotFree,
    NoSlotFree,
    NotYours(Character),
    NotOneShot(Character),
    /// Characters cannot be used out of turn or in an Event.
    NotNow,
    MaskTaken(MaskSpace),
    /// The first Jade tile goes to the edge.
    MaskEdge(MaskSpace),
    MaskNotAdjacent(MaskSpace),
    NoJadeThere(MaskSpace),
    NoGlyph(Colour),
    NotEnoughGlyphs,
    AlreadyExchanged,
    /// The bonus action is for another Site.
    BonusElsewhere(Site),
}

impl Cites for Reason {
    fn is_untimely(&self) -> bool {
        *self == Self::AnotherDecision
    }
    fn rule(&self) -> &'static str {
        match self {
            Self::AnotherDecision => "5.2",
            Self::NoTile(_) | Self::HandEmpty => "5.3.1",
            Self::HandNotEmpty => "5.3.2",
            Self::SpaceTaken(_) => "5.3.1",
            Self::SpaceCovered(_) => "3.3",
            Self::NoneLeft(_) => "5.1.7",
            Self::UnitDoesNotPay(_) | Self::CannotPay { .. } => "5.1.6",
            Self::PriestOnTop(_) | Self::PriestAtBottom(_) => "5.1.8",
            Self::CannotStay | Self::SameSite(_) => "5.7.1",
            Self::EjectedFrom(_) | Self::MustReenter => "5.7.5",
            Self::EntryCost(_) | Self::NothingPayable(_) => "5.7.2",
            Self::OnlyIfStuck => "5.7.3",
            Self::OtherSite(_) | Self::MustAct => "5.8.1",
            Self::CityClosed(_) => "6.1",
            Self::SpaceClosed => "5.5.7",
            Self::NoCard => "6.3",
            Self::AltarTaken(_) => "6.4",
            Self::LineEmpty(_) => "6.5",
            Self::NoTokenLeft => "5.13",
            Self::NoRiverTiles | Self::NoExtensions => "6.2",
            Self::SlotFree | Self::NoSlotFree => "6.8.2",
            Self::NotYours(_) | Self::NotOneShot(_) => "5.1.3",
            Self::NotNow => "5.5.6",
            Self::MaskTaken(_) | Self::MaskEdge(_) | Self::MaskNotAdjacent(_) => "6.6",
            Self::NoJadeThere(_) | Self::NoGlyph(_) => "5.5",
            Self::NotEnoughGlyphs | Self::AlreadyExchanged => "6.7",
            Self::BonusElsewhere(_) => "5.8.2",
        }
    }
}
