//! What every game says in the same words: its components, its state, its events, and the part of
//! [`Game`](crate::Game) that follows from its catalogue of [`decisions!`](crate::decisions).

/// The component tables of a game, from its `data` folder, and how a `Kit` with `from_tables` is
/// made from them.
#[macro_export]
macro_rules! components {
    ($Kit:ident of $game:literal: $($table:ident),+ $(,)?) => {
        /// The components as shipped.
        pub fn standard() -> &'static $Kit {
            static STANDARD: std::sync::LazyLock<$Kit> = std::sync::LazyLock::new(|| {
                let tables = $crate::Tables::read($game, <$Kit as $crate::Edition>::TABLES)
                    .expect("the shipped tables are well formed");
                $Kit::from_tables(&tables).expect("the shipped tables make a game")
            });
            &STANDARD
        }

        impl $crate::Edition for $Kit {
            const TABLES: &'static [(&'static str, &'static str)] = &[$((
                concat!(stringify!($table), ".toml"),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/", stringify!($table), ".toml")),
            )),+];

            fn standard() -> &'static Self {
                standard()
            }
            fn edition(file: &str, overlay: &str) -> Result<Self, $crate::DataError> {
                let mut tables = $crate::Tables::read($game, Self::TABLES)?;
                tables.lay_over(file, overlay)?;
                Self::from_tables(&tables)
            }
            fn name(&self) -> &str {
                &self.name
            }
            fn digest(&self) -> $crate::Digest {
                self.digest
            }
        }
    };
}

/// The state of a game: what is public, what each seat alone knows, and what no one has seen.
#[macro_export]
macro_rules! state {
    ($(#[$meta:meta])* $game:ident, $seats:expr, at most $bytes:literal bytes) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct $game {
            /// What everyone sees.
            pub public: Public,
            /// What each seat alone knows.
            pub private: $crate::PerSeat<Private, { $seats }>,
            /// What no one has seen.
            pub unseen: Unseen,
        }

        const _: () = assert!(size_of::<$game>() <= $bytes, "a state must stay cheap to copy");
    };
}

/// The audience of a game's events: `secret` ones reach the seat they name, and those that
/// `reveal` hidden information cannot be undone.
#[macro_export]
macro_rules! audience {
    ($Event:ident; secret: $($secret:ident),+; reveal: $($reveals:ident),+ $(,)?) => {
        impl $crate::Fact for $Event {
            fn audience(&self) -> $crate::Audience {
                match self {
                    $(Self::$secret { seat, .. })|+ => $crate::Audience::Only(*seat),
                    _ => $crate::Audience::Everyone,
                }
            }
            fn reveals(&self) -> bool {
                matches!(self, $(Self::$reveals { .. })|+)
            }
        }
    };
}

/// The part of `impl Game` that follows from the state and the catalogue: for a game with an
/// `agenda`, `deciders`, `run`, `imagine` and `check`. A game that offers more than its catalogue
/// names its own ways to offer, refuse, perform and pick.
#[macro_export]
macro_rules! played_in_steps {
    () => {
        $crate::played_in_steps! { offer, refuse, perform, any }
    };
    ($offer:ident, $refuse:ident, $perform:ident, $any:ident) => {
        type Kit = Kit;
        type Options = Options;
        type Action = Action;
        type Event = Event;
        type View = View;
        type Reason = Reason;
        type Part = ScorePart;

        fn n_seats(&self) -> usize {
            self.public.n()
        }
        fn to_act(&self) -> $crate::SeatSet {
            self.public.deciders()
        }
        fn legal(&self, seat: $crate::Seat) -> $crate::ActionSet<Action> {
            let mut list = $crate::ActionSet::new();
            if let Some(step) = self.public.agenda.front()
                && self.public.deciders().contains(seat)
            {
                self.$offer(seat, step, &mut list);
            }
            list
        }
        fn apply(
            &mut self,
            seat: $crate::Seat,
            action: Action,
            host: &mut impl $crate::Host<Event>,
        ) {
            let step = self.public.agenda.front().expect("the game is not over");
            self.$perform(seat, step, action, host);
            self.run(host);
        }
        fn random_action(&self, seat: $crate::Seat, dice: &mut $crate::Quick) -> Action {
            let step = self.public.agenda.front().expect("the game is not over");
            self.$any(seat, step, dice).expect("a decision has options")
        }
        fn why_not(&self, seat: $crate::Seat, action: Action) -> Option<Reason> {
            self.$refuse(seat, self.public.agenda.front()?, action)
        }

        fn account(&self, seat: $crate::Seat) -> $crate::Account<ScorePart> {
            self.public.account(seat)
        }

        fn view(&self, observer: Option<$crate::Seat>) -> View {
            let people = self.n_seats() - usize::from(self.automa().is_some());
            View::new(&self.public, &self.private, people, observer)
        }
        fn determinize(view: &View, host: &mut impl $crate::Host<Event>) -> Self {
            Self::imagine(view, host)
        }
        fn audit(&self) -> Result<(), $crate::Flaw> {
            self.check()
        }
    };
}
