//! Positions that a hand or a fault has changed: each is refused, or it is a sound game.

use patolli_core::{Quick, Title, every_options};
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Reads a position as a program would: the syntax first, then the rules.
pub fn load_position<G: Title>(value: &Value) -> Result<G, String> {
    let position = serde_json::from_value(value.clone()).map_err(|why| why.to_string())?;
    G::from_position(G::standard(), position, &mut Quick::new(5)).map_err(|flaw| flaw.to_string())
}

/// Changes positions of random games at random, twenty times each, and loads what comes of it. What
/// loads must be sound and stay so to the end of the game.
pub fn mangle_positions<G: Title>(positions: usize) {
    let mut dice = Quick::new(59);
    let every = every_options::<G>();
    let mut loaded = 0;
    for _ in 0..positions {
        let good = some_position::<G>(&every[dice.below(every.len() as u32) as usize], &mut dice);
        for _ in 0..20 {
            let mut position = good.clone();
            (0..=dice.below(3)).for_each(|_| mutate(&mut position, &mut dice));
            let trial = AssertUnwindSafe(|| try_out::<G>(&position, &mut dice));
            match catch_unwind(trial) {
                Ok(sound) => loaded += usize::from(sound),
                // The text is all that is needed to see the fault again.
                Err(panic) => panic!("{:?}\n{position}", panic.downcast_ref::<String>()),
            }
        }
    }
    assert!(loaded * 3 > positions, "the changes are too wild to test anything: {loaded} loaded");
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

/// Changes one place of a position at random: another value of the same text, an absurd number,
/// an entry lost, doubled or emptied.
fn mutate(position: &mut Value, dice: &mut Quick) {
    let mut places = Vec::new();
    pointers(position, "", &mut places);
    let mut pick = || places[dice.below(places.len() as u32) as usize].clone();
    let (at, from) = (pick(), pick());
    let other = position.pointer(&from).cloned().expect("a place of the text");
    let numbers = [0, 1, 2, 3, 5, 6, 9, 12, 13, 27, 28, 126, 127, 128, 200, 255, 256, 32767, -1];
    let number = numbers[dice.below(numbers.len() as u32) as usize];
    let kind = dice.below(6);
    let place = position.pointer_mut(&at).expect("a place of the text");
    match (place, kind) {
        (place @ Value::Number(_), 0..4) => *place = json!(number),
        (Value::Array(list), 0) => drop(list.pop()),
        (Value::Array(list), 1) => list.push(other),
        (Value::Array(list), 2) => list.clear(),
        (Value::Array(list), 3) => list.reverse(),
        (Value::Object(map), 0..2) => {
            let key = map.keys().next().cloned();
            key.iter().for_each(|key| drop(map.remove(key)));
        }
        (Value::Bool(flag), _) => *flag = !*flag,
        (place, 4) => *place = Value::Null,
        (place, _) => *place = other,
    }
}

/// Loads a text; what loads is sound and stays so to the end of the game.
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
