//! A moment of the game in readable form. `docs/positions.md` explains every field.

mod load;

use crate::model::*;
use patolli_core::{By, Dense, Flaw, Host, Pile, PositionOf, Seat, Set, form};

form! {
    /// Any moment of a game. What follows from the rest is not written down: draw piles, supplies,
    /// the bag, Zenith tokens, and whether the end was triggered.
    pub strict struct Position of (game: &Copan, public: &Public) {
        event_card: EventCard = public.event_card,
        #[serde(default)]
        house: House = public.house,
        round: u8 = public.round,
        first: Seat = public.first,
        active: Seat = public.active,
        /// What is to be done, the next thing first; nothing when the game is over.
        agenda: Vec<Step> = public.agenda.iter().collect(),
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        queue: Vec<Pending> = public.queue.iter().collect(),
        #[serde(default, skip_serializing_if = "Option::is_none")]
        payment: Option<PaymentForm> = (public.payment != Payment::default())
            .then(|| PaymentForm::of(&public.payment)),
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fate: Option<Fate> = public.fate,
        #[serde(default)]
        exchanged: bool = public.exchanged,
        /// Face-up Court tiles.
        #[serde(default)]
        pyramid: BySpace<Option<Resource>> = By::from_fn(|space| public.pyramid.tile(space)),
        /// Spaces with a face-down tile.
        #[serde(default)]
        blind: SpaceSet = public.pyramid.blind,
        #[serde(default)]
        blind_known: Tiles = public.blind_known,
        /// Hidden: drawn on loading where it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        blind_tiles: Option<Tiles> = Some(game.unseen.blind),
        #[serde(default, serialize_with = "By::write_all")]
        decline: ByResource<u8> = public.decline,
        river: [Option<Resource>; RiverSlot::COUNT] = *public.river.as_array(),
        /// A City without a tile is closed.
        cities: ByCity<Option<CityTile>> = public.cities,
        #[serde(default)]
        drawn_tokens: Set<EmbassyToken> = public.embassies.into_iter().fold(Set::full(), Set::without),
        /// Those that are still to be applied, the last one first.
        #[serde(default, skip_serializing_if = "Pile::is_empty")]
        open_tokens: Pile<EmbassyToken, { EmbassyToken::COUNT }> = public.drawn,
        #[serde(default)]
        court: ByCourtSpace<Option<Character>> = public.court,
        #[serde(default)]
        court_closed: Set<CourtSpace> = public.court_closed,
        #[serde(default)]
        character_top: Pile<Character, { CourtSpace::COUNT }> = public.characters.top,
        #[serde(default)]
        character_discard: CharacterSet = public.characters.discard,
        #[serde(default)]
        character_removed: CharacterSet = public.characters.removed,
        altars: [Altar; AltarPlace::COUNT] = *public.altars.as_array(),
        #[serde(default)]
        altar_tokens: ByAltarSpace<Option<Seat>> = public.altar_tokens,
        #[serde(default)]
        altars_closed: Set<AltarSpace> = public.altars_closed,
        #[serde(default)]
        altar_discard: Set<Altar> = public.altar_discard,
        #[serde(default)]
        glyphs: ByGlyphSpace<Option<Colour>> = public.glyphs,
        #[serde(default)]
        glyphs_closed: Set<GlyphSpace> = public.glyphs_closed,
        #[serde(default)]
        glyph_top: Pile<Colour, { GlyphSpace::COUNT }> = public.glyph_deck.top,
        #[serde(default)]
        glyph_discard: Glyphs = public.glyph_deck.discard,
        players: Vec<PlayerForm> =
            public.seats().map(|seat| PlayerForm::of(game, seat, &public.players[seat])).collect(),
        #[serde(default, skip_serializing_if = "Option::is_none")]
        automa: Option<Automa> = public.automa,
    }
}

form! {
    /// A cost that is being paid: icons of specific resources, and of any.
    struct PaymentForm of (payment: &Payment) {
        icons: Stock = payment.cost.icons,
        any: u8 = payment.cost.any,
        waived: u8 = payment.waived,
        paid: Stock = payment.paid,
    }
}

form! {
    struct PlayerForm of (game: &Copan, seat: Seat, player: &Player) {
        stock: Stock = player.stock,
        extensions: u8 = player.extensions,
        /// Those of the Automa are named there, in order.
        characters: CharacterSet =
            if game.public.is_automa(seat) { Set::EMPTY } else { player.characters },
        discarded: CharacterSet = player.discarded,
        /// As the Characters.
        glyphs: Glyphs = if game.public.is_automa(seat) { Glyphs::NOTHING } else { player.glyphs },
        mask: MaskSet = player.mask,
        #[serde(serialize_with = "By::write_all")]
        priests: ByResource<u8> = player.priests,
        /// Also those whose Priest is on the top step now.
        topped: Set<Resource> = player.topped,
        totem: Option<Totem> = player.totem,
        cities: ByCity<u8> = player.cities,
        court: ByHalf<u8> = player.court,
        reserve: u8 = player.reserve,
        points: Earned = player.points,
        hand_size: u8 = player.hand_size,
        known_hand: Tiles = player.known_hand,
        /// Hidden: drawn on loading where it is left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        hand: Option<Tiles> = (!game.public.is_automa(seat)).then_some(game.private[seat].hand),
    }
}

impl PositionOf<Copan> for Position {
    fn of(game: &Copan) -> Self {
        Self::of(game, &game.public)
    }

    fn into_game(self, kit: &'static Kit, host: &mut impl Host<Event>) -> Result<Copan, Flaw> {
        self.load(kit, host)
    }
}
