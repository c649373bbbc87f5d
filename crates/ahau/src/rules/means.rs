//! What a player can pay (A 6.5, PY): colour by colour, and a whole price at once.

use crate::model::*;
use patolli_core::{Bundle, Dense, Seat, Set};

/// What a payment can be made of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    stock: Stock,
    /// Reserve tiles by face.
    pub faces: Bundle<Face>,
    owned: Colours,
    substitutes: u8,
    pub waiver: bool,
}

/// What a payment can be made of, counted for quick answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    /// Colours with a cube.
    held: Colours,
    /// Those with an even number of cubes, of which one cube less is a pair less.
    even: Colours,
    /// Colours without a cube that had one when the payment began: only the Market helps (RUL-31).
    spent: Colours,
    /// Missing colours that need the help of one wild tile, or of two.
    alone: Colours,
    bare: Colours,
    wild: u8,
    cubes: u8,
    /// Pairs of equal cubes.
    pairs: u8,
    substitutes: u8,
    waiver: bool,
}

/// The prices of each number of colours, one bit each.
const OF_SIZE: [u32; Colour::COUNT + 1] = {
    let mut sizes = [0; Colour::COUNT + 1];
    let mut i = 0;
    while i < Price::COUNT {
        sizes[(i + 1).count_ones() as usize] |= 1 << i;
        i += 1;
    }
    sizes
};
/// The prices that contain each colour.
const WITH: [u32; Colour::COUNT] = {
    let mut with = [0; Colour::COUNT];
    let mut i = 0;
    while i < Price::COUNT {
        let mut colour = 0;
        while colour < Colour::COUNT {
            if (i + 1) >> colour & 1 == 1 {
                with[colour] |= 1 << i;
            }
            colour += 1;
        }
        i += 1;
    }
    with
};

impl Budget {
    /// Whether this price can be paid.
    pub(crate) fn can_pay(&self, due: Colours) -> bool {
        let rest = |colour: Colour| due.without(Colours::one(colour));
        match self.waiver {
            // PY-2: exactly one colour is waived.
            true => due.is_empty() || due.iter().any(|waived| self.covers(rest(waived))),
            false => self.covers(due),
        }
    }

    /// PY-3, PY-4: a colour costs its own cube. A missing one costs two tiles, any cube by the Market,
    /// or a pair of equal cubes: the most expensive way comes last. The Market never needs to pay for a
    /// colour that has its own cube, because it could pay at the same price what that cube pays.
    fn covers(&self, due: Colours) -> bool {
        let alone = size(due.and(self.alone)).min(self.wild);
        let bare = size(due.and(self.bare)).min((self.wild - alone) / 2);
        let left = size(due.and(self.alone.or(self.bare))) - alone - bare;
        let spent = size(due.and(self.spent));
        let substituted = left.min(self.substitutes.saturating_sub(spent));
        let traded = left - substituted;
        let cubes = size(due.and(self.held)) + spent + substituted + 2 * traded;
        (spent <= self.substitutes)
            & (traded + size(due.and(self.even)) <= self.pairs)
            & (cubes <= self.cubes)
    }

    /// What can be paid on a level of the pyramid for a tile of this colour; any for a wild one.
    pub(crate) fn prices(&self, level: u8, colour: Option<Colour>) -> impl Iterator<Item = Price> {
        let with = colour.map_or(u32::MAX, |colour| WITH[colour.index()]);
        let prices = Set::<Price>::from_bits((OF_SIZE[usize::from(level)] & with).into());
        prices.iter().filter(|price| self.can_pay(price.colours()))
    }
    pub(crate) fn can_lay(&self, level: u8, colour: Option<Colour>) -> bool {
        self.prices(level, colour).next().is_some()
    }
}

impl Means {
    pub(crate) fn of(table: &Public, seat: Seat) -> Self {
        let player = &table.players[seat];
        let used = table.turn.substituted;
        Self {
            stock: player.stock,
            faces: player.reserve.by_face(),
            owned: player.stock.kinds(),
            substitutes: table.power(seat, Building::Market).saturating_sub(used),
            waiver: table.has_role(seat, Role::MasterBuilder),
        }
    }
    /// In the middle of a payment.
    pub(crate) fn during(table: &Public, seat: Seat) -> Self {
        let (owned, waiver) = (table.payment.owned, table.payment.waiver);
        Self { owned, waiver, ..Self::of(table, seat) }
    }
    /// The same without a tile.
    pub(crate) fn without(mut self, face: Face) -> Self {
        self.faces = self.faces.minus(Bundle::of(face, 1));
        self
    }
    fn with_cube(mut self, colour: Colour) -> Option<Self> {
        let has = self.stock.get(colour) > 0 && self.owned.contains(colour);
        self.stock = if has { self.stock.minus(Stock::of(colour, 1)) } else { return None };
        Some(self)
    }
    fn with_trade(mut self, due: Colour, paid: Colour) -> Option<Self> {
        let possible = !self.owned.contains(due) && self.stock.get(paid) >= 2;
        self.stock = if possible { self.stock.minus(Stock::of(paid, 2)) } else { return None };
        Some(self)
    }
    /// Two tiles of the colour, or wild ones; a coloured tile serves nothing else, so it goes first.
    fn with_tiles(mut self, due: Colour) -> Option<Self> {
        let coloured = self.faces.get(Face::of(due)).min(2);
        let tiles = Bundle::of(Face::of(due), coloured).plus(Bundle::of(Face::Wild, 2 - coloured));
        if self.owned.contains(due) || !self.faces.covers(tiles) {
            return None;
        }
        self.faces = self.faces.minus(tiles);
        Some(self)
    }
    fn with_substitute(mut self, due: Colour, paid: Colour) -> Option<Self> {
        let possible = self.substitutes > 0 && paid != due && self.stock.get(paid) > 0;
        self.substitutes = if possible { self.substitutes - 1 } else { return None };
        self.stock = self.stock.minus(Stock::of(paid, 1));
        Some(self)
    }
    /// PY-2: exactly one colour is waived.
    fn with_waiver(mut self) -> Option<Self> {
        if !std::mem::take(&mut self.waiver) {
            return None;
        }
        Some(self)
    }

    /// Every way to settle this colour that these means may allow (PY-2 to PY-4).
    pub(crate) fn ways(self, due: Option<Colour>) -> impl Iterator<Item = Action> {
        let owned = due.is_none_or(|due| self.owned.contains(due));
        let traded = if owned { Colours::EMPTY } else { self.stock.halved().kinds() };
        let substitutes = if self.substitutes > 0 { self.stock.kinds() } else { Colours::EMPTY };
        let plain = [Action::Cube, Action::TradeTiles, Action::Waive].into_iter();
        plain
            .chain(traded.iter().map(Action::Trade))
            .chain(substitutes.iter().map(Action::Substitute))
    }

    /// What is left once a colour is settled in this way, if it can be.
    pub(crate) fn after(self, due: Colour, way: Action) -> Option<Self> {
        match way {
            Action::Cube => self.with_cube(due),
            Action::Trade(paid) => self.with_trade(due, paid),
            Action::TradeTiles => self.with_tiles(due),
            Action::Substitute(paid) => self.with_substitute(due, paid),
            Action::Waive => self.with_waiver(),
            _ => None,
        }
    }

    /// Whether all these colours can be settled, and nothing is left to be waived (PY-2 to PY-4).
    pub(crate) fn can_settle(&self, due: Colours) -> bool {
        if due.is_empty() { !self.waiver } else { self.budget().can_pay(due) }
    }

    /// Whether a tile of the reserve can be paid on a space; until then it cannot be traded (BD-2).
    pub(crate) fn can_lay(&self, tile: Tile, space: Space) -> bool {
        self.without(tile.face()).budget().can_lay(space.level(), tile.colour())
    }

    pub(crate) fn budget(&self) -> Budget {
        let held = self.stock.kinds();
        let missing = Colours::full().without(self.owned);
        let (tiles, pairs) = (self.faces.kinds().bits(), self.faces.halved().kinds().bits());
        Budget {
            held,
            even: held.without(self.stock.odd()),
            spent: self.owned.without(held),
            alone: missing.and(Colours::from_bits(tiles & !pairs)),
            bare: missing.without(Colours::from_bits(tiles)),
            wild: self.faces.get(Face::Wild),
            cubes: self.stock.total() as u8,
            pairs: self.stock.halved().total() as u8,
            substitutes: self.substitutes,
            waiver: self.waiver,
        }
    }
}

fn size(colours: Colours) -> u8 {
    colours.len() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use patolli_core::Quick;

    fn settles_by_trial(means: Means, due: Colours) -> bool {
        let Some(colour) = due.first() else { return !means.waiver };
        let rest = due.without(Set::one(colour));
        let plain = [Action::Cube, Action::TradeTiles, Action::Waive].into_iter();
        let others = Colour::all().flat_map(|c| [Action::Trade(c), Action::Substitute(c)]);
        plain
            .chain(others)
            .filter_map(|way| means.after(colour, way))
            .any(|after| settles_by_trial(after, rest))
    }

    /// PY-3, PY-4: counting finds what trying everything finds, before a payment and in its middle.
    #[test]
    fn prices_are_found_as_by_trial() {
        let mut dice = Quick::new(5);
        for _ in 0..2000 {
            let stock: Stock =
                Colour::all().map(|c| (c, dice.below(5).saturating_sub(1) as u8)).collect();
            let means = Means {
                stock,
                faces: Face::all().map(|f| (f, dice.below(4).saturating_sub(1) as u8)).collect(),
                owned: stock.kinds().or(Set::from_bits((dice.below(32) & dice.below(32)).into())),
                substitutes: dice.below(4).saturating_sub(1) as u8,
                waiver: dice.below(3) == 0,
            };
            for colours in Price::all().map(Price::colours) {
                let payable = settles_by_trial(means, colours);
                assert_eq!(means.can_settle(colours), payable, "{colours:?} with {means:?}");
            }
        }
    }
}
