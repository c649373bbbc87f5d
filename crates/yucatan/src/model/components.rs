//! What is in the box (Y 2, Y 3): names and numbers of the components.

use patolli_core::{Bundle, By, Dense, Set, dense_enum, dense_id, named_enum, text_form};

named_enum! {
    /// The two resources (Y 2).
    pub enum Resource { Corn = "corn", Jade = "jade" }
}
named_enum! {
    /// The four places of the map (Y 3.2).
    #[derive(Default)]
    pub enum Space {
        #[default]
        Jungle = "jungle", ChichenItza = "chichen_itza", Uxmal = "uxmal", Mayapan = "mayapan",
    }
}
named_enum! {
    /// The Central Cities (Y 3.2).
    pub enum City { ChichenItza = "chichen_itza", Uxmal = "uxmal", Mayapan = "mayapan" }
}
named_enum! {
    /// The four kinds of Building that have levels (Y 3.5).
    pub enum Building {
        ConstructionSite = "construction_site", MilitarySchool = "military_school",
        Barracks = "barracks", Temple = "temple",
    }
}
named_enum! {
    /// What a token activates (ACT-2): one of five Buildings, or one of three Leaders.
    pub enum Element {
        ConstructionSite = "construction_site", MilitarySchool = "military_school",
        Barracks = "barracks", Temple = "temple", Granary = "granary",
        CityLeader = "city_leader", Leader1 = "leader_1", Leader2 = "leader_2",
    }
}
named_enum! {
    /// A Troop Leader, and so the Troop that follows (Y 2).
    pub enum Leader { One = "leader_1", Two = "leader_2" }
}
named_enum! {
    /// The six Ability tiles of a player (Y 3.6).
    pub enum Ability {
        Fury1 = "fury_1", Fury2 = "fury_2", Fury3 = "fury_3",
        Snare1 = "snare_1", Snare2 = "snare_2", Snare3 = "snare_3",
    }
}
named_enum! {
    /// The four Counselors of a player, who keeps two (Y 3.7).
    pub enum Counselor {
        Striker = "striker", Veteran = "veteran", Pathfinder = "pathfinder", Jailer = "jailer",
    }
}
named_enum! {
    /// The nine Summonings, three of each level (Y 3.8).
    pub enum Summoning {
        UayChivo = "uay_chivo", Alux = "alux", Xtabay = "xtabay",
        Balam = "balam", Camazotz = "camazotz", Zipacna = "zipacna",
        Kukulkan = "kukulkan", AhPuch = "ah_puch", Chaac = "chaac",
    }
}
named_enum! {
    /// The powers of a City Leader, of which each player keeps one (Y 3.9).
    pub enum Power { Harvest = "harvest", War = "war", Omens = "omens", Captives = "captives" }
}
named_enum! {
    /// The five Battle cards that every player has (Y 3.10).
    pub enum Base {
        JaguarCharge = "jaguar_charge", NetAmbush = "net_ambush", WarCouncil = "war_council",
        ShieldLine = "shield_line", Skirmish = "skirmish",
    }
}
named_enum! {
    /// The kinds of special cards in the deck (Y 3.11).
    pub enum Special {
        ObsidianStorm = "obsidian_storm", NightRaid = "night_raid", BloodPact = "blood_pact",
        VeilOfSmoke = "veil_of_smoke", WarDrums = "war_drums",
    }
}
named_enum! {
    /// The actions of the Central Cities (Y 3.12), city by city in the order of their Rounds.
    pub enum CityAction {
        CiBuildA = "ci_build_a", CiCorn = "ci_corn", CiJade = "ci_jade", CiSummon = "ci_summon",
        CiBuildB = "ci_build_b", CiPrisoners = "ci_prisoners",
        UxAbilityA = "ux_ability_a", UxCorn = "ux_corn", UxReinforce = "ux_reinforce",
        UxCard = "ux_card", UxAbilityB = "ux_ability_b", UxJade = "ux_jade",
        MaSummonA = "ma_summon_a", MaJade = "ma_jade", MaCard = "ma_card", MaCorn = "ma_corn",
        MaSummonB = "ma_summon_b", MaTribute = "ma_tribute",
    }
}
named_enum! {
    /// The columns of the Evolution table (Y 3.4), and the Final Bonuses of the same names (END-2).
    pub enum Column { Building = "building", Ability = "ability", Summoning = "summoning" }
}
named_enum! {
    /// What a City Leader gives (CLD-1).
    pub enum Gift { Corn = "corn", Jade = "jade", Card = "card" }
}
named_enum! {
    /// What is paid for more Prisoner Bonus (BAT-7): for the Counselor, for the card, or for both.
    #[derive(Default)]
    pub enum Extra {
        #[default]
        Nothing = "nothing", Counselor = "counselor", Card = "card", Both = "both",
    }
}
named_enum! {
    /// The two sides of a Battle, in the order in which they are asked (Q15).
    pub enum Side { Attacker = "attacker", Defender = "defender" }
}
named_enum! {
    /// How a Battle ends (BAT-4).
    pub enum Outcome {
        AttackerWins = "attacker_wins", DefenderWins = "defender_wins", Draw = "draw",
    }
}
named_enum! {
    /// Which Final Bonus a marker on the last row gives (Y 9, Q9).
    pub enum BonusRule { Free = "free", Column = "column" }
}
named_enum! {
    /// Whether corn and jade can run out (Y 9, Q27).
    pub enum TokenRule { Unlimited = "unlimited", Limited = "limited" }
}
named_enum! {
    /// Whether the Temple limits the level of a Summoning, too (Y 9).
    pub enum GateRule { Rulebook = "rulebook", Published = "published" }
}

dense_enum! {
    /// A Battle card of any kind.
    pub enum Card { Base(base: Base), Special(special: Special), Summoning(summoning: Summoning) }
}

dense_id! { /** A level above the printed one: 1 to 3. */ pub struct Level: 3; }
dense_id! { /** A place for an Ability beside a Troop Leader: 1 to 3 (Y 3.6). */ pub struct Slot: 3; }
dense_id! { /** Additional Rounds of a new Summoning: 0 to 4 (TEM-1). */ pub struct Rounds: 5; }
dense_id! { /** Rounds that prolong a Summoning: 1 to 4 (TEM-3). */ pub struct Longer: 4; }
dense_id! { /** Units that join a Troop at once: 1 to 7 (BAR-1). */ pub struct Units: 7; }
dense_id! { /** A part of a levy: 0 to 7 Units (CLD-4). */ pub struct Levy: 8; }
dense_id! { /** Prisoners for a sacrifice: 0 to 60 (SAC-1). */ pub struct Captives: 61; }
dense_id! { /** Whole sets of a resource for a sacrifice: 0 to 63 (SAC-1, Q26). */ pub struct Sets: 64; }

text_form!(Card, "battle card", card => card.name());
text_form!(Level, "level", level => level.get());
text_form!(Slot, "slot", slot => slot.index() + 1);
text_form!(Rounds, "number of Rounds", rounds => rounds.index());
text_form!(Longer, "number of Rounds", longer => longer.get());
text_form!(Units, "number of Units", units => units.get());
text_form!(Levy, "number of Units", levy => levy.index());
text_form!(Captives, "number of Prisoners", captives => captives.index());
text_form!(Sets, "number of sets", sets => sets.index());

/// Amounts of corn and jade: a stock, a price, a gain.
pub type Goods = Bundle<Resource>;
/// Special cards by kind.
pub type Specials = Bundle<Special>;

pub type ByAbility<V> = By<Ability, V, { Ability::COUNT }>;
pub type ByBuilding<V> = By<Building, V, { Building::COUNT }>;
pub type ByCard<V> = By<Card, V, { Card::COUNT }>;
pub type ByCity<V> = By<City, V, { City::COUNT }>;
pub type ByCityAction<V> = By<CityAction, V, { CityAction::COUNT }>;
pub type ByColumn<V> = By<Column, V, { Column::COUNT }>;
pub type ByCounselor<V> = By<Counselor, V, { Counselor::COUNT }>;
pub type ByElement<V> = By<Element, V, { Element::COUNT }>;
pub type ByPower<V> = By<Power, V, { Power::COUNT }>;
pub type BySlot<V> = By<Slot, V, { Slot::COUNT }>;
pub type BySummoning<V> = By<Summoning, V, { Summoning::COUNT }>;

/// The highest level of a Building, an Ability, a Summoning; also the top of the Pyramid.
pub const TOP: u8 = 3;
/// The last row of the Evolution table (Y 3.4).
pub const LAST_ROW: u8 = 4;
/// The most Rounds of an edition: with one Evolution in each after the first, every marker can
/// still move (EVO-2).
pub const MOST_ROUNDS: u8 = 6;
/// The most Turns of a Round: each of the three Leaders is activated once (ACT-2).
pub const MOST_TURNS: u8 = 3;
/// The most Units of a Troop in an edition: with 20 Axes each, their strength fits its type.
pub const MOST_TROOP: u8 = 12;

impl Level {
    /// From 1.
    pub const fn get(self) -> u8 {
        self.0 + 1
    }
}
impl Longer {
    pub const fn get(self) -> u8 {
        self.0 + 1
    }
}
impl Units {
    pub const fn get(self) -> u8 {
        self.0 + 1
    }
}
impl Rounds {
    pub const fn get(self) -> u8 {
        self.0
    }
}
impl Levy {
    pub const fn get(self) -> u8 {
        self.0
    }
}
impl Captives {
    pub const fn get(self) -> u8 {
        self.0
    }
}
impl Sets {
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Space {
    pub const fn of(city: City) -> Self {
        match city {
            City::ChichenItza => Self::ChichenItza,
            City::Uxmal => Self::Uxmal,
            City::Mayapan => Self::Mayapan,
        }
    }
    pub const fn city(self) -> Option<City> {
        match self {
            Self::Jungle => None,
            Self::ChichenItza => Some(City::ChichenItza),
            Self::Uxmal => Some(City::Uxmal),
            Self::Mayapan => Some(City::Mayapan),
        }
    }
}

impl Element {
    /// The Building with levels, if it is one.
    pub const fn building(self) -> Option<Building> {
        match self {
            Self::ConstructionSite => Some(Building::ConstructionSite),
            Self::MilitarySchool => Some(Building::MilitarySchool),
            Self::Barracks => Some(Building::Barracks),
            Self::Temple => Some(Building::Temple),
            _ => None,
        }
    }
    /// The Troop Leader, if it is one.
    pub const fn troop(self) -> Option<Leader> {
        match self {
            Self::Leader1 => Some(Leader::One),
            Self::Leader2 => Some(Leader::Two),
            _ => None,
        }
    }
    /// Whether a Leader token activates it; else a Building token does.
    pub const fn is_leader(self) -> bool {
        matches!(self, Self::CityLeader | Self::Leader1 | Self::Leader2)
    }
}

impl Building {
    pub const fn element(self) -> Element {
        match self {
            Self::ConstructionSite => Element::ConstructionSite,
            Self::MilitarySchool => Element::MilitarySchool,
            Self::Barracks => Element::Barracks,
            Self::Temple => Element::Temple,
        }
    }
}

impl Leader {
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
    pub const fn element(self) -> Element {
        match self {
            Self::One => Element::Leader1,
            Self::Two => Element::Leader2,
        }
    }
}

impl Ability {
    /// From 1: two kinds with three levels each (Y 3.6).
    pub const fn level(self) -> u8 {
        self as u8 % TOP + 1
    }
}

impl Side {
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

impl Outcome {
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::AttackerWins => Some(Side::Attacker),
            Self::DefenderWins => Some(Side::Defender),
            Self::Draw => None,
        }
    }
}

impl Extra {
    pub const fn of(counselor: bool, card: bool) -> Self {
        match (counselor, card) {
            (false, false) => Self::Nothing,
            (true, false) => Self::Counselor,
            (false, true) => Self::Card,
            (true, true) => Self::Both,
        }
    }
    pub const fn has_counselor(self) -> bool {
        matches!(self, Self::Counselor | Self::Both)
    }
    pub const fn has_card(self) -> bool {
        matches!(self, Self::Card | Self::Both)
    }
}

impl Card {
    /// The name in data, positions and notation; that of a summoning card begins with `card_`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base(base) => base.name(),
            Self::Special(special) => special.name(),
            Self::Summoning(summoning) => summoning.card_name(),
        }
    }
}

impl Summoning {
    const fn card_name(self) -> &'static str {
        match self {
            Self::UayChivo => "card_uay_chivo",
            Self::Alux => "card_alux",
            Self::Xtabay => "card_xtabay",
            Self::Balam => "card_balam",
            Self::Camazotz => "card_camazotz",
            Self::Zipacna => "card_zipacna",
            Self::Kukulkan => "card_kukulkan",
            Self::AhPuch => "card_ah_puch",
            Self::Chaac => "card_chaac",
        }
    }
}

/// All of a kind that a set may hold.
pub type Summonings = Set<Summoning>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!("card_ah_puch".parse(), Ok(Card::Summoning(Summoning::AhPuch)));
        assert_eq!(Ability::all().map(Ability::level).collect::<Vec<_>>(), [1, 2, 3, 1, 2, 3]);
    }

    #[test]
    fn a_city_is_a_space() {
        for city in City::all() {
            assert_eq!(Space::of(city).city(), Some(city));
            assert_eq!(Space::of(city).name(), city.name());
        }
        assert_eq!(Space::Jungle.city(), None);
    }

    #[test]
    fn elements_are_buildings_or_leaders() {
        let leaders = Element::all().filter(|one| one.is_leader());
        assert_eq!(leaders.count(), 3);
        assert!(Leader::all().all(|leader| leader.element().troop() == Some(leader)));
        let levelled: Vec<_> = Element::all().filter_map(Element::building).collect();
        assert!(levelled.into_iter().eq(Building::all()));
        assert!(Building::all().all(|one| one.element().building() == Some(one)));
    }
}
