//! The glossary.

use super::names::*;
use super::printed::*;
use crate::text::Text;
use crate::words::{Term, args, list};
use patolli_ahau::*;
use patolli_core::Dense;

/// Words that every game of Ahau uses. Each has a name and an explanation among the messages.
pub(crate) const WORDS: &[&str] = &[
    "round",
    "movement-phase",
    "action-phase",
    "turn",
    "ruler",
    "region",
    "region-card",
    "role-card",
    "redraw",
    "strength",
    "conflict",
    "retreat",
    "weapon",
    "war-track",
    "pyramid-tile",
    "wild",
    "reserve",
    "bag",
    "worker",
    "lying",
    "city",
    "route",
    "site",
    "depleted",
    "produce",
    "supply",
    "bank",
    "summon",
    "summon-strength",
    "used-colour",
    "temple",
    "scoring-tile",
    "personal",
    "build",
    "build-limit",
    "pyramid",
    "adjacency",
    "price",
    "trade",
    "reward",
    "capital",
    "building",
    "offer",
    "region-building",
    "free-option",
    "summary-card",
    "calendar",
    "katun",
    "majority",
    "points",
    "end",
    "winner",
    "pakal",
    "personality",
    "tracker",
    "undo",
    "notation",
];

pub(super) fn terms(text: &Text, kit: &Kit) -> Vec<Term> {
    let words = WORDS.iter().map(|word| Term {
        name: text.say(&format!("ahau-term-{word}")),
        explanation: text.say(&format!("ahau-explain-{word}")),
    });
    words
        .chain(God::all().map(|it| god_term(text, it)))
        .chain(Colour::all().map(|it| colour_term(text, it)))
        .chain(Building::all().map(|it| building_term(text, kit, it)))
        .chain(Role::all().map(|it| role_term(text, kit, it)))
        .chain(Personality::all().map(|it| personality_term(text, kit, it)))
        .chain(Scoring::all().map(|it| scoring_term(text, it)))
        .chain(BoardSide::all().map(|it| board_term(text, kit, it)))
        .collect()
}

fn god_term(text: &Text, it: God) -> Term {
    Term { name: god(text, it), explanation: text.say(&format!("ahau-explain-{it}")) }
}

fn colour_term(text: &Text, it: Colour) -> Term {
    let name = colour(text, it);
    let explanation = text.tell("ahau-explain-colour", args!(short = short_colour(text, it)));
    Term { name, explanation }
}

pub(super) fn building_term(text: &Text, kit: &Kit, it: Building) -> Term {
    let cost = colours(text, kit.building(it).cost);
    let words = building_words(text, kit, it);
    Term {
        name: building(text, it),
        explanation: text.tell("ahau-explain-one-building", args!(cost = cost, words = words)),
    }
}

pub(super) fn role_term(text: &Text, kit: &Kit, it: Role) -> Term {
    let words = role_words(text, kit, it);
    Term {
        name: role(text, it),
        explanation: text.tell("ahau-explain-one-role", args!(words = words)),
    }
}

pub(super) fn personality_term(text: &Text, kit: &Kit, it: Personality) -> Term {
    let row = kit.personality(it);
    let gods: Vec<_> = row.hierarchy.into_iter().map(|it| god(text, it)).collect();
    let explanation = text.tell(
        "ahau-explain-one-personality",
        args!(role = role(text, row.role), gods = gods.join(", ")),
    );
    Term {
        name: text.tell("ahau-term-one-personality", args!(name = personality(text, it))),
        explanation,
    }
}

fn scoring_term(text: &Text, it: Scoring) -> Term {
    Term {
        name: text.tell("ahau-term-one-scoring", args!(name = short_scoring(text, it))),
        explanation: text.tell("ahau-explain-one-scoring", args!(what = scoring(text, it))),
    }
}

/// Every reward of one side of the player boards.
fn board_term(text: &Text, kit: &Kit, it: BoardSide) -> Term {
    let board = kit.board(it);
    let entry = |place: String, given: Reward| {
        let given = reward(text, kit, given);
        text.tell("ahau-board-entry", args!(place = place, reward = given))
    };
    let spaces = Space::all().map(|at| entry(at.to_string(), board.spaces[at]));
    let slots = Slot::all().map(|at| entry(at.to_string(), board.slots[at]));
    Term {
        name: text.tell("ahau-term-one-board", args!(side = it.name().to_uppercase())),
        explanation: list(text, &spaces.chain(slots).collect::<Vec<_>>()) + ".",
    }
}
