//! Corrupted positions: each is rejected, or it is a valid game.

use crate::positions::load_position;
use patolli_core::{Quick, Title, every_options};
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A position after one change.
pub fn changed(position: &Value, pointer: &str, value: Value) -> Value {
    let mut position = position.clone();
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
    match position.pointer_mut(parent).unwrap_or_else(|| panic!("no field {parent}")) {
        Value::Object(map) => drop(map.insert(key.to_string(), value)),
        Value::Array(list) => list[key.parse::<usize>().expect("an index")] = value,
        other => panic!("{parent} is {other}"),
    }
    position
}

/// Each change of a valid position is rejected with the field and the invariant.
pub fn refuse_changes<G: Title>(position: &Value, changes: &[(&str, Value, &str, &str)]) {
    for (pointer, value, place, rule) in changes {
        let other = changed(position, pointer, value.clone());
        assert_ne!(other, *position, "{pointer} must really change");
        let flaw = load_position::<G>(&other)
            .err()
            .unwrap_or_else(|| panic!("{pointer} {value} should not load"));
        let named = flaw.starts_with(place) && flaw.ends_with(&format!("{rule})"));
        assert!(named, "{pointer} {value}: {flaw}");
    }
}

/// Changes positions of random games at random, twenty times each, and loads the results. A
/// position that loads must be valid and stay so until the end of the game.
pub fn mangle_positions<G: Title>(positions: usize) {
    let mut dice = Quick::new(59);
    let every = every_options::<G>();
    let mut good = Vec::new();
    let mut loaded = 0;
    for _ in 0..positions {
        good.push(some_position::<G>(pick(&every, &mut dice), &mut dice));
        for _ in 0..20 {
            let mut position = good[good.len() - 1].clone();
            match dice.below(4) {
                0 => graft(&mut position, pick(&good, &mut dice), &mut dice),
                n => (0..n).for_each(|_| mutate(&mut position, &mut dice)),
            }
            let trial = AssertUnwindSafe(|| try_out::<G>(&position, &mut dice));
            match catch_unwind(trial) {
                Ok(sound) => loaded += usize::from(sound),
                // The text is enough to reproduce the fault.
                Err(panic) => panic!("{:?}\n{position}", panic.downcast_ref::<String>()),
            }
        }
    }
    assert!(loaded > positions, "the changes are too wild to test anything: {loaded} loaded");
}

fn pick<'a, T>(things: &'a [T], dice: &mut Quick) -> &'a T {
    &things[dice.below(things.len() as u32) as usize]
}

/// A position at some moment of a random game.
fn some_position<G: Title>(options: &G::Options, dice: &mut Quick) -> Value {
    let mut game = G::setup(G::standard(), options, dice);
    for _ in 0..dice.below(150) {
        let Some(seat) = game.to_act().first() else { break };
        let action = game.random_action(seat, dice);
        game.apply(seat, action, dice);
    }
    serde_json::to_value(game.position()).expect("a position is plain data")
}

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

/// Another value of the same text, of the same kind if one is found quickly.
fn another(position: &Value, places: &[String], here: &Value, dice: &mut Quick) -> Value {
    let kind = std::mem::discriminant(here);
    let mut values = (0..20).filter_map(|_| position.pointer(pick::<String>(places, dice)));
    values.find(|value| std::mem::discriminant(*value) == kind).cloned().unwrap_or(Value::Null)
}

/// Changes one place of a position at random: an absurd number, an entry removed, added or
/// reversed, or the value of another place.
fn mutate(position: &mut Value, dice: &mut Quick) {
    let mut places = Vec::new();
    pointers(position, "", &mut places);
    let at = pick(&places, dice);
    let here = position.pointer(at).expect("a place of the text");
    let other = another(position, &places, here, dice);
    let numbers = [0, 1, 2, 3, 5, 6, 9, 12, 13, 27, 28, 126, 127, 128, 200, 255, 256, 32767, -1];
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
        (place, 4) => *place = Value::Null,
        (place, _) => *place = other,
    }
}

/// Puts a part of another position where it belongs: in a list, or instead of a value.
fn graft(position: &mut Value, donor: &Value, dice: &mut Quick) {
    let mut places = Vec::new();
    pointers(donor, "", &mut places);
    // Replacing the whole position would test nothing new.
    let at = pick(&places[1..], dice);
    let part = donor.pointer(at).expect("a place of the text").clone();
    let which = dice.next_u64() as usize;
    match (position.pointer_mut(at), part) {
        (Some(Value::Array(list)), Value::Array(parts)) if !parts.is_empty() => {
            list.insert(which % (list.len() + 1), parts[which % parts.len()].clone());
        }
        (Some(place), part) => *place = part,
        (None, _) => {}
    }
}

/// Loads a text; a position that loads is valid and stays so until the end of the game.
fn try_out<G: Title>(position: &Value, dice: &mut Quick) -> bool {
    let Ok(mut game) = load_position::<G>(position) else { return false };
    assert_eq!(game.audit(), Ok(()));
    while let Some(seat) = game.to_act().first() {
        let action = game.random_action(seat, dice);
        game.apply(seat, action, dice);
        assert_eq!(game.audit(), Ok(()), "after {action}");
    }
    true
}
