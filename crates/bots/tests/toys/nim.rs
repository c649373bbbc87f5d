//! One-heap Nim as a game: take one to three stones; the player who takes the last one wins.

use super::{Nothing, Won};
use patolli_bots::{Bot, Judge, Opponent, of_level};
use patolli_core::{
    Account, ActionSet, Dense, Flaw, Game, Hint, Host, PerSeat, Seat, SeatSet, Set, Unreadable,
    dense_id,
};
use std::fmt;
use std::str::FromStr;

dense_id! { /** Take one stone more than this number. */ pub struct Take: 3; }

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.index() + 1)
    }
}
impl FromStr for Take {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable =
            || Unreadable { text: text.to_string(), hint: Hint::Form("1 to 3".into()) };
        Self::all().find(|take| take.to_string() == text).ok_or_else(unreadable)
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Nim {
    pub stones: usize,
    pub turns: u32,
}

impl Nim {
    fn mover(&self) -> Seat {
        Seat::new(self.turns as usize % 2)
    }
}

impl Game for Nim {
    type Kit = ();
    type Options = usize;
    type Action = Take;
    type Event = Nothing;
    type View = Self;
    type Reason = Nothing;
    type Part = Won;

    fn setup((): &'static (), stones: &usize, _: &mut impl Host<Nothing>) -> Self {
        Self { stones: *stones, turns: 0 }
    }
    fn n_seats(&self) -> usize {
        2
    }
    fn to_act(&self) -> SeatSet {
        if self.stones == 0 { Set::EMPTY } else { Set::one(self.mover()) }
    }
    fn legal(&self, seat: Seat) -> ActionSet<Take> {
        let acts = self.to_act().contains(seat);
        Take::all().filter(|take| acts && take.index() < self.stones).collect()
    }
    fn apply(&mut self, _: Seat, take: Take, _: &mut impl Host<Nothing>) {
        self.stones -= take.index() + 1;
        self.turns += 1;
    }
    /// A point for the player who took the last stone.
    fn scores(&self) -> PerSeat<i16> {
        let last = Seat::new((self.turns as usize + 1) % 2);
        PerSeat::from_fn(|seat| i16::from(self.stones == 0 && seat == last))
    }
    fn account(&self, seat: Seat) -> Account<Won> {
        Account::of(|_| self.scores()[seat])
    }
    fn winners(&self) -> SeatSet {
        let scores = self.scores();
        Seat::first(2).filter(|seat| scores[*seat] == 1).collect()
    }
    fn view(&self, _: Option<Seat>) -> Self {
        self.clone()
    }
    fn determinize(view: &Self, _: &mut impl Host<Nothing>) -> Self {
        view.clone()
    }
    fn why_not(&self, seat: Seat, take: Take) -> Option<Nothing> {
        (!self.legal(seat).contains(take)).then_some(Nothing)
    }
    fn audit(&self) -> Result<(), Flaw> {
        Ok(())
    }
}

/// Knows nothing before the end, so that the search must work it out.
impl Judge for Nim {
    fn bot(who: Opponent, seed: u64, threads: usize) -> Box<dyn Bot<Self>> {
        of_level(who, seed, threads)
    }

    fn value(&self, seat: Seat) -> f32 {
        self.scores()[seat].into()
    }
    fn progress(&self) -> f32 {
        0.5
    }
    fn turns(&self) -> u32 {
        self.turns
    }
}
