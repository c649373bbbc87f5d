//! The shipped tables are those of the law (Y 3, Y 4, Y 7).

use crate::model::*;
use patolli_core::{Dense, Title};

/// `2 corn + 1 jade`, as the law writes it.
fn text(goods: Goods) -> String {
    let parts: Vec<_> = goods.iter().map(|(kind, n)| format!("{n} {kind}")).collect();
    parts.join(" + ")
}

/// Y 3.5.
#[test]
fn data_fits_the_law_of_the_buildings() {
    let kit = standard();
    let costs = |building| [0, 1, 2, 3].map(|level| text(kit.building(building, level).cost));
    assert_eq!(costs(Building::ConstructionSite), ["2 jade", "1 jade", "1 corn", ""]);
    assert_eq!(costs(Building::MilitarySchool), ["4 corn", "2 corn", "1 corn", ""]);
    assert_eq!(costs(Building::Temple), ["1 corn + 1 jade", "1 jade", "1 corn", ""]);
    let units = [0, 1, 2, 3].map(|level| kit.building(Building::Barracks, level).units);
    assert_eq!(units, [2, 3, 5, 7]);
    assert_eq!(text(kit.granary), "3 corn");
}

/// Y 3.6, Y 3.7.
#[test]
fn data_fits_the_law_of_abilities_and_counselors() {
    let kit = standard();
    let nothing = Edge::default();
    let axes = |axes| Edge { axes, ..nothing };
    let bonus = |bonus| Edge { bonus, ..nothing };
    let snare = Edge { won_bonus: 1, ..nothing };
    assert_eq!(kit.abilities, [axes(1), axes(2), axes(4), snare, bonus(1), bonus(2)]);
    let row = CounselorRow::default();
    let jailer = Paid { cost: Goods::of(Resource::Corn, 1), gives: 1 };
    let law = [
        CounselorRow { edge: Edge { attack: 2, ..nothing }, ..row },
        CounselorRow { edge: axes(1), ..row },
        CounselorRow { discount: 1, ..row },
        CounselorRow { extra: Some(jailer), ..row },
    ];
    assert_eq!(kit.counselors, law);
}

/// Y 3.8: three of each level; about 2, 5 and 8 Axes of value.
#[test]
fn data_fits_the_law_of_the_summonings() {
    let kit = standard();
    let rows = kit.summonings;
    assert_eq!(rows.map(|row| row.level), [1, 1, 1, 2, 2, 2, 3, 3, 3]);
    assert_eq!(rows.map(|row| row.edge.axes), [2, 1, 1, 5, 2, 3, 8, 3, 4]);
    assert_eq!(rows.map(|row| row.edge.bonus), [0, 0, 0, 0, 1, 0, 0, 2, 1]);
    assert_eq!(rows.map(|row| row.edge.won_bonus), [0, 0, 1, 0, 0, 0, 0, 0, 0]);
    assert_eq!(rows.map(|row| row.edge.guard), [0, 0, 0, 0, 0, 1, 0, 0, 0]);
    let free = Summoning::all().filter(|one| kit.summoning(*one).free_moves);
    assert_eq!(free.collect::<Vec<_>>(), [Summoning::Alux]);
    for summoning in Summoning::all() {
        let tribute = if summoning == Summoning::Chaac { "2 corn" } else { "" };
        assert_eq!(text(kit.summoning(summoning).tribute), tribute, "{summoning}");
        let Edge { axes, bonus, won_bonus, guard, .. } = kit.summoning(summoning).edge;
        let value = 2 * axes + 5 * (bonus + won_bonus) + 4 * guard;
        let law = [1, 4, 10, 16][usize::from(kit.summoning(summoning).level)];
        assert!(value.abs_diff(law) <= 3, "{summoning}: {value} half Axes");
    }
}

/// Y 3.9.
#[test]
fn data_fits_the_law_of_the_powers() {
    let kit = standard();
    let levels = |power| [0, 1, 2, 3].map(|level| *kit.power(power, level));
    let gains = levels(Power::Harvest).map(|row| text(row.gain));
    assert_eq!(gains, ["1 corn", "2 corn", "2 corn + 1 jade", "2 corn + 2 jade"]);
    assert_eq!(levels(Power::War).map(|row| row.units), [1, 2, 3, 4]);
    let omens = levels(Power::Omens);
    assert_eq!(omens.map(|row| row.cards), [1, 1, 1, 2]);
    assert_eq!(omens.map(|row| text(row.cost)), ["2 corn", "", "", ""]);
    assert_eq!(omens.map(|row| text(row.gain)), ["", "", "1 jade", "1 jade"]);
    let captives = levels(Power::Captives).map(|row| (row.per_prisoner, row.most));
    assert_eq!(captives, [(1, 2), (1, 4), (1, 6), (2, 10)]);
    let free = kit.powers.iter().flatten().filter(|row| row.cost.is_nothing());
    assert_eq!(free.count(), 15);
}

/// Y 3.8, Y 3.10, Y 3.11: 15 special cards and 9 summoning cards, 24 in all.
#[test]
fn data_fits_the_law_of_the_cards() {
    let kit = standard();
    let law = [
        [5, 2, 3, 2, 1].as_slice(),
        &[7, 2, 4, 4, 3],
        &[4, 3, 1, 5, 3, 4, 6, 3, 5], //
    ];
    assert_eq!(kit.cards.map(|row| row.edge.axes).as_slice(), law.concat());
    let law = [[0, 2, 1, 0, 1].as_slice(), &[0, 3, 1, 0, 0], &[0, 1, 2, 0, 2, 1, 2, 3, 1]];
    assert_eq!(kit.cards.map(|row| row.edge.bonus).as_slice(), law.concat());
    assert!(Special::all().all(|special| kit.deck.get(special) == 3));
    assert_eq!(kit.deck.total() as usize + Summoning::COUNT, 24);
    let names = |has: fn(&CardRow) -> bool| {
        let cards = Card::all().filter(|card| has(kit.card(*card)));
        cards.map(Card::name).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(names(|row| row.returns), "shield_line, skirmish, war_drums");
    assert_eq!(names(|row| row.edge.guard == 1), "shield_line");
    assert_eq!(names(|row| row.veil), "veil_of_smoke");
    let jade = Goods::of(Resource::Jade, 1);
    let paid = |gives| Some(Paid { cost: jade, gives });
    assert_eq!(names(|row| row.axes.is_some()), "war_council");
    assert_eq!(kit.card(Card::Base(Base::WarCouncil)).axes, paid(2));
    assert_eq!(names(|row| row.extra.is_some()), "blood_pact");
    assert_eq!(kit.card(Card::Special(Special::BloodPact)).extra, paid(1));
    assert!(kit.cards.iter().all(|row| row.edge.attack + row.edge.won_bonus == 0));
}

/// Y 3.12, one line for each action.
#[test]
fn data_fits_the_law_of_the_cities() {
    let kit = standard();
    let effect = |action| match kit.city_action(action).effect {
        CityEffect::Build(cost) => format!("build @ {}", text(cost)),
        CityEffect::Ability(cost) => format!("ability @ {}", text(cost)),
        CityEffect::Summon(cost) => format!("summon @ {}", text(cost)),
        CityEffect::Reinforce(units) => format!("up to {units}"),
        CityEffect::Gain { goods, prisoners, cards } => {
            format!("gain {}, {prisoners} prisoners, {cards} cards", text(goods))
        }
    };
    let law = [
        "build @ 2 jade",
        "gain 4 corn, 0 prisoners, 0 cards",
        "gain 2 jade, 0 prisoners, 0 cards",
        "summon @ 1 corn + 1 jade",
        "build @ 2 corn",
        "gain , 2 prisoners, 0 cards",
        "ability @ 3 corn",
        "gain 4 corn, 0 prisoners, 0 cards",
        "up to 4",
        "gain 1 jade, 0 prisoners, 1 cards",
        "ability @ 1 jade",
        "gain 4 jade, 0 prisoners, 0 cards",
        "summon @ 3 corn",
        "gain 2 jade, 0 prisoners, 0 cards",
        "gain 1 corn, 0 prisoners, 1 cards",
        "gain 4 corn, 0 prisoners, 0 cards",
        "summon @ 1 jade",
        "gain 2 corn + 1 jade, 1 prisoners, 0 cards",
    ];
    assert!(CityAction::all().map(effect).eq(law));
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
    let [rates, evolutions] = [|row: &CalendarRow| row.rate, |row: &CalendarRow| row.evolutions]
        .map(|of| kit.rounds().iter().map(of).collect::<Vec<_>>());
    assert_eq!(rates, [3, 2, 2, 1]);
    assert_eq!(evolutions, [2, 1, 1, 1]);
    // Y 3.4: row 4 still counts as level 3.
    let rows =
        [1, 2, 3, 4].map(|row| Column::all().map(|it| kit.gate(it, row)).collect::<Vec<_>>());
    assert_eq!(rows, [[1; 3], [2; 3], [3; 3], [3; 3]]);
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
        bonus: [1, 1, 2],
        bonus_limit: [12; Column::COUNT],
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
    let law = [
        "building: construction_site_0 military_school_0 barracks_1",
        "calendar: round_1 round_2 round_3 round_4",
        "capture",
        "city_action: ci_build_a ci_corn ci_jade ci_summon",
        "city_jade",
        "final_bonus",
        "granary",
        "leader_gift",
        "length",
        "move",
        "price",
        "pyramid",
        "set",
        "start",
        "strength",
        "supply: units corn jade",
        "wipe_out",
    ];
    assert_eq!(printed, law);
}

#[test]
fn every_row_has_a_source_and_an_id() {
    patolli_testkit::every_row_has_a_source_and_an_id::<Yucatan>();
}
