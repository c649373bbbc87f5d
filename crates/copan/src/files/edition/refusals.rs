//! Valid and invalid editions.

use crate::model::*;
use patolli_core::{Dense, Edition};
use patolli_testkit::{lay, refuse_rows, row};

/// Invalid rows, one in a line: kind, id, fields and error.
fn refuse(rows: &str) {
    for line in rows.trim().lines() {
        let parts: Vec<_> = line.split(" | ").map(str::trim).collect();
        let [kind, id, fields, said] = parts[..] else { panic!("{line}") };
        refuse_rows::<Copan>(kind, &[(id, fields, said)]);
    }
}

/// The error of rows that are invalid together.
fn refused(kind: &str, ids: &[&str], fields: &str) -> String {
    let rows: String = ids.iter().map(|id| row(kind, id, fields)).collect();
    lay::<Copan>(&rows).expect_err("a wrong edition").to_string()
}

#[test]
fn an_edition_prints_other_values() {
    let kit = lay::<Copan>(
        "[[character]]\nid = \"xoco\"\ncost = { zeal = 1, any = 2 }\n\
         talent = { permanent = { discount = { site = \"river\", off = 2 } } }\n\
         [[city_tile]]\nid = \"city_03\"\n\
         effect = { bonus_action = { site = \"any\", discount = 4 } }\n\
         [[event_card]]\nid = \"short_hard\"\ncodex = { gain = { any = 4 } }\n\
         [[exchange]]\nid = \"same_3\"\nbonus_action = { discount = 1 }\n",
    )
    .expect("a valid edition");
    let xoco: Character = "xoco".parse().expect("a Character");
    assert!(kit.discounters[Site::River].contains(xoco) && !kit.one_shots.contains(xoco));
    assert_eq!((kit.character(xoco).cost.total(), kit.character(xoco).cost.any), (3, 2));
    assert_eq!(kit.city_tiles[CityTile::new(2)].effect, Effect::Bonus { site: None, discount: 4 });
    assert_eq!(kit.events[EventCard::ShortHard][Fate::Codex], Outcome::Gain(Cost::any(4)));
    assert_eq!(kit.exchange_same[3].and_then(|worth| worth.bonus), Some(1));
    assert_ne!(kit.digest(), standard().digest());
    assert!(matches!(standard().character(xoco).talent, Talent::OneShot(Effect::GainAny(4))));
}

#[test]
fn effects_and_costs_have_bounds() {
    refuse(
        r#"
        city_tile | city_01 | cost = { food = 6, any = 4 } | cost: 10 in all, not 0 to 9
        city_tile | city_01 | cost = { salt = 1 } | no Value "salt"; known: food, fame
        city_tile | city_01 | effect = { vp = 31 } | effect.vp: 31 is not a number from 1 to 30
        city_tile | city_01 | effect = { zeal = 10 } | effect.zeal: 10 is not a number from 1 to 9
        city_tile | city_01 | effect = { any = 0 } | effect.any: 0 is not a number from 1 to 9
        city_tile | city_01 | effect = { climb = 0 } | effect.climb: 0 is not a number from 1 to 10
        city_tile | city_01 | effect = "gold" | no Value "gold"
        city_tile | city_01 | effect = { bonus_action = { site = "market", discount = 0 } } | no Value "market"
        city_tile | city_01 | effect = { bonus_action = { site = "any", discount = 10 } } | effect.bonus_action.discount: 10 is not a number from 0 to 9
        city_tile | city_01 | price = 3 | no Field "price"
        "#,
    );
}

#[test]
fn chains_of_effects_stay_short() {
    refuse(
        r#"
        character | xoco | talent = { one_shot = "character" } | talent: copan-edition-one-shot
        character | xoco | talent = { one_shot = "place_embassy" } | talent: copan-edition-one-shot
        character | xoco | talent = { one_shot = { vp = 31 } } | talent.one_shot.vp: 31 is not a number from 1 to 30
        character | xoco | talent = { permanent = { reward = { site = "altars", vp = 5 } } } | talent.permanent.reward.vp: 5 is not a number from 1 to 4
        character | xoco | talent = { permanent = { climb = { steps = 11, gain = 1 } } } | talent.permanent.climb.steps: 11 is not a number from 1 to 10
        character | xoco | talent = { endgame = { resource = "food", vp = 0 } } | talent.endgame.vp: 0 is not a number
        mask_space | 7 | effect = "jade" | effect: copan-edition-mask
        mask_space | 7 | neighbours = ["6"] | neighbours: copan-edition-neighbour
        mask_space | 1 | neighbours = ["1", "2"] | copan-edition-own-neighbour
        altar | altar_01 | column_1 = { effects = ["jade", "character"], climb = 1 } | column_1.effects: copan-edition-column
        altar | altar_01 | column_1 = { effects = ["glyph", "glyph", "glyph"], climb = 1 } | column_1.effects: 3 entries, not 0 to 2
        embassy_token | emb1_vp1 | effect = "place_embassy" | effect: copan-edition-token
        embassy_token | emb1_vp1 | level = 2 | level: copan-edition-token-level level=1
        "#,
    );
    let climb = "talent = { permanent = { climb = { steps = 1, gain = 1 } } }";
    let error = refused("character", &["xoco", "muluc", "mulac"], climb);
    assert!(error.contains("copan-edition-climbers n=5 most=4"), "{error}");
    let many = ["emb1_vp1", "emb1_step1", "emb2_vp2", "emb2_vp3"];
    let error = refused("embassy_token", &many, "effect = \"jade\"");
    assert!(error.contains("copan-edition-tokens n=7 most=6"), "{error}");
}

#[test]
fn boards_work_for_every_table() {
    refuse(
        r#"
        pyramid_space | 13 | setup_tile = "a" | copan-edition-shares players=3 n=32
        pyramid_space | 13 | neighbours = ["12"] | copan-edition-neighbour
        pyramid_space | 13 | symbol = "jade" | no Value "jade"; known: plain, event, bonus
        decline_track | players_2 | tier_2 = 0 | copan-edition-track most=60
        decline_track | players_2 | tier_3 = 3 | copan-edition-track
        decline_track | players_4 | last = 61 | copan-edition-track
        decline_tier | tier_1 | yields = 10 | yields: 10 is not a number from 0 to 9
        stairway | food | steps = [1] | steps: 1 entries, not 11 to 11
        site | river | entry = { pay = "food" } | entry: copan-edition-payment
        site | altars | third = { pay = "food" } | third: copan-edition-payment
        site | altars | third = { times = 5 } | times: 5 is not a number from 1 to 4
        storage | board | slots = 0 | copan-edition-board
        storage | extension | capacity = 11 | copan-edition-capacity most=127
        storage | extension | slots = 2 | copan-edition-slots most=18
        "#,
    );
}

#[test]
fn a_mask_can_be_begun_and_filled() {
    let all: Vec<_> = MaskSpace::all().map(|space| space.to_string()).collect();
    let all: Vec<_> = all.iter().map(String::as_str).collect();
    let error = refused("mask_space", &all, "outer = false");
    assert_eq!(error, "mine.toml: [[mask_space]]: copan-edition-outer");
    let chin = |id, list| row("mask_space", id, &format!("neighbours = {list}"));
    let apart = [
        chin("12", r#"["7", "9", "10", "11", "13"]"#),
        chin("14", "[]"),
        chin("15", r#"["11", "16"]"#),
        chin("16", r#"["13", "15"]"#),
    ];
    let error = lay::<Copan>(&apart.concat()).expect_err("an island").to_string();
    assert!(error.contains("copan-edition-connected"), "{error}");
}

#[test]
fn symbols_and_levels_are_complete() {
    refuse(
        r#"
        city | uxmal | fate = "cacao" | copan-edition-symbol symbol=cacao
        city | uxmal | level = 4 | level: 4 is not a number from 1 to 3
        altar_space | 7 | fate = "sun" | copan-edition-altar-symbols
        glyph_space | hg_1 | line = "2" | copan-edition-line line=1
        court_space | bc_2 | fate = "codex" | copan-edition-symbol symbol=codex
        "#,
    );
    let error = refused("city", &["uxmal", "chichen_itza"], "level = 2");
    assert_eq!(error, "mine.toml: [[city]]: copan-edition-city-levels level=3");
}

#[test]
fn events_supply_and_points_have_bounds() {
    refuse(
        r#"
        event_card | long_easy | cacao = { gain = {} } | cacao.gain: 0 in all, not 1 to 9
        event_card | long_easy | cacao = { gain = { any = 1, food = 1 } } | cacao.gain: copan-edition-event-gain
        event_card | long_easy | cacao = { lose = { zeal = 1, food = 1 } } | cacao.lose: copan-edition-event-loss
        event_card | long_easy | cacao = { lose = {} } | cacao.lose: copan-edition-event-loss
        event_card | long_easy | cacao = { lose = { zeal = 10 } } | cacao.lose: 10 is not a number from 1 to 9
        event_card | long_easy | cacao = { decline = "gold" } | no Value "gold"
        supply | court_tiles | count = 4 | copan-edition-court-tiles needed=20 all=16
        supply | tokens | count = 26 | count: 26 is not a number from 1 to 25
        automa_start | printed | tiles = { food = 5, zeal = 0, power = 0 } | tiles: copan-edition-automa hand=4
        exchange | same_8 | jade = 7 | jade: 7 is not a number from 0 to 6
        points | cities_3 | vp = 3 | copan-edition-cities
        points | court_3 | vp = 6 | copan-edition-places
        points | half_1 | vp = -1 | vp: -1 is not a number from 0 to 30
        "#,
    );
}
