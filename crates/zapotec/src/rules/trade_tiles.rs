//! What Trade tiles do (Z 6.6): exchanges in the capital and in construction, and the two tiles that
//! act at their purchase. Tiles that build and tiles with a price are in `construction`, trade_35 in
//! `turn_scoring`.

use super::capital::FreeDisc;
use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Seat};

/// Z 6.6.2, R17: tiles #13 to #24, each once a round.
#[derive(Clone, Copy)]
pub(super) struct ExchangeResources;

impl Decision<Zapotec> for ExchangeResources {
    fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
        let (player, kit) = (game.player(seat), &game.public.kit);
        let face_up = ExchangeTile::among(player.face_up).iter();
        let usable = face_up.filter(|tile| player.stock.covers(kit.exchange[*tile].pay));
        menu.add_each(Action::UseTile, usable.collect());
    }

    fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
        let Action::UseTile(tile) = action else { return Some(Reason::AnotherDecision) };
        game.refuse_tile(seat, tile.tile())
            .or_else(|| game.refuse_price(seat, game.public.kit.exchange[tile].pay))
    }

    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::UseTile(tile) = action else { not_offered(action) };
        let Exchange { pay, gain } = game.public.kit.exchange[tile];
        let tile = tile.tile();
        game.player_mut(seat).face_up.remove(tile);
        game.pay(seat, pay);
        game.gain(seat, gain);
        host.hear(|| Event::Exchanged { seat, tile, paid: pay, gain });
    }
}

/// R19, R56: trade_34 or trade_36 acts at its purchase or never.
#[derive(Clone, Copy)]
pub(super) struct TileNow(pub(super) TradeTile);

impl Decision<Zapotec> for TileNow {
    fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
        if self.0 == TradeTile::ADVANCE {
            menu.add_all([Action::Advance, Action::Decline]);
        } else {
            FreeDisc.offer(game, seat, menu);
        }
    }

    fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
        let advances = self.0 == TradeTile::ADVANCE;
        match action {
            Action::Decline => None,
            Action::Advance if advances => None,
            Action::FreeDisc(_) if !advances => FreeDisc.refuse(game, seat, action),
            Action::Advance | Action::FreeDisc(_) => Some(Reason::NotOffered),
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::Advance => game.advance_by_tile(seat, host),
            _ => FreeDisc.perform(game, seat, action, host),
        }
    }
}

impl Zapotec {
    /// Z 6.1.4, 6.1.5, 6.1.8, 6.6.1: what a tile does at its purchase, and which side is up.
    pub(super) fn tile_bought(&mut self, seat: Seat, tile: TradeTile, host: &mut impl Host<Event>) {
        if let Some(&gain) = self.public.kit.instant.get(tile.index()) {
            self.gain(seat, gain);
            host.hear(|| Event::Gained { seat, gain, by: Source::Tile(tile) });
        } else if tile == TradeTile::ADVANCE || tile == TradeTile::FREE_DISC {
            // R19, R56: now or never; no question where the effect is impossible.
            if self.tile_can_act(seat, tile) {
                self.public.agenda.now([Step::TileNow(tile)]);
            }
        } else {
            self.player_mut(seat).face_up.insert(tile);
        }
    }

    /// Z 6.6.5, 6.6.7.
    pub(crate) fn tile_can_act(&self, seat: Seat, tile: TradeTile) -> bool {
        let player = self.player(seat);
        match tile {
            TradeTile::ADVANCE => {
                let below_end = usize::from(player.step) < LAST_STEP;
                below_end && player.stock.covers(self.public.kit.advance.pay)
            }
            TradeTile::FREE_DISC => !self.public.open_rituals(seat).is_empty(),
            _ => false,
        }
    }

    /// Z 6.4.6, 6.6.5: trade_34 has a fixed price for its steps.
    fn advance_by_tile(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let Advance { pay, steps } = self.public.kit.advance;
        self.pay(seat, pay);
        host.hear(|| Event::Sacrificed { seat, paid: pay });
        self.public.agenda.instead(Step::Advance(steps));
    }

    /// Why this player cannot flip this tile now (Z 6.6.2, 6.6.3).
    pub(super) fn refuse_tile(&self, seat: Seat, tile: TradeTile) -> Option<Reason> {
        let player = self.player(seat);
        if !player.trade.contains(tile) {
            Some(Reason::TileNotOwned(tile))
        } else if !player.face_up.contains(tile) {
            Some(Reason::TileFaceDown(tile))
        } else {
            None
        }
    }
}
