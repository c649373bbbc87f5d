//! The rows of the component tables: what each is called, and what is printed there.

use super::names::*;
use super::printed::*;
use super::terms::{building_term, personality_term, role_term};
use crate::editions::{nth, numbered};
use crate::text::Text;
use crate::words::{Term, args};
use patolli_ahau::*;
use patolli_core::Dense;

/// The component of a row. `None` for a row that no table has.
pub fn component(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<Term> {
    let (name, explanation) = match kind {
        "building" => return Some(building_term(text, kit, id.parse().ok()?)),
        "role" => return Some(role_term(text, kit, id.parse().ok()?)),
        "personality" => return Some(personality_term(text, kit, id.parse().ok()?)),
        "difficulty" => pakal(text, kit, id.parse().ok()?),
        "route_five" => route_row(text, kit, MapSide::Five, id)?,
        "route_six" => route_row(text, kit, MapSide::Six, id)?,
        "tile" | "five_player_tile" | "start_tile" => god_tiles(text, kit, kind, id.parse().ok()?),
        "pyramid_space" | "slot" => place(text, kit, kind, id)?,
        "summary_card" | "war_space" | "temple_space" => space(text, kit, kind, id)?,
        "resource" => cubes(text, kit, id.parse().ok()?),
        "player_count" => player_count(text, kit, id)?,
        "supply" => supply(text, &kit.supply, id)?,
        "points" => points(text, &kit.points, id)?,
        _ => return None,
    };
    Some(Term { name, explanation })
}

fn pakal(text: &Text, kit: &Kit, it: Difficulty) -> (String, String) {
    let row = kit.difficulty(it);
    let args = args!(
        weapons = weapons(text, row.weapons),
        markers = row.markers,
        cubes = row.tracker,
        more = weapons(text, row.building_weapons),
        fame = fame(text, row.building_fame),
    );
    let name = text.tell("ahau-row-pakal", args!(level = difficulty(text, it)));
    (name, text.tell("ahau-row-pakal-words", args))
}

/// `r01` is the first route of its side. Its name is that of the box, its words say both cities,
/// too: an edition may lead it elsewhere.
fn route_row(text: &Text, kit: &Kit, side: MapSide, id: &str) -> Option<(String, String)> {
    let number: usize = id.get(1..)?.parse().ok()?;
    let map = kit.map(side);
    let at = map.all_routes().nth(number.checked_sub(1)?)?;
    let row = map.route(at);
    let kind = if row.water { "boards-ahau-water" } else { "boards-ahau-road" };
    let beside = row.regions.into_iter().flatten().map(|it| region(text, it));
    let words: Vec<_> = [route(map, at), text.say(kind)].into_iter().chain(beside).collect();
    let args = args!(route = route(standard().map(side), at), n = map.n_regions);
    Some((text.tell("ahau-row-route", args), words.join(", ")))
}

fn god_tiles(text: &Text, kit: &Kit, kind: &str, of: God) -> (String, String) {
    let (key, words) = match kind {
        "tile" => ("ahau-row-tiles", tiles(text, kit.tiles.base.of_god(of))),
        "start_tile" => ("ahau-row-start-tile", tile(text, kit.tiles.start[of])),
        _ => ("ahau-row-five-tiles", tiles(text, kit.tiles.five_players.of_god(of))),
    };
    (text.tell(key, args!(god = god(text, of))), words)
}

/// A space of the pyramid or a slot of the capital, on both sides of the player board.
fn place(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<(String, String)> {
    let (key, place, [a, b]) = match kind {
        "slot" => {
            let at: Slot = id.parse().ok()?;
            let place = text.tell("ahau-by-slot", args!(n = at.index() + 1));
            ("ahau-row-slot", place, kit.boards.as_array().map(|board| board.slots[at]))
        }
        _ => {
            let at: Space = id.parse().ok()?;
            let place = text.tell("ahau-by-space", args!(space = at.to_string()));
            ("ahau-row-space", place, kit.boards.as_array().map(|board| board.spaces[at]))
        }
    };
    let args = args!(a = reward(text, kit, a), b = reward(text, kit, b));
    Some((text.tell(key, args!(place = place)), text.tell("ahau-row-sides", args)))
}

/// What is found by its number.
fn space(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<(String, String)> {
    let n = id.parse().ok()?;
    let (key, words) = match kind {
        "summary_card" => ("ahau-row-summary", stock(text, kit.summary_cards[id.parse().ok()?])),
        "war_space" => ("ahau-row-war", reward(text, kit, nth(&kit.war_track, n)?)),
        _ => ("ahau-row-temple", fame(text, kit.temple_spaces[id.parse().ok()?])),
    };
    Some((text.tell(key, args!(n = n)), words))
}

fn cubes(text: &Text, kit: &Kit, it: Colour) -> (String, String) {
    let args = args!(sites = kit.supply.sites.get(it), cubes = kit.supply.cubes.get(it));
    let words = text.tell("ahau-row-resource-words", args);
    (text.tell("ahau-row-resource", args!(colour = colour(text, it))), words)
}

fn player_count(text: &Text, kit: &Kit, id: &str) -> Option<(String, String)> {
    let (_, players) = numbered(id).filter(|(_, players)| (2..=5).contains(players))?;
    let args = args!(offer = kit.offer(players), calendar = kit.calendar(players));
    let words = text.tell("ahau-row-players-words", args);
    Some((text.tell("ahau-row-players", args!(n = players)), words))
}

fn supply(text: &Text, supply: &Supply, id: &str) -> Option<(String, String)> {
    let (key, n) = match id {
        "weapons" => ("ahau-row-weapons", supply.weapons),
        "workers" => ("ahau-row-workers", supply.workers),
        "extra_roles" => ("ahau-row-extra-roles", supply.extra_roles),
        "katuns" => ("ahau-row-katuns", supply.katuns),
        "last_round" => ("ahau-row-last-round", supply.last_round),
        _ => return None,
    };
    Some((text.say(key), n.to_string()))
}

fn points(text: &Text, points: &Points, id: &str) -> Option<(String, String)> {
    let by = |key: &str, it: God| text.tell(key, args!(god = god(text, it)));
    let (name, n) = match id {
        "sun_colour" => (by("ahau-row-each-colour", God::Sun), points.sun_colour),
        "serpent_colour" => (by("ahau-row-each-colour", God::Serpent), points.serpent_colour),
        "serpent_strength" => (by("ahau-row-each-strength", God::Serpent), points.serpent_strength),
        "jaguar_step" => (by("ahau-row-each-step", God::Jaguar), points.jaguar_step),
        "same_colour" => (text.say("ahau-row-same-colour"), points.same_colour),
        "same_god" => (text.say("ahau-row-same-god"), points.same_god),
        "per_building" => (text.say("ahau-row-per-building"), points.per_building),
        "per_weapon" => (text.say("ahau-row-per-weapon"), points.per_weapon),
        "city_sole" => (text.say("ahau-row-city-sole"), points.city_sole),
        "city_tied" => (text.say("ahau-row-city-tied"), points.city_tied),
        _ => return None,
    };
    Some((name, fame(text, n)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editions::testing::every_row_has_words;
    use crate::lang::Lang;

    #[test]
    fn rows_have_words() {
        assert_eq!(every_row_has_words::<Ahau>(&[]), 125);
        let text = Text::shared(Lang::En);
        for (kind, id) in [("route_five", "q15"), ("war_space", "0"), ("player_count", "players_6")]
        {
            assert!(component(text, standard(), kind, id).is_none(), "{kind} {id}");
        }
    }
}
