//! Pending work (A 5): the steps of a round, and what waits behind them.

use crate::model::*;
use patolli_core::Seat;
use serde::{Deserialize, Serialize};

/// Why a seat gains something: for the account of Fame and for history.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// A space of the war track.
    #[default]
    War,
    /// A lost conflict.
    Conflict,
    /// A pyramid space.
    Space(Space),
    /// A building slot.
    Slot(Slot),
    Building(Building),
    Role(Role),
    /// The power of a god.
    God(God),
    /// The space of a temple, when a marker is put there.
    Temple(God),
    /// Tiles of the pyramid that match (BD-4).
    Adjacency(Space),
    Produce(Route),
    /// A K'atun Celebration: the temple of a god (KC-3).
    Celebration(God),
    /// A K'atun Celebration: a city (KC-4).
    City(City),
    /// A building that Pakal gained (A 8.1).
    Difficulty,
}

/// Pending work. Decisions wait for a seat, the rest runs automatically.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// Choose a summary card (SU-15).
    StartCard(Seat),
    /// All people choose two cards at once (MV-1).
    #[default]
    Select,
    /// The War Captain may march (MV-3).
    Captain(Seat),
    /// The next region with a conflict (MV-4).
    Conflicts,
    /// The winner may advance (MV-4.3).
    Win(Seat),
    /// Every loser takes a weapon (MV-4.4).
    Arm,
    /// The next loser leaves this region (MV-4.5).
    Losers(Region),
    Retreat {
        seat: Seat,
        from: Region,
    },
    /// Take a tile of the Ruler's region (MV-5).
    Take(Seat),
    /// The end of the Movement Phase (MV-6, AC-1).
    Muster,
    /// The action turn of the seat at this place of the order.
    Turn(u8),
    Place,
    /// The building of the Ruler's region (AC-4, GJ-5).
    Claim,
    /// Summon: the god of the city, or as a dance (AC-5, AC-8).
    Summon {
        dance: bool,
    },
    /// The High Priestess's colour (SM-4).
    Name,
    /// Tile by tile, then confirm (SM-5).
    Offering,
    /// Tiles still to take (GC-1).
    Chief {
        left: u8,
    },
    Rain,
    /// Steps still to make (GJ-1).
    Jaguar {
        left: u8,
    },
    /// Cards still to take back (GS-2).
    Sun {
        left: u8,
    },
    Serpent,
    /// The marker after the effect (SM-7).
    Marker(God),
    Main,
    /// The colour of what is produced here (PR-2).
    ProduceColour(Route),
    /// The next tile or building (AC-8, BD-2).
    Build,
    /// The colour of the wild tile (PY-1).
    Paint,
    /// The nominal colours (PY-1).
    Nominal,
    /// The next colour of the price (PY-3).
    Settle,
    /// Tiles still to give for this colour (PY-3 iii).
    Give {
        left: u8,
        colour: Colour,
    },
    /// Everything is paid: the tile or building goes to its place.
    Raise,
    /// A building lies in this slot: its own effect, and the Ball Court (BD-6).
    Built {
        seat: Seat,
        slot: Slot,
    },
    /// A reward to be resolved at once (A 6.8).
    Reward {
        seat: Seat,
        reward: Reward,
        by: Source,
    },
    /// Cubes of one's choice still to gain.
    Gain {
        seat: Seat,
        left: u8,
        by: Source,
    },
    /// Advance on the war track (RW-WAR).
    Advance(Seat),
    WarReward(Seat),
    LayDown(Seat),
    Temple {
        seat: Seat,
        by: Source,
    },
    Role(Seat),
    /// The closing window (AC-8z).
    Close,
    /// Redraw (AC-9).
    Redraw,
    /// Refill tiles (ER-1).
    Refill,
    /// A seat gives a tile to the bag (ER-2).
    ForcedDiscard {
        seat: Seat,
        left: u8,
    },
    /// The offer, the celebration, the end or the next round (ER-3, ER-4).
    EndRound,
}

/// The longest agenda. A round waits with its end, the turns (one step), and at most five tiles to
/// take; a turn with its five steps; above them a summon or a build, the rewards of a slot, of a
/// building and of the Ball Court, and one choice.
pub const AGENDA: usize = 24;

impl Step {
    /// Whether free options are offered here (AC-2).
    pub const fn is_open(&self) -> bool {
        matches!(self, Self::Place | Self::Summon { .. } | Self::Main | Self::Build | Self::Close)
    }
    /// The seat that must decide, if this step is a decision of one seat; `active` is whose turn it
    /// is. All people choose cards together, so that step has none.
    pub fn decider(&self, active: Seat) -> Option<Seat> {
        match *self {
            Self::Place
            | Self::Claim
            | Self::Summon { .. }
            | Self::Name
            | Self::Offering
            | Self::Chief { .. }
            | Self::Rain
            | Self::Jaguar { .. }
            | Self::Sun { .. }
            | Self::Serpent
            | Self::Main
            | Self::ProduceColour(_)
            | Self::Build
            | Self::Paint
            | Self::Nominal
            | Self::Settle
            | Self::Give { .. }
            | Self::Close => Some(active),
            Self::StartCard(seat)
            | Self::Captain(seat)
            | Self::Win(seat)
            | Self::Retreat { seat, .. }
            | Self::Take(seat)
            | Self::Gain { seat, .. }
            | Self::WarReward(seat)
            | Self::LayDown(seat)
            | Self::Temple { seat, .. }
            | Self::Role(seat)
            | Self::ForcedDiscard { seat, .. } => Some(seat),
            Self::Select
            | Self::Conflicts
            | Self::Arm
            | Self::Losers(_)
            | Self::Muster
            | Self::Turn(_)
            | Self::Marker(_)
            | Self::Raise
            | Self::Built { .. }
            | Self::Reward { .. }
            | Self::Advance(_)
            | Self::Redraw
            | Self::Refill
            | Self::EndRound => None,
        }
    }
}
