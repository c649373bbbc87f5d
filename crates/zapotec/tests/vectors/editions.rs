//! Editions that override component values, and the facts that the shipped tables must keep (Z 3).

use crate::scene::*;
use patolli_core::{Dense, Edition, Set, Title};
use patolli_zapotec::*;

fn edition(rows: &str) -> &'static Kit {
    patolli_testkit::keep::<Zapotec>(rows)
}

fn refusal(rows: &str) -> String {
    patolli_testkit::lay::<Zapotec>(rows).expect_err("a wrong edition").to_string()
}

#[test]
fn an_edition_is_another_box() {
    let kit = edition("[[price]]\nid = \"temple\"\npay = { brick = 2, stone = 0 }\n");
    assert_eq!(kit.name(), "mine");
    assert_ne!(kit.digest(), Zapotec::standard().digest());
    assert_eq!(edition("").digest(), Zapotec::standard().digest());
}

/// A price, a card's property and a step's points, each as changed.
#[test]
fn changed_values_are_played() {
    let kit = edition(
        "[[price]]\nid = \"temple\"\npay = { brick = 2, stone = 0 }\n\
         [[action_card]]\nid = \"action_13\"\nproperty = \"etla\"\n\
         [[sacrifice_step]]\nid = \"step_1\"\npoints = 7\n",
    );
    let mut scene = Scene::with_kit(kit, Options::Players(2));
    scene.turn(A, 13, Step::Capital).set_stock(A, [0, 1, 1, 1, 0, 1]).play("sacrifice 1");
    assert_eq!(scene.vp(A), 7);
    scene.play("end capital");
    let etla = Reason::WrongProperty(Property::Etla);
    assert_eq!(scene.refused("build mitla_plains_temple"), etla);
    assert_eq!(scene.refused("build etla_plains_temple"), missing([0, 1, 0, 0, 0, 0]));
    scene.set_stock(A, [0, 2, 0, 0, 0, 0]).play("build etla_plains_temple @brick_wood");
    assert_eq!(scene.stock(A), [0; 6]);
}

/// A Trade tile's gain, its price and the points of a House, each as changed.
#[test]
fn changed_tiles_and_points_are_played() {
    let kit = edition(
        "[[trade_tile]]\nid = \"trade_01\"\ngain = { stone = 3 }\n\
         [[price]]\nid = \"trade_level_1\"\npay = { gold = 4 }\n\
         [[points]]\nid = \"house\"\nvp = 5\n",
    );
    let mut scene = Scene::with_kit(kit, Options::Players(2));
    scene.bonus(21).houses(A, "etla_forest_temple").put_tile(1, 1, 1);
    scene.turn(A, 13, Step::Capital).set_stock(A, [0, 0, 0, 0, 4, 0]).play("trade 1 1");
    assert_eq!(scene.stock(A), [0, 0, 3, 0, 0, 0]);
    scene.play("end capital; end construction");
    assert_eq!(scene.vp(A), 5);
}

/// File, row and reason of each refusal.
#[test]
fn wrong_editions_are_refused() {
    let tile = |id: &str, rest: &str| format!("[[trade_tile]]\nid = \"{id}\"\n{rest}\n");
    let many = "[[deal]]\nid = \"players_4\"\nhand = 6\n";
    let offer = "[[deal]]\nid = \"players_3\"\noffer = 3\n";
    let space = "[[space]]\nid = \"etla_plains_cornfield_p3\"\nplayers = 2\n";
    let double = "[[sacrifice_step]]\nid = \"step_4\"\nfree_disc = true\n";
    for (rows, said) in [
        ("[[prise]]\nid = \"temple\"\n", "mine.toml: file: no Table \"prise\"; known: "),
        (
            "[[price]]\nid = \"tempel\"\npay = { brick = 2 }\n",
            "mine.toml: [[price]]: no Row \"tempel\"; known: ",
        ),
        (
            "[[price]]\nid = \"temple\"\ncost = { brick = 2 }\n",
            "mine.toml: price temple: no Field \"cost\"",
        ),
        ("[[price]]\nid = \"temple\"\npay = 3\n", "mine.toml: price temple: pay: 3 is not Table"),
        (
            "[[price]]\nid = \"temple\"\npay = { salt = 3 }\n",
            "mine.toml: price temple: pay: no Value \"salt\"",
        ),
        (
            "[[price]]\nid = \"trade_level_2\"\npay = { wood = 3 }\n",
            "mine.toml: price trade_level_2: pay: zapotec-edition-gold",
        ),
        (
            "[[points]]\nid = \"house\"\nvp = 200\n",
            "mine.toml: points house: vp: 200 is not a number from 0 to 30",
        ),
        (space, "zapotec-edition-spaces players=2 spaces=10 tiles=9 building=cornfield"),
        (double, "mine.toml: sacrifice_step step_4: zapotec-edition-step"),
        (many, "mine.toml: deal players_4: zapotec-edition-deal needed=34 cards=27"),
        (offer, "mine.toml: deal players_3: zapotec-edition-rounds offer=4 deck=4"),
        (
            &tile("trade_13", "gain = {}"),
            "mine.toml: trade_tile trade_13: zapotec-edition-tile form=pay, gain",
        ),
        (
            &tile("trade_01", "pay = { wood = 1 }"),
            "trade_tile trade_01: zapotec-edition-tile form=gain",
        ),
        (&tile("trade_31", "price_of = \"temple\""), "zapotec-edition-tile form=pay, price_of"),
        (&tile("trade_36", "place_disc = false"), "zapotec-edition-tile form=place_disc = true"),
        (
            &tile("trade_02", "level = 2"),
            "trade_tile trade_02: level: zapotec-edition-tile-level level=1",
        ),
    ] {
        let error = refusal(rows);
        assert!(error.contains(said) && error.starts_with("mine.toml: "), "{rows}: {error}");
    }
}

/// Large amounts neither overflow nor spill into other resources.
#[test]
fn absurd_amounts_do_no_harm() {
    let kit = edition(
        "[[trade_tile]]\nid = \"trade_01\"\ngain = { wood = 127, stone = 127, corn = 0 }\n\
         [[sacrifice_step]]\nid = \"step_3\"\ndiscount = { level = 2, gold = 255 }\n\
         [[sacrifice_step]]\nid = \"step_6\"\ndiscount = { level = 2, gold = 255 }\n",
    );
    assert_eq!(kit.trade_price[Level::new(1)][12], 1);
    let mut scene = Scene::with_kit(kit, Options::Players(2));
    scene.put_tile(1, 1, 1).turn(A, 13, Step::Capital).set_stock(A, [9, 9, 9, 9, 1, 9]);
    scene.play("trade 1 1");
    assert_eq!(scene.stock(A), [127, 9, 127, 9, 0, 9]);
}

#[test]
fn every_row_has_a_source_and_an_id() {
    patolli_testkit::every_row_has_a_source_and_an_id::<Zapotec>();
}

/// Z 3.1, 3.5: nine sections of five spaces; each property on a third of the spaces in play.
#[test]
fn spaces_are_spread_evenly() {
    let kit = Zapotec::standard();
    for (n, third) in [(2, 9), (3, 12), (4, 15)] {
        let in_play = kit.in_play(n);
        assert_eq!(in_play.len(), 3 * third);
        for property in Property::all() {
            assert_eq!(in_play.and(kit.spaces_with[property]).len(), third, "{property}");
        }
        for region in Property::of_kind(Kind::Region) {
            for terrain in Property::of_kind(Kind::Terrain) {
                let section = kit.spaces_with[region].and(kit.spaces_with[terrain]);
                assert_eq!(section.and(in_play).len(), n + 1);
            }
        }
    }
}

/// Z 3.1, 3.6: five tiles of each type and resource: three plain, one for three, one for four.
#[test]
fn building_tiles_are_spread_evenly() {
    let kit = Zapotec::standard();
    assert_eq!(kit.tiles.len(), 45);
    for face in Tile::all() {
        let mut marks: Vec<_> = kit.tiles.iter().filter(|t| same_face(t, face)).collect();
        marks.sort_by_key(|tile| tile.players);
        assert!(marks.iter().map(|tile| tile.players).eq([2, 2, 2, 3, 4]), "{face}");
    }
}

fn same_face(row: &TileRow, face: Tile) -> bool {
    (row.building, row.basic) == (face.building, face.basic)
}

/// Z 3.7: every property with every resource once; magic squares of 15, 42 and 69, and 126.
#[test]
fn action_cards_form_magic_squares() {
    let kit = Zapotec::standard();
    let sum = |fits: &dyn Fn(CardRow) -> bool| {
        let fitting = Card::all().filter(|card| fits(kit.cards[*card]));
        (fitting.clone().count(), fitting.map(|card| u32::from(card.number())).sum::<u32>())
    };
    for property in Property::all() {
        let expected = [15, 69, 42][property.kind().index()];
        assert_eq!(sum(&|row| row.property == property), (3, expected), "{property}");
        for basic in Basic::all() {
            let both = sum(&|row| row.property == property && row.basic == basic);
            assert_eq!(both.0, 1, "{property} {basic}");
        }
    }
    for basic in Basic::all() {
        assert_eq!(sum(&|row| row.basic == basic), (9, 126));
    }
}

/// Z 3.8: twelve tiles of each level, and each family of exchanges complete.
#[test]
fn trade_tiles_are_complete() {
    let kit = Zapotec::standard();
    assert!(Level::all().all(|level| kit.tiles_of[level].len() == 12));
    let basics: Set<Resource> = Basic::all().map(Resource::from).collect();
    let mut seen = Vec::new();
    for exchange in kit.exchange.values() {
        let (pay, gain): (Vec<_>, Vec<_>) =
            (exchange.pay.iter().collect(), exchange.gain.iter().collect());
        assert!(pay.len() == 1 && gain.len() == 1 && pay[0].1 == 1 && pay[0].0 != gain[0].0);
        let amount = if gain[0].0 == Resource::Priest { 1 } else { 2 };
        assert!(basics.contains(pay[0].0) && gain[0].1 == amount);
        seen.push((pay[0].0.index(), gain[0].0.index()));
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 12, "no exchange twice: six, three for priests, three for corn");
    assert!(seen.iter().all(|(_, gain)| *gain != Resource::Gold.index()));
    let built: Set<Property> = kit.build_by.values().map(|by| by.property).collect();
    assert_eq!(built.len(), 6);
    assert!(built.iter().all(|property| property.kind() != Kind::Building));
    for pair in kit.instant.chunks(2) {
        assert!(pair[0] == pair[1] && pair[0].total() == 2, "level 1 comes in pairs");
    }
}

/// Z 3.9: the points of all steps together are 15; the specials stand where the rules say.
#[test]
fn the_track_adds_up() {
    let track = Zapotec::standard().track;
    let points = |bonus: &StepBonus| if let StepBonus::Points(vp) = bonus { *vp } else { 0 };
    assert_eq!(track.iter().map(points).sum::<u8>(), 15);
    assert!([2, 5, 8].iter().all(|step| track[*step] == StepBonus::FreeResource));
    assert_eq!((track[9], track[11]), (StepBonus::NoPriest, StepBonus::FreeDisc));
    assert_eq!(track[3], StepBonus::Discount { level: Level::new(1), gold: 1 });
    assert_eq!(track[6], StepBonus::Discount { level: Level::new(2), gold: 2 });
}

/// Z 3.11, 3.12: the caps of the Rituals; the bonuses lie on the diagonal of the grid.
#[test]
fn rituals_and_grid() {
    let kit = Zapotec::standard();
    for ritual in kit.rituals.values() {
        let set = matches!(ritual.scores, RitualScore::Set(SetGoal { points: 6, .. }));
        assert_eq!(ritual.cap, if set { 18 } else { 12 });
    }
    for cell in kit.cells.values() {
        assert_eq!(cell.row == cell.column, !cell.covered.is_nothing());
        assert!(cell.covered.total() <= 1);
    }
}

/// Z 3.13: all 27 combinations; each number on three cards that share no icon; backs that tell the
/// truth up to 14 and mislead above.
#[test]
fn cocijobot_cards_are_spread_evenly() {
    let cards = Zapotec::standard().bot_cards;
    let icons =
        |row: &BotRow| [Property::from(row.building), row.terrain.into(), row.region.into()];
    let mut combos: Vec<_> = cards.values().map(icons).collect();
    combos.sort_unstable();
    combos.dedup();
    assert_eq!(combos.len(), 27);
    for number in [1, 3, 5, 7, 9, 11, 14, 17, 21] {
        let same: Vec<_> = cards.values().filter(|row| row.number == number).collect();
        let shown: Set<Property> = same.iter().flat_map(|row| icons(row)).collect();
        assert_eq!((same.len(), shown), (3, Set::full()), "number {number}");
    }
    for back in Property::all() {
        assert_eq!(cards.values().filter(|row| row.back == back).count(), 3, "{back}");
    }
    for row in cards.values() {
        assert_eq!(icons(row).contains(&row.back), row.number <= 14, "{row:?}");
    }
}
