//! Free options (AC-2): the Gateway and the Queen, at every open step of the player's turn.

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Forced, Host, Menu, Quick, Seat};

/// AC-2: the Gateway's tile (RUL-52) and the Queen's worker (RUL-53), each once in a turn.
#[derive(Clone, Copy)]
pub(crate) struct FreeOptions;

impl Decision<Ahau> for FreeOptions {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        if game.public.refuse_gateway(seat).is_none() {
            menu.add(Action::UseGateway);
        }
        if game.public.refuse_queen(seat).is_none() {
            menu.add_each(Action::UseQueen, game.public.players[seat].stock.kinds());
        }
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::UseGateway => game.public.refuse_gateway(seat),
            Action::UseQueen(colour) => game.public.refuse_queen(seat).or_else(|| {
                let none = game.public.players[seat].stock.get(colour) == 0;
                none.then_some(Reason::NoCube(colour))
            }),
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::UseGateway => game.use_gateway(seat, host),
            Action::UseQueen(colour) => game.use_queen(seat, colour, host),
            other => not_offered(other),
        }
    }
}

/// An open step: its own decision, and the free options beside it.
#[derive(Clone, Copy)]
pub(crate) struct Open<D>(pub D);

/// Random play uses a free option once in this many choices.
const SELDOM: u32 = 8;

impl<D: Decision<Ahau>> Decision<Ahau> for Open<D> {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        self.0.offer(game, seat, menu);
        FreeOptions.offer(game, seat, menu);
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        match is_free(action) {
            true => FreeOptions.refuse(game, seat, action),
            false => self.0.refuse(game, seat, action),
        }
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match is_free(action) {
            true => FreeOptions.perform(game, seat, action, host),
            false => self.0.perform(game, seat, action, host),
        }
    }

    fn forced(self, game: &Ahau, seat: Seat) -> Forced<Action> {
        let mut forced = self.0.forced(game, seat);
        if forced != Forced::No && !game.public.free_options_can_wait(seat) {
            FreeOptions.offer(game, seat, &mut forced);
        }
        forced
    }

    fn any(self, game: &Ahau, seat: Seat, dice: &mut Quick) -> Option<Action> {
        let free = if dice.one_in(SELDOM) { FreeOptions.any(game, seat, dice) } else { None };
        free.or_else(|| self.0.any(game, seat, dice))
    }
}

fn is_free(action: Action) -> bool {
    matches!(action, Action::UseGateway | Action::UseQueen(_))
}

/// AC-8z: the turn ends when the player wants no more free options.
#[derive(Clone, Copy)]
pub(crate) struct EndOfTurn;

impl Decision<Ahau> for EndOfTurn {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add(Action::EndTurn);
        FreeOptions.offer(game, seat, menu);
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::EndTurn => None,
            free => FreeOptions.refuse(game, seat, free),
        }
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::EndTurn => game.public.agenda.done(),
            free => FreeOptions.perform(game, seat, free, host),
        }
    }
}

impl Public {
    /// AC-8: at the limit of the Build step only the Queen can help; the Gateway waits for AC-8z.
    fn free_options_can_wait(&self, seat: Seat) -> bool {
        self.agenda.front() == Some(Step::Build)
            && self.turn.built >= self.build_limit(seat)
            && (self.refuse_queen(seat).is_some() || self.players[seat].stock.is_nothing())
    }

    /// RUL-52.
    fn refuse_gateway(&self, seat: Seat) -> Option<Reason> {
        if !self.works(seat, Building::Gateway) {
            Some(Reason::NoGateway)
        } else if self.turn.gateway_used {
            Some(Reason::GatewayUsed)
        } else {
            (!self.has_tiles_to_draw()).then_some(Reason::BagEmpty)
        }
    }

    /// RUL-53.
    fn refuse_queen(&self, seat: Seat) -> Option<Reason> {
        if !self.has_role(seat, Role::Queen) {
            Some(Reason::NoQueen)
        } else if self.turn.queen_used {
            Some(Reason::QueenUsed)
        } else {
            let nobody = self.players[seat].standing_in().is_empty();
            nobody.then_some(Reason::NobodyStands)
        }
    }
}

impl Ahau {
    fn use_gateway(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        self.public.turn.gateway_used = true;
        for _ in 0..self.public.power(seat, Building::Gateway) {
            self.draw_tile(seat, Source::Building(Building::Gateway), host);
        }
    }

    /// PY-6: one cube of any colour, no trade.
    fn use_queen(&mut self, seat: Seat, colour: Colour, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        public.turn.queen_used = true;
        let cube = Stock::of(colour, 1);
        public.players[seat].stock = public.players[seat].stock.minus(cube);
        public.bank = public.bank.plus(cube);
        host.hear(|| Event::PaidQueen { seat, colour });
        public.agenda.now([Step::LayDown(seat)]);
    }
}
