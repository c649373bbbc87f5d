//! The shipped tables are those of the law (Y 3, Y 4, Y 7).

use crate::model::*;
use patolli_core::{Dense, Title};

/// `2 corn + 1 jade`, as the law writes it.
fn text(goods: Goods) -> String {
    let parts: Vec<_> = goods.iter().map(|(kind, n)| format!("{n} {kind}")).collect();
    parts.join(" + ")
}

/// What is not nothing, each with a space before it: ` 5 Axes 1 Guard`.
fn counted(parts: &[(u8, &str)]) -> String {
    let parts = parts.iter().filter(|(n, _)| *n > 0);
    parts.map(|(n, what)| format!(" {n} {what}")).collect()
}

/// What helps in a Battle.
fn edge(Edge { axes, attack, bonus, won_bonus, guard }: Edge) -> String {
    let won = (won_bonus, "if won");
    counted(&[(axes, "Axes"), (attack, "attack"), (bonus, "bonus"), won, (guard, "Guard")])
}

fn sold(paid: Option<Paid>) -> String {
    paid.map_or_else(String::new, |Paid { cost, gives }| format!(" +{gives} @ {}", text(cost)))
}

/// Rows as the law sums them up.
fn joined(rows: impl Iterator<Item = String>) -> String {
    rows.collect::<Vec<_>>().join("; ")
}

/// Y 3.5.
#[test]
fn data_fits_the_law_of_the_buildings() {
    let kit = standard();
    let costs = |building| [0, 1, 2, 3].map(|level| text(kit.building(building, level).cost));
    assert_eq!(costs(Building::ConstructionSite), ["2 jade", "1 jade", "1 corn", ""]);
    assert_eq!(costs(Building::MilitarySchool), ["4 corn", "2 corn", "1 corn", ""]);
    assert_eq!(costs(Building::Temple), ["1 corn + 1 jade", "1 jade", "1 corn", ""]);
    assert_eq!(kit.buildings[Building::Barracks].map(|row| row.units), [2, 3, 5, 7]);
    assert_eq!(text(kit.granary), "3 corn");
}

/// Y 3.6 to Y 3.8.
#[test]
fn data_fits_the_law_of_the_troops() {
    let kit = standard();
    let abilities = kit.abilities.iter().map(|(it, tile)| format!("{it}{}", edge(*tile)));
    assert_eq!(
        joined(abilities),
        "fury_1 1 Axes; fury_2 2 Axes; fury_3 4 Axes; \
         snare_1 1 if won; snare_2 1 bonus; snare_3 2 bonus"
    );
    let counselors = kit.counselors.iter().map(|(it, tile)| {
        let discount = counted(&[(tile.discount, "discount")]);
        format!("{it}{}{discount}{}", edge(tile.edge), sold(tile.extra))
    });
    let law = "striker 2 attack; veteran 1 Axes; pathfinder 1 discount; jailer +1 @ 1 corn";
    assert_eq!(joined(counselors), law);
    let summonings = kit.summonings.iter().map(|(it, tile)| {
        let others = counted(&[(tile.free_moves.into(), "free"), (tile.level, "level")]);
        format!("{it}{}{others} {}", edge(tile.edge), text(tile.tribute)).trim_end().to_string()
    });
    assert_eq!(
        joined(summonings),
        "uay_chivo 2 Axes 1 level; alux 1 Axes 1 free 1 level; xtabay 1 Axes 1 if won 1 level; \
         balam 5 Axes 2 level; camazotz 2 Axes 1 bonus 2 level; zipacna 3 Axes 1 Guard 2 level; \
         kukulkan 8 Axes 3 level; ah_puch 3 Axes 2 bonus 3 level; \
         chaac 4 Axes 1 bonus 3 level 2 corn"
    );
}

/// Y 3.8: about 2, 5 and 8 Axes of value on the levels 1 to 3.
#[test]
fn summonings_of_a_level_are_worth_the_same() {
    for (summoning, row) in standard().summonings.iter() {
        let Edge { axes, bonus, won_bonus, guard, .. } = row.edge;
        let value = 2 * axes + 5 * (bonus + won_bonus) + 4 * guard;
        let law = [1, 4, 10, 16][usize::from(row.level)];
        assert!(value.abs_diff(law) <= 3, "{summoning}: {value} half Axes");
    }
}

/// Y 3.9: by level, what a power gives and costs.
#[test]
fn data_fits_the_law_of_the_powers() {
    let rows = standard().powers.iter().flat_map(|(power, levels)| {
        levels.map(|PowerRow { cost, gain, units, cards, per_prisoner, most }| {
            let others =
                [(units, "Units"), (cards, "cards"), (per_prisoner, "each"), (most, "most")];
            format!("{power}{} [{}] @ [{}]", counted(&others), text(gain), text(cost))
        })
    });
    assert_eq!(
        joined(rows),
        "harvest [1 corn] @ []; harvest [2 corn] @ []; \
         harvest [2 corn + 1 jade] @ []; harvest [2 corn + 2 jade] @ []; \
         war 1 Units [] @ []; war 2 Units [] @ []; war 3 Units [] @ []; war 4 Units [] @ []; \
         omens 1 cards [] @ [2 corn]; omens 1 cards [] @ []; \
         omens 1 cards [1 jade] @ []; omens 2 cards [1 jade] @ []; \
         captives 1 each 2 most [] @ []; captives 1 each 4 most [] @ []; \
         captives 1 each 6 most [] @ []; captives 2 each 10 most [] @ []"
    );
}

/// Y 3.8, Y 3.10, Y 3.11: 15 special cards and 9 summoning cards, 24 in all.
#[test]
fn data_fits_the_law_of_the_cards() {
    let kit = standard();
    let cards = kit.cards.iter().map(|(it, card)| {
        let others = counted(&[(card.veil.into(), "Veil"), (card.returns.into(), "Return")]);
        format!("{it}{}{others}{}{}", edge(card.edge), sold(card.axes), sold(card.extra))
    });
    assert_eq!(
        joined(cards),
        "jaguar_charge 5 Axes; net_ambush 2 Axes 2 bonus; \
         war_council 3 Axes 1 bonus +2 @ 1 jade; shield_line 2 Axes 1 Guard 1 Return; \
         skirmish 1 Axes 1 bonus 1 Return; obsidian_storm 7 Axes; night_raid 2 Axes 3 bonus; \
         blood_pact 4 Axes 1 bonus +1 @ 1 jade; veil_of_smoke 4 Axes 1 Veil; \
         war_drums 3 Axes 1 Return; card_uay_chivo 4 Axes; card_alux 3 Axes 1 bonus; \
         card_xtabay 1 Axes 2 bonus; card_balam 5 Axes; card_camazotz 3 Axes 2 bonus; \
         card_zipacna 4 Axes 1 bonus; card_kukulkan 6 Axes 2 bonus; \
         card_ah_puch 3 Axes 3 bonus; card_chaac 5 Axes 1 bonus"
    );
    // The prices are for Axes, and for Prisoner Bonus.
    assert!(kit.card(Card::Base(Base::WarCouncil)).axes.is_some());
    assert!(kit.card(Card::Special(Special::BloodPact)).extra.is_some());
    assert!(Special::all().all(|special| kit.deck.get(special) == 3));
    assert_eq!(kit.deck.total() as usize + Summoning::COUNT, 24);
}

/// Y 3.12, city by city.
#[test]
fn data_fits_the_law_of_the_cities() {
    let kit = standard();
    let effect = |action| match kit.city_action(action).effect {
        CityEffect::Build(cost) => format!("build @ {}", text(cost)),
        CityEffect::Ability(cost) => format!("ability @ {}", text(cost)),
        CityEffect::Summon(cost) => format!("summon @ {}", text(cost)),
        CityEffect::Reinforce(units) => format!("up to {units}"),
        CityEffect::Gain { goods, prisoners, cards } => {
            text(goods) + &counted(&[(prisoners, "Prisoners"), (cards, "cards")])
        }
    };
    assert_eq!(
        joined(CityAction::all().map(effect)),
        "build @ 2 jade; 4 corn; 2 jade; summon @ 1 corn + 1 jade; build @ 2 corn;  2 Prisoners; \
         ability @ 3 corn; 4 corn; up to 4; 1 jade 1 cards; ability @ 1 jade; 4 jade; \
         summon @ 3 corn; 2 jade; 1 corn 1 cards; 4 corn; summon @ 1 jade; \
         2 corn + 1 jade 1 Prisoners"
    );
    for city in City::all() {
        let offered = [1, 2, 3, 4].map(|round| kit.actions_of(city, round).count());
        assert_eq!(offered, [3, 4, 5, 6], "{city}");
    }
}

/// Y 3.2, Y 3.3, EVO-1.
#[test]
fn data_fits_the_law_of_calendar_and_map() {
    let kit = standard();
    assert_eq!((kit.length.rounds, kit.length.turns), (4, 3));
    let calendar: Vec<_> = kit.rounds().iter().map(|row| (row.rate, row.evolutions)).collect();
    assert_eq!(calendar, [(3, 2), (2, 1), (2, 1), (1, 1)]);
    // Y 3.4: row 4 still counts as level 3.
    assert_eq!(kit.evolution.map(|row| *row.as_array()), [[1; 3], [2; 3], [3; 3], [3; 3]]);
    assert_eq!(kit.pyramid, [1, 2, 3]);
    let law = Moves {
        jungle_to_city: 1,
        city_to_jungle: 1,
        city_to_city: 2,
        entry_jade: 1,
        revolution_jade: 1,
    };
    assert_eq!(kit.moves, law);
}

/// Y 3.1, Y 4, CLD-1, TEM-1.
#[test]
fn data_fits_the_law_of_the_supply() {
    let supply = standard().supply;
    assert_eq!((supply.units, supply.troop, supply.prisoners), (60, 3, 1));
    assert_eq!(text(supply.tokens), "40 corn + 30 jade");
    assert_eq!(text(supply.goods), "5 corn + 2 jade");
    let gifts = [supply.leader_corn, supply.leader_jade, supply.leader_card, supply.timer];
    assert_eq!(gifts.map(text), ["2 corn", "1 jade", "1 jade", "1 jade"]);
    // Y 3.5: eight full Troops and the first Prisoners are the whole box.
    assert_eq!(8 * supply.troop_limit + 4 * supply.prisoners, supply.units);
}

/// BAT-3, BAT-5, BAT-10, SAC-2, END-2.
#[test]
fn data_fits_the_law_of_points() {
    let points = standard().points;
    let law = Points {
        leader_axes: 1,
        unit_axes: 1,
        base_capture: 1,
        wipe_out: 1,
        wipe_out_prisoners: 1,
        jade_set: 2,
        corn_set: 4,
        bonus: ByColumn::new([1, 1, 2].map(|vp| BonusRow { vp, most: 12 })),
    };
    assert_eq!(points, law);
}

/// Everything with a [T] in the law, and nothing else, is marked as printed.
#[test]
fn what_is_printed_is_marked() {
    let tables: toml::Table =
        Yucatan::tables().iter().map(|(_, text)| *text).collect::<String>().parse().unwrap();
    let mut printed = Vec::new();
    for (kind, rows) in &tables {
        let rows = rows.as_array().expect("rows");
        let of_book = rows.iter().filter(|row| row["source"].as_str() == Some("printed"));
        let ids: Vec<_> = of_book.filter_map(|row| row["id"].as_str()).collect();
        match ids.len() {
            0 => {}
            n if n == rows.len() => printed.push(kind.clone()),
            _ => printed.push(format!("{kind}: {}", ids.join(" "))),
        }
    }
    printed.sort_unstable();
    assert_eq!(
        printed.join(", "),
        "building: construction_site_0 military_school_0 barracks_1, \
         calendar: round_1 round_2 round_3 round_4, capture, \
         city_action: ci_build_a ci_corn ci_jade ci_summon, city_jade, final_bonus, granary, \
         leader_gift, length, move, price, pyramid, set, start, strength, \
         supply: units corn jade, wipe_out"
    );
}

#[test]
fn every_row_has_a_source_and_an_id() {
    patolli_testkit::every_row_has_a_source_and_an_id::<Yucatan>();
}
