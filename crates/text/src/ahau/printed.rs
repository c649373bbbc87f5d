//! What boards, tiles and cards say. Every number comes from the kit.

use super::names::*;
use crate::text::Text;
use crate::words::args;
use patolli_ahau::*;
use patolli_core::Dense;

/// What a reward gives: `take a weapon`, `3 Fame`.
pub fn reward(text: &Text, kit: &Kit, reward: Reward) -> String {
    said_reward(text, kit, reward, "reward")
}

/// The same for narrow places; eight characters at most.
pub fn short_reward(text: &Text, kit: &Kit, reward: Reward) -> String {
    said_reward(text, kit, reward, "short-reward")
}

fn said_reward(text: &Text, kit: &Kit, reward: Reward, family: &str) -> String {
    let plain = |what: &str| text.say(&format!("ahau-{family}-{what}"));
    let with = |what: &str, n: u8| text.tell(&format!("ahau-{family}-{what}"), args!(n = n));
    match reward {
        Reward::Fame(n) => with("fame", n),
        Reward::Weapon => plain("weapon"),
        Reward::RoleCard => plain("role"),
        Reward::AdvanceWar => plain("war"),
        Reward::FamePerBuilding => with("per-building", kit.points.per_building),
        Reward::DrawTile => plain("tile"),
        Reward::Resource => plain("resource"),
        Reward::TempleMarker => plain("marker"),
        Reward::FamePerWeapon => with("per-weapon", kit.points.per_weapon),
        Reward::LayDown => plain("lay-down"),
    }
}

/// What a building does.
pub fn building_words(text: &Text, kit: &Kit, building: Building) -> String {
    said_building(text, kit, building, "does")
}

/// The same in a few words for narrow places.
pub fn short_building_words(text: &Text, kit: &Kit, building: Building) -> String {
    said_building(text, kit, building, "short-does")
}

fn said_building(text: &Text, kit: &Kit, building: Building, family: &str) -> String {
    let n = kit.building(building).amount;
    text.tell(&format!("ahau-{family}-{}", building_kind(building)), args!(n = n))
}

/// The four towers do the same.
fn building_kind(building: Building) -> &'static str {
    match building {
        Building::ObservationTowerA
        | Building::ObservationTowerB
        | Building::ObservationTowerC
        | Building::ObservationTowerD => "observation_tower",
        other => other.name(),
    }
}

/// What a role card does in the round in which it is played.
pub fn role_words(text: &Text, kit: &Kit, role: Role) -> String {
    let n = match role {
        Role::HighPriestess => kit.roles.priestess_strength,
        Role::Merchant => kit.roles.merchant_cubes,
        Role::MasterBuilder | Role::Dancer | Role::WarCaptain | Role::Queen => 1,
    };
    text.tell(&format!("ahau-power-{role}"), args!(n = n))
}

/// What a god does with this strength and these colours: `take up to 2 tiles`.
pub fn power(text: &Text, kit: &Kit, god: God, strength: u8, n_colours: usize) -> String {
    let n_colours = n_colours as u8;
    let fame = match god {
        God::Sun => n_colours * kit.points.sun_colour,
        God::Serpent => {
            strength * kit.points.serpent_strength + n_colours * kit.points.serpent_colour
        }
        God::Jaguar => kit.points.jaguar_step,
        God::Chief | God::Rain => 0,
    };
    text.tell(&format!("ahau-power-{god}"), args!(n = strength, fame = fame))
}

/// Where a gain comes from: `Rain God`, `space b2`, `Market`.
pub fn source(text: &Text, map: &Map, by: Source) -> String {
    match by {
        Source::War => text.say("ahau-by-war"),
        Source::Conflict => text.say("ahau-by-conflict"),
        Source::Space(at) => text.tell("ahau-by-space", args!(space = at.to_string())),
        Source::Slot(slot) => text.tell("ahau-by-slot", args!(n = slot.index() + 1)),
        Source::Building(it) => building(text, it),
        Source::Role(it) => role(text, it),
        Source::God(it) => god(text, it),
        Source::Temple(it) => text.tell("ahau-by-temple", args!(god = god(text, it))),
        Source::Adjacency(_) => text.say("ahau-by-adjacency"),
        Source::Produce(at) => text.tell("ahau-by-produce", args!(route = route(map, at))),
        Source::Celebration(it) => text.tell("ahau-by-celebration", args!(god = god(text, it))),
        Source::City(at) => text.tell("ahau-by-city", args!(city = city(at))),
        Source::Difficulty => text.say("ahau-by-difficulty"),
    }
}
