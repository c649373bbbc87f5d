//! The contract between the rules of one game and everything else.

use crate::account::Account;
use crate::action_set::ActionSet;
use crate::dense::Dense;
use crate::flaw::Flaw;
use crate::host::{Host, Quick};
use crate::named::UnknownName;
use crate::seat::{PerSeat, Seat, SeatSet};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// The rules of one game: all that a bot, a table or a notebook needs.
///
/// The state is plain data. `legal`, `apply` and `determinize` allocate nothing.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Sized + 'static {
    /// The printed values of one edition.
    type Kit: Sync + Debug + 'static;
    /// Number of players, variants, solo opponent.
    type Options: Clone + PartialEq + Debug + Send + Sync;
    /// One atomic choice, numbered from zero without gaps, with a short text form.
    type Action: Dense + Display + FromStr<Err = Unreadable> + Send + Sync;
    /// One thing that happened, for history and animation.
    type Event: Fact + Clone + PartialEq + Debug + Send + Sync;
    /// What one observer may know.
    type View: Clone + PartialEq + Debug + Send + Sync;
    /// Why an action is not possible now.
    type Reason: Clone + PartialEq + Debug + Cites + Send + Sync;
    /// One source of points: a row of the score sheet.
    type Part: Dense + Display + Send + Sync;

    /// A new game with these components and options; the host is asked for every card and roll.
    fn setup(
        kit: &'static Self::Kit,
        options: &Self::Options,
        host: &mut impl Host<Self::Event>,
    ) -> Self;
    /// The number of seats with a score, including a solo opponent's.
    fn n_seats(&self) -> usize;
    /// The seat of the game's own solo opponent, who never owes a decision.
    fn automa(&self) -> Option<Seat> {
        None
    }

    /// The seats that owe a decision now; empty when the game is over.
    fn to_act(&self) -> SeatSet;
    /// The actions this seat may choose; empty for a seat that owes no decision.
    fn legal(&self, seat: Seat) -> ActionSet<Self::Action>;
    /// Whether one action is legal, without building the list.
    fn is_legal(&self, seat: Seat, action: Self::Action) -> bool {
        self.legal(seat).contains(action)
    }
    /// Applies a legal action and continues to the next decision. Illegal input is a bug in the
    /// caller; [`crate::play`] validates it.
    fn apply(&mut self, seat: Seat, action: Self::Action, host: &mut impl Host<Self::Event>);
    /// Whether players make the current decision themselves even if it has one option: a secret
    /// choice, whose number of options is secret too, or a moment that no one should miss.
    fn always_asked(&self) -> bool {
        false
    }
    /// A random legal action of a seat that must act: every action is possible, but not equally
    /// likely. For playouts that need no list.
    fn random_action(&self, seat: Seat, dice: &mut Quick) -> Self::Action {
        let legal = self.legal(seat);
        legal.nth(dice.below(legal.len() as u32) as usize)
    }

    /// The points if the game ended now.
    fn scores(&self) -> PerSeat<i16>;
    /// The points of a seat by their source if the game ended now; together they are its score.
    fn account(&self, seat: Seat) -> Account<Self::Part>;
    /// The winners if the game ended now, ties broken by the rules.
    fn winners(&self) -> SeatSet;

    /// What the observer may know; `None` is a spectator.
    fn view(&self, observer: Option<Seat>) -> Self::View;
    /// A complete state in which the observer would have this view.
    fn determinize(view: &Self::View, host: &mut impl Host<Self::Event>) -> Self;

    /// Why a seat that must act may not choose this action; `None` if it may.
    fn why_not(&self, seat: Seat, action: Self::Action) -> Option<Self::Reason>;
    /// Checks every invariant of the rules.
    fn audit(&self) -> Result<(), Flaw>;
}

/// Who may see an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// All seats and spectators.
    Everyone,
    /// This seat alone.
    Only(Seat),
}

/// What the table must know about an event.
pub trait Fact {
    /// Who may hear of it.
    fn audience(&self) -> Audience;
    /// Whether it revealed hidden information, so that it can't be undone.
    fn reveals(&self) -> bool;
}

/// A refusal names the rule it follows from.
pub trait Cites {
    /// The number in the game's rules, such as `6.1.2`.
    fn rule(&self) -> &'static str;
    /// Whether the action belongs to another moment, past or future.
    fn is_untimely(&self) -> bool {
        false
    }
}

/// A text that is not an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("cannot read the action {text:?}: {hint}")]
pub struct Unreadable {
    /// The text as it was written.
    pub text: String,
    /// What would have been readable.
    pub hint: Hint,
}

/// The valid input closest to it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Hint {
    /// The form of this verb, such as `play CARD`.
    #[error("write {0}")]
    Form(String),
    /// All verbs.
    #[error("it begins with one of {0}")]
    Verbs(String),
    /// A name that is not among the possible ones.
    #[error(transparent)]
    Name(#[from] UnknownName),
}
