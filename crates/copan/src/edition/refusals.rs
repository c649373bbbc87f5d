//! What an edition may print and what it may not, in plain words.

use crate::components::*;
use crate::kit::{Effect, Outcome, Talent, standard};
use crate::state::Copan;
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
    assert!(kit.discounters[Site::River.index()].contains(xoco) && !kit.one_shots.contains(xoco));
    assert_eq!((kit.character(xoco).cost.total(), kit.character(xoco).cost.any), (3, 2));
    assert_eq!(kit.city_tiles[2].effect, Effect::Bonus { site: None, discount: 4 });
    assert_eq!(kit.events[8][5], Outcome::GainAny(4));
    assert_eq!(kit.exchange_same[3].and_then(|worth| worth.bonus), Some(1));
    assert_ne!(kit.digest(), standard().digest());
    assert!(matches!(standard().character(xoco).talent, Talent::OneShot(Effect::GainAny(4))));
}

#[test]
fn effects_and_costs_have_bounds() {
    refuse_rows::<Copan>(
        "city_tile",
        &[
            (
                "city_01",
                "cost = { food = 6, any = 4 }",
                "icons of the cost 10: must be from 0 to 9",
            ),
            ("city_01", "cost = { salt = 1 }", "\"salt\" is no resource; expected food, fame"),
            ("city_01", "effect = { vp = 31 }", "vp 31: must be from 1 to 30"),
            ("city_01", "effect = { zeal = 10 }", "a gain of 10: must be from 1 to 9"),
            ("city_01", "effect = { climb = 0 }", "climb 0: must be from 1 to 10"),
            ("city_01", "effect = \"gold\"", "unknown variant `gold`"),
            (
                "city_01",
                "effect = { bonus_action = { site = \"market\", discount = 0 } }",
                "\"market\" is no Site",
            ),
            (
                "city_01",
                "effect = { bonus_action = { site = \"any\", discount = 10 } }",
                "discount 10: must be from 0 to 9",
            ),
            ("city_01", "price = 3", "unknown field `price`"),
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
            ("xoco", &one_shot("character"), "gives no other Character and no Embassy"),
            ("xoco", &one_shot("place_embassy"), "gives no other Character and no Embassy"),
            ("xoco", permanent, "vp 5: must be from 1 to 4"),
            ("xoco", "talent = { endgame = { resource = \"food\", vp = 0 } }", "vp 0: must be"),
        ],
    );
    let climb = "talent = { permanent = { climb = { steps = 1, gain = 1 } } }";
    let climber = |id: &&str| row("character", id, climb);
    let error = lay::<Copan>(&["xoco", "muluc", "mulac"].iter().map(climber).collect::<String>());
    let error = error.expect_err("too many").to_string();
    assert!(error.contains("5 Characters give with a climb: at most 4 may"), "{error}");
    refuse_rows::<Copan>(
        "mask_space",
        &[
            ("7", "effect = \"jade\"", "the mask gives no Jade tile"),
            ("7", "neighbours = [\"6\"]", "but 8 is no neighbour of 7"),
            ("1", "neighbours = [\"1\", \"2\"]", "a space is no neighbour of itself"),
        ],
    );
    let two = "column_1 = { effects = [\"jade\", \"character\"], climb = 1 }";
    let three = "column_1 = { effects = [\"glyph\", \"glyph\", \"glyph\"], climb = 1 }";
    refuse_rows::<Copan>(
        "altar",
        &[
            ("altar_01", two, "a column gives one Jade tile, Character or bonus action at most"),
            ("altar_01", three, "effects of a column: 3: must be from 0 to 2"),
        ],
    );
    refuse_rows::<Copan>(
        "embassy_token",
        &[
            ("emb1_vp1", "effect = \"place_embassy\"", "an Embassy token places no other Embassy"),
            ("emb1_vp1", "level = 2", "belongs to level 1: there are ten tokens of each level"),
        ],
    );
    let jade = |id: &&str| row("embassy_token", id, "effect = \"jade\"");
    let many = ["emb1_vp1", "emb1_step1", "emb2_vp2", "emb2_vp3"];
    let error =
        lay::<Copan>(&many.iter().map(jade).collect::<String>()).expect_err("too many").to_string();
    assert!(error.contains("7 tokens give a Jade tile"), "{error}");
}

#[test]
fn boards_work_for_every_table() {
    refuse_rows::<Copan>(
        "pyramid_space",
        &[
            ("13", "setup_tile = \"a\"", "3 players cannot share 32 free spaces evenly"),
            ("13", "neighbours = [\"12\"]", "14 is no neighbour of 13"),
            ("13", "symbol = \"jade\"", "\"jade\" is no Mark; expected plain, event, bonus"),
        ],
    );
    refuse_rows::<Copan>(
        "decline_track",
        &[
            ("players_2", "tier_2 = 0", "must ascend from 1 to 60"),
            ("players_2", "tier_3 = 3", "must ascend"),
            ("players_4", "last = 61", "must ascend"),
        ],
    );
    refuse_rows::<Copan>(
        "decline_tier",
        &[("tier_1", "yields = 10", "yields 10: must be from 0 to 9")],
    );
    refuse_rows::<Copan>("stairway", &[("food", "steps = [1]", "invalid length 1")]);
    refuse_rows::<Copan>(
        "site",
        &[
            ("river", "entry = { pay = \"food\" }", "never that of the River"),
            ("altars", "third = { pay = \"food\" }", "only the entry of a Site asks"),
            ("altars", "third = { times = 5 }", "times 5: must be from 1 to 4"),
        ],
    );
    refuse_rows::<Copan>(
        "storage",
        &[
            ("board", "slots = 0", "has one slot at least"),
            ("extension", "capacity = 11", "may store 127 of each resource at most"),
            ("extension", "slots = 2", "may have 18 slots at most"),
        ],
    );
}

#[test]
fn a_mask_can_be_begun_and_filled() {
    let inner: String =
        MaskSpace::all().map(|n| row("mask_space", &n.to_string(), "outer = false")).collect();
    let error = lay::<Copan>(&inner).expect_err("no way in").to_string();
    assert_eq!(error, "mine.toml: mask_space (all): the first Jade tile needs an outer space");
    let chin = |id, list| row("mask_space", id, &format!("neighbours = {list}"));
    let apart = [
        chin("12", r#"["7", "9", "10", "11", "13"]"#),
        chin("14", "[]"),
        chin("15", r#"["11", "16"]"#),
        chin("16", r#"["13", "15"]"#),
    ];
    let error = lay::<Copan>(&apart.concat()).expect_err("an island").to_string();
    assert!(error.contains("every space must be reached from every other one"), "{error}");
}

#[test]
fn symbols_and_levels_are_complete() {
    refuse_rows::<Copan>(
        "city",
        &[
            ("uxmal", "fate = \"cacao\"", "cacao stands on two spaces"),
            ("uxmal", "level = 4", "level 4: must be from 1 to 3"),
        ],
    );
    let level = |id| row("city", id, "level = 2");
    let error =
        lay::<Copan>(&(level("uxmal") + &level("chichen_itza"))).expect_err("none").to_string();
    assert_eq!(error, "mine.toml: city (all): there is no City of level 3");
    refuse_rows::<Copan>("altar_space", &[("7", "fate = \"sun\"", "spaces 7 to 12 must have")]);
    refuse_rows::<Copan>("glyph_space", &[("hg_1", "line = \"2\"", "line 1 has no space")]);
    refuse_rows::<Copan>(
        "court_space",
        &[("bc_2", "fate = \"codex\"", "codex stands on two spaces")],
    );
}

#[test]
fn events_supply_and_points_have_bounds() {
    refuse_rows::<Copan>(
        "event_card",
        &[
            ("long_easy", "cacao = { gain = {} }", "a gain of 0: must be from 1 to 9"),
            ("long_easy", "cacao = { gain = { any = 1, food = 1 } }", "either named resources"),
            ("long_easy", "cacao = { lose = { zeal = 1, food = 1 } }", "takes one type"),
            ("long_easy", "cacao = { decline = \"gold\" }", "\"gold\" is no Resource"),
        ],
    );
    refuse_rows::<Copan>(
        "supply",
        &[
            ("court_tiles", "count = 4", "four players and the River need 20 of 16 tiles"),
            ("tokens", "count = 26", "count 26: must be from 1 to 25"),
        ],
    );
    refuse_rows::<Copan>(
        "automa_start",
        &[("printed", "tiles = { food = 5 }", "starts with 4 of the")],
    );
    refuse_rows::<Copan>("exchange", &[("same_8", "jade = 7", "jade 7: must be from 0 to 6")]);
    refuse_rows::<Copan>(
        "points",
        &[
            ("cities_3", "vp = 3", "more Cities must not score less"),
            ("court_3", "vp = 6", "a later place must not score more"),
            ("half_1", "vp = -1", "vp -1: must be from 0 to 30"),
        ],
    );
}
