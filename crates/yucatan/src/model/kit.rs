//! The printed values of one edition, made from `data/*.toml`.

use crate::model::*;
use patolli_core::{Dense, Digest};
use serde::Deserialize;

patolli_core::components!(
    Kit of "yucatan": buildings, abilities, counselors, summonings, powers, battle_cards, city_actions, calendar, evolution, map, supply, points,
);

/// From level 0.
pub type ByLevel<T> = [T; TOP as usize + 1];

/// Everything that is printed on a component, in the form the rules use.
#[derive(Debug)]
pub struct Kit {
    /// By kind and level (Y 3.5).
    pub buildings: ByBuilding<ByLevel<BuildingRow>>,
    /// What the Granary gives (GRA-1).
    pub granary: Goods,
    pub abilities: ByAbility<Edge>,
    pub counselors: ByCounselor<CounselorRow>,
    pub summonings: BySummoning<SummoningRow>,
    pub(crate) summonings_by_level: [Summonings; TOP as usize],
    /// By power and level (Y 3.9).
    pub powers: ByPower<ByLevel<PowerRow>>,
    pub cards: ByCard<CardRow>,
    /// How many of each special card (Y 3.11).
    pub deck: Specials,
    pub city_actions: ByCityAction<CityActionRow>,
    pub length: Length,
    /// By Round (Y 3.3); as many as the game has.
    pub(crate) calendar: [CalendarRow; MOST_ROUNDS as usize],
    /// The highest level that each row of the Evolution table allows, by column (Y 3.4).
    pub evolution: [ByColumn<u8>; LAST_ROW as usize],
    /// Victory points on arrival on the steps 1 to 3 (Y 3.3).
    pub pyramid: [u8; TOP as usize],
    pub moves: Moves,
    pub supply: Supply,
    pub points: Points,
    pub(crate) name: String,
    pub(crate) digest: Digest,
}

/// One level of a Building (Y 3.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BuildingRow {
    /// For each level that is built, acquired or linked with it.
    pub cost: Goods,
    /// Barracks: the number of Units up to which a Troop is brought.
    pub units: u8,
}

/// What helps in a Battle: of an Ability, a Counselor, a Summoning or a card (Y 6.2 to Y 6.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Edge {
    /// Axes in every Battle.
    pub axes: u8,
    /// Axes as Attacker, beside them.
    pub attack: u8,
    /// Prisoner Bonus in every Battle.
    pub bonus: u8,
    /// Prisoner Bonus after a victory, beside it.
    pub won_bonus: u8,
    /// Guard: how much it lowers the opponent's Prisoner Bonus.
    pub guard: u8,
}

/// Something that may be had for a price: Axes (BAT-2) or Prisoner Bonus (BAT-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paid {
    pub cost: Goods,
    pub gives: u8,
}

/// A Counselor (Y 3.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CounselorRow {
    pub edge: Edge,
    /// Corn that each move costs less.
    pub discount: u8,
    /// More Prisoner Bonus for a price after a victory.
    pub extra: Option<Paid>,
}

/// A Summoning (Y 3.8). Its card is among [`Kit::cards`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SummoningRow {
    /// From 1.
    pub level: u8,
    pub edge: Edge,
    /// Moves of the Troop cost nothing.
    pub free_moves: bool,
    /// Gained when the Troop activates a Central City (CIT-2).
    pub tribute: Goods,
}

/// A City Leader power on one level (Y 3.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PowerRow {
    pub cost: Goods,
    pub gain: Goods,
    /// Units that join the Troops: only of `war`.
    pub units: u8,
    /// Special cards to draw.
    pub cards: u8,
    /// Corn for each Prisoner.
    pub per_prisoner: u8,
    /// The most corn for Prisoners.
    pub most: u8,
}

/// A Battle card (Y 3.8, Y 3.10, Y 3.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardRow {
    pub edge: Edge,
    /// The Prisoner Bonus of the opponent's card counts nothing.
    pub veil: bool,
    /// Comes back into the hand.
    pub returns: bool,
    /// More Axes for a price (BAT-2).
    pub axes: Option<Paid>,
    /// More Prisoner Bonus for a price (BAT-7).
    pub extra: Option<Paid>,
}

/// An action of a Central City (Y 3.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CityActionRow {
    pub city: City,
    /// Available from this Round.
    pub round: u8,
    pub effect: CityEffect,
}

/// What an action of a Central City does. Costs are for each level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CityEffect {
    Build(Goods),
    Ability(Goods),
    Summon(Goods),
    /// The activating Troop is brought up to this number of Units.
    Reinforce(u8),
    Gain {
        goods: Goods,
        prisoners: u8,
        cards: u8,
    },
}

/// How long a game is (Y 1, RND-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Length {
    pub rounds: u8,
    /// Of a Round; also the number of tokens of each kind.
    pub turns: u8,
}

/// A Round on the Calendar (Y 3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CalendarRow {
    /// Sacrifice Points for each Prisoner.
    pub rate: u8,
    /// Evolutions of a player who improved, all in different columns (EVO-1).
    pub evolutions: u8,
}

/// What moves cost in corn (Y 3.2), and what places give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moves {
    pub jungle_to_city: u8,
    pub city_to_jungle: u8,
    pub city_to_city: u8,
    /// Jade for the entry into a Central City without a Troop (MOV-5).
    pub entry_jade: u8,
    /// Jade that a Revolution puts on each city without a Troop (REV-3).
    pub revolution_jade: u8,
}

/// How many of everything, and what players start with (Y 3.1, Y 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Supply {
    /// Units in the game (Q28).
    pub units: u8,
    /// Corn and jade in the box, for the option that limits them (Y 9).
    pub tokens: Goods,
    /// What a player starts with (SET-5, SET-10, SET-11).
    pub goods: Goods,
    pub prisoners: u8,
    pub troop: u8,
    /// The most Units of a Troop.
    pub troop_limit: u8,
    /// What the City Leader gives (CLD-1), and the price of a card from it.
    pub leader_corn: Goods,
    pub leader_jade: Goods,
    pub leader_card: Goods,
    /// The price of each additional Round of a Summoning (TEM-1, TEM-3).
    pub timer: Goods,
}

/// Strength and points of everything that is in no other table (BAT-3, SAC-2, Y 7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// Axes of a Troop Leader, and of each Unit.
    pub leader_axes: u8,
    pub unit_axes: u8,
    /// Units that the winner of a Battle takes (BAT-5).
    pub base_capture: u8,
    /// A wiped-out Troop: victory points, and Units of the Supply for the Prison (BAT-10).
    pub wipe_out: u8,
    pub wipe_out_prisoners: u8,
    /// How much of each makes a set: in a sacrifice and at the end.
    pub jade_set: u8,
    pub corn_set: u8,
    /// By column.
    pub bonus: ByColumn<BonusRow>,
}

/// A Final Bonus (END-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusRow {
    /// Victory points for each level.
    pub vp: u8,
    /// The most victory points.
    pub most: u8,
}

impl Kit {
    pub fn building(&self, building: Building, level: u8) -> &BuildingRow {
        &self.buildings[building][usize::from(level)]
    }
    pub fn ability(&self, ability: Ability) -> Edge {
        self.abilities[ability]
    }
    pub fn counselor(&self, counselor: Counselor) -> &CounselorRow {
        &self.counselors[counselor]
    }
    pub fn summoning(&self, summoning: Summoning) -> &SummoningRow {
        &self.summonings[summoning]
    }
    /// The Summonings of a level, from 1.
    pub fn summonings_of(&self, level: u8) -> Summonings {
        self.summonings_by_level[usize::from(level) - 1]
    }
    pub fn power(&self, power: Power, level: u8) -> &PowerRow {
        &self.powers[power][usize::from(level)]
    }
    pub fn card(&self, card: Card) -> &CardRow {
        &self.cards[card]
    }
    pub fn city_action(&self, action: CityAction) -> &CityActionRow {
        &self.city_actions[action]
    }
    /// The Round on the Calendar, from 1.
    pub fn calendar(&self, round: u8) -> &CalendarRow {
        &self.calendar[usize::from(round) - 1]
    }
    /// The Calendar by Round.
    pub fn rounds(&self) -> &[CalendarRow] {
        &self.calendar[..usize::from(self.length.rounds)]
    }
    /// The Calendar by Round, with the Rounds that only longer games have.
    pub fn every_round(&self) -> &[CalendarRow] {
        &self.calendar
    }
    /// The timer of a Summoning that stays at the end of the game (Q11).
    pub const fn last_timer(&self) -> u8 {
        self.length.rounds + 1
    }
    /// The highest level that a row of the Evolution table allows (Y 3.4).
    pub fn gate(&self, column: Column, row: u8) -> u8 {
        self.evolution[usize::from(row) - 1][column]
    }
    /// The actions that a city offers in a Round (Y 3.12).
    pub fn actions_of(&self, city: City, round: u8) -> impl Iterator<Item = CityAction> + '_ {
        CityAction::all().filter(move |action| {
            let row = self.city_action(*action);
            row.city == city && row.round <= round
        })
    }
    /// How much of a resource makes a set (SAC-1).
    pub fn set_size(&self, resource: Resource) -> u8 {
        match resource {
            Resource::Corn => self.points.corn_set,
            Resource::Jade => self.points.jade_set,
        }
    }
}
