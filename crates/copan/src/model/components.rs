//! What is in the box (C 2, C 3): names and numbers of the components.

use crate::model::*;
use patolli_core::{Bundle, By, Dense, Set, dense_id, named_enum, text_form};

named_enum! {
    /// The four resources, clockwise in the order of their Decline tracks (C 3.1).
    pub enum Resource { Food = "food", Fame = "fame", Zeal = "zeal", Power = "power" }
}
named_enum! {
    /// The symbols of the Fate die, in the order of every Event card (C 3.2).
    pub enum Fate {
        Cacao = "cacao", Flower = "flower", Sun = "sun",
        Moon = "moon", Water = "water", Codex = "codex",
    }
}
named_enum! {
    /// A quarter of the Pyramid (C 3.3).
    pub enum Section { Nw = "nw", Ne = "ne", Se = "se", Sw = "sw" }
}
named_enum! {
    /// The five Sites (C 3.6).
    pub enum Site {
        Embassies = "embassies", River = "river", BallCourt = "ball_court",
        Altars = "altars", Hieroglyphs = "hieroglyphs",
    }
}
named_enum! {
    /// The side of a Totem that is up: what ×k gives (C 3.6).
    pub enum Side { Resource = "resource", Vp = "vp" }
}
named_enum! {
    /// A City space of the embassy map (C 3.7).
    pub enum City {
        Quirigua = "quirigua", Caracol = "caracol", Tikal = "tikal",
        Palenque = "palenque", ChichenItza = "chichen_itza", Uxmal = "uxmal",
    }
}
named_enum! {
    /// A half of the Ball Court (C 3.11).
    pub enum Half { Left = "left", Right = "right" }
}
named_enum! {
    /// The colour of a Glyph card (C 3.15).
    pub enum Colour {
        Red = "red", Ochre = "ochre", Green = "green",
        Blue = "blue", Violet = "violet", White = "white",
    }
}
named_enum! {
    /// The nine Event cards (C 3.16); one is in play.
    pub enum EventCard {
        LongEasy = "long_easy", LongTough = "long_tough", LongHard = "long_hard",
        StandardEasy = "standard_easy", StandardTough = "standard_tough",
        StandardHard = "standard_hard",
        ShortEasy = "short_easy", ShortTough = "short_tough", ShortHard = "short_hard",
    }
}
named_enum! {
    /// How much the Automa does (C 8.1).
    pub enum Mode { Basic = "basic", Advanced = "advanced" }
}
named_enum! {
    /// The side of an Automa card (C 8.1).
    pub enum Difficulty { Easy = "easy", Hard = "hard" }
}

dense_id! { /** A space of the Pyramid (C 3.3), section by section. */ pub struct Space: 48; }
dense_id! { /** A place of a Totem at a Site; the entry is the first. */ pub struct Socket: 3; }
dense_id! { /** A City tile (C 3.8). */ pub struct CityTile: 20; }
dense_id! { /** An Embassy token (C 3.9). */ pub struct EmbassyToken: 30; }
dense_id! { /** A slot of the River, from left to right (C 3.10). */ pub struct RiverSlot: 4; }
dense_id! { /** A card space of the Ball Court (C 3.11). */ pub struct CourtSpace: 6; }
dense_id! { /** A Character card (C 3.12). */ pub struct Character: 54; }
dense_id! { /** An Altar card (C 3.13). */ pub struct Altar: 16; }
dense_id! { /** One of the twelve spaces below the Altar columns (C 3.13). */ pub struct AltarSpace: 12; }
dense_id! { /** A place for an Altar card. */ pub struct AltarPlace: 4; }
dense_id! { /** A card space of the Hieroglyphic Stairway (C 3.14). */ pub struct GlyphSpace: 6; }
dense_id! { /** A line of the Hieroglyphic Stairway (C 3.14). */ pub struct Line: 3; }
dense_id! { /** A space of the Jade mask (C 3.18). */ pub struct MaskSpace: 16; }
dense_id! { /** A number of equal Glyphs to exchange: three to eight (C 3.15). */ pub struct Run: 6; }
dense_id! { /** Two to six different colours of Glyphs to exchange (C 3.15). */ pub struct Rainbow: 57; }

/// Amounts of resources: a stock, a price, a gain.
pub type Stock = Bundle<Resource>;
/// Court tiles by type.
pub type Tiles = Bundle<Resource>;
/// Glyph cards by colour.
pub type Glyphs = Bundle<Colour>;
pub type SpaceSet = Set<Space>;
pub type CharacterSet = Set<Character>;
pub type MaskSet = Set<MaskSpace>;
/// One value for each resource: its Decline track, its stairway, its Automa card.
pub type ByResource<V> = By<Resource, V, { Resource::COUNT }>;
pub type ByFate<V> = By<Fate, V, { Fate::COUNT }>;
pub type BySite<V> = By<Site, V, { Site::COUNT }>;
pub type BySocket<V> = By<Socket, V, { Socket::COUNT }>;
pub type BySpace<V> = By<Space, V, { Space::COUNT }>;
pub type ByCity<V> = By<City, V, { City::COUNT }>;
pub type ByHalf<V> = By<Half, V, { Half::COUNT }>;
pub type ByCourtSpace<V> = By<CourtSpace, V, { CourtSpace::COUNT }>;
pub type ByCharacter<V> = By<Character, V, { Character::COUNT }>;
pub type ByEmbassyToken<V> = By<EmbassyToken, V, { EmbassyToken::COUNT }>;
pub type ByAltarPlace<V> = By<AltarPlace, V, { AltarPlace::COUNT }>;
pub type ByAltarSpace<V> = By<AltarSpace, V, { AltarSpace::COUNT }>;
pub type ByGlyphSpace<V> = By<GlyphSpace, V, { GlyphSpace::COUNT }>;
pub type ByLine<V> = By<Line, V, { Line::COUNT }>;
pub type ByRiverSlot<V> = By<RiverSlot, V, { RiverSlot::COUNT }>;
pub type ByMaskSpace<V> = By<MaskSpace, V, { MaskSpace::COUNT }>;

/// The top step of every stairway (C 3.5).
pub const TOP: u8 = 10;

text_form!(Space, "Pyramid space", space => format_args!(
    "{}_{}{}", space.section(), space.row(), space.column()
));
text_form!(Socket, "Site space", socket => socket.index() + 1);
text_form!(CityTile, "City tile", tile => format_args!("city_{:02}", tile.index() + 1));
text_form!(EmbassyToken, "Embassy token", token => standard().names.embassy_tokens[token]);
text_form!(RiverSlot, "River slot", slot => slot.index() + 1);
text_form!(CourtSpace, "Ball Court space", space => format_args!("bc_{}", space.index() + 1));
text_form!(Character, "Character", card => standard().names.characters[card]);
text_form!(Altar, "Altar card", altar => format_args!("altar_{:02}", altar.index() + 1));
text_form!(AltarSpace, "Altar space", space => space.index() + 1);
text_form!(AltarPlace, "Altar place", place => place.index() + 1);
text_form!(GlyphSpace, "Glyph space", space => format_args!("hg_{}", space.index() + 1));
text_form!(Line, "line", line => line.index() + 1);
text_form!(MaskSpace, "mask space", space => space.index() + 1);
text_form!(Run, "number of equal Glyphs", run => run.cards());
text_form!(Rainbow, "set of colours", set => {
    let names: Vec<_> = set.colours().iter().map(Colour::name).collect();
    names.join("+")
});

/// Row and column of the twelve spaces of a section; (1, 1) is the outer corner (C 3.3).
const PLACES: [(u8, u8); 12] = [
    (1, 1),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 1),
    (2, 2),
    (2, 3),
    (2, 4),
    (3, 1),
    (3, 2),
    (4, 1),
    (4, 2),
];

impl Space {
    pub fn section(self) -> Section {
        Section::from_index(self.index() / PLACES.len())
    }
    pub fn row(self) -> u8 {
        PLACES[self.index() % PLACES.len()].0
    }
    pub fn column(self) -> u8 {
        PLACES[self.index() % PLACES.len()].1
    }
    /// The number of the space in its section, the same in all four.
    pub fn local(self) -> usize {
        self.index() % PLACES.len()
    }
    /// Row and column, from one, of the drawing on an 8×8 grid (C 3.3).
    pub fn on_grid(self) -> (u8, u8) {
        let (r, c) = (self.row(), self.column());
        match self.section() {
            Section::Nw => (r, c),
            Section::Ne => (r, 9 - c),
            Section::Se => (9 - r, 9 - c),
            Section::Sw => (9 - r, c),
        }
    }
}
/// Spaces in one section.
pub const SECTION: usize = PLACES.len();

impl Socket {
    pub const ENTRY: Self = Self::new(0);

    pub fn next(self) -> Option<Self> {
        Self::checked(self.index() + 1)
    }
}
impl Site {
    /// The Site whose spaces the track of this resource closes, which is also that of its Automa
    /// card (C 3.1, C 8.3).
    pub const fn of(resource: Resource) -> Self {
        match resource {
            Resource::Food => Self::Embassies,
            Resource::Fame => Self::BallCourt,
            Resource::Zeal => Self::Altars,
            Resource::Power => Self::Hieroglyphs,
        }
    }
    /// The resource of the Site; the River has none.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Embassies => Some(Resource::Food),
            Self::River => None,
            Self::BallCourt => Some(Resource::Fame),
            Self::Altars => Some(Resource::Zeal),
            Self::Hieroglyphs => Some(Resource::Power),
        }
    }
}
impl AltarSpace {
    pub fn place(self) -> AltarPlace {
        AltarPlace::new(self.index() / 3)
    }
    /// The column of the card above, from zero.
    pub fn column(self) -> usize {
        self.index() % 3
    }
}
impl AltarPlace {
    /// The spaces below the columns of the card.
    pub fn spaces(self) -> impl Iterator<Item = AltarSpace> {
        (0..3).map(move |column| AltarSpace::new(self.index() * 3 + column))
    }
}
impl Run {
    pub const fn of(cards: u8) -> Self {
        Self::new(cards as usize - 3)
    }
    pub fn cards(self) -> u8 {
        self.index() as u8 + 3
    }
}

/// All sets of two or more of the six colours, as bits, in ascending order.
const RAINBOWS: [u8; Rainbow::COUNT] = {
    let mut sets = [0; Rainbow::COUNT];
    let (mut bits, mut n) = (0u8, 0);
    while bits < 64 {
        if bits.count_ones() >= 2 {
            sets[n] = bits;
            n += 1;
        }
        bits += 1;
    }
    sets
};

/// For each set of colours the exchanges that it allows, one bit each: asked at every anchor.
const WITHIN: [u64; 64] = {
    let mut within = [0; 64];
    let mut colours = 0;
    while colours < 64 {
        let mut set = 0;
        while set < Rainbow::COUNT {
            if RAINBOWS[set] as usize & !colours == 0 {
                within[colours] |= 1 << set;
            }
            set += 1;
        }
        colours += 1;
    }
    within
};

impl Rainbow {
    pub fn colours(self) -> Set<Colour> {
        Set::from_bits(RAINBOWS[self.index()].into())
    }
    /// The exchange of these colours; there must be two at least.
    pub fn of(colours: Set<Colour>) -> Option<Self> {
        RAINBOWS.iter().position(|bits| u64::from(*bits) == colours.bits()).map(Self::new)
    }
    /// Every exchange that these colours allow.
    pub fn within(colours: Set<Colour>) -> Set<Self> {
        Set::from_bits(WITHIN[colours.bits() as usize])
    }
    pub fn cards(self) -> Glyphs {
        self.colours().iter().map(|colour| (colour, 1)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rainbow_is_found_by_its_colours() {
        assert!(Rainbow::all().all(|set| Rainbow::of(set.colours()) == Some(set)));
        assert_eq!(Rainbow::of(Set::one(Colour::Red)), None);
        let three: Set<_> = [Colour::Red, Colour::Blue, Colour::White].into_iter().collect();
        assert_eq!(Rainbow::within(three).len(), 4);
        let subset = |set: &Rainbow| set.colours().is_subset_of(three);
        assert_eq!(Rainbow::within(three), Rainbow::all().filter(subset).collect());
    }

    #[test]
    fn the_corners_of_the_drawing_are_the_outer_spaces() {
        let corner = |name: &str| name.parse::<Space>().map(Space::on_grid);
        assert_eq!(corner("nw_11"), Ok((1, 1)));
        assert_eq!(corner("ne_11"), Ok((1, 8)));
        assert_eq!(corner("se_42"), Ok((5, 7)));
        assert_eq!(corner("sw_24"), Ok((7, 4)));
    }
}
