//! What lies on the board: city tiles, sites, tiles, buildings, temples.

use super::{Scene, all_named, named, parts, seat};
use patolli_ahau::*;
use patolli_core::{By, Dense, Pile};

/// The named places get their things, the others what is left, in order.
fn dealt<P: Dense, T: Dense, const N: usize>(named: &[(P, T)], mut all: Vec<T>) -> By<P, T, N> {
    for (_, thing) in named {
        let place = all.iter().position(|one| one == thing).expect("a thing of the box");
        all.remove(place);
    }
    let mut rest = all.into_iter();
    By::from_fn(|place: P| {
        let fixed = named.iter().find(|(named, _)| named.index() == place.index());
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

/// Site tiles on their way to the board.
struct Sites {
    left: Vec<Colour>,
    open: ByRoute<Option<Colour>>,
    gone: ByRoute<bool>,
    calendar: Vec<Colour>,
    aside: Option<Colour>,
}

impl Sites {
    fn new(all: Stock) -> Self {
        let left = all.iter().flat_map(|(colour, n)| (0..n).map(move |_| colour)).collect();
        let (open, gone) = (ByRoute::default(), ByRoute::default());
        Self { left, open, gone, calendar: Vec::new(), aside: None }
    }
    fn take(&mut self, name: &str) -> Colour {
        let colour = named(name);
        let place = self.left.iter().position(|one| *one == colour);
        self.left.remove(place.unwrap_or_else(|| panic!("no more {colour}")))
    }
    fn read(&mut self, words: &[&str]) {
        match *words {
            ["calendar", ref colours @ ..] => {
                let colours: Vec<_> = colours.iter().map(|name| self.take(name)).collect();
                self.calendar.extend(colours);
            }
            ["aside", colour] => self.aside = Some(self.take(colour)),
            [route, "-"] => self.gone[named::<Route>(route)] = true,
            [route, colour] => {
                self.open[named::<Route>(route)] = Some(self.take(colour));
            }
            _ => panic!("{words:?} is no site"),
        }
    }
    /// As many routes without a site as there are tiles on the calendar.
    fn deplete(&mut self, n_routes: usize) {
        for route in Route::all().take(n_routes).rev() {
            let depleted = self.gone.those(|gone| *gone).len();
            self.gone[route] |= self.open[route].is_none() && depleted < self.calendar.len();
        }
    }
    /// What is left goes to the open routes, aside, and to the calendar.
    fn deal(&mut self, n_routes: usize, aside: bool) {
        let mut rest = std::mem::take(&mut self.left).into_iter();
        for route in Route::all().take(n_routes).filter(|route| !self.gone[*route]) {
            self.open[route] = self.open[route].or_else(|| rest.next());
        }
        if aside {
            self.aside = self.aside.or_else(|| rest.next());
        }
        self.calendar.extend(rest);
    }
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
        let n_routes = self.public().map().n_routes;
        let mut sites = Sites::new(self.public().kit.supply.sites);
        parts(text).for_each(|words| sites.read(&words));
        sites.deplete(n_routes);
        sites.deal(n_routes, self.public().map_side() == MapSide::Five);
        let public = &mut self.game.public;
        (public.sites, public.set_aside, public.calendar) = (sites.open, sites.aside, Pile::new());
        sites.calendar.into_iter().for_each(|colour| public.calendar.push(colour));
        self
    }

    /// Tiles of the board: `1l rain_corn, 1r -`; other squares keep theirs.
    pub fn squares(&mut self, text: &str) -> &mut Self {
        for words in parts(text) {
            let square = named::<Square>(words[0]);
            if let Some(tile) = self.game.public.squares[square].take() {
                self.game.public.bag.add(tile);
            }
        }
        for words in parts(text).filter(|words| words[1] != "-") {
            let tile = named(words[1]);
            self.fetch_tile(tile);
            self.game.public.squares[named::<Square>(words[0])] = Some(tile);
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
        let place = Region::new(region - 1);
        if let Some(old) = self.game.public.region_buildings[place].take() {
            self.game.public.stack.insert(old);
        }
        if name != "-" {
            self.fetch_building(named(name));
            self.game.public.region_buildings[place] = Some(named(name));
        }
        self
    }
    /// Only these regions still have their building.
    pub fn region_buildings_left(&mut self, regions: &[usize]) -> &mut Self {
        let all = self.public().map().n_regions;
        for region in (1..=all).filter(|region| !regions.contains(region)) {
            self.region_building(region, "-");
        }
        self
    }
    /// The offer from the left.
    pub fn offer(&mut self, names: &str) -> &mut Self {
        for place in Place::all() {
            if let Some(old) = self.game.public.offer[place].take() {
                self.game.public.stack.insert(old);
            }
        }
        for (place, building) in Place::all().zip(all_named(names)) {
            self.fetch_building(building);
            self.game.public.offer[place] = Some(building);
        }
        self
    }

    /// Markers of a temple from the left: `BA`, `-` for an empty space.
    pub fn markers(&mut self, god: &str, letters: &str) -> &mut Self {
        let mut markers = letters.chars().map(|letter| (letter != '-').then(|| seat(letter)));
        self.game.public.temples[named::<God>(god)] = By::from_fn(|_| markers.next().flatten());
        self
    }
}
