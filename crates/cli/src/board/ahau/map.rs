//! The map: cities with their gods and workers, routes with their sites, regions between them.

use super::Pen;
use super::canvas::{At, Canvas, path};
use super::plan::{Plan, plan};
use crate::board::layout::{Frame, Line, flow};
use crate::board::style::Paint;
use patolli_ahau::{City, Region, Route, Step};
use patolli_core::Dense;
use patolli_text::ahau::city as city_name;

/// The widest map; beyond that routes only get longer.
const WIDEST: usize = 108;
/// The room of a site on its route.
const SITE: usize = 4;

impl Pen<'_> {
    pub(super) fn map(&self, frame: &mut Frame) {
        frame.part(self.title("ahau-board-map"));
        let width = frame.inner().min(WIDEST);
        frame.lines(self.sheet(plan(self.table.map_side()), width).lines());
        let key = self.say("ahau-board-map-key");
        let parts = key.split(" · ").map(|part| Line::new().put(Paint::Dim, part)).collect();
        frame.lines(flow(parts, " · ", frame.inner()));
    }

    /// Labels first, then sites where there is room on the routes, then the routes around them.
    fn sheet(&self, plan: &Plan, width: usize) -> Canvas {
        let mut sheet = Canvas::new(width, plan.height);
        for city in City::all() {
            self.city(&mut sheet, plan.city(city, width), city);
        }
        for region in self.table.map().all_regions() {
            self.region(&mut sheet, plan.region(region, width), region);
        }
        let routes: Vec<_> = self.table.map().all_routes().collect();
        let ways: Vec<_> = routes
            .iter()
            .map(|route| path(&plan.corners(self.table.map().route(*route).ends, width)))
            .collect();
        for (route, way) in routes.iter().zip(&ways) {
            let at = site_place(&sheet, way);
            sheet.label(at, &self.site(*route));
        }
        for (route, way) in routes.iter().zip(&ways) {
            let (paint, sign) = match self.table.map().route(*route).water {
                true => (Paint::Tone(67), '≈'),
                false => (Paint::Dim, '·'),
            };
            sheet.stroke(way, paint, sign);
        }
        sheet
    }

    /// `Tikal Ja`, and the workers below it. Cities to choose from are bright.
    fn city(&self, sheet: &mut Canvas, (x, y): At, city: City) {
        let paint = if self.in_reach(city) { Paint::Lit } else { Paint::Bold };
        let god = self.god(self.table.city_tiles[city]);
        let name = Line::new().put(paint, city_name(city)).plain(" ").join(god);
        sheet.label((x, y), &name);
        sheet.label((x, y + 1), &self.weights(city));
    }

    /// Whether I may put a worker there now.
    fn in_reach(&self, city: City) -> bool {
        let placing = self.table.agenda.front() == Some(Step::Place);
        let mine = self.me.filter(|me| placing && *me == self.table.active);
        mine.is_some_and(|me| self.table.cities_in_reach(me).contains(city))
    }

    /// `[Co]`, or `[ ]` where the site is depleted.
    fn site(&self, route: Route) -> Line {
        let edge = |mark: &str| Line::new().put(Paint::Dim, mark);
        match self.table.sites[route] {
            Some(colour) => edge("[").join(self.colour(colour)).join(edge("]")),
            None => edge("[  ]"),
        }
    }

    /// Number and Ruler, the two tiles, the building.
    fn region(&self, sheet: &mut Canvas, (x, y): At, region: Region) {
        let rulers = self.marks(self.table.rulers(region).iter());
        let number = Line::new().put(Paint::Bold, format!("({})", region.index() + 1));
        let head = match rulers.width() {
            0 => number,
            _ => number.plain(" ").join(rulers),
        };
        let tiles = region.squares().map(|square| match self.table.squares[square] {
            Some(tile) => self.tile(tile),
            None => Line::new().put(Paint::Dim, "––––"),
        });
        let [left, right] = tiles;
        sheet.label((x, y - 1), &head);
        sheet.label((x, y), &left.plain(" ").join(right));
        if let Some(building) = self.table.region_buildings[region] {
            sheet.label((x, y + 1), &self.building(building));
        }
    }
}

/// The place on a route nearest to its middle where a site covers no label.
fn site_place(sheet: &Canvas, way: &[At]) -> At {
    let open: Vec<_> = way.iter().copied().filter(|at| sheet.is_free(*at, 1)).collect();
    let middle = open.len() / 2;
    let near = (0..open.len()).min_by_key(|i| {
        let fits = sheet.is_free(open[*i], SITE + 2);
        (!fits, i.abs_diff(middle))
    });
    near.map_or(way[way.len() / 2], |i| open[i])
}
