//! Construction (Z 5.6, 6.5): Houses, the Palace, and Houses by the power of a tile.

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Seat};

/// A space for a House, at the price of its type.
#[derive(Clone, Copy)]
pub(super) struct BuildHouse;

impl Decision<Zapotec> for BuildHouse {
    fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
        let (public, stock) = (&game.public, game.player(seat).stock);
        let fitting = public.building_sites(seat, game.card_property(seat));
        let mut payable = SpaceSet::EMPTY;
        for building in Building::all() {
            if stock.covers(public.house_price(seat, building)) {
                payable = payable.or(public.kit.spaces_with[building.into()]);
            }
        }
        menu.add_each(Action::BuildHouse, fitting.and(payable));
    }

    fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
        let Action::BuildHouse(space) = action else { return Some(Reason::AnotherDecision) };
        let building = game.public.kit.spaces[space].building;
        let price = game.public.house_price(seat, building);
        game.public
            .refuse_space(seat, space, game.card_property(seat))
            .or_else(|| game.refuse_price(seat, price))
    }

    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::BuildHouse(space) = action else { not_offered(action) };
        let building = game.public.kit.spaces[space].building;
        game.put_house(seat, space, game.public.house_price(seat, building), host);
    }
}

/// A space for the Palace (Z 6.5.4).
#[derive(Clone, Copy)]
pub(super) struct BuildPalace;

impl Decision<Zapotec> for BuildPalace {
    fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
        let (public, player) = (&game.public, game.player(seat));
        if player.palace.is_none() && player.stock.covers(public.kit.prices.palace) {
            let fitting = public.building_sites(seat, game.card_property(seat));
            menu.add_each(Action::BuildPalace, fitting);
        }
    }

    fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
        let Action::BuildPalace(space) = action else { return Some(Reason::AnotherDecision) };
        if game.player(seat).palace.is_some() {
            return Some(Reason::PalaceBuilt);
        }
        game.public
            .refuse_space(seat, space, game.card_property(seat))
            .or_else(|| game.refuse_price(seat, game.public.kit.prices.palace))
    }

    /// The tile goes face down under the Palace's place: no income, no cell, no bonus.
    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::BuildPalace(space) = action else { not_offered(action) };
        let paid = game.public.kit.prices.palace;
        game.pay(seat, paid);
        game.public.occupy(seat, space);
        game.player_mut(seat).palace = Some(space);
        host.hear(|| Event::Palace { seat, space, paid });
    }
}

/// Z 6.5.5, 6.6.3, R18: the tile's price is the whole price; a normal House results.
#[derive(Clone, Copy)]
pub(super) struct BuildByTile;

impl Decision<Zapotec> for BuildByTile {
    fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
        let (public, player) = (&game.public, game.player(seat));
        for tile in BuildTile::among(player.face_up) {
            let by = public.kit.build_by[tile];
            if player.stock.covers(by.pay) {
                let sites = public.building_sites(seat, by.property);
                menu.add_each(|space| Action::BuildByTile(tile, space), sites);
            }
        }
    }

    fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
        let Action::BuildByTile(tile, space) = action else { return Some(Reason::AnotherDecision) };
        let by = game.public.kit.build_by[tile];
        game.refuse_tile(seat, tile.tile())
            .or_else(|| game.public.refuse_space(seat, space, by.property))
            .or_else(|| game.refuse_price(seat, by.pay))
    }

    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::BuildByTile(tile, space) = action else { not_offered(action) };
        game.player_mut(seat).face_up.remove(tile.tile());
        game.put_house(seat, space, game.public.kit.build_by[tile].pay, host);
    }
}

/// A cell of the grid for the tile of a House (Z 6.5.3).
#[derive(Clone, Copy)]
pub(super) struct PlaceTile(pub(super) Space);

impl Decision<Zapotec> for PlaceTile {
    fn offer(self, game: &Zapotec, seat: Seat, menu: &mut impl Menu<Action>) {
        let grid = &game.player(seat).grid;
        let empty = Cell::all().filter(|cell| grid[*cell].is_none());
        menu.add_each(Action::PlaceTile, empty.collect());
    }

    fn refuse(self, game: &Zapotec, seat: Seat, action: Action) -> Option<Reason> {
        let Action::PlaceTile(cell) = action else { return Some(Reason::AnotherDecision) };
        game.player(seat).grid[cell].map(|_| Reason::CellTaken(cell))
    }

    /// The covered bonus is gained once, now. R53: Capital is over, gold waits for the next turn.
    fn perform(self, game: &mut Zapotec, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::PlaceTile(cell) = action else { not_offered(action) };
        game.public.agenda.done();
        let tile = game.public.tile_of(self.0);
        game.player_mut(seat).grid[cell] = Some(tile);
        host.hear(|| Event::Placed { seat, tile, cell });
        let gain = game.public.kit.cells[cell].covered;
        if !gain.is_nothing() {
            game.gain(seat, gain);
            host.hear(|| Event::Gained { seat, gain, by: Source::Cell(cell) });
        }
    }
}

impl Zapotec {
    /// The property that this round's card asks for.
    fn card_property(&self, seat: Seat) -> Property {
        let card = self.player(seat).played.expect("a turn follows the reveal");
        self.public.kit.cards[card].property
    }

    /// Z 6.5.3: a House takes the tile, which then needs a cell.
    fn put_house(&mut self, seat: Seat, space: Space, paid: Stock, host: &mut impl Host<Event>) {
        self.pay(seat, paid);
        self.public.occupy(seat, space);
        host.hear(|| Event::Built { seat, space, paid });
        self.public.agenda.now([Step::PlaceTile(space)]);
    }
}

impl Public {
    /// Z 6.5.1, 6.6.4, R21: with its permanent tile a type has exactly that price.
    pub fn house_price(&self, seat: Seat, building: Building) -> Stock {
        let fixed = self.players[seat].trade.contains(TradeTile::price_of(building));
        let prices = if fixed { &self.kit.fixed_price } else { &self.kit.prices.building };
        prices[building]
    }

    /// Z 6.5.2: spaces in play that still hold their tile and have the property. Z 5.11: none if no
    /// House is left.
    fn building_sites(&self, seat: Seat, property: Property) -> SpaceSet {
        match self.houses_left(seat) {
            0 => SpaceSet::EMPTY,
            _ => self.free.and(self.kit.spaces_with[property]),
        }
    }

    fn refuse_space(&self, seat: Seat, space: Space, property: Property) -> Option<Reason> {
        if usize::from(self.kit.spaces[space].players) > self.n() {
            Some(Reason::SpaceNotInPlay(space))
        } else if !self.free.contains(space) {
            Some(Reason::SpaceTaken(space))
        } else if !self.kit.spaces_with[property].contains(space) {
            Some(Reason::WrongProperty(property))
        } else if self.houses_left(seat) == 0 {
            Some(Reason::NoHouseLeft)
        } else {
            None
        }
    }

    /// R32: every building, the Palace too, uses up one House.
    pub(super) fn occupy(&mut self, seat: Seat, space: Space) {
        self.free.remove(space);
        self.players[seat].houses.insert(space);
    }
}
