//! From a position file back to a game: put together, filled up where it is silent, audited.

use super::Position;
use super::forms::PlayerForm;
use crate::model::*;
use patolli_core::{Agenda, Dense, Flaw, Host, PerSeat, PlayerField, Printed, Seat, SeatSet, at};

impl Position {
    pub(super) fn load(
        self,
        kit: &'static Kit,
        host: &mut impl Host<Event>,
    ) -> Result<Yucatan, Flaw> {
        self.check_shape(kit)?;
        let mut public = self.public(kit);
        self.play_tokens(&mut public);
        public.work_out_supply()?;
        let mut game = Yucatan { public, private: PerSeat::default(), unseen: Unseen::default() };
        self.deal_specials(&mut game, host)?;
        // Secret choices are drawn on a valid table only.
        game.public.check()?;
        self.fill_pledges(&mut game, host);
        game.check()?;
        // A position written by hand may stop where no decision is due.
        game.run(host);
        Ok(game)
    }

    /// What must hold before the parts can be put together at all.
    fn check_shape(&self, kit: &Kit) -> Result<(), Flaw> {
        let n = self.players.len();
        at("I-21", "players").range(n, 2, SIDES)?;
        at("I-22", "agenda").range(self.agenda.len(), 0, AGENDA)?;
        Seat::first(n).zip(&self.players).try_for_each(|(seat, form)| {
            at("I-13", PlayerField(seat, "sacrifices")).range(
                form.sacrifices.len(),
                0,
                kit.rounds().len(),
            )
        })
    }

    /// The table as it is written; what follows from the rest comes later.
    fn public(&self, kit: &'static Kit) -> Public {
        Public {
            kit: Printed(kit),
            n: self.players.len() as u8,
            house: self.house,
            round: self.round,
            turn: self.turn,
            first: self.first,
            active: self.active.unwrap_or(self.first),
            agenda: agenda_of(&self.agenda),
            pledged: self.pledged(),
            battle: self.battle,
            supply: 0,
            deck: 0,
            removed: self.removed,
            piles: self.piles,
            bank: Summonings::full(),
            players: PerSeat::from_fn(|seat| {
                self.players.get(seat.index()).map_or_else(Player::default, |form| form.read(kit))
            }),
        }
    }

    fn pledged(&self) -> SeatSet {
        let forms = Seat::first(SIDES).zip(&self.players);
        forms.filter(|(_, form)| form.pledged).map(|(seat, _)| seat).collect()
    }

    /// I-2: omitted hands are drawn from the cards that are nowhere else.
    fn deal_specials(&self, game: &mut Yucatan, host: &mut impl Host<Event>) -> Result<(), Flaw> {
        game.unseen.deck = self.unnamed_specials(game.public.kit.0)?;
        for (seat, form) in Seat::first(SIDES).zip(&self.players) {
            if let Some(hand) = form.hand {
                game.private[seat].hand = hand;
                continue;
            }
            let player = &game.public.players[seat];
            let (known, deck) = (player.known.total(), game.unseen.deck.total());
            let here = at("I-2", PlayerField(seat, "specials"));
            here.range(player.specials, known, known + deck)?;
            game.deal_hand(seat, host);
        }
        game.public.deck = game.unseen.deck.total() as u8;
        Ok(())
    }

    /// Special cards that the position does not name.
    fn unnamed_specials(&self, kit: &Kit) -> Result<Specials, Flaw> {
        let named = || self.players.iter().map(PlayerForm::shown).chain([self.removed]);
        Special::all().try_fold(Specials::NOTHING, |mut left, kind| {
            let all = kit.deck.get(kind);
            let n: u32 = named().map(|cards| u32::from(cards.get(kind))).sum();
            at("I-2", "players").most(kind, n, all)?;
            left.set(kind, all - n as u8);
            Ok(left)
        })
    }

    /// Secret choices that are written down, and others where a seat has pledged without.
    fn fill_pledges(&self, game: &mut Yucatan, host: &mut impl Host<Event>) {
        for (seat, form) in Seat::first(SIDES).zip(&self.players) {
            let own = &mut game.private[seat];
            (own.setup, own.card, own.sacrifice) = (form.setup, form.card, form.sacrifice);
            let hand = own.hand;
            if *own == (Private { hand, ..Private::default() }) {
                game.imagine_choice(seat, host);
            }
        }
    }
}

/// The last thing of the list is the last to be done.
fn agenda_of(steps: &[Step]) -> Agenda<Step, AGENDA> {
    let mut agenda = Agenda::new();
    steps.iter().for_each(|step| agenda.later(*step));
    agenda
}

impl Public {
    /// I-1, I-4: Units that are nowhere else, Summonings that are not linked.
    fn work_out_supply(&mut self) -> Result<(), Flaw> {
        let (has, out) = (u32::from(self.kit.supply.units), self.units_outside());
        at("I-1", "players").most("units", out, has)?;
        self.supply = (has - out) as u8;
        self.bank = Summonings::full().without(self.linked_summonings().collect());
        Ok(())
    }
}
