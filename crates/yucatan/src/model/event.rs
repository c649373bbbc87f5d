//! What happened, for history and animation.

use crate::model::*;
use patolli_core::Seat;
use serde::{Deserialize, Serialize};

/// Why a seat gains or takes something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    Granary,
    Barracks,
    CityLeader,
    Power(Power),
    /// The jade of an entry, the pile included (MOV-5).
    Entry(City),
    /// An action of a Central City.
    CityAction(CityAction),
    /// Units by an action of a Central City (CIT-4).
    CentralCity,
    /// A Summoning in a Central City (CIT-2).
    Summoning(Summoning),
    /// What every player begins with (SET-10).
    Setup,
    /// The Unit that the winner takes (BAT-5).
    BaseCapture,
    PrisonerBonus,
    WipeOut,
    Sacrifice,
    Pyramid,
    FinalBonus(Column),
    Leftovers,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    FirstPlayer {
        seat: Seat,
    },
    /// One of the secret choices of the set-up, which only its seat sees.
    Chose {
        seat: Seat,
        choices: Choices,
    },
    /// The seat has finished a secret choice.
    Pledged {
        seat: Seat,
    },
    /// All set-up choices are turned up (SET-9b).
    Revealed {
        seat: Seat,
        building: Building,
        counselors: (Counselor, Counselor),
        power: Power,
    },
    RoundStarted {
        round: u8,
    },
    TurnStarted {
        seat: Seat,
        turn: u8,
    },
    Activated {
        seat: Seat,
        element: Element,
    },
    Gained {
        seat: Seat,
        goods: Goods,
        by: Source,
    },
    Paid {
        seat: Seat,
        goods: Goods,
    },
    /// A special card from the deck, unseen by others.
    Drew {
        seat: Seat,
        by: Source,
    },
    /// Which one it was, which only its owner sees.
    DrewCard {
        seat: Seat,
        card: Special,
    },
    Built {
        seat: Seat,
        building: Building,
        level: u8,
    },
    Acquired {
        seat: Seat,
        ability: Ability,
        leader: Leader,
        slot: Slot,
    },
    Reinforced {
        seat: Seat,
        leader: Leader,
        units: u8,
        by: Source,
    },
    Linked {
        seat: Seat,
        summoning: Summoning,
        leader: Leader,
        timer: u8,
    },
    Prolonged {
        seat: Seat,
        summoning: Summoning,
        timer: u8,
    },
    /// The City Leader's power was not used.
    Declined {
        seat: Seat,
    },
    Stayed {
        seat: Seat,
        leader: Leader,
    },
    Moved {
        seat: Seat,
        leader: Leader,
        from: Space,
        to: Space,
    },
    /// The Attacker enters an occupied city (MOV-6).
    BattleBegan {
        city: City,
        attacker: (Seat, Leader),
        defender: (Seat, Leader),
    },
    /// The chosen card, which only its seat sees.
    ChoseCard {
        seat: Seat,
        card: Card,
    },
    /// Both cards are turned up.
    CardShown {
        seat: Seat,
        card: Card,
    },
    /// Paid for the Axes of the card (BAT-2).
    BoughtAxes {
        seat: Seat,
        axes: u8,
    },
    /// The total of one side (BAT-3).
    Strength {
        seat: Seat,
        axes: Axes,
    },
    Fought {
        city: City,
        outcome: Outcome,
        winner: Option<Seat>,
    },
    /// Paid for more Prisoner Bonus (BAT-7).
    BoughtBonus {
        seat: Seat,
        extra: Extra,
    },
    /// Units of the opponent become Prisoners.
    Captured {
        seat: Seat,
        units: u8,
        from: Seat,
        by: Source,
    },
    WipedOut {
        seat: Seat,
        leader: Leader,
        by: Seat,
    },
    /// Units of the Supply become Prisoners.
    Imprisoned {
        seat: Seat,
        units: u8,
        by: Source,
    },
    /// A wiped-out Troop is rebuilt in the Jungle.
    Rebuilt {
        seat: Seat,
        leader: Leader,
        units: u8,
    },
    /// A Troop goes to the Jungle after a Battle (BAT-6).
    Retreated {
        seat: Seat,
        leader: Leader,
    },
    /// A played card leaves the game, or is spent with its Summoning (BAT-13).
    CardGone {
        seat: Seat,
        card: Card,
    },
    CardBack {
        seat: Seat,
        card: Card,
    },
    CityActivated {
        seat: Seat,
        city: City,
        action: CityAction,
    },
    /// A part of the sacrifice, which only its seat sees.
    ChoseOffering {
        seat: Seat,
        offering: Offering,
    },
    Sacrificed {
        seat: Seat,
        prisoners: u8,
        goods: Goods,
        points: i16,
    },
    Scored {
        seat: Seat,
        vp: i16,
        by: Source,
    },
    Climbed {
        seat: Seat,
        step: u8,
    },
    /// The best did not improve (SAC-5).
    NobodyClimbed,
    Evolved {
        seat: Seat,
        column: Column,
        row: u8,
    },
    /// A Summoning is back in the Bank (REV-1).
    Returned {
        seat: Seat,
        summoning: Summoning,
    },
    /// Jade on a Central City (REV-3).
    JadeLaid {
        city: City,
        jade: u8,
    },
    TokenPassed {
        from: Seat,
        to: Seat,
    },
    Over,
}

patolli_core::audience! {
    Event;
    secret: Chose, ChoseCard, ChoseOffering, DrewCard;
    reveal: Revealed, Drew, DrewCard, CardShown, Sacrificed,
}
