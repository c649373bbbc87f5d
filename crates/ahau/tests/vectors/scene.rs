//! A table in any moment: set up, played to that moment, rearranged piece by piece without losing
//! any, then played on.

mod arrange;
mod board;
mod cards;
mod chance;
mod king;
mod pay;
mod read;

use patolli_ahau::*;
use patolli_core::{Dense, Game, Seat, Title};
use patolli_testkit::Loaded;
pub use patolli_testkit::{Stage, all_named, named};
pub use read::*;

patolli_testkit::stage!(Scene of Ahau);

impl Scene {
    /// The first choice of a game: summary cards. A begins, and A's Fame marker lies lowest.
    pub fn before(kit: &'static Kit, options: Options) -> Self {
        let mut host = Loaded::new(1);
        host.load_on(chance::FIRST_PLAYER, [0]);
        host.load_on(chance::FAME_STACK, (0..options.sides()).map(|_| 0));
        let game = Ahau::setup(kit, &options, &mut host);
        Self { game, host }
    }
    /// The first choice of region cards. Reserves and supplies are empty.
    pub fn with_kit(kit: &'static Kit, options: Options) -> Self {
        let mut scene = Self::before(kit, options);
        scene.play_while(|scene| matches!(scene.front(), Some(Step::StartCard(_))));
        for seat in scene.public().seats() {
            scene.stock(seat, "").reserve(seat, "");
        }
        scene.forget();
        scene
    }
    pub fn new(options: Options) -> Self {
        Self::with_kit(Ahau::standard(), options)
    }
    pub fn of(people: u8) -> Self {
        Self::new(Options::players(people))
    }
    /// A's turn; the words are the regions of all Rulers, beginning with A's.
    pub fn acting(rulers: &str) -> Self {
        let mut scene = Self::of(rulers.split_whitespace().count() as u8);
        scene.reveal(rulers).turn(A);
        scene
    }
    /// A's turn after A revealed this role card on the right.
    pub fn acting_as(role: &str, rulers: &str) -> Self {
        let mut scene = Self::of(rulers.split_whitespace().count() as u8);
        let (mine, others) = rulers.split_once(' ').expect("regions of several Rulers");
        scene.role(A, role).reveal(&format!("{mine}/role {others}")).turn(A);
        scene
    }
    pub fn solo(personality: &str, difficulty: Difficulty) -> Self {
        Self::new(Options::solo(difficulty, Some(named(personality))))
    }

    // What lies on the table.

    pub fn king(&self) -> &Pakal {
        self.public().pakal.as_ref().expect("a solo game")
    }
    pub fn fame(&self, seat: Seat) -> i16 {
        self.player(seat).fame.total()
    }
    pub fn cubes(&self, seat: Seat) -> Stock {
        self.player(seat).stock
    }
    pub fn tiles_of(&self, seat: Seat) -> Tiles {
        self.player(seat).reserve
    }
    pub fn ruler(&self, seat: Seat) -> usize {
        self.player(seat).ruler.expect("the Ruler is on the map").index() + 1
    }
    pub fn site(&self, route: usize) -> Option<Colour> {
        self.public().sites[Route::new(route - 1)]
    }
    pub fn square(&self, square: &str) -> Option<Tile> {
        self.public().squares[named::<Square>(square)]
    }
    pub fn brick(&self, seat: Seat, space: &str) -> Option<Brick> {
        self.player(seat).pyramid[named::<Space>(space)]
    }
    /// Spaces of a temple from the left, `-` for an empty one.
    pub fn temple(&self, god: &str) -> String {
        let spaces = self.public().temples[named::<God>(god)];
        spaces.values().map(|seat| seat.map_or('-', letter)).collect()
    }
    /// Workers that stand and that lie in a city.
    pub fn workers_in(&self, seat: Seat, city: &str) -> (u8, u8) {
        let (player, city) = (self.player(seat), named::<City>(city));
        (player.standing[city], player.lying[city])
    }
    pub fn buildings_of(&self, seat: Seat) -> String {
        join(self.player(seat).buildings.iter())
    }
    pub fn offered_buildings(&self) -> String {
        join(self.public().offer.values().flatten())
    }
    pub fn hand_of(&self, seat: Seat) -> String {
        join(self.player(seat).hand.iter())
    }
    pub fn discard_of(&self, seat: Seat) -> String {
        join(self.player(seat).discard.iter())
    }

    /// What a seat scored, and for what.
    pub fn scored(&self, seat: Seat) -> Vec<(i16, Source)> {
        self.told(|event| match event {
            Event::Scored { seat: who, fame, by } if *who == seat => Some((*fame, *by)),
            _ => None,
        })
    }
    /// Who took tiles from the board, in order.
    pub fn takers(&self) -> String {
        let taker = |event: &Event| match event {
            Event::TookTile { seat, .. } => Some(letter(*seat)),
            _ => None,
        };
        self.told(taker).into_iter().collect()
    }
    /// The last order of an Action Phase.
    pub fn order(&self) -> String {
        let order = |event: &Event| match event {
            Event::TurnOrder { order } => Some(order.iter().copied().map(letter).collect()),
            _ => None,
        };
        self.told(order).pop().expect("the Action Phase began")
    }

    // Where the game stands.

    /// This seat is to place its worker. Tiles taken on the way are back in the bag.
    pub fn turn(&mut self, seat: Seat) -> &mut Self {
        let place = |scene: &Self| scene.front() == Some(Step::Place) && scene.decider() == seat;
        self.play_while(|scene| !place(scene));
        for seat in self.public().seats() {
            self.reserve(seat, "");
        }
        self.forget()
    }
    /// Puts a worker in this city without a claim or a summon.
    pub fn main_in(&mut self, city: &str) -> &mut Self {
        self.play(&format!("place {city}"));
        let asked = |scene: &Self| matches!(scene.front(), Some(Step::Claim | Step::Summon { .. }));
        self.play_while(asked)
    }
    /// Two players in the round in which the calendar is full: B, in Tikal, is to produce or build.
    pub fn last_turn(options: Options) -> Self {
        let mut scene = Self::new(options);
        scene.reveal("1 5").turn(A).sites("1 -, 2 -, 3 -, 4 -");
        scene.main_in("tulum").play("produce 8").main_in("tikal");
        scene.stock(A, "").forget();
        scene
    }
    /// All others do as little as they can, until the next round or the end.
    pub fn finish_round(&mut self) -> &mut Self {
        let round = self.public().round;
        self.play_while(|scene| scene.public().round == round)
    }

    // Playing.

    /// All people choose cards, beginning with A: `3/6 2/1`, or only the left card: `3 2`.
    pub fn reveal(&mut self, pairs: &str) -> &mut Self {
        for (seat, pair) in Seat::first(5).zip(pairs.split_whitespace()) {
            let action = match pair.split_once('/') {
                Some((left, right)) => Action::Select(named(left), named(right)),
                None => self.any_right(seat, named(pair)),
            };
            self.act_as(seat, action);
        }
        self
    }
    fn any_right(&self, seat: Seat, left: Card) -> Action {
        let mut rest = self.player(seat).hand;
        rest.remove(left);
        Action::Select(left, rest.first().expect("two cards in hand"))
    }
    /// A standing worker goes from one city to the next by the Jaguar God.
    pub fn walk(&mut self, from: &str, to: &str) -> &mut Self {
        let action = Action::Walk(self.way(from, to), Posture::Standing);
        self.act(action);
        self
    }
    pub fn way(&self, from: &str, to: &str) -> Way {
        let (map, ends) = (self.public().map(), (named(from), named(to)));
        let ways =
            map.all_routes().flat_map(|route| [false, true].map(|back| Way::of(route, back)));
        ways.into_iter().find(|way| map.ends(*way) == ends).expect("a route joins them")
    }
    /// Does as little as possible while the condition holds.
    pub fn play_while(&mut self, goes_on: impl Fn(&Self) -> bool) -> &mut Self {
        const IDLE: [Action; 6] = [
            Action::Decline,
            Action::NoClaim,
            Action::NoSummon,
            Action::Pass,
            Action::Stop,
            Action::EndTurn,
        ];
        while !self.is_over() && goes_on(self) {
            let legal = self.game.legal(self.decider());
            let idle = IDLE.into_iter().find(|action| legal.contains(*action));
            self.act(idle.unwrap_or_else(|| legal.nth(0)));
        }
        self
    }
}
