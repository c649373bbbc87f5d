//! The tables of Ahau's rulebook are those of its box.

use super::{books, numbers, rows};
use patolli_ahau::{
    Ahau, BoardSide, Building, Colours, Difficulty, Kit, MapSide, Personality, Reward, Slot, Space,
    SummaryCard,
};
use patolli_core::{Dense, Title};
use patolli_games::GameId;
use patolli_text::{Lang, Rulebook, Text, ahau};

fn kit_and_books() -> (&'static Kit, impl Iterator<Item = (&'static Rulebook, Text)>) {
    (Ahau::standard(), books(GameId::Ahau).into_iter().zip(Lang::ALL.map(Text::new)))
}

fn names(colours: Colours) -> Vec<String> {
    colours.iter().map(|colour| colour.to_string()).collect()
}

#[test]
fn the_map_is_that_of_the_box() {
    let (kit, books) = kit_and_books();
    for (book, _) in books {
        let mut lines = rows(book, "3.3").into_iter().map(|(_, cells)| cells);
        for side in MapSide::all() {
            let map = kit.map(side);
            for region in map.all_regions() {
                let cells = lines.next().expect("a row for each region");
                let number = cells[0].split(',').next();
                assert_eq!(number, Some(region.to_string().as_str()));
                let cities = map.cities(region).iter().map(ahau::city);
                assert_eq!(cells[1], cities.collect::<Vec<_>>().join(", "));
                let adjacent = map.adjacent(region).iter().map(|other| other.to_string());
                assert_eq!(cells[2], adjacent.collect::<Vec<_>>().join(", "));
            }
            for route in map.all_routes() {
                let cells = lines.next().expect("a row for each route");
                assert_eq!(cells[..2], [route.to_string(), ahau::route(map, route)]);
            }
        }
        assert_eq!(lines.next(), None);
    }
}

#[test]
fn the_buildings_are_those_of_the_box() {
    let (kit, books) = kit_and_books();
    for (book, text) in books {
        let lines = rows(book, "3.8");
        assert_eq!(lines.len(), Building::COUNT);
        for (building, (icons, cells)) in Building::all().zip(lines) {
            assert_eq!(cells[0], ahau::building(&text, building));
            let price = names(kit.building(building).cost);
            assert_eq!(icons[..price.len()], price, "{building}");
        }
    }
}

/// The icon of a reward, and the number before it.
fn reward_icon(reward: Reward) -> (Option<&'static str>, Option<u8>) {
    match reward {
        Reward::Fame(n) => (Some("fame"), Some(n)),
        Reward::Weapon => (Some("weapon"), None),
        Reward::RoleCard => (Some("role"), None),
        Reward::AdvanceWar => (Some("war"), None),
        Reward::FamePerBuilding | Reward::FamePerWeapon => (Some("fame"), None),
        Reward::DrawTile => (Some("draw"), None),
        Reward::Resource => (None, Some(1)),
        Reward::TempleMarker => (Some("temple"), None),
        Reward::LayDown => (Some("lay_down"), None),
    }
}

/// A row has these rewards in its cells after the first.
fn assert_rewards((icons, cells): &(Vec<String>, Vec<String>), rewards: &[Reward]) {
    let expected = rewards.iter().filter_map(|reward| reward_icon(*reward).0);
    assert!(icons.iter().eq(expected), "{cells:?}");
    for (cell, reward) in cells[1..].iter().zip(rewards) {
        let number = reward_icon(*reward).1.map(|n| n.to_string()).unwrap_or_default();
        assert!(cell.starts_with(&number), "{cells:?}");
    }
}

#[test]
fn the_rewards_are_those_of_the_box() {
    let (kit, books) = kit_and_books();
    let [a, b] = [BoardSide::A, BoardSide::B].map(|side| kit.board(side));
    for (book, _) in books {
        let lines = rows(book, "3.7");
        let (spaces, slots) = lines[4..].split_at(Space::COUNT);
        for (space, line) in Space::all().zip(spaces) {
            assert_eq!(line.1[0], space.to_string());
            assert_rewards(line, &[a.spaces[space], b.spaces[space]]);
        }
        assert_eq!(slots.len(), Slot::COUNT);
        for (slot, line) in Slot::all().zip(slots) {
            assert_eq!(line.1[0], slot.to_string());
            assert_rewards(line, &[a.slots[slot], b.slots[slot]]);
        }
        let tracks = rows(book, "3.4");
        let calendar = kit.supply.calendar.map(|n| n.to_string());
        assert_eq!(tracks[3].1[1..], calendar);
        assert_eq!(tracks[2].1[1..], kit.supply.offer.map(|n| n.to_string()));
        for (reward, line) in kit.war_track.iter().zip(&tracks[5..]) {
            assert_rewards(line, &[*reward]);
        }
    }
}

#[test]
fn the_cards_are_those_of_the_box() {
    let (kit, books) = kit_and_books();
    for (book, text) in books {
        for (card, (icons, _)) in SummaryCard::all().zip(rows(book, "3.6")) {
            let mut icons = icons;
            icons.sort();
            let cubes = kit.summary_cards[card];
            let mut expected: Vec<_> = cubes.iter().map(|(colour, _)| colour.to_string()).collect();
            expected.sort();
            assert_eq!(icons, expected);
        }
        let lines = rows(book, "3.11");
        assert_eq!(lines.len(), Personality::COUNT);
        for (personality, (icons, cells)) in Personality::all().zip(lines) {
            let row = kit.personality(personality);
            assert_eq!(icons, row.hierarchy.map(|god| god.to_string()));
            assert_eq!(cells[1], ahau::role(&text, row.role));
        }
    }
}

#[test]
fn the_levels_of_pakal_are_those_of_the_box() {
    let (kit, books) = kit_and_books();
    for (book, _) in books {
        let lines = rows(book, "8.1");
        for level in Difficulty::all() {
            let row = kit.difficulty(level);
            let said = lines.iter().flat_map(|(_, cells)| numbers(&cells[1 + level.index()]));
            let printed = [row.weapons, row.markers, row.building_weapons, row.building_fame];
            // What is zero is said in words, or not at all.
            let expected = printed.into_iter().filter(|n| *n > 0);
            assert!(said.eq(expected), "{level}");
        }
    }
}
