//! The rows of the component tables: what each is called, and what is printed there.

use super::names::*;
use super::printed::*;
use crate::editions::{nth, numbered};
use crate::text::Text;
use crate::words::{Term, args, list};
use patolli_core::Dense;
use patolli_yucatan::*;

/// The component of a row. `None` for a row that no table has.
pub fn component(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<Term> {
    let (name, explanation) = match kind {
        "building" | "granary" | "power" => city_board(text, kit, kind, id)?,
        "ability" | "counselor" | "summoning" | "battle_card" => battle(text, kit, kind, id)?,
        "city_action" => city_action(text, kit, id.parse().ok()?),
        "calendar" | "pyramid" | "evolution" => calendar(text, kit, kind, id)?,
        "final_bonus" => bonus(text, &kit.points, id.parse().ok()?),
        _ => {
            let (key, amount) = amount(text, kit, kind, id)?;
            (text.say(key), amount)
        }
    };
    Some(Term { name, explanation })
}

fn city_board(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<(String, String)> {
    if kind == "granary" {
        return Some((element(text, Element::Granary), granary_words(text, kit)));
    }
    let (of, level) = numbered(id).filter(|(_, level)| *level <= TOP)?;
    let (name, words) = match kind {
        "building" => {
            let it = of.parse().ok()?;
            (building(text, it), building_words(text, kit, it, level))
        }
        _ => {
            let it = of.parse().ok()?;
            (power(text, it), power_words(text, kit, it, level))
        }
    };
    Some((text.tell("yucatan-row-level", args!(name = name, level = level)), words))
}

fn battle(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<(String, String)> {
    Some(match kind {
        "ability" => {
            let it = id.parse().ok()?;
            (ability(text, it), ability_words(text, kit, it))
        }
        "counselor" => {
            let it = id.parse().ok()?;
            (counselor(text, it), counselor_words(text, kit, it))
        }
        "summoning" => {
            let it = id.parse().ok()?;
            let (level, words) = (kit.summoning(it).level, summoning_words(text, kit, it));
            let words = text.tell("yucatan-row-of-level", args!(level = level, words = words));
            (summoning(it).to_string(), words)
        }
        _ => {
            let it = id.parse().ok()?;
            let words = card_words(text, kit, it);
            let words = match it {
                Card::Special(special) => {
                    let n = kit.deck.get(special);
                    text.tell("yucatan-row-copies", args!(n = n, words = words))
                }
                Card::Base(_) | Card::Summoning(_) => words,
            };
            (card(text, it), words)
        }
    })
}

fn city_action(text: &Text, kit: &Kit, action: CityAction) -> (String, String) {
    let row = kit.city_action(action);
    let before = CityAction::all().take_while(|other| *other != action);
    let n = before.filter(|other| kit.city_action(*other).city == row.city).count() + 1;
    let name = text.tell("yucatan-row-action", args!(city = city(row.city), n = n));
    let words = city_action_words(text, kit, action);
    (name, text.tell("yucatan-row-from", args!(round = row.round, words = words)))
}

fn calendar(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<(String, String)> {
    let (_, n) = numbered(id)?;
    match kind {
        "calendar" => {
            let CalendarRow { rate, evolutions } = nth(kit.every_round(), n)?;
            let args = args!(points = sp(text, rate), n = evolutions);
            let words = text.tell("yucatan-row-round-words", args);
            Some((text.tell("yucatan-row-round", args!(n = n)), words))
        }
        "evolution" => {
            let [building, ability, summoning] = *nth(&kit.evolution, n)?.as_array();
            let args = args!(building = building, ability = ability, summoning = summoning);
            let words = text.tell("yucatan-row-evolution-words", args);
            Some((text.tell("yucatan-row-evolution", args!(n = n)), words))
        }
        _ => {
            let name = text.tell("yucatan-row-step", args!(n = n));
            Some((name, vp(text, nth(&kit.pyramid, n)?)))
        }
    }
}

fn start(text: &Text, supply: &Supply) -> String {
    let args = args!(
        goods = goods(text, supply.goods),
        prisoners = prisoners(text, supply.prisoners),
        units = units(text, supply.troop),
    );
    text.tell("yucatan-row-start-words", args)
}

fn bonus(text: &Text, points: &Points, column: Column) -> (String, String) {
    let row = points.bonus[column];
    let words = text.tell("yucatan-row-bonus", args!(each = vp(text, row.vp), most = row.most));
    (final_bonus(text, column), words)
}

/// Rows that have no name on a component: the message that names them, and how much it is.
fn amount(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<(&'static str, String)> {
    let Kit { moves, supply, points, length, .. } = kit;
    let of = |resource, n| goods(text, Goods::of(resource, n));
    let corn = |n| of(Resource::Corn, n);
    let jade = |n| of(Resource::Jade, n);
    Some(match (kind, id) {
        ("length", "rounds") => ("yucatan-row-rounds", length.rounds.to_string()),
        ("length", "turns") => ("yucatan-row-turns", length.turns.to_string()),
        ("move", "jungle_to_city") => ("yucatan-row-to-city", corn(moves.jungle_to_city)),
        ("move", "city_to_jungle") => ("yucatan-row-to-jungle", corn(moves.city_to_jungle)),
        ("move", "city_to_city") => ("yucatan-row-between-cities", corn(moves.city_to_city)),
        ("city_jade", "entry") => ("yucatan-row-entry", jade(moves.entry_jade)),
        ("city_jade", "revolution") => ("yucatan-row-revolution", jade(moves.revolution_jade)),
        ("supply", "units") => ("yucatan-row-units", units(text, supply.units)),
        ("supply", "corn") => ("yucatan-row-corn", corn(supply.tokens.get(Resource::Corn))),
        ("supply", "jade") => ("yucatan-row-jade", jade(supply.tokens.get(Resource::Jade))),
        ("supply", "troop_limit") => ("yucatan-row-troop", units(text, supply.troop_limit)),
        ("start", "player") => ("yucatan-row-start", start(text, supply)),
        ("leader_gift", "corn") => ("yucatan-row-gift-corn", goods(text, supply.leader_corn)),
        ("leader_gift", "jade") => ("yucatan-row-gift-jade", goods(text, supply.leader_jade)),
        ("price", "leader_card") => ("yucatan-row-card", goods(text, supply.leader_card)),
        ("price", "additional_round") => ("yucatan-row-additional", goods(text, supply.timer)),
        ("strength", "leader") => ("yucatan-row-leader", axes(text, points.leader_axes)),
        ("strength", "unit") => ("yucatan-row-unit", axes(text, points.unit_axes)),
        ("capture", "victory") => ("yucatan-row-victory", units(text, points.base_capture)),
        ("wipe_out", "troop") => {
            let captives = prisoners(text, points.wipe_out_prisoners);
            ("yucatan-row-wipe-out", list(text, &[vp(text, points.wipe_out), captives]))
        }
        ("set", "corn") => ("yucatan-row-corn-set", corn(points.corn_set)),
        ("set", "jade") => ("yucatan-row-jade-set", jade(points.jade_set)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editions::testing::every_row_has_words;
    use crate::lang::Lang;

    #[test]
    fn rows_have_words() {
        assert_eq!(every_row_has_words::<Yucatan>(&[]), 127);
        assert!(component(Text::shared(Lang::En), standard(), "building", "temple_4").is_none());
    }
}
