//! A decision is written once: what is offered, why an action is refused, and what a choice does.

use crate::forced::Forced;
use crate::game::Game;
use crate::host::{Host, Pick, Quick};
use crate::menu::Menu;
use crate::seat::Seat;

/// One decision of a game, in its chapter. The catalogue [`decisions!`](crate::decisions) names the
/// step at which it is due.
pub trait Decision<G: Game>: Copy {
    /// Adds everything the seat may choose to the menu.
    fn offer(self, game: &G, seat: Seat, menu: &mut impl Menu<G::Action>);

    /// Why the seat may not choose this; `None` if it may.
    fn refuse(self, game: &G, seat: Seat, action: G::Action) -> Option<G::Reason>;

    /// Carries out the seat's choice; automatic steps after it belong to the game.
    fn perform(self, game: &mut G, seat: Seat, action: G::Action, host: &mut impl Host<G::Event>);

    /// Whether anything is left to decide. Asked after every action: where the offer is long, find
    /// a quicker way.
    fn forced(self, game: &G, seat: Seat) -> Forced<G::Action> {
        let mut forced = Forced::Nothing;
        self.offer(game, seat, &mut forced);
        forced
    }

    /// A random option, each possible but not each equally likely. Where the offer is long, draw a
    /// candidate and test it.
    fn any(self, game: &G, seat: Seat, dice: &mut Quick) -> Option<G::Action> {
        let mut pick = Pick::new(dice);
        self.offer(game, seat, &mut pick);
        pick.thing
    }
}

/// The catalogue of a game: each step that asks a seat, and its [`Decision`], named once.
///
/// Generates `offer`, `refuse`, `perform`, `forced` and `any`, each for a seat and a step. The steps
/// after `automatic` run by themselves: they offer nothing and refuse everything for the reason after
/// `else`. A step that stands in neither list does not compile.
#[macro_export]
macro_rules! decisions {
    (
        $game:ident, $step:ident, else $untimely:expr;
        automatic: $automatic:pat,
        $($pattern:pat => $decision:expr,)+
    ) => {
        impl $game {
            /// Adds the seat's options at this step to the menu.
            pub(crate) fn offer(
                &self,
                seat: $crate::Seat,
                step: $step,
                menu: &mut impl $crate::Menu<<$game as $crate::Game>::Action>,
            ) {
                match step {
                    $($pattern => $crate::Decision::<$game>::offer($decision, self, seat, menu),)+
                    $automatic => {}
                }
            }

            /// Why the seat may not choose this at this step.
            pub(crate) fn refuse(
                &self,
                seat: $crate::Seat,
                step: $step,
                action: <$game as $crate::Game>::Action,
            ) -> Option<<$game as $crate::Game>::Reason> {
                match step {
                    $($pattern => $crate::Decision::<$game>::refuse($decision, self, seat, action),)+
                    $automatic => Some($untimely),
                }
            }

            /// Carries out the seat's choice at this step.
            pub(crate) fn perform(
                &mut self,
                seat: $crate::Seat,
                step: $step,
                action: <$game as $crate::Game>::Action,
                host: &mut impl $crate::Host<<$game as $crate::Game>::Event>,
            ) {
                match step {
                    $($pattern => {
                        $crate::Decision::<$game>::perform($decision, self, seat, action, host)
                    })+
                    $automatic => unreachable!("{step:?} asks nobody"),
                }
            }

            /// Whether this step leaves anything to decide.
            pub(crate) fn forced(
                &self,
                seat: $crate::Seat,
                step: $step,
            ) -> $crate::Forced<<$game as $crate::Game>::Action> {
                match step {
                    $($pattern => $crate::Decision::<$game>::forced($decision, self, seat),)+
                    $automatic => $crate::Forced::Nothing,
                }
            }

            /// A random option of this step.
            pub(crate) fn any(
                &self,
                seat: $crate::Seat,
                step: $step,
                dice: &mut $crate::Quick,
            ) -> Option<<$game as $crate::Game>::Action> {
                match step {
                    $($pattern => $crate::Decision::<$game>::any($decision, self, seat, dice),)+
                    $automatic => None,
                }
            }
        }
    };
}
