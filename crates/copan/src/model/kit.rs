//! The printed values of one edition, made from `data/*.toml`.

use crate::files::edition::spelling;
use crate::model::*;
use patolli_core::{By, Dense, Digest, Set};
use serde::{Deserialize, Serialize};

patolli_core::components!(
    Kit of "copan": pyramid, decline_tracks, stairways, sites, cities, city_tiles, embassy_tokens, ball_court, characters, altars, hieroglyphs, exchange, event_cards, player_board, mask, supply, points, automa_cards,
);

/// Everything that is printed on a component, in the form the rules use.
#[derive(Debug)]
pub struct Kit {
    pub pyramid: Pyramid,
    /// For two, three and four players (C 3.4).
    pub tracks: [Track; 3],
    /// What each tier yields (C 3.4).
    pub yields: [u8; 3],
    /// What each step of a stairway makes of one counted thing (C 3.5).
    pub stairs: ByResource<[i8; TOP as usize + 1]>,
    /// The Zenith pile from the top (C 3.5).
    pub zenith: [u8; 3],
    /// What the spaces of each Site do to a Totem that arrives by its own move (C 3.6).
    pub sites: BySite<BySocket<Symbol>>,
    /// What ×1 is worth with the VP side up (C 3.6).
    pub totem_vp: u8,
    pub cities: ByCity<CityRow>,
    pub city_tiles: By<CityTile, CityTileRow, { CityTile::COUNT }>,
    pub embassy_tokens: ByEmbassyToken<EmbassyRow>,
    /// The Embassy tokens of each level.
    pub embassy_stacks: [Set<EmbassyToken>; 3],
    pub court_halves: ByCourtSpace<Half>,
    pub characters: ByCharacter<CharacterRow>,
    /// Those that are discarded to be used.
    pub one_shots: CharacterSet,
    /// Permanent Characters that make the actions of each Site cheaper (C 6.10).
    pub discounters: BySite<CharacterSet>,
    /// Permanent Characters that score with the actions of each Site.
    pub rewarders: BySite<CharacterSet>,
    /// Permanent Characters that give with a Court tile of each type (C 5.6.4).
    pub collectors: ByResource<CharacterSet>,
    /// Permanent Characters that give with a long climb (C 5.1.8).
    pub climbers: CharacterSet,
    pub altars: By<Altar, AltarRow, { Altar::COUNT }>,
    pub lines: ByLine<LineRow>,
    pub line_of: ByGlyphSpace<Line>,
    /// The spaces of each line.
    pub glyph_spaces: ByLine<Set<GlyphSpace>>,
    /// By number of cards (C 3.15); nothing below two different or three equal ones.
    pub exchange_different: [Option<Exchange>; Colour::COUNT + 1],
    pub exchange_same: [Option<Exchange>; 9],
    pub events: By<EventCard, ByFate<Outcome>, { EventCard::COUNT }>,
    /// The Player board and one Storage extension (C 3.17).
    pub board: Storage,
    pub extension: Storage,
    pub mask: ByMaskSpace<MaskRow>,
    /// Where the first Jade tile may go (C 6.6).
    pub mask_edge: MaskSet,
    pub supply: Supply,
    pub points: Points,
    /// Where each Fate symbol is printed.
    pub fates: FatePlaces,
    pub(crate) names: Names,
    pub(crate) name: String,
    pub(crate) digest: Digest,
}

/// The ids of rows that have names.
#[derive(Debug)]
pub(crate) struct Names {
    pub embassy_tokens: ByEmbassyToken<String>,
    pub characters: ByCharacter<String>,
}

/// The spaces of the Pyramid (C 3.3).
#[derive(Debug)]
pub struct Pyramid {
    /// Spaces that Setup tiles leave free, for two, three and four players.
    pub in_play: [SpaceSet; 3],
    pub event_spaces: SpaceSet,
    pub bonus_spaces: SpaceSet,
    /// Orthogonal, within the section.
    pub neighbours: BySpace<SpaceSet>,
    /// What a bonus space gives, of any type.
    pub bonus: u8,
}

/// A Decline track for one number of players (C 3.4): positions run from 0 to `last`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// The first positions of tiers 2 and 3.
    pub tier_2: u8,
    pub tier_3: u8,
    pub last: u8,
}

impl Track {
    /// 0, 1 or 2 for the three tiers.
    pub const fn tier(&self, position: u8) -> usize {
        (position >= self.tier_2) as usize + (position >= self.tier_3) as usize
    }
    /// Whether a cube that arrives here sets off a scarcity Event.
    pub const fn is_threshold(&self, position: u8) -> bool {
        position == self.tier_2 || position == self.tier_3 || position == self.last
    }
}

/// What a Site space does to a Totem that arrives by its own move (C 3.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// Pay one of this.
    Pay(Resource),
    /// The visible side of the Totem, times this number.
    Times(u8),
}

/// A thing that a component gives, to be resolved at once or queued (C 5.1.4, 6.8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    Gain(Resource, u8),
    GainAny(u8),
    Vp(u8),
    Climb(u8),
    /// A Jade tile: queued, or placed at once in Events and exchanges.
    #[default]
    Jade,
    /// A Glyph of one's choice.
    Glyph,
    /// A Character of one's choice.
    Character,
    Extension,
    TakeTwoTiles,
    MoveTotem,
    PlaceEmbassy,
    /// An action at this Site, or at any: queued.
    Bonus {
        site: Option<Site>,
        discount: u8,
    },
}

/// A City space (C 3.7).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityRow {
    /// 1, 2 or 3.
    pub level: u8,
    pub path: Cost,
    pub fate: Fate,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityTileRow {
    pub cost: Cost,
    #[serde(deserialize_with = "spelling::effect")]
    pub effect: Effect,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EmbassyRow {
    /// 1, 2 or 3.
    pub level: u8,
    #[serde(deserialize_with = "spelling::effect")]
    pub effect: Effect,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterRow {
    pub cost: Cost,
    pub talent: Talent,
}

/// What a Character does (C 3.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Talent {
    Permanent(Gift),
    #[serde(deserialize_with = "spelling::effect")]
    OneShot(Effect),
    /// Points for each of a resource in stock at the end.
    Endgame {
        resource: Resource,
        vp: u8,
    },
}

/// What a permanent Character does while it is in a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Gift {
    /// Points each time an action of this Site is performed.
    Reward { site: Site, vp: u8 },
    /// Actions of this Site cost less.
    Discount { site: Site, off: u8 },
    /// A gain with each Court tile of this type.
    Collect { resource: Resource, gain: u8 },
    /// A gain of any type with each movement of at least `steps` steps.
    Climb { steps: u8, gain: u8 },
}

#[derive(Clone, Copy, Debug)]
pub struct AltarRow {
    pub cost: Cost,
    pub columns: [Column; 3],
}

/// A column of an Altar card: the effects in order, then the climb (C 6.4).
#[derive(Clone, Copy, Debug)]
pub struct Column {
    pub effects: [Option<Effect>; 2],
    pub climb: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineRow {
    pub cost: Cost,
    pub climb: u8,
}

/// What a set of Glyphs is worth (C 3.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    pub jade: u8,
    /// The discount of the bonus action at any Site, if there is one.
    pub bonus: Option<u8>,
}

/// A line of an Event card (C 3.16). All but `Decline` strike every player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Decline(Resource),
    /// Several types at once, or any.
    Gain(Cost),
    /// Of one type.
    Lose(Stock),
    LosePowerPerGlyph,
    LoseFamePerCharacter,
    LoseAnyPerCity,
    LoseAnyPerExtension,
    GainPowerPerDiscard,
    DropCharacter,
    DropJade,
    DropExtension,
    DropGlyph,
    GainJade,
    Climb(u8),
    Descend,
}

/// Storage and slots (C 3.17).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Storage {
    pub capacity: u8,
    pub slots: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaskRow {
    #[serde(deserialize_with = "spelling::effect")]
    pub effect: Effect,
    pub outer: bool,
    pub neighbours: MaskSet,
}

/// How much of everything is in the box (C 3.0, C 4).
#[derive(Clone, Copy, Debug)]
pub struct Supply {
    /// Court tiles of each type.
    pub court_tiles: u8,
    /// Court tiles drawn by each player before the game.
    pub hand: u8,
    /// Glyph cards of each colour.
    pub glyphs: u8,
    /// Player tokens of each player.
    pub tokens: u8,
    /// Storage extensions for each player.
    pub extensions_per_player: u8,
    /// The Automa's Court tiles under the option `printed`.
    pub automa_start: Tiles,
}

/// What scores how much at the end (C 7, C 8.6).
#[derive(Clone, Copy, Debug)]
pub struct Points {
    /// By number of Cities with an Embassy.
    pub cities: [i8; City::COUNT + 1],
    /// First and second of a half.
    pub half: [u8; 2],
    /// First, second and third of the whole court.
    pub court: [u8; 3],
    pub mask_complete: u8,
    /// For each Character, Altar token and Glyph of the Automa: fame, zeal and power card, easy
    /// and hard.
    pub automa: [[u8; Difficulty::COUNT]; 3],
}

/// Where each Fate symbol is printed (C 3.7, C 3.11 to C 3.14).
#[derive(Clone, Copy, Debug)]
pub struct FatePlaces {
    pub city: ByFate<City>,
    pub court: ByFate<CourtSpace>,
    /// The left and the right one.
    pub altars: ByFate<[AltarSpace; 2]>,
    pub glyph: ByFate<GlyphSpace>,
}

impl Kit {
    pub fn city(&self, city: City) -> &CityRow {
        &self.cities[city]
    }
    pub fn city_tile(&self, tile: CityTile) -> &CityTileRow {
        &self.city_tiles[tile]
    }
    pub fn character(&self, character: Character) -> &CharacterRow {
        &self.characters[character]
    }
    pub fn altar(&self, altar: Altar) -> &AltarRow {
        &self.altars[altar]
    }
    pub fn line(&self, line: Line) -> &LineRow {
        &self.lines[line]
    }
    pub fn symbol(&self, site: Site, socket: Socket) -> Symbol {
        self.sites[site][socket]
    }
    pub fn half(&self, space: CourtSpace) -> Half {
        self.court_halves[space]
    }
    /// For a number of sides; solo counts as two.
    pub fn track(&self, sides: usize) -> &Track {
        &self.tracks[sides - 2]
    }
    pub fn in_play(&self, sides: usize) -> SpaceSet {
        self.pyramid.in_play[sides - 2]
    }
    pub fn capacity(&self, extensions: u8) -> u8 {
        self.board.capacity + self.extension.capacity * extensions
    }
    pub fn slots(&self, extensions: u8) -> u8 {
        self.board.slots + self.extension.slots * extensions
    }
    /// What a stairway makes of one counted thing on this step (C 3.5).
    pub fn stair(&self, stair: Resource, step: u8) -> i8 {
        self.stairs[stair][usize::from(step)]
    }
}
