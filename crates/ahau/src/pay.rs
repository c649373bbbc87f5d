//! Paying for tiles and buildings (A 6.5, PY): nominal colours, and how each is settled.

use crate::action::Action;
use crate::components::*;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::*;
use crate::tiles::Tiles;
use patolli_core::{ActionSet, Dense, Host, Seat};
use serde::{Deserialize, Serialize};

/// What is being built (BD-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Work {
    /// The tile has left the reserve.
    Lay {
        tile: Tile,
        space: Space,
    },
    Buy(Place),
}

/// A payment that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Payment {
    pub work: Option<Work>,
    /// The colour that the tile will have.
    pub colour: Option<Colour>,
    /// Nominal colours that are not settled yet.
    pub due: Colours,
    /// Colours of which there was a cube when the payment began (RUL-31).
    pub owned: Colours,
    /// The Master Builder still has to pay for one colour (PY-2).
    pub waiver: bool,
    /// A cube of the named colour was paid, which stays on the wild tile (PY-5).
    pub cube: bool,
    pub cubes: Stock,
    pub tiles: Tiles,
}

/// What a payment can be made of.
#[derive(Clone, Copy, Debug)]
struct Means {
    stock: Stock,
    /// Reserve tiles by face.
    faces: [u8; Face::COUNT],
    owned: Colours,
    substitutes: u8,
    waiver: bool,
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

impl Prices {
    pub(crate) fn contains(self, colours: Colours) -> bool {
        colours.is_empty() || self.0 >> Price::of(colours).index() & 1 == 1
    }
    /// Those for a pyramid space of this level and a tile of this colour; any for a wild one.
    fn for_level(self, level: u8, colour: Option<Colour>) -> Self {
        let with = colour.map_or(u32::MAX, |colour| WITH[colour.index()]);
        Self(self.0 & OF_SIZE[usize::from(level)] & with)
    }
    pub(crate) fn can_lay(self, level: u8, colour: Option<Colour>) -> bool {
        self.for_level(level, colour).0 != 0
    }
    fn iter(self) -> impl Iterator<Item = Price> {
        Price::all().filter(move |price| self.0 >> price.index() & 1 == 1)
    }
}

impl Means {
    fn of(table: &Public, seat: Seat) -> Self {
        let player = &table.players[seat];
        let used = table.turn.substituted;
        Self {
            stock: player.stock,
            faces: std::array::from_fn(|i| {
                player.reserve.of_face(Face::from_index(i)).total() as u8
            }),
            owned: player.stock.iter().map(|(colour, _)| colour).collect(),
            substitutes: table.power(seat, Building::Market).saturating_sub(used),
            waiver: table.has_role(seat, Role::MasterBuilder),
        }
    }
    /// In the middle of a payment.
    fn during(table: &Public, seat: Seat) -> Self {
        let (owned, waiver) = (table.payment.owned, table.payment.waiver);
        Self { owned, waiver, ..Self::of(table, seat) }
    }
    /// The same while one tile is being built.
    fn without(mut self, face: Face) -> Self {
        self.faces[face.index()] -= 1;
        self
    }
    /// Whether tiles can be traded for any colour at all.
    fn trades_tiles(&self) -> bool {
        let wild = self.faces[Face::Wild.index()];
        self.faces[..Colour::COUNT].iter().any(|n| n + wild >= 2)
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

    /// Whether all these colours can be settled (PY-3, PY-4).
    fn can_settle(self, due: Colours) -> bool {
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

    /// Every price that can be paid. A part of a payable price is payable.
    fn prices(self) -> Prices {
        let mut prices = Prices(0);
        for price in Price::all() {
            let colours = price.colours();
            let part = |colour: Colour| {
                let mut part = colours;
                part.remove(colour);
                prices.contains(part)
            };
            let simple = colours.is_subset_of(self.owned);
            if simple || (colours.iter().all(part) && self.can_settle(colours)) {
                prices.0 |= 1 << price.index();
            }
        }
        prices
    }
}

impl Public {
    /// What the seat could pay for a building, and for a tile of each face of its reserve, which
    /// cannot be traded while it is built.
    pub(crate) fn affordable(&self, seat: Seat) -> Affordable {
        let means = Means::of(self, seat);
        let any = means.prices();
        let trades = means.trades_tiles();
        let tile = std::array::from_fn(|i| match means.faces[i] {
            0 => Prices(0),
            _ if !trades => any,
            _ => means.without(Face::from_index(i)).prices(),
        });
        Affordable { building: any, tile }
    }
}

pub(crate) struct Affordable {
    pub building: Prices,
    pub tile: [Prices; Face::COUNT],
}

impl Ahau {
    /// Prices that the payment in progress may name.
    fn nominal_prices(&self, seat: Seat) -> Prices {
        let payment = &self.public.payment;
        let Some(Work::Lay { space, .. }) = payment.work else { return Prices(0) };
        Means::during(&self.public, seat).prices().for_level(space.level(), payment.colour)
    }

    /// PY-1: a wild tile takes one of the colours that are paid for it.
    pub(crate) fn offer_paints(&self, seat: Seat, out: &mut ActionSet<Action>) {
        let prices = self.nominal_prices(seat);
        let named = |colour: &Colour| prices.0 & WITH[colour.index()] != 0;
        out.extend(Colour::all().filter(named).map(Action::Paint));
    }

    pub(crate) fn offer_nominal(&self, seat: Seat, out: &mut ActionSet<Action>) {
        out.extend(self.nominal_prices(seat).iter().map(Action::Nominal));
    }

    /// PY-3: the ways to settle the next colour that leave the rest payable.
    pub(crate) fn offer_ways(&self, seat: Seat, out: &mut ActionSet<Action>) {
        let ways = [Action::Cube, Action::TradeTiles, Action::Waive].into_iter();
        let colours = Colour::all().flat_map(|c| [Action::Trade(c), Action::Substitute(c)]);
        let fits = |way: &Action| self.refuse_way(seat, *way).is_none();
        out.extend(ways.chain(colours).filter(fits));
    }

    /// The colour that is to be settled now, and those after it.
    fn next_due(&self) -> Option<(Colour, Colours)> {
        let colour = self.public.payment.due.first()?;
        let mut rest = self.public.payment.due;
        rest.remove(colour);
        Some((colour, rest))
    }

    pub(crate) fn refuse_way(&self, seat: Seat, way: Action) -> Option<Reason> {
        let Some((due, rest)) = self.next_due() else { return Some(Reason::AnotherDecision) };
        let means = Means::during(&self.public, seat);
        let (after, otherwise) = match way {
            Action::Cube => (means.with_cube(due), Reason::NoCube(due)),
            Action::Trade(paid) if means.owned.contains(due) => {
                (means.with_trade(due, paid), Reason::HasColour(due))
            }
            Action::Trade(paid) => (means.with_trade(due, paid), Reason::TradeNeedsTwo(paid)),
            Action::TradeTiles if means.owned.contains(due) => {
                (means.with_tiles(due), Reason::HasColour(due))
            }
            Action::TradeTiles => (means.with_tiles(due), Reason::TradeNeedsTiles(due)),
            Action::Substitute(paid) => {
                (means.with_substitute(due, paid), self.public.no_substitute(seat, paid))
            }
            Action::Waive => (means.with_waiver(), Reason::NoWaiver),
            _ => return Some(Reason::AnotherDecision),
        };
        match after {
            None => Some(otherwise),
            Some(after) if after.can_settle(rest) => None,
            Some(after) if after.waiver && rest.is_empty() => Some(Reason::MustWaive),
            Some(_) => Some(Reason::RestUnpayable),
        }
    }

    /// PY-3 iii: which of the tiles that serve the colour leaves the rest payable.
    pub(crate) fn refuse_given(
        &self,
        seat: Seat,
        tile: Tile,
        left: u8,
        due: Colour,
    ) -> Option<Reason> {
        if !self.public.players[seat].reserve.contains(tile) {
            return Some(Reason::NotInReserve);
        }
        if tile.colour().is_some_and(|colour| colour != due) {
            return Some(Reason::WrongTile(tile));
        }
        let mut means = Means::during(&self.public, seat).without(tile.face());
        // The second tile is taken as the first would be: a coloured one, if there is one.
        if left > 1 {
            let face = match means.faces[due.index()] {
                0 => Face::Wild,
                _ => Face::of(due),
            };
            if means.faces[face.index()] == 0 {
                return Some(Reason::TradeNeedsTiles(due));
            }
            means = means.without(face);
        }
        (!means.can_settle(self.public.payment.due)).then_some(Reason::RestUnpayable)
    }

    pub(crate) fn offer_given(
        &self,
        seat: Seat,
        left: u8,
        due: Colour,
        out: &mut ActionSet<Action>,
    ) {
        let reserve = self.public.players[seat].reserve;
        let fits = |tile: &Tile| self.refuse_given(seat, *tile, left, due).is_none();
        out.extend(reserve.kinds().filter(fits).map(Action::Give));
    }

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
            owned: table.players[seat].stock.iter().map(|(colour, _)| colour).collect(),
            // Nothing is to be waived where nothing is due.
            waiver: table.has_role(seat, Role::MasterBuilder),
            ..Payment::default()
        };
    }

    pub(crate) fn paint(&mut self, colour: Colour) {
        self.public.agenda.done();
        self.public.payment.colour = Some(colour);
    }

    pub(crate) fn name_price(&mut self, price: Price) {
        self.public.payment.due = price.colours();
        self.public.agenda.instead(Step::Settle);
    }

    /// One colour is settled; the step is done when none is left.
    pub(crate) fn settle(&mut self, seat: Seat, way: Action) {
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
    pub(crate) fn give_for_trade(&mut self, seat: Seat, tile: Tile, left: u8, colour: Colour) {
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
