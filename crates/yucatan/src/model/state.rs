//! The table as plain data: what is public, what each seat alone knows, what no one has seen.

use crate::model::*;
use patolli_core::{Agenda, Dense, PerSeat, Printed, Seat, SeatSet, Set};
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// The most players.
pub const SIDES: usize = 4;

patolli_core::state!(
    /// A game of Yucatan.
    Yucatan, SIDES, at most 2048 bytes
);

/// Everything public.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    pub kit: Printed<Kit>,
    pub n: u8,
    pub house: House,
    /// From 1 to 4.
    pub round: u8,
    /// The Turn of the Round, from 1.
    pub turn: u8,
    /// The holder of the First Player token.
    pub first: Seat,
    /// The seat whose Turn it is; meaningful during the Action Phase.
    pub active: Seat,
    pub agenda: Agenda<Step, AGENDA>,
    /// The seats that have made the current secret choice, until all have.
    pub pledged: SeatSet,
    /// The current Battle, or the last one, until the Round is over.
    pub battle: Option<Battle>,
    /// Units in the Supply.
    pub supply: u8,
    /// Cards left in the special deck.
    pub deck: u8,
    /// Special cards that left the game (Q54).
    pub removed: Specials,
    /// Jade on the Central Cities.
    pub piles: ByCity<u8>,
    /// Summonings that are not linked.
    pub bank: Summonings,
    pub players: PerSeat<Player, SIDES>,
}

/// What one player has on the table.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Player {
    pub vp: Earned,
    /// Sacrifice Points by Round (SAC-2).
    pub sacrifices: [i16; MOST_ROUNDS as usize],
    pub goods: Goods,
    pub prisoners: u8,
    /// The levels of the four Buildings.
    pub buildings: ByBuilding<u8>,
    /// The rows of the three Level markers, from 1 to 4.
    pub rows: ByColumn<u8>,
    /// The step of the City Leader on the Pyramid, from 0 to 3.
    pub step: u8,
    /// The power of the City Leader, once all are revealed (SET-9b).
    pub power: Option<Power>,
    pub troops: [Troop; Leader::COUNT],
    /// How often each Building and Leader was activated in this Round.
    pub activations: ByElement<u8>,
    /// Base cards in hand; the others left the game.
    pub base: Set<Base>,
    /// How many special cards are in hand.
    pub specials: u8,
    /// Special cards that everyone saw going back into this hand.
    pub known: Specials,
}

/// A Troop Leader and the Units that follow (Y 2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Troop {
    pub space: Space,
    pub units: u8,
    /// Level 0; chosen at set-up (SET-8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counselor: Option<Counselor>,
    pub abilities: BySlot<Option<Ability>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<Link>,
}

/// A Summoning that is tied to a Troop (TEM-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    pub summoning: Summoning,
    /// The last Round in which it stays; every Troop has its own timer (Q1).
    pub timer: u8,
    /// Its card was played (BAT-13).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spent: bool,
}

/// Victory points by where they came from (Y 7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Earned {
    pub sacrifices: i16,
    pub pyramid: i16,
    pub wipe_outs: i16,
    pub final_bonus: i16,
    /// Corn and jade left at the end.
    pub leftovers: i16,
}

impl Earned {
    pub fn total(&self) -> i16 {
        self.sacrifices + self.pyramid + self.wipe_outs + self.final_bonus + self.leftovers
    }
}

/// A Battle (Y 5.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub city: City,
    pub attacker: Fighter,
    pub defender: Fighter,
    /// Once both totals are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// One side of a Battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fighter {
    pub seat: Seat,
    pub leader: Leader,
    /// Once both cards are turned up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// Whether the Axes of the card were paid for (BAT-2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paid: bool,
    /// Once both have paid (BAT-3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub axes: Option<Axes>,
    /// What was paid for more Prisoner Bonus (BAT-7).
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub extra: Extra,
    /// The Prisoner Bonus (BAT-8).
    #[serde(default)]
    pub bonus: u8,
    /// Units captured, the base capture included.
    #[serde(default)]
    pub captured: u8,
    /// This side's Troop was wiped out (BAT-10).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wiped_out: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_nothing(extra: &Extra) -> bool {
    *extra == Extra::Nothing
}

/// Where the Axes of a side come from (BAT-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Axes {
    pub card: u8,
    /// Paid for with the card.
    pub paid: u8,
    pub leader: u8,
    pub units: u8,
    pub abilities: u8,
    pub counselor: u8,
    pub summoning: u8,
}

impl Axes {
    pub fn total(&self) -> u16 {
        let Self { card, paid, leader, units, abilities, counselor, summoning } = *self;
        [card, paid, leader, units, abilities, counselor, summoning].map(u16::from).iter().sum()
    }
}

/// What one seat alone knows.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Private {
    /// Secret choices of the set-up, until all are revealed.
    pub setup: Choices,
    /// Special cards in hand, including those that everyone knows of.
    pub hand: Specials,
    /// The card chosen for the current Battle.
    pub card: Option<Card>,
    pub sacrifice: Offering,
}

/// SET-7 to SET-9.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Choices {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub building: Option<Building>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counselors: Option<(Counselor, Counselor)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<Power>,
}

/// SAC-1: the parts of a sacrifice that are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Offering {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prisoners: Option<u8>,
    /// Sets of jade.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub jade: Option<u8>,
    /// Sets of corn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corn: Option<u8>,
}

/// What no one has seen. Amounts only: nothing hidden has an order.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Unseen {
    /// The special deck.
    pub deck: Specials,
}

impl Public {
    pub fn n(&self) -> usize {
        usize::from(self.n)
    }
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.n())
    }
    /// All seats in turn order (GEN-1).
    pub fn turn_order(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        self.first.around(self.n())
    }
    /// The Troop in a Central City: its seat and Leader.
    pub fn garrison(&self, city: City) -> Option<(Seat, Leader)> {
        let here = Space::of(city);
        self.seats().find_map(|seat| {
            let leader = Leader::all().find(|leader| self.players[seat][*leader].space == here);
            leader.map(|leader| (seat, leader))
        })
    }
    /// The Battle that is being fought.
    pub fn running_battle(&self) -> Option<&Battle> {
        let fights = |step: Step| {
            matches!(
                step,
                Step::Cards | Step::Axes(_) | Step::Confront | Step::Bonus(_) | Step::Capture
            )
        };
        self.battle.as_ref().filter(|_| self.agenda.iter().any(fights))
    }
    /// The highest level that the Evolution table allows a seat (GEN-5).
    pub fn gate(&self, seat: Seat, column: Column) -> u8 {
        self.kit.gate(column, self.players[seat].row(column))
    }
    /// REV-4, END-1: nothing but the end follows this Round.
    pub fn is_last_round(&self) -> bool {
        self.round == self.kit.length.rounds
    }
    /// Whether a Building token is still to be played in this Turn (ACT-2).
    pub fn building_due(&self, seat: Seat) -> bool {
        self.players[seat].tokens_used(false) < self.turn
    }
    /// Whether a Leader token is still to be played in this Turn (ACT-2).
    pub fn leader_due(&self, seat: Seat) -> bool {
        self.players[seat].tokens_used(true) < self.turn
    }
}

impl Player {
    pub fn corn(&self) -> u8 {
        self.goods.get(Resource::Corn)
    }
    pub fn jade(&self) -> u8 {
        self.goods.get(Resource::Jade)
    }
    pub fn level(&self, building: Building) -> u8 {
        self.buildings[building]
    }
    pub fn row(&self, column: Column) -> u8 {
        self.rows[column]
    }
    /// Ability tiles that a Leader of this player has.
    pub fn abilities(&self) -> Set<Ability> {
        self.troops.iter().flat_map(|troop| troop.abilities.values()).flatten().copied().collect()
    }
    /// Tokens of one kind played in this Round: for Leaders or for Buildings.
    pub fn tokens_used(&self, leaders: bool) -> u8 {
        let (buildings, others) = self.activations.as_array().split_at(Element::CityLeader.index());
        if leaders { others } else { buildings }.iter().sum()
    }
    /// Whether a marker is on the last row of the Evolution table.
    pub fn has_last_row(&self) -> bool {
        self.rows.values().any(|row| *row == LAST_ROW)
    }
    pub fn was_activated(&self, element: Element) -> bool {
        self.activations[element] > 0
    }
}

/// The Troop of a Leader.
impl Index<Leader> for Player {
    type Output = Troop;
    fn index(&self, leader: Leader) -> &Troop {
        &self.troops[leader.index()]
    }
}
impl IndexMut<Leader> for Player {
    fn index_mut(&mut self, leader: Leader) -> &mut Troop {
        &mut self.troops[leader.index()]
    }
}

impl Battle {
    /// The side on which this seat fights.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        Side::all().find(|side| self[*side].seat == seat)
    }
}

impl Index<Side> for Battle {
    type Output = Fighter;
    fn index(&self, side: Side) -> &Fighter {
        match side {
            Side::Attacker => &self.attacker,
            Side::Defender => &self.defender,
        }
    }
}
impl IndexMut<Side> for Battle {
    fn index_mut(&mut self, side: Side) -> &mut Fighter {
        match side {
            Side::Attacker => &mut self.attacker,
            Side::Defender => &mut self.defender,
        }
    }
}
