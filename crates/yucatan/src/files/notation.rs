//! Every action as a short text that a person can type, and back.

use crate::model::*;
use patolli_core::{Hint, Seat, by_name, notation};

notation! { Action;
    "setup building {building}" (building) => SetupBuilding(building);
    "setup counselors {first} {second}" (first, second) => SetupCounselors(first, second);
    "setup power {power}" (power) => SetupPower(power);
    "activate {element}" (element) => Activate(element), told "activate BUILDING | activate LEADER";
    "build {building} {level}" (building, level) => Build(building, level);
    "acquire {ability} {leader} {slot}" (ability, leader, slot) => Acquire(ability, leader, slot);
    "reinforce {leader} {units}" (leader, units) => Reinforce(leader, units);
    "link {summoning} {leader} {additional_rounds}" (summoning, leader, additional_rounds)
        => Link(summoning, leader, additional_rounds);
    "link nothing" () => NoLink;
    "prolong {leader} {rounds}" (leader, rounds) => Prolong(leader, rounds);
    "prolong nothing" () => NoProlong;
    "gain {gift}" (gift) => Gain(gift), told "gain corn | gain jade | gain card";
    "power use" () => UsePower;
    "levy {units_of_leader_1} {units_of_leader_2}" (units_of_leader_1, units_of_leader_2)
        => Levy(units_of_leader_1, units_of_leader_2);
    "power decline" () => NoPower;
    "stay" () => Stay;
    "move {place}" (place) => Move(place);
    "card {card}" (card) => Card(card);
    "axes pay" () => PayAxes;
    "axes save" () => SaveAxes;
    "extra {extra}" (extra)
        => Extra(extra), told "extra nothing | extra counselor | extra card | extra both";
    "city {action}" (action) => CityAction(action);
    "sacrifice prisoners {number}" (number) => SacrificePrisoners(number);
    "sacrifice jade {sets}" (sets) => SacrificeJade(sets);
    "sacrifice corn {sets}" (sets) => SacrificeCorn(sets);
    "evolve {column}" (column) => Evolve(column);
    "token {seat}" (seat: seat_of) => PassToken(seat);
    "bonus {column}" (column) => FinalBonus(column);
}

fn seat_of(word: &str) -> Result<Seat, Hint> {
    Ok(by_name("seat", word)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_explained() {
        let why = |text: &str| text.parse::<Action>().expect_err(text).hint.to_string();
        assert_eq!(why("build temple"), "write build BUILDING LEVEL");
        assert!(why("build granary 1").starts_with("\"granary\" is no Building"));
        assert!(why("fly uxmal").starts_with("it begins with one of setup, activate"));
        for text in ["levy 8 0", "reinforce leader_1 0", "prolong leader_1 5", "token 9", "card"] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
