//! Writes and reads positions in tests.

use patolli_core::{PositionOf, Quick, Title};
use serde_json::Value;

/// Writes a game as the text of a position.
pub fn position_of<G: Title>(game: &G) -> Value {
    serde_json::to_value(game.position()).expect("a position is plain data")
}

/// Reads a position as the program does: first the syntax, then the rules.
pub fn load_position<G: Title>(value: &Value) -> Result<G, String> {
    let position: G::Position =
        serde_json::from_value(value.clone()).map_err(|why| why.to_string())?;
    position.into_game(G::standard(), &mut Quick::new(5)).map_err(|flaw| flaw.to_string())
}

/// The game of a position that must be valid.
pub fn sound_position<G: Title>(value: &Value) -> G {
    load_position(value).unwrap_or_else(|why| panic!("{why}\n{value}"))
}

/// The position after these actions, separated by `; `, each of the first seat that must act.
pub fn play_position<G: Title>(value: &Value, actions: &str) -> G {
    let mut game: G = sound_position(value);
    let mut dice = Quick::new(3);
    for text in actions.split("; ").filter(|text| !text.is_empty()) {
        let seat = game.to_act().first().expect("somebody acts");
        let action = text.parse().unwrap_or_else(|why| panic!("{why}"));
        assert!(game.is_legal(seat, action), "{text}: {:?}", game.why_not(seat, action));
        game.apply(seat, action, &mut dice);
        assert_eq!(game.audit(), Ok(()), "after {text}");
    }
    game
}

/// Continues at random; the game stays valid.
pub fn play_to_the_end<G: Title>(mut game: G) {
    let mut dice = Quick::new(8);
    while let Some(seat) = game.to_act().first() {
        let action = game.random_action(seat, &mut dice);
        game.apply(seat, action, &mut dice);
        assert_eq!(game.audit(), Ok(()), "after {action}");
    }
}
