//! What happened, as typed facts; `patolli-text` has the words.

use super::components::*;
use patolli_core::Seat;
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The opening hand, for its owner only.
    Dealt {
        seat: Seat,
        hand: CardSet,
    },
    RoundStarted {
        round: u8,
        bonus: Card,
    },
    /// A seat has chosen, but its card is still secret.
    Pledged {
        seat: Seat,
    },
    Revealed {
        seat: Seat,
        card: Card,
    },
    /// Solo: Cocijobot turned up a card.
    BotRevealed {
        card: BotCard,
    },
    TurnStarted {
        seat: Seat,
    },
    Income {
        seat: Seat,
        line: Line,
        gain: Stock,
    },
    Bought {
        seat: Seat,
        tile: TradeTile,
        stall: Stall,
        gold: u8,
    },
    /// Solo: Cocijobot takes a tile without paying.
    BotTookTile {
        tile: TradeTile,
        stall: Stall,
    },
    /// Solo: a space of its card on which Cocijobot does not build, because it is taken or because
    /// no House is left.
    BotSkipped {
        space: Space,
        taken: bool,
    },
    Gained {
        seat: Seat,
        gain: Stock,
        by: Source,
    },
    Exchanged {
        seat: Seat,
        tile: TradeTile,
        paid: Stock,
        gain: Stock,
    },
    PyramidStarted {
        seat: Seat,
        plinth: Plinth,
        tile: Property,
        size: Size,
    },
    PyramidRaised {
        seat: Seat,
        plinth: Plinth,
        size: Size,
    },
    /// A disc on a Ritual card; `paid` is nothing for a free one.
    Disc {
        seat: Seat,
        slot: RitualSlot,
        paid: Stock,
    },
    Sacrificed {
        seat: Seat,
        paid: Stock,
    },
    Step {
        seat: Seat,
        step: u8,
    },
    Declined {
        seat: Seat,
    },
    Built {
        seat: Seat,
        space: Space,
        paid: Stock,
    },
    /// A tile was placed in its cell.
    Placed {
        seat: Seat,
        tile: Tile,
        cell: Cell,
    },
    Palace {
        seat: Seat,
        space: Space,
        paid: Stock,
    },
    /// Points on the track.
    Scored {
        seat: Seat,
        vp: i16,
        by: Points,
    },
    /// A card of the hand was shown to score and left the game.
    HandCardSpent {
        seat: Seat,
        card: Card,
    },
    Drew {
        seat: Seat,
        card: Card,
    },
    /// Solo: the card set aside for the next round.
    SetAside {
        card: Card,
    },
    Refilled {
        tile: TradeTile,
        stall: Stall,
    },
    /// A card of the Round deck came into the Offer.
    Offered {
        card: Card,
    },
    /// Solo: the back of Cocijobot's next card.
    BotBack {
        back: Property,
    },
    Over,
}

/// Where a gain came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Tile(TradeTile),
    Step(u8),
    Cell(Cell),
}

/// What points were scored for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Points {
    /// Houses that fit this property (Z 5.7).
    Turn(Property),
    Step(u8),
    /// Houses that Cocijobot could not place (Z 8.6).
    Difficulty,
}

patolli_core::audience! {
    Event;
    secret: Dealt;
    reveal: Revealed, BotRevealed, HandCardSpent, Refilled, Offered, BotBack,
}
