//! What is in the box (A 2, A 3): names and numbers of the components.

use patolli_core::{Bundle, By, Dense, Set, dense_id, named_enum, text_form};

named_enum! {
    /// The five gods in their canonical order, which is that of their temples (A 2, RUL-47).
    pub enum God {
        Chief = "chief", Rain = "rain", Jaguar = "jaguar", Sun = "sun", Serpent = "serpent",
    }
}
named_enum! {
    /// The five resources, which are also the colours of tiles and sites (A 2).
    pub enum Colour {
        Corn = "corn", Water = "water", Obsidian = "obsidian",
        Cacao = "cacao", Limestone = "limestone",
    }
}
named_enum! {
    /// The ten cities (A 3.2, RUL-05).
    pub enum City {
        Calakmul = "calakmul", Caracol = "caracol", ChichenItza = "chichen_itza",
        Lamanai = "lamanai", Palenque = "palenque", Seibal = "seibal", Tikal = "tikal",
        Tulum = "tulum", Uxmal = "uxmal", Yaxchilan = "yaxchilan",
    }
}
named_enum! {
    /// The side of the board: with five regions, or with six (A 3.3).
    pub enum MapSide { Five = "five", Six = "six" }
}
named_enum! {
    /// The side of the player boards, the same for all (A 9).
    #[derive(Default)]
    pub enum BoardSide { #[default] A = "a", B = "b" }
}
named_enum! {
    /// How temples pay: the highest value of all, or each player's own (A 9).
    #[derive(Default)]
    pub enum TempleScoring { #[default] Global = "global", Personal = "personal" }
}
named_enum! {
    /// The fifteen building tiles (A 3.8).
    pub enum Building {
        ObservationTowerA = "observation_tower_a", ObservationTowerB = "observation_tower_b",
        ObservationTowerC = "observation_tower_c", ObservationTowerD = "observation_tower_d",
        CityGates = "city_gates", Market = "market", BallCourt = "ball_court", Palace = "palace",
        Gateway = "gateway", ProduceMarket = "produce_market", Acropolis = "acropolis",
        RoyalPalace = "royal_palace", RoyalMonument = "royal_monument",
        FavourOfTheGods = "favour_of_the_gods", GiantStele = "giant_stele",
    }
}
named_enum! {
    /// The six role cards (A 3.9).
    pub enum Role {
        MasterBuilder = "master_builder", HighPriestess = "high_priestess", Dancer = "dancer",
        Merchant = "merchant", WarCaptain = "war_captain", Queen = "queen",
    }
}
named_enum! {
    /// A card of a hand: the six region cards, and the one role card of its owner (A 6.7).
    pub enum Card {
        One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6", Role = "role",
    }
}
named_enum! {
    /// What the temple of a god pays for (A 3.10).
    pub enum Scoring {
        War = "war", Resources = "resources", Pyramid = "pyramid",
        Buildings = "buildings", Cities = "cities",
    }
}
named_enum! {
    /// How a worker counts: standing one, laid down two (A 6.1).
    pub enum Posture { Standing = "standing", Lying = "lying" }
}
named_enum! {
    /// A space of the pyramid (A 3.7), level by level from below.
    pub enum Space {
        A1 = "a1", A2 = "a2", A3 = "a3", A4 = "a4", B1 = "b1", B2 = "b2", B3 = "b3",
        C1 = "c1", C2 = "c2", D1 = "d1",
    }
}
named_enum! {
    /// The gods that King Pakal prefers (A 3.11).
    pub enum Personality {
        Builder = "pakal_builder", Priest = "pakal_priest", Dancer = "pakal_dancer",
        Merchant = "pakal_merchant", Warrior = "pakal_warrior", Consort = "pakal_consort",
    }
}
named_enum! {
    /// How strong King Pakal begins, and what he gains for buildings (A 8.1).
    pub enum Difficulty { Easy = "easy", Moderate = "moderate", Hard = "hard" }
}
named_enum! {
    /// What a pyramid tile shows beside its god: a colour, or all of them (A 3.5).
    pub enum Face {
        Corn = "corn", Water = "water", Obsidian = "obsidian",
        Cacao = "cacao", Limestone = "limestone", Wild = "wild",
    }
}

dense_id! { /** A region of the map (A 3.3), from 1. */ pub struct Region: 6; }
dense_id! { /** A route, which carries one production site (A 3.3). */ pub struct Route: 15; }
dense_id! { /** A route in one direction. */ pub struct Way: 30; }
dense_id! { /** A square for a pyramid tile: two in each region. */ pub struct Square: 12; }
dense_id! { /** A place of the building offer, from the left. */ pub struct Place: 4; }
dense_id! { /** A building slot of the capital, from the left (A 3.7). */ pub struct Slot: 5; }
dense_id! { /** A space of a temple, from the left (A 3.4). */ pub struct TempleSpace: 5; }
dense_id! { /** A summary card (A 3.6). */ pub struct SummaryCard: 5; }
dense_id! { /** A step of the war track whose reward can be chosen from the top (A 6.8): 1 to 5. */ pub struct WarStep: 5; }
dense_id! { /** A kind of pyramid tile: a god and a colour, or wild (A 3.5). */ pub struct Tile: 30; }
dense_id! { /** One to five different colours: the nominal cost of a tile (A 6.5). */ pub struct Price: 31; }

/// A value for each god, and so on.
pub type ByGod<V> = By<God, V, { God::COUNT }>;
pub type ByColour<V> = By<Colour, V, { Colour::COUNT }>;
pub type ByCity<V> = By<City, V, { City::COUNT }>;
pub type BySpace<V> = By<Space, V, { Space::COUNT }>;
pub type BySlot<V> = By<Slot, V, { Slot::COUNT }>;
pub type ByRegion<V> = By<Region, V, { Region::COUNT }>;
pub type ByRoute<V> = By<Route, V, { Route::COUNT }>;
pub type BySquare<V> = By<Square, V, { Square::COUNT }>;
pub type ByPlace<V> = By<Place, V, { Place::COUNT }>;
pub type BySummaryCard<V> = By<SummaryCard, V, { SummaryCard::COUNT }>;
pub type ByScoring<V> = By<Scoring, V, { Scoring::COUNT }>;
pub type BySide<V> = By<MapSide, V, { MapSide::COUNT }>;
pub type ByBoard<V> = By<BoardSide, V, { BoardSide::COUNT }>;
pub type ByBuilding<V> = By<Building, V, { Building::COUNT }>;
pub type ByPersonality<V> = By<Personality, V, { Personality::COUNT }>;
pub type ByDifficulty<V> = By<Difficulty, V, { Difficulty::COUNT }>;
pub type ByTempleSpace<V> = By<TempleSpace, V, { TempleSpace::COUNT }>;

/// Amounts of resources: a supply, a price, a gain.
pub type Stock = Bundle<Colour>;
pub type Colours = Set<Colour>;
pub type Cards = Set<Card>;
pub type Roles = Set<Role>;

/// The top of the war track (A 3.4).
pub const WAR_TOP: u8 = 6;
/// Where Pakal's markers begin in the temples of his difficulty (SO-9).
pub(crate) const SETUP_SPACE: TempleSpace = TempleSpace::new(2);
/// Calendar spaces, which is also the number of production site tiles (A 3.1, A 3.4).
pub const SITES: usize = 15;

text_form!(Region, "region", region => region.index() + 1);
text_form!(Route, "route", route => route.index() + 1);
text_form!(Way, "way", way => format_args!(
    "{}{}", way.route(), if way.is_back() { "b" } else { "a" }
));
text_form!(Square, "square", square => format_args!(
    "{}{}", square.region(), if square.is_right() { "r" } else { "l" }
));
text_form!(Place, "place of the offer", place => place.index() + 1);
text_form!(Slot, "slot", slot => format_args!("s{}", slot.index() + 1));
text_form!(TempleSpace, "temple space", space => space.index() + 1);
text_form!(SummaryCard, "summary card", card => card.index() + 1);
text_form!(WarStep, "war step", step => step.index() + 1);
text_form!(Tile, "pyramid tile", tile => format_args!("{}_{}", tile.god(), tile.face()));
text_form!(Price, "set of colours", price => {
    let names: Vec<_> = price.colours().iter().map(Colour::name).collect();
    names.join("+")
});

impl Region {
    pub fn squares(self) -> [Square; 2] {
        [Square::new(2 * self.index()), Square::new(2 * self.index() + 1)]
    }
}

impl Square {
    pub fn region(self) -> Region {
        Region::new(self.index() / 2)
    }
    pub fn is_right(self) -> bool {
        self.index() % 2 == 1
    }
}

impl Way {
    /// From the first city of the route to the second, or back.
    pub fn of(route: Route, back: bool) -> Self {
        Self::new(2 * route.index() + usize::from(back))
    }
    pub fn route(self) -> Route {
        Route::new(self.index() / 2)
    }
    pub fn is_back(self) -> bool {
        self.index() % 2 == 1
    }
}

impl Face {
    pub fn of(colour: Colour) -> Self {
        Self::from_index(colour.index())
    }
    /// Its colour, unless it is wild.
    pub fn colour(self) -> Option<Colour> {
        (self != Self::Wild).then(|| Colour::from_index(self.index()))
    }
}

impl Tile {
    pub fn of(god: God, face: Face) -> Self {
        Self::new(god.index() * Face::COUNT + face.index())
    }
    pub fn god(self) -> God {
        God::from_index(self.index() / Face::COUNT)
    }
    pub fn face(self) -> Face {
        Face::from_index(self.index() % Face::COUNT)
    }
    pub fn colour(self) -> Option<Colour> {
        self.face().colour()
    }
    pub fn is_wild(self) -> bool {
        self.face() == Face::Wild
    }
}

impl Price {
    /// The price of these colours; there must be one at least.
    pub fn of(colours: Colours) -> Self {
        Self::new(colours.bits() as usize - 1)
    }
    pub fn colours(self) -> Colours {
        Colours::from_bits(self.index() as u64 + 1)
    }
}

impl Card {
    pub fn of_region(region: Region) -> Self {
        Self::from_index(region.index())
    }
    /// A 3.9, RUL-08: every role card carries the number 6.
    pub fn number(self) -> u8 {
        (self.index() as u8 + 1).min(6)
    }
    pub fn is_six(self) -> bool {
        self.number() == 6
    }
    /// Where it sends a Ruler from the left (A 5.1, MV-2).
    pub fn region(self) -> Region {
        Region::new(usize::from(self.number()) - 1)
    }
}

impl Space {
    /// 1 to 4, which is also the number of colours it costs (A 3.7).
    pub fn level(self) -> u8 {
        match self.index() {
            0..=3 => 1,
            4..=6 => 2,
            7..=8 => 3,
            _ => 4,
        }
    }
    /// The two spaces directly below, or none on the first level.
    pub fn below(self) -> Option<[Self; 2]> {
        let (first_here, first_below) = match self.level() {
            1 => return None,
            2 => (4, 0),
            3 => (7, 4),
            _ => (9, 7),
        };
        let left = first_below + self.index() - first_here;
        Some([Self::from_index(left), Self::from_index(left + 1)])
    }
    /// Spaces on the ground, and those above two of these (BD-3).
    pub const fn supported(filled: Set<Self>) -> Set<Self> {
        let both = filled.bits() & filled.bits() >> 1;
        let (b, c, d) = (both & 0b111, both & 0b11_0000, both & 0b1000_0000);
        Set::from_bits(0b1111 | b << 4 | c << 3 | d << 2)
    }
    /// Left and right, and every pair of a space and one directly below it (A 3.7).
    pub fn neighbours(self) -> Set<Self> {
        const NEIGHBOURS: [u64; Space::COUNT] = [
            0b00_0001_0010, // a1: a2, b1
            0b00_0011_0101, // a2: a1, a3, b1, b2
            0b00_0110_1010, // a3: a2, a4, b2, b3
            0b00_0100_0100, // a4: a3, b3
            0b00_1010_0011, // b1: a1, a2, b2, c1
            0b01_1101_0110, // b2: a2, a3, b1, b3, c1, c2
            0b01_0010_1100, // b3: a3, a4, b2, c2
            0b11_0011_0000, // c1: b1, b2, c2, d1
            0b10_1110_0000, // c2: b2, b3, c1, d1
            0b01_1000_0000, // d1: c1, c2
        ];
        Set::from_bits(NEIGHBOURS[self.index()])
    }
    /// The spaces of a level.
    pub const fn of_level(level: u8) -> Set<Self> {
        Set::from_bits(match level {
            1 => 0b00_0000_1111,
            2 => 0b00_0111_0000,
            3 => 0b01_1000_0000,
            _ => 0b10_0000_0000,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A 3.7.
    #[test]
    fn the_pyramid_stands_on_what_is_below() {
        let below = |name: &str| name.parse::<Space>().unwrap().below();
        assert_eq!(below("a2"), None);
        assert_eq!(below("b1"), Some([Space::A1, Space::A2]));
        assert_eq!(below("b3"), Some([Space::A3, Space::A4]));
        assert_eq!(below("c2"), Some([Space::B2, Space::B3]));
        assert_eq!(below("d1"), Some([Space::C1, Space::C2]));
        for filled in (0..1 << Space::COUNT).map(Set::from_bits) {
            let stands = |two: [Space; 2]| two.into_iter().all(|one| filled.contains(one));
            let supported = Space::all().filter(|space| space.below().is_none_or(stands));
            assert_eq!(Space::supported(filled), supported.collect());
        }
        for space in Space::all() {
            assert!(Space::of_level(space.level()).contains(space));
            for other in Space::all() {
                let beside =
                    space.level() == other.level() && space.index().abs_diff(other.index()) == 1;
                let over = |a: Space, b: Space| a.below().is_some_and(|two| two.contains(&b));
                let adjacent = beside || over(space, other) || over(other, space);
                assert_eq!(space.neighbours().contains(other), adjacent, "{space} {other}");
            }
        }
    }

    #[test]
    fn texts_read_back() {
        assert_eq!("3r".parse(), Ok(Square::new(5)));
        assert_eq!("rain_wild".parse(), Ok(Tile::of(God::Rain, Face::Wild)));
        assert_eq!("corn+cacao".parse::<Price>().unwrap().colours().len(), 2);
        assert!(Price::all().all(|price| Price::of(price.colours()) == price));
    }
}
