//! The pending steps of a round, and what interrupts them.

use super::components::{Space, TradeTile};

/// A step of the game. Decisions wait for a seat; the rest runs by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// All people choose a card at the same time (Z 5.2).
    #[default]
    SelectCard,
    /// The seat at this place of the order takes its turn.
    Turn(u8),
    Income,
    Capital,
    Construction,
    /// The tile of this space needs a cell of the grid.
    PlaceTile(Space),
    TurnScoring,
    Draw,
    EndTurn,
    /// The number of steps still to go on the Sacrifice track.
    Advance(u8),
    FreeResource,
    FreeDisc,
    /// trade_34 or trade_36 has just been bought and may act now (Z 6.1.8).
    TileNow(TradeTile),
    EndRound,
}

impl Step {
    /// Whether it waits on top of the phase of a turn.
    pub(crate) const fn interrupts(self) -> bool {
        match self {
            Self::PlaceTile(_)
            | Self::Advance(_)
            | Self::FreeResource
            | Self::FreeDisc
            | Self::TileNow(_) => true,
            Self::SelectCard
            | Self::Turn(_)
            | Self::Income
            | Self::Capital
            | Self::Construction
            | Self::TurnScoring
            | Self::Draw
            | Self::EndTurn
            | Self::EndRound => false,
        }
    }
}

/// The longest agenda: six steps of a turn, the next turn, the end of the round, and above them at
/// most trade_34's offer, its advance and one bonus.
pub const AGENDA: usize = 12;
