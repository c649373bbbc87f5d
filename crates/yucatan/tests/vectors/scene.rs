//! A table in any moment: set up, rearranged piece by piece without losing any, then played on.
//! Seats are p0 to p3 of the rules, Troops those of `leader_1` and `leader_2` (Y 13).

mod arrange;
mod read;

use patolli_core::{Dense, Game, Seat, Stream, Title};
use patolli_testkit::Loaded;
pub use patolli_testkit::{Stage, all_named, named};
use patolli_yucatan::*;
pub use read::*;

/// A Troop: whose, and which.
pub type Who = (Seat, Leader);

pub const A1: Who = (A, Leader::One);
pub const A2: Who = (A, Leader::Two);
pub const B1: Who = (B, Leader::One);
pub const B2: Who = (B, Leader::Two);

/// The streams of the set-up.
const DECK: Stream = Stream(0);
const FIRST_PLAYER: Stream = Stream(1);

patolli_testkit::stage!(Scene of Yucatan);

impl Scene {
    /// Before the secret choices.
    pub fn before(options: &Options, first: Seat) -> Self {
        Self::start(Yucatan::standard(), options, first)
    }
    fn start(kit: &'static Kit, options: &Options, first: Seat) -> Self {
        let mut host = Loaded::new(1);
        host.load_on(FIRST_PLAYER, [first.index() as u32]);
        let game = Yucatan::setup(kit, options, &mut host);
        Self { game, host }
    }
    /// The first choice of Round 1, as after set-up but without Counselors, powers and the Building
    /// of level 1 (Y 13).
    pub fn new(options: &Options, first: Seat) -> Self {
        Self::before(options, first).bare()
    }
    /// The same with another edition.
    pub fn with_kit(kit: &'static Kit) -> Self {
        Self::start(kit, &Options::players(2), A).bare()
    }
    fn bare(mut self) -> Self {
        for seat in self.public().seats() {
            self.prepare(seat, "temple", "striker veteran", "harvest");
        }
        for seat in self.public().seats() {
            let player = self.player_mut(seat);
            (player.buildings, player.power) = (ByBuilding::default(), None);
            player.troops.iter_mut().for_each(|troop| troop.counselor = None);
        }
        self
    }
    pub fn of(people: u8) -> Self {
        Self::new(&Options::players(people), A)
    }
    pub fn ruled(house: House) -> Self {
        Self::new(&Options { people: 2, house }, A)
    }
    /// All secret choices of one seat.
    pub fn prepare(&mut self, seat: Seat, building: &str, pair: &str, power: &str) -> &mut Self {
        self.act_as(seat, named(&format!("setup building {building}")));
        self.act_as(seat, named(&format!("setup counselors {pair}")));
        self.act_as(seat, named(&format!("setup power {power}")));
        self
    }

    // Where the game stands.

    // Playing.

    /// The Troop goes into the city of the other, which stands there from now on.
    pub fn attack(&mut self, city: &str, attacker: Who, defender: Who) -> &mut Self {
        self.player_mut(defender.0)[defender.1].space = named(city);
        self.play(&format!("activate {}; move {city}", attacker.1))
    }
    /// The cards of both sides of the Battle that runs.
    pub fn cards(&mut self, attacker: &str, defender: &str) -> &mut Self {
        let battle = *self.public().running_battle().expect("a Battle");
        for (side, card) in [(battle.attacker, attacker), (battle.defender, defender)] {
            self.act_as(side.seat, Action::Card(named(card)));
        }
        self
    }
    /// A's first Troop attacks B's first Troop in Uxmal.
    pub fn fight(&mut self, attacker: &str, defender: &str) -> &mut Self {
        self.attack("uxmal", A1, B1).cards(attacker, defender)
    }
    /// A sacrifice: Prisoners, jade, corn.
    pub fn give(&mut self, seat: Seat, prisoners: u8, jade: u8, corn: u8) -> &mut Self {
        let parts = [
            (Part::Prisoners, prisoners),
            (Part::Sets(Resource::Jade), jade / 2),
            (Part::Sets(Resource::Corn), corn / 4),
        ];
        for (part, n) in parts {
            let next = self.public().next_part(seat, &self.game.private[seat].sacrifice);
            if next == Some(part) {
                self.act_as(seat, offering(part, n));
            } else {
                assert_eq!(n, 0, "there is no choice of {part:?}");
            }
        }
        self
    }
    /// Does as little as possible while the condition holds.
    pub fn play_while(&mut self, goes_on: impl Fn(&Self) -> bool) -> &mut Self {
        while !self.is_over() && goes_on(self) {
            let legal = self.game.legal(self.decider());
            let idle = IDLE.iter().map(|text| named(text)).find(|action| legal.contains(*action));
            self.act_as(self.decider(), idle.unwrap_or_else(|| legal.nth(0)));
        }
        self
    }
    /// All seats do as little as possible until the seat begins its next Turn.
    pub fn next_turn(&mut self, seat: Seat) -> &mut Self {
        let before = (self.public().round, self.public().turn, self.public().active);
        self.play_while(|scene| {
            let now = (scene.public().round, scene.public().turn, scene.public().active);
            now == before || scene.front() != Some(Step::Choose) || scene.decider() != seat
        })
    }
    /// The same, until the next Round or the end.
    pub fn finish_round(&mut self) -> &mut Self {
        let round = self.public().round;
        self.play_while(|scene| scene.public().round == round)
    }

    // What may be chosen.

    /// The choices that begin with these words, without them. All others must not be there.
    pub fn only(&self, words: &str) -> Vec<String> {
        let offered = self.offered(words);
        assert_eq!(offered.len(), self.choices().len(), "{:?}", self.choices());
        offered
    }
}

/// What changes least, in this order.
const IDLE: [&str; 13] = [
    "activate granary",
    "activate leader_1",
    "activate leader_2",
    "activate city_leader",
    "stay",
    "power decline",
    "prolong nothing",
    "axes save",
    "extra nothing",
    "gain corn",
    "sacrifice prisoners 0",
    "sacrifice jade 0",
    "sacrifice corn 0",
];

/// A part of a sacrifice.
pub fn offering(part: Part, n: u8) -> Action {
    let n = usize::from(n);
    match part {
        Part::Prisoners => Action::SacrificePrisoners(Captives::new(n)),
        Part::Sets(Resource::Jade) => Action::SacrificeJade(Sets::new(n)),
        Part::Sets(Resource::Corn) => Action::SacrificeCorn(Sets::new(n)),
    }
}
