//! Every action as a short text that a person can type, and back.

use crate::model::*;
use patolli_core::notation::value;
use patolli_core::{Forms, Hint, Unreadable, by_name};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SetupBuilding(building) => write!(f, "setup building {building}"),
            Self::SetupCounselors(first, second) => write!(f, "setup counselors {first} {second}"),
            Self::SetupPower(power) => write!(f, "setup power {power}"),
            Self::Activate(element) => write!(f, "activate {element}"),
            Self::Build(building, level) => write!(f, "build {building} {level}"),
            Self::Acquire(ability, leader, slot) => write!(f, "acquire {ability} {leader} {slot}"),
            Self::Reinforce(leader, units) => write!(f, "reinforce {leader} {units}"),
            Self::Link(summoning, leader, rounds) => {
                write!(f, "link {summoning} {leader} {rounds}")
            }
            Self::NoLink => write!(f, "link nothing"),
            Self::Prolong(leader, rounds) => write!(f, "prolong {leader} {rounds}"),
            Self::NoProlong => write!(f, "prolong nothing"),
            Self::Gain(gift) => write!(f, "gain {gift}"),
            Self::UsePower => write!(f, "power use"),
            Self::Levy(first, second) => write!(f, "levy {first} {second}"),
            Self::NoPower => write!(f, "power decline"),
            Self::Stay => write!(f, "stay"),
            Self::Move(space) => write!(f, "move {space}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::PayAxes => write!(f, "axes pay"),
            Self::SaveAxes => write!(f, "axes save"),
            Self::Extra(extra) => write!(f, "extra {extra}"),
            Self::CityAction(action) => write!(f, "city {action}"),
            Self::SacrificePrisoners(prisoners) => write!(f, "sacrifice prisoners {prisoners}"),
            Self::SacrificeJade(sets) => write!(f, "sacrifice jade {sets}"),
            Self::SacrificeCorn(sets) => write!(f, "sacrifice corn {sets}"),
            Self::Evolve(column) => write!(f, "evolve {column}"),
            Self::PassToken(seat) => write!(f, "token {seat}"),
            Self::FinalBonus(column) => write!(f, "bonus {column}"),
        }
    }
}

const FORMS: Forms = Forms(&[
    ("setup", "setup building BUILDING | setup counselors FIRST SECOND | setup power POWER"),
    ("activate", "activate BUILDING | activate LEADER"),
    ("build", "build BUILDING LEVEL"),
    ("acquire", "acquire ABILITY LEADER SLOT"),
    ("reinforce", "reinforce LEADER UNITS"),
    ("link", "link SUMMONING LEADER ADDITIONAL_ROUNDS | link nothing"),
    ("prolong", "prolong LEADER ROUNDS | prolong nothing"),
    ("gain", "gain corn | gain jade | gain card"),
    ("power", "power use | power decline"),
    ("levy", "levy UNITS_OF_LEADER_1 UNITS_OF_LEADER_2"),
    ("stay", "stay"),
    ("move", "move PLACE"),
    ("card", "card CARD"),
    ("axes", "axes pay | axes save"),
    ("extra", "extra nothing | extra counselor | extra card | extra both"),
    ("city", "city ACTION"),
    ("sacrifice", "sacrifice prisoners NUMBER | sacrifice jade SETS | sacrifice corn SETS"),
    ("evolve", "evolve COLUMN"),
    ("token", "token SEAT"),
    ("bonus", "bonus COLUMN"),
]);

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        FORMS.read(text, read)
    }
}

fn read(words: &[&str]) -> Result<Action, Hint> {
    Ok(match *words {
        ["setup", "building", building] => Action::SetupBuilding(value(building)?),
        ["setup", "counselors", first, second] => {
            Action::SetupCounselors(value(first)?, value(second)?)
        }
        ["setup", "power", power] => Action::SetupPower(value(power)?),
        ["activate", element] => Action::Activate(value(element)?),
        ["build", building, level] => Action::Build(value(building)?, value(level)?),
        ["acquire", ability, leader, slot] => {
            Action::Acquire(value(ability)?, value(leader)?, value(slot)?)
        }
        ["reinforce", leader, units] => Action::Reinforce(value(leader)?, value(units)?),
        ["link", "nothing"] => Action::NoLink,
        ["link", summoning, leader, rounds] => {
            Action::Link(value(summoning)?, value(leader)?, value(rounds)?)
        }
        ["prolong", "nothing"] => Action::NoProlong,
        ["prolong", leader, rounds] => Action::Prolong(value(leader)?, value(rounds)?),
        ["gain", gift] => Action::Gain(value(gift)?),
        ["power", "use"] => Action::UsePower,
        ["power", "decline"] => Action::NoPower,
        ["levy", first, second] => Action::Levy(value(first)?, value(second)?),
        _ => read_battles_and_phases(words)?,
    })
}

/// What is decided outside the own City.
fn read_battles_and_phases(words: &[&str]) -> Result<Action, Hint> {
    Ok(match *words {
        ["stay"] => Action::Stay,
        ["move", space] => Action::Move(value(space)?),
        ["card", card] => Action::Card(value(card)?),
        ["axes", "pay"] => Action::PayAxes,
        ["axes", "save"] => Action::SaveAxes,
        ["extra", extra] => Action::Extra(value(extra)?),
        ["city", action] => Action::CityAction(value(action)?),
        ["sacrifice", "prisoners", number] => Action::SacrificePrisoners(value(number)?),
        ["sacrifice", "jade", sets] => Action::SacrificeJade(value(sets)?),
        ["sacrifice", "corn", sets] => Action::SacrificeCorn(value(sets)?),
        ["evolve", column] => Action::Evolve(value(column)?),
        ["token", seat] => Action::PassToken(by_name("seat", seat)?),
        ["bonus", column] => Action::FinalBonus(value(column)?),
        _ => return Err(FORMS.hint(words)),
    })
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
