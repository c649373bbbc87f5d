//! The set-up, and what the City buys: Buildings, Abilities, Units, Summonings.

use super::Label;
use crate::words::{args, capitalised};
use crate::yucatan::names::*;
use crate::yucatan::printed::*;
use patolli_core::Dense;
use patolli_yucatan::*;

impl Label<'_> {
    pub(super) fn setup_building(&self, it: Building) -> String {
        let words = building_words(self.text, self.kit, it, 1);
        let args = args!(building = building(self.text, it), words = words);
        self.tell("yucatan-action-setup-building", args)
    }

    pub(super) fn setup_counselors(&self, first: Counselor, second: Counselor) -> String {
        let said = |it| {
            let words = counselor_words(self.text, self.kit, it);
            self.tell("yucatan-named", args!(name = counselor(self.text, it), words = words))
        };
        self.tell("yucatan-action-counselors", args!(first = said(first), second = said(second)))
    }

    pub(super) fn setup_power(&self, it: Power) -> String {
        let words = power_levels(self.text, self.kit, it);
        self.tell("yucatan-named", args!(name = power(self.text, it), words = words))
    }

    /// What the Building or the Leader would do now.
    pub(super) fn activate(&self, it: Element) -> String {
        if let Some(leader) = it.troop() {
            return self.lead(leader);
        }
        let words = match it.building() {
            Some(Building::Temple) => self.temple(),
            Some(building) => self.does(building, self.me().level(building)),
            None if it.is_leader() => self.city_leader(),
            None => granary_words(self.text, self.kit),
        };
        let name = element(self.text, it);
        self.tell("yucatan-action-activate", args!(name = name, words = words))
    }

    fn does(&self, building: Building, level: u8) -> String {
        building_words(self.text, self.kit, building, level)
    }

    /// A Temple links, and prolongs what was linked before.
    fn temple(&self) -> String {
        let links = self.does(Building::Temple, self.me().level(Building::Temple));
        match self.me().troops.iter().any(|troop| troop.link.is_some()) {
            false => links,
            true => {
                let timer = goods(self.text, self.kit.supply.timer);
                self.tell("yucatan-action-temple", args!(links = links, timer = timer))
            }
        }
    }

    /// The price for each level, of the Building or of the city action that runs.
    fn cost(&self, building: Building) -> Goods {
        match self.step() {
            Some(Step::Build(cost) | Step::Acquire(cost) | Step::Link { cost, .. }) => cost,
            _ => self.kit.building(building, self.me().level(building)).cost,
        }
    }

    pub(super) fn build(&self, it: Building, level: Level) -> String {
        let cost = self.cost(Building::ConstructionSite);
        let price = self.table.build_price(self.seat, cost, it, level);
        self.tell(
            "yucatan-action-build",
            args!(
                building = building(self.text, it),
                level = level.get(),
                price = self.at_price(price),
                words = self.does(it, level.get()),
            ),
        )
    }

    pub(super) fn acquire(&self, it: Ability, leader: Leader, slot: Slot) -> String {
        let price = self.cost(Building::MilitarySchool).times(it.level());
        self.tell(
            "yucatan-action-acquire",
            args!(
                ability = ability(self.text, it),
                troop = troop(self.text, leader),
                slot = slot.index() + 1,
                price = self.at_price(price),
                words = ability_words(self.text, self.kit, it),
            ),
        )
    }

    pub(super) fn reinforce(&self, leader: Leader, more: Units) -> String {
        let there = &self.me()[leader];
        self.tell(
            "yucatan-action-reinforce",
            args!(
                n = more.get(),
                troop = troop(self.text, leader),
                place = in_space(self.text, there.space),
                sum = there.units + more.get(),
            ),
        )
    }

    /// `Alux to the first Troop until Round 3 for 1 corn and 2 jade`.
    pub(super) fn link(&self, it: Summoning, leader: Leader, rounds: Rounds) -> String {
        let price = self.table.link_price(self.cost(Building::Temple), it, rounds);
        self.tell(
            "yucatan-action-link",
            args!(
                summoning = summoning(it),
                troop = troop(self.text, leader),
                until = until(self.text, self.kit, self.table.round + rounds.get()),
                price = self.at_price(price),
                words = summoning_words(self.text, self.kit, it),
            ),
        )
    }

    pub(super) fn prolong(&self, leader: Leader, rounds: Longer) -> String {
        let price = self.at_price(self.kit.supply.timer.times(rounds.get()));
        let troop = troop(self.text, leader);
        let Some(link) = self.me()[leader].link else {
            return self.tell("yucatan-action-prolong-nothing", args!(troop = troop));
        };
        self.tell(
            "yucatan-action-prolong",
            args!(
                summoning = summoning(link.summoning),
                troop = troop,
                until = until(self.text, self.kit, link.timer + rounds.get()),
                price = price,
            ),
        )
    }

    /// An action of a Central City; one of another city names it.
    pub(super) fn city_action(&self, it: CityAction) -> String {
        let words = city_action_words(self.text, self.kit, it);
        let row = self.kit.city_action(it);
        match self.step() {
            Some(Step::City { city, .. }) if city == row.city => capitalised(&words),
            _ => self.tell("yucatan-named", args!(name = city(row.city), words = words)),
        }
    }
}
