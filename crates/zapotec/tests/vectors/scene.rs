//! A table in any moment: set up, rearranged piece by piece without losing any, then played.

mod arrange;

use patolli_core::{Agenda, Dense, Game, Seat, Title};
use patolli_testkit::Loaded;
pub use patolli_testkit::{Stage, named};
use patolli_zapotec::*;

patolli_testkit::stage!(Scene of Zapotec);

pub fn card(number: usize) -> Card {
    Card::numbered(number).expect("cards run from 1 to 27")
}

pub fn cards(numbers: &[usize]) -> CardSet {
    numbers.iter().map(|number| card(*number)).collect()
}

/// A stock written like the vectors: wood, brick, stone, corn, gold, priest.
pub fn stock(amounts: [u8; 6]) -> Stock {
    Resource::all().zip(amounts).collect()
}

pub fn trade(number: usize) -> TradeTile {
    TradeTile::new(number - 1)
}

impl Scene {
    pub fn new(options: Options) -> Self {
        Self::with_kit(Zapotec::standard(), options)
    }
    pub fn with_kit(kit: &'static Kit, options: Options) -> Self {
        let mut host = Loaded::new(1);
        let game = Zapotec::setup(kit, &options, &mut host);
        Self { game, host }
    }
    pub fn of(n: u8) -> Self {
        Self::new(Options::Players(n))
    }
    pub fn solo(difficulty: Difficulty) -> Self {
        Self::new(Options::Solo(difficulty))
    }

    // What lies on the table.

    pub fn stock(&self, seat: Seat) -> [u8; 6] {
        let stock = self.player(seat).stock;
        std::array::from_fn(|i| stock.get(Resource::from_index(i)))
    }
    pub fn vp(&self, seat: Seat) -> i16 {
        self.player(seat).vp()
    }
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.game.private[seat].hand
    }
    pub fn parts(&self, seat: Seat) -> Breakdown {
        final_scores(self.public())[seat]
    }
    pub fn ritual(&self, seat: Seat, name: &str) -> i16 {
        ritual_points(self.public(), seat, named(name))
    }
    pub fn top(&self, plinth: usize) -> Option<Size> {
        self.public().pyramids[Plinth::new(plinth - 1)].top()
    }
    pub fn stall(&self, level: usize, slot: usize) -> Option<TradeTile> {
        self.public().market[Level::new(level - 1)][Slot::new(slot - 1)]
    }

    // Where the game stands.

    /// It is this seat's turn with this card, at this step; the others act after it.
    pub fn turn(&mut self, seat: Seat, number: usize, step: Step) -> &mut Self {
        self.give_cards(seat, &[number]);
        let people = self.public().people();
        for other in Seat::first(people) {
            let first = self.hand(other).first().expect("a hand is never empty");
            let played = if other == seat { card(number) } else { first };
            self.game.private[other].hand.remove(played);
            self.player_mut(other).hand_size -= 1;
            self.player_mut(other).played = Some(played);
        }
        if self.public().solo.is_some() {
            let top = self.game.unseen.bot_top.expect("there is a top card");
            self.game.public.bot_deck.remove(top);
            self.game.public.bot_card = Some(top);
            self.bot_top(self.game.public.bot_deck.first().expect("many cards"));
        }
        let public = &mut self.game.public;
        let n = public.n();
        let at = public.order[..n].iter().position(|other| *other == seat).expect("a seat");
        public.order[..=at].rotate_right(1);
        public.active = seat;
        self.agenda_from(step)
    }
    fn agenda_from(&mut self, step: Step) -> &mut Self {
        let public = &mut self.game.public;
        let all = [Step::Income, Step::Capital, Step::Construction, Step::TurnScoring, Step::Draw];
        let from = all.iter().position(|other| *other == step).expect("a step of a turn");
        let until = if public.round < ROUNDS { 5 } else { 4 };
        let mut agenda = Agenda::new();
        agenda.now([Step::EndTurn, Step::Turn(1), Step::EndRound]);
        all[from..until].iter().rev().for_each(|step| agenda.now([*step]));
        public.agenda = agenda;
        self
    }
    /// The whole game is over, apart from its scoring.
    pub fn over(&mut self) -> &mut Self {
        self.round(ROUNDS);
        self.turn(A, 20, Step::TurnScoring);
        self.game.public.agenda = Agenda::new();
        self
    }
    /// Cocijobot's top card.
    pub fn bot_top(&mut self, top: BotCard) -> &mut Self {
        self.game.unseen.bot_top = Some(top);
        self.game.public.bot_back = Some(self.public().kit.bot_cards[top].back);
        self
    }
    /// The card that will come up after the top one.
    pub fn bot_next(&mut self, next: &str) -> &mut Self {
        let mut deck = self.public().bot_deck;
        deck.remove(self.game.unseen.bot_top.expect("there is a top card"));
        let next: BotCard = named(next);
        let at = deck.iter().position(|card| card == next).expect("the card is in the deck");
        self.host.load([at as u32]);
        self
    }
    /// Cocijobot turns up this card, goes first and has its turn.
    pub fn bot_turn(&mut self, top: &str) -> &mut Self {
        self.bot_top(named(top));
        self.give_cards(A, &[25]);
        self.play("play 25");
        assert_eq!(self.front(), Some(Step::Income), "Cocijobot has had its turn");
        self
    }

    // Playing.

    /// Plays actions written in notation, separated by `;`. A House and its cell are written
    /// together: `build SPACE @CELL`.
    pub fn play(&mut self, text: &str) -> &mut Self {
        for line in text.split(';') {
            let (first, cell) = match line.trim().split_once(" @") {
                Some((first, cell)) => (first, Some(format!("@{cell}"))),
                None => (line.trim(), None),
            };
            self.act(named(first));
            if let Some(cell) = cell {
                self.act(named(&cell));
            }
        }
        self
    }
    /// Does nothing that can be avoided until the condition holds.
    pub fn pass_until(&mut self, done: impl Fn(&Zapotec) -> bool) -> &mut Self {
        while !done(&self.game) {
            let seat = self.game.to_act().first().expect("the game goes on");
            let legal = self.game.legal(seat);
            let idle = [Action::EndCapital, Action::EndConstruction, Action::ScoreBonusCard];
            let idle = idle.into_iter().find(|action| legal.contains(*action));
            self.act_as(seat, idle.unwrap_or_else(|| legal.nth(0)));
        }
        self
    }
}

/// What a stock lacks, as a refusal.
pub fn missing(amounts: [u8; 6]) -> Reason {
    Reason::Missing(stock(amounts))
}
