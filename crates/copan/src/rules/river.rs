//! The River (C 6.2): Court tiles and Storage extensions.

use crate::model::*;
use patolli_core::{Decision, Host, Menu, Seat};

/// The price of the remaining tiles (C 6.2).
const TILES: Cost = Cost::any(1);

/// What to buy of the River's offer (C 6.2).
#[derive(Clone, Copy)]
pub(crate) struct Buy {
    pub discount: u8,
}

impl Decision<Copan> for Buy {
    /// C 6.2 (3): never both.
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        let options = [Action::BuyNothing, Action::BuyTiles, Action::BuyExtension];
        menu.add_all(options.into_iter().filter(|it| self.refuse(game, seat, *it).is_none()));
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        let (cost, missing) = match action {
            Action::BuyNothing => return None,
            Action::BuyTiles => {
                let none = game.public.river.values().all(Option::is_none);
                (TILES, none.then_some(Reason::NoRiverTiles))
            }
            Action::BuyExtension => {
                let none = game.public.extensions == 0;
                (game.public.extension_cost(seat), none.then_some(Reason::NoExtensions))
            }
            _ => return Some(Reason::AnotherDecision),
        };
        let discount = self.discount;
        let payable = cost.is_payable(game.public.players[seat].stock, discount);
        missing.or((!payable).then_some(Reason::CannotPay { discount }))
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, _: &mut impl Host<Event>) {
        match action {
            Action::BuyTiles => game.pay_for(TILES, self.discount, Target::Tiles),
            Action::BuyExtension => {
                let cost = game.public.extension_cost(seat);
                game.pay_for(cost, self.discount, Target::Extension);
            }
            _ => game.public.agenda.done(),
        }
    }
}

impl Public {
    /// C 6.2: all tiles that remain.
    pub const fn tiles_cost(&self) -> Cost {
        TILES
    }
    /// C 6.2: one more for each extension owned.
    pub fn extension_cost(&self, seat: Seat) -> Cost {
        Cost::any(1 + self.players[seat].extensions)
    }
}

impl Copan {
    /// C 6.2 (1), (2): two tiles, then the offer to buy.
    pub(crate) fn draw_from_river(
        &mut self,
        seat: Seat,
        discount: u8,
        host: &mut impl Host<Event>,
    ) {
        let discount = discount + self.public.discount(seat, Site::River);
        self.public.agenda.instead(Step::Buy { discount });
        self.reward(seat, Site::River, host);
        self.take_tiles(seat, 2, host);
    }

    /// The tiles of the lowest-numbered filled slots. They were face up, so everyone knows where
    /// they went.
    pub(crate) fn take_tiles(&mut self, seat: Seat, most: usize, host: &mut impl Host<Event>) {
        let filled = self.public.river.values_mut().filter(|slot| slot.is_some());
        let tiles: Tiles =
            filled.take(most).filter_map(Option::take).map(|tile| (tile, 1)).collect();
        if tiles.is_nothing() {
            return;
        }
        host.hear(|| Event::TookTiles { seat, tiles });
        // C 8.1: the Automa's tiles are on its cards.
        if let Some(automa) = self.public.automa.as_mut().filter(|_| seat == AUTOMA) {
            automa.tiles = automa.tiles.plus(tiles);
            return;
        }
        let hand = &mut self.private[seat].hand;
        *hand = hand.plus(tiles);
        let player = &mut self.public.players[seat];
        player.hand_size += tiles.total() as u8;
        player.known_hand = player.known_hand.plus(tiles);
    }

    /// C 6.9, C 5.1.11, R-23, R-58: two tiles; only the slots they leave are refilled at once.
    pub(crate) fn take_two_tiles(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let gaps = self.public.empty_slots();
        self.take_tiles(seat, 2, host);
        self.refill_river(self.public.empty_slots().without(gaps), host);
    }

    pub(crate) fn take_extension(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        if self.public.extensions > 0 {
            self.public.extensions -= 1;
            self.public.players[seat].extensions += 1;
            host.hear(|| Event::TookExtension { seat });
        }
    }
}
