//! What an edition may print and what it may not, in plain words.

use crate::components::*;
use crate::kit::{CityEffect, edition, standard};
use crate::state::Yucatan;
use patolli_core::{Dense, Edition};
use patolli_testkit::{lay, refuse_rows, row};

#[test]
fn an_edition_prints_other_values() {
    let rows = [
        row("building", "temple_0", "cost = { corn = 2 }"),
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
    let text = include_str!("../../../../editions/yucatan-long-shadows.toml");
    let kit = edition("yucatan-long-shadows.toml", text).expect("a sound edition");
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
            ("temple_0", "cost = { corn = 21 }", "temple_0: cost: corn 21: must be from 0 to 20"),
            ("temple_0", "cost = { salt = 1 }", "\"salt\" is no resource; expected corn, jade"),
            ("temple_0", "units = 3", "this Building has a cost and no units"),
            ("barracks_2", "cost = {}", "a Barracks has units and no cost"),
            ("barracks_3", "units = 8", "8 Units are more than a Troop may have: 7"),
        ],
    );
    refuse_rows::<Yucatan>("granary", &[("granary", "gain = {}", "gain: must be something")]);
}

#[test]
fn what_helps_in_a_battle_stays_in_its_bounds() {
    refuse_rows::<Yucatan>(
        "ability",
        &[
            ("fury_3", "axes = 21", "fury_3: axes 21: must be from 0 to 20"),
            ("snare_3", "bonus = 10", "snare_3: bonus 10: must be from 0 to 9"),
            ("snare_3", "level = 2", "unknown field `level`"),
        ],
    );
    refuse_rows::<Yucatan>(
        "counselor",
        &[
            ("striker", "attack = 21", "attack 21: must be from 0 to 20"),
            ("pathfinder", "discount = 10", "discount 10: must be from 0 to 9"),
            ("jailer", "extra = { cost = { corn = 1 }, gives = 10 }", "gives 10: must be from 1"),
            ("jailer", "extra = { gives = 1 }", "missing field `cost`"),
        ],
    );
    refuse_rows::<Yucatan>(
        "summoning",
        &[
            ("alux", "level = 4", "alux: level 4: must be from 1 to 3"),
            ("alux", "guard = 10", "alux: guard 10: must be from 0 to 9"),
            ("chaac", "tribute = { jade = 21 }", "tribute: jade 21: must be from 0 to 20"),
        ],
    );
}

#[test]
fn a_hand_is_never_empty() {
    refuse_rows::<Yucatan>(
        "battle_card",
        &[
            ("war_drums", "copies = 10", "war_drums: copies 10: must be from 0 to 9"),
            ("skirmish", "copies = 1", "only special cards have copies"),
            ("card_alux", "returns = true", "is spent and does not return"),
            ("net_ambush", "won_bonus = 10", "won_bonus 10: must be from 0 to 9"),
            ("war_council", "more_axes = { cost = {}, gives = 0 }", "gives 0: must be from 1"),
        ],
    );
    let skirmish = row("battle_card", "skirmish", "returns = false");
    assert!(lay::<Yucatan>(&skirmish).is_ok());
    let shields = row("battle_card", "shield_line", "returns = false");
    let error = lay::<Yucatan>(&(skirmish + &shields)).expect_err("no card returns").to_string();
    let said =
        "mine.toml: battle_card (all): one of the five cards that every player has must return";
    assert_eq!(error, said);
}

#[test]
fn powers_do_what_their_kind_does() {
    refuse_rows::<Yucatan>(
        "power",
        &[
            ("war_1", "gain = { corn = 1 }", "war_1: war adds Units and does nothing else"),
            ("war_1", "units = 8", "units 8: must be from 0 to 7"),
            ("omens_1", "units = 1", "omens_1: only war adds Units"),
            ("omens_1", "cards = 10", "cards 10: must be from 0 to 9"),
            ("captives_3", "per_prisoner = 5", "per_prisoner 5: must be from 0 to 4"),
            ("captives_3", "most = 21", "most 21: must be from 0 to 20"),
        ],
    );
}

#[test]
fn every_city_gives_something_from_the_first_round_on() {
    refuse_rows::<Yucatan>(
        "city_action",
        &[
            ("ci_corn", "city = \"uxmal\"", "ci_corn: this is an action of chichen_itza"),
            ("ci_corn", "round = 5", "round 5: must be from 1 to 4"),
            ("ci_corn", "effect = \"trade\"", "\"trade\" is no EffectKind; expected build"),
            ("ci_corn", "effect = \"build\"", "effect build: write goods = {}"),
            ("ux_reinforce", "effect = \"gain\"", "effect gain: write units = 0"),
            ("ux_reinforce", "units = 0", "units 0: must be from 1 to 7"),
            ("ux_corn", "cost = { jade = 1 }", "effect gain: write cost = {}"),
            ("ux_corn", "round = 2", "uxmal needs an action in Round 1 that gives corn or jade"),
            ("ux_corn", "goods = {}\nprisoners = 1", "uxmal needs an action in Round 1"),
            ("ma_tribute", "prisoners = 10", "prisoners 10: must be from 0 to 9"),
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
            ("round_1", "rate = 0", "round_1: rate 0: must be from 1 to 9"),
            ("round_1", "evolutions = 3", "evolutions 3: must be from 1 to 2"),
            ("round_4", "evolutions = 2", "round_4: one marker comes to the last row"),
        ],
    );
    let two = |round: u8| row("calendar", &format!("round_{round}"), "evolutions = 2");
    assert!(lay::<Yucatan>(&two(2)).is_ok());
    assert!(lay::<Yucatan>(&two(3)).is_ok());
    let error = lay::<Yucatan>(&(two(2) + &two(3))).expect_err("no third column").to_string();
    assert!(error.starts_with("mine.toml: calendar round_3: two Evolutions in each"), "{error}");
    refuse_rows::<Yucatan>(
        "pyramid",
        &[("step_3", "vp = 21", "step_3: vp 21: must be from 0 to 20")],
    );
}

#[test]
fn four_players_can_be_set_up() {
    refuse_rows::<Yucatan>(
        "supply",
        &[
            ("units", "count = 61", "units: count 61: must be from 1 to 60"),
            ("corn", "count = 128", "corn: count 128: must be from 0 to 127"),
            ("troop_limit", "count = 8", "troop_limit: count 8: must be from 1 to 7"),
        ],
    );
    refuse_rows::<Yucatan>(
        "start",
        &[
            ("player", "troop = 8", "troop 8: must be from 0 to 7"),
            (
                "player",
                "troop = 7\nprisoners = 2",
                "four players start with 64 Units: there are 60",
            ),
            ("player", "goods = { corn = 11 }", "four players start with 44 corn: there are 40"),
            ("player", "goods = { corn = 21 }", "goods: corn 21: must be from 0 to 20"),
        ],
    );
    let small = [row("supply", "troop_limit", "count = 6"), row("start", "player", "troop = 7")];
    let error = lay::<Yucatan>(&small.concat()).expect_err("too many").to_string();
    assert!(error.contains("start player: 7 Units are more than a Troop may have: 6"), "{error}");
    let few = row("supply", "units", "count = 27");
    let error = lay::<Yucatan>(&few).expect_err("too few").to_string();
    assert_eq!(error, "mine.toml: start player: four players start with 28 Units: there are 27");
}

#[test]
fn prices_and_points_stay_small() {
    refuse_rows::<Yucatan>(
        "leader_gift",
        &[("corn", "gain = {}", "corn: gain: must be something")],
    );
    refuse_rows::<Yucatan>(
        "price",
        &[
            ("leader_card", "cost = { jade = 21 }", "cost: jade 21: must be from 0 to 20"),
            ("additional_round", "cost = { jade = 10 }", "cost: jade 10: must be from 0 to 9"),
        ],
    );
    refuse_rows::<Yucatan>(
        "move",
        &[("city_to_city", "corn = 10", "corn 10: must be from 0 to 9")],
    );
    refuse_rows::<Yucatan>("city_jade", &[("entry", "jade = 10", "jade 10: must be from 0 to 9")]);
    refuse_rows::<Yucatan>(
        "strength",
        &[("unit", "axes = 21", "unit: axes 21: must be from 0 to 20")],
    );
    refuse_rows::<Yucatan>(
        "capture",
        &[("victory", "units = 10", "units 10: must be from 0 to 9")],
    );
    refuse_rows::<Yucatan>(
        "wipe_out",
        &[
            ("troop", "vp = 21", "vp 21: must be from 0 to 20"),
            ("troop", "units = 10", "units 10: must be from 0 to 9"),
        ],
    );
    refuse_rows::<Yucatan>(
        "set",
        &[
            ("jade", "count = 1", "jade: count 1: must be from 2 to 40"),
            ("corn", "count = 41", "corn: count 41: must be from 2 to 40"),
        ],
    );
    refuse_rows::<Yucatan>(
        "final_bonus",
        &[
            ("ability", "vp = 10", "ability: vp 10: must be from 0 to 9"),
            ("summoning", "most = 61", "summoning: most 61: must be from 0 to 60"),
        ],
    );
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
