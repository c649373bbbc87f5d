//! The catalogue: each step that asks a seat, and each action of the capital and construction, named
//! once with the decision it belongs to.

use super::capital::{BuildPyramid, FreeDisc, FreeResource, PerformRitual, Sacrifice, Trade};
use super::construction::{BuildByTile, BuildHouse, BuildPalace, PlaceTile};
use super::draw::DrawCard;
use super::income::TakeIncome;
use super::select_card::SelectCard;
use super::trade_tiles::{ExchangeResources, TileNow};
use super::turn::EndPhase;
use super::turn_scoring::ScoreTurn;
use crate::model::*;
use patolli_core::{Decision, Host, Menu, Seat, decisions};

decisions! { Zapotec, Step, else Reason::AnotherDecision;
    automatic: Step::Turn(_) | Step::Advance(_) | Step::EndTurn | Step::EndRound,
    Step::SelectCard => SelectCard,
    Step::Income => TakeIncome,
    Step::Capital => Capital,
    Step::Construction => Construction,
    Step::PlaceTile(space) => PlaceTile(space),
    Step::TurnScoring => ScoreTurn,
    Step::Draw => DrawCard,
    Step::FreeResource => FreeResource,
    Step::FreeDisc => FreeDisc,
    Step::TileNow(tile) => TileNow(tile),
}

/// A decision made of several: each action and the decision it belongs to.
macro_rules! any_of {
    ($(#[$doc:meta])* $name:ident: $($action:pat => $decision:expr,)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        struct $name;

        impl Decision<Zapotec> for $name {
            fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
                $($decision.offer(game, seat, menu);)+
            }
            fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
                match action {
                    $($action => $decision.refuse(game, seat, action),)+
                    _ => Some(Reason::AnotherDecision),
                }
            }
            fn perform(
                self,
                game: &mut Zapotec,
                seat: Seat,
                action: Action,
                host: &mut impl Host<Event>,
            ) {
                match action {
                    $($action => $decision.perform(game, seat, action, host),)+
                    _ => not_offered(action),
                }
            }
        }
    };
}

any_of! {
    /// Z 5.5: any number of capital actions in any order, until the seat ends the phase. R17:
    /// exchange tiles work between them.
    Capital:
    Action::EndCapital => EndPhase(Action::EndCapital),
    Action::BuyTrade(_) => Trade,
    Action::StartPyramid(..) | Action::AddPyramid(_) => BuildPyramid,
    Action::Ritual(_) => PerformRitual,
    Action::Sacrifice(_) => Sacrifice,
    Action::UseTile(_) => ExchangeResources,
}

any_of! {
    /// Z 5.6, 6.5.6: any number of buildings in any order, until the seat ends the phase. R3: all of
    /// it is one phase. R17: exchange tiles work between buildings.
    Construction:
    Action::EndConstruction => EndPhase(Action::EndConstruction),
    Action::BuildHouse(_) => BuildHouse,
    Action::BuildPalace(_) => BuildPalace,
    Action::BuildByTile(..) => BuildByTile,
    Action::UseTile(_) => ExchangeResources,
}

/// Only offered actions are performed: [`patolli_core::play`] checks all input.
#[cold]
pub(super) fn not_offered(action: Action) -> ! {
    unreachable!("{action:?} is not offered here")
}
