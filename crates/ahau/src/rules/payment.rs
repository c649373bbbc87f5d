//! Paying for tiles and buildings (A 6.5, PY): nominal colours, and how each is settled.

use crate::model::*;
use crate::rules::means::Means;
use crate::rules::not_offered;
use patolli_core::{Decision, Forced, Host, Menu, Seat, Set};

/// PY-1: a wild tile takes one of the colours that are paid for it.
#[derive(Clone, Copy)]
pub(crate) struct PaintWildTile;

impl Decision<Ahau> for PaintWildTile {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Paint, game.paints(seat));
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Paint(colour) = action else { return Some(Reason::AnotherDecision) };
        (!game.paints(seat).contains(colour)).then_some(Reason::WrongPrice)
    }

    fn perform(self, game: &mut Ahau, _: Seat, action: Action, _: &mut impl Host<Event>) {
        let Action::Paint(colour) = action else { not_offered(action) };
        game.public.agenda.done();
        game.public.payment.colour = Some(colour);
    }
}

/// PY-1: the nominal colours of a tile.
#[derive(Clone, Copy)]
pub(crate) struct NominalPrice;

impl Decision<Ahau> for NominalPrice {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Nominal, game.nominal_prices(seat));
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Nominal(price) = action else { return Some(Reason::AnotherDecision) };
        (!game.nominal_prices(seat).contains(price)).then_some(Reason::WrongPrice)
    }

    fn perform(self, game: &mut Ahau, _: Seat, action: Action, _: &mut impl Host<Event>) {
        let Action::Nominal(price) = action else { not_offered(action) };
        game.public.payment.due = price.colours();
        game.public.agenda.instead(Step::Settle);
    }
}

/// PY-2 to PY-4: how the next colour of the price is paid.
#[derive(Clone, Copy)]
pub(crate) struct SettleColour;

impl Decision<Ahau> for SettleColour {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_all(game.ways(seat));
    }

    fn refuse(self, game: &Ahau, seat: Seat, way: Action) -> Option<Reason> {
        use Action::{Cube, Substitute, Trade, TradeTiles, Waive};
        if !matches!(way, Cube | Trade(_) | TradeTiles | Substitute(_) | Waive) {
            return Some(Reason::AnotherDecision);
        }
        let Some((due, rest)) = game.next_due() else { return Some(Reason::AnotherDecision) };
        match Means::during(&game.public, seat).after(due, way) {
            None => Some(game.no_such_way(seat, due, way)),
            Some(after) if after.can_settle(rest) => None,
            Some(_) => Some(Reason::RestUnpayable),
        }
    }

    fn perform(self, game: &mut Ahau, seat: Seat, way: Action, _: &mut impl Host<Event>) {
        game.settle(seat, way);
    }

    // Most colours have one plain way: random play is 1.02 x as fast as with counting the ways.
    fn forced(self, game: &Ahau, seat: Seat) -> Forced<Action> {
        match game.plain_way(seat) {
            Some(way) => Forced::Only(way),
            None => Forced::of(game.ways(seat)),
        }
    }
}

/// PY-3 iii: the tiles that are traded for a colour.
#[derive(Clone, Copy)]
pub(crate) struct GiveTile {
    pub left: u8,
    pub colour: Colour,
}

impl Decision<Ahau> for GiveTile {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Give, game.tiles_to_give(seat, self.left, self.colour));
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Give(tile) = action else { return Some(Reason::AnotherDecision) };
        if !game.public.players[seat].reserve.contains(tile) {
            return Some(Reason::NotInReserve);
        }
        if tile.colour().is_some_and(|colour| colour != self.colour) {
            return Some(Reason::WrongTile(tile));
        }
        let means = Means::during(&game.public, seat);
        game.refuse_face(&means, tile.face(), self.left, self.colour)
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, _: &mut impl Host<Event>) {
        let Action::Give(tile) = action else { not_offered(action) };
        game.give_for_trade(seat, tile, self.left, self.colour);
    }
}

impl Ahau {
    /// A payment begins: what was owned now decides which trades are allowed (RUL-31).
    pub(crate) fn begin_payment(&mut self, seat: Seat, work: Work, due: Colours) {
        let table = &mut self.public;
        table.payment = Payment {
            work: Some(work),
            colour: match work {
                Work::Lay { tile, .. } => tile.colour(),
                Work::Buy(_) => None,
            },
            due,
            owned: table.players[seat].stock.kinds(),
            // Without a due colour there is nothing to waive.
            waiver: table.has_role(seat, Role::MasterBuilder),
            ..Payment::default()
        };
    }

    /// Prices that the payment in progress may name.
    fn nominal_prices(&self, seat: Seat) -> Set<Price> {
        let payment = &self.public.payment;
        let Some(Work::Lay { space, .. }) = payment.work else { return Set::EMPTY };
        let budget = Means::during(&self.public, seat).budget();
        budget.prices(space.level(), payment.colour).collect()
    }

    /// PY-1: a wild tile takes one of the colours that are paid for it.
    fn paints(&self, seat: Seat) -> Colours {
        self.nominal_prices(seat).iter().fold(Set::EMPTY, |all, price| all.or(price.colours()))
    }

    /// PY-3: the ways to settle the next colour that leave the rest payable.
    fn ways(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let (due, means) = (self.next_due(), Means::during(&self.public, seat));
        let fits = move |way: &Action| {
            let left = due.and_then(|(due, rest)| Some((means.after(due, *way)?, rest)));
            left.is_some_and(|(means, rest)| means.can_settle(rest))
        };
        means.ways(due.map(|(due, _)| due)).filter(fits)
    }

    /// The only way to settle the next colour, if it is plain that there is no other.
    fn plain_way(&self, seat: Seat) -> Option<Action> {
        let (public, payment) = (&self.public, &self.public.payment);
        let owned = payment.due.first().is_some_and(|due| payment.owned.contains(due));
        let plain = owned && !payment.waiver && !public.works(seat, Building::Market);
        plain.then_some(Action::Cube)
    }

    /// The colour to settle now, and those after it.
    fn next_due(&self) -> Option<(Colour, Colours)> {
        let colour = self.public.payment.due.first()?;
        let mut rest = self.public.payment.due;
        rest.remove(colour);
        Some((colour, rest))
    }

    fn no_such_way(&self, seat: Seat, due: Colour, way: Action) -> Reason {
        let owned = self.public.payment.owned.contains(due);
        match way {
            Action::Cube => Reason::NoCube(due),
            Action::Trade(_) | Action::TradeTiles if owned => Reason::HasColour(due),
            Action::Trade(paid) => Reason::TradeNeedsTwo(paid),
            Action::TradeTiles => Reason::TradeNeedsTiles(due),
            Action::Substitute(paid) => self.public.no_substitute(seat, paid),
            _ => Reason::NoWaiver,
        }
    }

    /// PY-3 iii: whether a tile with this face leaves the rest payable.
    fn refuse_face(&self, means: &Means, face: Face, left: u8, due: Colour) -> Option<Reason> {
        let mut means = means.without(face);
        // The second tile is taken as the first would be: a coloured one, if there is one.
        if left > 1 {
            let face = match means.faces.get(Face::of(due)) {
                0 => Face::Wild,
                _ => Face::of(due),
            };
            if means.faces.get(face) == 0 {
                return Some(Reason::TradeNeedsTiles(due));
            }
            means = means.without(face);
        }
        (!means.can_settle(self.public.payment.due)).then_some(Reason::RestUnpayable)
    }

    /// PY-3 iii: tiles of the colour and wild ones.
    fn tiles_to_give(&self, seat: Seat, left: u8, due: Colour) -> Set<Tile> {
        let means = Means::during(&self.public, seat);
        let serving = [Face::of(due), Face::Wild].into_iter();
        let held = serving.filter(|face| means.faces.get(*face) > 0);
        let fitting = held.filter(|face| self.refuse_face(&means, *face, left, due).is_none());
        let reserve = self.public.players[seat].reserve;
        fitting.fold(Set::EMPTY, |all, face| all.or(reserve.of_face(face).kind_set()))
    }

    /// One colour is settled; the step is done when none is left.
    fn settle(&mut self, seat: Seat, way: Action) {
        let (due, rest) = self.next_due().expect("a colour is due");
        self.public.payment.due = rest;
        match rest.is_empty() {
            true => self.public.agenda.done(),
            false => self.public.agenda.instead(Step::Settle),
        }
        match way {
            Action::Cube => self.pay_own_cube(seat, due),
            Action::Trade(paid) => self.pay_cubes(seat, paid, 2),
            Action::Substitute(paid) => {
                self.public.turn.substituted += 1;
                self.pay_cubes(seat, paid, 1);
            }
            Action::TradeTiles => self.public.agenda.now([Step::Give { left: 2, colour: due }]),
            Action::Waive => self.public.payment.waiver = false,
            other => unreachable!("{other} settles nothing"),
        }
    }

    /// PY-5: the cube of the colour that a wild tile takes stays on it.
    fn pay_own_cube(&mut self, seat: Seat, colour: Colour) {
        let payment = &mut self.public.payment;
        let wild = matches!(payment.work, Some(Work::Lay { tile, .. }) if tile.is_wild());
        if wild && payment.colour == Some(colour) {
            payment.cube = true;
            payment.cubes = payment.cubes.plus(Stock::of(colour, 1));
            let stock = &mut self.public.players[seat].stock;
            *stock = stock.minus(Stock::of(colour, 1));
        } else {
            self.pay_cubes(seat, colour, 1);
        }
    }

    /// PY-4: cubes go to the bank.
    fn pay_cubes(&mut self, seat: Seat, colour: Colour, n: u8) {
        let (paid, table) = (Stock::of(colour, n), &mut self.public);
        table.players[seat].stock = table.players[seat].stock.minus(paid);
        table.bank = table.bank.plus(paid);
        table.payment.cubes = table.payment.cubes.plus(paid);
    }

    /// PY-4: tiles go to the discard pile.
    fn give_for_trade(&mut self, seat: Seat, tile: Tile, left: u8, colour: Colour) {
        match left {
            1 => self.public.agenda.done(),
            _ => self.public.agenda.instead(Step::Give { left: left - 1, colour }),
        }
        self.public.players[seat].reserve.remove(tile);
        self.public.discard.add(tile);
        self.public.payment.tiles.add(tile);
    }

    /// The payment is complete.
    pub(crate) fn end_payment(&mut self, seat: Seat, host: &mut impl Host<Event>) -> Payment {
        let payment = std::mem::take(&mut self.public.payment);
        let Payment { cubes, tiles, .. } = payment;
        host.hear(|| Event::Paid { seat, cubes, tiles });
        payment
    }
}

impl Public {
    fn no_substitute(&self, seat: Seat, paid: Colour) -> Reason {
        if !self.works(seat, Building::Market) {
            Reason::NoMarket
        } else if self.turn.substituted >= self.power(seat, Building::Market) {
            Reason::MarketUsed
        } else {
            Reason::NoCube(paid)
        }
    }
}
