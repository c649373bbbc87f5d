//! A moment of the game in readable form. `docs/positions.md` explains every field.

mod forms;
mod load;
mod tokens;

use crate::model::*;
use forms::PlayerForm;
use patolli_core::{Flaw, Host, PositionOf, Seat, form, is_default};

form! {
    /// Any moment of a game. What follows from the rest is not written down: Units in the Supply,
    /// the special deck, the Bank, victory points for sacrifices and steps.
    pub struct Position of (game: &Yucatan, public: &Public) {
        #[serde(skip_serializing_if = "is_default")]
        house: House = public.house,
        #[serde(default = "one")]
        round: u8 = public.round,
        #[serde(default = "one")]
        turn: u8 = public.turn,
        first: Seat = public.first,
        /// Left out: the first player.
        #[serde(skip_serializing_if = "is_default")]
        active: Option<Seat> = Some(public.active),
        /// What is to be done, the next thing first; nothing when the game is over.
        #[serde(default = "new_turn")]
        agenda: Vec<Step> = public.agenda.iter().collect(),
        #[serde(skip_serializing_if = "is_default")]
        battle: Option<Battle> = public.battle,
        /// Special cards that left the game.
        #[serde(skip_serializing_if = "is_default")]
        removed: Specials = public.removed,
        #[serde(skip_serializing_if = "is_default")]
        piles: ByCity<u8> = public.piles,
        players: Vec<PlayerForm> = public.seats().map(|seat| {
            PlayerForm::of(game, &public.players[seat], &game.private[seat], seat)
        }).collect(),
    }
}

const fn one() -> u8 {
    1
}
fn new_turn() -> Vec<Step> {
    vec![Step::StartTurn]
}

impl PositionOf<Yucatan> for Position {
    fn of(game: &Yucatan) -> Self {
        Self::of(game, &game.public)
    }
    fn into_game(self, kit: &'static Kit, host: &mut impl Host<Event>) -> Result<Yucatan, Flaw> {
        self.load(kit, host)
    }
}
