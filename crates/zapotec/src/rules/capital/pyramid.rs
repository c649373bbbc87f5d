//! Pyramids (Z 6.2): start one or add a level.

use crate::model::*;
use crate::rules::decisions::not_offered;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// A level of a Pyramid, at the same price (Z 6.2.1): the first one with a Scoring tile, or one more.
#[derive(Clone, Copy)]
pub(in crate::rules) struct BuildPyramid;

impl Decision<Zapotec> for BuildPyramid {
    fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
        let (public, player) = (&game.public, game.player(seat));
        if !player.stock.covers(public.kit.prices.pyramid_level) {
            return;
        }
        let held: Set<Property> = match player.largest_piece() {
            Some(_) => public.scoring_tiles.iter().flatten().copied().collect(),
            None => Set::EMPTY,
        };
        for plinth in public.plinths() {
            let pyramid = &public.pyramids[plinth];
            if pyramid.tile.is_none() {
                menu.add_each(|tile| Action::StartPyramid(plinth, tile), held);
            } else if !player.built_on.contains(plinth)
                && pyramid.next_size().is_some_and(|size| player.pieces[size] > 0)
            {
                menu.add(Action::AddPyramid(plinth));
            }
        }
    }

    fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::StartPyramid(plinth, tile) => game.refuse_start(seat, plinth, tile),
            Action::AddPyramid(plinth) => game.refuse_add(seat, plinth),
            _ => Some(Reason::AnotherDecision),
        }
        .or_else(|| game.refuse_price(seat, game.public.kit.prices.pyramid_level))
    }

    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        game.pay(seat, game.public.kit.prices.pyramid_level);
        let player = game.player_mut(seat);
        match action {
            Action::StartPyramid(plinth, tile) => {
                player.built_on.insert(plinth);
                // Z 6.2.2, R14: always the largest piece left.
                let size = player.largest_piece().expect("a piece is left");
                game.begin_pyramid(seat, plinth, tile, size, host);
            }
            Action::AddPyramid(plinth) => {
                // Z 6.2.6, R15: one level of the same Pyramid in a round, the first one included.
                player.built_on.insert(plinth);
                game.raise_pyramid(seat, plinth, host);
            }
            _ => not_offered(action),
        }
    }
}

impl Zapotec {
    fn refuse_start(&self, seat: Seat, plinth: Plinth, tile: Property) -> Option<Reason> {
        if plinth.index() >= self.public.n() {
            Some(Reason::NotInPlay(plinth))
        } else if self.public.pyramids[plinth].tile.is_some() {
            Some(Reason::PyramidStarted(plinth))
        } else if !self.public.holds_scoring_tile(tile) {
            Some(Reason::NoScoringTile(tile))
        } else if self.player(seat).largest_piece().is_none() {
            Some(Reason::NoPieceLeft)
        } else {
            None
        }
    }

    fn refuse_add(&self, seat: Seat, plinth: Plinth) -> Option<Reason> {
        if plinth.index() >= self.public.n() {
            return Some(Reason::NotInPlay(plinth));
        }
        let pyramid = &self.public.pyramids[plinth];
        if pyramid.tile.is_none() {
            return Some(Reason::PyramidEmpty(plinth));
        }
        let Some(size) = pyramid.next_size() else {
            return Some(Reason::PyramidComplete(plinth));
        };
        if self.player(seat).built_on.contains(plinth) {
            Some(Reason::BuiltOnThisRound(plinth))
        } else if self.player(seat).pieces[size] == 0 {
            Some(Reason::NoPieceOfSize(size))
        } else {
            None
        }
    }

    /// Takes the Scoring tile and places the first piece, for people and Cocijobot alike.
    pub(in crate::rules) fn begin_pyramid(
        &mut self,
        seat: Seat,
        plinth: Plinth,
        tile: Property,
        size: Size,
        host: &mut impl Host<Event>,
    ) {
        let public = &mut self.public;
        let held = public.scoring_tiles.iter().position(|held| *held == Some(tile));
        let held = held.expect("the tile is in the holding area");
        public.scoring_tiles[held..].rotate_left(1);
        public.scoring_tiles[public.scoring_tiles.len() - 1] = None;
        public.players[seat].pieces[size] -= 1;
        let pyramid = &mut public.pyramids[plinth];
        pyramid.tile = Some(tile);
        pyramid.levels[0] = Some((seat, size));
        host.hear(|| Event::PyramidStarted { seat, plinth, tile, size });
    }

    /// Adds the piece one size smaller than the top, without a Scoring tile (Z 6.2.3, R52).
    pub(in crate::rules) fn raise_pyramid(
        &mut self,
        seat: Seat,
        plinth: Plinth,
        host: &mut impl Host<Event>,
    ) {
        let public = &mut self.public;
        let pyramid = &mut public.pyramids[plinth];
        let size = pyramid.next_size().expect("the Pyramid is unfinished");
        let free = pyramid.levels.iter_mut().find(|level| level.is_none());
        *free.expect("three sizes, three levels") = Some((seat, size));
        public.players[seat].pieces[size] -= 1;
        host.hear(|| Event::PyramidRaised { seat, plinth, size });
    }
}
