//! Fame, the value of temples, and who wins (A 7).

use crate::components::*;
use crate::event::Event;
use crate::state::*;
use patolli_core::{Dense, Host, Seat, SeatSet};

impl Ahau {
    /// FT-1, FT-3: the only place where Fame changes.
    pub(crate) fn score(&mut self, seat: Seat, fame: i16, by: Source, host: &mut impl Host<Event>) {
        if fame == 0 {
            return;
        }
        self.public.fame_order.arrive(seat);
        let earned = &mut self.public.players[seat].fame;
        let account = match by {
            Source::War | Source::Conflict => &mut earned.war,
            Source::Space(_) | Source::Slot(_) => &mut earned.board,
            Source::Building(_) | Source::Difficulty => &mut earned.buildings,
            Source::God(_) | Source::Role(_) | Source::Produce(_) => &mut earned.gods,
            Source::Temple(_) => &mut earned.temples,
            Source::Adjacency(_) => &mut earned.adjacency,
            Source::Celebration(_) => &mut earned.celebrations,
            Source::City(_) => &mut earned.cities,
        };
        *account = account.saturating_add(fame);
        host.hear(|| Event::Scored { seat, fame, by });
    }
}

impl Public {
    /// A 3.10: what a player has in the category of a scoring tile.
    pub fn value(&self, seat: Seat, scoring: Scoring) -> u8 {
        let player = &self.players[seat];
        match scoring {
            Scoring::War => player.war + player.weapons,
            Scoring::Resources => match self.pakal {
                Some(pakal) if self.is_pakal(seat) => pakal.tracker,
                _ => player.stock.total() as u8,
            },
            Scoring::Pyramid => player.built() as u8,
            Scoring::Buildings => player.buildings.iter().map(|one| self.kit.cost(one)).sum(),
            Scoring::Cities => player.cities().len() as u8,
        }
    }
    /// KC-3, A 9: what the temple of a god would pay this player now, if a marker stands there.
    pub fn temple_pays(&self, seat: Seat, god: God) -> u8 {
        let scoring = self.scoring[god.index()];
        match self.temple_scoring {
            TempleScoring::Global => {
                self.seats().map(|other| self.value(other, scoring)).max().unwrap_or(0)
            }
            TempleScoring::Personal => self.value(seat, scoring),
        }
    }
    /// KC-4: what a city would pay this player now.
    pub fn city_pays(&self, seat: Seat, city: City) -> u8 {
        let leaders = self.leaders_in(city);
        if leaders.contains(seat) { self.city_pays_leader(seat, leaders) } else { 0 }
    }
    /// Whose workers count most in a city; nobody's where there are none.
    pub(crate) fn leaders_in(&self, city: City) -> SeatSet {
        let (mut leaders, mut best) = (SeatSet::EMPTY, 1);
        for seat in self.seats() {
            let weight = self.weight(seat, city);
            if weight > best {
                (leaders, best) = (SeatSet::EMPTY, weight);
            }
            if weight == best {
                leaders.insert(seat);
            }
        }
        leaders
    }
    pub(crate) fn city_pays_leader(&self, seat: Seat, leaders: SeatSet) -> u8 {
        let points = &self.kit.points;
        let others = leaders.without(SeatSet::one(seat));
        if others.is_empty() {
            return points.city_sole + self.power(seat, Building::Palace);
        }
        // RUL-44: the Royal Palace wins every tie.
        match others.iter().any(|other| self.works(other, Building::RoyalPalace)) {
            true => 0,
            false if self.works(seat, Building::RoyalPalace) => points.city_sole,
            false => points.city_tied,
        }
    }
}

/// EN-3: most Fame; a tied owner of the Royal Palace wins (RUL-44); otherwise more tiles on the
/// player board; still tied, the victory is shared.
pub(crate) fn winners(table: &Public) -> SeatSet {
    let rank = |seat: Seat| {
        let player = &table.players[seat];
        let wins_ties = table.works(seat, Building::RoyalPalace);
        (player.fame.total(), wins_ties, player.built() + player.buildings.len())
    };
    let best = table.seats().map(rank).max();
    table.seats().filter(|seat| Some(rank(*seat)) == best).collect()
}
