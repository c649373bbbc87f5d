//! The steps of a Round (Y 5), as work to be done.

use crate::model::*;
use patolli_core::Seat;
use serde::{Deserialize, Serialize};

/// One piece of work. Decisions wait for a seat; the rest runs by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// All seats choose Building, Counselors and power at once (SET-7 to SET-9).
    Setup,
    /// Tokens come back (RND-3).
    StartRound,
    /// The Turn of the active seat begins (ACT-1).
    StartTurn,
    /// D4: which Building or Leader (ACT-2).
    #[default]
    Choose,
    /// The next seat, the next Turn, or the Sacrifice Phase (RND-2, RND-4).
    EndTurn,
    /// D5: which Building to raise, at this price for each level (CON-1).
    Build(Goods),
    /// D6: which Ability to acquire, at this price for each level (MIL-1).
    Acquire(Goods),
    /// D7: Units up to this number, for one Troop only or for any (BAR-1, CIT-4).
    Reinforce {
        up_to: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        only: Option<Leader>,
    },
    /// D8: which Summoning to link, at this price for each level; a Temple then prolongs (TEM-1,
    /// CIT-3).
    Link { cost: Goods, temple: bool },
    /// D9: which older Summoning to prolong; not that of this Troop, which is new (TEM-3).
    Prolong {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        new: Option<Leader>,
    },
    /// D10 (CLD-1).
    Gain,
    /// D11 (CLD-3).
    Power,
    /// D12: where the Troop goes (MOV-1).
    Move(Leader),
    /// D13: both sides choose a card at once (BAT-1).
    Cards,
    /// D14: pay for Axes (BAT-2).
    Axes(Side),
    /// Totals, base capture and positions (BAT-3 to BAT-6).
    Confront,
    /// D15: pay for more Prisoner Bonus (BAT-7).
    Bonus(Side),
    /// Captures and wiped-out Troops (BAT-8 to BAT-12), and the cards (BAT-13).
    Capture,
    /// The Troop activates the city (CIT-2).
    Enter { leader: Leader, city: City },
    /// D16 (CIT-1).
    City { leader: Leader, city: City },
    /// D17: all seats choose their sacrifice at once (SAC-1).
    Sacrifice,
    /// D18: an Evolution, not in this column (EVO-1).
    Evolve {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        not: Option<Column>,
    },
    /// REV-1 to REV-4.
    Revolution,
    /// D19 (REV-4).
    PassToken,
    /// D20 (END-2).
    FinalBonus(Seat),
    /// Leftovers, and the end (END-3).
    Finish,
}

/// The longest agenda: the Evolutions of four seats, two each, and the Revolution; or in a Turn its
/// second choice and its end, and above them a Battle of at most six steps.
pub const AGENDA: usize = 12;

impl Step {
    /// Whether several seats choose at once, in secret.
    pub const fn is_secret(&self) -> bool {
        matches!(self, Self::Setup | Self::Cards | Self::Sacrifice)
    }
}
