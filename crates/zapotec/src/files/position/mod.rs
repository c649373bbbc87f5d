//! A moment of the game in readable form. `docs/positions.md` explains every field.

mod forms;
mod load;
mod pending;

use crate::model::*;
use forms::{BotForm, PlayerForm, PyramidForm, RitualForm};
use patolli_core::{Agenda, Dense, Flaw, Host, Moment, Seat, Set, named_enum};
use pending::Pending;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

named_enum! {
    /// The part of the round that waits for a decision.
    pub enum Phase {
        SelectCard = "select_card", Income = "income", Capital = "capital",
        Construction = "construction", TurnScoring = "turn_scoring", Draw = "draw", Over = "over",
    }
}

/// Any moment of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    options: Options,
    round: u8,
    phase: Phase,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pending: Vec<Pending>,
    active: Seat,
    order: Vec<Seat>,
    bonus: Card,
    #[serde(default)]
    bonus_pile: CardSet,
    offer: CardSet,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    next_bonus: Option<Card>,
    #[serde(default)]
    gone: CardSet,
    round_deck: u8,
    market: [[Option<TradeTile>; Slot::COUNT]; Level::COUNT],
    scoring_tiles: Vec<Property>,
    pyramids: Vec<PyramidForm>,
    rituals: [RitualForm; RitualSlot::COUNT],
    tiles: BTreeMap<Space, Basic>,
    arrivals: Vec<Seat>,
    players: Vec<PlayerForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cocijobot: Option<BotForm>,
}

impl Moment<Zapotec> for Position {
    fn of(game: &Zapotec) -> Self {
        let public = &game.public;
        let n = public.n();
        let (phase, pending) = phase_of(&public.agenda);
        Self {
            options: match public.solo {
                None => Options::Players(public.n),
                Some(difficulty) => Options::Solo(difficulty),
            },
            round: public.round,
            phase,
            pending,
            active: public.active,
            order: public.order[..n].to_vec(),
            bonus: public.bonus,
            bonus_pile: public.bonus_pile,
            offer: public.offer,
            next_bonus: public.next_bonus,
            gone: public.gone,
            round_deck: public.round_deck,
            market: public.market,
            scoring_tiles: public.scoring_tiles.iter().flatten().copied().collect(),
            pyramids: public.pyramids[..n].iter().map(PyramidForm::of).collect(),
            rituals: std::array::from_fn(|i| RitualForm {
                card: public.rituals[i],
                discs: public.discs[i],
            }),
            tiles: tiles_in_play(public),
            arrivals: public.arrivals.iter().collect(),
            players: public.seats().map(|seat| PlayerForm::of(game, seat)).collect(),
            cocijobot: public.solo.map(|_| BotForm {
                turned: Set::full().without(public.bot_deck),
                card: public.bot_card,
                back: public.bot_back,
                top: game.unseen.bot_top,
            }),
        }
    }

    fn into_game(self, kit: &'static Kit, host: &mut impl Host<Event>) -> Result<Zapotec, Flaw> {
        self.load(kit, host)
    }
}

fn tiles_in_play(public: &Public) -> BTreeMap<Space, Basic> {
    let in_play = public.kit.in_play(public.n());
    in_play.iter().map(|space| (space, public.tiles[space.index()])).collect()
}

fn phase_of(agenda: &Agenda<Step, AGENDA>) -> (Phase, Vec<Pending>) {
    let mut pending = Vec::new();
    for step in agenda.iter() {
        let phase = match step {
            Step::SelectCard => Phase::SelectCard,
            Step::Income => Phase::Income,
            Step::Capital => Phase::Capital,
            Step::Construction => Phase::Construction,
            Step::TurnScoring => Phase::TurnScoring,
            Step::Draw => Phase::Draw,
            nested => {
                pending.push(Pending(nested));
                continue;
            }
        };
        return (phase, pending);
    }
    (Phase::Over, pending)
}
