//! What lies on the board: city tiles, sites, tiles, buildings, temples.

use super::{Scene, all_named, named, parts, seat};
use patolli_ahau::*;
use patolli_core::{Dense, Pile};

/// The named places get their things, the others what is left, in order.
fn dealt<P: Dense, T: Dense, const N: usize>(named: &[(P, T)], mut all: Vec<T>) -> [T; N] {
    for (_, thing) in named {
        let place = all.iter().position(|one| one == thing).expect("a thing of the box");
        all.remove(place);
    }
    let mut rest = all.into_iter();
    std::array::from_fn(|i| {
        let fixed = named.iter().find(|(place, _)| place.index() == i);
        fixed.map_or_else(|| rest.next().expect("a thing is left"), |(_, thing)| *thing)
    })
}

/// Pairs of names: `tikal chief, uxmal rain`.
fn pairs<P, T>(text: &str) -> Vec<(P, T)>
where
    P: std::str::FromStr<Err: std::fmt::Debug>,
    T: std::str::FromStr<Err: std::fmt::Debug>,
{
    parts(text).map(|words| (named(words[0]), named(words[1]))).collect()
}

impl Scene {
    /// City tiles: `tikal chief, uxmal rain`; the others are dealt in order.
    pub fn gods(&mut self, text: &str) -> &mut Self {
        let all = God::all().flat_map(|god| [god, god]).collect();
        self.game.public.city_tiles = dealt(&pairs::<City, God>(text), all);
        self
    }
    /// Scoring tiles of temples: `rain pyramid, sun resources`.
    pub fn scoring(&mut self, text: &str) -> &mut Self {
        let all = Scoring::all().collect();
        self.game.public.scoring = dealt(&pairs::<God, Scoring>(text), all);
        self
    }
    /// Site tiles: `9 corn, 11 -, calendar cacao corn, aside water`. A line means a depleted site;
    /// what is not named is dealt in order. The last unnamed routes are depleted for the calendar.
    pub fn sites(&mut self, text: &str) -> &mut Self {
        let mut pool: Vec<Colour> =
            self.public().kit.supply.sites.iter().fold(Vec::new(), |mut pool, (colour, n)| {
                pool.extend((0..n).map(|_| colour));
                pool
            });
        let mut take = |colour: Colour| {
            let place = pool.iter().position(|one| *one == colour);
            pool.remove(place.unwrap_or_else(|| panic!("no more {colour}")))
        };
        let n_routes = self.public().map().n_routes;
        let (mut open, mut gone) = ([None; Route::COUNT], [false; Route::COUNT]);
        let (mut calendar, mut aside) = (Vec::new(), None);
        for words in parts(text) {
            match words[..] {
                ["calendar", ..] => calendar.extend(words[1..].iter().map(|c| take(named(c)))),
                ["aside", colour] => aside = Some(take(named(colour))),
                [route, "-"] => gone[named::<Route>(route).index()] = true,
                [route, colour] => {
                    open[named::<Route>(route).index()] = Some(take(named(colour)));
                }
                _ => panic!("{words:?} is no site"),
            }
        }
        for i in (0..n_routes).rev() {
            let depleted = gone.iter().filter(|gone| **gone).count();
            gone[i] |= open[i].is_none() && depleted < calendar.len();
        }
        let mut rest = pool.into_iter();
        for i in (0..n_routes).filter(|i| !gone[*i]) {
            open[i] = open[i].or_else(|| rest.next());
        }
        if self.public().map_side() == MapSide::Five {
            aside = aside.or_else(|| rest.next());
        }
        calendar.extend(rest);
        let public = &mut self.game.public;
        (public.sites, public.set_aside, public.calendar) = (open, aside, Pile::new());
        calendar.into_iter().for_each(|colour| public.calendar.push(colour));
        self
    }
    /// Tiles of the board: `1l rain_corn, 1r -`; other squares keep theirs.
    pub fn squares(&mut self, text: &str) -> &mut Self {
        for words in parts(text) {
            let square = named::<Square>(words[0]).index();
            if let Some(tile) = self.game.public.squares[square].take() {
                self.game.public.bag.add(tile);
            }
        }
        for words in parts(text).filter(|words| words[1] != "-") {
            let tile = named(words[1]);
            self.fetch_tile(tile);
            self.game.public.squares[named::<Square>(words[0]).index()] = Some(tile);
        }
        self
    }
    /// No other tiles on the board.
    pub fn only_squares(&mut self, text: &str) -> &mut Self {
        let regions = self.public().map().all_regions();
        let empty: Vec<_> =
            regions.flat_map(Region::squares).map(|square| format!("{square} -")).collect();
        self.squares(&empty.join(",")).squares(text)
    }

    /// The building of a region; none with `-`.
    pub fn region_building(&mut self, region: usize, name: &str) -> &mut Self {
        if let Some(old) = self.game.public.region_buildings[region - 1].take() {
            self.game.public.stack.insert(old);
        }
        if name != "-" {
            self.fetch_building(named(name));
            self.game.public.region_buildings[region - 1] = Some(named(name));
        }
        self
    }
    /// No region has its building any more, but for these.
    pub fn region_buildings_left(&mut self, regions: &[usize]) -> &mut Self {
        let all = self.public().map().n_regions;
        for region in (1..=all).filter(|region| !regions.contains(region)) {
            self.region_building(region, "-");
        }
        self
    }
    /// The offer from the left.
    pub fn offer(&mut self, names: &str) -> &mut Self {
        for place in 0..Place::COUNT {
            if let Some(old) = self.game.public.offer[place].take() {
                self.game.public.stack.insert(old);
            }
        }
        for (place, building) in all_named(names).into_iter().enumerate() {
            self.fetch_building(building);
            self.game.public.offer[place] = Some(building);
        }
        self
    }

    /// Markers of a temple from the left: `BA`, `-` for an empty space.
    pub fn markers(&mut self, god: &str, letters: &str) -> &mut Self {
        let mut markers = letters.chars().map(|letter| (letter != '-').then(|| seat(letter)));
        self.game.public.temples[named::<God>(god).index()] =
            std::array::from_fn(|_| markers.next().flatten());
        self
    }
}
