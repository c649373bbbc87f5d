//! What the boards in the middle show: actions of the Central Cities (Y 3.12), Calendar and
//! Pyramid (Y 3.3), and what moves cost (Y 3.2).

use super::{MOST_GAIN, MOST_POINTS, goods};
use crate::model::*;
use patolli_core::{By, DataError, Dense, Fault, Tables, named_enum, within};
use serde::Deserialize;

named_enum! {
    enum EffectKind {
        Build = "build", Ability = "ability", Summon = "summon", Reinforce = "reinforce",
        Gain = "gain",
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityActionText {
    city: City,
    round: u8,
    effect: EffectKind,
    #[serde(default)]
    cost: Goods,
    #[serde(default)]
    units: u8,
    #[serde(default)]
    goods: Goods,
    #[serde(default)]
    prisoners: u8,
    #[serde(default)]
    cards: u8,
}

/// Y 3.12.
pub(super) fn city_actions(tables: &Tables) -> Result<ByCityAction<CityActionRow>, DataError> {
    const EACH: usize = CityAction::COUNT / City::COUNT;
    let read = |action: CityAction, row: CityActionText| {
        let city = City::from_index(action.index() / EACH);
        if row.city != city {
            return Err(Fault::rule("yucatan-edition-city").name("city", city).inside("city"));
        }
        let round = within("round", row.round, 1..=MOST_ROUNDS)?;
        Ok(CityActionRow { city, round, effect: effect(&row)? })
    };
    tables.table_of("city_action", read).map(By::new)
}

/// What belongs to another kind of effect must be nothing: an edition that changes the kind of a
/// row still finds the old fields there.
fn effect(row: &CityActionText) -> Result<CityEffect, Fault> {
    use EffectKind as E;
    let price = || goods("cost", row.cost);
    let effect = match row.effect {
        E::Build => CityEffect::Build(price()?),
        E::Ability => CityEffect::Ability(price()?),
        E::Summon => CityEffect::Summon(price()?),
        E::Reinforce => CityEffect::Reinforce(within("units", row.units, 1..=MOST_TROOP)?),
        E::Gain => CityEffect::Gain {
            goods: goods("goods", row.goods)?,
            prisoners: within("prisoners", row.prisoners, 0..=MOST_GAIN)?,
            cards: within("cards", row.cards, 0..=MOST_GAIN)?,
        },
    };
    let (gain, reinforce) = (row.effect == E::Gain, row.effect == E::Reinforce);
    let strangers = [
        ("cost = {}", (gain || reinforce) && !row.cost.is_nothing()),
        ("units = 0", !reinforce && row.units > 0),
        ("goods = {}", !gain && !row.goods.is_nothing()),
        ("prisoners = 0", !gain && row.prisoners > 0),
        ("cards = 0", !gain && row.cards > 0),
    ];
    match strangers.into_iter().find(|(_, there)| *there) {
        None => Ok(effect),
        Some((text, _)) => Err(Fault::rule("yucatan-edition-effect")
            .name("effect", row.effect)
            .name("write", text)),
    }
}

/// Y 1, RND-2.
pub(super) fn length(tables: &Tables) -> Result<Length, DataError> {
    let count = |id, most| tables.number("length", id, "count", 1..=most);
    Ok(Length { rounds: count("rounds", MOST_ROUNDS)?, turns: count("turns", MOST_TURNS)? })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GateText {
    building: u8,
    ability: u8,
    summoning: u8,
}

/// Y 3.4: what each row allows. A lower row never allows less.
pub(super) fn evolution(tables: &Tables) -> Result<[ByColumn<u8>; LAST_ROW as usize], DataError> {
    let mut levels = ByColumn::from_fn(|_| 1);
    let read = |_, _: &str, row: GateText| {
        for (column, level) in Column::all().zip([row.building, row.ability, row.summoning]) {
            levels[column] = within(column.name(), level, levels[column]..=TOP)?;
        }
        Ok(levels)
    };
    Ok(tables.table("evolution", read)?.1)
}

/// Y 3.3, EVO-1. The game has as many of them as [`length`] says.
pub(super) fn calendar(tables: &Tables) -> Result<[CalendarRow; MOST_ROUNDS as usize], DataError> {
    let read = |_, _: &str, row: CalendarRow| {
        within("rate", row.rate, 1..=MOST_GAIN)?;
        within("evolutions", row.evolutions, 1..=2)?;
        Ok(row)
    };
    Ok(tables.table("calendar", read)?.1)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepText {
    vp: u8,
}

/// Y 3.3.
pub(super) fn pyramid(tables: &Tables) -> Result<[u8; TOP as usize], DataError> {
    let read = |_, _: &str, row: StepText| within("vp", row.vp, 0..=MOST_POINTS);
    Ok(tables.table("pyramid", read)?.1)
}

/// Y 3.2, MOV-5, REV-3.
pub(super) fn moves(tables: &Tables) -> Result<Moves, DataError> {
    let corn = |id| tables.number("move", id, "corn", 0..=MOST_GAIN);
    let jade = |id| tables.number("city_jade", id, "jade", 0..=MOST_GAIN);
    Ok(Moves {
        jungle_to_city: corn("jungle_to_city")?,
        city_to_jungle: corn("city_to_jungle")?,
        city_to_city: corn("city_to_city")?,
        entry_jade: jade("entry")?,
        revolution_jade: jade("revolution")?,
    })
}
