//! A moment of the game in readable form. `docs/positions.md` explains every field.

mod forms;
mod load;
mod piles;
mod roles;

use crate::model::*;
use forms::PlayerForm;
use patolli_core::{Flaw, Host, Pile, PositionOf, Seat, Set, form, is_default};

form! {
    /// Any moment of a game. Omits what follows from the rest: hands, draw piles, the bag, the bank,
    /// weapons and workers that are not placed.
    pub struct Position of (game: &Ahau) {
        board: BoardSide = game.public.board,
        temple_scoring: TempleScoring = game.public.temple_scoring,
        #[serde(skip_serializing_if = "is_default")]
        pakal: Option<Pakal> = game.public.pakal,
        #[serde(default = "one")]
        round: u8 = game.public.round,
        katun: u8 = game.public.katun,
        /// Also true when the table shows the cause.
        celebrating: bool = game.public.celebrating,
        ending: bool = game.public.ending,
        first: Seat = game.public.first,
        active: Seat = game.public.active,
        /// Omitted: by the regions of the Rulers (AC-1).
        #[serde(skip_serializing_if = "is_default")]
        order: Option<Vec<Seat>> = Some(game.public.order[..game.public.n()].to_vec()),
        /// Pending steps, the next one first; empty when the game is over.
        #[serde(default = "choice_of_cards")]
        agenda: Vec<Step> = game.public.agenda.iter().collect(),
        #[serde(skip_serializing_if = "is_default")]
        losers: Pile<Seat, SIDES> = game.public.losers,
        #[serde(skip_serializing_if = "is_default")]
        turn: Turn = game.public.turn,
        #[serde(skip_serializing_if = "is_default")]
        summon: Summon = game.public.summon,
        #[serde(skip_serializing_if = "is_default")]
        payment: Payment = game.public.payment,
        /// Omitted cities get the remaining tiles, in order.
        city_tiles: ByCity<Option<God>> = game.public.city_tiles.map(Some),
        /// Omitted: what is neither on the calendar nor set aside, in order.
        #[serde(skip_serializing_if = "is_default")]
        sites: Option<ByRoute<Option<Colour>>> = Some(game.public.sites),
        /// Omitted: what is neither on the map nor set aside.
        #[serde(skip_serializing_if = "is_default")]
        calendar: Option<Pile<Colour, SITES>> = Some(game.public.calendar),
        #[serde(skip_serializing_if = "is_default")]
        set_aside: Option<Colour> = game.public.set_aside,
        /// In setup: summary cards that can still be chosen.
        #[serde(skip_serializing_if = "is_default")]
        start_tiles: Option<BySummaryCard<Option<God>>> =
            game.public.in_setup().then_some(game.public.start_tiles),
        /// Gods whose starting tile was taken. Omitted: those on no summary card, or the first ones.
        #[serde(skip_serializing_if = "is_default")]
        start_gods: Option<Set<God>> = Some(game.public.start_gods()),
        /// Omitted: drawn from the bag.
        #[serde(skip_serializing_if = "is_default")]
        squares: Option<BySquare<Option<Tile>>> = Some(game.public.squares),
        /// Omitted: drawn from the stack, and so is the offer.
        #[serde(skip_serializing_if = "is_default")]
        region_buildings: Option<ByRegion<Option<Building>>> = Some(game.public.region_buildings),
        #[serde(skip_serializing_if = "is_default")]
        offer: Option<ByPlace<Option<Building>>> = Some(game.public.offer),
        discard: Tiles = game.public.discard,
        /// Omitted temples get the remaining tiles, in order.
        scoring: ByGod<Option<Scoring>> = game.public.scoring.map(Some),
        temples: ByGod<ByTempleSpace<Option<Seat>>> = game.public.temples,
        /// The last to move is on top; omitted seats are below, in order.
        fame_order: Vec<Seat> = game.public.fame_order.iter().collect(),
        war_order: Vec<Seat> = game.public.war_order.iter().collect(),
        /// People with a role card in the order in which they took one.
        role_takers: Vec<Seat> = game.public.role_takers(),
        /// Role cards to take: open in solo, else hidden. Drawn on loading if omitted.
        #[serde(skip_serializing_if = "is_default")]
        role_deck: Option<Roles> = Some(game.unseen.roles),
        players: Vec<PlayerForm> =
            game.public.seats().map(|seat| PlayerForm::of_seat(game, seat)).collect(),
    }
}

const fn one() -> u8 {
    1
}
fn choice_of_cards() -> Vec<Step> {
    vec![Step::Select]
}

impl PositionOf<Ahau> for Position {
    fn of(game: &Ahau) -> Self {
        Self::of(game)
    }
    fn into_game(self, kit: &'static Kit, host: &mut impl Host<Event>) -> Result<Ahau, Flaw> {
        self.load(kit, host)
    }
}

impl Public {
    /// People with a role card in the order in which they took one.
    fn role_takers(&self) -> Vec<Seat> {
        let people = Seat::first(self.people());
        let mut takers: Vec<_> =
            people.filter(|seat| self.players[*seat].role_taken.is_some()).collect();
        takers.sort_by_key(|seat| self.players[*seat].role_taken);
        takers
    }
}
