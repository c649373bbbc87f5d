//! What a player can pay (A 6.5, PY): every set of nominal colours at once.

use crate::action::Action;
use crate::components::*;
use crate::state::*;
use patolli_core::{Dense, Seat};

/// What a payment can be made of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    stock: Stock,
    /// Reserve tiles by face.
    pub faces: [u8; Face::COUNT],
    owned: Colours,
    substitutes: u8,
    pub waiver: bool,
}

/// A set of prices, one bit each.
#[derive(Clone, Copy)]
pub(crate) struct Prices(u32);

/// The prices of each number of colours.
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

/// For each set of colours the prices that contain at most so many of it.
const AT_MOST: [[u32; Colour::COUNT + 1]; 1 << Colour::COUNT] = {
    let mut prices = [[0; Colour::COUNT + 1]; 1 << Colour::COUNT];
    let mut colours = 0;
    while colours < prices.len() {
        let mut most = 0;
        while most <= Colour::COUNT {
            let mut i = 0;
            while i < Price::COUNT {
                if ((i + 1) & colours).count_ones() as usize <= most {
                    prices[colours][most] |= 1 << i;
                }
                i += 1;
            }
            most += 1;
        }
        colours += 1;
    }
    prices
};

impl Prices {
    pub(crate) const NONE: Self = Self(0);

    /// Whether one of them has this colour.
    pub(crate) fn name(self, colour: Colour) -> bool {
        self.0 & WITH[colour.index()] != 0
    }
    pub(crate) fn contains(self, colours: Colours) -> bool {
        colours.is_empty() || self.0 >> Price::of(colours).index() & 1 == 1
    }
    /// PY-2: prices that are payable once one of their colours is waived.
    fn with_one_more(self) -> Self {
        let waived = |price: &Price| {
            let colours = price.colours();
            let rest = |colour: Colour| colours.without(Colours::one(colour));
            colours.iter().any(|colour| self.contains(rest(colour)))
        };
        Self(Price::all().filter(waived).fold(0, |prices, price| prices | 1 << price.index()))
    }
    /// Those for a pyramid space of this level and a tile of this colour; any for a wild one.
    pub(crate) fn for_level(self, level: u8, colour: Option<Colour>) -> Self {
        let with = colour.map_or(u32::MAX, |colour| WITH[colour.index()]);
        Self(self.0 & OF_SIZE[usize::from(level)] & with)
    }
    pub(crate) fn can_lay(self, level: u8, colour: Option<Colour>) -> bool {
        self.for_level(level, colour).0 != 0
    }
    pub(crate) fn iter(self) -> impl Iterator<Item = Price> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let price = Price::new(left.trailing_zeros() as usize);
                left &= left - 1;
                price
            })
        })
    }
}

impl Means {
    pub(crate) fn of(table: &Public, seat: Seat) -> Self {
        let player = &table.players[seat];
        let used = table.turn.substituted;
        Self {
            stock: player.stock,
            faces: player.reserve.by_face(),
            owned: player.stock.iter().map(|(colour, _)| colour).collect(),
            substitutes: table.power(seat, Building::Market).saturating_sub(used),
            waiver: table.has_role(seat, Role::MasterBuilder),
        }
    }
    /// In the middle of a payment.
    pub(crate) fn during(table: &Public, seat: Seat) -> Self {
        let (owned, waiver) = (table.payment.owned, table.payment.waiver);
        Self { owned, waiver, ..Self::of(table, seat) }
    }
    /// The same while one tile is being built.
    pub(crate) fn without(mut self, face: Face) -> Self {
        self.faces[face.index()] -= 1;
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
        let coloured = self.faces[due.index()].min(2);
        let wild = 2 - coloured;
        if self.owned.contains(due) || self.faces[Face::Wild.index()] < wild {
            return None;
        }
        self.faces[due.index()] -= coloured;
        self.faces[Face::Wild.index()] -= wild;
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

    /// Whether all these colours can be settled (PY-3, PY-4).
    pub(crate) fn can_settle(self, due: Colours) -> bool {
        let Some(colour) = due.first() else { return !self.waiver };
        let mut rest = due;
        rest.remove(colour);
        let ends = |after: Option<Self>| after.is_some_and(|means| means.can_settle(rest));
        ends(self.with_cube(colour))
            || ends(self.with_waiver())
            || ends(self.with_tiles(colour))
            || Colour::all().any(|paid| ends(self.with_trade(colour, paid)))
            || (self.substitutes > 0
                && Colour::all().any(|paid| ends(self.with_substitute(colour, paid))))
    }

    /// Every price that can be paid.
    pub(crate) fn prices(self) -> Prices {
        if self.substitutes > 0 {
            return self.prices_by_trial();
        }
        let payable = self.prices_with_trades();
        if self.waiver { payable.with_one_more() } else { payable }
    }

    /// What can be paid for a tile of the reserve, which cannot be traded while it is built. `any` is
    /// what can be paid with all tiles.
    pub(crate) fn prices_beside(self, face: Face, any: Prices) -> Prices {
        let serves = face.colour().is_none_or(|colour| !self.owned.contains(colour));
        let held = self.faces[face.index()] > 0;
        if serves && held { self.without(face).prices() } else { any }
    }

    /// Without the Market a colour that is owned costs its own cube. Each missing one costs a pair of
    /// equal cubes of what is left, or two tiles.
    fn prices_with_trades(&self) -> Prices {
        let (mut pairs, mut even) = (0, Colours::EMPTY);
        for (colour, n) in self.stock.iter() {
            pairs += n / 2;
            // A cube less is a pair less where the number was even.
            if n % 2 == 0 {
                even.insert(colour);
            }
        }
        let pairs = usize::from(pairs).min(Colour::COUNT);
        let missing = Colours::full().without(self.owned);
        self.by_tiles(missing).fold(Prices::NONE, |prices, traded| {
            let taking = missing.without(traded).or(even);
            Prices(prices.0 | AT_MOST[taking.bits() as usize][pairs])
        })
    }

    /// The sets of missing colours that tiles can pay: those with two tiles of their own always, of
    /// the others as many as there are wild tiles to help.
    fn by_tiles(&self, missing: Colours) -> impl Iterator<Item = Colours> {
        let helps = |colour: Colour| 2 - self.faces[colour.index()].min(2);
        let (mut free, mut one, mut two) = (Colours::EMPTY, Colours::EMPTY, Colours::EMPTY);
        for colour in missing {
            match helps(colour) {
                0 => free.insert(colour),
                1 => one.insert(colour),
                _ => two.insert(colour),
            }
        }
        let wild = self.faces[Face::Wild.index()];
        let others = if wild == 0 { Colours::EMPTY } else { one.or(two) };
        let affordable =
            move |part: &Colours| size(part.and(one)) + 2 * size(part.and(two)) <= wild;
        subsets(others).filter(affordable).map(move |part| part.or(free))
    }

    /// With the Market everything is tried. A part of a payable price is payable.
    fn prices_by_trial(self) -> Prices {
        let mut prices = Prices(0);
        for price in Price::all() {
            let colours = price.colours();
            let part = |colour: Colour| prices.contains(colours.without(Colours::one(colour)));
            if colours.iter().all(part) && self.can_settle(colours) {
                prices.0 |= 1 << price.index();
            }
        }
        prices
    }
}

/// How many colours: looked up, because every price is looked at before every build.
fn size(colours: Colours) -> u8 {
    const SIZES: [u8; 1 << Colour::COUNT] = {
        let mut sizes = [0; 1 << Colour::COUNT];
        let mut i = 0;
        while i < sizes.len() {
            sizes[i] = (i as u32).count_ones() as u8;
            i += 1;
        }
        sizes
    };
    SIZES[colours.bits() as usize]
}

/// Every part of a set of colours, the empty one and the whole included.
fn subsets(whole: Colours) -> impl Iterator<Item = Colours> {
    let mut next = Some(whole.bits());
    std::iter::from_fn(move || {
        let part = next?;
        next = (part > 0).then(|| (part - 1) & whole.bits());
        Some(Colours::from_bits(part))
    })
}

impl Public {
    /// What the seat could pay for a building, and for a tile of each face of its reserve.
    pub(crate) fn affordable(&self, seat: Seat) -> Affordable {
        let means = Means::of(self, seat);
        let any = means.prices();
        let tile = std::array::from_fn(|i| means.prices_beside(Face::from_index(i), any));
        Affordable { building: any, tile }
    }
    /// Whether the seat could pay for this tile on a space of this level.
    pub(crate) fn can_afford(&self, seat: Seat, tile: Tile, level: u8) -> bool {
        let means = Means::of(self, seat);
        let prices = means.prices_beside(tile.face(), means.prices());
        prices.can_lay(level, tile.colour())
    }
}

pub(crate) struct Affordable {
    pub building: Prices,
    pub tile: [Prices; Face::COUNT],
}

#[cfg(test)]
mod tests {
    use super::*;
    use patolli_core::{Bundle, Quick};

    /// PY-3, PY-4: the short way finds what trying everything finds.
    #[test]
    fn prices_are_found_as_by_trial() {
        let mut dice = Quick::new(5);
        for _ in 0..4000 {
            let stock: Bundle<Colour> =
                Colour::all().map(|c| (c, dice.below(5).saturating_sub(1) as u8)).collect();
            let means = Means {
                stock,
                faces: std::array::from_fn(|_| dice.below(4).saturating_sub(1) as u8),
                owned: stock.iter().map(|(colour, _)| colour).collect(),
                substitutes: 0,
                waiver: dice.below(3) == 0,
            };
            assert_eq!(means.prices().0, means.prices_by_trial().0, "{means:?}");
        }
    }
}
