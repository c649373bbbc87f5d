//! Constraints between tables, so that play never stops.

use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Set, Tables};

impl Kit {
    pub(super) fn check(&self, tables: &Tables) -> Result<(), DataError> {
        self.check_troops(tables)?;
        self.check_setup(tables)?;
        self.check_hand(tables)?;
        self.check_cities(tables)?;
        self.check_evolutions(tables)
    }

    /// I-8: no Troop exceeds its limit.
    fn check_troops(&self, tables: &Tables) -> Result<(), DataError> {
        let limit = self.supply.troop_limit;
        let fits = |kind: &str, id: &str, units: u8| {
            let fault = Fault::rule("yucatan-edition-troop").number("units", units);
            require(units <= limit, || tables.wrong(kind, id, fault.number("limit", limit)))
        };
        fits("start", "player", self.supply.troop)?;
        for level in 0..=TOP {
            let units = self.building(Building::Barracks, level).units;
            fits("building", &format!("{}_{level}", Building::Barracks), units)?;
        }
        self.city_actions.iter().try_for_each(|(action, row)| match row.effect {
            CityEffect::Reinforce(units) => fits("city_action", action.name(), units),
            _ => Ok(()),
        })
    }

    /// SET-5, SET-10, SET-11: there is enough for four players.
    fn check_setup(&self, tables: &Tables) -> Result<(), DataError> {
        let supply = &self.supply;
        let suffices = |what: &str, each: u8, there: u8| {
            let needed = SIDES * usize::from(each);
            let fault = Fault::rule("yucatan-edition-start").number("needed", needed);
            let fault = fault.name("what", what).number("there", there);
            require(needed <= there.into(), || tables.wrong("start", "player", fault))
        };
        suffices("units", supply.prisoners + 2 * supply.troop, supply.units)?;
        Resource::all().try_for_each(|kind| {
            suffices(kind.name(), supply.goods.get(kind), supply.tokens.get(kind))
        })
    }

    /// BAT-1: a hand is never empty.
    fn check_hand(&self, tables: &Tables) -> Result<(), DataError> {
        let returns = Base::all().any(|base| self.card(Card::Base(base)).returns);
        require(returns, || {
            let fault = Fault::rule("yucatan-edition-hand").name("cards", Set::<Base>::full());
            tables.wrong_table("battle_card", fault)
        })
    }

    /// CIT-1: from Round 1 on every city has an action that can always be carried out.
    fn check_cities(&self, tables: &Tables) -> Result<(), DataError> {
        let plain = |action| match self.city_action(action).effect {
            CityEffect::Gain { goods, .. } => !goods.is_nothing(),
            _ => false,
        };
        City::all().try_for_each(|city| {
            let fault = Fault::rule("yucatan-edition-first-round").name("city", city);
            let any = self.actions_of(city, 1).any(plain);
            require(any, || tables.wrong_table("city_action", fault))
        })
    }

    /// EVO-2: whatever was evolved before, markers in enough columns can go on, and only one of
    /// them comes to the last row.
    fn check_evolutions(&self, tables: &Tables) -> Result<(), DataError> {
        let blame = |round: usize, key| {
            let fault = Fault::rule(key).inside("evolutions");
            tables.wrong("calendar", &format!("round_{round}"), fault)
        };
        let rounds = self.rounds();
        let (last, before) = rounds.split_last().expect("a game has a Round");
        let mut steps = 0;
        for (row, round) in before.iter().zip(1..) {
            // Two columns can be full after four steps, all three after six.
            let most = if row.evolutions > 1 { 3 } else { 5 };
            require(steps <= most, || blame(round, "yucatan-edition-evolutions"))?;
            steps += row.evolutions;
        }
        require(last.evolutions == 1, || blame(rounds.len(), "yucatan-edition-last-row"))
    }
}

fn require(holds: bool, error: impl FnOnce() -> DataError) -> Result<(), DataError> {
    if holds { Ok(()) } else { Err(error()) }
}
