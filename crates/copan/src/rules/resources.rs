//! Gaining, losing and scoring (C 5.1.5, C 5.1.7).

use crate::model::*;
use patolli_core::{Decision, Forced, Host, Menu, Seat, Set};

/// Which resource to take; several are taken one by one (C 5.1.5).
#[derive(Clone, Copy)]
pub(crate) struct GainOne {
    pub left: u8,
    pub by: Source,
}

impl Decision<Copan> for GainOne {
    fn offer(self, _: &Copan, _: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Gain, Set::full());
    }

    fn refuse(self, _: &Copan, _: Seat, action: Action) -> Option<Reason> {
        (!matches!(action, Action::Gain(_))).then_some(Reason::AnotherDecision)
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Gain(resource) = action else { unreachable!("{action} gains nothing") };
        let Self { left, by } = self;
        game.public.agenda.done();
        if left > 1 {
            game.public.agenda.now([Step::Gain { seat, left: left - 1, by }]);
        }
        game.gain(seat, Stock::of(resource, 1), by, host);
    }
}

/// Which resource to give up (C 5.1.7).
#[derive(Clone, Copy)]
pub(crate) struct LoseOne {
    pub left: u8,
}

impl Decision<Copan> for LoseOne {
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Lose, game.public.players[seat].stock.kinds());
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Lose(kind) = action else { return Some(Reason::AnotherDecision) };
        (game.public.players[seat].stock.get(kind) == 0).then_some(Reason::NoneLeft(kind))
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Lose(resource) = action else { unreachable!("{action} gives up nothing") };
        game.public.agenda.done();
        if self.left > 1 {
            game.public.agenda.now([Step::Lose { seat, left: self.left - 1 }]);
        }
        game.give_up(seat, Stock::of(resource, 1), host);
    }

    /// There is nothing to choose if everything goes.
    fn forced(self, game: &Copan, seat: Seat) -> Forced<Action> {
        let stock = game.public.players[seat].stock;
        if stock.total() <= self.left.into() {
            return Forced::Nothing;
        }
        let mut forced = Forced::Nothing;
        self.offer(game, seat, &mut forced);
        forced
    }
}

impl Copan {
    /// C 5.1.5: add, then cut to capacity; the excess is lost. C 8.5: the Automa scores instead.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        gain: Stock,
        by: Source,
        host: &mut impl Host<Event>,
    ) {
        if gain.is_nothing() {
            return;
        }
        if self.public.is_automa(seat) {
            return self.score(seat, gain.total() as i16, by, host);
        }
        let kept = self.store(seat, gain);
        host.hear(|| Event::Gained { seat, gain, kept, by });
    }

    /// Adds what fits and returns it.
    pub(crate) fn store(&mut self, seat: Seat, gain: Stock) -> Stock {
        let full = self.public.full_storage(seat);
        let stock = &mut self.public.players[seat].stock;
        let kept = gain.common(stock.lacking(full));
        *stock = stock.plus(kept);
        kept
    }

    /// C 5.1.5: `k` of the player's choice, one by one.
    pub(crate) fn gain_any(&mut self, seat: Seat, k: u8, by: Source, host: &mut impl Host<Event>) {
        if self.public.is_automa(seat) {
            self.score(seat, k.into(), by, host);
        } else if k > 0 {
            self.public.agenda.now([Step::Gain { seat, left: k, by }]);
        }
    }

    /// C 5.1.7: each missing unit costs a point.
    pub(crate) fn lose(&mut self, seat: Seat, kind: Resource, k: u8, host: &mut impl Host<Event>) {
        let has = self.public.players[seat].stock.get(kind).min(k);
        self.give_up(seat, Stock::of(kind, has), host);
        self.fall_short(seat, k - has, host);
    }

    /// C 5.1.7: `k` of the player's choice.
    pub(crate) fn lose_any(&mut self, seat: Seat, k: u8) {
        if k > 0 {
            self.public.agenda.now([Step::Lose { seat, left: k }]);
        }
    }

    /// Gives up everything, because at least that much is to be lost.
    pub(crate) fn lose_all(&mut self, seat: Seat, left: u8, host: &mut impl Host<Event>) {
        let stock = self.public.players[seat].stock;
        self.give_up(seat, stock, host);
        self.fall_short(seat, left - stock.total() as u8, host);
    }

    pub(crate) fn give_up(&mut self, seat: Seat, loss: Stock, host: &mut impl Host<Event>) {
        if !loss.is_nothing() {
            let stock = &mut self.public.players[seat].stock;
            *stock = stock.minus(loss);
            host.hear(|| Event::Lost { seat, loss });
        }
    }

    /// points may go below zero.
    pub(crate) fn fall_short(&mut self, seat: Seat, by: u8, host: &mut impl Host<Event>) {
        if by > 0 {
            self.score(seat, -i16::from(by), Source::Event, host);
        }
    }

    /// C 3.20, I-20: the only place where points change.
    pub(crate) fn score(&mut self, seat: Seat, vp: i16, by: Source, host: &mut impl Host<Event>) {
        let points = &mut self.public.players[seat].points;
        let account = match by {
            Source::Event | Source::Bonus(_) => &mut points.events,
            Source::Totem => &mut points.totem,
            Source::CityTile(_) => &mut points.cities,
            Source::EmbassyToken(_) => &mut points.embassies,
            Source::Character(_) => &mut points.characters,
            Source::Altar(_) | Source::Line(_) => &mut points.altars,
            Source::Mask(_) => &mut points.mask,
            Source::Zenith => &mut points.zenith,
        };
        *account = account.saturating_add(vp);
        host.hear(|| Event::Scored { seat, vp, by });
    }
}
