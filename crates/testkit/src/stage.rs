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

    /// The state keeps every invariant.
    fn sound(&self) -> &Self {
        assert_eq!(self.game().audit(), Ok(()));
        self
    }
    fn is_over(&self) -> bool {
        self.game().to_act().is_empty()
    }
    fn act_as(&mut self, seat: Seat, action: <Self::Game as Game>::Action) -> &mut Self {
        self.sound();
        let offered = self.game().legal(seat).contains(action);
        assert!(offered, "{action} is not among {:?}", self.choices_of(seat));
        let (game, host) = self.both();
        play(game, seat, action, host).expect("a legal action");
        self.sound();
        self
    }
    /// Plays an action of the first seat that must decide.
    fn act(&mut self, action: <Self::Game as Game>::Action) -> &mut Self {
        self.act_as(self.decider(), action)
    }
    /// Plays actions written in notation, separated by `;`.
    fn play(&mut self, text: &str) -> &mut Self {
        for line in text.split(';') {
            self.act(named(line.trim()));
        }
        self
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

/// Declares the `Scene` of a game, which is a [`Stage`], with names for its seats. The types of the
/// game are in scope under the names that every game gives them.
#[macro_export]
macro_rules! stage {
    ($Scene:ident of $Game:ident) => {
        pub const A: patolli_core::Seat = patolli_core::Seat::new(0);
        pub const B: patolli_core::Seat = patolli_core::Seat::new(1);
        pub const C: patolli_core::Seat = patolli_core::Seat::new(2);
        pub const D: patolli_core::Seat = patolli_core::Seat::new(3);

        /// A game and its host. Every change keeps all components in the box, and every action
        /// played is followed by an audit.
        #[derive(Clone)]
        pub struct $Scene {
            pub game: $Game,
            pub host: $crate::Loaded<Event>,
        }

        impl $Scene {
            pub fn public(&self) -> &Public {
                &self.game.public
            }
            pub fn player(&self, seat: patolli_core::Seat) -> &Player {
                &self.game.public.players[seat]
            }
            pub fn player_mut(&mut self, seat: patolli_core::Seat) -> &mut Player {
                &mut self.game.public.players[seat]
            }
            pub fn front(&self) -> Option<Step> {
                self.public().agenda.front()
            }
        }

        impl $crate::Stage for $Scene {
            type Game = $Game;

            fn game(&self) -> &$Game {
                &self.game
            }
            fn host(&self) -> &$crate::Loaded<Event> {
                &self.host
            }
            fn both(&mut self) -> (&mut $Game, &mut $crate::Loaded<Event>) {
                (&mut self.game, &mut self.host)
            }
        }
    };
}
