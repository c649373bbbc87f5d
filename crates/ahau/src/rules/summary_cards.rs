//! Summary cards (SU-15): each player takes one with its tile and cubes.

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

#[derive(Clone, Copy)]
pub(crate) struct TakeSummaryCard;

impl Decision<Ahau> for TakeSummaryCard {
    fn offer(self, game: &Ahau, _: Seat, menu: &mut impl Menu<Action>) {
        let tiles = &game.public.start_tiles;
        let there = |card: &SummaryCard| tiles[*card].is_some();
        let cards: Set<SummaryCard> = SummaryCard::all().filter(there).collect();
        menu.add_each(Action::StartCard, cards);
    }

    fn refuse(self, game: &Ahau, _: Seat, action: Action) -> Option<Reason> {
        let Action::StartCard(card) = action else { return Some(Reason::AnotherDecision) };
        game.public.start_tiles[card].is_none().then_some(Reason::CardTaken)
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::StartCard(card) = action else { not_offered(action) };
        game.take_summary_card(seat, card, host);
    }
}

impl Ahau {
    /// The tile, the cubes, and the war marker on top of those already there.
    fn take_summary_card(&mut self, seat: Seat, card: SummaryCard, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        public.agenda.done();
        let god = public.start_tiles[card].take().expect("a tile lies on the card");
        let tile = public.kit.tiles.start[god];
        let cubes = public.kit.summary_cards[card];
        public.players[seat].reserve.add(tile);
        public.war_order.arrive(seat);
        host.hear(|| Event::StartCard { seat, card, tile, cubes });
        public.bank = public.bank.minus(cubes);
        public.players[seat].stock = public.players[seat].stock.plus(cubes);
        let more = matches!(public.agenda.front(), Some(Step::StartCard(_)));
        if !more {
            // SU-16: unchosen tiles leave the game. SO-8: Pakal's marker comes last.
            public.start_tiles = BySummaryCard::default();
            if public.pakal.is_some() {
                public.war_order.arrive(PAKAL);
            }
            host.hear(|| Event::RoundStarted { round: 1 });
        }
    }
}
