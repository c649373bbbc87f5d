//! A moment of the game in readable form. `docs/positions.md` explains every field.

mod forms;
mod load;
mod steps;

use crate::model::*;
use forms::{BotForm, PlayerForm, PyramidForm, RitualForm};
use patolli_core::{Agenda, Dense, Flaw, Host, PositionOf, Seat, form, named_enum};
use std::collections::BTreeMap;

named_enum! {
    /// The part of the round that waits for a decision; its steps have the same names.
    pub enum Phase {
        SelectCard = "select_card", Income = "income", Capital = "capital",
        Construction = "construction", TurnScoring = "turn_scoring", Draw = "draw", Over = "over",
    }
}

form! {
    /// Any moment of a game.
    pub strict struct Position of (game: &Zapotec) {
        options: Options = game.public.solo.map_or(Options::Players(game.public.n), Options::Solo),
        round: u8 = game.public.round,
        phase: Phase = Phase::of(&game.public.agenda),
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pending: Vec<Step> =
            game.public.agenda.iter().take_while(|step| step.interrupts()).collect(),
        active: Seat = game.public.active,
        order: Vec<Seat> = game.public.order[..game.public.n()].to_vec(),
        bonus: Card = game.public.bonus,
        #[serde(default)]
        bonus_pile: CardSet = game.public.bonus_pile,
        offer: CardSet = game.public.offer,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next_bonus: Option<Card> = game.public.next_bonus,
        #[serde(default)]
        gone: CardSet = game.public.gone,
        round_deck: u8 = game.public.round_deck,
        market: [[Option<TradeTile>; Slot::COUNT]; Level::COUNT] =
            game.public.market.as_array().map(|row| *row.as_array()),
        scoring_tiles: Vec<Property> =
            game.public.scoring_tiles.iter().flatten().copied().collect(),
        pyramids: Vec<PyramidForm> =
            game.public.pyramids.values().take(game.public.n()).map(PyramidForm::of).collect(),
        rituals: [RitualForm; RitualSlot::COUNT] =
            std::array::from_fn(|i| RitualForm::of(&game.public, RitualSlot::new(i))),
        tiles: BTreeMap<Space, Basic> = tiles_in_play(&game.public),
        arrivals: Vec<Seat> = game.public.arrivals.iter().collect(),
        players: Vec<PlayerForm> =
            game.public.seats().map(|seat| PlayerForm::of(game, seat, game.player(seat))).collect(),
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cocijobot: Option<BotForm> =
            game.public.solo.map(|_| BotForm::of(&game.public, game.unseen.bot_top)),
    }
}

impl PositionOf<Zapotec> for Position {
    fn of(game: &Zapotec) -> Self {
        Self::of(game)
    }

    fn into_game(self, kit: &'static Kit, host: &mut impl Host<Event>) -> Result<Zapotec, Flaw> {
        self.load(kit, host)
    }
}

impl Phase {
    fn of(agenda: &Agenda<Step, AGENDA>) -> Self {
        let step = agenda.iter().find(|step| !step.interrupts());
        step.map_or(Self::Over, |step| step.to_string().parse().expect("the step of a phase"))
    }
}

fn tiles_in_play(public: &Public) -> BTreeMap<Space, Basic> {
    let in_play = public.kit.in_play(public.n());
    in_play.iter().map(|space| (space, public.tiles[space])).collect()
}
