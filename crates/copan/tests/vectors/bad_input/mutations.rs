//! Positions changed at random: whatever loads is a sound game to its end.

use super::{load, text_of};
use patolli_copan::*;
use patolli_core::{Game, Quick, Title, every_options};
use serde_json::{Value, json};

/// Every place in a JSON text, as a pointer.
fn pointers(value: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_string());
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(i, v)| pointers(v, &format!("{at}/{i}"), out));
        }
        Value::Object(map) => {
            map.iter().for_each(|(key, v)| pointers(v, &format!("{at}/{key}"), out));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn pick<'a, T>(things: &'a [T], dice: &mut Quick) -> &'a T {
    &things[dice.below(things.len() as u32) as usize]
}

/// Another value of the same text, of the same kind if one is soon found.
fn another(position: &Value, places: &[String], here: &Value, dice: &mut Quick) -> Value {
    let kind = std::mem::discriminant(here);
    let mut values = (0..20).filter_map(|_| position.pointer(pick(places, dice)));
    values.find(|value| std::mem::discriminant(*value) == kind).cloned().unwrap_or(Value::Null)
}

/// Changes one place of a position: an absurd number, an entry lost, added or turned round, or the
/// value of another place.
fn mutate(position: &mut Value, dice: &mut Quick) {
    let mut places = Vec::new();
    pointers(position, "", &mut places);
    let at = pick(&places, dice);
    let here = position.pointer(at).expect("a place of the text");
    let other = another(position, &places, here, dice);
    let numbers = [0, 1, 2, 3, 5, 6, 9, 10, 13, 25, 48, 127, 128, 200, 255, 256, 32767, -1];
    let number = *pick(&numbers, dice);
    let (kind, which) = (dice.below(6), dice.next_u64() as usize);
    match (position.pointer_mut(at).expect("a place of the text"), kind) {
        (place @ Value::Number(_), 0..4) => *place = json!(number),
        (Value::Array(list), 0) => drop(list.pop()),
        (Value::Array(list), 1) => list.push(other),
        (Value::Array(list), 2) if !list.is_empty() => drop(list.remove(which % list.len())),
        (Value::Array(list), 3) => list.reverse(),
        (Value::Object(map), 0..2) if !map.is_empty() => {
            let key = map.keys().nth(which % map.len()).cloned();
            key.iter().for_each(|key| drop(map.remove(key)));
        }
        (Value::Bool(flag), _) => *flag = !*flag,
        (place, _) => *place = other,
    }
}

/// Puts work of other moments before what waits.
fn overload(position: &mut Value, steps: &[Value], dice: &mut Quick) {
    let Some(agenda) = position["agenda"].as_array_mut() else { return };
    for _ in 0..=dice.below(2) {
        let at = dice.below(agenda.len().min(3) as u32 + 1) as usize;
        agenda.insert(at, pick(steps, dice).clone());
    }
}

/// A position at some moment of a game in which people like free actions and bonus actions.
fn some_position(options: &Options, dice: &mut Quick) -> Value {
    let mut game = Copan::setup(Copan::standard(), options, dice);
    for _ in 0..dice.below(200) {
        let Some(seat) = game.to_act().first() else { break };
        let action = game.random_action(seat, dice);
        let again = game.random_action(seat, dice);
        let ends = matches!(action, Action::EndTurn | Action::RefuseBonus | Action::Refuse);
        game.apply(seat, if ends { again } else { action }, dice);
    }
    text_of(&game)
}

/// Loads a text; what loads is sound and stays so for a long time.
fn try_out(position: &Value, dice: &mut Quick) -> bool {
    let Ok(mut game) = load(position) else { return false };
    assert_eq!(game.audit(), Ok(()));
    for _ in 0..200 {
        let Some(seat) = game.to_act().first() else { break };
        let action = game.random_action(seat, dice);
        game.apply(seat, action, dice);
        assert_eq!(game.audit(), Ok(()), "after {action}");
    }
    true
}

/// Whatever a hand or a fault does to a position, it is refused or it is a sound game.
#[test]
fn no_position_breaks_the_rules() {
    let mut dice = Quick::new(59);
    let every = every_options::<Copan>();
    let mut steps = Vec::new();
    let mut loaded = 0;
    for _ in 0..200 {
        let good = some_position(pick(&every, &mut dice), &mut dice);
        steps.extend(good["agenda"].as_array().expect("a list").iter().cloned());
        for _ in 0..25 {
            let mut position = good.clone();
            match dice.below(4) {
                0 => overload(&mut position, &steps, &mut dice),
                n => (0..n).for_each(|_| mutate(&mut position, &mut dice)),
            }
            let trial = std::panic::AssertUnwindSafe(|| try_out(&position, &mut dice));
            match std::panic::catch_unwind(trial) {
                Ok(sound) => loaded += usize::from(sound),
                Err(panic) => {
                    // The text is all that is needed to see the fault again.
                    let kept = position.to_string();
                    panic!("{:?}\n{kept}", panic.downcast_ref::<String>());
                }
            }
        }
    }
    assert!(loaded > 300, "the changes are too wild to test anything: {loaded} loaded");
}
