//! Construction (Z 5.6, 6.5): Houses, the Palace, and Houses by the power of a tile.

use crate::model::*;
use patolli_core::{ActionSet, Dense, Host, Seat};

impl Public {
    /// Z 6.5.1, R21: with its permanent tile a type has exactly that price.
    pub fn house_price(&self, seat: Seat, building: Building) -> Stock {
        let fixed = self.players[seat].trade.contains(TradeTile::price_of(building));
        let prices = if fixed { &self.kit.fixed_price } else { &self.kit.prices.building };
        prices[building.index()]
    }
}

impl Zapotec {
    pub(crate) fn offer_construction(&self, out: &mut ActionSet<Action>) {
        out.insert(Action::EndConstruction);
        self.offer_exchanges(out);
        let (public, me) = (&self.public, self.me());
        if public.houses_left(public.active) == 0 {
            return;
        }
        let fitting = public.free.and(public.kit.spaces_with(self.card_property()));
        let first = Space::new(0);
        for building in Building::all() {
            if me.stock.covers(public.house_price(public.active, building)) {
                let here = fitting.and(public.kit.spaces_with(building.into()));
                out.insert_block(Action::BuildHouse(first), here.bits());
            }
        }
        if me.palace.is_none() && me.stock.covers(public.kit.prices.palace) {
            out.insert_block(Action::BuildPalace(first), fitting.bits());
        }
        for tile in me.face_up.and(BUILDERS) {
            let tile = BuildTile::new(tile.index() - 24);
            let by = public.kit.build_by[tile.index()];
            if me.stock.covers(by.pay) {
                let here = public.free.and(public.kit.spaces_with(by.property));
                out.insert_block(Action::BuildByTile(tile, first), here.bits());
            }
        }
    }

    pub(crate) fn refuse_house(&self, space: Space) -> Option<Reason> {
        let building = self.public.kit.space(space).building;
        let price = self.public.house_price(self.public.active, building);
        self.refuse_space(space, self.card_property()).or_else(|| self.refuse_price(price))
    }

    pub(crate) fn refuse_palace(&self, space: Space) -> Option<Reason> {
        if self.me().palace.is_some() {
            return Some(Reason::PalaceBuilt);
        }
        self.refuse_space(space, self.card_property())
            .or_else(|| self.refuse_price(self.public.kit.prices.palace))
    }

    pub(crate) fn refuse_by_tile(&self, tile: BuildTile, space: Space) -> Option<Reason> {
        let by = self.public.kit.build_by[tile.index()];
        self.refuse_tile(tile.tile())
            .or_else(|| self.refuse_space(space, by.property))
            .or_else(|| self.refuse_price(by.pay))
    }

    /// Z 6.5.2: a space in play that still holds its tile and has the property.
    fn refuse_space(&self, space: Space, property: Property) -> Option<Reason> {
        let public = &self.public;
        if usize::from(public.kit.space(space).players) > public.n() {
            Some(Reason::SpaceNotInPlay(space))
        } else if !public.free.contains(space) {
            Some(Reason::SpaceTaken(space))
        } else if !public.kit.spaces_with(property).contains(space) {
            Some(Reason::WrongProperty(property))
        } else if public.houses_left(public.active) == 0 {
            Some(Reason::NoHouseLeft)
        } else {
            None
        }
    }

    pub(crate) fn build_house(&mut self, space: Space, host: &mut impl Host<Event>) {
        let building = self.public.kit.space(space).building;
        let price = self.public.house_price(self.public.active, building);
        self.put_house(space, price, host);
    }

    /// Z 6.5.5, 6.6.3: the tile's price is the whole price; a normal House results.
    pub(crate) fn build_by_tile(
        &mut self,
        tile: BuildTile,
        space: Space,
        host: &mut impl Host<Event>,
    ) {
        self.me_mut().face_up.remove(tile.tile());
        let price = self.public.kit.build_by[tile.index()].pay;
        self.put_house(space, price, host);
    }

    /// Z 6.5.3: a House takes the tile, which then looks for a cell.
    fn put_house(&mut self, space: Space, paid: Stock, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        self.pay(paid);
        self.public.occupy(seat, space);
        host.hear(|| Event::Built { seat, space, paid });
        self.public.agenda.now([Step::PlaceTile(space)]);
    }

    pub(crate) fn offer_cells(&self, out: &mut ActionSet<Action>) {
        let grid = &self.me().grid;
        let empty = Cell::all().filter(|cell| grid[cell.index()].is_none());
        out.extend(empty.map(Action::PlaceTile));
    }

    pub(crate) fn refuse_cell(&self, cell: Cell) -> Option<Reason> {
        self.me().grid[cell.index()].map(|_| Reason::CellTaken(cell))
    }

    /// The covered bonus is gained once, now. R53: Capital is over, gold waits for the next turn.
    pub(crate) fn place_tile(&mut self, space: Space, cell: Cell, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        let (seat, tile) = (self.public.active, self.public.tile_of(space));
        let gain = self.public.kit.cells[cell.index()].covered;
        let player = self.me_mut();
        player.grid[cell.index()] = Some(tile);
        player.stock = player.stock.plus(gain);
        host.hear(|| Event::Placed { seat, tile, cell });
        if !gain.is_nothing() {
            host.hear(|| Event::Gained { seat, gain, by: Source::Cell(cell) });
        }
    }

    /// Z 6.5.4: the tile goes face down under the Palace's place: no income, no cell, no bonus.
    pub(crate) fn build_palace(&mut self, space: Space, host: &mut impl Host<Event>) {
        let (seat, paid) = (self.public.active, self.public.kit.prices.palace);
        self.pay(paid);
        self.public.occupy(seat, space);
        self.me_mut().palace = Some(space);
        host.hear(|| Event::Palace { seat, space, paid });
    }
}

impl Public {
    /// R32: every building, the Palace too, uses up one House.
    pub(crate) fn occupy(&mut self, seat: Seat, space: Space) {
        self.free.remove(space);
        self.players[seat].houses.insert(space);
    }
}
