//! What must hold between tables, so that play never stops.

use crate::components::*;
use crate::kit::{CityEffect, Kit};
use crate::state::SIDES;
use patolli_core::{DataError, Dense, Tables};

impl Kit {
    pub(super) fn check(&self, tables: &Tables) -> Result<(), DataError> {
        self.check_troops(tables)?;
        self.check_setup(tables)?;
        self.check_hand(tables)?;
        self.check_cities(tables)?;
        self.check_evolutions(tables)
    }

    /// I-8: nothing brings a Troop above its limit.
    fn check_troops(&self, tables: &Tables) -> Result<(), DataError> {
        let limit = self.supply.troop_limit;
        let fits = |kind: &str, id: &str, units: u8| match units <= limit {
            true => Ok(()),
            false => {
                let why = format!("{units} Units are more than a Troop may have: {limit}");
                Err(tables.wrong(kind, id, why))
            }
        };
        fits("start", "player", self.supply.troop)?;
        for level in 0..=TOP {
            let units = self.building(Building::Barracks, level).units;
            fits("building", &format!("{}_{level}", Building::Barracks), units)?;
        }
        for action in CityAction::all() {
            if let CityEffect::Reinforce(units) = self.city_action(action).effect {
                fits("city_action", action.name(), units)?;
            }
        }
        Ok(())
    }

    /// SET-5, SET-10, SET-11: there is enough for four players.
    fn check_setup(&self, tables: &Tables) -> Result<(), DataError> {
        let supply = &self.supply;
        let four = |each: u8| SIDES * usize::from(each);
        let short = |what: &str, needed: usize, there: u8| match needed <= usize::from(there) {
            true => Ok(()),
            false => {
                let why = format!("four players start with {needed} {what}: there are {there}");
                Err(tables.wrong("start", "player", why))
            }
        };
        short("Units", four(supply.prisoners + 2 * supply.troop), supply.units)?;
        for resource in Resource::all() {
            let each = supply.goods.get(resource);
            short(resource.name(), four(each), supply.tokens.get(resource))?;
        }
        Ok(())
    }

    /// BAT-1: a hand is never empty.
    fn check_hand(&self, tables: &Tables) -> Result<(), DataError> {
        match Base::all().any(|base| self.card(Card::Base(base)).returns) {
            true => Ok(()),
            false => {
                let why = "one of the five cards that every player has must return";
                Err(tables.wrong("battle_card", "(all)", why))
            }
        }
    }

    /// CIT-1: from Round 1 on every city has an action that can always be carried out.
    fn check_cities(&self, tables: &Tables) -> Result<(), DataError> {
        for city in City::all() {
            let plain = |action| match self.city_action(action).effect {
                CityEffect::Gain { goods, .. } => !goods.is_nothing(),
                _ => false,
            };
            if !self.actions_of(city, 1).any(plain) {
                let why = format!("{city} needs an action in Round 1 that gives corn or jade");
                return Err(tables.wrong("city_action", "(all)", why));
            }
        }
        Ok(())
    }

    /// EVO-2: whatever was evolved before, markers in enough columns can go on, and only one of
    /// them comes to the last row.
    fn check_evolutions(&self, tables: &Tables) -> Result<(), DataError> {
        let [first, second, third, last] = self.calendar.map(|row| row.evolutions);
        if third == 2 && first + second == 4 {
            let why = "two Evolutions in each of three Rounds may not be possible";
            return Err(tables.wrong("calendar", "round_3", why));
        }
        match last {
            1 => Ok(()),
            _ => Err(tables.wrong("calendar", "round_4", "one marker comes to the last row")),
        }
    }
}
