//! What an edition may print and what it may not, in plain words.

use crate::model::*;
use patolli_core::{Dense, Edition, Title};
use patolli_testkit::{lay, refuse_rows, row};

#[test]
fn an_edition_prints_other_values() {
    let rows = [
        row("building", "temple_0", "cost = { corn = 2, jade = 0 }"),
        row("ability", "snare_1", "bonus = 1\nwon_bonus = 0"),
        row("summoning", "uay_chivo", "guard = 1"),
        row("battle_card", "war_drums", "copies = 1\nreturns = false"),
        row("city_action", "ux_reinforce", "effect = \"gain\"\nunits = 0\nprisoners = 1"),
        row("city_action", "ma_tribute", "round = 3"),
        row("calendar", "round_2", "evolutions = 2"),
        row("supply", "troop_limit", "count = 7"),
        row("set", "corn", "count = 3"),
    ];
    let kit = lay::<Yucatan>(&rows.concat()).expect("a sound edition");
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
fn the_example_is_sound() {
    let text = include_str!("../../../../../editions/yucatan-long-shadows.toml");
    let kit = Yucatan::edition("yucatan-long-shadows.toml", text).expect("a sound edition");
    assert_eq!(kit.name(), "Long Shadows");
    assert_eq!(kit.supply.timer, Goods::of(Resource::Corn, 1));
    assert_eq!(kit.actions_of(City::Mayapan, 2).count(), 5);
    let column = Column::Summoning.index();
    assert_eq!((kit.points.bonus[column], kit.points.bonus_limit[column]), (3, 18));
}

#[test]
fn buildings_have_a_cost_or_units() {
    refuse_rows::<Yucatan>(
        "building",
        &[
            (
                "temple_0",
                "cost = { corn = 21, jade = 1 }",
                "temple_0: cost.corn: 21 is not a number from 0 to 20",
            ),
            ("temple_0", "cost = { salt = 1 }", "no Value \"salt\"; known: corn, jade"),
            ("temple_0", "units = 3", "yucatan-edition-building"),
            ("barracks_2", "cost = {}", "yucatan-edition-barracks"),
            ("barracks_3", "units = 8", "yucatan-edition-troop units=8 limit=7"),
        ],
    );
    refuse_rows::<Yucatan>("granary", &[("granary", "gain = {}", "gain: nothing")]);
}

#[test]
fn what_helps_in_a_battle_stays_in_its_bounds() {
    refuse_rows::<Yucatan>(
        "ability",
        &[
            ("fury_3", "axes = 21", "fury_3: axes: 21 is not a number from 0 to 20"),
            ("snare_3", "bonus = 10", "snare_3: bonus: 10 is not a number from 0 to 9"),
            ("snare_3", "level = 2", "no Field \"level\""),
        ],
    );
    refuse_rows::<Yucatan>(
        "counselor",
        &[
            ("striker", "attack = 21", "attack: 21 is not a number from 0 to 20"),
            ("pathfinder", "discount = 10", "discount: 10 is not a number from 0 to 9"),
            (
                "jailer",
                "extra = { cost = { corn = 1 }, gives = 10 }",
                "extra.gives: 10 is not a number from 1",
            ),
            ("jailer", "extra = { gives = 1 }", "cost: missing"),
        ],
    );
    refuse_rows::<Yucatan>(
        "summoning",
        &[
            ("alux", "level = 4", "alux: level: 4 is not a number from 1 to 3"),
            ("alux", "guard = 10", "alux: guard: 10 is not a number from 0 to 9"),
            ("chaac", "tribute = { jade = 21 }", "tribute.jade: 21 is not a number from 0 to 20"),
        ],
    );
}

#[test]
fn a_hand_is_never_empty() {
    refuse_rows::<Yucatan>(
        "battle_card",
        &[
            ("war_drums", "copies = 10", "war_drums: copies: 10 is not a number from 0 to 9"),
            ("skirmish", "copies = 1", "copies: yucatan-edition-copies"),
            ("card_alux", "returns = true", "returns: yucatan-edition-spent"),
            ("net_ambush", "won_bonus = 10", "won_bonus: 10 is not a number from 0 to 9"),
            (
                "war_council",
                "more_axes = { cost = {}, gives = 0 }",
                "gives: 0 is not a number from 1",
            ),
        ],
    );
    let skirmish = row("battle_card", "skirmish", "returns = false");
    assert!(lay::<Yucatan>(&skirmish).is_ok());
    let shields = row("battle_card", "shield_line", "returns = false");
    let error = lay::<Yucatan>(&(skirmish + &shields)).expect_err("no card returns").to_string();
    let said = "mine.toml: [[battle_card]]: yucatan-edition-hand cards=jaguar_charge, net_ambush";
    assert!(error.starts_with(said), "{error}");
}

#[test]
fn powers_do_what_their_kind_does() {
    refuse_rows::<Yucatan>(
        "power",
        &[
            ("war_1", "gain = { corn = 1 }", "war_1: yucatan-edition-war"),
            ("war_1", "units = 8", "units: 8 is not a number from 0 to 7"),
            ("omens_1", "units = 1", "omens_1: units: yucatan-edition-only-war"),
            ("omens_1", "cards = 10", "cards: 10 is not a number from 0 to 9"),
            ("captives_3", "per_prisoner = 5", "per_prisoner: 5 is not a number from 0 to 4"),
            ("captives_3", "most = 21", "most: 21 is not a number from 0 to 20"),
        ],
    );
}

#[test]
fn every_city_gives_something_from_the_first_round_on() {
    refuse_rows::<Yucatan>(
        "city_action",
        &[
            (
                "ci_corn",
                "city = \"uxmal\"",
                "ci_corn: city: yucatan-edition-city city=chichen_itza",
            ),
            ("ci_corn", "round = 7", "round: 7 is not a number from 1 to 6"),
            ("ci_corn", "effect = \"trade\"", "no Value \"trade\"; known: build"),
            (
                "ci_corn",
                "effect = \"build\"",
                "yucatan-edition-effect effect=build write=goods = {}",
            ),
            (
                "ux_reinforce",
                "effect = \"gain\"",
                "yucatan-edition-effect effect=gain write=units = 0",
            ),
            ("ux_reinforce", "units = 0", "units: 0 is not a number from 1 to 12"),
            (
                "ux_corn",
                "cost = { jade = 1 }",
                "yucatan-edition-effect effect=gain write=cost = {}",
            ),
            ("ux_corn", "round = 2", "yucatan-edition-first-round city=uxmal"),
            ("ux_corn", "goods = {}\nprisoners = 1", "yucatan-edition-first-round city=uxmal"),
            ("ma_tribute", "prisoners = 10", "prisoners: 10 is not a number from 0 to 9"),
        ],
    );
    // Mayapan has two of them.
    assert!(lay::<Yucatan>(&row("city_action", "ma_jade", "round = 2")).is_ok());
}

#[test]
fn there_is_always_a_marker_that_can_evolve() {
    refuse_rows::<Yucatan>(
        "calendar",
        &[
            ("round_1", "rate = 0", "round_1: rate: 0 is not a number from 1 to 9"),
            ("round_1", "evolutions = 3", "evolutions: 3 is not a number from 1 to 2"),
            ("round_4", "evolutions = 2", "round_4: evolutions: yucatan-edition-last-row"),
        ],
    );
    let two = |round: u8| row("calendar", &format!("round_{round}"), "evolutions = 2");
    assert!(lay::<Yucatan>(&two(2)).is_ok());
    assert!(lay::<Yucatan>(&two(3)).is_ok());
    let error = lay::<Yucatan>(&(two(2) + &two(3))).expect_err("no third column").to_string();
    assert!(
        error.starts_with("mine.toml: calendar round_3: evolutions: yucatan-edition-evolutions"),
        "{error}"
    );
    refuse_rows::<Yucatan>(
        "pyramid",
        &[("step_3", "vp = 21", "step_3: vp: 21 is not a number from 0 to 20")],
    );
}

#[test]
fn four_players_can_be_set_up() {
    refuse_rows::<Yucatan>(
        "supply",
        &[
            ("units", "count = 61", "units: count: 61 is not a number from 1 to 60"),
            ("corn", "count = 128", "corn: count: 128 is not a number from 0 to 127"),
            ("troop_limit", "count = 13", "troop_limit: count: 13 is not a number from 1 to 12"),
        ],
    );
    refuse_rows::<Yucatan>(
        "start",
        &[
            ("player", "troop = 13", "troop: 13 is not a number from 0 to 12"),
            (
                "player",
                "troop = 7\nprisoners = 2",
                "yucatan-edition-start needed=64 what=units there=60",
            ),
            ("player", "goods = { corn = 11, jade = 2 }", "needed=44 what=corn there=40"),
            (
                "player",
                "goods = { corn = 21, jade = 0 }",
                "goods.corn: 21 is not a number from 0 to 20",
            ),
        ],
    );
    let small = [row("supply", "troop_limit", "count = 6"), row("start", "player", "troop = 7")];
    let error = lay::<Yucatan>(&small.concat()).expect_err("too many").to_string();
    assert!(error.contains("start player: yucatan-edition-troop units=7 limit=6"), "{error}");
    let few = row("supply", "units", "count = 27");
    let error = lay::<Yucatan>(&few).expect_err("too few").to_string();
    assert_eq!(
        error,
        "mine.toml: start player: yucatan-edition-start needed=28 what=units there=27"
    );
}

#[test]
fn prices_and_points_stay_small() {
    refuse_rows::<Yucatan>("leader_gift", &[("corn", "gain = {}", "corn: gain: nothing")]);
    refuse_rows::<Yucatan>(
        "price",
        &[
            ("leader_card", "cost = { jade = 21 }", "cost.jade: 21 is not a number from 0 to 20"),
            (
                "additional_round",
                "cost = { jade = 10 }",
                "cost.jade: 10 is not a number from 0 to 9",
            ),
        ],
    );
    refuse_rows::<Yucatan>(
        "move",
        &[("city_to_city", "corn = 10", "corn: 10 is not a number from 0 to 9")],
    );
    refuse_rows::<Yucatan>(
        "city_jade",
        &[("entry", "jade = 10", "jade: 10 is not a number from 0 to 9")],
    );
    refuse_rows::<Yucatan>(
        "strength",
        &[("unit", "axes = 21", "unit: axes: 21 is not a number from 0 to 20")],
    );
    refuse_rows::<Yucatan>(
        "capture",
        &[("victory", "units = 10", "units: 10 is not a number from 0 to 9")],
    );
    refuse_rows::<Yucatan>(
        "wipe_out",
        &[
            ("troop", "vp = 21", "vp: 21 is not a number from 0 to 20"),
            ("troop", "units = 10", "units: 10 is not a number from 0 to 9"),
        ],
    );
    refuse_rows::<Yucatan>(
        "set",
        &[
            ("jade", "count = 1", "jade: count: 1 is not a number from 2 to 40"),
            ("corn", "count = 41", "corn: count: 41 is not a number from 2 to 40"),
        ],
    );
    refuse_rows::<Yucatan>(
        "final_bonus",
        &[
            ("ability", "vp = 10", "ability: vp: 10 is not a number from 0 to 9"),
            ("summoning", "most = 61", "summoning: most: 61 is not a number from 0 to 60"),
        ],
    );
}

#[test]
fn the_length_of_a_game_has_bounds() {
    refuse_rows::<Yucatan>(
        "length",
        &[
            ("rounds", "count = 0", "rounds: count: 0 is not a number from 1 to 6"),
            ("rounds", "count = 7", "rounds: count: 7 is not a number from 1 to 6"),
            ("turns", "count = 4", "turns: count: 4 is not a number from 1 to 3"),
        ],
    );
    let rounds = |n: u8| row("length", "rounds", &format!("count = {n}"));
    let two = |round: u8| row("calendar", &format!("round_{round}"), "evolutions = 2");
    assert_eq!(lay::<Yucatan>(&rounds(6)).expect("a longer game").rounds().len(), 6);
    assert_eq!(lay::<Yucatan>(&rounds(2)).expect("a shorter game").rounds().len(), 2);
    // With one Round, it is the last one, which has one Evolution.
    let error = lay::<Yucatan>(&rounds(1)).expect_err("two Evolutions").to_string();
    assert_eq!(error, "mine.toml: calendar round_1: evolutions: yucatan-edition-last-row");
    let one = row("calendar", "round_1", "evolutions = 1");
    assert!(lay::<Yucatan>(&(rounds(1) + &one)).is_ok());
    // Six steps are all that three markers can make before the last Round.
    let error = lay::<Yucatan>(&(rounds(6) + &two(5))).expect_err("too many").to_string();
    assert_eq!(error, "mine.toml: calendar round_5: evolutions: yucatan-edition-evolutions");
}

#[test]
fn rows_of_the_evolution_table_allow_ever_more() {
    refuse_rows::<Yucatan>(
        "evolution",
        &[
            ("row_1", "building = 0", "row_1: building: 0 is not a number from 1 to 3"),
            ("row_3", "ability = 4", "row_3: ability: 4 is not a number from 2 to 3"),
        ],
    );
    let rows =
        row("evolution", "row_1", "summoning = 2") + &row("evolution", "row_3", "building = 2");
    let kit = lay::<Yucatan>(&(rows + &row("evolution", "row_4", "building = 2"))).expect("valid");
    assert_eq!((kit.gate(Column::Summoning, 1), kit.gate(Column::Building, 3)), (2, 2));
}

/// The dearest link of an edition: three levels, and four Rounds beside them (TEM-1).
#[test]
fn the_dearest_price_fits() {
    let rows = [
        row("building", "temple_0", "cost = { corn = 20, jade = 20 }"),
        row("price", "additional_round", "cost = { corn = 9, jade = 9 }"),
    ];
    let kit = lay::<Yucatan>(&rows.concat()).expect("a sound edition");
    for resource in Resource::all() {
        let levels = 3 * kit.building(Building::Temple, 0).cost.get(resource);
        assert!(levels + 4 * kit.supply.timer.get(resource) <= Goods::MAX);
    }
}
