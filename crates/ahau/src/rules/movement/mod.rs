//! The Movement Phase (A 5.1): cards in secret, Rulers, tiles. Conflicts have a chapter of their own.

mod conflict;

use crate::model::*;
use patolli_core::{ActionSet, Dense, Host, PerSeat, Seat, SeatSet, Set, Stream};

impl Public {
    /// MV-1: cards that may lie on the left.
    pub fn left_cards(&self, seat: Seat) -> Cards {
        let hand = self.players[seat].hand;
        match self.left_six_allowed() {
            true => hand,
            false => hand.without([Card::Six, Card::Role].into_iter().collect()),
        }
    }
}

impl Ahau {
    pub(crate) fn offer_pairs(&self, seat: Seat, out: &mut ActionSet<Action>) {
        let hand = self.public.players[seat].hand;
        for left in self.public.left_cards(seat) {
            let rights = hand.without(Set::one(left));
            out.insert_block(Action::Select(left, Card::One), rights.bits());
        }
    }

    /// Some pair that the seat could choose.
    pub(crate) fn any_pair(
        &self,
        seat: Seat,
        stream: Stream,
        host: &mut impl Host<Event>,
    ) -> (Card, Card) {
        let left = host.draw(stream, &mut self.public.left_cards(seat));
        let mut rest = self.public.players[seat].hand.without(Set::one(left));
        (left, host.draw(stream, &mut rest))
    }

    pub(crate) fn refuse_pair(&self, seat: Seat, left: Card, right: Card) -> Option<Reason> {
        let hand = self.public.players[seat].hand;
        match [left, right].into_iter().find(|card| !hand.contains(*card)) {
            Some(card) => Some(Reason::NotInHand(card)),
            None if left == right => Some(Reason::SameCard),
            None => (!self.public.left_cards(seat).contains(left)).then_some(Reason::LeftSix),
        }
    }

    /// MV-1: the choice is final and hidden until the last seat has chosen.
    pub(crate) fn pledge(&mut self, seat: Seat, pair: (Card, Card), host: &mut impl Host<Event>) {
        self.private[seat].pledge = Some(pair);
        self.public.pledged.insert(seat);
        host.hear(|| Event::Pledged { seat });
        if self.public.pledged.len() == self.public.people() {
            self.reveal(host);
        }
    }

    /// MV-2: all cards are turned up at once, and the Rulers go.
    fn reveal(&mut self, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        self.public.pledged = SeatSet::EMPTY;
        for seat in Seat::first(self.public.people()) {
            let (left, right) = self.private[seat].pledge.take().expect("everybody has chosen");
            let player = &mut self.public.players[seat];
            player.hand.remove(left);
            player.hand.remove(right);
            self.turn_up(seat, left, right, host);
        }
        self.public.agenda.now([Step::Conflicts]);
        match self.public.pakal {
            Some(_) => self.reveal_pakal(host),
            None => self.call_captain(),
        }
    }

    /// Two cards lie on the table; the left one sends the Ruler.
    pub(crate) fn turn_up(
        &mut self,
        seat: Seat,
        left: Card,
        right: Card,
        host: &mut impl Host<Event>,
    ) {
        let shown = left == Card::Role || right == Card::Role;
        let role = self.private[seat].role.filter(|_| shown);
        let player = &mut self.public.players[seat];
        player.played = Some((left, right));
        player.ruler = Some(left.region());
        if shown {
            player.role_seen = role;
        }
        host.hear(|| Event::Revealed { seat, left, right, role });
    }

    /// MV-3.
    pub(crate) fn call_captain(&mut self) {
        let people = Seat::first(self.public.people());
        let captain = people.into_iter().find(|s| self.public.has_role(*s, Role::WarCaptain));
        if let Some(seat) = captain {
            self.public.agenda.now([Step::Captain(seat)]);
        }
    }

    /// Where the War Captain may send the Ruler.
    pub(crate) fn marches(&self, seat: Seat) -> Set<Region> {
        let here = self.public.players[seat].ruler;
        here.map_or(Set::EMPTY, |region| self.public.map().adjacent(region))
    }

    pub(crate) fn refuse_march(&self, seat: Seat, region: Region) -> Option<Reason> {
        if region.index() >= self.public.map().n_regions {
            return Some(Reason::NoSuchRegion(region));
        }
        (!self.marches(seat).contains(region)).then_some(Reason::NotAdjacent(region))
    }

    pub(crate) fn march(&mut self, seat: Seat, region: Region, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        self.move_ruler(seat, region, host);
    }

    pub(crate) fn move_ruler(&mut self, seat: Seat, region: Region, host: &mut impl Host<Event>) {
        self.public.players[seat].ruler = Some(region);
        host.hear(|| Event::RulerMoved { seat, region });
    }

    /// MV-5: in ascending order of regions.
    pub(crate) fn call_for_tiles(&mut self) {
        let public = &mut self.public;
        public.agenda.now([Step::Muster]);
        let mut there = [None; Region::COUNT];
        for seat in public.seats() {
            if let Some(region) = public.players[seat].ruler {
                there[region.index()] = Some(seat);
            }
        }
        for seat in there.into_iter().rev().flatten() {
            public.agenda.now([Step::Take(seat)]);
        }
    }

    /// The squares of the Ruler's region that hold a tile.
    pub(crate) fn tiles_to_take(&self, seat: Seat) -> Set<Square> {
        let squares = self.public.players[seat].ruler.map(Region::squares);
        let there = |square: &Square| self.public.squares[square.index()].is_some();
        squares.into_iter().flatten().filter(there).collect()
    }

    pub(crate) fn refuse_tile(&self, seat: Seat, square: Square) -> Option<Reason> {
        if self.public.players[seat].ruler != Some(square.region()) {
            return Some(Reason::OtherRegion(square));
        }
        self.public.squares[square.index()].is_none().then_some(Reason::NoTileThere(square))
    }

    /// A tile of the board goes to the reserve; the square stays empty until the end of the round
    /// (MV-5, GC-4).
    pub(crate) fn take_tile(&mut self, seat: Seat, square: Square, host: &mut impl Host<Event>) {
        let tile = self.public.squares[square.index()].take().expect("a tile lies there");
        self.public.players[seat].reserve.add(tile);
        host.hear(|| Event::TookTile { seat, tile, square });
    }

    /// MV-6 and AC-1: the end of the Movement Phase.
    pub(crate) fn muster(&mut self, host: &mut impl Host<Event>) {
        self.acropolis(host);
        let n = self.public.n();
        let mut order = self.public.order;
        let public = &self.public;
        let places: PerSeat<_, SIDES> = PerSeat::from_fn(|seat| {
            let gates = public.works(seat, Building::CityGates);
            (!gates, public.players[seat].ruler)
        });
        order[..n].sort_unstable_by_key(|seat| places[*seat]);
        self.public.order = order;
        host.hear(|| Event::TurnOrder { order: order[..n].to_vec() });
        self.public.agenda.now([Step::Turn(0), Step::Refill, Step::EndRound]);
    }

    /// A 6.6: strictly most workers around the Ruler's region; the Royal Palace wins a tie.
    fn acropolis(&mut self, host: &mut impl Host<Event>) {
        let public = &self.public;
        let owner = public.seats().find(|seat| public.power(*seat, Building::Acropolis) > 0);
        let Some(seat) = owner else { return };
        let Some(region) = public.players[seat].ruler else { return };
        let around = |who: Seat| -> u8 {
            public.map().cities(region).iter().map(|city| public.weight(who, city)).sum()
        };
        let others = public.seats().filter(|other| *other != seat);
        let (mine, best) = (around(seat), others.map(around).max().unwrap_or(0));
        let wins_ties = public.works(seat, Building::RoyalPalace);
        if mine > best || (mine == best && mine > 0 && wins_ties) {
            let fame = public.power(seat, Building::Acropolis).into();
            self.score(seat, fame, Source::Building(Building::Acropolis), host);
        }
    }
}
