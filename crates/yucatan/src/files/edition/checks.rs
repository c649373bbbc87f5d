//! What must hold between tables, so that play never stops.

use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables};

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
                let fault = Fault::rule("yucatan-edition-troop").number("units", units);
                Err(tables.wrong(kind, id, fault.number("limit", limit)))
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
                let fault = Fault::rule("yucatan-edition-start").number("needed", needed);
                let fault = fault.name("what", what).number("there", there);
                Err(tables.wrong("start", "player", fault))
            }
        };
        short("units", four(supply.prisoners + 2 * supply.troop), supply.units)?;
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
                let names = Base::all().map(Base::name).collect::<Vec<_>>().join(", ");
                let fault = Fault::rule("yucatan-edition-hand").name("cards", names);
                Err(tables.wrong_table("battle_card", fault))
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
                let fault = Fault::rule("yucatan-edition-first-round").name("city", city);
                return Err(tables.wrong_table("city_action", fault));
            }
        }
        Ok(())
    }

    /// EVO-2: whatever was evolved before, markers in enough columns can go on, and only one of
    /// them comes to the last row.
    fn check_evolutions(&self, tables: &Tables) -> Result<(), DataError> {
        let blame = |round: usize, key| {
            let fault = Fault::rule(key).inside("evolutions");
            Err(tables.wrong("calendar", &format!("round_{round}"), fault))
        };
        let rounds = self.rounds();
        let (last, before) = rounds.split_last().expect("a game has a Round");
        let mut steps = 0;
        for (row, round) in before.iter().zip(1..) {
            // Two columns can be full after four steps, all three after six.
            let most = if row.evolutions > 1 { 3 } else { 5 };
            if steps > most {
                return blame(round, "yucatan-edition-evolutions");
            }
            steps += row.evolutions;
        }
        match last.evolutions {
            1 => Ok(()),
            _ => blame(rounds.len(), "yucatan-edition-last-row"),
        }
    }
}
