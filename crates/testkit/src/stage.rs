//! The questions that a rules test asks about the moment it has arranged.

use crate::loaded::Loaded;
use patolli_core::{Game, Refused, Seat, play, why_not};
use std::fmt::Debug;
use std::str::FromStr;

/// The value with this name.
pub fn named<T: FromStr<Err: Debug>>(name: &str) -> T {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error:?}"))
}

/// Several things by name.
pub fn all_named<T: FromStr<Err: Debug>>(names: &str) -> Vec<T> {
    names.split_whitespace().map(named).collect()
}

/// A game at some moment and its host. Actions are written in notation, for the first seat that
/// must decide.
pub trait Stage {
    type Game: Game;

    fn game(&self) -> &Self::Game;
    fn host(&self) -> &Loaded<EventOf<Self>>;
    fn both(&mut self) -> (&mut Self::Game, &mut Loaded<EventOf<Self>>);

    fn decider(&self) -> Seat {
        self.game().to_act().first().expect("the game continues")
    }
    /// Everything this seat may choose.
    fn choices_of(&self, seat: Seat) -> Vec<String> {
        self.game().legal(seat).iter().map(|action| action.to_string()).collect()
    }
    fn choices(&self) -> Vec<String> {
        self.choices_of(self.decider())
    }
    /// The choices that start with these words, without them.
    fn offered(&self, words: &str) -> Vec<String> {
        let choices = self.choices();
        let rests = choices.iter().filter_map(|text| text.strip_prefix(words));
        rests.map(|rest| rest.trim().to_string()).collect()
    }
    fn can(&self, text: &str) -> bool {
        why_not(self.game(), self.decider(), named(text)).is_none()
    }
    /// Why the action is not possible now; the attempt changes nothing.
    fn refused(&mut self, text: &str) -> <Self::Game as Game>::Reason {
        let (seat, before) = (self.decider(), self.game().clone());
        let (game, host) = self.both();
        let refusal = play(game, seat, named(text), host);
        assert_eq!(*self.game(), before, "a refused action changes nothing");
        assert!(!self.choices().contains(&text.to_string()), "{text} is offered");
        match refusal {
            Err(Refused::NotPossible(reason)) => reason,
            other => panic!("{text} should be illegal: {other:?}"),
        }
    }

    /// Forgets the events so far.
    fn forget(&mut self) -> &mut Self {
        self.both().1.events.clear();
        self
    }
    fn heard(&self, event: &EventOf<Self>) -> bool {
        self.host().events.contains(event)
    }
    /// The number of events like this.
    fn times(&self, like: impl Fn(&EventOf<Self>) -> bool) -> usize {
        self.host().events.iter().filter(|event| like(event)).count()
    }
    /// The result for each event like this, in order.
    fn told<T>(&self, tell: impl Fn(&EventOf<Self>) -> Option<T>) -> Vec<T> {
        self.host().events.iter().filter_map(tell).collect()
    }
}

/// The events of the game of this stage.
pub type EventOf<S> = <<S as Stage>::Game as Game>::Event;

/// Lets a `Scene` with `game` and `host` be a [`Stage`] of this game.
#[macro_export]
macro_rules! stage {
    ($scene:ty, $game:ty) => {
        impl $crate::Stage for $scene {
            type Game = $game;

            fn game(&self) -> &$game {
                &self.game
            }
            fn host(&self) -> &$crate::Loaded<$crate::EventOf<Self>> {
                &self.host
            }
            fn both(&mut self) -> (&mut $game, &mut $crate::Loaded<$crate::EventOf<Self>>) {
                (&mut self.game, &mut self.host)
            }
        }
    };
}
