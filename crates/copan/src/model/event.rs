//! What happened, as typed facts. Other crates have words for them, in any language.

use crate::model::*;
use patolli_core::Seat;
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The opening hand, shown to its owner only.
    Dealt {
        seat: Seat,
        hand: Tiles,
    },
    /// The opening hand of a player who plays with open tiles, or of the Automa.
    DealtOpen {
        seat: Seat,
        hand: Tiles,
    },
    /// Solo: the Automa's cards from left to right.
    AutomaCards {
        order: [Resource; 4],
    },
    RoundStarted {
        round: u8,
    },
    TurnStarted {
        seat: Seat,
    },
    /// A Court tile went onto the Pyramid.
    Placed {
        seat: Seat,
        tile: Resource,
        space: Space,
    },
    /// A face-down tile went onto the Pyramid.
    PlacedBlind {
        seat: Seat,
        space: Space,
    },
    /// There was no tile or no space: the Court phase is left out (C 5.3.3, 5.3.4).
    CourtSkipped {
        seat: Seat,
    },
    /// A Decline cube moved to this position.
    Declined {
        track: Resource,
        position: u8,
    },
    /// An omen Event: new Characters and Altars (C 5.5.2).
    Omen,
    /// A scarcity Event of this track is pending (C 5.4.2).
    Scarcity {
        track: Resource,
    },
    /// The Fate die of the Event (C 5.5.3).
    Rolled {
        fate: Fate,
        card: EventCard,
    },
    ClosedCity {
        city: City,
    },
    ClosedCourt {
        space: CourtSpace,
    },
    ClosedAltars {
        spaces: [AltarSpace; 2],
    },
    ClosedGlyph {
        space: GlyphSpace,
    },
    /// A closure found its space closed already (C 5.5.8).
    NothingToClose {
        track: Resource,
        fate: Fate,
    },
    /// Resources for a tile and its neighbours (C 5.6.3), before the storage cuts them.
    Collected {
        seat: Seat,
        yielded: Stock,
        kept: Stock,
    },
    /// A gain, and what of it found room.
    Gained {
        seat: Seat,
        gain: Stock,
        kept: Stock,
        by: Source,
    },
    /// Resources that were lost.
    Lost {
        seat: Seat,
        loss: Stock,
    },
    Scored {
        seat: Seat,
        vp: i16,
        by: Source,
    },
    /// The Totem went to this space by its own move, or by an effect.
    TotemMoved {
        seat: Seat,
        site: Site,
        socket: Socket,
        side: Side,
    },
    /// It was displaced by another Totem.
    TotemPushed {
        seat: Seat,
        site: Site,
        socket: Socket,
    },
    TotemEjected {
        seat: Seat,
        site: Site,
    },
    /// The ejected Totem left the board.
    TotemOff {
        seat: Seat,
    },
    /// The entry of a Site was paid.
    PaidEntry {
        seat: Seat,
        site: Site,
        resource: Resource,
    },
    /// A cost was paid in full.
    Paid {
        seat: Seat,
        paid: Stock,
    },
    /// A token in a City: by the action, or by an effect.
    Embassy {
        seat: Seat,
        city: City,
    },
    /// An Embassy token was drawn; it is applied after all others of the same draw are open.
    DrewToken {
        seat: Seat,
        token: EmbassyToken,
    },
    /// The stack of this level held too few Embassy tokens (C 6.1, R-50).
    TokensRanOut {
        seat: Seat,
        level: u8,
        missing: u8,
    },
    /// River tiles were taken.
    TookTiles {
        seat: Seat,
        tiles: Tiles,
    },
    TookExtension {
        seat: Seat,
    },
    LostExtension {
        seat: Seat,
    },
    /// A Character was taken from this space.
    TookCharacter {
        seat: Seat,
        character: Character,
        space: CourtSpace,
    },
    /// A token on a half of the Ball Court.
    CourtToken {
        seat: Seat,
        half: Half,
    },
    Kept {
        seat: Seat,
        character: Character,
    },
    /// A one-shot was used.
    Used {
        seat: Seat,
        character: Character,
    },
    /// A Character was given up without its effect.
    Discarded {
        seat: Seat,
        character: Character,
    },
    /// A Character gained for free was refused; it goes to the common discard.
    Refused {
        seat: Seat,
        character: Character,
    },
    /// A token on an Altar space, or straight in the reserve.
    AltarToken {
        seat: Seat,
        space: AltarSpace,
        reserve: bool,
    },
    TookGlyphs {
        seat: Seat,
        glyphs: Glyphs,
    },
    LostGlyph {
        seat: Seat,
        colour: Colour,
    },
    Exchanged {
        seat: Seat,
        glyphs: Glyphs,
    },
    JadePlaced {
        seat: Seat,
        space: MaskSpace,
    },
    JadeRemoved {
        seat: Seat,
        space: MaskSpace,
    },
    /// A Jade tile found no place.
    JadeLost {
        seat: Seat,
    },
    Climbed {
        seat: Seat,
        stair: Resource,
        step: u8,
    },
    Descended {
        seat: Seat,
        stair: Resource,
        step: u8,
    },
    Queued {
        seat: Seat,
        what: Pending,
    },
    BonusRefused {
        seat: Seat,
    },
    /// A bonus action or a Site action could not be paid (C 5.8.1, 5.8.2).
    ActionLost {
        seat: Seat,
        site: Option<Site>,
    },
    /// Solo: the Fate die of the Automa (C 8.3).
    AutomaRolled {
        fate: Fate,
    },
    /// Solo: the Automa plays the action of this card.
    AutomaActs {
        card: Resource,
    },
    /// A new Character on the Ball Court.
    NewCharacter {
        character: Character,
        space: CourtSpace,
    },
    NewAltar {
        altar: Altar,
        place: AltarPlace,
    },
    NewGlyph {
        colour: Colour,
        space: GlyphSpace,
    },
    NewRiverTile {
        tile: Resource,
        slot: RiverSlot,
    },
    /// A draw pile was made of its discards.
    Reshuffled {
        pile: Site,
    },
    /// The end was triggered (C 5.10.1).
    Ending,
    Over,
}

patolli_core::audience! {
    Event;
    secret: Dealt;
    reveal: Rolled, DrewToken, AutomaRolled, NewCharacter, NewAltar, NewGlyph, NewRiverTile, Reshuffled,
}
