//! What an edition may print and what it may not.

use crate::model::*;
use patolli_core::{Dense, Edition, Title};
use patolli_testkit::{lay, row};

/// The edition with these rows, each written `kind id: fields`, with `;` between fields.
fn edition(rows: &[&str]) -> Result<Kit, String> {
    let row = |text: &&str| {
        let (name, fields) = text.split_once(": ").expect("a name before the fields");
        let (kind, id) = name.split_once(' ').expect("a table and a row");
        row(kind, id, &fields.replace("; ", "\n"))
    };
    lay::<Yucatan>(&rows.iter().map(row).collect::<String>()).map_err(|why| why.to_string())
}

/// Refused rows, each with the beginning of the error after the name of the row.
fn refuse(cases: &[(&str, &str)]) {
    for (text, said) in cases {
        let error = edition(&[text]).expect_err(text);
        let (name, _) = text.split_once(": ").expect("a name before the fields");
        let (kind, _) = name.split_once(' ').expect("a table and a row");
        let places = [format!("mine.toml: {name}: "), format!("mine.toml: [[{kind}]]: ")];
        let rest = places.iter().find_map(|place| error.strip_prefix(place));
        assert!(rest.is_some_and(|rest| rest.starts_with(said)), "{text}: {error}");
    }
}

/// Refused numbers: the field, and its bounds.
fn refuse_numbers(cases: &[(&str, &str, &str)]) {
    for (text, field, bounds) in cases {
        let (_, number) = text.rsplit_once("= ").expect("a number at the end");
        let number = number.trim_end_matches(" }");
        refuse(&[(text, &format!("{field}: {number} is not a number from {bounds}"))]);
    }
}

#[test]
fn an_edition_prints_other_values() {
    let kit = edition(&[
        "building temple_0: cost = { corn = 2, jade = 0 }",
        "ability snare_1: bonus = 1; won_bonus = 0",
        "summoning uay_chivo: guard = 1",
        "battle_card war_drums: copies = 1; returns = false",
        "city_action ux_reinforce: effect = \"gain\"; units = 0; prisoners = 1",
        "city_action ma_tribute: round = 3",
        "calendar round_2: evolutions = 2",
        "supply troop_limit: count = 7",
        "set corn: count = 3",
    ]);
    let kit = kit.expect("a valid edition");
    assert_eq!(kit.building(Building::Temple, 0).cost, Goods::of(Resource::Corn, 2));
    assert_eq!(kit.ability(Ability::Snare1), standard().ability(Ability::Snare2));
    assert_eq!(kit.summoning(Summoning::UayChivo).edge.guard, 1);
    assert_eq!(kit.deck.total(), 13);
    assert!(!kit.card(Card::Special(Special::WarDrums)).returns);
    let gain = CityEffect::Gain { goods: Goods::NOTHING, prisoners: 1, cards: 0 };
    assert_eq!(kit.city_action(CityAction::UxReinforce).effect, gain);
    let offered = [1, 2, 3, 4].map(|round| kit.actions_of(City::Mayapan, round).count());
    assert_eq!(offered, [3, 4, 6, 6]);
    assert_eq!((kit.calendar(2).evolutions, kit.points.corn_set), (2, 3));
    assert_eq!(kit.name(), "mine");
    assert_ne!(kit.digest(), standard().digest());
}

/// The edition that docs/editions.md shows.
#[test]
fn the_example_is_valid() {
    let text = include_str!("../../../../../editions/yucatan-long-shadows.toml");
    let kit = Yucatan::edition("yucatan-long-shadows.toml", text).expect("a valid edition");
    assert_eq!(kit.name(), "Long Shadows");
    assert_eq!(kit.supply.timer, Goods::of(Resource::Corn, 1));
    assert_eq!(kit.actions_of(City::Mayapan, 2).count(), 5);
    assert_eq!(kit.points.bonus[Column::Summoning], BonusRow { vp: 3, most: 18 });
}

#[test]
fn numbers_have_bounds() {
    refuse_numbers(&[
        ("building temple_0: cost = { jade = 1, corn = 21 }", "cost.corn", "0 to 20"),
        ("ability fury_3: axes = 21", "axes", "0 to 20"),
        ("ability snare_3: bonus = 10", "bonus", "0 to 9"),
        ("counselor striker: attack = 21", "attack", "0 to 20"),
        ("counselor pathfinder: discount = 10", "discount", "0 to 9"),
        ("counselor jailer: extra = { cost = { corn = 1 }, gives = 10 }", "extra.gives", "1 to 9"),
        ("summoning alux: level = 4", "level", "1 to 3"),
        ("summoning alux: guard = 10", "guard", "0 to 9"),
        ("summoning chaac: tribute = { jade = 21 }", "tribute.jade", "0 to 20"),
        ("battle_card war_drums: copies = 10", "copies", "0 to 9"),
        ("battle_card net_ambush: won_bonus = 10", "won_bonus", "0 to 9"),
        (
            "battle_card war_council: more_axes = { cost = {}, gives = 0 }",
            "more_axes.gives",
            "1 to 20",
        ),
        ("power war_1: units = 8", "units", "0 to 7"),
        ("power omens_1: cards = 10", "cards", "0 to 9"),
        ("power captives_3: per_prisoner = 5", "per_prisoner", "0 to 4"),
        ("power captives_3: most = 21", "most", "0 to 20"),
        ("city_action ci_corn: round = 7", "round", "1 to 6"),
        ("city_action ux_reinforce: units = 0", "units", "1 to 12"),
        ("city_action ma_tribute: prisoners = 10", "prisoners", "0 to 9"),
        ("calendar round_1: rate = 0", "rate", "1 to 9"),
        ("calendar round_1: evolutions = 3", "evolutions", "1 to 2"),
        ("pyramid step_3: vp = 21", "vp", "0 to 20"),
        ("evolution row_1: building = 0", "building", "1 to 3"),
        ("evolution row_3: ability = 4", "ability", "2 to 3"),
        ("length rounds: count = 0", "count", "1 to 6"),
        ("length rounds: count = 7", "count", "1 to 6"),
        ("length turns: count = 4", "count", "1 to 3"),
    ]);
    refuse_numbers(&[
        ("supply units: count = 61", "count", "1 to 60"),
        ("supply corn: count = 128", "count", "0 to 127"),
        ("supply troop_limit: count = 13", "count", "1 to 12"),
        ("start player: troop = 13", "troop", "0 to 12"),
        ("start player: goods = { jade = 0, corn = 21 }", "goods.corn", "0 to 20"),
        ("price leader_card: cost = { jade = 21 }", "cost.jade", "0 to 20"),
        ("price additional_round: cost = { jade = 10 }", "cost.jade", "0 to 9"),
        ("move city_to_city: corn = 10", "corn", "0 to 9"),
        ("city_jade entry: jade = 10", "jade", "0 to 9"),
        ("strength unit: axes = 21", "axes", "0 to 20"),
        ("capture victory: units = 10", "units", "0 to 9"),
        ("wipe_out troop: vp = 21", "vp", "0 to 20"),
        ("wipe_out troop: units = 10", "units", "0 to 9"),
        ("set jade: count = 1", "count", "2 to 40"),
        ("set corn: count = 41", "count", "2 to 40"),
        ("final_bonus ability: vp = 10", "vp", "0 to 9"),
        ("final_bonus summoning: most = 61", "most", "0 to 60"),
    ]);
}

#[test]
fn rows_have_what_their_kind_has() {
    refuse(&[
        ("building temple_0: cost = { salt = 1 }", "cost: no Value \"salt\"; known: corn, jade"),
        ("building temple_0: units = 3", "yucatan-edition-building"),
        ("building barracks_2: cost = {}", "yucatan-edition-barracks"),
        ("building barracks_3: units = 8", "yucatan-edition-troop units=8 limit=7"),
        ("granary granary: gain = {}", "gain: nothing"),
        ("leader_gift corn: gain = {}", "gain: nothing"),
        ("ability snare_3: level = 2", "no Field \"level\""),
        ("counselor jailer: extra = { gives = 1 }", "extra.cost: missing"),
        ("battle_card skirmish: copies = 1", "copies: yucatan-edition-copies"),
        ("battle_card card_alux: returns = true", "returns: yucatan-edition-spent"),
        ("power war_1: gain = { corn = 1 }", "yucatan-edition-war"),
        ("power omens_1: units = 1", "units: yucatan-edition-only-war"),
        (
            "start player: troop = 7; prisoners = 2",
            "yucatan-edition-start needed=64 what=units there=60",
        ),
        (
            "start player: goods = { corn = 11, jade = 2 }",
            "yucatan-edition-start needed=44 what=corn there=40",
        ),
    ]);
    let small = edition(&["supply troop_limit: count = 6", "start player: troop = 7"]);
    let said = "mine.toml: start player: yucatan-edition-troop units=7 limit=6";
    assert_eq!(small.expect_err("too many"), said);
    let few = edition(&["supply units: count = 27"]).expect_err("too few");
    assert_eq!(few, "mine.toml: start player: yucatan-edition-start needed=28 what=units there=27");
}

/// BAT-1.
#[test]
fn a_hand_is_never_empty() {
    let [skirmish, shields] =
        ["battle_card skirmish: returns = false", "battle_card shield_line: returns = false"];
    assert!(edition(&[skirmish]).is_ok());
    let error = edition(&[skirmish, shields]).expect_err("no card returns");
    let said = "mine.toml: [[battle_card]]: yucatan-edition-hand cards=jaguar_charge, net_ambush";
    assert!(error.starts_with(said), "{error}");
}

/// CIT-1.
#[test]
fn every_city_gives_something_from_the_first_round() {
    refuse(&[
        ("city_action ci_corn: city = \"uxmal\"", "city: yucatan-edition-city city=chichen_itza"),
        ("city_action ci_corn: effect = \"trade\"", "effect: no Value \"trade\"; known: build"),
        (
            "city_action ci_corn: effect = \"build\"",
            "yucatan-edition-effect effect=build write=goods = {}",
        ),
        (
            "city_action ux_reinforce: effect = \"gain\"",
            "yucatan-edition-effect effect=gain write=units = 0",
        ),
        (
            "city_action ux_corn: cost = { jade = 1 }",
            "yucatan-edition-effect effect=gain write=cost = {}",
        ),
        ("city_action ux_corn: round = 2", "yucatan-edition-first-round city=uxmal"),
        (
            "city_action ux_corn: goods = {}; prisoners = 1",
            "yucatan-edition-first-round city=uxmal",
        ),
    ]);
    // Mayapan has two of them.
    assert!(edition(&["city_action ma_jade: round = 2"]).is_ok());
}

/// EVO-2.
#[test]
fn there_is_always_a_marker_that_can_evolve() {
    let [most, last] =
        ["evolutions", "last-row"].map(|key| format!("evolutions: yucatan-edition-{key}"));
    let [rounds, two] = [
        |n: usize| format!("length rounds: count = {n}"),
        |round: usize| format!("calendar round_{round}: evolutions = 2"),
    ];
    let said = |rows: &[&str], rounds: usize| {
        edition(rows).map(|kit| assert_eq!(kit.rounds().len(), rounds)).err()
    };
    let wrong =
        |round: usize, what: &str| Some(format!("mine.toml: calendar round_{round}: {what}"));
    assert_eq!(said(&[&two(2)], 4), None);
    assert_eq!(said(&[&two(3)], 4), None);
    assert_eq!(said(&[&two(4)], 4), wrong(4, &last));
    assert_eq!(said(&[&two(2), &two(3)], 4), wrong(3, &most));
    assert_eq!(said(&[&rounds(6)], 6), None);
    assert_eq!(said(&[&rounds(2)], 2), None);
    // With one Round, it is the last one, which has one Evolution.
    assert_eq!(said(&[&rounds(1)], 1), wrong(1, &last));
    assert_eq!(said(&[&rounds(1), "calendar round_1: evolutions = 1"], 1), None);
    // Six steps are all that three markers can make before the last Round.
    assert_eq!(said(&[&rounds(6), &two(5)], 6), wrong(5, &most));
}

#[test]
fn rows_of_the_evolution_table_never_allow_less() {
    let rows = ["row_1: summoning = 2", "row_3: building = 2", "row_4: building = 2"];
    let kit = edition(&rows.map(|row| format!("evolution {row}")).each_ref().map(String::as_str));
    let kit = kit.expect("a valid edition");
    assert_eq!((kit.gate(Column::Summoning, 1), kit.gate(Column::Building, 3)), (2, 2));
}

/// The most expensive link of an edition: three levels, and four Rounds beside them (TEM-1).
#[test]
fn the_highest_price_fits() {
    let kit = edition(&[
        "building temple_0: cost = { corn = 20, jade = 20 }",
        "price additional_round: cost = { corn = 9, jade = 9 }",
    ]);
    let kit = kit.expect("a valid edition");
    for resource in Resource::all() {
        let levels = 3 * kit.building(Building::Temple, 0).cost.get(resource);
        assert!(levels + 4 * kit.supply.timer.get(resource) <= Goods::MAX);
    }
}
