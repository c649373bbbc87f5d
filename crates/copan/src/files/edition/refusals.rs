//! What an edition may print and what it may not, in plain words.

use crate::model::*;
use patolli_core::{Dense, Edition};
use patolli_testkit::{lay, refuse_rows, row};

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
    .expect("a sound edition");
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
    refuse_rows::<Copan>(
        "city_tile",
        &[
            ("city_01", "cost = { food = 6, any = 4 }", "cost: 10 in all, not 0 to 9"),
            ("city_01", "cost = { salt = 1 }", "no Value \"salt\"; known: food, fame"),
            ("city_01", "effect = { vp = 31 }", "effect.vp: 31 is not a number from 1 to 30"),
            ("city_01", "effect = { zeal = 10 }", "effect.zeal: 10 is not a number from 1 to 9"),
            ("city_01", "effect = { climb = 0 }", "effect.climb: 0 is not a number from 1 to 10"),
            ("city_01", "effect = \"gold\"", "no Value \"gold\""),
            (
                "city_01",
                "effect = { bonus_action = { site = \"market\", discount = 0 } }",
                "no Value \"market\"",
            ),
            (
                "city_01",
                "effect = { bonus_action = { site = \"any\", discount = 10 } }",
                "effect.bonus_action.discount: 10 is not a number from 0 to 9",
            ),
            ("city_01", "price = 3", "no Field \"price\""),
        ],
    );
}

#[test]
fn chains_of_effects_stay_short() {
    let one_shot = |effect: &str| format!("talent = {{ one_shot = \"{effect}\" }}");
    let permanent = "talent = { permanent = { reward = { site = \"altars\", vp = 5 } } }";
    refuse_rows::<Copan>(
        "character",
        &[
            ("xoco", &one_shot("character"), "talent: copan-edition-one-shot"),
            ("xoco", &one_shot("place_embassy"), "talent: copan-edition-one-shot"),
            ("xoco", permanent, "talent.permanent.reward.vp: 5 is not a number from 1 to 4"),
            (
                "xoco",
                "talent = { endgame = { resource = \"food\", vp = 0 } }",
                "talent.endgame.vp: 0 is not a number",
            ),
        ],
    );
    let climb = "talent = { permanent = { climb = { steps = 1, gain = 1 } } }";
    let climber = |id: &&str| row("character", id, climb);
    let error = lay::<Copan>(&["xoco", "muluc", "mulac"].iter().map(climber).collect::<String>());
    let error = error.expect_err("too many").to_string();
    assert!(error.contains("copan-edition-climbers n=5 most=4"), "{error}");
    refuse_rows::<Copan>(
        "mask_space",
        &[
            ("7", "effect = \"jade\"", "effect: copan-edition-mask"),
            ("7", "neighbours = [\"6\"]", "neighbours: copan-edition-neighbour"),
            ("1", "neighbours = [\"1\", \"2\"]", "copan-edition-own-neighbour"),
        ],
    );
    let two = "column_1 = { effects = [\"jade\", \"character\"], climb = 1 }";
    let three = "column_1 = { effects = [\"glyph\", \"glyph\", \"glyph\"], climb = 1 }";
    refuse_rows::<Copan>(
        "altar",
        &[
            ("altar_01", two, "column_1.effects: copan-edition-column"),
            ("altar_01", three, "column_1.effects: 3 entries, not 0 to 2"),
        ],
    );
    refuse_rows::<Copan>(
        "embassy_token",
        &[
            ("emb1_vp1", "effect = \"place_embassy\"", "effect: copan-edition-token"),
            ("emb1_vp1", "level = 2", "level: copan-edition-token-level level=1"),
        ],
    );
    let jade = |id: &&str| row("embassy_token", id, "effect = \"jade\"");
    let many = ["emb1_vp1", "emb1_step1", "emb2_vp2", "emb2_vp3"];
    let error =
        lay::<Copan>(&many.iter().map(jade).collect::<String>()).expect_err("too many").to_string();
    assert!(error.contains("copan-edition-tokens n=7 most=6"), "{error}");
}

#[test]
fn boards_work_for_every_table() {
    refuse_rows::<Copan>(
        "pyramid_space",
        &[
            ("13", "setup_tile = \"a\"", "copan-edition-shares players=3 n=32"),
            ("13", "neighbours = [\"12\"]", "copan-edition-neighbour"),
            ("13", "symbol = \"jade\"", "no Value \"jade\"; known: plain, event, bonus"),
        ],
    );
    refuse_rows::<Copan>(
        "decline_track",
        &[
            ("players_2", "tier_2 = 0", "copan-edition-track most=60"),
            ("players_2", "tier_3 = 3", "copan-edition-track"),
            ("players_4", "last = 61", "copan-edition-track"),
        ],
    );
    refuse_rows::<Copan>(
        "decline_tier",
        &[("tier_1", "yields = 10", "yields: 10 is not a number from 0 to 9")],
    );
    refuse_rows::<Copan>("stairway", &[("food", "steps = [1]", "steps: 1 entries, not 11 to 11")]);
    refuse_rows::<Copan>(
        "site",
        &[
            ("river", "entry = { pay = \"food\" }", "entry: copan-edition-payment"),
            ("altars", "third = { pay = \"food\" }", "third: copan-edition-payment"),
            ("altars", "third = { times = 5 }", "times: 5 is not a number from 1 to 4"),
        ],
    );
    refuse_rows::<Copan>(
        "storage",
        &[
            ("board", "slots = 0", "copan-edition-board"),
            ("extension", "capacity = 11", "copan-edition-capacity most=127"),
            ("extension", "slots = 2", "copan-edition-slots most=18"),
        ],
    );
}

#[test]
fn a_mask_can_be_begun_and_filled() {
    let inner: String =
        MaskSpace::all().map(|n| row("mask_space", &n.to_string(), "outer = false")).collect();
    let error = lay::<Copan>(&inner).expect_err("no way in").to_string();
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
    refuse_rows::<Copan>(
        "city",
        &[
            ("uxmal", "fate = \"cacao\"", "copan-edition-symbol symbol=cacao"),
            ("uxmal", "level = 4", "level: 4 is not a number from 1 to 3"),
        ],
    );
    let level = |id| row("city", id, "level = 2");
    let error =
        lay::<Copan>(&(level("uxmal") + &level("chichen_itza"))).expect_err("none").to_string();
    assert_eq!(error, "mine.toml: [[city]]: copan-edition-city-levels level=3");
    refuse_rows::<Copan>("altar_space", &[("7", "fate = \"sun\"", "copan-edition-altar-symbols")]);
    refuse_rows::<Copan>("glyph_space", &[("hg_1", "line = \"2\"", "copan-edition-line line=1")]);
    refuse_rows::<Copan>(
        "court_space",
        &[("bc_2", "fate = \"codex\"", "copan-edition-symbol symbol=codex")],
    );
}

#[test]
fn events_supply_and_points_have_bounds() {
    refuse_rows::<Copan>(
        "event_card",
        &[
            ("long_easy", "cacao = { gain = {} }", "cacao.gain: 0 in all, not 1 to 9"),
            (
                "long_easy",
                "cacao = { gain = { any = 1, food = 1 } }",
                "cacao.gain: copan-edition-event-gain",
            ),
            (
                "long_easy",
                "cacao = { lose = { zeal = 1, food = 1 } }",
                "cacao.lose: copan-edition-event-loss",
            ),
            ("long_easy", "cacao = { decline = \"gold\" }", "no Value \"gold\""),
        ],
    );
    refuse_rows::<Copan>(
        "supply",
        &[
            ("court_tiles", "count = 4", "copan-edition-court-tiles needed=20 all=16"),
            ("tokens", "count = 26", "count: 26 is not a number from 1 to 25"),
        ],
    );
    refuse_rows::<Copan>(
        "automa_start",
        &[(
            "printed",
            "tiles = { food = 5, zeal = 0, power = 0 }",
            "tiles: copan-edition-automa hand=4",
        )],
    );
    refuse_rows::<Copan>(
        "exchange",
        &[("same_8", "jade = 7", "jade: 7 is not a number from 0 to 6")],
    );
    refuse_rows::<Copan>(
        "points",
        &[
            ("cities_3", "vp = 3", "copan-edition-cities"),
            ("court_3", "vp = 6", "copan-edition-places"),
            ("half_1", "vp = -1", "vp: -1 is not a number from 0 to 30"),
        ],
    );
}
