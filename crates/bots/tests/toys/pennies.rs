//! Matching pennies: both choose in secret at the same time; seat 0 wins if they match.

use super::{Nothing, Won};
use patolli_bots::{Bot, Judge, Opponent, of_level};
use patolli_core::{
    Account, ActionSet, Dense, Flaw, Game, Hint, Host, PerSeat, Seat, SeatSet, Set, Unreadable,
    dense_enum,
};
use std::fmt;
use std::str::FromStr;

dense_enum! { pub enum Coin { Heads, Tails } }

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}
impl FromStr for Coin {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable { text: text.to_string(), hint: Hint::Form("Heads".into()) };
        Self::all().find(|coin| coin.to_string() == text).ok_or_else(unreadable)
    }
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pennies {
    chosen: [Option<Coin>; 2],
}

impl Game for Pennies {
    type Kit = ();
    type Options = ();
    type Action = Coin;
    type Event = Nothing;
    type View = Self;
    type Reason = Nothing;
    type Part = Won;

    fn setup((): &'static (), (): &(), _: &mut impl Host<Nothing>) -> Self {
        Self::default()
    }
    fn n_seats(&self) -> usize {
        2
    }
    fn to_act(&self) -> SeatSet {
        Seat::first(2).filter(|seat| self.chosen[seat.index()].is_none()).collect()
    }
    fn legal(&self, seat: Seat) -> ActionSet<Coin> {
        Coin::all().filter(|_| self.to_act().contains(seat)).collect()
    }
    fn apply(&mut self, seat: Seat, coin: Coin, _: &mut impl Host<Nothing>) {
        self.chosen[seat.index()] = Some(coin);
    }
    fn scores(&self) -> PerSeat<i16> {
        let [Some(a), Some(b)] = self.chosen else { return PerSeat::default() };
        PerSeat::from_fn(|seat| i16::from(seat.index() == usize::from(a != b)))
    }
    fn account(&self, seat: Seat) -> Account<Won> {
        Account::of(|_| self.scores()[seat])
    }
    fn winners(&self) -> SeatSet {
        let scores = self.scores();
        Seat::first(2).filter(|seat| scores[*seat] == 1).collect()
    }
    /// Only called before anyone has chosen.
    fn view(&self, _: Option<Seat>) -> Self {
        Self { chosen: [None; 2] }
    }
    fn determinize(view: &Self, _: &mut impl Host<Nothing>) -> Self {
        view.clone()
    }
    fn why_not(&self, seat: Seat, coin: Coin) -> Option<Nothing> {
        (!self.legal(seat).contains(coin)).then_some(Nothing)
    }
    fn audit(&self) -> Result<(), Flaw> {
        Ok(())
    }
}

impl Judge for Pennies {
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
        Set::full().without(self.to_act()).len() as u32 / 2
    }
}
