//! Every decision and its number (C 5.12). Numbers are frozen: new actions go to the end.

use crate::model::*;
use patolli_core::dense_enum;

dense_enum! {
    /// One choice of one seat.
    pub enum Action {
        /// Place a Court tile of the hand (C 5.3.1).
        Place(tile: Resource, space: Space),
        /// Choose the space of a face-down tile (C 5.3.2) or of the Automa's tile (C 8.2.3).
        PlaceAt(space: Space),
        /// Take one resource of one's choice; several come one by one (C 5.1.5, R-65).
        Gain(resource: Resource),
        /// Give up one resource of one's choice (C 5.1.7).
        Lose(resource: Resource),
        /// Pay one unit of a cost (C 5.1.6).
        Pay(resource: Resource),
        /// Move the Priest of this stairway up (C 5.1.8).
        Climb(stair: Resource),
        /// Move the Priest of this stairway down (C 5.1.8).
        Descend(stair: Resource),
        /// The Totem stays at its Site and goes to the next space (C 5.7.1).
        Stay,
        /// The Totem goes to another Site, with this side up (C 5.7.1).
        Move(site: Site, side: Side),
        /// Where the ejected Totem goes (C 5.7.5).
        Eject(site: Site, side: Side),
        /// The ejected Totem leaves the board, if the option allows it.
        EjectOff,
        /// Put the Totem at the entry of a Site by an effect (C 6.9).
        MoveTotem(site: Site, side: Side),
        /// Leave the Totem where it is (C 6.9).
        LeaveTotem,
        /// Embassies action in this City (C 6.1).
        Envoy(city: City),
        /// River action (C 6.2).
        Draw,
        /// Ball Court action: the Character of this space (C 6.3).
        Recruit(space: CourtSpace),
        /// Altars action (C 6.4).
        Offer(space: AltarSpace),
        /// Hieroglyphic Stairway action (C 6.5).
        Read(line: Line),
        /// The action is lost: nothing is payable (C 5.8.1).
        Skip,
        /// Buy nothing at the River (C 6.2).
        BuyNothing,
        /// Buy the remaining River tiles (C 6.2).
        BuyTiles,
        /// Buy a Storage extension (C 6.2).
        BuyExtension,
        /// The new Character goes to a free slot (C 6.8.2).
        Keep,
        /// The new Character replaces this one (C 6.8.2).
        Replace(old: Character),
        /// The new one-shot Character is used without a slot (C 6.8.2).
        UseNow,
        /// The new Character is discarded at once (C 6.8.2).
        Refuse,
        /// Take this Glyph by an effect (C 6.9).
        PickGlyph(space: GlyphSpace),
        /// Take this Character by an effect (C 6.9).
        PickCharacter(space: CourtSpace),
        /// Put a token into this City by an effect (C 6.9).
        PickCity(city: City),
        /// Place a Jade tile (C 6.6).
        Jade(space: MaskSpace),
        /// Remove a Jade tile (C 5.5).
        DropJade(space: MaskSpace),
        /// Discard a Character without its effect (C 5.5).
        DropCharacter(character: Character),
        /// Discard a Glyph (C 5.5).
        DropGlyph(colour: Colour),
        /// Free action: use a one-shot Character (C 5.1.3).
        Use(character: Character),
        /// Free action: exchange Glyphs of different colours (C 6.7).
        ExchangeDifferent(set: Rainbow),
        /// Free action: exchange several Glyphs of one colour (C 6.7).
        ExchangeSame(colour: Colour, run: Run),
        /// Perform the bonus action at this Site (C 5.8.2).
        Bonus(site: Site),
        /// Refuse the bonus action (C 5.8.2).
        RefuseBonus,
        EndTurn,
    }
}
