//! The catalogue of decisions (A 5.7): each step that asks a seat, and the chapter that answers.

use crate::model::*;
use crate::rules::claim::ClaimBuilding;
use crate::rules::cubes::GainCube;
use crate::rules::end_of_round::GiveUpTile;
use crate::rules::free_options::{EndOfTurn, Open};
use crate::rules::gods::{ChiefGod, FeatheredSerpent, JaguarGod, RainGod, SunGod};
use crate::rules::main_action::{BuildMore, MainAction};
use crate::rules::movement::{Retreat, SelectCards, TakeTile, WarCaptain, WinConflict};
use crate::rules::payment::{GiveTile, NominalPrice, PaintWildTile, SettleColour};
use crate::rules::produce::ChooseProduce;
use crate::rules::role_cards::TakeRoleCard;
use crate::rules::summary_cards::TakeSummaryCard;
use crate::rules::summon::{DiscardTiles, NameColour, SummonGod};
use crate::rules::temples::EnterTemple;
use crate::rules::war_track::ChooseWarReward;
use crate::rules::workers::{LayDownWorker, PlaceWorker};

patolli_core::decisions! { Ahau, Step, else Reason::AnotherDecision;
    automatic: Step::Conflicts | Step::Arm | Step::Losers(_) | Step::Muster | Step::Turn(_)
        | Step::Marker(_) | Step::Raise | Step::Built { .. } | Step::Reward { .. }
        | Step::Advance(_) | Step::Redraw | Step::Refill | Step::EndRound,
    // A 4.
    Step::StartCard(_) => TakeSummaryCard,
    // A 5.1.
    Step::Select => SelectCards,
    Step::Captain(_) => WarCaptain,
    Step::Win(_) => WinConflict,
    Step::Retreat { from, .. } => Retreat { from },
    Step::Take(_) => TakeTile,
    // A 5.2.
    Step::Place => Open(PlaceWorker),
    Step::Claim => ClaimBuilding,
    Step::Summon { dance } => Open(SummonGod { dance }),
    Step::Main => Open(MainAction),
    Step::Build => Open(BuildMore),
    Step::Close => EndOfTurn,
    // A 5.3.
    Step::ForcedDiscard { left, .. } => GiveUpTile { left },
    // A 6.2.
    Step::Name => NameColour,
    Step::Offering => DiscardTiles,
    // A 6.3.
    Step::Chief { left } => ChiefGod { left },
    Step::Rain => RainGod,
    Step::Jaguar { left } => JaguarGod { left },
    Step::Sun { left } => SunGod { left },
    Step::Serpent => FeatheredSerpent,
    // A 6.4, A 6.5.
    Step::ProduceColour(route) => ChooseProduce { route },
    Step::Paint => PaintWildTile,
    Step::Nominal => NominalPrice,
    Step::Settle => SettleColour,
    Step::Give { left, colour } => GiveTile { left, colour },
    // A 6.8.
    Step::Gain { left, by, .. } => GainCube { left, by },
    Step::WarReward(_) => ChooseWarReward,
    Step::LayDown(_) => LayDownWorker,
    Step::Temple { .. } => EnterTemple,
    Step::Role(_) => TakeRoleCard,
}
