//! Pyramids (Z 6.2): start one or add a level.

use crate::model::*;
use patolli_core::{ActionSet, Dense, Host, Seat};

impl Zapotec {
    pub(crate) fn offer_pyramids(&self, out: &mut ActionSet<Action>) {
        let (public, me) = (&self.public, self.me());
        if !me.stock.covers(public.kit.prices.pyramid_level) {
            return;
        }
        let can_start = me.largest_piece().is_some();
        for plinth in public.plinths() {
            let pyramid = public.pyramid(plinth);
            if pyramid.tile.is_some() {
                let fits = pyramid.next_size().is_some_and(|size| me.pieces[size.index()] > 0);
                if fits && !me.built_on.contains(plinth) {
                    out.insert(Action::AddPyramid(plinth));
                }
            } else if can_start {
                let tiles = public.scoring_tiles.iter().flatten();
                out.extend(tiles.map(|tile| Action::StartPyramid(plinth, *tile)));
            }
        }
    }

    pub(crate) fn refuse_start(&self, plinth: Plinth, tile: Property) -> Option<Reason> {
        if plinth.index() >= self.public.n() {
            Some(Reason::NotInPlay(plinth))
        } else if self.public.pyramid(plinth).tile.is_some() {
            Some(Reason::PyramidStarted(plinth))
        } else if !self.public.holds_scoring_tile(tile) {
            Some(Reason::NoScoringTile(tile))
        } else if self.me().largest_piece().is_none() {
            Some(Reason::NoPieceLeft)
        } else {
            self.refuse_price(self.public.kit.prices.pyramid_level)
        }
    }

    pub(crate) fn refuse_add(&self, plinth: Plinth) -> Option<Reason> {
        if plinth.index() >= self.public.n() {
            return Some(Reason::NotInPlay(plinth));
        }
        let pyramid = self.public.pyramid(plinth);
        if pyramid.tile.is_none() {
            return Some(Reason::PyramidEmpty(plinth));
        }
        let Some(size) = pyramid.next_size() else {
            return Some(Reason::PyramidComplete(plinth));
        };
        if self.me().built_on.contains(plinth) {
            Some(Reason::BuiltOnThisRound(plinth))
        } else if self.me().pieces[size.index()] == 0 {
            Some(Reason::NoPieceOfSize(size))
        } else {
            self.refuse_price(self.public.kit.prices.pyramid_level)
        }
    }

    pub(crate) fn start_pyramid(
        &mut self,
        plinth: Plinth,
        tile: Property,
        host: &mut impl Host<Event>,
    ) {
        self.pay(self.public.kit.prices.pyramid_level);
        self.me_mut().built_on.insert(plinth);
        // Z 6.2.2, R14: always the largest piece left.
        let size = self.me().largest_piece().expect("a piece is left");
        self.begin_pyramid(self.public.active, plinth, tile, size, host);
    }

    pub(crate) fn add_pyramid(&mut self, plinth: Plinth, host: &mut impl Host<Event>) {
        self.pay(self.public.kit.prices.pyramid_level);
        // Z 6.2.6, R15: one level of the same Pyramid in a round, the first one included.
        self.me_mut().built_on.insert(plinth);
        self.raise_pyramid(self.public.active, plinth, host);
    }

    /// Takes the Scoring tile and puts the first piece, for people and Cocijobot alike.
    pub(crate) fn begin_pyramid(
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
        public.players[seat].pieces[size.index()] -= 1;
        let pyramid = &mut public.pyramids[plinth.index()];
        pyramid.tile = Some(tile);
        pyramid.levels[0] = Some((seat, size));
        host.hear(|| Event::PyramidStarted { seat, plinth, tile, size });
    }

    /// Puts the piece one size smaller than the top (Z 6.2.3).
    pub(crate) fn raise_pyramid(
        &mut self,
        seat: Seat,
        plinth: Plinth,
        host: &mut impl Host<Event>,
    ) {
        let public = &mut self.public;
        let pyramid = &mut public.pyramids[plinth.index()];
        let size = pyramid.next_size().expect("the Pyramid is unfinished");
        let free = pyramid.levels.iter_mut().find(|level| level.is_none());
        *free.expect("three sizes, three levels") = Some((seat, size));
        public.players[seat].pieces[size.index()] -= 1;
        host.hear(|| Event::PyramidRaised { seat, plinth, size });
    }
}
