//! A moment of the game in readable form. `docs/positions.md` explains every field.

mod forms;
mod load;

use crate::model::*;
use forms::{PaymentForm, PlayerForm};
use patolli_core::{Dense, Flaw, Host, Moment, Pile, Seat, Set};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Any moment of a game. What follows from the rest is not written down: draw piles, supplies, the
/// bag, Zenith tokens, and whether the end was triggered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    event_card: EventCard,
    #[serde(default)]
    house: House,
    round: u8,
    first: Seat,
    active: Seat,
    /// What is to be done, the next thing first; nothing when the game is over.
    agenda: Vec<Step>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    queue: Vec<Pending>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    payment: Option<PaymentForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fate: Option<Fate>,
    #[serde(default)]
    exchanged: bool,
    /// Face-up Court tiles.
    #[serde(default)]
    pyramid: BTreeMap<Space, Resource>,
    /// Spaces with a face-down tile.
    #[serde(default)]
    blind: SpaceSet,
    #[serde(default)]
    blind_known: Tiles,
    /// Hidden: drawn on loading where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    blind_tiles: Option<Tiles>,
    #[serde(default)]
    decline: BTreeMap<Resource, u8>,
    river: [Option<Resource>; RiverSlot::COUNT],
    /// A City without a tile is closed.
    cities: BTreeMap<City, CityTile>,
    #[serde(default)]
    drawn_tokens: Set<EmbassyToken>,
    /// Those that are still to be applied, the last one first.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    open_tokens: Pile<EmbassyToken, { EmbassyToken::COUNT }>,
    #[serde(default)]
    court: BTreeMap<CourtSpace, Character>,
    #[serde(default)]
    court_closed: Set<CourtSpace>,
    #[serde(default)]
    character_top: Pile<Character, { CourtSpace::COUNT }>,
    #[serde(default)]
    character_discard: CharacterSet,
    #[serde(default)]
    character_removed: CharacterSet,
    altars: [Altar; AltarPlace::COUNT],
    #[serde(default)]
    altar_tokens: BTreeMap<AltarSpace, Seat>,
    #[serde(default)]
    altars_closed: Set<AltarSpace>,
    #[serde(default)]
    altar_discard: Set<Altar>,
    #[serde(default)]
    glyphs: BTreeMap<GlyphSpace, Colour>,
    #[serde(default)]
    glyphs_closed: Set<GlyphSpace>,
    #[serde(default)]
    glyph_top: Pile<Colour, { GlyphSpace::COUNT }>,
    #[serde(default)]
    glyph_discard: Glyphs,
    players: Vec<PlayerForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    automa: Option<Automa>,
}

impl Moment<Copan> for Position {
    fn of(game: &Copan) -> Self {
        let public = &game.public;
        let drawn =
            |level: usize| public.kit.embassy_stacks[level].without(public.embassies[level]);
        Self {
            event_card: public.event_card,
            house: public.house,
            round: public.round,
            first: public.first,
            active: public.active,
            agenda: public.agenda.iter().collect(),
            queue: public.queue.iter().collect(),
            payment: PaymentForm::of(&public.payment),
            fate: public.fate,
            exchanged: public.exchanged,
            pyramid: Space::all()
                .filter_map(|space| Some((space, public.pyramid.tile(space)?)))
                .collect(),
            blind: public.pyramid.blind,
            blind_known: public.blind_known,
            blind_tiles: Some(game.unseen.blind),
            decline: map_of(&public.decline.map(Some)),
            river: public.river,
            cities: map_of(&public.cities),
            drawn_tokens: (0..public.embassies.len()).map(drawn).fold(Set::EMPTY, Set::or),
            open_tokens: public.drawn,
            court: map_of(&public.court),
            court_closed: public.court_closed,
            character_top: public.characters.top,
            character_discard: public.characters.discard,
            character_removed: public.characters.removed,
            altars: public.altars,
            altar_tokens: map_of(&public.altar_tokens),
            altars_closed: public.altars_closed,
            altar_discard: public.altar_discard,
            glyphs: map_of(&public.glyphs),
            glyphs_closed: public.glyphs_closed,
            glyph_top: public.glyph_deck.top,
            glyph_discard: public.glyph_deck.discard,
            players: public.seats().map(|seat| PlayerForm::of(game, seat)).collect(),
            automa: public.automa,
        }
    }

    fn into_game(self, kit: &'static Kit, host: &mut impl Host<Event>) -> Result<Copan, Flaw> {
        self.load(kit, host)
    }
}

/// The places that hold something, by name.
fn map_of<K: Dense + Ord, V: Copy>(places: &[Option<V>]) -> BTreeMap<K, V> {
    K::all().zip(places).filter_map(|(key, value)| Some((key, (*value)?))).collect()
}

/// The places in order; those without a name hold nothing.
fn places_of<K: Dense + Ord, V: Copy, const N: usize>(map: &BTreeMap<K, V>) -> [Option<V>; N] {
    std::array::from_fn(|i| map.get(&K::from_index(i)).copied())
}
