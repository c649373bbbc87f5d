//! Why an action is not possible now, as a typed answer with the rule it follows from.

use crate::model::*;
use patolli_core::Cites;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Another decision is due first.
    AnotherDecision,
    /// The two Counselors differ.
    SameCounselor,
    /// This Turn's Building token is played.
    BuildingTokenUsed,
    /// This Turn's Leader token is played.
    LeaderTokenUsed,
    /// The Leader was activated in this Round.
    LeaderUsed,
    /// The Building would have no effect now.
    NothingToDo(Building),
    /// The price is more than the player has.
    CannotPay(Goods),
    /// The Building has this level or a higher one.
    AlreadyBuilt(Building),
    /// The Evolution table allows this level at most.
    Gate(Column, u8),
    /// The Temple allows this level at most.
    TempleGate(u8),
    /// A Leader already has the tile.
    AbilityOwned(Ability),
    /// The slot already holds a tile.
    SlotFilled(Slot),
    /// The slot takes levels up to its number.
    SlotTooSmall(Slot),
    /// Only the activating Troop is reinforced.
    OtherTroop,
    /// The Troop can be brought up to this number of Units.
    TroopLimit(u8),
    /// The Supply holds this number of Units.
    SupplyShort(u8),
    /// This number of Units may join in all.
    LevyLimit(u8),
    /// A levied Troop has at most this number of Units.
    LevyRoom(u8),
    /// The levy adds no Units.
    EmptyLevy,
    /// Another Troop has linked it.
    NotInBank(Summoning),
    /// The Troop has a Summoning.
    HasSummoning,
    /// The timer goes to 5 at most.
    TimerLimit,
    /// The timer of an earlier Summoning goes to 5 at most.
    ProlongLimit,
    /// Something must be linked: nothing can be prolonged.
    MustLink,
    /// Something must be prolonged: nothing was linked.
    MustProlong,
    /// The Troop has no Summoning from before.
    NothingToProlong,
    /// The special deck is empty.
    DeckEmpty,
    /// The power draws a card, and the special deck is empty.
    NoCardForPower,
    /// The power would have no effect now.
    PowerIdle,
    /// Another kind of power.
    OtherPower(Power),
    /// The Troop is already there.
    SameSpace,
    /// The player's other Troop is there.
    OwnTroop(City),
    /// The card is not in the hand.
    NotInHand(Card),
    /// The card belongs to the Summoning of the other Troop.
    OtherTroopsCard(Card),
    /// The card was played since its Summoning was linked.
    CardSpent(Card),
    /// Neither Counselor nor card gives that now.
    NoSuchExtra,
    /// The action belongs to another city.
    OtherCity(CityAction),
    /// The city offers it from this Round.
    NotYet(u8),
    /// The action would have no effect now.
    ActionIdle(CityAction),
    /// The Prison holds this number of Prisoners.
    FewPrisoners(u8),
    /// The player has this number of whole sets.
    FewSets(u8),
    /// The marker is on the last row that this Round allows.
    RowLimit(u8),
    /// The second Evolution is in another column.
    SameColumn,
    /// The token goes to another player.
    KeepsToken,
    NoSuchSeat,
    /// The bonus of another column (Y 9).
    OtherColumn(Column),
}

impl Cites for Reason {
    fn is_untimely(&self) -> bool {
        *self == Self::AnotherDecision
    }
    fn rule(&self) -> &'static str {
        match self {
            Self::AnotherDecision => "5.2",
            Self::SameCounselor => "SET-8",
            Self::BuildingTokenUsed | Self::LeaderTokenUsed => "ACT-2",
            Self::LeaderUsed => "ACT-3",
            Self::NothingToDo(_) => "ACT-4",
            Self::CannotPay(_) => "GEN-2",
            Self::AlreadyBuilt(_) => "CON-1",
            Self::Gate(..) => "GEN-5",
            Self::TempleGate(_) | Self::OtherColumn(_) => "9",
            Self::AbilityOwned(_) | Self::SlotFilled(_) | Self::SlotTooSmall(_) => "MIL-1",
            Self::OtherTroop => "CIT-4",
            Self::TroopLimit(_) => "BAR-1",
            Self::SupplyShort(_) => "GEN-3",
            Self::LevyLimit(_) | Self::LevyRoom(_) | Self::EmptyLevy => "CLD-4",
            Self::NoCardForPower | Self::PowerIdle | Self::OtherPower(_) => "CLD-4",
            Self::NotInBank(_) | Self::HasSummoning | Self::TimerLimit | Self::MustLink => "TEM-1",
            Self::ProlongLimit | Self::MustProlong | Self::NothingToProlong => "TEM-3",
            Self::DeckEmpty => "CLD-1",
            Self::SameSpace | Self::OwnTroop(_) => "MOV-1",
            Self::NotInHand(_) | Self::OtherTroopsCard(_) => "BAT-1",
            Self::CardSpent(_) => "BAT-13",
            Self::NoSuchExtra => "BAT-7",
            Self::OtherCity(_) | Self::ActionIdle(_) => "CIT-1",
            Self::NotYet(_) => "3.12",
            Self::FewPrisoners(_) | Self::FewSets(_) => "SAC-1",
            Self::RowLimit(_) => "EVO-2",
            Self::SameColumn => "EVO-1",
            Self::KeepsToken | Self::NoSuchSeat => "REV-4",
        }
    }
}
