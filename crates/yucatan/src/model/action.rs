//! Every decision and its number (Y 5.2). Numbers are frozen: new actions go to the end.

use crate::model::*;
use patolli_core::{Seat, dense_enum};

dense_enum! {
    /// One choice of one seat.
    pub enum Action {
        /// The Building that starts on level 1 (SET-7).
        SetupBuilding(building: Building),
        /// The Counselors of the first and of the second Troop Leader (SET-8).
        SetupCounselors(first: Counselor, second: Counselor),
        /// The power of the City Leader (SET-9).
        SetupPower(power: Power),
        /// Activate a Building or a Leader (ACT-2).
        Activate(element: Element),
        /// Raise a Building to this level (CON-1).
        Build(building: Building, level: Level),
        /// Give an Ability to a Troop Leader (MIL-1).
        Acquire(ability: Ability, leader: Leader, slot: Slot),
        /// Add Units to a Troop (BAR-1).
        Reinforce(leader: Leader, units: Units),
        /// Link a Summoning to a Troop for this number of additional Rounds (TEM-1).
        Link(summoning: Summoning, leader: Leader, rounds: Rounds),
        /// Link nothing, but prolong (TEM-1).
        NoLink,
        /// Prolong the Summoning of this Troop (TEM-3).
        Prolong(leader: Leader, rounds: Longer),
        /// Prolong nothing (TEM-3).
        NoProlong,
        /// What the City Leader gives (CLD-1).
        Gain(gift: Gift),
        /// Use the power of the City Leader (CLD-3).
        UsePower,
        /// Use the power `war`: the Units for each Troop (CLD-4).
        Levy(first: Levy, second: Levy),
        /// Do not use the power (CLD-3).
        NoPower,
        /// The Troop stays (MOV-3).
        Stay,
        /// The Troop moves (MOV-1).
        Move(space: Space),
        /// The card for the Battle (BAT-1).
        Card(card: Card),
        /// Pay for the Axes of the card (BAT-2).
        PayAxes,
        /// Do not (BAT-2).
        SaveAxes,
        /// What to pay for more Prisoner Bonus (BAT-7).
        Extra(extra: Extra),
        /// The action of the Central City (CIT-1).
        CityAction(action: CityAction),
        /// Prisoners for the sacrifice (SAC-1).
        SacrificePrisoners(prisoners: Captives),
        /// Sets of jade for the sacrifice (SAC-1).
        SacrificeJade(sets: Sets),
        /// Sets of corn for the sacrifice (SAC-1).
        SacrificeCorn(sets: Sets),
        /// Move the marker of this column down (EVO-1).
        Evolve(column: Column),
        /// Give the First Player token away (REV-4).
        PassToken(seat: Seat),
        /// The Final Bonus (END-2).
        FinalBonus(column: Column),
    }
}
