//! Placing a worker, claiming a building, producing.

use super::Label;
use crate::ahau::names::*;
use crate::ahau::printed::*;
use crate::words::args;
use patolli_ahau::{Building, City, Colour, Role, Route, Stock};
use patolli_core::Dense;

impl Label<'_> {
    /// A city with its god, what the workers there would be good for, and what they would earn.
    pub(super) fn place(&self, at: City) -> String {
        let god = self.table.city_tiles[at];
        let mut said = self.tell(
            "ahau-action-place",
            args!(
                city = city(at),
                god = crate::ahau::god(self.text, god),
                strength = self.strength_for(god),
                limit = self.limit_with(at),
            ),
        );
        if let Some(yields) = self.yields_around(at) {
            said += &self.tell("ahau-action-place-sites", args!(yields = yields));
        }
        if let Some(it) = self.completes(at) {
            said +=
                &self.tell("ahau-action-place-claim", args!(building = building(self.text, it)));
        }
        said
    }

    /// BD-1 with one worker more in the city.
    fn limit_with(&self, at: City) -> u8 {
        self.table.weight(self.seat, at) + 1 + self.table.power(self.seat, Building::GiantStele)
    }

    /// What each site around a city would yield with one worker more in it.
    fn yields_around(&self, at: City) -> Option<String> {
        let yields = self.map.roads(at).iter().filter_map(|road| {
            let colour = self.table.sites[road]?;
            let n = self.table.yields(self.seat, road) + 1;
            let (_, to) = self.map.ends(self.map.way_from(at, road));
            let gain = stock(self.text, Stock::of(colour, n));
            Some(self.tell("ahau-yield", args!(gain = gain, city = city(to))))
        });
        let yields: Vec<_> = yields.collect();
        (!yields.is_empty()).then(|| yields.join(", "))
    }

    /// AC-4: the building that a worker in this city would earn.
    fn completes(&self, at: City) -> Option<Building> {
        self.next_slot()?;
        let region = self.me().ruler?;
        let cities = self.map.cities(region);
        let there = |it: City| it == at || self.me().pieces(it) > 0;
        let all = cities.contains(at) && cities.iter().all(there);
        self.table.region_buildings[region].filter(|_| all)
    }

    pub(super) fn claim(&self) -> String {
        let text = self.text;
        let there = self.me().ruler.and_then(|it| self.table.region_buildings[it]);
        match there.zip(self.next_slot()) {
            None => self.say("ahau-action-claim-nothing"),
            Some((it, slot)) => self.tell(
                "ahau-action-claim",
                args!(
                    building = building(text, it),
                    words = building_words(text, self.kit, it),
                    slot = slot.index() + 1,
                    reward = self.reward(self.kit.board(self.table.board).slots[slot]),
                ),
            ),
        }
    }

    pub(super) fn produce(&self, at: Route) -> String {
        let route = route(self.map, at);
        let Some(colour) = self.table.sites[at] else {
            return self.tell("ahau-action-produce-empty", args!(route = route));
        };
        let n = self.table.yields(self.seat, at);
        let any = self.table.works(self.seat, Building::ProduceMarket);
        let key = if any { "ahau-action-produce-any" } else { "ahau-action-produce" };
        let what = self.site_name(colour);
        let said = self.tell(key, args!(n = n, colour = what, route = route));
        said + &self.merchant() + &self.katun()
    }

    /// `3Co Tikal – Caracol`.
    pub(super) fn produce_in_brief(&self, at: Route) -> String {
        self.site_in_brief(at, self.table.yields(self.seat, at))
    }

    pub(super) fn site_in_brief(&self, at: Route, n: u8) -> String {
        let colour = self.table.sites[at];
        let colour = colour.map_or_else(String::new, |it| short_colour(self.text, it));
        format!("{n}{colour} {}", route(self.map, at))
    }

    pub(super) fn site_name(&self, it: Colour) -> String {
        colour(self.text, it)
    }

    /// The free cubes of the Merchant.
    fn merchant(&self) -> String {
        match self.table.has_role(self.seat, Role::Merchant) {
            true => self.tell("ahau-action-merchant", args!(n = self.kit.roles.merchant_cubes)),
            false => String::new(),
        }
    }

    /// What the next depleted site sets off.
    pub(super) fn katun(&self) -> String {
        match self.table.sites_to_katun() {
            1 => self.say("ahau-action-katun"),
            _ => String::new(),
        }
    }
}
