//! Work to be done (C 5.1, C 5.2): the steps of a turn, and what waits behind them.

use crate::model::*;
use patolli_core::Seat;
use serde::{Deserialize, Serialize};

/// A bonus that waits for its turn in the queue (C 5.1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pending {
    /// An action at this Site, or at any.
    Bonus { site: Option<Site>, discount: u8 },
    #[default]
    Jade,
}

/// Why a seat gains something: for the account of points and for history.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    #[default]
    Event,
    Bonus(Space),
    Totem,
    CityTile(CityTile),
    EmbassyToken(EmbassyToken),
    Character(Character),
    Altar(AltarSpace),
    Line(Line),
    Mask(MaskSpace),
    Zenith,
}

/// Work to be done. Decisions wait for a seat, the rest runs by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// Anchor PLACE (C 5.3).
    #[default]
    Place,
    /// The person chooses a space for the Automa's tile (C 8.2.3).
    AutomaPlace(Resource),
    /// The Event card's result strikes this seat (C 5.5.6).
    Strike(Seat),
    /// All were struck.
    EventOver,
    /// A scarcity Event of this track closes something (C 5.5.7).
    Close(Resource),
    /// Resources for the tile on this space (C 5.6).
    Collect {
        tile: Resource,
        space: Space,
    },
    /// Anchor SITE (C 5.7).
    Site,
    /// The owner of an ejected Totem chooses where it goes (C 5.7.5).
    Eject {
        seat: Seat,
        from: Site,
    },
    /// The symbol of the space that the active Totem reached (C 5.7.6).
    Symbol,
    /// Anchor ACT at this Site (C 5.8.1).
    Act {
        site: Site,
        discount: u8,
    },
    /// The rest of the cost is to be paid by the active player (C 5.1.6).
    Pay,
    /// The action at this target, once paid.
    Perform(Target),
    /// The offer of the River (C 6.2).
    Buy {
        discount: u8,
    },
    /// This many resources of the player's choice are still to be gained (C 5.1.5).
    Gain {
        seat: Seat,
        left: u8,
        by: Source,
    },
    /// This many are still to be lost (C 5.1.7).
    Lose {
        seat: Seat,
        left: u8,
    },
    /// Choose a stairway (C 5.1.8).
    Climb {
        seat: Seat,
        steps: u8,
        by: Source,
    },
    Descend {
        seat: Seat,
    },
    /// An effect to be resolved at once.
    Effect {
        seat: Seat,
        effect: Effect,
        by: Source,
    },
    /// This number of Embassy tokens of the City's level is drawn, all at once (C 6.1, R-69).
    Tokens {
        seat: Seat,
        city: City,
        draws: u8,
    },
    /// This number of drawn Embassy tokens is applied, one after another (C 6.1, R-69).
    Apply {
        seat: Seat,
        left: u8,
    },
    /// What to do with a Character just gained (C 6.8.2).
    Keep {
        seat: Seat,
        character: Character,
        free: bool,
    },
    /// The new Character enters a slot, after the old one has worked.
    Enter {
        seat: Seat,
        character: Character,
    },
    PickGlyph {
        seat: Seat,
    },
    PickCharacter {
        seat: Seat,
    },
    PickCity {
        seat: Seat,
        by: Source,
    },
    /// This many Jade tiles are still to be placed (C 6.6).
    Jade {
        seat: Seat,
        left: u8,
    },
    DropJade {
        seat: Seat,
    },
    DropCharacter {
        seat: Seat,
    },
    DropGlyph {
        seat: Seat,
    },
    MoveTotem {
        seat: Seat,
    },
    /// Something joins the queue now (C 6.7).
    Append(Pending),
    /// The queue is worked off (C 5.1.4).
    Queue,
    /// Anchor BONUS (C 5.8.2).
    Bonus {
        site: Option<Site>,
        discount: u8,
    },
    /// Anchor END (C 5.8.4).
    End,
    /// Refilling and the next turn (C 5.9).
    EndTurn,
    /// The action of one of the Automa's cards (C 8.3).
    AutomaAct(Resource),
}

/// What a paid action goes for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    City(City),
    Court(CourtSpace),
    Altar(AltarSpace),
    Line(Line),
    Tiles,
    Extension,
}

/// The longest agenda. A turn has at most five steps; an Event adds one for each player, its end,
/// two closures and the collection; above them an action, a payment, the effects of one card
/// (three), the tokens of a City, and what one token or Jade tile sets off (five).
pub const AGENDA: usize = 32;
/// The longest queue. At most eighteen items come from Characters in slots, one from the action
/// that runs, one from the exchange and six from Characters that its Jade tiles give, six from
/// Embassy tokens; whatever else an item sets off comes after it has left. Editions keep within
/// these numbers.
pub const QUEUE: usize = 32;

impl Step {
    /// Whether free actions are offered here (C 5.1.3).
    pub const fn is_anchor(&self) -> bool {
        matches!(self, Self::Place | Self::Site | Self::Act { .. } | Self::Bonus { .. } | Self::End)
    }
    /// The seat that must decide, if this step is a decision; `active` is whose turn it is.
    pub fn decider(&self, active: Seat) -> Option<Seat> {
        match *self {
            Self::Place
            | Self::Site
            | Self::Act { .. }
            | Self::Pay
            | Self::Buy { .. }
            | Self::Bonus { .. }
            | Self::End => Some(active),
            Self::AutomaPlace(_) => Some(PERSON),
            Self::Eject { seat, .. }
            | Self::Gain { seat, .. }
            | Self::Lose { seat, .. }
            | Self::Climb { seat, .. }
            | Self::Descend { seat }
            | Self::Keep { seat, .. }
            | Self::PickGlyph { seat }
            | Self::PickCharacter { seat }
            | Self::PickCity { seat, .. }
            | Self::Jade { seat, .. }
            | Self::DropJade { seat }
            | Self::DropCharacter { seat }
            | Self::DropGlyph { seat }
            | Self::MoveTotem { seat } => Some(seat),
            Self::Strike(_)
            | Self::EventOver
            | Self::Close(_)
            | Self::Collect { .. }
            | Self::Symbol
            | Self::Perform(_)
            | Self::Effect { .. }
            | Self::Tokens { .. }
            | Self::Apply { .. }
            | Self::Enter { .. }
            | Self::Append(_)
            | Self::Queue
            | Self::EndTurn
            | Self::AutomaAct(_) => None,
        }
    }
}
