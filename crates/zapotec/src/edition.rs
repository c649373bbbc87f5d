//! From tables to a [`Kit`]: every row is read and checked, and blamed by name when it is wrong.

use crate::components::*;
use crate::kit::{
    Advance, BotRow, BuildBy, CardRow, CellRow, Deal, Exchange, Kit, LAST_STEP, Names, Parts,
    Points, Prices, RitualRow, RitualScore, SpaceRow, StepBonus, Supply, TradeParts,
};
use patolli_core::{DataError, Dense, Fault, Tables, Wrong, within};
use serde::Deserialize;

impl Kit {
    pub(crate) fn from_tables(tables: &Tables) -> Result<Self, DataError> {
        let (space_names, spaces) = tables.fixed::<SpaceRow, _>("space")?;
        let (cell_names, cells) = tables.fixed::<CellRow, _>("cell")?;
        let (bot_names, bot_cards) = tables.fixed::<BotRow, _>("bot_card")?;
        let (prices, trade_gold) = prices(tables)?;
        let parts = Parts {
            spaces,
            tiles: tables.rows("building_tile")?.into_iter().map(|(_, row)| row).collect(),
            cards: tables.fixed::<CardRow, _>("action_card")?.1,
            trade: trade_tiles(tables)?,
            trade_gold,
            track: track(tables)?,
            rituals: rituals(tables)?,
            cells,
            supply: tables.fixed::<Supply, 1>("supply")?.1[0],
            prices,
            points: points(tables)?,
            deals: tables.fixed::<Deal, _>("deal")?.1,
            bot_cards,
            names: Names { spaces: space_names, cells: cell_names, bot_cards: bot_names },
            name: tables.name().to_string(),
            digest: tables.digest(),
        };
        check_map(tables, &parts)?;
        check_cards(tables, &parts)?;
        Ok(Self::assemble(parts))
    }
}

/// The most points one thing may score: totals stay far from the end of their type.
const MOST_POINTS: u8 = 30;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TradeRow {
    level: u8,
    #[serde(default)]
    pay: Stock,
    #[serde(default)]
    gain: Stock,
    build_on: Option<Property>,
    price_of: Option<Building>,
    advance: Option<u8>,
    #[serde(default)]
    score_hand_card: bool,
    #[serde(default)]
    place_disc: bool,
}

/// What a tile does cannot change with an edition, only how much: actions are numbered by tile.
fn trade_tiles(tables: &Tables) -> Result<TradeParts, DataError> {
    let (ids, rows) = tables.fixed::<TradeRow, { TradeTile::COUNT }>("trade_tile")?;
    for (i, (id, row)) in ids.iter().zip(&rows).enumerate() {
        check_trade(i, row).map_err(|why| tables.wrong("trade_tile", id, why))?;
    }
    let pick = |i: usize| &rows[i];
    Ok(TradeParts {
        levels: std::array::from_fn(|i| Level::new(usize::from(rows[i].level) - 1)),
        instant: std::array::from_fn(|i| pick(i).gain),
        exchange: std::array::from_fn(|i| Exchange {
            pay: pick(12 + i).pay,
            gain: pick(12 + i).gain,
        }),
        build_by: std::array::from_fn(|i| BuildBy {
            pay: pick(24 + i).pay,
            property: pick(24 + i).build_on.expect("checked"),
        }),
        fixed_price: std::array::from_fn(|i| pick(30 + i).pay),
        advance: Advance { pay: pick(33).pay, steps: pick(33).advance.expect("checked") },
    })
}

fn check_trade(index: usize, row: &TradeRow) -> Result<(), Fault> {
    let level = index as u8 / 12 + 1;
    if row.level != level {
        return Err(Fault::rule("zapotec-edition-tile-level")
            .number("level", level)
            .inside("level"));
    }
    let pays = !row.pay.is_nothing();
    let gains = !row.gain.is_nothing();
    let building = row.price_of.is_some_and(|building| building.index() + 30 == index);
    let (fits, form) = match index {
        0..12 => (!pays && gains, "gain"),
        12..24 => (pays && gains, "pay, gain"),
        24..30 => (pays && row.build_on.is_some(), "pay, build_on"),
        30..33 => (pays && building, "pay, price_of"),
        33 => (pays && row.advance.is_some_and(|steps| steps > 0), "pay, advance"),
        34 => (row.score_hand_card, "score_hand_card = true"),
        _ => (row.place_disc, "place_disc = true"),
    };
    match fits {
        true => Ok(()),
        false => Err(Fault::rule("zapotec-edition-tile").name("form", form)),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepRow {
    points: Option<u8>,
    #[serde(default)]
    free_resource: bool,
    discount: Option<DiscountRow>,
    #[serde(default)]
    no_priest: bool,
    #[serde(default)]
    free_disc: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiscountRow {
    level: u8,
    gold: u8,
}

fn track(tables: &Tables) -> Result<[StepBonus; LAST_STEP + 1], DataError> {
    let (ids, rows) = tables.fixed::<StepRow, { LAST_STEP + 1 }>("sacrifice_step")?;
    let mut track = [StepBonus::Nothing; LAST_STEP + 1];
    for (i, row) in rows.iter().enumerate() {
        let wrong = |fault: Fault| tables.wrong("sacrifice_step", &ids[i], fault);
        let discount = match &row.discount {
            None => None,
            Some(off) => {
                let level = within("discount.level", off.level, 1..=Level::COUNT as u8);
                let level = Level::new(usize::from(level.map_err(wrong)?) - 1);
                Some(StepBonus::Discount { level, gold: off.gold })
            }
        };
        let bonuses = [
            row.points.map(StepBonus::Points),
            row.free_resource.then_some(StepBonus::FreeResource),
            discount,
            row.no_priest.then_some(StepBonus::NoPriest),
            row.free_disc.then_some(StepBonus::FreeDisc),
        ];
        within("points", row.points.unwrap_or(0), 0..=MOST_POINTS).map_err(wrong)?;
        let mut given = bonuses.into_iter().flatten();
        track[i] = given.next().unwrap_or(StepBonus::Nothing);
        if given.next().is_some() || (i == 0 && track[i] != StepBonus::Nothing) {
            return Err(wrong(Fault::rule("zapotec-edition-step")));
        }
    }
    Ok(track)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RitualInput {
    set: Option<SetInput>,
    per_step: Option<u8>,
    per_trade_tile: Option<[u8; Level::COUNT]>,
    per_pyramid_level: Option<u8>,
    per_resource: Option<PerResource>,
    cap: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetInput {
    same: Kind,
    different: Kind,
    points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PerResource {
    basic: u8,
    advanced: u8,
}

fn rituals(tables: &Tables) -> Result<[RitualRow; Ritual::COUNT], DataError> {
    let (ids, rows) = tables.fixed::<RitualInput, { Ritual::COUNT }>("ritual_card")?;
    let read: Result<Vec<_>, _> = rows
        .iter()
        .zip(&ids)
        .map(|(row, id)| {
            let scores = ritual_score(row);
            let wrong = || tables.wrong("ritual_card", id, Fault::rule("zapotec-edition-ritual"));
            Ok(RitualRow { scores: scores.ok_or_else(wrong)?, cap: row.cap })
        })
        .collect();
    Ok(<[RitualRow; Ritual::COUNT]>::try_from(read?).expect("as many as were read"))
}

fn ritual_score(row: &RitualInput) -> Option<RitualScore> {
    let mut found = [
        row.set.as_ref().map(|set| RitualScore::Set {
            same: set.same,
            different: set.different,
            points: set.points,
        }),
        row.per_step.map(RitualScore::PerStep),
        row.per_trade_tile.map(RitualScore::PerTradeTile),
        row.per_pyramid_level.map(RitualScore::PerPyramidLevel),
        row.per_resource
            .as_ref()
            .map(|per| RitualScore::PerResource { basic: per.basic, advanced: per.advanced }),
    ]
    .into_iter()
    .flatten();
    let score = found.next();
    if found.next().is_some() { None } else { score }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PriceRow {
    pay: Stock,
}

fn prices(tables: &Tables) -> Result<(Prices, [u8; Level::COUNT]), DataError> {
    let pay = |id: &str| tables.named::<PriceRow>("price", id).map(|row| row.pay);
    let gold = |id: &str| {
        let price = pay(id)?;
        match price == Stock::of(Resource::Gold, price.get(Resource::Gold)) {
            true => Ok(price.get(Resource::Gold)),
            false => {
                let fault = Fault::rule("zapotec-edition-gold").inside("pay");
                Err(tables.wrong("price", id, fault))
            }
        }
    };
    let prices = Prices {
        building: [pay("cornfield")?, pay("temple")?, pay("village")?],
        palace: pay("palace")?,
        pyramid_level: pay("pyramid_level")?,
        ritual: pay("ritual")?,
        ritual_rival: pay("ritual_rival")?,
        sacrifice: pay("sacrifice")?,
        sacrifice_step: pay("sacrifice_step")?,
    };
    if prices.sacrifice_step.is_nothing() {
        return Err(tables.wrong("price", "sacrifice_step", Fault::at("pay", Wrong::Empty)));
    }
    Ok((prices, [gold("trade_level_1")?, gold("trade_level_2")?, gold("trade_level_3")?]))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PointsRow {
    vp: u8,
}

fn points(tables: &Tables) -> Result<Points, DataError> {
    let vp =
        |id: &str| tables.one("points", id, |row: PointsRow| within("vp", row.vp, 0..=MOST_POINTS));
    Ok(Points {
        house: vp("house")?,
        sacrifice_rank: [vp("sacrifice_rank_1")?, vp("sacrifice_rank_2")?, vp("sacrifice_rank_3")?],
        pyramid_house: vp("pyramid_house")?,
        pyramid_complete: vp("pyramid_complete")?,
        bot_not_moved: vp("bot_not_moved")?,
        bot_trade: [vp("bot_trade_level_1")?, vp("bot_trade_level_2")?, vp("bot_trade_level_3")?],
        bot_ritual_alone: vp("bot_ritual_alone")?,
        bot_ritual_shared: vp("bot_ritual_shared")?,
        bot_pyramid_piece: vp("bot_pyramid_piece")?,
        bot_easy_gift: vp("bot_easy_gift")?,
        bot_hard_gift: vp("bot_hard_gift")?,
    })
}

/// Z 3.5, 3.6: at every player count each type has as many tiles as spaces, and the base map has
/// each combination once.
fn check_map(tables: &Tables, parts: &Parts) -> Result<(), DataError> {
    for n in 2..=4 {
        for building in Building::all() {
            let spaces = parts.spaces.iter().filter(|s| s.players <= n && s.building == building);
            let tiles = parts.tiles.iter().filter(|t| t.players <= n && t.building == building);
            let (spaces, tiles) = (spaces.count(), tiles.count());
            if spaces != tiles {
                let fault = Fault::rule("zapotec-edition-spaces").number("players", n);
                let fault = fault.number("spaces", spaces).number("tiles", tiles);
                return Err(tables.wrong_table("building_tile", fault.name("building", building)));
            }
        }
    }
    let base = parts.spaces.iter().filter(|space| space.players <= 2);
    let mut seen: Vec<_> = base.map(|s| (s.building, s.terrain, s.region)).collect();
    seen.sort_unstable();
    seen.dedup();
    let n_base = parts.spaces.iter().filter(|space| space.players <= 2).count();
    if seen.len() != 27 || n_base != 27 {
        return Err(tables.wrong_table("space", Fault::rule("zapotec-edition-map")));
    }
    Ok(())
}

/// Z 4.1: the deal needs 27 cards at most, and a hand that is never empty.
fn check_cards(tables: &Tables, parts: &Parts) -> Result<(), DataError> {
    for (i, deal) in parts.deals.iter().enumerate() {
        let (people, id) = (i + 1, format!("players_{}", i + 1));
        let needed = 1
            + u32::from(deal.offer)
            + u32::from(deal.round_deck)
            + people as u32 * u32::from(deal.hand);
        let sizes = if people == 1 { (2, 6) } else { (people as u8 + 1, 4) };
        if needed > Card::COUNT as u32 || deal.hand == 0 {
            let fault = Fault::rule("zapotec-edition-deal").number("needed", needed);
            return Err(tables.wrong("deal", &id, fault.number("cards", Card::COUNT)));
        }
        if (deal.offer, deal.round_deck) != sizes {
            let fault = Fault::rule("zapotec-edition-rounds").number("offer", sizes.0);
            return Err(tables.wrong("deal", &id, fault.number("deck", sizes.1)));
        }
    }
    check_supply(&parts.supply).map_err(|fault| tables.wrong("supply", "player", fault))?;
    for basic in Basic::all() {
        let rows = parts.cells.iter().filter(|cell| cell.row == basic).count();
        let columns = parts.cells.iter().filter(|cell| cell.column == basic).count();
        if (rows, columns) != (3, 3) {
            let fault = Fault::rule("zapotec-edition-cells").name("basic", basic);
            return Err(tables.wrong_table("cell", fault));
        }
    }
    Ok(())
}

/// The grid has room for nine Houses, and a player has one disc for each Ritual.
fn check_supply(supply: &Supply) -> Result<(), Fault> {
    within("houses", supply.houses, 0..=9)?;
    within("discs", supply.discs, 0..=3)?;
    within("large", supply.large, 1..=9)?;
    within("medium", supply.medium, 1..=9)?;
    within("small", supply.small, 1..=9)?;
    Ok(())
}
