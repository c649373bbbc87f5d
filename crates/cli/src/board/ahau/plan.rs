//! Where things stand on the drawn map. Columns are thousandths of its width.

use super::canvas::At;
use patolli_ahau::{ByCity, ByRegion, City, MapSide, Region};

/// The drawn map of one side of the board.
pub struct Plan {
    pub height: usize,
    cities: ByCity<At>,
    /// The middle line of each region.
    regions: ByRegion<At>,
    /// Routes that go around: their cities and the corners between them.
    bends: &'static [(City, City, &'static [At])],
}

pub const fn plan(side: MapSide) -> &'static Plan {
    match side {
        MapSide::Five => &FIVE,
        MapSide::Six => &SIX,
    }
}

impl Plan {
    pub fn city(&self, city: City, width: usize) -> At {
        scaled(self.cities[city], width)
    }
    pub fn region(&self, region: Region, width: usize) -> At {
        scaled(self.regions[region], width)
    }
    /// The corners of a route between two cities, both ends included.
    pub fn corners(&self, [from, to]: [City; 2], width: usize) -> Vec<At> {
        let bent = self.bends.iter().find_map(|(a, b, corners)| match (*a, *b) {
            ends if ends == (from, to) => Some(corners.to_vec()),
            ends if ends == (to, from) => Some(corners.iter().rev().copied().collect()),
            _ => None,
        });
        let corners = bent.unwrap_or_default().into_iter().map(|at| scaled(at, width));
        std::iter::once(self.city(from, width))
            .chain(corners)
            .chain([self.city(to, width)])
            .collect()
    }
}

const fn scaled((x, y): At, width: usize) -> At {
    (x * width / 1000, y)
}

const FIVE: Plan = Plan {
    height: 26,
    cities: ByCity::new([
        (470, 11), // Calakmul
        (800, 19), // Caracol
        (600, 0),  // Chichén Itzá
        (720, 9),  // Lamanai
        (90, 15),  // Palenque
        (450, 21), // Seibal
        (560, 16), // Tikal
        (915, 3),  // Tulum
        (400, 5),  // Uxmal
        (260, 20), // Yaxchilán
    ]),
    regions: ByRegion::new([(690, 4), (260, 8), (740, 14), (350, 16), (640, 21), (500, 13)]),
    bends: &[
        (City::Palenque, City::ChichenItza, &[(90, 4), (260, 0)]),
        (City::Caracol, City::Yaxchilan, &[(700, 25), (380, 25)]),
    ],
};

const SIX: Plan = Plan {
    height: 27,
    cities: ByCity::new([
        (460, 10), // Calakmul
        (800, 20), // Caracol
        (600, 0),  // Chichén Itzá
        (730, 8),  // Lamanai
        (90, 17),  // Palenque
        (480, 25), // Seibal
        (540, 16), // Tikal
        (915, 3),  // Tulum
        (330, 2),  // Uxmal
        (300, 14), // Yaxchilán
    ]),
    regions: ByRegion::new([(750, 4), (520, 5), (290, 9), (270, 18), (590, 21), (720, 13)]),
    bends: &[],
};
